"""Learn Piggyback (or another competitive game) by self-play, and measure it against greedy.

    python examples/learn_piggyback.py --minutes 10 --out pig.npz
    python examples/learn_piggyback.py --game three_little_pigs --minutes 12 --out builder.npz
    hamlet simulate piggyback --players 2 --bots pig.npz,greedy --games 2000

A network says what every move leads to is worth (`ManyGames.look_ahead`), and the best is played,
now and then a random one. When a batch of games is over, everything each seat had led to is learned
towards what it got. Nothing but numpy is needed.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

import numpy as np
from numpy.typing import NDArray

import hamlet
from hamlet.bots.interval import wilson
from hamlet.bots.learned.network import Network, features, inputs, layout, save_network
from hamlet.engine.game import Game
from hamlet.envs import ManyGames

Floats = NDArray[np.float32]


@dataclass(frozen=True)
class Plan:
    """How the learner goes about it."""

    game: str = "piggyback"
    players: int = 2
    batch: int = 1024
    hidden: int = 64
    minutes: float = 10.0
    generations: int = 10_000
    rate: float = 0.003
    seed: int = 1
    compiled: bool = True


class Adam:
    """Steps down the slope, each weight at its own pace."""

    def __init__(self, weights: list[Floats], rate: float) -> None:
        self.weights, self.rate, self.steps = weights, rate, 0
        self._mean = [np.zeros_like(weight) for weight in weights]
        self._spread = [np.zeros_like(weight) for weight in weights]

    def step(self, slopes: list[Floats]) -> None:
        self.steps += 1
        grown = np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        for weight, slope, mean, spread in zip(
            self.weights, slopes, self._mean, self._spread, strict=True
        ):
            mean += 0.1 * (slope - mean)
            spread += 0.001 * (slope * slope - spread)
            weight -= self.rate * grown * mean / (np.sqrt(spread) + 1e-8)


def fresh_network(game: Game, hidden: int, luck: np.random.Generator) -> Network:
    """A network that knows nothing."""
    fields = game.kind.spaces.fields(game.box)
    count = inputs(fields)
    return Network(
        game.kind.id,
        layout(fields),
        (luck.standard_normal((count, hidden)) / np.sqrt(count)).astype(np.float32),
        np.zeros(hidden, np.float32),
        (luck.standard_normal(hidden) / hidden).astype(np.float32),
        np.zeros(1, np.float32),
    )


def choose(
    games: ManyGames, network: Network, whim: float, luck: np.random.Generator
) -> tuple[NDArray[np.int64], Floats]:
    """An action for every game, the best but for a whim, and the features of what it leads to."""
    shown = games.shown
    acting = shown.to_play >= 0
    counts = np.where(acting, shown.count, 0).astype(np.int64)
    rows, over, worth = games.look_ahead()
    seen = features(games.fields, rows)
    values = np.where(over, worth, network.values(seen))
    longest = int(counts.max())
    table = np.full((games.count, longest), -1.0)
    table[np.arange(longest) < counts[:, None]] = values
    best = table.argmax(1)
    drawn = (luck.random(games.count) * np.maximum(counts, 1)).astype(np.int64)
    picked = np.where(luck.random(games.count) < whim, drawn, best)
    first = np.concatenate([[0], np.cumsum(counts)[:-1]])
    actions = shown.legal[np.arange(games.count), picked].astype(np.int64)
    return actions, seen[(first + picked)[acting]]


def self_play(
    games: ManyGames, network: Network, whim: float, seed: int, luck: np.random.Generator
) -> tuple[Floats, Floats]:
    """A batch of games to their ends: what every seat had led to, and what it got."""
    shown = games.deal(range(seed, seed + games.count))
    got = np.zeros((games.count, games.game.players), np.float32)
    seen, owners = [], []
    while (shown.to_play >= 0).any():
        acting = np.flatnonzero(shown.to_play >= 0)
        seats = shown.to_play[acting].astype(np.int64)
        actions, chosen = choose(games, network, whim, luck)
        seen.append(chosen)
        owners.append(np.stack([acting, seats], 1))
        shown = games.step(actions)
        got[shown.over] = shown.rewards[shown.over]
    where = np.concatenate(owners)
    return np.concatenate(seen), got[where[:, 0], where[:, 1]]


def learn_from(
    network: Network, adam: Adam, seen: Floats, got: Floats, luck: np.random.Generator
) -> float:
    """One pass over a batch; returns the mean loss."""
    losses = []
    for part in np.array_split(luck.permutation(len(seen)), max(1, len(seen) // 1024)):
        inputs_, wanted = seen[part], got[part]
        hidden = np.maximum(inputs_ @ network.into + network.bias, 0.0)
        odds = hidden @ network.out + network.shift
        said = 1.0 / (1.0 + np.exp(-np.clip(odds, -30, 30)))
        error = ((said - wanted) / len(part)).astype(np.float32)
        back = np.outer(error, network.out) * (hidden > 0)
        adam.step([inputs_.T @ back, back.sum(0), hidden.T @ error, error.sum(keepdims=True)])
        losses.append(float(np.mean((said - wanted) ** 2)))
    return float(np.mean(losses))


def measure(
    game: Game, network: Network, games: int, seed: int, compiled: bool = True
) -> tuple[float, float, float]:
    """The network's share of the wins against greedy on the other seats, and its 95 % interval."""
    luck, won, each = np.random.default_rng(seed), 0.0, games // game.players
    for seat in range(game.players):
        bots = ["greedy" if other != seat else None for other in range(game.players)]
        batch = ManyGames(game, each, bots=bots, viewer=seat, compiled=compiled)
        shown = batch.deal(range(seed, seed + each))
        got = np.zeros(each)
        while (shown.to_play >= 0).any():
            shown = batch.step(choose(batch, network, 0.0, luck)[0])
            got[shown.over] = shown.rewards[shown.over, seat]
        won += float(got.sum())
    share = won / (each * game.players)
    return share, *wilson(won, each * game.players)


def learn(plan: Plan, games_measured: int = 8000) -> Network:
    """Play and learn until the time is up."""
    game = hamlet.game(plan.game, players=plan.players)
    luck = np.random.default_rng(plan.seed)
    network = fresh_network(game, plan.hidden, luck)
    adam = Adam([network.into, network.bias, network.out, network.shift], plan.rate)
    batch = ManyGames(game, plan.batch, compiled=plan.compiled)
    began = perf_counter()
    for generation in range(plan.generations):
        spent = (perf_counter() - began) / (60 * plan.minutes)
        if spent >= 1:
            break
        adam.rate = plan.rate * (1 - 0.9 * spent)
        whim = 0.2 * (1 - spent) + 0.02
        seen, got = self_play(batch, network, whim, plan.seed + generation * plan.batch, luck)
        loss = learn_from(network, adam, seen, got, luck)
        if generation % 10 == 0:
            print(
                f"{generation:5} generations, {60 * plan.minutes * spent:4.0f} s, loss {loss:.4f}"
            )
    share, low, high = measure(game, network, games_measured, 10**6, plan.compiled)
    fair = 1 / plan.players
    print(f"against greedy: {share:.3f} of the wins ({low:.3f} to {high:.3f}); equal is {fair:.3f}")
    return network


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default=Plan.game)
    parser.add_argument("--players", type=int, default=Plan.players)
    parser.add_argument("--minutes", type=float, default=Plan.minutes)
    parser.add_argument("--batch", type=int, default=Plan.batch)
    parser.add_argument("--hidden", type=int, default=Plan.hidden)
    parser.add_argument("--seed", type=int, default=Plan.seed)
    parser.add_argument("--out", type=Path, default=Path("learned.npz"))
    asked = vars(parser.parse_args())
    out = asked.pop("out")
    save_network(out, learn(Plan(**asked)))
    print(f"saved as {out}")


if __name__ == "__main__":
    main()

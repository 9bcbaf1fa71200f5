"""Fitting what a village is worth to games that heuristics with whims have played.

`python -m hamlet.games.three_little_pigs.experts.fit` prints the weights for `value.py`, and how
well they fit.
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from hamlet.engine import greedy, stream
from hamlet.engine.contract import actor, apply, legal, outcomes, winners
from hamlet.engine.game import Game
from hamlet.engine.greedy import greedy_move
from hamlet.engine.ids import CHANCE, OVER, Move, Seat
from hamlet.engine.link import link
from hamlet.engine.stream import Stream, below, pick
from hamlet.engine.vocabulary import Floats, Ints
from hamlet.games.three_little_pigs import KIND, heuristics
from hamlet.games.three_little_pigs.experts import value
from hamlet.games.three_little_pigs.experts.value import FEATURES, describe, nearness
from hamlet.games.three_little_pigs.rules import play as rules
from hamlet.games.three_little_pigs.rules.state import Box, Village

Sheet: TypeAlias = NDArray[np.float64]
"""Features by turn and seat, or what every seat had won by turn."""

GAMES = 20_000
WHIM = 100  # of 1024 moves so many are random, so that many kinds of villages are seen
MOST_TURNS = 200
STEPS = 40


def record(
    box: Box,
    village: Village,
    luck: Ints,
    moves: list[Move],
    weights: Ints,
    rows: list[list[Floats]],
    won: Floats,
) -> int:
    """Play a game and describe every seat at the end of every turn; how many turns."""
    turns = 0
    turn = village.turn
    row = rows[0][0]
    while True:
        who = actor(box, village)
        if who == OVER:
            break
        if village.turn != turn and turns < len(rows):
            turn = village.turn
            near = nearness(box, village)
            for seat in range(box.players):
                row = rows[turns][seat]
                describe(box, village, Seat(seat), near, row)
            turns += 1
        if who == CHANCE:
            count = outcomes(box, village, moves, weights)
            apply(box, village, Move(moves[pick(luck, weights, count)]), None)
        else:
            count = legal(box, village, moves)
            move = Move(moves[below(luck, count)])
            if below(luck, 1024) >= WHIM:
                move = greedy_move(box, village, moves, count, luck)
            apply(box, village, move, None)
    mask = winners(box, village)
    for seat in range(box.players):
        won[seat] = mask >> seat & 1
    return turns


def games_of(players: int, games: int, seed: int) -> tuple[Sheet, Sheet]:
    """Rows by turn, seat and feature, and by turn and seat the share of the victory."""
    import sys

    modules = [sys.modules[__name__], value, greedy, stream, rules, heuristics]
    play = link(modules, compiled=True).record
    game = Game(KIND, players, {}, KIND.default_edition)
    luck = np.array(Stream(seed, players).numbers, np.int64)
    moves, weights = np.zeros(KIND.most, np.int64), np.zeros(KIND.most, np.int64)
    rows, won = np.zeros((MOST_TURNS, players, FEATURES)), np.zeros(players)
    found, shares = [], []
    for _ in range(games):
        village = KIND.position.start(game.box).to_numpy()
        turns = play(game.box.to_numpy(), village, luck, moves, weights, rows, won)
        found.append(rows[:turns].copy())
        shares.append(np.repeat((won / won.sum())[None], turns, axis=0))
    return np.concatenate(found), np.concatenate(shares)


def fit(data: list[tuple[Sheet, Sheet]], ridge: float = 1.0) -> Sheet:
    """The weights under which the results are most likely, by Newton's method."""
    weights = np.zeros(FEATURES)
    for _ in range(STEPS):
        slope = -ridge * weights
        bend = ridge * np.eye(FEATURES)
        for rows, shares in data:
            chance = chances(rows, weights)
            mean = np.einsum("ts,tsf->tf", chance, rows)
            slope = slope + np.einsum("ts,tsf->f", shares - chance, rows)
            spread = np.einsum("ts,tsf,tsg->fg", chance, rows, rows) - mean.T @ mean
            bend = bend + spread
        weights = weights + np.linalg.solve(bend, slope)
    return weights


def chances(rows: Sheet, weights: Sheet) -> Sheet:
    """Every seat's chance at the end of every turn."""
    strength = rows @ weights
    grown: Sheet = np.exp(strength - strength.max(axis=1, keepdims=True))
    shares: Sheet = grown / grown.sum(axis=1, keepdims=True)
    return shares


def surprise(data: list[tuple[Sheet, Sheet]], weights: Sheet) -> float:
    """The average logarithm of what the result had been given, negated: less is better."""
    told = [-(shares * np.log(chances(rows, weights))).sum(axis=1) for rows, shares in data]
    return float(np.concatenate(told).mean())


def main() -> None:
    """Fit to games of 2 to 5 players, and test on others."""
    seats = KIND.players
    learned = [games_of(players, GAMES, seed=1) for players in seats]
    unseen = [games_of(players, GAMES // 10, seed=2) for players in seats]
    weights = fit(learned)
    print("WEIGHTS = (")
    for weight in weights:
        print(f"    {weight:.5f},")
    print(")")
    for players, rows in zip(seats, unseen, strict=True):
        print(
            f"{players} players: surprise {surprise([rows], weights):.4f}, of {np.log(players):.4f}"
        )


if __name__ == "__main__":
    main()

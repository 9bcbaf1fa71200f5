"""Cochonstructeurs' invariants at every step of many random games, compiled.

python -m soak [GAMES] [SEED]        what `make soak` runs, a million games by default
"""

from __future__ import annotations

import sys
from functools import cache
from time import perf_counter
from types import SimpleNamespace
from typing import Any

import numpy as np

import hamlet
from hamlet.engine import stream
from hamlet.engine.contract import actor, apply, legal, outcomes
from hamlet.engine.ids import CHANCE, OVER, Move
from hamlet.engine.link import link
from hamlet.engine.stream import below, pick, start_stream
from hamlet.engine.vocabulary import Ints
from hamlet.games.cochonstructeurs.position.consistency import fault_words
from hamlet.games.cochonstructeurs.rules import play as rules
from hamlet.games.cochonstructeurs.rules.soundness import SOUND, sound

MOST_STEPS = 20_000
ENDLESS = 99


def soak_game(box: Any, state: Any, dice: Ints, moves: list[Move], weights: Ints) -> int:
    """Play at random to the end, asking after every step whether all is sound."""
    for _ in range(MOST_STEPS):
        fault = sound(box, state)
        who = actor(box, state)
        if fault != SOUND or who == OVER:
            return fault
        if who == CHANCE:
            count = outcomes(box, state, moves, weights)
            apply(box, state, moves[pick(dice, weights, count)], None)
        else:
            count = legal(box, state, moves)
            apply(box, state, moves[below(dice, count)], None)
    return ENDLESS


def soak_games(
    box: Any, start: Any, state: Any, seed: int, first: int, games: int, scratch: Any
) -> int:
    """Games `first` to `first` + `games` - 1 of a seed; the first fault found, or SOUND."""
    for index in range(first, first + games):
        state[0] = start[0]
        start_stream(scratch[0], seed, index)
        fault = soak_game(box, state[0], scratch[0], scratch[1], scratch[2])
        if fault != SOUND:
            return fault
    return SOUND


@cache
def kernels() -> SimpleNamespace:
    """The loops above on the game's rules, compiled."""
    return link([sys.modules[__name__], stream, rules], compiled=True)


def soak(players: int, options: dict[str, Any], seed: int, first: int, games: int) -> str:
    """What is broken in some of these games, in words; nothing if all are sound."""
    table = hamlet.game("cochonstructeurs", players, options)
    start = table.kind.position.start(table.box)
    states = np.array([start.to_numpy()])
    scratch = np.zeros((3, max(4, table.kind.most)), np.int64)
    box = table.box.to_numpy()
    fault = kernels().soak_games(box, states, states.copy(), seed, first, games, scratch)
    if fault == ENDLESS:
        return "a game does not end"
    return "" if fault == SOUND else fault_words(fault)


def main(games: int = 1_000_000, seed: int = 1) -> int:
    """Soak all numbers of players with and without all_home; report as it goes."""
    began, block, done = perf_counter(), 10_000, 0
    while done < games:
        players = 2 + done // block % 3
        options = {"plan": 1 + done // block % 5, "all_home": done // block % 2 == 1}
        broken = soak(players, options, seed, done, min(block, games - done))
        if broken:
            print(f"broken within games {done} to {done + block} of seed {seed}: {broken}")
            return 1
        done += block
        rate = done / (perf_counter() - began)
        print(f"\r{min(done, games):,} games sound, {rate:,.0f} a second", end="", flush=True)
    print()
    return 0


if __name__ == "__main__":
    sys.exit(main(*(int(argument) for argument in sys.argv[1:3])))

"""The simplest ways to choose, written in the subset that also runs compiled."""

from __future__ import annotations

from typing import Any

from hamlet.engine.contract import prefer
from hamlet.engine.ids import Move
from hamlet.engine.stream import below
from hamlet.engine.vocabulary import Ints

RANDOM = 0
GREEDY = 1
EXACT = 2  # played by hamlet.bots.exact, for games that are solved


def simple_choice(
    box: Any, state: Any, policy: int, moves: list[Move], count: int, stream: Ints
) -> Move:
    """One of `count` legal moves, at least two, by the policy of that number."""
    if policy == GREEDY:
        return greedy_move(box, state, moves, count, stream)
    return moves[below(stream, count)]


def greedy_move(box: Any, state: Any, moves: list[Move], count: int, stream: Ints) -> Move:
    """The move that the game's heuristics like best; equals are drawn from."""
    best = moves[0]
    liking = prefer(box, state, best)
    equals = 1
    for index in range(1, count):
        mine = prefer(box, state, moves[index])
        if mine > liking:
            best, liking, equals = moves[index], mine, 1
        elif mine == liking:
            equals += 1
            if below(stream, equals) == 0:
                best = moves[index]
    return best

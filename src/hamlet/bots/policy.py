"""The simplest ways to choose, written in the subset that also runs compiled."""

from __future__ import annotations

from hamlet.engine.greedy import greedy_move
from hamlet.engine.ids import Move
from hamlet.engine.record import BoxRecord, StateRecord
from hamlet.engine.stream import below
from hamlet.engine.vocabulary import Ints

RANDOM = 0
GREEDY = 1
EXACT = 2  # played by an expert, in games that are solved


def simple_choice(
    box: BoxRecord, state: StateRecord, policy: int, moves: list[Move], count: int, stream: Ints
) -> Move:
    """One of `count` legal moves, at least two, by the policy of that number."""
    if policy == GREEDY:
        return greedy_move(box, state, moves, count, stream)
    return moves[below(stream, count)]

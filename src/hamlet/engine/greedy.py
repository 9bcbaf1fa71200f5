"""A greedy player, over any game's heuristics; in the subset that also runs compiled."""

from __future__ import annotations

from hamlet.engine.contract import prefer
from hamlet.engine.ids import Move
from hamlet.engine.record import BoxRecord, StateRecord
from hamlet.engine.stream import below
from hamlet.engine.vocabulary import Ints


def greedy_move(
    box: BoxRecord, state: StateRecord, moves: list[Move], count: int, stream: Ints
) -> Move:
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

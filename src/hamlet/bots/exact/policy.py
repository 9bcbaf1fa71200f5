"""Playing by a solved table, in the subset that also runs compiled."""

from __future__ import annotations

from typing import Any

from hamlet.bots.exact.turns import worth_of
from hamlet.bots.policy import simple_choice
from hamlet.engine.ids import Move
from hamlet.engine.vocabulary import Ints
from hamlet.games.woofy.state import Box, Hunt

EXACT = 2


def choose(
    box: Box, hunt: Hunt, policy: int, moves: Ints, count: int, stream: Ints, insight: Any
) -> Move:
    """One of `count` legal moves, by a policy; the exact one knows what every move is worth."""
    if policy == EXACT:
        return exact_move(box, hunt, moves, count, insight)
    return simple_choice(box, hunt, policy, moves, count, stream)


def exact_move(box: Box, hunt: Hunt, moves: Ints, count: int, insight: Any) -> Move:
    """The first of the moves with the greatest probability of winning."""
    values, hunts, lists = insight
    best = moves[0]
    worth = -1.0
    for index in range(count):
        mine = worth_of(box, hunt, Move(moves[index]), hunts, lists, values)
        if mine > worth:
            best, worth = moves[index], mine
    return Move(best)

"""Playing by a solved table, in the subset that also runs compiled."""

from __future__ import annotations

from typing import Any

from hamlet.bots.exact.turns import settled
from hamlet.bots.policy import EXACT, simple_choice
from hamlet.engine.contract import apply
from hamlet.engine.ids import Move
from hamlet.engine.vocabulary import Ints
from hamlet.games.woofy.numbering import copy_hunt, number_of, pig_in_role
from hamlet.games.woofy.state import CHOOSING, Box, Hunt


def choose(
    box: Box, hunt: Hunt, policy: int, moves: list[Move], count: int, stream: Ints, insight: Any
) -> Move:
    """One of `count` legal moves, by a policy; the exact one knows what every move is worth."""
    if policy == EXACT:
        return exact_move(box, hunt, moves, count, insight)
    return simple_choice(box, hunt, policy, moves, count, stream)


def exact_move(box: Box, hunt: Hunt, moves: list[Move], count: int, insight: Any) -> Move:
    """The best die as the table names it, or the move that leads to the best position."""
    values, dice, spare = insight
    if hunt.phase == CHOOSING:
        return Move(pig_in_role(box, hunt, dice[number_of(box, hunt)]))
    best = moves[0]
    worth = -1.0
    for index in range(count):
        copy_hunt(spare, hunt)
        apply(box, spare, Move(moves[index]), None)
        mine = settled(box, spare, values)
        if mine > worth:
            best, worth = moves[index], mine
    return Move(best)

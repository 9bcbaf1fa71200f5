"""Playing by the solution, in the subset that also runs compiled."""

from __future__ import annotations

from hamlet.engine.contract import apply
from hamlet.engine.ids import Move
from hamlet.engine.vocabulary import Insight
from hamlet.games.woofy.experts.numbering import copy_hunt, number_of, pig_in_role
from hamlet.games.woofy.experts.turns import settled
from hamlet.games.woofy.rules.state import CHOOSING, Box, Hunt


def exact_move(box: Box, hunt: Hunt, moves: list[Move], count: int, insight: Insight) -> Move:
    """The best die as the solution names it, or the move that leads to the best position."""
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

"""Trees that end only with the match: what `expectimax` finds there is exact."""

from __future__ import annotations

from hamlet.engine.contract import actor, winners
from hamlet.engine.ids import OVER
from hamlet.engine.record import BoxRecord, StateRecord
from hamlet.engine.vocabulary import Floats, Insight


def leaf(
    box: BoxRecord, state: StateRecord, start: int, insight: Insight, values: Floats, first: int
) -> bool:
    """Whether the match is over; then who has won."""
    if actor(box, state) != OVER:
        return False
    won = winners(box, state)
    for seat in range(box.players):
        values[first + seat] = float(won >> seat & 1)
    return True

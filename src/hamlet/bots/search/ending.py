"""Trees that end only with the match: what `expectimax` finds there is exact."""

from __future__ import annotations

from typing import Any

from hamlet.engine.contract import actor, winners
from hamlet.engine.ids import OVER


def leaf(box: Any, state: Any, start: int, insight: Any, values: Any, first: int) -> bool:
    """Whether the match is over; then who has won."""
    if actor(box, state) != OVER:
        return False
    won = winners(box, state)
    for seat in range(box.players):
        values[first + seat] = float(won >> seat & 1)
    return True

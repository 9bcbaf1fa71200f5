"""For tests of expectimax: Woofy's trees end after two turns, in what its solved table says."""

from __future__ import annotations

from typing import Any

from hamlet.engine.contract import actor
from hamlet.engine.ids import OVER
from hamlet.games.woofy.experts.turns import settled

AHEAD = 2


def leaf(box: Any, hunt: Any, start: int, insight: Any, values: Any, first: int) -> bool:
    """Two turns on, or the match is over."""
    if actor(box, hunt) != OVER and hunt.turn < start + AHEAD:
        return False
    worth = settled(box, hunt, insight[0])
    for seat in range(box.players):
        values[first + seat] = worth
    return True

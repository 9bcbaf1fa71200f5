"""What a move or an outcome can tell, by number."""

from __future__ import annotations

(
    UNCOVERED,
    TURN_BEGINS,
    FELL,
    WOLF_ASIDE,
    ROLLS_AGAIN,
    STOPPED,
    NOTHING_TO_BUY,
    BOUGHT,
    COMPLETED,
    WON_CARD,
    WOLF_COMES,
    NOBODY_TO_BLOW_ON,
    BLOWS_ON,
    SPUN,
    BLOWN_AWAY,
    UNHARMED,
    ROOF_FELL,
    HOUSE_GONE,
    STACKS_EMPTY,
    ENDED,
    BEGINS,
) = range(21)

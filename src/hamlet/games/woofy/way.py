"""The way that a piece takes between two places, space by space, so that it can be shown."""

from __future__ import annotations

from hamlet.games.woofy.rules.reach import (
    along,
    house_place,
    is_housed,
    steps_along,
    way_out,
    ways_out,
)
from hamlet.games.woofy.rules.state import DOT, FIRST_HOUSE, HOUSES, POT, Box, House, Place, Space


def way_round(box: Box, left: Space, to: Space) -> list[int]:
    """WO-9: clockwise, every space after the one that is left."""
    return [int(along(box, left, step)) for step in range(1, (to - left) % box.ring + 1)]


def way_of(box: Box, left: Place, to: Place, steps: int) -> list[int]:
    """The places a pig touches with a number of steps; by a house face it leaps (WO-6, WO-22)."""
    found = _walked(box, left, to, steps) if steps > 0 else None
    return [int(to)] if found is None else found


def _walked(box: Box, left: Place, to: Place, steps: int) -> list[int] | None:
    """WO-4, WO-7, WO-14, WO-15, WO-21: along the ring, out of a place and into a house."""
    into = [int(to)] if is_housed(to) else []
    door = box.doors[FIRST_HOUSE - to] if is_housed(to) else to
    hops = steps_along(left, steps) - len(into)
    for way in range(ways_out(left)):
        origin = way_out(box, left, way)
        for direction in (1, -1):
            if hops >= 0 and along(box, origin, direction * hops) == door:
                spaces = [int(along(box, origin, direction * hop)) for hop in range(1, hops + 1)]
                return [*([int(origin)] if _is_beside(left) else []), *spaces, *into]
    return None


def _is_beside(place: Place) -> bool:
    """In a house, on a dot or in the pot: the way first leads onto the ring."""
    return place in (DOT, POT, *(house_place(House(house)) for house in range(HOUSES)))

"""How far a number takes a pig: along the ring, out of a place, into a house."""

from __future__ import annotations

from hamlet.engine.ids import ALLOWED, Rule
from hamlet.games.woofy.rules.state import (
    BRICK,
    DOT,
    FIRST_HOUSE,
    PIGS,
    POT,
    POTS,
    Box,
    House,
    Hunt,
    Pig,
    Place,
    Space,
)


def house_place(house: House) -> Place:
    """WO-12: a pig in a house stands there and not on the space before it."""
    return Place(FIRST_HOUSE - house)


def is_housed(place: Place) -> bool:
    return place <= FIRST_HOUSE


def complete(box: Box, hunt: Hunt) -> bool:
    """WO-E5: every part of the brick house stands."""
    return hunt.built >= box.parts


def in_place(hunt: Hunt, place: Place) -> int:
    """How many pigs are in a place."""
    count = 0
    for pig in range(PIGS):
        if hunt.at[pig] == place:
            count += 1
    return count


def ways_out(place: Place) -> int:
    """WO-4, WO-21: out of the pot there are two ways, from everywhere else one."""
    if place == POT:
        return POTS
    return 1


def way_out(box: Box, place: Place, way: int) -> Space:
    """WO-7, WO-15, WO-18, WO-21: the space of the ring that a pig's way begins with."""
    if place == POT:
        return Space(box.pots[way])
    if place == DOT:
        return Space(box.start)
    if is_housed(place):
        return Space(box.doors[FIRST_HOUSE - place])
    return Space(place)


def steps_along(place: Place, steps: int) -> int:
    """WO-7, WO-15: off a dot and out of a house the first step leads onto the ring."""
    if place == DOT or is_housed(place):
        return steps - 1
    return steps


def along(box: Box, space: Space, steps: int) -> Space:
    """WO-E2: so many spaces clockwise, or anticlockwise if negative, round the closed ring."""
    return Space((space + steps) % box.ring)


def reaches(box: Box, place: Place, steps: int, space: Space) -> bool:
    """WO-4, WO-21: the number leads to that space, one way round or the other."""
    left = steps_along(place, steps)
    for way in range(ways_out(place)):
        origin = way_out(box, place, way)
        if along(box, origin, left) == space or along(box, origin, -left) == space:
            return True
    return False


def reaches_house(box: Box, place: Place, steps: int, house: House) -> bool:
    """WO-14, WO-E4: exactly one step beyond the space before the house."""
    left = steps_along(place, steps)
    return left > 0 and reaches(box, place, steps - 1, box.doors[house])


def forbids_hiding(box: Box, hunt: Hunt, pig: Pig, house: House) -> Rule:
    """WO-13, WO-16: a house takes a pig if it has room, the brick house once complete."""
    if house == BRICK and not complete(box, hunt):
        return Rule(16)
    place = house_place(house)
    if hunt.at[pig] != place and in_place(hunt, place) >= box.rooms[house]:
        return Rule(13)
    return ALLOWED


def forbids_entering(box: Box, hunt: Hunt, pig: Pig, steps: int, house: House) -> Rule:
    """WO-13 to WO-16: by the exact number, and never back into the house it comes from."""
    if hunt.at[pig] == house_place(house):
        return Rule(15)
    if not reaches_house(box, hunt.at[pig], steps, house):
        return Rule(14)
    return forbids_hiding(box, hunt, pig, house)

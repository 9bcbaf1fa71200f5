"""What a greedy pig likes: bricks, then the brick house, away from the wolf, friends out."""

from __future__ import annotations

from hamlet.engine.ids import ALLOWED, Move
from hamlet.games.woofy.rules.play import BRICKS, ENTER, GO, STAY, pot_is_open
from hamlet.games.woofy.rules.reach import (
    along,
    complete,
    forbids_entering,
    forbids_hiding,
    house_place,
    in_place,
    is_housed,
    steps_along,
    way_out,
    ways_out,
)
from hamlet.games.woofy.rules.state import (
    BRICK,
    CHOOSING,
    DOT,
    HOUSE_FACE,
    HOUSES,
    POT,
    POTS,
    WOLF_FACE,
    Box,
    House,
    Hunt,
    Pig,
    Place,
    Space,
)


def prefer(box: Box, hunt: Hunt, move: Move) -> int:
    """The die that promises most, then the place that is liked best."""
    if hunt.phase == CHOOSING:
        return promise(box, hunt, Pig(move))
    if move == STAY:
        return liking(box, hunt, hunt.at[hunt.die])
    if move == BRICKS:
        return liking_to_stop(box, hunt, Space(box.doors[BRICK]))
    if move < GO:
        return liking(box, hunt, house_place(House(move - ENTER)))
    return liking_to_stop(box, hunt, Space(move - GO))


def promise(box: Box, hunt: Hunt, pig: Pig) -> int:
    """What the pig's die brings on average over leaving it where it is."""
    now = liking(box, hunt, hunt.at[pig])
    gain = 0
    for face in range(box.faces):
        if box.shows[face] == HOUSE_FACE:
            gain += box.weights[face] * (best_hiding(box, hunt, pig) - now)
        elif box.shows[face] != WOLF_FACE:
            gain += box.weights[face] * (best_walk(box, hunt, pig, box.shows[face]) - now)
    return gain


def best_hiding(box: Box, hunt: Hunt, pig: Pig) -> int:
    """The best of what a house face allows."""
    best = liking(box, hunt, hunt.at[pig])
    if not complete(box, hunt):
        best = max(best, liking_to_stop(box, hunt, Space(box.doors[BRICK])))
    for house in range(HOUSES):
        if forbids_hiding(box, hunt, pig, House(house)) == ALLOWED:
            best = max(best, liking(box, hunt, house_place(House(house))))
    return best


def best_walk(box: Box, hunt: Hunt, pig: Pig, steps: int) -> int:
    """The best of where a number leads."""
    place = hunt.at[pig]
    left = steps_along(place, steps)
    best = -1000
    for way in range(ways_out(place)):
        origin = way_out(box, place, way)
        best = max(best, liking_to_stop(box, hunt, along(box, origin, left)))
        best = max(best, liking_to_stop(box, hunt, along(box, origin, -left)))
    for house in range(HOUSES):
        if forbids_entering(box, hunt, pig, steps, House(house)) == ALLOWED:
            best = max(best, liking(box, hunt, house_place(House(house))))
    return best


def liking_to_stop(box: Box, hunt: Hunt, space: Space) -> int:
    """A space as a place, and for the part that stopping there adds."""
    value = liking(box, hunt, Place(space))
    if space == box.doors[BRICK] and not complete(box, hunt):
        value += 60
    return value


def liking(box: Box, hunt: Hunt, place: Place) -> int:
    """How good a place is for a pig."""
    if place == POT:
        return -60
    if place == DOT:
        return 0
    if is_housed(place):
        return liking_of_house(box, hunt, place)
    space = Space(place)
    near = 20 - 2 * to_the_bricks(box, space)
    return near - danger(box, hunt, space) + help_of(box, hunt, space)


def liking_of_house(box: Box, hunt: Hunt, place: Place) -> int:
    """The brick house is home; any other is shelter."""
    if place == house_place(House(BRICK)):
        return 60
    return 10


def to_the_bricks(box: Box, space: Space) -> int:
    """How far the bricks space is, the shorter way round."""
    clockwise = (box.doors[BRICK] - space) % box.ring
    return min(clockwise, box.ring - clockwise)


def danger(box: Box, hunt: Hunt, space: Space) -> int:
    """How soon the wolf comes by: on its next move, or on the one after."""
    ahead = (space - hunt.wolf) % box.ring
    if ahead <= box.stride:
        return 40
    if ahead <= 2 * box.stride:
        return 15
    return 0


def help_of(box: Box, hunt: Hunt, space: Space) -> int:
    """A pot space is worth much while a friend is in the pot and the way is shut."""
    if in_place(hunt, POT) == 0 or pot_is_open(box, hunt):
        return 0
    for pot in range(POTS):
        if space == box.pots[pot]:
            return 60
    return 0

"""Every position between two turns has a number; positions that play alike share it.

Pigs differ only by whose die was rolled last, and who sits where does not matter. The
number is made of the parts of the brick house, the wolf's space and the crowd: the place
of the pig that was rolled last with the two other places in either order, or all three
in any order before the first roll. Parts come first because they only ever grow.
"""

from __future__ import annotations

from hamlet.games.woofy.rules.reach import complete, house_place, in_place
from hamlet.games.woofy.rules.state import (
    BESIDE,
    BRICK,
    CHOOSING,
    HOUSES,
    NOBODY,
    PIGS,
    POT,
    Box,
    Face,
    House,
    Hunt,
    Pig,
    Place,
    Space,
)


def numbers(box: Box) -> int:
    """How many numbers there are."""
    return (box.parts + 1) * layer(box)


def layer(box: Box) -> int:
    """How many numbers there are for each number of parts built."""
    return box.ring // box.stride * crowds(box)


def crowds(box: Box) -> int:
    """The ways to place three pigs of which one, or none, was rolled last."""
    places = box.ring + BESIDE
    return places * pair_number(0, places) + trio_number(0, 0, places)


def number_of(box: Box, hunt: Hunt) -> int:
    """The number of a position between two turns."""
    step = (hunt.wolf - box.wolf_start) % box.ring // box.stride
    return hunt.built * layer(box) + step * crowds(box) + crowd_number(box, hunt)


def crowd_number(box: Box, hunt: Hunt) -> int:
    """Which crowd it is."""
    low = slot(box, hunt.at[0])
    middle = slot(box, hunt.at[1])
    high = slot(box, hunt.at[2])
    if hunt.last == 0:
        return low * pair_number(0, box.ring + BESIDE) + unordered_pair(middle, high)
    if hunt.last == 1:
        return middle * pair_number(0, box.ring + BESIDE) + unordered_pair(low, high)
    if hunt.last == 2:
        return high * pair_number(0, box.ring + BESIDE) + unordered_pair(low, middle)
    least = min(low, middle, high)
    most = max(low, middle, high)
    places = box.ring + BESIDE
    trio = trio_number(least, low + middle + high - least - most, most)
    return places * pair_number(0, places) + trio


def slot(box: Box, place: Place) -> int:
    """Places in one row: the spaces of the ring, then those beside it."""
    if place >= 0:
        return int(place)
    return box.ring - 1 - place


def slot_place(box: Box, position: int) -> Place:
    """The place of a slot."""
    if position < box.ring:
        return Place(position)
    return Place(box.ring - 1 - position)


def unordered_pair(one: int, other: int) -> int:
    return pair_number(min(one, other), max(one, other))


def pair_number(low: int, high: int) -> int:
    """Pairs with low <= high in the order of the higher; (0, n) is their count below n."""
    return high * (high + 1) // 2 + low


def trio_number(low: int, middle: int, high: int) -> int:
    """Trios with low <= middle <= high in the order of the highest; (0, 0, n) counts below n."""
    return high * (high + 1) * (high + 2) // 6 + pair_number(low, middle)


def set_position(box: Box, number: int, hunt: Hunt) -> None:
    """Make `hunt` a position of that number, with the pigs in their roles.

    Pig 0 was rolled last; of the others, or of all before the first roll, a pig comes
    earlier the higher its slot.
    """
    hunt.phase = CHOOSING
    hunt.die = Pig(NOBODY)
    hunt.face = Face(NOBODY)
    hunt.built = number // layer(box)
    step = number % layer(box) // crowds(box)
    hunt.wolf = Space((box.wolf_start + step * box.stride) % box.ring)
    set_crowd(box, number % crowds(box), hunt)


def set_crowd(box: Box, crowd: int, hunt: Hunt) -> None:
    """Place the pigs of a crowd."""
    places = box.ring + BESIDE
    pairs = pair_number(0, places)
    pair = crowd % pairs
    first = crowd // pairs
    hunt.last = Pig(0)
    if first >= places:
        hunt.last = Pig(NOBODY)
        trio = crowd - places * pairs
        first = 0
        while trio_number(0, 0, first + 1) <= trio:
            first += 1
        pair = trio - trio_number(0, 0, first)
    high = 0
    while pair_number(0, high + 1) <= pair:
        high += 1
    hunt.at[0] = slot_place(box, first)
    hunt.at[1] = slot_place(box, high)
    hunt.at[2] = slot_place(box, pair - pair_number(0, high))


def pig_in_role(box: Box, hunt: Hunt, role: int) -> Pig:
    """The pig that `set_position` would have put in the place of number `role`."""
    found = 0
    for pig in range(PIGS):
        if rank(box, hunt, Pig(pig)) == role:
            found = pig
    return Pig(found)


def rank(box: Box, hunt: Hunt, pig: Pig) -> int:
    """How many pigs come before this one: the one rolled last, then by slot, then by colour."""
    before = 0
    if pig == hunt.last:
        return before
    mine = slot(box, hunt.at[pig])
    for other in range(PIGS):
        theirs = slot(box, hunt.at[other])
        if other == hunt.last or theirs > mine or (theirs == mine and other < pig):
            before += 1
    return before


def goes_on(box: Box, hunt: Hunt) -> bool:
    """WO-13, WO-16, WO-25, WO-26: the position can stand on a table and is not over."""
    for house in range(HOUSES):
        if in_place(hunt, house_place(House(house))) > box.rooms[house]:
            return False
    home = in_place(hunt, house_place(House(BRICK)))
    if home == PIGS or in_place(hunt, POT) == PIGS:
        return False
    return home == 0 or complete(box, hunt)


def copy_hunt(target: Hunt, source: Hunt) -> None:
    """Make one hunt like another."""
    target.turn = source.turn
    target.seat = source.seat
    target.phase = source.phase
    target.wolf = source.wolf
    target.built = source.built
    target.last = source.last
    target.die = source.die
    target.face = source.face
    for pig in range(PIGS):
        target.at[pig] = source.at[pig]

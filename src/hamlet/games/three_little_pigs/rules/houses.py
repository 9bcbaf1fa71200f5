"""Houses: which tile may go where, and the row in which all houses stand."""

from __future__ import annotations

from hamlet.engine.ids import ALLOWED, Rule, Seat
from hamlet.games.three_little_pigs.rules.state import (
    DOOR,
    NONE,
    POTS,
    ROOF,
    SEATS,
    TILES,
    House,
    Material,
    Part,
    Tile,
    Village,
)

NEW_HOUSE = 0


def material_of(tile: Tile) -> Material:
    """What a tile is made of."""
    return Material(tile // POTS)


def pots_on(tile: Tile) -> int:
    """The flowerpots on a tile."""
    return tile % POTS


def house_at(village: Village, seat: Seat, number: int) -> House:
    """TP-36: a player's house by its number, which counts from 1."""
    before = 0
    for other in range(seat):
        before += village.built[other]
    return House(before + number - 1)


def owner_of(village: Village, house: House) -> Seat:
    """Who lives there."""
    seat = 0
    last = village.built[0]
    while house >= last:
        seat += 1
        last += village.built[seat]
    return Seat(seat)


def standing(village: Village) -> int:
    """How many houses there are on the whole table."""
    count = 0
    for seat in range(SEATS):
        count += village.built[seat]
    return count


def complete(village: Village, house: House) -> bool:
    """TP-17: a roof completes a house, also without a door."""
    return village.roof[house] != NONE


def windows_of(village: Village, house: House) -> int:
    """How many windows a house has."""
    count = 0
    for tile in range(TILES):
        count += village.windows[house * TILES + tile]
    return count


def same_tiles(village: Village, one: House, other: House) -> bool:
    """TP-36: the order of windows means nothing."""
    if village.door[one] != village.door[other] or village.roof[one] != village.roof[other]:
        return False
    for tile in range(TILES):
        if village.windows[one * TILES + tile] != village.windows[other * TILES + tile]:
            return False
    return True


def has_twin_before(village: Village, seat: Seat, number: int) -> bool:
    """TP-36: of houses with the same tiles only the lowest number is offered."""
    house = house_at(village, seat, number)
    for distance in range(1, number):
        if same_tiles(village, House(house - distance), house):
            return True
    return False


def forbids_place(village: Village, seat: Seat, part: Part, number: int) -> Rule:
    """TP-11 to TP-18: where a door, a window or a roof may go; any materials mix (TP-14)."""
    if number == NEW_HOUSE:
        return Rule(13) if part == ROOF else ALLOWED
    if number > village.built[seat]:
        return Rule(18)
    house = house_at(village, seat, number)
    if complete(village, house):
        return Rule(17)
    if part == DOOR and village.door[house] != NONE:
        return Rule(15)
    return Rule(36) if has_twin_before(village, seat, number) else ALLOWED


def has_place(village: Village, seat: Seat, part: Part) -> bool:
    """TP-10: only a roof can lack a place; it needs a house that is not complete."""
    if part != ROOF:
        return True
    first = house_at(village, seat, 1)
    for house in range(first, first + village.built[seat]):
        if village.roof[house] == NONE:
            return True
    return False


def start_house(village: Village, seat: Seat) -> House:
    """TP-11, TP-18: make room for a new house after the player's others."""
    new = house_at(village, seat, village.built[seat] + 1)
    for house in range(standing(village), new, -1):
        copy_house(village, House(house - 1), House(house))
    clear_house(village, new)
    village.built[seat] += 1
    return new


def drop_house(village: Village, house: House) -> None:
    """TP-21, TP-36: an empty house is gone and the later ones move up."""
    last = standing(village) - 1
    village.built[owner_of(village, house)] -= 1
    for gap in range(house, last):
        copy_house(village, House(gap + 1), House(gap))
    clear_house(village, House(last))


def copy_house(village: Village, source: House, target: House) -> None:
    """The same tiles at another place in the row."""
    village.door[target] = village.door[source]
    village.roof[target] = village.roof[source]
    for tile in range(TILES):
        village.windows[target * TILES + tile] = village.windows[source * TILES + tile]


def clear_house(village: Village, house: House) -> None:
    """An empty place in the row."""
    village.door[house] = Tile(NONE)
    village.roof[house] = Tile(NONE)
    for tile in range(TILES):
        village.windows[house * TILES + tile] = 0


def lay_tile(village: Village, house: House, part: Part, tile: Tile) -> None:
    """TP-12, TP-13, TP-16: windows and the roof go on top, a door slides under."""
    if part == DOOR:
        village.door[house] = tile
    elif part == ROOF:
        village.roof[house] = tile
    else:
        village.windows[house * TILES + tile] += 1

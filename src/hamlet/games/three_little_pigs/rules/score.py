"""Counting: what a house is worth, the awards, and who has won."""

from __future__ import annotations

from hamlet.engine.ids import Seat
from hamlet.games.three_little_pigs.rules.houses import (
    complete,
    house_at,
    material_of,
    pots_on,
    windows_of,
)
from hamlet.games.three_little_pigs.rules.state import (
    DONE,
    MATERIALS,
    NOBODY,
    NONE,
    TILES,
    Box,
    House,
    Tile,
    Village,
)

# Awards that are given at the end, for the most of something.
FLOWERPOTS, HOUSES_BUILT, TALLEST = 0, 1, 2
MOST_AWARDS = 3


def tile_points(box: Box, tile: Tile) -> int:
    """TP-26: as many points as pig heads; no tile, no points."""
    return 0 if tile == NONE else box.heads[material_of(tile)]


def house_points(box: Box, village: Village, house: House) -> int:
    """TP-26: the points of all tiles of a house."""
    total = tile_points(box, village.door[house]) + tile_points(box, village.roof[house])
    for tile in range(TILES):
        total += village.windows[house * TILES + tile] * tile_points(box, Tile(tile))
    return total


def house_pots(village: Village, house: House) -> int:
    """The flowerpots on all tiles of a house."""
    total = 0
    if village.door[house] != NONE:
        total += pots_on(village.door[house])
    if village.roof[house] != NONE:
        total += pots_on(village.roof[house])
    for tile in range(TILES):
        total += village.windows[house * TILES + tile] * pots_on(Tile(tile))
    return total


def height(village: Village, house: House) -> int:
    """TP-33: the number of tiles, door and roof included."""
    tiles = windows_of(village, house)
    if village.door[house] != NONE:
        tiles += 1
    if village.roof[house] != NONE:
        tiles += 1
    return tiles


def tiles_points(box: Box, village: Village, seat: Seat) -> int:
    """TP-25, TP-26: the tiles of completed houses; the others are set aside."""
    total = 0
    for number in range(1, village.built[seat] + 1):
        house = house_at(village, seat, number)
        if complete(village, house):
            total += house_points(box, village, house)
    return total


def measure(village: Village, seat: Seat, award: int) -> int:
    """TP-31, TP-32, TP-33: what counts for an award, in completed houses only (TP-25)."""
    total = 0
    for number in range(1, village.built[seat] + 1):
        house = house_at(village, seat, number)
        if complete(village, house):
            if award == FLOWERPOTS:
                total += house_pots(village, house)
            elif award == HOUSES_BUILT:
                total += 1
            elif village.door[house] != NONE:
                total = max(total, height(village, house))
    return total


def award_winner(box: Box, village: Village, award: int) -> Seat:
    """TP-31, TP-32, TP-33: the one player with the most; a tie, also at zero: nobody."""
    best = 0
    winner = NOBODY
    for seat in range(box.players):
        mine = measure(village, Seat(seat), award)
        if mine > best:
            best = mine
            winner = Seat(seat)
        elif mine == best:
            winner = NOBODY
    return winner


def bonus_points(box: Box, village: Village, seat: Seat) -> int:
    """TP-27: a point for each flowerpot and each completed house; TP-30: awards instead."""
    if box.awards == 0:
        return measure(village, seat, FLOWERPOTS) + measure(village, seat, HOUSES_BUILT)
    total = 0
    for award in range(MOST_AWARDS):
        if award_winner(box, village, award) == seat:
            total += box.most_prize[award]
    for material in range(MATERIALS):
        if village.first[material] == seat:
            total += box.first_prize[material]
    return total


def points(box: Box, village: Village, seat: Seat) -> int:
    """TP-26, TP-27, TP-30: all that a player has scored."""
    return tiles_points(box, village, seat) + bonus_points(box, village, seat)


def winners(box: Box, village: Village) -> int:
    """TP-24, TP-28, TP-29: most points, then most completed houses, else the victory is shared."""
    if village.phase != DONE:
        return 0
    mask = 0
    best = -1
    best_built = -1
    for seat in range(box.players):
        mine = points(box, village, Seat(seat))
        built = measure(village, Seat(seat), HOUSES_BUILT)
        if mine > best or (mine == best and built > best_built):
            best, best_built, mask = mine, built, 0
        if mine == best and built == best_built:
            mask |= 1 << seat
    return mask

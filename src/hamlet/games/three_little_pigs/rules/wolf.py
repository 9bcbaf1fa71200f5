"""The wolf: whose house it blows on, and what is left of it."""

from __future__ import annotations

from hamlet.engine.ids import ALLOWED, Rule, Seat
from hamlet.engine.vocabulary import Story, tell
from hamlet.games.three_little_pigs.rules.happenings import (
    BLOWN_AWAY,
    HOUSE_GONE,
    ROOF_FELL,
    UNHARMED,
)
from hamlet.games.three_little_pigs.rules.houses import (
    complete,
    drop_house,
    has_twin_before,
    house_at,
    material_of,
    owner_of,
    pots_on,
    windows_of,
)
from hamlet.games.three_little_pigs.rules.state import (
    DOOR,
    NONE,
    PARTS,
    POTS,
    ROOF,
    TILES,
    WINDOW,
    Box,
    House,
    Material,
    Part,
    Tile,
    Village,
)


def somebody_to_blow_on(box: Box, village: Village) -> bool:
    """TP-19, TP-23: some opponent has a house."""
    for seat in range(box.players):
        if seat != village.seat and village.built[seat] > 0:
            return True
    return False


def forbids_target(box: Box, village: Village, seat: Seat, number: int) -> Rule:
    """TP-19: a house of an opponent, completed or not; never an own one."""
    if seat >= box.players or seat == village.seat or number > village.built[seat]:
        return Rule(19)
    return Rule(36) if has_twin_before(village, seat, number) else ALLOWED


def blow_away(village: Village, house: House, material: Material, story: Story) -> None:
    """TP-20, TP-21, TP-22: all of that material goes, then a lone roof; the rest stays."""
    owner = owner_of(village, house)
    number = house - house_at(village, owner, 1) + 1
    tiles = remove_material(village, house, material)
    if tiles > 0:
        tell(story, BLOWN_AWAY, owner, number, material, tiles)
    else:
        tell(story, UNHARMED, owner, number, material)
    if village.door[house] == NONE and windows_of(village, house) == 0:
        collapse(village, house, owner, number, story)


def collapse(village: Village, house: House, owner: Seat, number: int, story: Story) -> None:
    """TP-21: a roof with nothing under it leaves the game too; an empty house is gone."""
    if complete(village, house):
        discard(village, ROOF, village.roof[house], 1)
        village.roof[house] = Tile(NONE)
        tell(story, ROOF_FELL, owner, number)
    drop_house(village, house)
    tell(story, HOUSE_GONE, owner, number)


def remove_material(village: Village, house: House, material: Material) -> int:
    """TP-20: every tile of the material leaves the game; returns how many did."""
    count = 0
    if village.door[house] != NONE and material_of(village.door[house]) == material:
        discard(village, DOOR, village.door[house], 1)
        village.door[house] = Tile(NONE)
        count += 1
    if village.roof[house] != NONE and material_of(village.roof[house]) == material:
        discard(village, ROOF, village.roof[house], 1)
        village.roof[house] = Tile(NONE)
        count += 1
    for tile in range(material * POTS, (material + 1) * POTS):
        windows = village.windows[house * TILES + tile]
        discard(village, WINDOW, Tile(tile), windows)
        village.windows[house * TILES + tile] = 0
        count += windows
    return count


def discard(village: Village, part: Part, tile: Tile, number: int) -> None:
    """TP-20: out of the game, not back to its stack."""
    stack = material_of(tile) * PARTS + part
    village.removed[stack * POTS + pots_on(tile)] += number

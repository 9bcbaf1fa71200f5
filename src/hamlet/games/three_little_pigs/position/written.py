"""Positions as plain data.

A tile is its stack and its flowerpots: "straw-door", "straw-door+1". A stack is its visible
tile's flowerpots (`top`, nothing while it is not turned up) and those of the tiles `below`,
sorted, because their order is nobody's knowledge. Houses are listed by seat, each from the
ground up.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from hamlet.engine.bounds import Counts, Number, SeatList, Word, WordList
from hamlet.engine.ids import Seat
from hamlet.engine.vocabulary import Json
from hamlet.games.three_little_pigs.notation import tile_name
from hamlet.games.three_little_pigs.rules.houses import house_at, material_of, owner_of, pots_on
from hamlet.games.three_little_pigs.rules.state import (
    BLOWING,
    BUYING,
    CHOOSING,
    DONE,
    DOOR,
    DRAWING,
    DRAWING_FIRST,
    FACES,
    HIDDEN,
    HOUSES,
    NOBODY,
    NONE,
    PARTS,
    POTS,
    ROLLING,
    ROOF,
    SPINNING,
    STACKS,
    TILES,
    WINDOW,
    Box,
    House,
    Tile,
    Village,
)

PHASES = {
    "drawing-first": DRAWING_FIRST,
    "drawing": DRAWING,
    "rolling": ROLLING,
    "choosing": CHOOSING,
    "buying": BUYING,
    "blowing": BLOWING,
    "spinning": SPINNING,
    "over": DONE,
}
_PHASE_NAMES = {code: name for name, code in PHASES.items()}


Street = Annotated[list[WordList], Meta(max_length=HOUSES)]
"""The houses of a seat, each by its tiles."""


class Pile(msgspec.Struct, forbid_unknown_fields=True):
    """One stack: flowerpots on the visible tile, and on those below it."""

    top: Number | None = None
    below: SeatList = []


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """What `match.position()` says. Fields left out are as at the start."""

    turn: Number = 0
    seat: Number | None = None
    first: Number | None = None
    phase: Word | None = None
    rolls: Number | None = None
    dice: Annotated[dict[Word, Counts], Meta(max_length=8)] | None = None
    bought: WordList = []
    target: Word | None = None
    stacks: Annotated[dict[Word, Pile], Meta(max_length=64)] = {}
    houses: Annotated[list[Street], Meta(max_length=16)] = []
    removed: WordList | None = None
    awards: Annotated[dict[Word, Number | None], Meta(max_length=16)] = {}


def start(box: Box) -> Village:
    """TP-1, TP-2: nine shuffled stacks, none turned up yet; who begins is known or drawn."""
    if box.first_seat == NOBODY:
        return Village(phase=DRAWING_FIRST, below=box.tiles)
    first = Seat(box.first_seat)
    return Village(phase=DRAWING, below=box.tiles, seat=first, starter=first)


def write(box: Box, village: Village) -> Json:
    """The table as plain data."""
    return {
        "turn": village.turn,
        "seat": int(village.seat),
        "first": int(village.starter),
        "phase": _PHASE_NAMES[village.phase],
        "rolls": village.rolls,
        "dice": _dice(box, village),
        "bought": [box.names.stacks[stack] for stack in village.bought if stack != NONE],
        "target": _target(village),
        "stacks": {name: _pile(village, stack) for stack, name in enumerate(box.names.stacks)},
        "houses": [
            [
                house_tiles(box, village, house_at(village, Seat(seat), number))
                for number in range(1, village.built[seat] + 1)
            ]
            for seat in range(box.players)
        ],
        "removed": [
            tile_name(box, stack, pots)
            for stack in range(STACKS)
            for pots in range(POTS)
            for _ in range(village.removed[stack * POTS + pots])
        ],
        "awards": _awards(box, village),
    }


def _dice(box: Box, village: Village) -> dict[str, dict[str, int]]:
    return {
        kind: {
            face: village.dice[index * FACES + slot]
            for slot, face in enumerate(box.names.faces)
            if village.dice[index * FACES + slot]
        }
        for index, kind in enumerate(box.names.dice)
    }


def _target(village: Village) -> str | None:
    if village.target == NONE:
        return None
    owner = owner_of(village, village.target)
    return f"{owner}:{village.target - house_at(village, owner, 1) + 1}"


def _pile(village: Village, stack: int) -> Json:
    below = village.below[stack * POTS : (stack + 1) * POTS]
    return {
        "top": village.top[stack] if village.top[stack] > HIDDEN else None,
        "below": [pots for pots, number in enumerate(below) for _ in range(number)],
    }


def house_tiles(box: Box, village: Village, house: House) -> list[str]:
    """The tiles of a house from the ground up; windows in the order of the stacks."""
    row = village.windows[house * TILES : (house + 1) * TILES]
    windows = [tile for tile, number in enumerate(row) for _ in range(number)]
    tiles = [(DOOR, village.door[house]), *((WINDOW, Tile(tile)) for tile in windows)]
    tiles.append((ROOF, village.roof[house]))
    return [
        tile_name(box, material_of(tile) * PARTS + part, pots_on(tile))
        for part, tile in tiles
        if tile != NONE
    ]


def _awards(box: Box, village: Village) -> dict[str, int | None]:
    if not box.awards:
        return {}
    won = zip(box.names.materials, village.first, strict=True)
    return {name: None if seat == NONE else int(seat) for name, seat in won}

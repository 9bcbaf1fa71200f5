"""What a page is given of a village: the position, and what the rules say of it."""

from __future__ import annotations

from typing import Literal, TypedDict

from hamlet.engine.ids import Seat
from hamlet.games.three_little_pigs.rules.buying import empty_stacks, purse
from hamlet.games.three_little_pigs.rules.dice import in_hand, showing
from hamlet.games.three_little_pigs.rules.houses import complete, house_at, same_tiles
from hamlet.games.three_little_pigs.rules.score import points
from hamlet.games.three_little_pigs.rules.state import (
    KINDS,
    PARTS,
    ROLLING,
    ROLLS,
    SPINNING,
    Box,
    Face,
    House,
    Part,
    Village,
)

Phase = Literal[
    "drawing-first",
    "drawing",
    "rolling",
    "choosing",
    "buying",
    "blowing",
    "spinning",
    "over",
]


class Pile(TypedDict):
    """A stack: flowerpots on its visible tile, and on those below it."""

    top: int | None
    below: list[int]


class ThreeLittlePigsPosition(TypedDict):
    """A village as it is written; houses by seat, each from the ground up."""

    turn: int
    seat: int
    first: int
    phase: Phase
    rolls: int
    dice: dict[str, dict[str, int]]
    bought: list[str]
    target: str | None
    stacks: dict[str, Pile]
    houses: list[list[list[str]]]
    removed: list[str]
    awards: dict[str, int | None]


class ThreeLittlePigsBox(TypedDict):
    """What the rules make of the edition for these players."""

    rolls: int
    """Throws in a turn (TP-3)."""
    stacks_to_end: int
    """So many empty stacks end the match (TP-24)."""


class ThreeLittlePigsFacts(TypedDict):
    """What the rules say of a village."""

    points: list[int]
    """What every seat would have if it ended now (TP-25)."""
    complete: list[list[bool]]
    """For every house whether it is complete (TP-17)."""
    named_by: list[list[int]]
    """For every house the one, counted from 0, by which moves name it and its twins (TP-36)."""
    spent: dict[str, int]
    """By face, the dice that have paid for a tile in this turn (TP-9)."""
    purse: dict[str, int]
    """By face, the dice that can still pay (TP-7, TP-9)."""
    empty_stacks: int


class HouseLine(TypedDict):
    """A house on the score sheet."""

    tiles: list[str]
    complete: bool
    height: int
    points: int
    flowerpots: int


class ThreeLittlePigsSheetRow(TypedDict):
    """Every point of a seat."""

    seat: int
    houses: list[HouseLine]
    tiles: int
    flowerpots: int
    houses_bonus: int
    awards: dict[str, int]
    total: int
    tie_break: int


BOX, POSITION, FACTS = ThreeLittlePigsBox, ThreeLittlePigsPosition, ThreeLittlePigsFacts
SHEET = ThreeLittlePigsSheetRow


def contents(box: Box) -> ThreeLittlePigsBox:
    """What the table is made of."""
    return {"rolls": ROLLS, "stacks_to_end": box.players}


def facts(box: Box, village: Village) -> ThreeLittlePigsFacts:
    """What a page cannot see of a village."""
    seats = [Seat(seat) for seat in range(box.players)]
    return {
        "points": [int(points(box, village, seat)) for seat in seats],
        "complete": [
            [bool(complete(village, house)) for house in _houses(village, seat)] for seat in seats
        ],
        "named_by": [
            [_first_alike(village, seat, house) for house in _houses(village, seat)]
            for seat in seats
        ],
        "spent": {
            name: showing(village, Face(part)) - purse(box, village, Part(part))
            for part, name in enumerate(box.names.faces[:PARTS])
        },
        "purse": {
            name: int(purse(box, village, Part(part)))
            for part, name in enumerate(box.names.faces[:PARTS])
        },
        "empty_stacks": empty_stacks(village),
    }


def _houses(village: Village, seat: Seat) -> list[House]:
    return [house_at(village, seat, number + 1) for number in range(village.built[seat])]


def _first_alike(village: Village, seat: Seat, house: House) -> int:
    """The first house of a player with the same tiles."""
    twins = enumerate(_houses(village, seat))
    return next(number for number, other in twins if same_tiles(village, other, house))


def thrown(box: Box, village: Village) -> list[str]:
    """The dice of a throw, plain ones first, or the spinner; tiles are shuffled by the table."""
    if village.phase == SPINNING:
        return ["spinner"]
    if village.phase != ROLLING:
        return []
    kinds = range(KINDS)
    return [box.names.dice[kind] for kind in kinds for _ in range(in_hand(box, village, kind))]

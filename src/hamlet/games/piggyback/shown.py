"""What a page is given of a race: the position, and what the rules say of it."""

from __future__ import annotations

from typing import Literal, TypedDict

from hamlet.engine.ids import Seat
from hamlet.games.piggyback.rules.play import beyond, owner, to_go, used
from hamlet.games.piggyback.rules.state import (
    ALWAYS,
    BEHIND,
    DONE,
    DRAWING_FIRST,
    NEVER,
    NOBODY,
    ROLLING,
    START,
    Box,
    Pig,
    Race,
)

Phase = Literal["drawing-first", "ready", "rolling", "choosing", "again", "passing", "over"]


class PiggybackPosition(TypedDict):
    """A race as it is written; spaces are counted on the path as it lies now."""

    turn: int
    seat: int
    phase: Phase
    face: str | None
    mover: str | None
    moved: str | None
    start: list[str]
    stacks: dict[str, list[str]]
    discs: list[int]


class PigOfSeat(TypedDict):
    """A pig in play, and whose it is (PB-2, PB-18)."""

    name: str
    seat: int


class FaceOfDie(TypedDict):
    """A face of the die (PB-E1)."""

    name: str
    steps: int
    again: Literal["never", "always", "behind"]


class PiggybackBox(TypedDict):
    """What the rules make of the edition for these players."""

    length: int
    """Spaces of the whole path."""
    pigs: list[PigOfSeat]
    faces: list[FaceOfDie]
    discs: int
    """How often a player may extend (PB-13)."""
    extensions: int
    """How often all of them may together."""


class PiggybackFacts(TypedDict):
    """What the rules say of a race."""

    gone: int
    """Spaces of the plates that were taken away (PB-14)."""
    across: list[str]
    """The pigs beyond the last plate (PB-20)."""
    to_go: list[int]
    """For every pig how many spaces it has to go until it is beyond."""
    movable: list[str]
    """The pigs that this turn is still about (PB-18)."""
    discs_left: list[int]
    """For every seat how often it may still extend (PB-13)."""


BOX, POSITION, FACTS = PiggybackBox, PiggybackPosition, PiggybackFacts


def contents(box: Box) -> PiggybackBox:
    """What the table is made of."""
    return {
        "length": box.length,
        "pigs": [
            {"name": name, "seat": int(owner(box, Pig(pig)))}
            for pig, name in enumerate(box.names.pigs)
        ],
        "faces": [
            {"name": name, "steps": box.steps[face], "again": _AGAIN[box.again[face]]}
            for face, name in enumerate(box.names.faces)
        ],
        "discs": box.each,
        "extensions": box.each * box.players,
    }


_AGAIN: dict[int, Literal["never", "always", "behind"]] = {
    NEVER: "never",
    ALWAYS: "always",
    BEHIND: "behind",
}


def facts(box: Box, race: Race) -> PiggybackFacts:
    """What a page cannot see of a race."""
    names = box.names.pigs
    return {
        "gone": race.gone,
        "across": [name for pig, name in enumerate(names) if beyond(box, race, race.at[pig])],
        "to_go": [_to_go(box, race, Pig(pig)) for pig in range(box.pigs)],
        "movable": [names[pig] for pig in _movable(box, race)],
        "discs_left": [box.each - used(race, Seat(seat)) for seat in range(box.players)],
    }


def _to_go(box: Box, race: Race, pig: Pig) -> int:
    here = race.gone if race.at[pig] == START else race.at[pig]
    return max(0, to_go(box, race, here))


def _movable(box: Box, race: Race) -> list[int]:
    if race.phase in (DONE, DRAWING_FIRST):
        return []
    if race.mover != NOBODY:
        return [race.mover]
    own = (pig for pig in range(box.pigs) if owner(box, Pig(pig)) == race.seat)
    return [pig for pig in own if pig != race.moved]


def thrown(_box: Box, race: Race) -> list[str]:
    """The die; who begins is drawn by the table."""
    return ["die"] if race.phase == ROLLING else []

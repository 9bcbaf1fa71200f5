"""Woofy positions as plain data, and back; what cannot stand on a table is refused.

A pig's place is the number of its space, or "dot", "pot", "straw", "wood" or "brick".
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from hamlet.engine.bounds import Number, Word
from hamlet.engine.errors import BadPosition, BrokenInvariant
from hamlet.engine.ids import ALLOWED, Move, Seat
from hamlet.engine.outcome import Outcome, seats_of
from hamlet.engine.position import MOST_TURNS, code_of, read_position, within
from hamlet.engine.vocabulary import Json
from hamlet.games.woofy.rules import play as rules
from hamlet.games.woofy.rules.reach import complete, house_place, in_place
from hamlet.games.woofy.rules.state import (
    BRICK,
    CHOOSING,
    DONE,
    DOT,
    DRAWING_FIRST,
    HIDING,
    HOUSE_FACE,
    HOUSES,
    MOVING,
    NOBODY,
    PIGS,
    POT,
    ROLLING,
    WOLF_FACE,
    Box,
    Face,
    House,
    Hunt,
    Pig,
    Place,
    Space,
)

PHASES = {
    "drawing-first": DRAWING_FIRST,
    "choosing": CHOOSING,
    "rolling": ROLLING,
    "moving": MOVING,
    "hiding": HIDING,
    "over": DONE,
}
_PHASE_NAMES = {code: name for name, code in PHASES.items()}
_BESIDE = {"dot": DOT, "pot": POT} | {
    name: house_place(House(house)) for house, name in enumerate(("straw", "wood", "brick"))
}
_BESIDE_NAMES = {place: name for name, place in _BESIDE.items()}


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """What `match.position()` says. Fields left out are as at the start."""

    turn: Number = 0
    seat: Number | None = None
    phase: Word | None = None
    pigs: Annotated[dict[Word, Number | Word], Meta(max_length=20)] = {}
    wolf: Number | None = None
    parts: Number = 0
    last: Word | None = None
    die: Word | None = None
    face: Word | None = None


def start(box: Box) -> Hunt:
    """WO-E2, WO-E3, WO-1: pigs on their dots, the wolf on its space, only the base of the house."""
    if box.first_seat == NOBODY:
        return Hunt(phase=DRAWING_FIRST, wolf=box.wolf_start)
    return Hunt(phase=CHOOSING, wolf=box.wolf_start, seat=box.first_seat)


def place_name(place: int) -> int | str:
    """A space by its number, any other place by its word."""
    return _BESIDE_NAMES.get(Place(place), int(place))


def write(box: Box, hunt: Hunt) -> Json:
    """The hunt as plain data."""
    return {
        "turn": hunt.turn,
        "seat": int(hunt.seat),
        "phase": _PHASE_NAMES[hunt.phase],
        "pigs": {name: place_name(hunt.at[pig]) for pig, name in enumerate(box.names.pigs)},
        "wolf": int(hunt.wolf),
        "parts": hunt.built,
        "last": _named(box.names.pigs, hunt.last),
        "die": _named(box.names.pigs, hunt.die),
        "face": _named(box.names.faces, hunt.face),
    }


def _named(names: tuple[str, ...], code: int) -> str | None:
    return None if code == NOBODY else names[code]


def restore(box: Box, data: Json) -> Hunt:
    """The hunt that a position describes; BadPosition says why there is none."""
    given = read_position(Position, data)
    hunt = start(box)
    hunt.turn = within(given.turn, 0, MOST_TURNS, "turn")
    if given.seat is not None:
        hunt.seat = Seat(within(given.seat, 0, box.players - 1, "seat"))
    if given.wolf is not None:
        hunt.wolf = Space(within(given.wolf, 0, box.ring - 1, "wolf"))
    hunt.built = within(given.parts, 0, box.parts, "parts")
    for name, place in given.pigs.items():
        hunt.at[code_of(box.names.pigs, name, "pigs")] = _place(box, place)
    hunt.last = Pig(code_of(box.names.pigs, given.last, "last"))
    hunt.die = Pig(code_of(box.names.pigs, given.die, "die"))
    hunt.face = Face(code_of(box.names.faces, given.face, "face"))
    if fault := _fault(box, hunt):
        raise BadPosition(fault)
    hunt.phase = _phase(box, hunt, given.phase, bool(data))
    _check_phase(box, hunt)
    return hunt


def _place(box: Box, place: int | str) -> Place:
    if isinstance(place, int):
        return Place(within(place, 0, box.ring - 1, "pigs"))
    if place not in _BESIDE:
        listed = ", ".join(_BESIDE)
        raise BadPosition(f"pigs: {place!r} is no place; say a space's number or {listed}")
    return _BESIDE[place]


def _fault(box: Box, hunt: Hunt) -> str | None:
    """What cannot stand on a table, whatever it waits for."""
    if (hunt.wolf - box.wolf_start) % box.stride:
        return f"wolf: {hunt.wolf} is no wolf space (WO-9)"
    for house in range(HOUSES):
        guests = in_place(hunt, house_place(House(house)))
        if guests > box.rooms[house]:
            return f"pigs: {guests} pigs in a house with room for {box.rooms[house]} (WO-13)"
    if in_place(hunt, house_place(House(BRICK))) and not complete(box, hunt):
        return f"pigs: the brick house takes nobody before it has {box.parts} parts (WO-16)"
    return None


def _ended(box: Box, hunt: Hunt) -> bool:
    return rules.winners(box, hunt) != 0 or in_place(hunt, POT) == PIGS


def _phase(box: Box, hunt: Hunt, given: str | None, anything: bool) -> int:
    """The phase that is said, or the one that follows from everything else."""
    if given is not None:
        if given not in PHASES:
            raise BadPosition(f"phase: {given!r} is none of {', '.join(PHASES)}")
        return PHASES[given]
    if _ended(box, hunt):
        return DONE
    if hunt.die == NOBODY:
        drawn = box.first_seat == NOBODY and not anything
        return DRAWING_FIRST if drawn else CHOOSING
    if hunt.face == NOBODY:
        return ROLLING
    return HIDING if box.shows[hunt.face] == HOUSE_FACE else MOVING


def _check_phase(box: Box, hunt: Hunt) -> None:
    """What the table waits for must fit what lies on it."""
    if _ended(box, hunt) != (hunt.phase == DONE):
        raise BadPosition(
            "phase: a hunt is over exactly when all pigs are in the brick house or in the pot"
        )
    if hunt.phase == DRAWING_FIRST and hunt != start(box):
        raise BadPosition("phase: who begins is drawn before anything else, if at all (WO-1)")
    rolled = hunt.phase in (ROLLING, MOVING, HIDING)
    if rolled != (hunt.die != NOBODY):
        raise BadPosition("die: a die has been chosen exactly when rolling, moving or hiding")
    if (hunt.phase in (MOVING, HIDING)) != (hunt.face != NOBODY):
        raise BadPosition("face: a die shows a face exactly when moving or hiding")
    if hunt.face != NOBODY:
        _check_face(box, hunt)
    if rolled:
        _check_die(box, hunt)


def _check_face(box: Box, hunt: Hunt) -> None:
    shown = box.shows[hunt.face]
    if shown == WOLF_FACE or (shown == HOUSE_FACE) != (hunt.phase == HIDING):
        raise BadPosition("face: a number is for moving, a house for hiding, a wolf for neither")


def _check_die(box: Box, hunt: Hunt) -> None:
    """WO-2, WO-20: the die that is being rolled must have been allowed."""
    rule = rules.forbids_die(box, hunt, Move(hunt.die))
    if rule != ALLOWED:
        name = box.names.pigs[hunt.die]
        raise BadPosition(f"die: the {name} die could not be chosen here (WO-{rule})")


def check(box: Box, hunt: Hunt) -> None:
    """Every pig somewhere, no house overfull or entered too early, the wolf on a wolf space."""
    if fault := _fault(box, hunt):
        raise BrokenInvariant(fault)
    for pig in range(PIGS):
        if hunt.at[pig] >= box.ring or not (hunt.at[pig] >= 0 or hunt.at[pig] in _BESIDE_NAMES):
            raise BrokenInvariant(f"pig {pig} is nowhere: {hunt.at[pig]}")
    if not 0 <= hunt.wolf < box.ring or not 0 <= hunt.built <= box.parts:
        raise BrokenInvariant(f"the wolf is on {hunt.wolf}, {hunt.built} parts are built")


def result(box: Box, hunt: Hunt) -> Outcome | None:
    """WO-25, WO-26: all players win together, or the wolf does."""
    if hunt.phase != DONE:
        return None
    won = seats_of(rules.winners(box, hunt))
    return Outcome(
        reason="home" if won else "pot",
        winners=won,
        scores=(1.0 if won else 0.0,) * box.players,
        ranking=(1,) * box.players,
    )

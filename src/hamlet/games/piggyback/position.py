"""Piggyback positions as plain data, and back; what cannot stand on a table is refused.

A position reads as people see it: space 1 is the first space of the path as it lies now,
stacks are listed from the ground up, and plates in their present order.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from hamlet.engine.bounds import Number, SeatList, Word, WordList
from hamlet.engine.errors import BadPosition, BrokenInvariant
from hamlet.engine.ids import Seat
from hamlet.engine.outcome import Outcome, seats_of
from hamlet.engine.position import MOST_TURNS, code_of, read_position, within
from hamlet.engine.vocabulary import Json
from hamlet.games.piggyback.rules import play as rules
from hamlet.games.piggyback.rules.state import (
    AGAIN,
    CHOOSING,
    DONE,
    DRAWING_FIRST,
    NEVER,
    NOBODY,
    PASSING,
    PLATES,
    READY,
    ROLLING,
    START,
    Box,
    Face,
    Pig,
    Race,
    Space,
)

PHASES = {
    "drawing-first": DRAWING_FIRST,
    "ready": READY,
    "rolling": ROLLING,
    "choosing": CHOOSING,
    "again": AGAIN,
    "passing": PASSING,
    "over": DONE,
}
_PHASE_NAMES = {code: name for name, code in PHASES.items()}


class Position(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=False):
    """What `match.position()` says. Fields left out are as at the start."""

    turn: Number = 0
    seat: Number = 0
    phase: Word | None = None
    face: Word | None = None
    mover: Word | None = None
    moved: Word | None = None
    start: WordList | None = None
    stacks: Annotated[dict[Number, WordList], Meta(max_length=64)] = {}
    discs: SeatList = []


def start(box: Box) -> Race:
    """PB-3, PB-4: all pigs side by side before the first space."""
    if box.first_seat == NOBODY:
        return Race(phase=DRAWING_FIRST)
    return Race(phase=READY, seat=box.first_seat)


def write(box: Box, race: Race) -> Json:
    """The race as plain data."""
    stacks: dict[str, list[str]] = {}
    standing = zip(race.at, race.level, box.names.pigs, strict=False)
    for at, _, name in sorted(standing):
        if at != START:
            stacks.setdefault(str(at - race.gone), []).append(name)
    return {
        "turn": race.turn,
        "seat": int(race.seat),
        "phase": _PHASE_NAMES[race.phase],
        "face": _named(box.names.faces, race.face),
        "mover": _named(box.names.pigs, race.mover),
        "moved": _named(box.names.pigs, race.moved),
        "start": [box.names.pigs[pig] for pig in range(box.pigs) if race.at[pig] == START],
        "stacks": stacks,
        "discs": [int(race.disc[plate]) for plate in range(race.taken)],
    }


def plates_now(box: Box, race: Race) -> list[int]:
    """The lengths of the plates in the order in which they lie now."""
    order = [(race.taken + index) % PLATES for index in range(PLATES)]
    return [box.plates[plate] for plate in order]


def _named(names: tuple[str, ...], code: int) -> str | None:
    return None if code == NOBODY else names[code]


def restore(box: Box, data: Json) -> Race:
    """The race that a position describes; BadPosition says why there is none."""
    given = read_position(Position, data)
    race = start(box)
    race.turn = within(given.turn, 0, MOST_TURNS, "turn")
    if "seat" in data:
        race.seat = Seat(within(given.seat, 0, box.players - 1, "seat"))
    _lay_discs(box, race, given.discs)
    _place_pigs(box, race, given)
    race.face = Face(code_of(box.names.faces, given.face, "face"))
    race.mover = Pig(code_of(box.names.pigs, given.mover, "mover"))
    race.moved = Pig(code_of(box.names.pigs, given.moved, "moved"))
    race.phase = _phase(box, race, given, data)
    _check_phase(box, race)
    return race


def _lay_discs(box: Box, race: Race, discs: list[int]) -> None:
    for plate, seat in enumerate(discs):
        within(seat, 0, box.players - 1, "discs")
        if discs.count(seat) > box.each:
            raise BadPosition(f"discs: seat {seat} has laid more than {box.each} (PB-13)")
        race.disc[plate] = Seat(seat)
        race.gone += box.plates[plate]
        race.taken += 1


def _place_pigs(box: Box, race: Race, given: Position) -> None:
    placed = [pig for stack in given.stacks.values() for pig in stack]
    names = box.names.pigs
    waiting = [pig for pig in names if pig not in placed] if given.start is None else given.start
    everyone = placed + waiting
    for pig in everyone:
        code_of(names, pig, "stacks")
        if everyone.count(pig) > 1:
            raise BadPosition(f"the {pig} pig stands twice")
    for pig in names:
        if pig not in everyone:
            raise BadPosition(f"the {pig} pig is missing")
    if waiting and race.taken:
        raise BadPosition(f"the {waiting[0]} pig is on the start line, but plates moved (PB-14)")
    for space, stack in given.stacks.items():
        _stand(box, race, space, stack)


def _stand(box: Box, race: Race, space: int, stack: list[str]) -> None:
    highest = box.length + max(box.steps[: box.faces])
    within(space, 1, highest, "stacks")
    for level, pig in enumerate(stack):
        race.at[box.names.pigs.index(pig)] = Space(space + race.gone)
        race.level[box.names.pigs.index(pig)] = level


def _phase(box: Box, race: Race, given: Position, data: Json) -> int:
    if given.phase is None:
        crossed = rules.winners(box, race) != 0
        drawn = box.first_seat == NOBODY and "seat" not in data and _untouched(box, race)
        return DONE if crossed else DRAWING_FIRST if drawn else READY
    if given.phase not in PHASES:
        raise BadPosition(f"phase: {given.phase!r} is none of {', '.join(PHASES)}")
    return PHASES[given.phase]


def _untouched(box: Box, race: Race) -> bool:
    """Nothing has happened yet."""
    return race.turn == 0 and all(race.at[pig] == START for pig in range(box.pigs))


def _check_phase(box: Box, race: Race) -> None:
    """What the table waits for must fit what lies on it."""
    _check_end(box, race)
    _check_dice(box, race)
    _check_pigs(box, race)
    if race.phase == DRAWING_FIRST and (box.first_seat != NOBODY or not _untouched(box, race)):
        raise BadPosition("phase: the first player is drawn only at the start (PB-4)")
    if race.phase == CHOOSING and (box.each == 1 or race.moved != NOBODY):
        raise BadPosition("phase: there is nothing to choose with one pig to move (PB-18)")
    if race.phase == PASSING and (
        rules.turn_goes_on(box, race) or rules.forbids_extending(box, race)
    ):
        raise BadPosition("phase: nothing is left to decide, so the turn has passed on (PB-16)")


def _check_end(box: Box, race: Race) -> None:
    across = {race.at[pig] for pig in range(box.pigs) if rules.beyond(box, race, race.at[pig])}
    if bool(across) != (race.phase == DONE):
        raise BadPosition("phase: a race is over exactly when a pig is beyond the last plate")
    if len(across) > 1:
        raise BadPosition("stacks: the first pig across ends the race, so there is one landing")
    if across and race.mover != NOBODY and race.at[race.mover] not in across:
        raise BadPosition("mover: the pig that moved last is the one that went across")


def _check_dice(box: Box, race: Race) -> None:
    if race.phase in (CHOOSING, AGAIN, PASSING) and race.face == NOBODY:
        raise BadPosition("face: in this phase the die has been thrown; say what it shows")
    if race.phase == AGAIN and box.again[race.face] == NEVER:
        raise BadPosition("face: this face gives no extra roll (PB-12)")


def _check_pigs(box: Box, race: Race) -> None:
    if race.phase in (AGAIN, PASSING) and race.mover == NOBODY:
        raise BadPosition("mover: in this phase a pig has just moved; say which")
    if race.phase in (READY, CHOOSING) and race.mover != NOBODY:
        raise BadPosition("mover: in this phase no pig has been chosen yet")
    if race.moved != NOBODY and box.each == 1:
        raise BadPosition("moved: with one pig each no pig waits for the other (PB-18)")
    if race.mover != NOBODY and race.mover == race.moved:
        raise BadPosition("mover: this pig has had its roll already (PB-18)")
    for pig in (race.mover, race.moved):
        if pig == NOBODY:
            continue
        if rules.owner(box, pig) != race.seat:
            raise BadPosition(f"the {box.names.pigs[pig]} pig is not seat {race.seat}'s")
        if race.at[pig] == START:
            raise BadPosition(f"the {box.names.pigs[pig]} pig has moved, but stands at the start")


def check(box: Box, race: Race) -> None:
    """Every pig exactly once, stacks without gaps, discs and plates conserved."""
    spaces: dict[int, list[int]] = {}
    for pig in range(box.pigs):
        spaces.setdefault(race.at[pig], []).append(race.level[pig])
    for space, levels in spaces.items():
        wanted = [0] * len(levels) if space == START else list(range(len(levels)))
        if sorted(levels) != wanted:
            raise BrokenInvariant(f"space {space}: levels {sorted(levels)}, not {wanted}")
    if min(spaces) <= race.gone and race.gone:
        raise BrokenInvariant("a pig stands on a plate that was taken away")
    if race.gone != sum(box.plates[: race.taken]) or sum(plates_now(box, race)) != box.length:
        raise BrokenInvariant("the plates do not add up to the path")
    discs = [seat for seat in race.disc if seat != NOBODY]
    if len(discs) != race.taken or any(discs.count(seat) > box.each for seat in discs):
        raise BrokenInvariant(f"{race.taken} plates were moved with the discs {discs}")


def result(box: Box, race: Race) -> Outcome | None:
    """PB-20, PB-21: who won together; everybody else shares the next rank."""
    if race.phase != DONE:
        return None
    won = seats_of(rules.winners(box, race))
    seats = range(box.players)
    return Outcome(
        reason="crossed",
        winners=won,
        scores=tuple(1.0 if seat in won else 0.0 for seat in seats),
        ranking=tuple(1 if seat in won else len(won) + 1 for seat in seats),
    )

"""Piggyback's box of constants and the state of a race.

Spaces are counted from the start line (0) along all the path there has ever been: the
first plate taken away leaves its numbers behind, so no pig changes its number. The path
now begins after space `gone` and is `length` spaces long.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NewType

from hamlet.engine.ids import Seat
from hamlet.engine.record import BoxRecord, StateRecord, int8, int16, int32
from hamlet.engine.vocabulary import Ints

Pig = NewType("Pig", int)
Space = NewType("Space", int)
Face = NewType("Face", int)

PIGS = 7
PLATES = 8
MOST_FACES = 20
MOST_MOVES = MOST_FACES  # no decision has more, and no chance node more outcomes
LONGEST_PLATE = 999
START = 0
NOBODY = -1

# Whether a face lets the pig roll again: never, always (PB-8), or from behind (PB-9).
NEVER, ALWAYS, BEHIND = 0, 1, 2

# What the table waits for.
DRAWING_FIRST = 0  # chance: who begins
READY = 1  # the player rolls, or extends
ROLLING = 2  # chance: the die
CHOOSING = 3  # the player gives the roll to one of two pigs
AGAIN = 4  # the player rolls again for the same pig, stops, or extends
PASSING = 5  # the player extends or passes on
DONE = 6


@dataclass(frozen=True)
class Names:
    """What things are called in this edition."""

    faces: tuple[str, ...]
    pigs: tuple[str, ...]
    shape: str


class Box(BoxRecord):
    """What never changes during a race."""

    names: Names
    players: int = int8()
    each: int = int8()  # pigs a player
    pigs: int = int8()
    plates: Ints = int16(PLATES)
    length: int = int16()
    faces: int = int8()
    steps: Ints = int8(MOST_FACES)
    again: Ints = int8(MOST_FACES)
    weights: Ints = int8(MOST_FACES)
    stacked_counts: int = int8()  # option black_three
    judged_after: int = int8()  # option black_three_judged
    first_seat: int = int8()  # NOBODY: drawn


class Race(StateRecord):
    """Where every pig stands and what the table waits for."""

    turn: int = int32()
    seat: Seat = int8()
    phase: int = int8()
    mover: Pig = int8(initial=NOBODY)  # the pig that the roll or the extra roll belongs to
    moved: Pig = int8(initial=NOBODY)  # the pig that has had its roll this turn
    face: Face = int8(initial=NOBODY)  # what the die shows
    taken: int = int8()  # plates laid at the far end so far
    gone: int = int16()  # spaces on those plates
    at: list[Space] = int16(PIGS)
    level: Ints = int8(PIGS)  # 0 on the ground, 1 on one pig's back, …
    disc: list[Seat] = int8(PLATES, initial=NOBODY)  # whose disc lies beside the plate (PB-15)

"""Woofy's box of constants and the state of a hunt.

The spaces of the ring are numbered clockwise from 0. A pig is on a space of the ring, or
in one of the places beside it, which have numbers below 0.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NewType

from hamlet.engine.ids import Seat
from hamlet.engine.record import BoxRecord, StateRecord, int8, int32
from hamlet.engine.vocabulary import Ints

Pig = NewType("Pig", int)
Space = NewType("Space", int)
Place = NewType("Place", int)
House = NewType("House", int)
Face = NewType("Face", int)

PIGS = 3
HOUSES = 3
POTS = 2
LONGEST_RING = 48
FARTHEST = 9
MOST_FACES = FARTHEST + 2
MOST_MOVES = MOST_FACES  # no decision has more, and no chance node more outcomes
NOBODY = -1

STRAW, WOOD, BRICK = range(HOUSES)

# Places beside the ring; a house is at FIRST_HOUSE, FIRST_HOUSE - 1 or FIRST_HOUSE - 2.
DOT = Place(-1)
POT = Place(-2)
FIRST_HOUSE = -3
BESIDE = 5

# What a face shows besides a number of spaces.
WOLF_FACE = 0
HOUSE_FACE = -1

# What the table waits for.
DRAWING_FIRST = 0  # chance: who begins
CHOOSING = 1  # the player chooses a die
ROLLING = 2  # chance: that die
MOVING = 3  # the player says where the number takes the pig
HIDING = 4  # the player says what the house face is for
DONE = 5


@dataclass(frozen=True)
class Names:
    """What things are called in this edition."""

    pigs: tuple[str, ...]
    faces: tuple[str, ...]


class Box(BoxRecord):
    """What never changes during a hunt."""

    names: Names
    players: int = int8()
    first_seat: int = int8()  # NOBODY: drawn
    ring: int = int8()
    stride: int = int8()
    wolf_start: Space = int8()
    start: Space = int8()
    doors: list[Space] = int8(HOUSES)  # the space before each house; the brick house's has bricks
    rooms: Ints = int8(HOUSES)
    pots: list[Space] = int8(POTS)
    parts: int = int8()  # option brick_parts
    faces: int = int8()
    shows: Ints = int8(MOST_FACES)  # a number of spaces, WOLF_FACE or HOUSE_FACE
    weights: Ints = int8(MOST_FACES)


class Hunt(StateRecord):
    """Where the pigs and the wolf are, and what the table waits for."""

    turn: int = int32()
    seat: Seat = int8()
    phase: int = int8()
    at: list[Place] = int8(PIGS, initial=DOT)
    wolf: Space = int8()
    built: int = int8()  # parts of the brick house that stand
    last: Pig = int8(initial=NOBODY)  # whose die was rolled in the previous turn
    die: Pig = int8(initial=NOBODY)  # whose die is being rolled
    face: Face = int8(initial=NOBODY)  # what it shows

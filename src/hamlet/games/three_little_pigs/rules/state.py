"""The box of constants and the state of a village of little pigs' houses.

A stack is a material and a part. A tile of a known part is its material and the flowerpots
on it, as one number. All houses stand in one row, those of seat 0 first, each player's in
the order in which they were started, so that equal tables are equal states.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import NewType

from hamlet.engine.ids import Seat
from hamlet.engine.record import BoxRecord, StateRecord, int8, int32
from hamlet.engine.vocabulary import Ints

Material = NewType("Material", int)
Part = NewType("Part", int)
Stack = NewType("Stack", int)
Tile = NewType("Tile", int)
Face = NewType("Face", int)
House = NewType("House", int)

MATERIALS = 3
STRAW, WOOD, BRICK = Material(0), Material(1), Material(2)
PARTS = 3
DOOR, WINDOW, ROOF = Part(0), Part(1), Part(2)
STACKS = MATERIALS * PARTS

# A die shows a part or the wolf; white dice are the plain ones, black dice have the wolf.
FACES = 4
WOLF = Face(3)
KINDS = 2
WHITE, BLACK = 0, 1

SEATS = 5
ROLLS = 3  # TP-3
WOLVES = 2  # TP-6: with so many the wolf comes
PURCHASES = 2  # TP-9

# How far an edition may go.
MOST_TILES = 6  # in a stack
MOST_POTS = 3  # flowerpots on a tile
MOST_DICE = 4  # of a kind
MOST_SECTORS = 60
POTS = MOST_POTS + 1
TILES = MATERIALS * POTS  # tiles of one part that look different
HOUSES = 2 * MATERIALS * MOST_TILES  # every door and every window starts a house
PLACES = HOUSES + 1  # a new house, or one of those
MOST_MOVES = STACKS * PLACES + 1  # no decision has more, and no chance node more outcomes

NONE = -1
NOBODY = Seat(-1)

# What the top of a stack shows, if not a number of flowerpots.
HIDDEN = -1  # chance is about to turn it up
EMPTY = -2

# Which second tile may be bought (TP-9).
OTHER_STACK, OTHER_PART, ANY_TILE = 0, 1, 2

# What the table waits for.
DRAWING = 0  # chance: the top tile of a stack
ROLLING = 1  # chance: the next die of a roll
CHOOSING = 2  # the player rolls some dice again, or stops
BUYING = 3  # the player buys a tile and places it, or has done
BLOWING = 4  # the player chooses the house that the wolf blows on
SPINNING = 5  # chance: the breath spinner
DONE = 6
TURN_OVER = 7  # nothing: within a move, until the turn is passed on
DRAWING_FIRST = 8  # chance: who begins


@dataclass(frozen=True)
class Names:
    """What moves and positions call the printed things."""

    materials: tuple[str, ...] = ("straw", "wood", "brick")
    parts: tuple[str, ...] = ("door", "window", "roof")
    faces: tuple[str, ...] = ("door", "window", "roof", "wolf")
    dice: tuple[str, ...] = ("white", "black")

    @cached_property
    def stacks(self) -> tuple[str, ...]:
        """The nine stacks in order, such as "straw-door"."""
        return tuple(f"{material}-{part}" for material in self.materials for part in self.parts)


class Box(BoxRecord):
    """What never changes during a match."""

    names: Names
    players: int = int8()
    tiles: Ints = int8(STACKS * POTS)  # of each stack, by flowerpots (TP-E1, TP-E4)
    dice: Ints = int8(KINDS)  # how many of each kind (TP-E2)
    sides: Ints = int8(KINDS * FACES)  # sides of a die of a kind that show a face
    place: Ints = int32(KINDS * FACES)  # what one die is worth in the number of a roll
    rolls: int = int32()  # how many choices of dice can be written
    spinner: Ints = int8(MATERIALS)  # sectors (TP-E3)
    heads: Ints = int8(MATERIALS)  # pig heads on a tile (TP-E6)
    awards: int = int8()  # option
    most_prize: Ints = int8(3)  # flowerpots, houses, tallest (TP-E5)
    first_prize: Ints = int8(MATERIALS)  # first house of one material (TP-E5)
    finish_round: int = int8()  # option
    second_tile: int = int8()  # option
    first_seat: int = int8()  # option first_player; NOBODY: drawn


class Village(StateRecord):
    """Dice, stacks and houses, and what the table waits for."""

    turn: int = int32()
    seat: Seat = int8()
    starter: Seat = int8()  # who began (TP-2)
    phase: int = int8()
    rolls: int = int8()  # begun this turn
    dice: Ints = int8(KINDS * FACES)  # lying on the table, by kind and face
    bought: list[Stack] = int8(PURCHASES, initial=NONE)  # this turn, in order
    target: House = int8(initial=NONE)  # the house that the wolf blows on
    top: Ints = int8(STACKS, initial=HIDDEN)  # flowerpots on the visible tile
    below: Ints = int8(STACKS * POTS)  # tiles under it, by flowerpots
    removed: Ints = int8(STACKS * POTS)  # tiles out of the game, by flowerpots
    built: Ints = int8(SEATS)  # houses of each player
    door: list[Tile] = int8(HOUSES, initial=NONE)
    roof: list[Tile] = int8(HOUSES, initial=NONE)
    windows: Ints = int8(HOUSES * TILES)  # how many of each tile
    first: list[Seat] = int8(MATERIALS, initial=NONE)  # who won that card (TP-34)

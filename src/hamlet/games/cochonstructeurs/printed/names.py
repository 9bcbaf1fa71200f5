"""What is printed on each component: names of cards and kinds, and the parts of an edition."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, field

from hamlet.engine.bounds import Number, Place, Title, Word
from hamlet.games.cochonstructeurs.rules.state import (
    FACES,
    LARGEST_BAG,
    LONGEST_GAUGE,
    MOST_JOINS,
)

EVENT_NAMES = (
    "wolf-comes",
    "full-of-energy",
    "lucky-day",
    "time-flies",
    "no-hurry",
    "bold-wolves",
    "forgotten-bag",
    "holed-bag",
)
MAJOR_NAMES = (
    "nightfall",
    "wolf-call",
    "earthquake",
    "goblins",
    "bad-luck",
    "winter-time",
    "hunger",
    "sabotage",
)
ROLE_NAMES = ("runner", "mason", "scout", "lucky")
ELEMENT_NAMES = ("wall-1", "wall-2", "wall-3", "wall-4", "door", "frame", "roof")
PURPOSES = ("moving", "building", "digging", "shaking", "bridging", "wading", "escaping")
KINDS = (
    "plain",
    "mystery",
    "resource",
    "dark",
    "meeting",
    "lever",
    "bridge",
    "torrent",
    "unstable",
    "home",
    "den",
    "hunter",
    "ford",
)
Kind = Literal[
    "plain",
    "mystery",
    "resource",
    "dark",
    "meeting",
    "lever",
    "bridge",
    "torrent",
    "unstable",
    "home",
    "den",
    "hunter",
    "ford",
]
GATES = ("dark", "unstable", "bridge")
Face = Annotated[int, Meta(ge=1, le=FACES)]
Few = Annotated[int, Meta(ge=0, le=9)]
Ends = Annotated[list[Word], Meta(max_length=MOST_JOINS)]
Count = Annotated[int, Meta(ge=0, le=100)]


class SpacePrint(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A space of the board: `joins` are walked both ways, `leads` one way only."""

    name: Word
    kind: Kind
    at: tuple[Place, Place]
    joins: Ends = field(default_factory=list)
    leads: Ends = field(default_factory=list)
    path: Number = 0
    needs: Number = 0


class Gauge(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """CO-E3: the last cell of the threat gauge and its red ones."""

    last: Annotated[int, Meta(ge=1, le=LONGEST_GAUGE)]
    red: Annotated[list[Number], Meta(max_length=LONGEST_GAUGE)]


class ResourcePrint(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """CO-E7: a resource by the letter of the plans, and its tokens."""

    letter: Annotated[str, Meta(max_length=1, pattern="^[A-Z]$")]
    tokens: Annotated[int, Meta(ge=1, le=100)]


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """CO-E9: what an element costs, as letters, and the roll it needs."""

    cost: Annotated[str, Meta(min_length=1, max_length=12)]
    needs: Annotated[int, Meta(ge=1, le=99)]


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """CO-E9: a house: each of four walls, the door, the frame, the roof."""

    name: Title
    wall: Part
    door: Part
    frame: Part
    roof: Part

    def parts(self) -> list[Part]:
        """The seven elements in the order of building (CO-18)."""
        return [self.wall] * 4 + [self.door, self.frame, self.roof]


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The other numbers of the rules."""

    bag: Annotated[int, Meta(ge=1, le=LARGEST_BAG)]
    fuel: Annotated[int, Meta(ge=0, le=99)]
    runner: Annotated[int, Meta(ge=0, le=3)]
    mason: Few
    clear: Face
    torrent: Face
    bridge: Face
    bad_luck: Few
    wolf_comes: Few
    hunger: Few
    card_steps: Annotated[int, Meta(ge=1, le=6)]

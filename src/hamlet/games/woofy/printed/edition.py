"""What is printed on Woofy's board and dice (WO-E1 to WO-E5)."""

from __future__ import annotations

import re
from typing import Annotated, ClassVar, Literal

from msgspec import Meta, Struct

from hamlet.engine.bounds import Number, Word
from hamlet.engine.edition import Edition, Fault
from hamlet.engine.option import Option, first_player
from hamlet.games.woofy.rules.state import (
    FARTHEST,
    LONGEST_RING,
    PIGS,
    POTS,
)

Steps = Annotated[int, Meta(ge=1, le=FARTHEST)]
Side = Steps | Literal["wolf", "house"]
Room = Annotated[int, Meta(ge=1, le=PIGS)]
_WORD = re.compile(r"[a-z]+")
RESERVED = ("stay", "bricks", "straw", "wood", "brick", "wolf")


class HousePrint(Struct, frozen=True, forbid_unknown_fields=True):
    """The space before a house, and how many pigs it holds."""

    space: Number
    room: Room


class Houses(Struct, frozen=True, forbid_unknown_fields=True):
    straw: HousePrint
    wood: HousePrint
    brick: HousePrint


class WolfPrint(Struct, frozen=True, forbid_unknown_fields=True):
    """Where the wolf starts, and how far apart the wolf spaces are."""

    start: Number
    stride: Annotated[int, Meta(ge=1, le=LONGEST_RING)]


class WoofyEdition(Edition, frozen=True, kw_only=True):
    """The ring with everything on and beside it, the pigs and their dice."""

    GAME: ClassVar[str] = "woofy"
    pigs: Annotated[list[Word], Meta(max_length=20)]
    die: Annotated[list[Side], Meta(min_length=1, max_length=20)]
    ring: Annotated[int, Meta(ge=1, le=LONGEST_RING)]
    start: Number
    pot: Annotated[list[Number], Meta(max_length=LONGEST_RING)]
    wolf: WolfPrint
    houses: Houses

    def faults(self) -> list[Fault]:
        return [
            *self._pig_faults(),
            *self._die_faults(),
            *self._pot_faults(),
            *self._special_faults(),
            *self._wolf_faults(),
            *self._room_faults(),
        ]

    def _pig_faults(self) -> list[Fault]:
        if len(self.pigs) != PIGS or len(set(self.pigs)) != PIGS:
            return [Fault("pigs", f"there are {PIGS} pigs of distinct colours (WO-E1)")]
        odd = [pig for pig in self.pigs if not _WORD.fullmatch(pig) or pig in RESERVED]
        return [Fault("pigs", f"{pig!r} cannot name a pig: use another word a-z") for pig in odd]

    def _die_faults(self) -> list[Fault]:
        numbers = [side for side in self.die if isinstance(side, int)]
        faults = [
            Fault("die", f"{number} spaces would lead round a ring of {self.ring} (WO-E1)")
            for number in numbers
            if number >= self.ring
        ]
        missing = [side for side in ("wolf", "house") if side not in self.die]
        if not numbers:
            missing.append("number")
        if missing:
            faults.append(Fault("die", f"without a {missing[0]} a game might never end (WO-E1)"))
        return faults

    def _pot_faults(self) -> list[Fault]:
        if len(self.pot) == POTS:
            return []
        return [Fault("pot", f"there are {POTS} pot spaces, not {len(self.pot)} (WO-E4)")]

    def specials(self) -> dict[str, int]:
        """The spaces that mean something, by the key that places them."""
        return {
            "start": self.start,
            "houses.straw.space": self.houses.straw.space,
            "houses.wood.space": self.houses.wood.space,
            "houses.brick.space": self.houses.brick.space,
            **{f"pot[{index}]": space for index, space in enumerate(self.pot)},
        }

    def _special_faults(self) -> list[Fault]:
        faults = [
            Fault(key, f"space {space} is not on a ring of 0 to {self.ring - 1} (WO-E2)")
            for key, space in [*self.specials().items(), ("wolf.start", self.wolf.start)]
            if not 0 <= space < self.ring
        ]
        owners: dict[int, str] = {}
        for key, space in self.specials().items():
            first = owners.setdefault(space, key)
            if first != key:
                faults.append(Fault(key, f"space {space} is already that of {first} (WO-E4)"))
        return faults

    def _wolf_faults(self) -> list[Fault]:
        stride = self.wolf.stride
        if stride >= self.ring:
            return [Fault("wolf.stride", f"{stride} is once round the ring of {self.ring}")]
        if self.ring % stride:
            reason = f"{self.ring} spaces are not a multiple of the wolf's stride {stride} (WO-E4)"
            return [Fault("ring", reason)]
        return []

    def _room_faults(self) -> list[Fault]:
        if self.houses.brick.room == PIGS:
            return []
        return [Fault("houses.brick.room", f"all {PIGS} pigs must fit in to win (WO-25)")]


def options(players: int) -> tuple[Option, ...]:
    """WO-E5 and WO-1: what a table may settle for itself."""
    return (
        Option(
            "brick_parts",
            (4, 3),
            ("WO-E5",),
        ),
        first_player(players, "WO-1"),
    )

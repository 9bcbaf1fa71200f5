"""What is printed on Piggyback's plates and die (PB-E1, PB-E2, PB-E3)."""

from __future__ import annotations

import re
from typing import Annotated, ClassVar, Literal

from msgspec import Meta, field

from hamlet.engine.bounds import Word
from hamlet.engine.edition import Edition, Fault
from hamlet.engine.option import Option, first_player
from hamlet.games.piggyback.rules.state import (
    LONGEST_PLATE,
    MOST_FACES,
    PIGS,
    PLATES,
)

Length = Annotated[int, Meta(ge=1, le=LONGEST_PLATE)]
_FACE = re.compile(r"[a-z]+ [1-9][0-9]?")
_WORD = re.compile(r"[a-z]+")
_RESERVED = ("roll", "stop", "extend", "undo", "quit", "rules", "log", "help")
SHAPES = ("winding", "straight", "zigzag", "stairs", "random")


class PiggybackEdition(Edition, frozen=True, kw_only=True):
    """The eight plates, the die and the seven pigs."""

    GAME: ClassVar[str] = "piggyback"
    plates: Annotated[list[Length], Meta(max_length=20)]
    die: Annotated[list[Word], Meta(min_length=1, max_length=MOST_FACES)]
    pigs: Annotated[list[Word], Meta(max_length=20)]
    again: Annotated[dict[Word, Literal["always", "behind"]], Meta(max_length=MOST_FACES)] = field(
        default_factory=dict
    )

    def faults(self) -> list[Fault]:
        return [*self._plate_faults(), *self._die_faults(), *self._pig_faults()]

    def _plate_faults(self) -> list[Fault]:
        if len(self.plates) == PLATES:
            return []
        return [Fault("plates", f"a path has {PLATES} plates, not {len(self.plates)} (PB-E2)")]

    def _die_faults(self) -> list[Fault]:
        odd = [face for face in self.die if not _FACE.fullmatch(face)]
        loose = [face for face in self.again if face not in self.die]
        return [
            *(Fault("die", f'{face!r} is not a face such as "black 1" (PB-E1)') for face in odd),
            *(Fault("again", f"the die has no face {face!r} (PB-E1)") for face in loose),
        ]

    def _pig_faults(self) -> list[Fault]:
        if len(self.pigs) != PIGS or len(set(self.pigs)) != PIGS:
            return [Fault("pigs", f"there are {PIGS} pigs of distinct colours (PB-E3)")]
        odd = [pig for pig in self.pigs if not _WORD.fullmatch(pig) or pig in _RESERVED]
        return [Fault("pigs", f"{pig!r} cannot name a pig: use one word a-z") for pig in odd]


def options(players: int) -> tuple[Option, ...]:
    """PB-10, PB-4 and PB-1: what a table may settle for itself."""
    return (
        Option(
            "black_three",
            ("last_or_stacked", "last_only"),
            ("PB-9", "PB-10"),
        ),
        Option(
            "black_three_judged",
            ("before", "after"),
            ("PB-10",),
        ),
        first_player(players, "PB-4"),
        Option(
            "shape",
            SHAPES,
            ("PB-1",),
            picture_only=True,
        ),
    )

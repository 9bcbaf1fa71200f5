"""Four characters for every game, from one that a child beats to the strongest there is.

How hard each of them thinks stands in the game's own `levels.toml`; docs/bots.md has the
measured ladder.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache

import msgspec

from hamlet.engine.errors import BadGame
from hamlet.engine.kind import Kind

CHARACTERS = PIGLET, CURLY, TRUFFLE, PROFESSOR = "piglet", "curly", "truffle", "professor"
"""What they are called is in the catalogue `bots`."""
SLIPS = 1024
TRUSTING = float("inf")


class Style(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a search looks about: how curious it is, and how whimsical its imagined players."""

    curiosity: float = 0.7
    whim: int = 128


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How hard and how carefully a character thinks."""

    work: int = 0
    """Games it imagines before a move."""
    softness: float = 0.0
    """In a slip, how much worse than the best a move may look and still be made."""
    slips: int = SLIPS
    """Of so many moves in 1024 it is not careful; only with some softness."""
    doubt: float = 0.0
    """Standard errors by which a move must beat what the heuristics like best to be made
    instead of it. TRUSTING: careful moves are the heuristics' own, without a search."""
    style: Style = Style()
    exact: bool = False
    """Plays by the solution of the game's expert instead of searching."""
    by_turn: bool = False
    """Plays a turn at a time by the game's expert instead of searching."""
    solves: int = 0
    """Positions it may look at to play the rest of a match exactly, if they are enough."""

    @property
    def searches(self) -> bool:
        """Whether it thinks by imagining games."""
        return not self.exact and not self.by_turn


class Ladder(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The characters of one game, the weakest first. These are for one nobody has measured."""

    advising: int = 2_000
    """Games that the coach imagines before it says what moves are worth."""
    piglet: Level = Level(8, 1.0)
    curly: Level = Level(40, 0.3)
    truffle: Level = Level(300, 0.08)
    professor: Level = Level(2_000, doubt=1.0)


@cache
def ladder_of(kind: Kind) -> Ladder:
    """What the game's levels.toml says, or the usual ladder if it has none."""
    file = kind.folder / "levels.toml"
    if not file.is_file():
        return Ladder()
    try:
        return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Ladder)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadGame(f"{kind.id}/levels.toml: {error}") from None


def levels_of(kind: Kind) -> Mapping[str, Level]:
    """The characters that play a game, the weakest first."""
    return {name: getattr(ladder_of(kind), name) for name in CHARACTERS}


def is_solved(kind: Kind) -> bool:
    """Whether the game has a character that plays by an exact solution."""
    return any(level.exact for level in levels_of(kind).values())

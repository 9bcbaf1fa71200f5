"""Four characters for every game, from one that a child beats to the strongest there is.

`work` is how many games a character imagines before a move, `softness` how much worse than
the best a move may look and still be made. docs/bots.md has the measured ladder.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

PIGLET, CURLY, TRUFFLE, PROFESSOR = "piglet", "curly", "truffle", "professor"

TITLES: Mapping[str, Mapping[str, str]] = {
    PIGLET: {"en": "Piglet", "fr": "Porcelet"},
    CURLY: {"en": "Curly", "fr": "Tire-Bouchon"},
    TRUFFLE: {"en": "Truffle", "fr": "Truffe"},
    PROFESSOR: {"en": "Professor Snout", "fr": "Professeur Groin"},
}


@dataclass(frozen=True)
class Style:
    """How a search looks about: how curious it is, and how whimsical its imagined players."""

    curiosity: float = 0.7
    whim: int = 128


WANDERING = Style(curiosity=5.0, whim=256)
"""Tries moves that the heuristics like little, too."""

SLIPS = 1024
TRUSTING = float("inf")


@dataclass(frozen=True)
class Level:
    """How hard and how carefully a character thinks."""

    work: int
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
    """Plays by the solved table instead of searching."""
    by_turn: bool = False
    """Plays a turn at a time, its dice exactly; only The Three Little Pigs."""
    solves: int = 0
    """Positions it may look at to play the rest of a match exactly, if they are enough."""

    @property
    def searches(self) -> bool:
        """Whether it thinks by imagining games."""
        return not self.exact and not self.by_turn


LEVELS: Mapping[str, Mapping[str, Level]] = {
    "piggyback": {
        PIGLET: Level(8, 1.0),
        CURLY: Level(40, 0.3),
        TRUFFLE: Level(250, 0.08),
        PROFESSOR: Level(8_000, solves=50_000),
    },
    "three_little_pigs": {
        PIGLET: Level(24, 1.0, style=WANDERING),
        CURLY: Level(12, 1.0, slips=576, doubt=TRUSTING, style=WANDERING),
        TRUFFLE: Level(12, 1.0, slips=128, doubt=TRUSTING, style=WANDERING),
        PROFESSOR: Level(0, by_turn=True),
    },
    "cochonstructeurs": {
        PIGLET: Level(4, 1.0, slips=480, doubt=TRUSTING),
        CURLY: Level(4, 1.0, slips=304, doubt=TRUSTING),
        TRUFFLE: Level(4, 1.0, slips=176, doubt=TRUSTING),
        PROFESSOR: Level(400, doubt=2.0, style=Style(0.5, 0)),
    },
    "woofy": {
        PIGLET: Level(8, 0.8, slips=400, doubt=TRUSTING),
        CURLY: Level(8, 0.6, slips=112, doubt=TRUSTING),
        TRUFFLE: Level(300),
        PROFESSOR: Level(0, exact=True),
    },
}
"""By game, the weakest first."""

USUAL: Mapping[str, Level] = {
    PIGLET: Level(8, 1.0),
    CURLY: Level(40, 0.3),
    TRUFFLE: Level(300, 0.08),
    PROFESSOR: Level(2_000, doubt=1.0),
}
"""For a game whose own ladder nobody has measured yet."""


ADVISING: Mapping[str, int] = {
    "piggyback": 40_000,
    "three_little_pigs": 3_000,
    "cochonstructeurs": 2_000,
    "woofy": 20_000,
}
"""Games that the coach imagines before it says what moves are worth: about a second's worth."""

USUAL_ADVISING = 2_000


def advising_work(game: str) -> int:
    """How much the coach thinks about a position of a game."""
    return ADVISING.get(game, USUAL_ADVISING)


def levels_of(game: str) -> Mapping[str, Level]:
    """The characters that play a game, the weakest first."""
    return LEVELS.get(game, USUAL)

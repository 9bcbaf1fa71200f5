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


@dataclass(frozen=True)
class Level:
    """How hard and how carefully a character thinks."""

    work: int
    softness: float = 0.0
    style: Style = Style()
    exact: bool = False
    """Plays by the solved table instead of searching."""


LEVELS: Mapping[str, Mapping[str, Level]] = {
    "piggyback": {
        PIGLET: Level(8, 1.0),
        CURLY: Level(40, 0.3),
        TRUFFLE: Level(300, 0.08),
        PROFESSOR: Level(20_000),
    },
    "three_little_pigs": {
        PIGLET: Level(4, 1.0),
        CURLY: Level(12, 0.3),
        TRUFFLE: Level(60, 0.1),
        PROFESSOR: Level(2_000),
    },
    "cochonstructeurs": {
        PIGLET: Level(4, 1.0),
        CURLY: Level(12, 0.3),
        TRUFFLE: Level(40),
        PROFESSOR: Level(400),
    },
    "woofy": {
        PIGLET: Level(4, 0.8),
        CURLY: Level(24, 0.2),
        TRUFFLE: Level(1_000),
        PROFESSOR: Level(0, exact=True),
    },
}
"""By game, the weakest first."""

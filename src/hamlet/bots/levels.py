"""Four characters for every game, from one that a child beats to the strongest there is.

`work` is how many games a character imagines before a move, `softness` how much worse than
the best a move may look and still be made. docs/bots.md has the measured ladder.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from hamlet.bots.search.think import Style

PIGLET, CURLY, TRUFFLE, PROFESSOR = "piglet", "curly", "truffle", "professor"

TITLES: Mapping[str, Mapping[str, str]] = {
    PIGLET: {"en": "Piglet", "fr": "Porcelet"},
    CURLY: {"en": "Curly", "fr": "Tire-Bouchon"},
    TRUFFLE: {"en": "Truffle", "fr": "Truffe"},
    PROFESSOR: {"en": "Professor Snout", "fr": "Professeur Groin"},
}


@dataclass(frozen=True)
class Level:
    """How hard and how carefully a character thinks."""

    work: int
    softness: float = 0.0
    style: Style = Style()


LEVELS: Mapping[str, Mapping[str, Level]] = {
    "piggyback": {
        PIGLET: Level(8, 1.0),
        CURLY: Level(40, 0.3),
        TRUFFLE: Level(300, 0.08),
        PROFESSOR: Level(20_000),
    },
}


def levels(game: str) -> Mapping[str, Level]:
    """The characters that play a game, the weakest first."""
    return LEVELS.get(game, {})

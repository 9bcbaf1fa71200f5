"""Hamlet: a digital table, and a laboratory, for four board games about little pigs.

import hamlet
game = hamlet.game("piggyback", players=4)
match = game.match(seed=7)
while match.result is None:
    if match.actor == "chance":
        match.roll()
    else:
        match.play(match.moves()[0])
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hamlet.version import VERSION

if TYPE_CHECKING:
    from hamlet.face import (
        SHELF,
        BadDice,
        BadEdition,
        BadFile,
        BadMatchFile,
        BadOption,
        BadPlayers,
        BadPosition,
        Game,
        HamletError,
        IllegalMove,
        MalformedMove,
        Match,
        Outcome,
        UnknownBot,
        UnknownGame,
        game,
        kind,
        load_edition,
        replay,
    )

__all__ = [
    "SHELF",
    "VERSION",
    "BadDice",
    "BadEdition",
    "BadFile",
    "BadMatchFile",
    "BadOption",
    "BadPlayers",
    "BadPosition",
    "Game",
    "HamletError",
    "IllegalMove",
    "MalformedMove",
    "Match",
    "Outcome",
    "UnknownBot",
    "UnknownGame",
    "game",
    "kind",
    "load_edition",
    "replay",
]
__version__ = VERSION


def __getattr__(name: str) -> Any:
    """Load the face when it is first looked at, so that the command line starts at once."""
    if name not in __all__:
        raise AttributeError(f"module 'hamlet' has no attribute {name!r}")
    from hamlet import face

    return getattr(face, name)


def __dir__() -> list[str]:
    return sorted([*globals(), *__all__])

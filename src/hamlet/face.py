"""The public face of Hamlet: every name that `import hamlet` offers stands here, once."""

from __future__ import annotations

from collections.abc import Mapping
from operator import index
from os import PathLike, fspath
from pathlib import Path
from typing import SupportsIndex, TypeAlias

from hamlet.engine.edition import Edition, parse_edition, read_edition
from hamlet.engine.errors import (
    BadDice,
    BadEdition,
    BadMatchFile,
    BadOption,
    BadPlayers,
    BadPosition,
    HamletError,
    IllegalMove,
    MalformedMove,
    UnknownBot,
    UnknownGame,
)
from hamlet.engine.game import Game
from hamlet.engine.kind import Kind
from hamlet.engine.match import Match, replay
from hamlet.engine.option import Value
from hamlet.engine.outcome import Outcome
from hamlet.engine.setup import Setup
from hamlet.files import BadFile, read_text
from hamlet.games import SHELF, kind, open_setup
from hamlet.version import VERSION

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
    "Setup",
    "UnknownBot",
    "UnknownGame",
    "game",
    "kind",
    "load_edition",
    "open_setup",
    "replay",
]


EditionSource: TypeAlias = str | PathLike[str] | Mapping[str, object] | None
"""None for the default edition, a path of a TOML file, or its contents as a dict."""


def game(
    name: str,
    players: int | None = None,
    options: Mapping[str, Value] | None = None,
    edition: EditionSource = None,
) -> Game:
    """A game ready to be played: with its players, options and edition chosen."""
    chosen = kind(name)
    seats = chosen.players[0] if players is None else _whole(players)
    given = {} if options is None else options
    if not isinstance(given, Mapping):
        raise BadOption(f"options are a dict of names and values, not {options!r}")
    return Game(chosen, seats, given, load_edition(chosen, edition))


def _whole(players: object) -> int:
    if not isinstance(players, SupportsIndex):
        raise BadPlayers(f"the number of players is a whole number, not {players!r}")
    return index(players)


def load_edition(of: Kind, source: EditionSource) -> Edition:
    """The default edition, one from a file or one from a dict."""
    if source is None:
        return of.default_edition
    if isinstance(source, Mapping):
        return read_edition(of.edition, source)
    if not isinstance(source, str | PathLike):
        raise BadEdition(f"an edition is a path or a dict, not {source!r}")
    path = Path(fspath(source))
    return parse_edition(of.edition, read_text(path), str(path))

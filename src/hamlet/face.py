"""The public face of Hamlet, loaded when it is first looked at."""

from __future__ import annotations

from collections.abc import Mapping
from operator import index
from os import PathLike, fspath
from pathlib import Path
from typing import Any

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
from hamlet.engine.outcome import Outcome
from hamlet.files import BadFile, read_text
from hamlet.games import SHELF, kind

__all__ = [
    "SHELF",
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


def game(
    name: str,
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
    edition: str | PathLike[str] | dict[str, Any] | None = None,
) -> Game:
    """A game ready to be played: with its players, options and edition chosen.

    `edition` is None for the default one, a path of a TOML file, or its contents as a dict.
    """
    chosen = kind(name)
    seats = chosen.players[0] if players is None else _whole(players)
    given = {} if options is None else options
    if not isinstance(given, Mapping):
        raise BadOption(f"options are a dict of names and values, not {options!r}")
    return Game(chosen, seats, given, load_edition(chosen, edition))


def _whole(players: Any) -> int:
    try:
        return index(players)
    except TypeError:
        raise BadPlayers(f"the number of players is a whole number, not {players!r}") from None


def load_edition(of: Kind, source: str | PathLike[str] | dict[str, Any] | None) -> Edition:
    """The default edition, one from a file or one from a dict."""
    if source is None:
        return of.default_edition
    if isinstance(source, Mapping):
        return read_edition(of.edition, dict(source))
    if not isinstance(source, str | PathLike):
        raise BadEdition(f"an edition is a path or a dict, not {source!r}")
    path = Path(fspath(source))
    return parse_edition(of.edition, read_text(path), str(path))

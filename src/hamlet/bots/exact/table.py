"""A solved game on disk: written whole or not at all, and trusted only if it is undamaged."""

from __future__ import annotations

import json
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from hamlet.engine.game import Game
from hamlet.engine.link import cache_folder, fingerprint
from hamlet.files import BadFile, write_bytes
from hamlet.games.woofy import numbering

FORMAT = 1
_SEATS = ("players", "first_seat")


@dataclass(frozen=True, eq=False)
class Table:
    """The greatest probability of winning from every position between two turns."""

    values: NDArray[np.float64]
    """By number; the last two stand for a match that is won and one that is lost."""
    dice: NDArray[np.int8]
    """By number, the role of the pig whose die is best."""
    value: float
    """Of the starting position."""
    states: int
    """Positions that can be reached from the start, those that play alike counted once."""
    residual: float
    """The greatest change of any value in the last sweep."""
    seconds: float
    """How long it took to solve."""


def table_path(game: Game) -> Path:
    """Where the table of a game lies, named by its board, its options and its rules.

    Who sits where changes no value, so every number of players shares a table.
    """
    board = [getattr(game.box, name) for name in game.box.FIELDS if name not in _SEATS]
    rules = fingerprint([numbering, game.kind.rules])
    name = sha256(json.dumps([FORMAT, board, rules]).encode()).hexdigest()[:16]
    return cache_folder() / "solved" / f"{game.kind.id}-{name}.table"


def load_table(path: Path) -> Table | None:
    """The table in a file; None if there is none, or none that can be trusted."""
    try:
        head, _, body = path.read_bytes().partition(b"\n")
        facts = json.loads(head)
        if facts.pop("sha256") != sha256(body).hexdigest():
            return None
        count = len(body) // 9
        values = np.frombuffer(body, "<f8", count)
        return Table(values, np.frombuffer(body, np.int8, count, 8 * count), **facts)
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return None


def save_table(path: Path, table: Table) -> None:
    """Keep a table; where nothing can be written it is solved again next time."""
    body = table.values.astype("<f8").tobytes() + table.dice.tobytes()
    facts = {
        "value": table.value,
        "states": table.states,
        "residual": table.residual,
        "seconds": table.seconds,
        "sha256": sha256(body).hexdigest(),
    }
    try:
        write_bytes(path, json.dumps(facts).encode() + b"\n" + body)
    except BadFile:
        return

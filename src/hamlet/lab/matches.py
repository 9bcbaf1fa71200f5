"""Match files on disk: loaded, replayed, verified."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import hamlet
from hamlet.engine.errors import BadMatchFile, HamletError
from hamlet.engine.match import Match
from hamlet.engine.matchfile import MatchFile, read_match, replayed, verify_rolls
from hamlet.files import read_text


def load_match(path: Path) -> tuple[Match, MatchFile]:
    """The match in a file, played to where the file ends."""
    file, whole = read_match(read_text(path), str(path))
    if not whole:
        raise BadMatchFile(
            f"{path}: this file was changed after it was written; hamlet verify says where"
        )
    return replayed(file, fresh_match(file, str(path)), str(path)), file


def fresh_match(file: MatchFile, where: str) -> Match:
    """The match of a file before its first line."""
    try:
        game = hamlet.game(file.game, file.players, file.options, file.edition)
        return game.match(position=file.position, dice=file.dice.source())
    except HamletError as error:
        raise BadMatchFile(f"{where}: {error}") from None


def verify_match(path: Path) -> dict[str, Any]:
    """Roll a file's rolls again; BadMatchFile names the first that does not fit."""
    file, whole = read_match(read_text(path), str(path))
    _, rolls = verified(file, str(path))
    if not whole:
        raise BadMatchFile(f"{path}: the rolls fit, but the file was changed after it was written")
    return {
        "ok": True,
        "rolls": rolls,
        "lines": len(file.log),
        "dice": file.dice.kind,
        "commitment": file.dice.commitment,
    }


def verified(file: MatchFile, where: str) -> tuple[Match, int]:
    """A file's match with its own dice, rolled again from the start, and how many rolls it has."""
    match = fresh_match(file, where)
    return match, verify_rolls(file, match, where)

"""The matches in match files: loaded, played to where they end, verified."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from hamlet.engine.errors import BadMatchFile, HamletError
from hamlet.engine.match import Match
from hamlet.engine.matchfile import MatchFile, read_match, replayed, verify_rolls
from hamlet.files import read_text
from hamlet.games import open_setup


@dataclass(frozen=True)
class Verification:
    """That every roll of a file is what its dice give, and how many there were."""

    rolls: int
    lines: int
    dice: str
    commitment: str


def load_match(path: Path) -> tuple[Match, MatchFile]:
    """The match in a file on disk, played to where the file ends."""
    return load_text(read_text(path), str(path))


def load_text(text: str, where: str) -> tuple[Match, MatchFile]:
    """The match in a file's text, played to where it ends; BadMatchFile if it was changed."""
    file, whole = read_match(text, where)
    if not whole:
        raise BadMatchFile(
            f"{where}: this file was changed after it was written; hamlet verify says where"
        )
    return replayed(file, fresh_match(file, where), where), file


def fresh_match(file: MatchFile, where: str) -> Match:
    """The match of a file before its first line."""
    try:
        return open_setup(file.setup).match(position=file.position, dice=file.dice.source())
    except HamletError as error:
        raise BadMatchFile(f"{where}: {error}") from None


def verify_match(path: Path) -> Verification:
    """Roll a file's rolls again; BadMatchFile names the first that does not fit."""
    file, whole = read_match(read_text(path), str(path))
    _, rolls = verified(file, str(path))
    if not whole:
        raise BadMatchFile(f"{path}: the rolls fit, but the file was changed after it was written")
    return Verification(rolls, len(file.log), file.dice.kind, file.dice.commitment)


def verified(file: MatchFile, where: str) -> tuple[Match, int]:
    """A file's match with its own dice, rolled again from the start, and how many rolls it has."""
    match = fresh_match(file, where)
    return match, verify_rolls(file, match, where)

"""Saved matches. The secret of fair dice lies apart, readable by its owner only, until the end."""

from __future__ import annotations

from pathlib import Path

import msgspec

from hamlet.engine.match import Match
from hamlet.engine.matchfile import DiceLine, MatchFile, SeatLine, match_file, write_match
from hamlet.files import BadFile, home, read_text, write_text
from hamlet.matches import load_match, verified


def secret_path(path: Path) -> Path:
    """Where the secret of a match lies while it is played."""
    return path.with_suffix(".secret")


def save(match: Match, seats: list[SeatLine], dice: DiceLine, path: Path) -> None:
    """Write a match whole; the secret of its dice goes into the file once it is over."""
    if dice.secret and match.result is None:
        write_text(secret_path(path), dice.secret, mode=0o600)
        dice = msgspec.structs.replace(dice, secret="")
    write_text(path, write_match(match_file(match, seats, dice)))
    if match.result is not None:
        secret_path(path).unlink(missing_ok=True)


def load(path: Path) -> tuple[Match, MatchFile]:
    """A saved match as it was left: with the dice it was played with, standing where they stood."""
    match, file = load_match(path)
    if file.dice.kind == "fair" and not file.dice.secret and match.result is None:
        file.dice.secret = read_text(secret_path(path)).strip()
    if file.dice.kind != "entered":
        match = verified(file, str(path))[0]
    return match, file


def last_saved(game: str) -> Path:
    """The unfinished match of a game that was left last."""
    folder = home() / "matches"
    saved = sorted(folder.glob(f"{game}-*.hamlet"), key=lambda path: path.stat().st_mtime)
    for path in reversed(saved):
        if load_match(path)[0].result is None:
            return path
    raise BadFile(f"{folder}: there is no saved match of {game} to go on with")

"""The matches in match files: loaded, played to where they end, verified."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from hamlet.engine.errors import BadMatchFile, HamletError
from hamlet.engine.match import Match
from hamlet.engine.matchfile import MatchFile, read_match, replayed, verify_rolls, whose
from hamlet.engine.pledges import speechless, withheld
from hamlet.files import read_text
from hamlet.games import open_setup


@dataclass(frozen=True)
class Verification:
    """That every roll of a file is what its dice give, and how many there were.

    `worded` are the players whose own words are in the dice, `withheld` those who promised
    some and never showed them, `speechless` those who promised none.
    """

    rolls: int
    lines: int
    dice: str
    commitment: str
    worded: list[str]
    withheld: list[str]
    speechless: list[str]


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


def verify_match(path: Path, words: Sequence[str] = (), promised: str = "") -> Verification:
    """Roll a file's rolls again; BadMatchFile names the first that does not fit.

    Whoever gives their own `words`, or the commitment that was `promised` to them before the
    match, also learns whether the file is still about the same dice.
    """
    file, whole = read_match(read_text(path), str(path))
    _, rolls = verified(file, str(path))
    if not whole:
        raise BadMatchFile(f"{path}: the rolls fit, but the file was changed after it was written")
    _check_mine(file, str(path), words, promised)
    shy, silent = withheld(file.dice.mixed), speechless(file.dice.mixed, file.players)
    return Verification(
        rolls,
        len(file.log),
        file.dice.kind,
        file.dice.commitment,
        [whose(file, pledge) for pledge in file.dice.mixed if pledge.words],
        [whose(file, pledge) for pledge in shy],
        [file.seats[seat].name for seat in silent] if file.dice.kind == "fair" else [],
    )


def _check_mine(file: MatchFile, where: str, words: Sequence[str], promised: str) -> None:
    if promised and promised.lower() != file.dice.commitment:
        raise BadMatchFile(
            f"{where}: its dice were promised as {file.dice.commitment}, not as {promised}"
        )
    known = {file.dice.words, *(pledge.words for pledge in file.dice.mixed)}
    for text in words:
        if text not in known:
            raise BadMatchFile(f"{where}: the words {text!r} were not mixed into its dice")


def verified(file: MatchFile, where: str) -> tuple[Match, int]:
    """A file's match with its own dice, rolled again from the start, and how many rolls it has."""
    match = fresh_match(file, where)
    return match, verify_rolls(file, match, where)

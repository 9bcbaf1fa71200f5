"""Match files: a match as text that a person can read, diff, keep and verify."""

from __future__ import annotations

import tomllib
from hashlib import sha256
from typing import Annotated, Literal

import msgspec
import tomli_w
from msgspec import Meta

from hamlet.engine.bounds import Choices, Line, Load, PersonName, Word
from hamlet.engine.dice import Dice, FairDice, SeededDice, commitment
from hamlet.engine.errors import BadMatchFile, HamletError
from hamlet.engine.match import Match
from hamlet.engine.pledges import Pledge, is_kept, mixed
from hamlet.engine.setup import Setup
from hamlet.engine.toml_text import load_toml
from hamlet.engine.vocabulary import Json
from hamlet.version import VERSION

FORMAT = 1
WITH_PLEDGES = 2
"""The format of files with words of the players' own, which programs of before cannot verify."""
LONGEST_LOG = 100_000
"""Lines of a match; the longest real ones have some hundreds."""
MOST_SEATS = 32
Seed = Annotated[str, Meta(max_length=5000)]
"""Words, or a number that is too large for a field of its own."""
Digest = Annotated[str, Meta(max_length=128)]
"""Up to 64 bytes in hexadecimal."""
_END = "\n[end]\n"


class SeatLine(msgspec.Struct, forbid_unknown_fields=True):
    """Who sat where: a name, and which bot if it was one."""

    name: PersonName
    bot: Word = ""


class DiceLine(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Where the rolls came from. `secret` is shown once the match is over; where people threw
    dice of their own it is what the table shuffled with.

    `mixed` has what each page brought, in the order of the seats.
    """

    kind: Literal["seeded", "fair", "entered"]
    seed: Annotated[int, Meta(ge=0, le=2**63 - 1)] | Seed | None = None
    commitment: Digest = ""
    words: Load = ""
    secret: Digest = ""
    mixed: Annotated[list[Pledge], Meta(max_length=MOST_SEATS + 1)] = []

    def source(self) -> Dice | None:
        """The dice that roll the same again, or None if nobody can know them."""
        if self.kind == "seeded" and self.seed is not None:
            return SeededDice(self.seed)
        if self.kind != "seeded" and self.secret:
            return FairDice(secret_bytes(self.secret), mixed(self.words, self.mixed))
        return None


def secret_bytes(secret: str) -> bytes:
    """A secret as bytes; BadMatchFile if it is not hexadecimal."""
    try:
        return bytes.fromhex(secret)
    except ValueError:
        raise BadMatchFile("dice.secret is not hexadecimal") from None


class MatchFile(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The contents of a match file. A log line is a seat, or * for the dice, and what it did."""

    hamlet: Annotated[int, Meta(ge=1, le=2**31 - 1)]
    version: Word
    game: Word
    players: Annotated[int, Meta(ge=1, le=MOST_SEATS)]
    options: Choices
    seats: Annotated[list[SeatLine], Meta(max_length=MOST_SEATS)]
    dice: DiceLine
    log: Annotated[list[Line], Meta(max_length=LONGEST_LOG)]
    edition: Json
    position: Json | None = None

    @property
    def setup(self) -> Setup:
        """What was chosen before the match."""
        return Setup(self.game, self.players, self.options, self.edition)


def match_file(match: Match, seats: list[SeatLine], dice: DiceLine) -> MatchFile:
    """What a match file says of a match."""
    lines = [
        f"{'*' if who < 0 else who} {entry}"
        for who, entry in zip(match.actors, match.log, strict=True)
    ]
    setup = match.game.setup
    return MatchFile(
        hamlet=WITH_PLEDGES if dice.mixed else FORMAT,
        version=VERSION,
        game=setup.game,
        players=setup.players,
        options=setup.options,
        seats=seats,
        dice=dice,
        log=lines,
        edition=setup.edition,
        position=match.start,
    )


def write_match(file: MatchFile) -> str:
    """A match file as text, sealed with the number of its log lines and a digest."""
    body = tomli_w.dumps(_without_none(msgspec.to_builtins(file)))
    digest = sha256(body.encode()).hexdigest()
    return body + _END + f'lines = {len(file.log)}\nsha256 = "{digest}"\n'


def _without_none(data: Json) -> Json:
    """TOML has no null; what is left out of a position is completed from the start."""
    return {
        key: _without_none(item) if isinstance(item, dict) else item
        for key, item in data.items()
        if item is not None
    }


def read_match(text: str, where: str) -> tuple[MatchFile, bool]:
    """The match in a text, and whether its seal is whole.

    BadMatchFile says what is wrong: not a match file, cut, or of a version to come.
    """
    body, end, seal = text.rpartition(_END)
    try:
        data = load_toml(body if end else text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise BadMatchFile(f"{where}: {_cut_or_foreign(text)}: {error}") from None
    if not isinstance(data.get("hamlet"), int):
        raise BadMatchFile(f"{where}: this is not a match file: it has no line hamlet = {FORMAT}")
    if data["hamlet"] not in (FORMAT, WITH_PLEDGES):
        raise BadMatchFile(
            f"{where}: match file format {_number(data['hamlet'])} is not known here; "
            f"this program reads formats {FORMAT} and {WITH_PLEDGES}"
        )
    try:
        file = msgspec.convert(data, MatchFile)
    except msgspec.ValidationError as error:
        raise BadMatchFile(f"{where}: {error}") from None
    if not end:
        raise BadMatchFile(f"{where}: the file is cut: it has no [end]")
    if len(file.seats) != file.players:
        raise BadMatchFile(f"{where}: {len(file.seats)} seats for {file.players} players")
    return file, _sealed(body, seal, where, file)


def _number(number: int) -> str:
    """A number in words that are never long."""
    return str(number) if number.bit_length() < 64 else "with very many digits"


def _cut_or_foreign(text: str) -> str:
    return "the file is cut or damaged" if text.startswith("hamlet = ") else "not a match file"


def _sealed(body: str, seal: str, where: str, file: MatchFile) -> bool:
    try:
        end = load_toml(seal)
    except tomllib.TOMLDecodeError:
        raise BadMatchFile(f"{where}: the file is cut in its [end]") from None
    if end.get("lines") is None or end.get("sha256") is None:
        raise BadMatchFile(f"{where}: the file is cut in its [end]")
    digest = sha256(body.encode()).hexdigest()
    return (end["sha256"], end["lines"]) == (digest, len(file.log))


def replayed(file: MatchFile, match: Match, where: str) -> Match:
    """Play a file's log on a fresh match, checking who acts at each line."""
    for number, line in enumerate(file.log, 1):
        play_line(match, number, line, where)
    return match


def play_line(match: Match, number: int, line: str, where: str) -> list[Json]:
    """Play one line of a log; BadMatchFile if it is somebody else's turn or not allowed."""
    _, entry = _whose(match, number, line, where)
    return _play_entry(match, entry, number, line, where)


def _whose(match: Match, number: int, line: str, where: str) -> tuple[str, str]:
    """A log line as actor and entry; BadMatchFile if it is somebody else's turn."""
    actor, _, entry = line.partition(" ")
    if match.actor is None:
        raise BadMatchFile(f"{where}: log line {number} ({line!r}): the match is over already")
    expected = "*" if match.actor == "chance" else str(match.actor)
    if actor != expected:
        raise BadMatchFile(f"{where}: log line {number} ({line!r}): it is {expected}'s turn")
    return actor, entry


def _play_entry(match: Match, entry: str, number: int, line: str, where: str) -> list[Json]:
    try:
        return match.play(entry)
    except HamletError as error:
        raise BadMatchFile(f"{where}: log line {number} ({line!r}): {error}") from None


def verify_rolls(file: MatchFile, match: Match, where: str) -> int:
    """Roll every roll of a file again; returns how many. BadMatchFile names the first misfit."""
    if file.dice.kind != "seeded" and file.dice.secret:
        _check_commitment(file.dice, where)
        _check_promises(file, where)
    dice = file.dice.source()
    if dice is None:
        raise BadMatchFile(f"{where}: {_UNVERIFIABLE[file.dice.kind]}")
    match.dice = dice
    rolls = 0
    for number, line in enumerate(file.log, 1):
        actor, entry = _whose(match, number, line, where)
        if actor != "*" or (file.dice.kind == "entered" and match.thrown()):
            _play_entry(match, entry, number, line, where)
            if actor == "*":
                _skip(dice)
            continue
        rolls += 1
        fell = match.roll()
        if fell != entry:
            raise BadMatchFile(
                f"{where}: log line {number} (roll {rolls}) says {entry!r}, but the dice gave "
                f"{fell!r}"
            )
    return rolls


def _skip(dice: Dice) -> None:
    """A throw of people's own dice takes the place of one of the table's rolls."""
    if isinstance(dice, FairDice):
        dice.rolled += 1


_UNVERIFIABLE = {
    "entered": "its dice were rolled by hand, so nobody can roll them again",
    "fair": "the secret of its dice is not in it, so its rolls cannot be checked yet",
    "seeded": "the seed of its dice is not in it, so its rolls cannot be checked",
}


def _check_commitment(dice: DiceLine, where: str) -> None:
    if commitment(secret_bytes(dice.secret)) != dice.commitment:
        raise BadMatchFile(f"{where}: the secret of the dice is not the one that was promised")


def _check_promises(file: MatchFile, where: str) -> None:
    """Words that were never shown are no misfit; words other than the promised ones are."""
    for pledge in file.dice.mixed:
        if pledge.words and not is_kept(pledge):
            raise BadMatchFile(
                f"{where}: the words of {whose(file, pledge)} are not those that were promised"
            )


def whose(file: MatchFile, pledge: Pledge) -> str:
    """The players for whom a page spoke, by name; the host may have no seat."""
    names = [file.seats[seat].name for seat in pledge.seats if 0 <= seat < len(file.seats)]
    return ", ".join(names) or "the host"

"""What is written into a table's log: one change a version, enough to rebuild everything."""

from __future__ import annotations

from functools import cached_property
from hashlib import sha256
from typing import Literal, TypeAlias

import msgspec

from hamlet.engine.option import Value
from hamlet.engine.setup import Setup
from hamlet.engine.vocabulary import Json
from hamlet.server.protocol.limits import Language


class Chair(msgspec.Struct, kw_only=True, omit_defaults=True, frozen=True):
    """A seat. `bot` plays it now, if named; `holder` is the hash of a token, never told.

    Logs have always called a character `colour`, and go on doing so.
    """

    kind: Literal["here", "elsewhere", "bot"] = "elsewhere"
    name: str = ""
    character: str = msgspec.field(default="", name="colour")
    language: Language = "en"
    bot: str = ""
    closed: bool = False
    holder: str = ""
    thrown_out: str = ""
    """Who was thrown out of it in mid-match: until the end nobody else plays on for them."""

    @property
    def free(self) -> bool:
        """Somebody may sit down here."""
        return not self.holder and not self.closed and self.kind != "bot"


class Header(msgspec.Struct, kw_only=True, omit_defaults=True, frozen=True, dict=True):
    """What is fixed when a table is made. The dice's secret is not in it."""

    game: str
    players: int
    options: dict[str, Value]
    edition: Json
    chairs: tuple[Chair, ...]
    host: str
    dice: Literal["fair", "own", "entered", "seeded"] = "fair"
    """With `own` dice the table shuffles what is not a die; logs of before have no secret for
    that, and there, as with `entered`, people enter everything.
    """
    commitment: str = ""
    seed: int | str | None = None
    words: str = ""
    listed: bool = False
    spectators: bool = True
    clock: int = 0
    wait: bool = False
    position: Json | None = None
    promise: str = ""
    """The promise of the host's page, which will show its words before the match begins."""
    awaited: tuple[str, ...] = ()
    """Holders whose pages promised words at the table before, and are given time to do so."""

    @cached_property
    def setup(self) -> Setup:
        """What was chosen before the match; the store keeps it as the first four fields.

        Tables draw from an edition in the order of the alphabet, whatever order it was sent in.
        """
        options, edition = msgspec.json.decode(
            msgspec.json.encode((self.options, self.edition), order="deterministic")
        )
        return Setup(self.game, self.players, options, edition)


class Played(msgspec.Struct, tag="played", omit_defaults=True, frozen=True):
    """A move, and whatever the dice answered to it: each "seat text", * for the dice.

    `says` is what a bot is up to with it: the move, and what its team needs.
    """

    steps: tuple[str, ...]
    by: Literal["person", "bot", "clock", "dice"] = "person"
    says: dict[str, str] | None = None


class Began(msgspec.Struct, tag="began", frozen=True):
    """The match starts; empty chairs got the bot, and the dice may have fallen already."""

    bot: str
    steps: tuple[str, ...] = ()


class Sat(msgspec.Struct, tag="sat", omit_defaults=True, frozen=True):
    """Somebody took a chair."""

    seat: int
    holder: str
    name: str
    character: str = msgspec.field(default="", name="colour")
    language: Language = "en"
    here: bool = False
    promise: str = ""


class Left(msgspec.Struct, tag="left", frozen=True):
    """Somebody got up; once the match is on, the bot plays."""

    seat: int
    bot: str = ""


class Handed(msgspec.Struct, tag="handed", frozen=True):
    """A seat was handed to a bot, or back (an empty name)."""

    seat: int
    bot: str = ""


class Locked(msgspec.Struct, tag="locked", frozen=True):
    """The host closed a chair, or opened it for somebody elsewhere."""

    seat: int
    closed: bool
    bot: str = ""


class Ruled(msgspec.Struct, tag="ruled", frozen=True):
    """The host settled how the table is run."""

    listed: bool
    spectators: bool
    clock: int


class Worded(msgspec.Struct, tag="worded", frozen=True):
    """The words that fair dice are mixed with. Only logs of before have them."""

    words: str


class Promised(msgspec.Struct, tag="promised", frozen=True):
    """A page promised words of its own for fair dice, by their hash."""

    holder: str
    promise: str


class Pledged(msgspec.Struct, omit_defaults=True, frozen=True):
    """A promise that the house has bound itself after; the words once they were shown."""

    holder: str
    seats: tuple[int, ...]
    promise: str
    words: str = ""


class Bound(msgspec.Struct, tag="bound", frozen=True):
    """The house is bound to its secret from here on, and the list of promises is closed."""

    commitment: str
    pledges: tuple[Pledged, ...]


class Revealed(msgspec.Struct, tag="revealed", frozen=True):
    """A page showed the words that it had promised."""

    holder: str
    words: str


class Asked(msgspec.Struct, tag="asked", frozen=True):
    """A seat asks to take back; `steps` moves would go."""

    seat: int
    steps: int


class Agreed(msgspec.Struct, tag="agreed", frozen=True):
    """A seat's answer to that."""

    seat: int
    yes: bool


class Undone(msgspec.Struct, tag="undone", frozen=True):
    """The last `steps` moves were taken back by consent."""

    seat: int
    steps: int


class Rematched(msgspec.Struct, tag="rematched", frozen=True):
    """The same chairs meet again at another table."""

    table: str


class Closed(msgspec.Struct, tag="closed", frozen=True):
    """The host closed the table."""


Change: TypeAlias = (
    Played
    | Began
    | Sat
    | Left
    | Handed
    | Locked
    | Ruled
    | Worded
    | Promised
    | Bound
    | Revealed
    | Asked
    | Agreed
    | Undone
    | Rematched
    | Closed
)
_decoder: msgspec.json.Decoder[Change] = msgspec.json.Decoder(Change)


def name_of(change: Change) -> str:
    """What a change is called in the log and by everyone who is told of it."""
    return str(change.__struct_config__.tag)


def read_change(body: bytes) -> Change:
    """A change as the log keeps it."""
    return _decoder.decode(body)


def write_change(change: Change) -> bytes:
    """A change for the log."""
    return msgspec.json.encode(change)


def read_header(body: bytes) -> Header:
    """A header as the store keeps it."""
    return msgspec.json.decode(body, type=Header)


def write_header(header: Header) -> bytes:
    """A header for the store."""
    return msgspec.json.encode(header)


def running_digest(before: bytes, version: int, at: float, body: bytes) -> bytes:
    """The digest of a log up to an entry, from that of the entries before it."""
    return sha256(b"%b %d %b %b" % (before, version, at.hex().encode(), body)).digest()[:16]

"""What is written into a table's log: one change a version, enough to rebuild everything."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec

from hamlet.engine.vocabulary import Json

Language: TypeAlias = Literal["en", "fr"]


class Chair(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A seat. `bot` plays it now, if named; `holder` is the hash of a token, never told."""

    kind: Literal["here", "elsewhere", "bot"] = "elsewhere"
    name: str = ""
    colour: str = ""
    language: Language = "en"
    bot: str = ""
    closed: bool = False
    holder: str = ""

    @property
    def free(self) -> bool:
        """Somebody may sit down here."""
        return not self.holder and not self.closed and self.kind != "bot"


class Header(msgspec.Struct, kw_only=True, omit_defaults=True):
    """What is fixed when a table is made. The dice's secret is not in it."""

    game: str
    players: int
    options: dict[str, str | int | bool]
    edition: dict[str, Any]
    chairs: list[Chair]
    host: str
    dice: Literal["fair", "own", "seeded"] = "fair"
    commitment: str = ""
    seed: int | str | None = None
    words: str = ""
    listed: bool = False
    spectators: bool = True
    clock: int = 0
    wait: bool = False
    position: Json | None = None


class Played(msgspec.Struct, tag="played", omit_defaults=True):
    """A move, and whatever the dice answered to it: each "seat text", * for the dice.

    `says` is what a partner said with it, in every language.
    """

    steps: list[str]
    by: Literal["person", "bot", "clock", "dice"] = "person"
    says: dict[str, str] | None = None


class Began(msgspec.Struct, tag="began"):
    """The match starts; empty chairs got the bot, and the dice may have fallen already."""

    bot: str
    steps: list[str] = []


class Sat(msgspec.Struct, tag="sat", omit_defaults=True):
    """Somebody took a chair."""

    seat: int
    holder: str
    name: str
    colour: str = ""
    language: Language = "en"
    here: bool = False


class Left(msgspec.Struct, tag="left"):
    """Somebody got up; once the match is on, the bot plays."""

    seat: int
    bot: str = ""


class Handed(msgspec.Struct, tag="handed"):
    """A seat was handed to a bot, or back (an empty name)."""

    seat: int
    bot: str = ""


class Locked(msgspec.Struct, tag="locked"):
    """The host closed a chair, or opened it for somebody elsewhere."""

    seat: int
    closed: bool
    bot: str = ""


class Ruled(msgspec.Struct, tag="ruled"):
    """The host settled how the table is run."""

    listed: bool
    spectators: bool
    clock: int


class Worded(msgspec.Struct, tag="worded"):
    """The words that fair dice are mixed with."""

    words: str


class Asked(msgspec.Struct, tag="asked"):
    """A seat asks to take back; `steps` moves would go."""

    seat: int
    steps: int


class Agreed(msgspec.Struct, tag="agreed"):
    """A seat's answer to that."""

    seat: int
    yes: bool


class Undone(msgspec.Struct, tag="undone"):
    """The last `steps` moves were taken back by consent."""

    seat: int
    steps: int


class Rematched(msgspec.Struct, tag="rematched"):
    """The same chairs meet again at another table."""

    table: str


class Closed(msgspec.Struct, tag="closed"):
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
    | Asked
    | Agreed
    | Undone
    | Rematched
    | Closed
)
_decoder: msgspec.json.Decoder[Change] = msgspec.json.Decoder(Change)


def read_change(body: bytes) -> Change:
    """A change as the log keeps it."""
    return _decoder.decode(body)


def write_change(change: Change) -> bytes:
    """A change for the log."""
    return msgspec.json.encode(change)


def read_header(body: bytes) -> Header:
    """A header as the store keeps it."""
    return msgspec.json.decode(body, type=Header)

"""What a page asks over the WebSocket, each with an `id` of its own.

The answer is `Done` or `Refused` with that id; to `Sync` it is `Missed`, to `Advise` it is
`Advice`. `web/src/wire.ts` is generated from these files.
"""

from __future__ import annotations

from typing import Annotated, Literal, NamedTuple, TypeAlias

import msgspec
from msgspec import Meta

from hamlet.server.protocol.limits import (
    LONGEST_MESSAGE,
    MOST_DICE,
    BotName,
    Character,
    ClockSeconds,
    DiceWords,
    Digest,
    Language,
    MoveText,
    Name,
    NoDigest,
    Number,
    SeatNumber,
    Token,
)

Emoji: TypeAlias = Literal[
    "hello", "laugh", "wow", "oops", "cheer", "think", "hurry", "thanks", "wolf", "pig"
]
EMOTES: tuple[str, ...] = Emoji.__args__  # type: ignore[attr-defined]


class _Ask(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    id: Number = 0


class Hello(_Ask, tag="hello"):
    """First of all: who I am (a token from before, or none), the version I have, and the
    language I am to be told everything in.
    """

    token: Token = ""
    have: Number | None = None
    language: Language = "en"


class Sync(_Ask, tag="sync"):
    """I have this version; send the rest."""

    have: Number


class Play(_Ask, tag="play"):
    """A move in notation, or what our own dice show, for the version I see."""

    version: Number
    move: MoveText


class Throw(_Ask, tag="throw"):
    """What our own dice show, a face for each of `view.thrown`, for the version I see."""

    version: Number
    faces: Annotated[list[MoveText], Meta(min_length=1, max_length=MOST_DICE)]


class Undo(_Ask, tag="undo"):
    """May I take my last move back?"""

    version: Number
    seat: SeatNumber


class Agree(_Ask, tag="agree"):
    """My answer to somebody's wish to take back."""

    version: Number
    seat: SeatNumber
    yes: bool


class Advise(_Ask, tag="advise"):
    """What is each move worth? From the seat whose turn it is, for the version I see."""

    version: Number
    seat: SeatNumber


class Sit(_Ask, tag="sit"):
    """I take this chair; `here` at the host's own device. `promise` is as in `Promise`."""

    seat: SeatNumber
    name: Name
    character: Character = ""
    language: Language = "en"
    promise: NoDigest = ""


class Leave(_Ask, tag="leave"):
    """I get up."""

    seat: SeatNumber


class Hand(_Ask, tag="hand"):
    """A bot plays for me, or no longer (an empty name)."""

    seat: SeatNumber
    bot: BotName = ""


class Lock(_Ask, tag="lock"):
    """The host closes a chair, a bot plays there; or opens it for somebody elsewhere."""

    seat: SeatNumber
    closed: bool


class Rule(_Ask, tag="rule"):
    """The host settles how the table is run; what is left out stays."""

    listed: bool | None = None
    spectators: bool | None = None
    clock: ClockSeconds | None = None


class Promise(_Ask, tag="promise"):
    """The SHA-256 of words of ours that fair dice are to be mixed with. It may be changed until
    the house is bound (`view.dice.bound`).
    """

    promise: Digest


class Reveal(_Ask, tag="reveal"):
    """The words that we promised, now that the house is bound."""

    words: DiceWords


class Begin(_Ask, tag="begin"):
    """The host begins; bots take the empty chairs."""


class Emote(_Ask, tag="emote"):
    """A picture from the fixed set, for everyone."""

    seat: SeatNumber
    emote: Emoji


class Rematch(_Ask, tag="rematch"):
    """The same chairs again."""


class Close(_Ask, tag="close"):
    """The host closes the table."""


Ask: TypeAlias = (
    Hello
    | Sync
    | Play
    | Throw
    | Undo
    | Agree
    | Advise
    | Sit
    | Leave
    | Hand
    | Lock
    | Rule
    | Promise
    | Reveal
    | Begin
    | Emote
    | Rematch
    | Close
)


class Unreadable(NamedTuple):
    """A message that is none of these; its `id` as far as that can be read."""

    id: int = 0


class _Numbered(msgspec.Struct):
    id: Number = 0


_reader: msgspec.json.Decoder[Ask] = msgspec.json.Decoder(Ask)
_number_reader = msgspec.json.Decoder(_Numbered)
_ERRORS = (msgspec.MsgspecError, RecursionError, UnicodeError)


def read_ask(text: str | bytes) -> Ask | Unreadable:
    """A message from a page."""
    try:
        return _reader.decode(text) if len(text) <= LONGEST_MESSAGE else Unreadable()
    except _ERRORS:
        return _unreadable(text)


def _unreadable(text: str | bytes) -> Unreadable:
    try:
        return Unreadable(_number_reader.decode(text).id)
    except _ERRORS:
        return Unreadable()

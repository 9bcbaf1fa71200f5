"""The messages between page and server. `web/src/wire.ts` is generated from this file.

A page sends one of `Ask`, each with an `id` of its own; the answer is `Done` or `Refused`
with that id (to `Sync` it is `Missed`, to `Advise` it is `Advice`). Everyone at the table is
sent `Told`, numbered by version without a gap.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]
SeatNumber = Annotated[int, Meta(ge=0, le=31)]
Name = Annotated[str, Meta(max_length=24)]
Colour = Annotated[str, Meta(max_length=16, pattern=r"^[a-z-]*$")]
BotName = Annotated[str, Meta(max_length=32)]
Token = Annotated[str, Meta(max_length=64)]
MoveText = Annotated[str, Meta(max_length=200)]
SeedWords = Annotated[str, Meta(max_length=200)]
ClockSeconds = Annotated[int, Meta(ge=0, le=86_400)]
Language: TypeAlias = Literal["en", "fr"]
Emoji: TypeAlias = Literal[
    "hello", "laugh", "wow", "oops", "cheer", "think", "hurry", "thanks", "wolf", "pig"
]
Reason: TypeAlias = Literal["malformed", "forbidden", "stale", "illegal", "busy", "gone"]

EMOTES: tuple[str, ...] = Emoji.__args__  # type: ignore[attr-defined]


class _Ask(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    id: Number = 0


class Hello(_Ask, tag="hello"):
    """First of all: who I am (a token from before, or none) and the version I have."""

    token: Token = ""
    have: Number | None = None


class Sync(_Ask, tag="sync"):
    """I have this version; send the rest."""

    have: Number


class Play(_Ask, tag="play"):
    """A move in notation, or what our own dice show, for the version I see."""

    version: Number
    move: MoveText


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
    """I take this chair; `here` at the host's own device."""

    seat: SeatNumber
    name: Name
    colour: Colour = ""
    language: Language = "en"


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


class Words(_Ask, tag="words"):
    """Words of ours that the fair dice are mixed with, before the match begins."""

    words: SeedWords


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
    | Undo
    | Agree
    | Advise
    | Sit
    | Leave
    | Hand
    | Lock
    | Rule
    | Words
    | Begin
    | Emote
    | Rematch
    | Close
)


class ChairView(msgspec.Struct, kw_only=True):
    """A chair as everyone sees it."""

    kind: Literal["here", "elsewhere", "bot"]
    name: str
    colour: str
    language: Language
    bot: str
    taken: bool
    closed: bool


class Step(msgspec.Struct):
    """A move or a roll, what it did, and the position after it.

    `actor` is a seat, or "chance" for the dice.
    """

    actor: int | Literal["chance"]
    text: str
    events: list[dict[str, Any]]
    position: dict[str, Any]


class Ending(msgspec.Struct):
    """How the match ended; `sheet` explains the scores where a game counts points."""

    reason: str
    winners: list[int]
    scores: list[float]
    ranking: list[int]
    sheet: list[dict[str, Any]] = []


class DiceView(msgspec.Struct, kw_only=True):
    """Where the rolls come from. The secret is there once the match is over."""

    kind: Literal["fair", "own", "seeded"]
    commitment: str = ""
    words: str = ""
    secret: str = ""


class Wish(msgspec.Struct):
    """Somebody asks to take back; these seats have not answered yet."""

    seat: int
    steps: int
    waiting: list[int]


class View(msgspec.Struct, kw_only=True):
    """The table at a version."""

    began: bool
    closed: bool
    chairs: list[ChairView]
    listed: bool
    spectators: bool
    clock: int
    dice: DiceView
    actor: int | Literal["chance"] | None
    moves: list[str]
    outcomes: list[str]
    """What our own dice may show; empty when the server rolls."""
    position: dict[str, Any] | None
    """None for those who may not watch."""
    undo: Wish | None = None
    result: Ending | None = None
    next_table: str = ""


class Sentence(msgspec.Struct):
    """The same words in every language."""

    en: str
    fr: str


class Told(msgspec.Struct, tag="told", kw_only=True):
    """Something happened: what, and the table after it. `says`: what a partner is up to."""

    version: int
    what: str
    seat: int | None
    by: str
    steps: list[Step]
    view: View
    says: Sentence | None = None


class Welcome(msgspec.Struct, tag="welcome", kw_only=True):
    """You are at the table. Keep the token: it is you. `missed` leads from yours to now."""

    table: str
    version: int
    token: str
    seats: list[int]
    host: bool
    game: str
    players: int
    options: dict[str, str | int | bool]
    edition: dict[str, Any]
    missed: list[Told]
    view: View


class Done(msgspec.Struct, tag="done", kw_only=True):
    """Your wish was written down as this version."""

    id: int
    version: int
    seats: list[int]
    """The chairs that are yours now."""


class Refused(msgspec.Struct, tag="refused", kw_only=True):
    """Your wish was refused: which layer, and why. `rule` is the rule that forbids it."""

    id: int
    reason: Reason
    message: str
    version: int
    rule: str = ""


class Emoted(msgspec.Struct, tag="emoted", kw_only=True):
    """Somebody shows a picture."""

    version: int
    seat: int
    emote: Emoji


class MoveAdvice(msgspec.Struct):
    """A move, and the chance of winning (or of saving the team) with it.

    `low` and `high` bound it with 95 %; they are equal where it is known exactly.
    """

    move: str
    chance: float
    low: float
    high: float


class Advice(msgspec.Struct, tag="advice", kw_only=True):
    """The answer to `advise`: every legal move, the best first, and why it is the best."""

    id: int
    version: int
    seat: int
    best: str
    moves: list[MoveAdvice]
    reason: Sentence


class Missed(msgspec.Struct, tag="missed", kw_only=True):
    """The answer to `sync`: everything since; or, after too much, only how it stands now."""

    id: int
    version: int
    missed: list[Told]
    view: View


class Gone(msgspec.Struct, tag="gone", kw_only=True):
    """This table is no more, or you may not watch it."""

    version: int
    message: str


Answer: TypeAlias = Welcome | Told | Done | Refused | Emoted | Advice | Missed | Gone

_reader: msgspec.json.Decoder[Ask] = msgspec.json.Decoder(Ask)
_writer = msgspec.json.Encoder()


def read_ask(text: str | bytes) -> Ask:
    """A message from a page; msgspec.DecodeError or ValidationError if it cannot be read."""
    return _reader.decode(text)


def write_answer(answer: Answer) -> str:
    """A message to a page."""
    return _writer.encode(answer).decode()

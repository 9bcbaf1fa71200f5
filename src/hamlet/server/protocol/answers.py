"""What the server tells a page over the WebSocket.

Everyone at a table is sent `Told`, numbered by version without a gap.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypeAlias

import msgspec
from msgspec.structs import replace

from hamlet.server.protocol.asks import Emoji
from hamlet.server.protocol.limits import Language
from hamlet.server.protocol.refusal import Reason
from hamlet.server.protocol.shapes import (
    BoxContents,
    Changes,
    Facts,
    GameEdition,
    GameEvent,
    GameOptions,
    Position,
    SheetRow,
)


class ChairView(msgspec.Struct, kw_only=True):
    """A chair as everyone sees it."""

    kind: Literal["here", "elsewhere", "bot"]
    name: str
    character: str
    language: Language
    bot: str
    taken: bool
    closed: bool
    free: bool
    """Somebody may sit down here."""


class Step(msgspec.Struct):
    """A move or a roll, what it did, the position after it and what the rules say of that.

    `actor` is a seat, or "chance" for the dice.
    """

    actor: int | Literal["chance"]
    text: str
    events: list[GameEvent]
    position: Position
    facts: Facts
    said: list[str] = []
    """A sentence for each event, in the language of who is told; an empty one is not said."""


class Offer(msgspec.Struct):
    """A legal move, and what it leads to up to the next roll: what happens, and what then is
    no longer as it was in the position and in the facts.
    """

    move: str
    events: list[GameEvent]
    position: Changes
    facts: Changes


class Ending(msgspec.Struct):
    """How the match ended; `sheet` explains the scores where a game counts points."""

    reason: str
    winners: list[int]
    scores: list[float]
    ranking: list[int]
    sheet: list[SheetRow] = []
    said: str = ""
    """Why it ended, in the language of who is told."""


class PledgeView(msgspec.Struct):
    """What a page brings for fair dice: the seats it plays, the SHA-256 of its words, whether it
    has shown them, and the words themselves once the match is over.
    """

    seats: list[int]
    promise: str
    shown: bool
    words: str


class DiceView(msgspec.Struct, kw_only=True):
    """Where the rolls come from. The secret is there once the match is over.

    `bound`: the house is bound to its secret, and no more promises are taken. `pledges` are told
    before the match begins, in the order of the seats, and after its end.
    """

    kind: Literal["fair", "own", "seeded"]
    commitment: str = ""
    words: str = ""
    secret: str = ""
    bound: bool = False
    pledges: list[PledgeView] = []


class Thrown(msgspec.Struct):
    """A die (or the spinner) that people throw themselves, and what it may show."""

    die: str
    faces: list[str]


class UndoWish(msgspec.Struct):
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
    offers: list[Offer]
    """The same moves, each with what it leads to."""
    take_back: list[int]
    """Seats that may ask to take their last move back."""
    outcomes: list[str]
    """What our own dice may show; empty when the server rolls."""
    thrown: list[Thrown]
    """The whole throw of our own dice, of which `outcomes` is the first."""
    position: Position | None
    """None for those who may not watch."""
    facts: Facts | None
    """What the rules say of the position; None with it."""
    undo: UndoWish | None = None
    result: Ending | None = None
    next_table: str = ""


class Told(msgspec.Struct, tag="told", kw_only=True):
    """Something happened: what, and the table after it. `says`: what a partner is up to."""

    version: int
    what: str
    seat: int | None
    by: str
    steps: list[Step]
    view: View
    back: int = 0
    """So many of the last steps were taken back."""
    says: str = ""


class Welcome(msgspec.Struct, tag="welcome", kw_only=True):
    """You are at the table. Keep the token: it is you. `missed` leads from yours to now."""

    table: str
    version: int
    token: str
    seats: list[int]
    host: bool
    enters: bool
    """What our own dice show is entered by you."""
    game: str
    players: int
    options: GameOptions
    edition: GameEdition
    box: BoxContents
    """What the rules make of edition, options and players."""
    missed: list[Told]
    view: View


class Done(msgspec.Struct, tag="done", kw_only=True):
    """Your wish was written down as this version."""

    id: int
    version: int
    seats: list[int]
    """The chairs that are yours now."""
    enters: bool
    """What our own dice show is entered by you now."""


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
    reason: str


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

_writer = msgspec.json.Encoder()


def write_answer(answer: Answer) -> str:
    """A message to a page."""
    return _writer.encode(answer).decode()


_told_reader = msgspec.json.Decoder(Told)


def read_told(text: str) -> Told:
    """What was written for a page, again."""
    return _told_reader.decode(text)


class _Telling(msgspec.Struct, tag="told", kw_only=True):
    """`Told` with its large parts written already."""

    version: int
    what: str
    seat: int | None
    by: str
    steps: list[msgspec.Raw]
    view: msgspec.Raw
    back: int
    says: str


_UNSAID = b'"said":[]}'


def write_told(told: Mapping[str, Told]) -> dict[str, str]:
    """One change in several languages. What does not depend on them is encoded only once."""
    first = next(iter(told.values()), None)
    if first is None or len(told) == 1:
        return {code: write_answer(one) for code, one in told.items()}
    opened = [_writer.encode(replace(step, said=[])).removesuffix(_UNSAID) for step in first.steps]
    shared = msgspec.Raw(_writer.encode(first.view)) if first.view.result is None else None
    return {code: _telling(one, opened, shared) for code, one in told.items()}


def _telling(told: Told, opened: list[bytes], view: msgspec.Raw | None) -> str:
    steps = [
        msgspec.Raw(b'%b"said":%b}' % (start, _writer.encode(step.said)))
        for start, step in zip(opened, told.steps, strict=True)
    ]
    telling = _Telling(
        version=told.version,
        what=told.what,
        seat=told.seat,
        by=told.by,
        steps=steps,
        view=view or msgspec.Raw(_writer.encode(told.view)),
        back=told.back,
        says=told.says,
    )
    return _writer.encode(telling).decode()

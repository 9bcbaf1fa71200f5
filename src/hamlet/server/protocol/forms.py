"""The bodies of HTTP requests and answers. Their TypeScript is generated with the wire's."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from hamlet.engine.bounds import Choices
from hamlet.engine.vocabulary import Json
from hamlet.server.protocol.answers import DiceView, Ending, Step, View
from hamlet.server.protocol.limits import (
    LONGEST_FILE,
    BotName,
    Character,
    ClockSeconds,
    FileName,
    Language,
    Name,
    NoDigest,
)
from hamlet.server.protocol.refusal import Reason
from hamlet.server.protocol.shapes import BoxContents, Facts, GameEdition, GameOptions, Position


class NewChair(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A chair of a new table: somebody here, somebody elsewhere, or a bot."""

    kind: Literal["here", "elsewhere", "bot"] = "here"
    name: Name = ""
    character: Character = ""
    language: Language = "en"
    bot: BotName = ""


class NewTable(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A wish for a table. Chairs left out are bots; with `wait` the host begins.

    With `own` dice people throw dice and spinner themselves and the table shuffles the rest;
    `entered`, for scripts, leaves every chance to them.

    It begins as the rules say, or from `position`, of which anything may be left out.
    `promise` is the SHA-256 of words that the host's page mixes into fair dice: it shows them
    over the WebSocket (`reveal`) once the house is bound, and the match begins after that.
    """

    game: Annotated[str, Meta(max_length=40)]
    players: Annotated[int, Meta(ge=1, le=32)] | None = None
    options: Choices = {}
    edition: Json | None = None
    chairs: Annotated[list[NewChair], Meta(max_length=32)] = []
    dice: Literal["fair", "own", "entered"] = "fair"
    listed: bool = False
    spectators: bool = True
    clock: ClockSeconds = 0
    wait: bool = False
    position: Json | None = None
    promise: NoDigest = ""


class Created(msgspec.Struct):
    """A new table. The token is the host's, and of everyone who sits here.

    `commitment` is empty as long as words are promised: the house is bound after that.
    """

    table: str
    token: str
    seats: list[int]
    commitment: str
    live: str


class TableCard(msgspec.Struct, kw_only=True):
    """An open table in the village: its free chairs, and what those are called who sit there."""

    table: str
    game: str
    free: list[int]
    names: list[str]


class TableState(msgspec.Struct, kw_only=True):
    """A table as a visitor sees it; `seats` are the chairs of who asks."""

    table: str
    version: int
    seats: list[int]
    game: str
    players: int
    options: dict[str, str | int | bool]
    view: View
    result: Ending | None


class PlayerReview(msgspec.Struct, kw_only=True):
    """What a player's result is made of: start, luck, choice and others add up to it."""

    seat: int
    start: float
    luck: float
    choice: float
    others: float
    result: float
    says: str


class StepReview(msgspec.Struct, kw_only=True):
    """A line of the log that mattered: how it changed every seat's chance.

    `best` is the move that would have been better, if there surely was one.
    """

    number: int
    actor: int | Literal["chance"]
    move: str
    change: list[float]
    best: str = ""
    says: str


class Review(msgspec.Struct, kw_only=True):
    """A finished match looked back upon: luck, choices, turning points, mistakes.

    `curve` has every seat's chance of winning at the start and after each line of the log.
    """

    table: str
    game: str
    players: list[PlayerReview]
    turning_points: list[StepReview]
    mistakes: list[StepReview]
    curve: list[list[float]]


class MatchText(msgspec.Struct, forbid_unknown_fields=True):
    """A match file to be replayed, seal and all."""

    text: Annotated[str, Meta(max_length=LONGEST_FILE)]


class Share(msgspec.Struct):
    """Something that could have fallen, and how many of the tickets are its own."""

    name: str
    weight: int


class ReplaySeat(msgspec.Struct, kw_only=True):
    """Who sat there. A file does not know the character."""

    name: str
    bot: str
    character: str = ""


class ReplayStep(Step, kw_only=True):
    """A step with all that could have fallen, in the order of the tickets; empty for moves."""

    outcomes: list[Share]


class Broken(msgspec.Struct, kw_only=True):
    """The first log line, counted from 1, that does not obey the rules, and why."""

    line: int
    text: str
    message: str


class Replay(msgspec.Struct, kw_only=True):
    """A match from its start to its end, or to where its file breaks."""

    game: str
    players: int
    options: GameOptions
    edition: GameEdition
    box: BoxContents
    seats: list[ReplaySeat]
    dice: DiceView
    start: Position
    facts: Facts
    """What the rules say of the start."""
    steps: list[ReplayStep]
    result: Ending | None
    whole: bool
    """The file is as it was written, says its seal."""
    broken: Broken | None


class OptionCard(msgspec.Struct):
    """An option: what it settles, and its values with their names, the default first."""

    name: str
    explained: str
    values: list[str | int | bool]
    named: list[str]
    rules: list[str]


class GameCard(msgspec.Struct, kw_only=True):
    """A game on the shelf; `options` by the number of players."""

    game: str
    title: str
    players: list[int]
    ages: str
    minutes: str
    bots: list[str]
    stand_in: str
    """The bot that plays for somebody absent."""
    options: dict[str, list[OptionCard]]


class EditionCard(msgspec.Struct):
    """An edition that a new table can be laid with: what it is called here, and what it says."""

    name: str
    contents: GameEdition


class EditionText(msgspec.Struct, forbid_unknown_fields=True):
    """Somebody's own edition as its file has it, TOML or JSON."""

    name: FileName
    text: Annotated[str, Meta(max_length=LONGEST_FILE)]


class GameBook(msgspec.Struct, kw_only=True):
    """Everything about a game that a page needs to draw and tell it.

    `edition` is the default one, `editions` are those of the server's own files.
    """

    card: GameCard
    edition: GameEdition
    editions: list[EditionCard]
    rulebook: dict[str, str]


class Problem(msgspec.Struct):
    """Why a request was refused."""

    reason: Reason
    message: str


class Lan(msgspec.Struct):
    """The server's address in this house, such as http://192.168.1.20:8017; empty if none."""

    address: str


class Health(msgspec.Struct):
    """The server answers and reaches its database."""

    ok: bool
    version: str

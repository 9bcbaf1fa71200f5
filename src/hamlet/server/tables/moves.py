"""Moves and rolls on their way into the log: played on a fork, written as its lines."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from hamlet.bots.registry import bot_names
from hamlet.engine.dice import Dice, FairDice, ScriptedDice, commitment
from hamlet.engine.errors import BadDice
from hamlet.engine.ids import CHANCE
from hamlet.engine.kind import Kind
from hamlet.engine.match import Match
from hamlet.engine.pledges import mixed
from hamlet.server.tables.log import Began, Bound, Change, Played
from hamlet.server.tables.pledges import bound_pledges, without_holders
from hamlet.server.tables.table import Duty, Happening, Passage, Table, happening, is_entered, step


class Write(NamedTuple):
    """Write this change into the log; `passage` is what it plays, where that is known."""

    change: Change
    passage: Passage | None = None


def stand_in(kind: Kind) -> str:
    """The bot that plays for somebody absent."""
    names = bot_names(kind)
    return "greedy" if "greedy" in names else names[-1]


def played(table: Table, text: str) -> Passage:
    """What a move leads to, dice included unless they are people's own.

    Raises MalformedMove or IllegalMove as the rules do.
    """
    match = table.match.fork()
    moved = step(match, text)
    return Passage(match, (moved, *_rolls(table, match)))


def thrown(table: Table, faces: Sequence[str]) -> Passage:
    """What a whole throw of people's own dice leads to.

    Raises BadDice if it has not as many dice, and MalformedMove or IllegalMove as the rules do.
    """
    match, dice = table.match.fork(), table.match.thrown()
    if len(faces) != len(dice):
        raise BadDice(f"{len(faces)} faces for a throw of {len(dice)} dice")
    fallen = [step(match, face) for face in faces]
    return Passage(match, (*fallen, *_rolls(table, match)))


def rolled(table: Table) -> Passage:
    """What the rolls that are due now lead to."""
    match = table.match.fork()
    return Passage(match, tuple(_rolls(table, match)))


def _rolls(table: Table, match: Match) -> list[Happening]:
    fallen: list[Happening] = []
    dice = _dice(table)
    while match.actor == "chance" and not is_entered(table, match):
        match.roll(dice)
        fallen.append(happening(match, "chance"))
    return fallen


def _dice(table: Table) -> Dice:
    """The dice of a table where they stand. Only fair ones are rolled, or shuffled with, here."""
    if table.secret and table.header.dice in ("fair", "own"):
        words = mixed(table.words, without_holders(table.pledges))
        return FairDice(table.secret, words, table.match.actors.count(CHANCE))
    return ScriptedDice([])


def binding(table: Table) -> Bound:
    """The change that binds the house to its secret, and closes the list of promises."""
    pledges = bound_pledges(table.promises, table.chairs, table.header.host)
    return Bound(table.commitment or commitment(table.secret), pledges)


def beginning(table: Table) -> Began:
    """The change with which the match of a table begins."""
    return Began(stand_in(table.match.game.kind), rolled(table).lines)


def done_by_itself(
    table: Table, duty: Duty, move: str, says: dict[str, str] | None = None
) -> Write:
    """What the server writes when it does its duty; `move` is what a bot chose, if asked."""
    if duty.what == "bind":
        return Write(binding(table))
    if duty.what == "begin":
        return Write(beginning(table))
    if duty.what == "dice":
        passage = rolled(table)
        return Write(Played(passage.lines, "dice"), passage)
    passage = played(table, move)
    by: Literal["bot", "clock"] = "clock" if duty.what == "clock" else "bot"
    return Write(Played(passage.lines, by, says), passage)

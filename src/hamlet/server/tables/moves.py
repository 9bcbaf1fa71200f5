"""Moves and rolls on their way into the log: tried out on a fork, written as its lines."""

from __future__ import annotations

from hamlet.bots.registry import bot_names
from hamlet.engine.dice import Dice, FairDice, ScriptedDice
from hamlet.engine.ids import CHANCE
from hamlet.engine.kind import Kind
from hamlet.engine.match import Match
from hamlet.server.tables.log import Began, Change, Played
from hamlet.server.tables.table import Duty, Table


def stand_in(kind: Kind) -> str:
    """The bot that plays for somebody absent."""
    names = bot_names(kind)
    return "greedy" if "greedy" in names else names[-1]


def played(table: Table, text: str) -> tuple[str, ...]:
    """The lines that a move adds to the log, dice included unless they are people's own.

    Raises MalformedMove or IllegalMove as the rules do.
    """
    match = table.match.fork(_dice(table))
    who = "*" if match.actor == "chance" else str(match.actor)
    match.play(text)
    return f"{who} {match.log[-1]}", *_rolls(table, match)


def rolled(table: Table) -> tuple[str, ...]:
    """The rolls that are due now, as lines of the log."""
    return _rolls(table, table.match.fork(_dice(table)))


def _rolls(table: Table, match: Match) -> tuple[str, ...]:
    lines: list[str] = []
    while match.actor == "chance" and table.header.dice != "own":
        lines.append(f"* {match.roll()}")
    return tuple(lines)


def _dice(table: Table) -> Dice:
    """The dice of a table where they stand. Only fair ones are rolled here."""
    if table.header.dice == "fair":
        return FairDice(table.secret, table.words, table.match.actors.count(CHANCE))
    return ScriptedDice([])


def beginning(table: Table) -> Began:
    """The change with which the match of a table begins."""
    return Began(stand_in(table.match.game.kind), rolled(table))


def done_by_itself(
    table: Table, duty: Duty, move: str, says: dict[str, str] | None = None
) -> Change:
    """The change with which the server does its duty; `move` is what a bot chose, if asked."""
    if duty.what == "begin":
        return beginning(table)
    if duty.what == "dice":
        return Played(rolled(table), "dice")
    return Played(played(table, move), "clock" if duty.what == "clock" else "bot", says)

"""What worker processes are asked: jobs, and a bot's answer."""

from __future__ import annotations

from functools import cache

import msgspec

from hamlet.engine.edition import edition_dict
from hamlet.engine.setup import Setup
from hamlet.engine.vocabulary import Json
from hamlet.games import kind
from hamlet.server.tables.moves import stand_in
from hamlet.server.tables.table import Table
from hamlet.server.workers.turns import Asker


class Job(msgspec.Struct, frozen=True, kw_only=True):
    """Something to think about in a game as a table has set it up."""

    setup: Setup


class MoveJob(Job, frozen=True, kw_only=True):
    """A position, and the bot that is to move there."""

    position: Json
    bot: str


class AdviceJob(Job, frozen=True, kw_only=True):
    """A position, of which every move is to be judged."""

    position: Json
    language: str


class ReviewJob(Job, frozen=True, kw_only=True):
    """A finished match."""

    start: Json | None
    log: list[str]


class BotMove(msgspec.Struct, frozen=True):
    """A bot's move, and what it is up to: `engine/move_words.py` puts it in words."""

    move: str
    says: dict[str, str] | None = None


def asker_of(table: Table, client: str) -> Asker:
    """For whom something is thought about at a table."""
    return Asker(client, table.id, table.header.edition != _default_edition(table.header.game))


@cache
def _default_edition(game: str) -> Json:
    return edition_dict(kind(game).default_edition)


def move_job(table: Table) -> MoveJob:
    """What the bot of the seat to move is asked: the chair's own one, or one that stands in."""
    actor = table.match.actor
    assert isinstance(actor, int)
    return MoveJob(
        setup=table.header.setup,
        position=table.match.position(),
        bot=table.chairs[actor].bot or stand_in(table.match.game.kind),
    )


def advice_job(table: Table, language: str) -> AdviceJob:
    """What the coach is asked for the seat to move, and in which language."""
    position = table.match.position()
    return AdviceJob(setup=table.header.setup, position=position, language=language)


def review_job(table: Table) -> ReviewJob:
    """A finished match as the reviewer gets it."""
    return ReviewJob(
        setup=table.header.setup,
        start=table.header.position,
        log=list(table.match.log),
    )

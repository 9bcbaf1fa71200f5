"""Looking after the tables in a database from the command line."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import TypeVar

import msgspec
from msgspec.structs import replace

from hamlet.engine.dice import commitment
from hamlet.engine.errors import HamletError
from hamlet.engine.match import Match
from hamlet.engine.matchfile import MatchFile, secret_bytes, write_match
from hamlet.engine.vocabulary import Json
from hamlet.matches import load_text
from hamlet.server.storage.database import open_database
from hamlet.server.storage.rows import TableRow
from hamlet.server.storage.store import Store
from hamlet.server.tables.log import (
    Began,
    Bound,
    Chair,
    Change,
    Header,
    Played,
    Pledged,
    read_header,
)
from hamlet.server.tables.table import Table, folded, fresh_table
from hamlet.server.tables.telling.told import match_file_of

Found = TypeVar("Found")


class UnknownTable(HamletError):
    """There is no such table in the database."""


def _with_store(database: str, work: Callable[[Store], Awaitable[Found]]) -> Found:
    async def run() -> Found:
        store = Store(await open_database(database))
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


def list_tables(database: str) -> list[Json]:
    """Every table in a line, the last touched first."""

    async def work(store: Store) -> list[Json]:
        return [_summary(row) for row in await store.rows()]

    return _with_store(database, work)


def _summary(row: TableRow) -> Json:
    """A table in a line; one whose header cannot be read has no game and no names."""
    try:
        header = read_header(row.header)
    except msgspec.MsgspecError:
        header = Header(game="", players=0, options={}, edition={}, chairs=(), host="")
    return {
        "table": row.id,
        "game": header.game,
        "players": header.players,
        "version": row.head,
        "over": row.over,
        "listed": row.listed,
        "created": row.created,
        "touched": row.touched,
        "names": [chair.name for chair in header.chairs],
    }


def export_table(database: str, table: str) -> str:
    """A table's match as the text of a match file; before the end without the dice's secret."""

    async def work(store: Store) -> str:
        versions = list(await store.versions(table))
        if not versions:
            raise UnknownTable(f"there is no table {table!r}; hamlet tables list shows them")
        return write_match(match_file_of(versions[-1]))

    return _with_store(database, work)


def delete_tables(database: str, ids: list[str]) -> int:
    """Remove tables with their logs; UnknownTable, and nothing removed, if one is missing."""

    async def work(store: Store) -> int:
        missing = set(ids) - await store.known(ids)
        if missing:
            raise UnknownTable(f"there is no table {sorted(missing)[0]!r}; nothing was deleted")
        return await store.delete(ids)

    return _with_store(database, work)


def import_match(database: str, text: str, where: str) -> tuple[str, bool]:
    """A match file as a table: its id, and whether the match is over.

    A finished match is kept line by line. One that goes on begins from its position with
    new dice, because nobody may know the old ones.
    """
    match, file = load_text(text, where)
    table, changes = _finished(file, match) if match.actor is None else _going_on(file, match)

    async def work(store: Store) -> None:
        await store.create(table)
        for version in folded(table, ((time.time(), change) for change in changes)):
            await store.append(version)

    _with_store(database, work)
    return table.id, match.actor is None


def _finished(file: MatchFile, match: Match) -> tuple[Table, list[Change]]:
    header = replace(
        _header(file, match),
        position=file.position,
        dice="own" if file.dice.kind == "entered" else file.dice.kind,
        commitment=file.dice.commitment,
        words=file.dice.words,
        seed=file.dice.seed,
    )
    changes: list[Change] = [*_bound(file), Began(""), Played(tuple(file.log))]
    return fresh_table(_id(), header, secret_bytes(file.dice.secret), time.time()), changes


def _bound(file: MatchFile) -> list[Change]:
    """The words of the players as they stand in a file; whose pages brought them, nobody knows."""
    pledges = tuple(
        Pledged("", tuple(pledge.seats), pledge.promise, pledge.words) for pledge in file.dice.mixed
    )
    return [Bound(file.dice.commitment, pledges)] if pledges else []


def _going_on(file: MatchFile, match: Match) -> tuple[Table, list[Change]]:
    secret = secrets.token_bytes(32)
    header = replace(
        _header(file, match),
        position=match.position(),
        dice="own" if file.dice.kind == "entered" else "fair",
        commitment=commitment(secret),
    )
    return fresh_table(_id(), header, secret, time.time()), []


def _header(file: MatchFile, match: Match) -> Header:
    return Header(
        game=file.game,
        players=file.players,
        options=match.game.options,
        edition=file.edition,
        chairs=tuple(_chair(seat.name, seat.bot) for seat in file.seats),
        host="",
    )


def _chair(name: str, bot: str) -> Chair:
    return Chair(kind="bot" if bot else "elsewhere", name=name, bot=bot)


def _id() -> str:
    return secrets.token_bytes(12).hex()

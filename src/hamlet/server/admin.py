"""Looking after the tables in a database from the command line."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import hamlet
from hamlet.engine.dice import commitment
from hamlet.engine.errors import BadMatchFile, HamletError
from hamlet.engine.match import Match
from hamlet.engine.matchfile import MatchFile, read_match, replayed, secret_bytes, write_match
from hamlet.server.change import Began, Chair, Change, Header, Played, read_change, read_header
from hamlet.server.database import open_database
from hamlet.server.house import line_of, row_of
from hamlet.server.room import Room
from hamlet.server.store import Row, Store
from hamlet.server.view import match_file_of

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


def list_tables(database: str) -> list[dict[str, Any]]:
    """Every table in a line, the last touched first."""

    async def work(store: Store) -> list[dict[str, Any]]:
        return [_summary(row) for row in await store.rows()]

    return _with_store(database, work)


def _summary(row: Row) -> dict[str, Any]:
    header = read_header(row.header)
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
        row = await store.row(table)
        if row is None:
            raise UnknownTable(f"there is no table {table!r}; hamlet tables list shows them")
        room = Room(table, read_header(row.header), row.secret, row.created)
        for _, at, body in await store.log(table, 0):
            room.apply(read_change(body), at, telling=False)
        return write_match(match_file_of(room))

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
    file, whole = read_match(text, where)
    if not whole:
        raise BadMatchFile(f"{where}: this file was changed after it was written")
    match = replayed(file, _fresh(file, where), where)
    room, changes = _finished(file, match) if match.actor is None else _going_on(file, match)

    async def work(store: Store) -> None:
        await store.create(row_of(room, room.at), room.due())
        for change in changes:
            room.apply(change, time.time(), telling=False)
            await store.append(line_of(room, change))

    _with_store(database, work)
    return room.table, match.actor is None


def _fresh(file: MatchFile, where: str) -> Match:
    try:
        game = hamlet.game(file.game, file.players, file.options, file.edition)
        return game.match(position=file.position, seed=0)
    except HamletError as error:
        raise BadMatchFile(f"{where}: {error}") from None


def _finished(file: MatchFile, match: Match) -> tuple[Room, list[Change]]:
    header = _header(file, match)
    header.position = file.position
    header.commitment, header.words, header.seed = (
        file.dice.commitment,
        file.dice.words,
        file.dice.seed,
    )
    header.dice = "own" if file.dice.kind == "entered" else file.dice.kind
    changes: list[Change] = [Began(""), Played(file.log)]
    return Room(_id(), header, secret_bytes(file.dice.secret), time.time()), changes


def _going_on(file: MatchFile, match: Match) -> tuple[Room, list[Change]]:
    secret = secrets.token_bytes(32)
    header = _header(file, match)
    header.position, header.commitment = match.position(), commitment(secret)
    header.dice = "own" if file.dice.kind == "entered" else "fair"
    return Room(_id(), header, secret, time.time()), []


def _header(file: MatchFile, match: Match) -> Header:
    return Header(
        game=file.game,
        players=file.players,
        options=match.game.options,
        edition=file.edition,
        chairs=[_chair(seat.name, seat.bot) for seat in file.seats],
        host="",
    )


def _chair(name: str, bot: str) -> Chair:
    return Chair(kind="bot" if bot else "elsewhere", name=name, bot=bot)


def _id() -> str:
    return secrets.token_bytes(12).hex()

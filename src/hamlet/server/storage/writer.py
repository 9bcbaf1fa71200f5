"""The writer: appends of all tables share one transaction after the other."""

from __future__ import annotations

import asyncio
import sqlite3
from typing import NamedTuple, TypeAlias

from sqlalchemy import Connection, bindparam, update
from sqlalchemy.dialects import postgresql
from sqlalchemy.exc import IntegrityError

from hamlet.server.storage.rows import NewEntry
from hamlet.server.storage.schema import entries, tables
from hamlet.server.storage.transactions import Database

BATCH = 400
"""Changes of different tables that share one commit, at most."""
GAP = 0.008
"""Seconds between the starts of two commits: who comes in between shares the next one."""

Key: TypeAlias = tuple[str, int]
"""A table and a version."""
_ADVANCE = (
    update(tables)
    .where(tables.c.id == bindparam("table"), tables.c.head < bindparam("to"))
    .values(
        head=bindparam("to"),
        touched=bindparam("at"),
        due=bindparam("until"),
        over=bindparam("ended"),
        listed=bindparam("shown"),
    )
)
_INSERT = (
    postgresql.insert(entries)
    .on_conflict_do_nothing()
    .returning(entries.c.table_id, entries.c.version)
)
_PLAIN_INSERT = (
    "INSERT INTO entries (table_id, version, at, body, digest) VALUES (?, ?, ?, ?, ?) "
    "ON CONFLICT DO NOTHING"
)
_PLAIN_ADVANCE = (
    "UPDATE tables SET head = :to, touched = :at, due = :until, over = :ended, listed = :shown "
    "WHERE id = :table AND head < :to"
)


class Pending(NamedTuple):
    """A change that somebody waits for: True once it is committed, False if another won."""

    entry: NewEntry
    won: asyncio.Future[bool]


class Writer:
    """Commits changes in groups."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._put = _put_plainly if database.dialect == "sqlite" else _put
        self._pending: list[Pending] = []
        self._wake = asyncio.Event()
        self._idle = asyncio.Event()
        self._task = asyncio.create_task(self._write_forever())

    async def append(self, entry: NewEntry) -> bool:
        """Commit a change; False if this version of the table is written already.

        Who is cancelled meanwhile learns of it only when the change is written or not.
        """
        waiting = Pending(entry, asyncio.get_running_loop().create_future())
        self._pending.append(waiting)
        self._wake.set()
        try:
            return await waiting.won
        except asyncio.CancelledError:
            if waiting in self._pending:
                self._pending.remove(waiting)
            else:
                await self._idle.wait()
            raise

    async def close(self) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        for waiting in self._pending:
            waiting.won.cancel()

    async def _write_forever(self) -> None:
        loop = asyncio.get_running_loop()
        last = 0.0
        while True:
            await self._wake.wait()
            if (early := last + GAP - loop.time()) > 0:
                await asyncio.sleep(early)
            last = loop.time()
            if batch := self._take():
                self._idle.clear()
                await self._write(batch)
            else:
                self._wake.clear()

    async def _write(self, batch: list[Pending]) -> None:
        try:
            won = await self._commit_known([waiting.entry for waiting in batch])
            for waiting in batch:
                if not waiting.won.done():
                    waiting.won.set_result(_key(waiting.entry) in won)
        except Exception as error:
            for waiting in batch:
                if not waiting.won.done():
                    waiting.won.set_exception(error)
        finally:
            self._idle.set()
            for waiting in batch:
                waiting.won.cancel()  # for those that the end of the server cut short

    def _take(self) -> list[Pending]:
        """The next group, no version of a table twice: the key tells who won, not which line."""
        chosen: dict[Key, Pending] = {}
        later = []
        for waiting in self._pending:
            key = _key(waiting.entry)
            if key in chosen or len(chosen) == BATCH:
                later.append(waiting)
            else:
                chosen[key] = waiting
        self._pending = later
        return list(chosen.values())

    async def _commit_known(self, batch: list[NewEntry]) -> set[Key]:
        """Commit a group; if a table of it was deleted meanwhile, all the others."""
        try:
            return await self._database.write(lambda connection: self._put(connection, batch))
        except (IntegrityError, sqlite3.IntegrityError):
            if len(batch) == 1:
                return set()
        won: set[Key] = set()
        for entry in batch:
            won |= await self._commit_known([entry])
        return won


def _put(connection: Connection, batch: list[NewEntry]) -> set[Key]:
    """Insert what is not taken yet, and say how its tables stand; returns what went in."""
    batch = sorted(batch, key=_key)
    found = connection.execute(_INSERT, [entry.row._asdict() for entry in batch])
    won = {(row.table_id, row.version) for row in found}
    advance = [_advance(entry) for entry in batch if _key(entry) in won]
    if advance:
        connection.execute(_ADVANCE, advance)
    return won


def _put_plainly(connection: Connection, batch: list[NewEntry]) -> set[Key]:
    """The same with the driver of SQLite alone, in a quarter of the processor time."""
    cursor = connection.connection.cursor()
    won = [entry for entry in batch if cursor.execute(_PLAIN_INSERT, entry.row).rowcount == 1]
    cursor.executemany(_PLAIN_ADVANCE, [_advance(entry) for entry in won])
    cursor.close()
    return {_key(entry) for entry in won}


def _key(entry: NewEntry) -> Key:
    return entry.row.table_id, entry.row.version


def _advance(entry: NewEntry) -> dict[str, str | float | bool | None]:
    return {
        "table": entry.row.table_id,
        "to": entry.row.version,
        "at": entry.row.at,
        "until": entry.due,
        "ended": entry.over,
        "shown": entry.listed,
    }

"""The store: all SQL there is. Nobody is told of a change before it is committed here."""

from __future__ import annotations

import asyncio
from typing import Any, NamedTuple

from sqlalchemy import Insert, bindparam, delete, func, insert, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from hamlet.server.schema import entries, tables

BATCH = 400
"""Changes of different tables that share one commit, at most."""


GAP = 0.008
"""Seconds between the starts of two commits: who comes in between shares the next one."""


class Line(NamedTuple):
    """A change on its way into the log, and how the table stands after it."""

    table: str
    version: int
    at: float
    body: bytes
    due: float | None
    over: bool
    listed: bool


class Row(NamedTuple):
    """A table without its log."""

    id: str
    created: float
    touched: float
    head: int
    over: bool
    listed: bool
    header: bytes
    secret: bytes


_ROW = (
    tables.c.id,
    tables.c.created,
    tables.c.touched,
    tables.c.head,
    tables.c.over,
    tables.c.listed,
    tables.c.header,
    tables.c.secret,
)
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


class Store:
    """The database. Appends of all tables go through one writer that commits in groups."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._insert = _append_statement(engine.dialect.name)
        self._pending: list[tuple[Line, asyncio.Future[bool]]] = []
        self._wake = asyncio.Event()
        self._writer = asyncio.create_task(self._write_forever())

    async def close(self) -> None:
        self._writer.cancel()
        await asyncio.gather(self._writer, return_exceptions=True)
        for _, waiting in self._pending:
            waiting.cancel()
        await self._engine.dispose()

    async def ping(self) -> None:
        async with self._engine.connect() as connection:
            await connection.execute(text("SELECT 1"))

    async def create(self, row: Row, due: float | None) -> None:
        """A new table, before its first change."""
        async with self._engine.begin() as connection:
            await connection.execute(insert(tables).values(**row._asdict(), due=due))

    async def append(self, line: Line) -> bool:
        """Commit a change; False if this version of the table is written already."""
        waiting: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._pending.append((line, waiting))
        self._wake.set()
        return await waiting

    async def _write_forever(self) -> None:
        loop = asyncio.get_running_loop()
        last = 0.0
        while True:
            await self._wake.wait()
            if (early := last + GAP - loop.time()) > 0:
                await asyncio.sleep(early)
            last = loop.time()
            batch = self._take()
            if not batch:
                self._wake.clear()
                continue
            try:
                won = await self._commit_known([line for line, _ in batch])
            except Exception as error:
                for _, waiting in batch:
                    if not waiting.done():
                        waiting.set_exception(error)
                continue
            for line, waiting in batch:
                if not waiting.done():
                    waiting.set_result((line.table, line.version) in won)

    def _take(self) -> list[tuple[Line, asyncio.Future[bool]]]:
        """The next group, no version of a table twice: the key tells who won, not which line."""
        chosen: dict[tuple[str, int], tuple[Line, asyncio.Future[bool]]] = {}
        later = []
        for item in self._pending:
            key = (item[0].table, item[0].version)
            if key in chosen or len(chosen) == BATCH:
                later.append(item)
            else:
                chosen[key] = item
        self._pending = later
        return list(chosen.values())

    async def _commit_known(self, lines: list[Line]) -> set[tuple[str, int]]:
        """Commit a group; if a table of it was deleted meanwhile, all the others."""
        try:
            return await self._commit(lines)
        except IntegrityError:
            if len(lines) == 1:
                return set()
        won: set[tuple[str, int]] = set()
        for line in lines:
            won |= await self._commit_known([line])
        return won

    async def _commit(self, lines: list[Line]) -> set[tuple[str, int]]:
        lines = sorted(lines)
        values = [
            {"table_id": line.table, "version": line.version, "at": line.at, "body": line.body}
            for line in lines
        ]
        async with self._engine.begin() as connection:
            rows = await connection.execute(self._insert, values)
            won = {(row.table_id, row.version) for row in rows}
            advance = [_advance(line) for line in lines if (line.table, line.version) in won]
            if advance:
                await connection.execute(_ADVANCE, advance)
        return won

    async def row(self, table: str) -> Row | None:
        """A table without its log."""
        async with self._engine.connect() as connection:
            found = (await connection.execute(select(*_ROW).where(tables.c.id == table))).first()
        return None if found is None else Row(*found)

    async def log(self, table: str, after: int) -> list[tuple[int, float, bytes]]:
        """The changes of a table after a version, in order."""
        wanted = (
            select(entries.c.version, entries.c.at, entries.c.body)
            .where(entries.c.table_id == table, entries.c.version > after)
            .order_by(entries.c.version)
        )
        async with self._engine.connect() as connection:
            return [(row[0], row[1], row[2]) for row in await connection.execute(wanted)]

    async def rows(self, listed: bool = False, limit: int = 10_000) -> list[Row]:
        """Tables, the last touched first; only the open ones that go on if `listed`."""
        wanted = select(*_ROW).order_by(tables.c.touched.desc()).limit(limit)
        if listed:
            wanted = wanted.where(tables.c.listed, tables.c.over.is_(False))
        async with self._engine.connect() as connection:
            return [Row(*row) for row in await connection.execute(wanted)]

    async def claim_due(self, now: float, until: float, limit: int = 50) -> list[str]:
        """Tables where something is overdue; they are ours until `until`."""
        async with self._engine.begin() as connection:
            overdue = select(tables.c.id, tables.c.due).where(tables.c.due < now).limit(limit)
            found = (await connection.execute(overdue.order_by(tables.c.due))).all()
            return [row.id for row in found if await _claim(connection, row, until)]

    async def known(self, ids: list[str]) -> set[str]:
        """Which of these tables there still are."""
        async with self._engine.connect() as connection:
            wanted = select(tables.c.id).where(tables.c.id.in_(ids))
            return {row.id for row in await connection.execute(wanted)}

    async def count(self) -> int:
        """How many tables there are."""
        async with self._engine.connect() as connection:
            found = await connection.execute(select(func.count()).select_from(tables))
            return int(found.scalar_one())

    async def idle(self, before: float) -> list[str]:
        """Tables that nobody has touched since."""
        async with self._engine.connect() as connection:
            wanted = select(tables.c.id).where(tables.c.touched < before).limit(500)
            return [row.id for row in await connection.execute(wanted)]

    async def delete(self, ids: list[str]) -> int:
        """Remove tables with their logs; returns how many there were."""
        async with self._engine.begin() as connection:
            gone = await connection.execute(delete(tables).where(tables.c.id.in_(ids)))
            return gone.rowcount


async def _claim(connection: AsyncConnection, row: Any, until: float) -> bool:
    ours = update(tables).where(tables.c.id == row.id, tables.c.due == row.due).values(due=until)
    return (await connection.execute(ours)).rowcount == 1


def _advance(line: Line) -> dict[str, Any]:
    return {
        "table": line.table,
        "to": line.version,
        "at": line.at,
        "until": line.due,
        "ended": line.over,
        "shown": line.listed,
    }


def _append_statement(dialect: str) -> Insert:
    """Insert, unless the version is taken; returns the keys that went in."""
    made: Any = (sqlite if dialect == "sqlite" else postgresql).insert(entries)
    statement: Insert = made.on_conflict_do_nothing().returning(
        entries.c.table_id, entries.c.version
    )
    return statement

"""The store: tables and their logs. Nobody is told of a change before it is committed here."""

from __future__ import annotations

from collections.abc import Iterator

from sqlalchemy import delete, func, insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from hamlet.server.storage.rows import (
    EntryRow,
    NewEntry,
    TableRow,
    entry_of,
    later_versions,
    row_of,
    versions_of,
)
from hamlet.server.storage.schema import entries, tables
from hamlet.server.storage.writer import Writer
from hamlet.server.tables.table import Table

_TABLE = tuple(tables.c[name] for name in TableRow._fields)
_ENTRY = tuple(entries.c[name] for name in EntryRow._fields)


class Store:
    """The database, opened. Appends of all tables go through one writer."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._writer = Writer(engine)

    async def close(self) -> None:
        await self._writer.close()
        await self._engine.dispose()

    async def ping(self) -> None:
        async with self._engine.connect() as connection:
            await connection.execute(text("SELECT 1"))

    async def create(self, table: Table) -> None:
        """Keep a new table, before its first change."""
        await self.insert(row_of(table))

    async def insert(self, row: TableRow) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(insert(tables).values(**row._asdict()))

    async def append(self, table: Table) -> bool:
        """Commit the change that led to a table; False if this version is written already."""
        return await self.write(entry_of(table))

    async def write(self, entry: NewEntry) -> bool:
        return await self._writer.append(entry)

    async def versions(self, table: str) -> Iterator[Table]:
        """Every version of a table, from before its first change on; none if there is no such."""
        async with self._engine.connect() as connection:
            found = (await connection.execute(select(*_TABLE).where(tables.c.id == table))).first()
        return iter(()) if found is None else versions_of(TableRow(*found), await self.log(table))

    async def later(self, table: Table) -> Iterator[Table]:
        """The versions that have been written after a table."""
        return later_versions(table, await self.log(table.id, table.version))

    async def log(self, table: str, after: int = 0) -> list[EntryRow]:
        """The changes of a table after a version, in order."""
        wanted = (
            select(*_ENTRY)
            .where(entries.c.table_id == table, entries.c.version > after)
            .order_by(entries.c.version)
        )
        async with self._engine.connect() as connection:
            return [EntryRow(*row) for row in await connection.execute(wanted)]

    async def rows(self, limit: int = 10_000) -> list[TableRow]:
        """Tables, the last touched first."""
        wanted = select(*_TABLE).order_by(tables.c.touched.desc()).limit(limit)
        async with self._engine.connect() as connection:
            return [TableRow(*row) for row in await connection.execute(wanted)]

    async def listed(self, since: float, limit: int) -> list[str]:
        """The open tables that go on and were touched since, the last touched first."""
        going = tables.c.listed, tables.c.over.is_(False), tables.c.touched > since
        wanted = select(tables.c.id).where(*going).order_by(tables.c.touched.desc()).limit(limit)
        async with self._engine.connect() as connection:
            return [row.id for row in await connection.execute(wanted)]

    async def claim_due(self, now: float, until: float, limit: int = 50) -> list[str]:
        """Tables where something is overdue; they are ours until `until`."""
        async with self._engine.begin() as connection:
            overdue = select(tables.c.id, tables.c.due).where(tables.c.due < now).limit(limit)
            found = (await connection.execute(overdue.order_by(tables.c.due))).all()
            return [row.id for row in found if await _claim(connection, row.id, row.due, until)]

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


async def _claim(connection: AsyncConnection, table: str, due: float, until: float) -> bool:
    ours = update(tables).where(tables.c.id == table, tables.c.due == due).values(due=until)
    return (await connection.execute(ours)).rowcount == 1

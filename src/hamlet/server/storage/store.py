"""The store: tables and their logs. Nobody is told of a change before it is committed here."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from sqlalchemy import (
    Connection,
    Delete,
    Insert,
    Row,
    Select,
    Update,
    delete,
    func,
    insert,
    select,
    update,
)

from hamlet.server.storage.rows import (
    EntryRow,
    NewEntry,
    TableRow,
    entry_of,
    later_versions,
    row_of,
    versions_of,
)
from hamlet.server.storage.schema import entries, probes, tables
from hamlet.server.storage.transactions import Database
from hamlet.server.storage.writer import Writer
from hamlet.server.tables.table import Table

_TABLE = tuple(tables.c[name] for name in TableRow._fields)
_ENTRY = tuple(entries.c[name] for name in EntryRow._fields)


class Store:
    """The database, opened. Appends of all tables go through one writer."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._writer = Writer(database)

    async def close(self) -> None:
        await self._writer.close()
        await self._database.close()

    async def create(self, table: Table) -> None:
        """Keep a new table, before its first change."""
        await self.insert(row_of(table))

    async def insert(self, row: TableRow) -> None:
        await self._done(insert(tables).values(**row._asdict()))

    async def append(self, table: Table) -> bool:
        """Commit the change that led to a table; False if this version is written already."""
        return await self.write(entry_of(table))

    async def write(self, entry: NewEntry) -> bool:
        return await self._writer.append(entry)

    async def versions(self, table: str) -> Iterator[Table]:
        """Every version of a table, from before its first change on; none if there is no such."""
        found = await self._found(select(*_TABLE).where(tables.c.id == table))
        return versions_of(TableRow._make(found[0]), await self.log(table)) if found else iter(())

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
        return [EntryRow._make(row) for row in await self._found(wanted)]

    async def rows(self, limit: int = 10_000) -> list[TableRow]:
        """Tables, the last touched first."""
        wanted = select(*_TABLE).order_by(tables.c.touched.desc()).limit(limit)
        return [TableRow._make(row) for row in await self._found(wanted)]

    async def listed(self, since: float, limit: int) -> list[str]:
        """The open tables that go on and were touched since, the last touched first."""
        going = tables.c.listed, tables.c.over.is_(False), tables.c.touched > since
        wanted = select(tables.c.id).where(*going).order_by(tables.c.touched.desc()).limit(limit)
        return [row.id for row in await self._found(wanted)]

    async def claim_due(self, now: float, until: float, limit: int = 50) -> list[str]:
        """Tables where something is overdue; they are ours until `until`."""
        overdue = select(tables.c.id, tables.c.due).where(tables.c.due < now).limit(limit)
        if not (found := await self._found(overdue.order_by(tables.c.due))):
            return []
        return await self._database.write(lambda connection: _claimed(connection, found, until))

    async def known(self, ids: list[str]) -> set[str]:
        """Which of these tables there still are."""
        return set(await self.heads(ids))

    async def heads(self, ids: list[str]) -> dict[str, int]:
        """How many versions are written of each of these tables, as far as there still are any."""
        wanted = select(tables.c.id, tables.c.head).where(tables.c.id.in_(ids))
        return {row.id: row.head for row in await self._found(wanted)}

    async def lay_aside(self, table: str) -> None:
        """Nobody sees to a table by itself any more."""
        await self._done(update(tables).where(tables.c.id == table).values(due=None))

    async def probe(self, now: float) -> None:
        """Write something, to find out whether that can be done; Unavailable if it cannot."""
        await self._done(update(probes).values(at=now))

    async def count(self) -> int:
        """How many tables there are."""
        [[found]] = await self._found(select(func.count()).select_from(tables))
        return int(found)

    async def idle(self, before: float) -> list[str]:
        """Tables that nobody has touched since."""
        wanted = select(tables.c.id).where(tables.c.touched < before).limit(500)
        return [row.id for row in await self._found(wanted)]

    async def delete(self, ids: list[str]) -> int:
        """Remove tables with their logs; returns how many there were."""
        return await self._done(delete(tables).where(tables.c.id.in_(ids)))

    async def _found(self, wanted: Select[Any]) -> Sequence[Row[Any]]:
        return await self._database.read(lambda connection: connection.execute(wanted).all())

    async def _done(self, statement: Insert | Update | Delete) -> int:
        """How many rows were concerned."""
        return await self._database.write(lambda connection: connection.execute(statement).rowcount)


def _claimed(connection: Connection, overdue: Sequence[Row[Any]], until: float) -> list[str]:
    """The overdue tables that nobody else has claimed meanwhile."""
    return [row.id for row in overdue if _claim(connection, row.id, row.due, until)]


def _claim(connection: Connection, table: str, due: float, until: float) -> bool:
    ours = update(tables).where(tables.c.id == table, tables.c.due == due).values(due=until)
    return connection.execute(ours).rowcount == 1

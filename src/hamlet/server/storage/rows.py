"""What lies in the database of a table, and how it is made from one and into one again."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from hamlet.server.tables.log import Change, read_change, read_header, write_change, write_header
from hamlet.server.tables.table import Table, folded, fresh_table


class TableRow(NamedTuple):
    """A table without its log."""

    id: str
    created: float
    touched: float
    head: int
    due: float | None
    over: bool
    listed: bool
    header: bytes
    secret: bytes


class EntryRow(NamedTuple):
    """A change in the log of a table."""

    table_id: str
    version: int
    at: float
    body: bytes


class NewEntry(NamedTuple):
    """A change on its way into the log, and how the table stands after it."""

    row: EntryRow
    due: float | None
    over: bool
    listed: bool


def row_of(table: Table) -> TableRow:
    """A table before its first change, as it is stored."""
    return TableRow(
        id=table.id,
        created=table.created,
        touched=table.created,
        head=0,
        due=table.due(),
        over=False,
        listed=table.listed,
        header=write_header(table.header),
        secret=table.secret,
    )


def entry_of(table: Table) -> NewEntry:
    """The change that led to a table, as it is stored."""
    assert table.last is not None
    row = EntryRow(table.id, table.version, table.at, write_change(table.last))
    return NewEntry(row, table.due(), table.finished, table.listed)


def versions_of(row: TableRow, log: Iterable[EntryRow]) -> Iterator[Table]:
    """Every version of a stored table, from before its first change on."""
    table = fresh_table(row.id, read_header(row.header), row.secret, row.created)
    yield table
    yield from later_versions(table, log)


def later_versions(table: Table, log: Iterable[EntryRow]) -> Iterator[Table]:
    """The versions that a stored log adds to a table."""
    return folded(table, map(_change_at, log))


def _change_at(row: EntryRow) -> tuple[float, Change]:
    return row.at, read_change(row.body)

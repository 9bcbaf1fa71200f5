"""What lies in the database of a table, and how it is made from one and into one again."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from hamlet.engine.errors import HamletError
from hamlet.server.protocol.refusal import Refusal
from hamlet.server.tables.log import (
    read_change,
    read_header,
    running_digest,
    write_change,
    write_header,
)
from hamlet.server.tables.table import Table, fresh_table


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
    digest: bytes | None = None
    """The running digest of the log up to here; entries of before have none."""


class BrokenLog(Refusal):
    """A log with a gap or with an entry that is not as it was written; nobody plays on there."""

    def __init__(self, table: str, version: int, why: str) -> None:
        super().__init__("gone", f"the log of table {table} is damaged at version {version}: {why}")


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
    body = write_change(table.last)
    row = EntryRow(table.id, table.version, table.at, body, table.digest)
    return NewEntry(row, table.due(), table.finished, table.listed)


def versions_of(row: TableRow, log: Iterable[EntryRow]) -> Iterator[Table]:
    """Every version of a stored table, from before its first change on; or BrokenLog."""
    try:
        header = read_header(row.header)
        table = fresh_table(row.id, header, row.secret, row.created)
    except (msgspec.MsgspecError, HamletError) as error:
        raise BrokenLog(row.id, 0, str(error)) from None
    yield table
    version = 0
    for following in later_versions(table, log):
        version = following.version
        yield following
    if version < row.head:
        raise BrokenLog(row.id, version + 1, f"it is missing, {row.head} were written")


def later_versions(table: Table, log: Iterable[EntryRow]) -> Iterator[Table]:
    """The versions that a stored log adds to a table; BrokenLog where it is damaged."""
    for row in log:
        table = _following(table, row)
        yield table


def _following(table: Table, row: EntryRow) -> Table:
    if row.version != table.version + 1:
        raise BrokenLog(row.table_id, table.version + 1, "it is missing")
    try:
        digest = running_digest(table.digest, row.version, row.at, row.body)
        following = table.after(read_change(row.body), row.at)
    except Exception as error:
        raise BrokenLog(row.table_id, row.version, f"it cannot be read: {error}") from None
    if row.digest not in (None, digest):
        raise BrokenLog(row.table_id, row.version, "it is not as it was written")
    return replace(following, digest=digest)

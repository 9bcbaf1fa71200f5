"""The tables of the database. Changes to them are migrations."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False),
    Column("head", Integer, nullable=False),
    Column("due", Float, nullable=True),
    Column("over", Boolean, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("header", LargeBinary, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Index("tables_due", "due"),
    Index("tables_touched", "touched"),
)

entries = Table(
    "entries",
    metadata,
    Column(
        "table_id",
        String(32),
        ForeignKey("tables.id", name="entries_table", ondelete="CASCADE"),
        primary_key=True,
    ),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("digest", LargeBinary, nullable=True),
)

probes = Table(
    "probes",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
)

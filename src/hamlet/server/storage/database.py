"""Opening a database: SQLite in WAL mode or PostgreSQL, brought up to date."""

from __future__ import annotations

import asyncio
import glob
import os
import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy import Connection, Engine, NullPool, create_engine, event, text, update
from sqlalchemy.engine import URL, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from hamlet.engine.errors import HamletError
from hamlet.files import home
from hamlet.server.storage.schema import probes
from hamlet.server.storage.transactions import LIMIT, Database, FileDatabase, ServerDatabase

REVISION = "0003"
"""The newest migration; a test compares it with the folder."""
_PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=3000", "foreign_keys=ON")
PATIENCE = 15
"""Seconds to wait while another process brings the database up to date."""
WHOLE = 1 << 28
"""Bytes up to which a file is read through when it is opened, in search of damage."""
_LOCK = 0x4841_4D4C
_DRIVERS = {
    "sqlite": "sqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}


class BadDatabase(HamletError):
    """A database that cannot be opened or is not ours."""


def database_url(given: str) -> str:
    """The URL of a database: a path, sqlite:///…, postgresql://…, or the default when empty."""
    if not given:
        given = f"sqlite:///{home() / 'tables.sqlite'}"
    elif "://" not in given:
        given = f"sqlite:///{Path(given).absolute()}"
    scheme, _, rest = given.partition("://")
    if scheme.partition("+")[0] not in _DRIVERS:
        raise BadDatabase(f"a database is a path, sqlite:///… or postgresql://…, not {given!r}")
    return f"{_DRIVERS[scheme.partition('+')[0]]}://{rest}"


def database_file(given: str) -> Path | None:
    """The file of a database; None if it is none."""
    url = _url(given)
    return Path(url.database) if url.get_backend_name() == "sqlite" and url.database else None


def _url(given: str) -> URL:
    try:
        return make_url(database_url(given))
    except ArgumentError as error:
        raise BadDatabase(f"this is no database: {error}") from None


async def open_database(given: str, pool: int = 5) -> Database:
    """A database that is up to date and can be written to; BadDatabase says why it cannot be."""
    url = _url(given)
    try:
        if url.get_backend_name() == "sqlite":
            return FileDatabase(await asyncio.to_thread(_opened_file, url, database_file(given)))
        return ServerDatabase(await _opened_server(url, pool))
    except (OSError, sqlite3.Error, SQLAlchemyError) as error:
        cause = error.orig if isinstance(error, DBAPIError) and error.orig else error
        raise BadDatabase(f"the database {url.render_as_string()} fails: {cause}") from None


def _opened_file(url: URL, file: Path | None) -> Engine:
    if file is not None:
        make_private(file)
        _look_through(file)
    engine = create_engine(url, connect_args={"timeout": PATIENCE})

    @event.listens_for(engine, "connect")
    def prepare(connection: DBAPIConnection, _record: object) -> None:
        cursor = connection.cursor()
        for line in _PRAGMAS:
            cursor.execute(f"PRAGMA {line}")
        cursor.close()

    try:
        with engine.begin() as connection:
            _bring_up_to_date(connection)
    except BaseException:
        engine.dispose()
        raise
    return engine


def make_private(file: Path) -> None:
    """A folder and a file for their owner only: the secrets of the dice lie in there.

    A folder that was there before, and is not our own, stays as it is.
    """
    try:
        if not file.parent.exists():
            file.parent.mkdir(parents=True, mode=0o700)
        if file.parent == home():
            file.parent.chmod(0o700)
        os.close(os.open(file, os.O_RDONLY | os.O_CREAT, 0o600))
        for found in file.parent.glob(f"{glob.escape(file.name)}*"):
            if found.stat().st_uid == os.getuid() and found.stat().st_mode & 0o077:
                found.chmod(found.stat().st_mode & 0o700)
    except OSError as error:
        raise BadDatabase(f"the database {file} fails: {error.strerror or error}") from None


def _look_through(file: Path) -> None:
    """sqlite3.Error if a file is no database, or a damaged one."""
    with closing(sqlite3.connect(file, timeout=PATIENCE)) as connection:
        connection.execute("PRAGMA schema_version").fetchall()
        if file.stat().st_size <= WHOLE:
            [found] = connection.execute("PRAGMA quick_check(1)").fetchone()
            if found != "ok":
                raise sqlite3.DatabaseError(f"it is damaged: {' '.join(found.split())}")


async def _opened_server(url: URL, pool: int) -> AsyncEngine:
    patient = create_async_engine(url, poolclass=NullPool, connect_args={"timeout": PATIENCE})
    async with patient.begin() as connection:
        await connection.execute(text(f"SELECT pg_advisory_xact_lock({_LOCK})"))
        await connection.run_sync(_bring_up_to_date)
    return create_async_engine(
        url,
        pool_size=pool,
        max_overflow=5,
        pool_timeout=LIMIT,
        pool_pre_ping=True,
        connect_args={"timeout": LIMIT, "command_timeout": LIMIT},
    )


def _bring_up_to_date(connection: Connection) -> None:
    """Migrate, wholly or not at all, one process after the other, and try to write.

    Alembic is loaded only when there is something to do.
    """
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    if _revision(connection) != REVISION:
        _upgrade(connection)
    connection.execute(update(probes).values(at=probes.c.at))


def _revision(connection: Connection) -> str | None:
    if not connection.dialect.has_table(connection, "alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


def _upgrade(connection: Connection) -> None:
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise BadDatabase(f"the database is of another version of hamlet: {error}") from None

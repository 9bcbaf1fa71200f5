"""Opening a database: SQLite in WAL mode or PostgreSQL, brought up to date."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy import Connection, event, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from hamlet.engine.errors import HamletError
from hamlet.files import home

REVISION = "0002"
"""The newest migration; a test compares it with the folder."""
_PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=15000", "foreign_keys=ON")
_LOCK = 0x4841_4D4C
_DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
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


async def open_database(given: str, pool: int = 5) -> AsyncEngine:
    """An engine on a database that is up to date; BadDatabase says why it cannot be."""
    try:
        url = make_url(database_url(given))
    except ArgumentError as error:
        raise BadDatabase(f"this is no database: {error}") from None
    if url.get_backend_name() == "sqlite":
        _check_file(url)
        engine = _sqlite(url)
    else:
        engine = _postgresql(url, pool)
    try:
        await _migrate(engine)
    except (OSError, SQLAlchemyError) as error:
        await engine.dispose()
        cause = error.orig if isinstance(error, DBAPIError) and error.orig else error
        raise BadDatabase(f"the database {url.render_as_string()} fails: {cause}") from None
    return engine


def _check_file(url: URL) -> None:
    """BadDatabase unless a file can be opened as a database.

    Asked before the driver is: its thread may outlive a failed opening, and complain about that.
    """
    if not url.database:
        return
    try:
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)
        with closing(sqlite3.connect(url.database, timeout=15)) as connection:
            connection.execute("PRAGMA schema_version").fetchall()
    except (OSError, sqlite3.Error) as error:
        raise BadDatabase(f"the database {url.render_as_string()} fails: {error}") from None


def _sqlite(url: URL) -> AsyncEngine:
    engine = create_async_engine(url, connect_args={"timeout": 15})

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: DBAPIConnection, _record: object) -> None:
        cursor = connection.cursor()
        for line in _PRAGMAS:
            cursor.execute(f"PRAGMA {line}")
        cursor.close()

    return engine


def _postgresql(url: URL, pool: int) -> AsyncEngine:
    return create_async_engine(url, pool_size=pool, max_overflow=5, pool_pre_ping=True)


async def _migrate(engine: AsyncEngine) -> None:
    """Bring the database up to date, wholly or not at all, one process after the other.

    Alembic is loaded only when there is something to do.
    """
    async with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({_LOCK})"))
        if await connection.run_sync(_revision) == REVISION:
            return
        if engine.dialect.name == "sqlite":
            await connection.execute(text("BEGIN IMMEDIATE"))
        if await connection.run_sync(_revision) != REVISION:
            await connection.run_sync(_upgrade)


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

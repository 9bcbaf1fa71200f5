"""Transactions: work on an open database, done within a time limit or refused as busy."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeAlias, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncEngine

from hamlet.server.protocol.refusal import Refusal

LIMIT = 4.0
"""Seconds that a call may take, waiting for others included."""
QUIET = 60.0
"""Seconds between two lines in the log about a database that is away."""
READERS = 4
Found = TypeVar("Found")
Work: TypeAlias = Callable[[Connection], Found]
_OURS = (IntegrityError, ProgrammingError, DataError, sqlite3.IntegrityError)
"""Errors that say something about the statement, not about the database."""
_log = logging.getLogger("hamlet.server")


class Unavailable(Refusal):
    """The database is away, full or too slow. It may be there again in a moment."""

    def __init__(self) -> None:
        super().__init__("busy", "the database does not answer; try again in a moment")


class Database(ABC):
    """A database, opened. Whatever is done to it goes through `read` and `write`."""

    dialect: str

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._complained: float | None = None

    async def read(self, work: Work[Found]) -> Found:
        """Look something up; Unavailable if that cannot be done in time."""
        return await self._limited(self._read(work))

    async def write(self, work: Work[Found]) -> Found:
        """Do something in one transaction; Unavailable if nobody knows whether it was done."""
        return await self._limited(self._write(work))

    async def _limited(self, doing: Coroutine[Any, Any, Found]) -> Found:
        """What takes too long is left to itself: waiting for its end might take for ever too."""
        task = asyncio.create_task(doing)
        task.add_done_callback(_look_at)
        await asyncio.wait([task], timeout=LIMIT)
        try:
            if task.done():
                return task.result()
            task.cancel()
            raise TimeoutError(f"no answer within {LIMIT:g} s")
        except _OURS:
            raise
        except (DBAPIError, PoolTimeout, sqlite3.Error, OSError) as error:
            self._complain(error)
            raise Unavailable from None

    def _complain(self, error: Exception) -> None:
        now = self._clock()
        if self._complained is None or now - self._complained >= QUIET:
            self._complained = now
            cause = error.orig if isinstance(error, DBAPIError) and error.orig else error
            _log.error("the database is disturbed: %s", str(cause).strip() or repr(cause))

    @abstractmethod
    async def _read(self, work: Work[Found]) -> Found: ...

    @abstractmethod
    async def _write(self, work: Work[Found]) -> Found: ...

    @abstractmethod
    async def close(self) -> None: ...


def _look_at(task: asyncio.Task[Any]) -> None:
    """Nobody waits for what took too long, so nobody else looks at how it failed."""
    if not task.cancelled():
        task.exception()


class FileDatabase(Database):
    """SQLite: one thread writes, a few read, and each transaction is one way there and back."""

    dialect = "sqlite"

    def __init__(self, engine: Engine) -> None:
        super().__init__()
        self._engine = engine
        self._writer = ThreadPoolExecutor(1, "hamlet-writes")
        self._readers = ThreadPoolExecutor(READERS, "hamlet-reads")

    async def _read(self, work: Work[Found]) -> Found:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._looked, work)

    async def _write(self, work: Work[Found]) -> Found:
        return await asyncio.get_running_loop().run_in_executor(self._writer, self._done, work)

    def _looked(self, work: Work[Found]) -> Found:
        with self._engine.connect() as connection:
            return work(connection)

    def _done(self, work: Work[Found]) -> Found:
        with self._engine.begin() as connection:
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            return work(connection)

    async def close(self) -> None:
        await asyncio.to_thread(self._shut)

    def _shut(self) -> None:
        self._writer.shutdown()
        self._readers.shutdown()
        self._engine.dispose()


class ServerDatabase(Database):
    """PostgreSQL, over the network."""

    dialect = "postgresql"

    def __init__(self, engine: AsyncEngine) -> None:
        super().__init__()
        self._engine = engine

    async def _read(self, work: Work[Found]) -> Found:
        async with self._engine.connect() as connection:
            return await connection.run_sync(work)

    async def _write(self, work: Work[Found]) -> Found:
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        """Say goodbye, if it is still there to hear it."""
        goodbye = asyncio.ensure_future(self._engine.dispose())
        goodbye.add_done_callback(_look_at)
        await asyncio.wait([goodbye], timeout=LIMIT)

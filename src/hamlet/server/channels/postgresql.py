"""PostgreSQL as the channel between processes: one connection, which says when it is lost."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Iterable

import asyncpg
from litestar.channels.backends.base import ChannelsBackend

LIMIT = 5.0
"""Seconds that opening the connection, or saying something over it, may take."""


class PostgresqlChannel(ChannelsBackend):
    """Notifications of PostgreSQL. `on_startup` opens the connection, and opens it again.

    Litestar's own never hears that its connection is gone, and opens one for each message.
    """

    def __init__(self, url: str) -> None:
        self._url = url
        self._heard: asyncio.Queue[tuple[str, bytes] | None] = asyncio.Queue()
        self._connection: asyncpg.Connection | None = None

    async def on_startup(self) -> None:
        await self.on_shutdown()
        connection = await asyncpg.connect(self._url, timeout=LIMIT, command_timeout=LIMIT)
        connection.add_termination_listener(self._lose)
        self._connection = connection

    async def on_shutdown(self) -> None:
        if self._connection is not None:
            self._connection.remove_termination_listener(self._lose)
            self._connection.terminate()
            self._connection = None

    def _lose(self, _connection: object) -> None:
        self._heard.put_nowait(None)

    def _open(self) -> asyncpg.Connection:
        if self._connection is None or self._connection.is_closed():
            raise ConnectionError("PostgreSQL is away")
        return self._connection

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        for channel in channels:
            await self._open().execute("SELECT pg_notify($1, $2)", channel, data.decode())

    async def subscribe(self, channels: Iterable[str]) -> None:
        for channel in channels:
            await self._open().add_listener(channel, self._hear)

    def _hear(self, _connection: object, _pid: int, channel: str, payload: object) -> None:
        self._heard.put_nowait((channel, str(payload).encode()))

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        for channel in channels:
            await self._open().remove_listener(channel, self._hear)

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        """What is heard; ConnectionError once nothing more can be."""
        while True:
            self._open()
            heard = await self._heard.get()
            if heard is not None:
                yield heard

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        """Nothing is kept: whoever missed something asks the log."""
        return []

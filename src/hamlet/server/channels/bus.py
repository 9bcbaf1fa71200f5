"""The bus between server processes: who is at another one hears that a table has moved on.

Only nudges travel here, the contents are in the store, so a lost nudge loses nothing.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from litestar.channels.backends.base import ChannelsBackend
from msgspec.structs import replace

from hamlet.engine.errors import HamletError
from hamlet.server.protocol.asks import Emoji

CHANNEL = "hamlet"
CONNECTING = 5.0
"""Seconds that sending or coming back may take."""
QUIET = 60.0
"""Seconds between two lines in the log about channels that are away."""
_log = logging.getLogger("hamlet.server")


class BadChannels(HamletError):
    """Channels between processes that cannot be opened."""


class Nudge(msgspec.Struct, omit_defaults=True):
    """A table has this version now, is gone, or somebody at it shows a picture."""

    table: str
    version: int = 0
    gone: bool = False
    emote: Emoji | None = None
    seat: int = 0
    sender: str = ""


class Bus:
    """Sends nudges to the other processes and hands on theirs; alone, it does nothing.

    `me` is this process; whether there may be others is asked of `alone` and nowhere else.
    """

    def __init__(self, backend: ChannelsBackend | None, me: str) -> None:
        self._backend = backend
        self._me = me
        self._tasks: list[asyncio.Task[None]] = []
        self._closing = False
        self._outbox: asyncio.Queue[Nudge] = asyncio.Queue(10_000)
        self._complained: float | None = None

    @property
    def alone(self) -> bool:
        """No other process writes to the same tables."""
        return self._backend is None

    async def start(self, hear: Callable[[Nudge], Awaitable[None]]) -> None:
        if self._backend is None:
            return
        try:
            await self._listen()
        except Exception as error:
            raise BadChannels(f"the channels between processes fail: {error}") from None
        self._tasks = [
            asyncio.create_task(self._hear_forever(hear)),
            asyncio.create_task(self._send_forever()),
        ]

    async def _listen(self) -> None:
        assert self._backend is not None
        await self._backend.on_startup()
        await self._backend.subscribe([CHANNEL])

    def send(self, nudge: Nudge) -> None:
        """Tell the others; if the outbox is full they find out by themselves."""
        if self._backend is not None:
            with contextlib.suppress(asyncio.QueueFull):
                self._outbox.put_nowait(replace(nudge, sender=self._me))

    async def _send_forever(self) -> None:
        assert self._backend is not None
        while True:
            nudge = await self._outbox.get()
            try:
                sending = self._backend.publish(msgspec.json.encode(nudge), [CHANNEL])
                await asyncio.wait_for(sending, CONNECTING)
            except Exception as error:
                self._complain(error)
                await asyncio.sleep(0.2)

    def _complain(self, error: Exception) -> None:
        """Say once a minute that nudges are lost; whoever misses one asks the log."""
        now = asyncio.get_running_loop().time()
        if self._complained is None or now - self._complained >= QUIET:
            self._complained = now
            _log.warning("the channels between processes are disturbed: %r", error)

    async def _hear_forever(self, hear: Callable[[Nudge], Awaitable[None]]) -> None:
        assert self._backend is not None
        while not self._closing:
            try:
                async for _, data in self._backend.stream_events():
                    nudge = msgspec.json.decode(data, type=Nudge)
                    if nudge.sender != self._me:
                        await hear(nudge)
            except Exception as error:
                self._complain(error)
                await asyncio.sleep(0.5)
                with contextlib.suppress(Exception):
                    await asyncio.wait_for(self._listen(), CONNECTING)

    async def close(self) -> None:
        """Stop. Redis may swallow one cancellation, so nobody waits for it for ever."""
        self._closing = True
        for task in self._tasks:
            task.cancel()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=2)
        if self._backend is not None:
            with contextlib.suppress(Exception):
                await self._backend.on_shutdown()
            redis = getattr(self._backend, "_redis", None)
            if redis is not None:
                await redis.aclose()


def open_backend(url: str) -> ChannelsBackend | None:
    """The channels behind a URL: redis://…, postgresql://…, or none for one process alone."""
    if not url or url == "memory":
        return None
    if url.startswith(("redis://", "rediss://", "unix://")):
        from litestar.channels.backends.redis import RedisChannelsPubSubBackend
        from redis.asyncio import Redis

        redis: Any = Redis.from_url(url)
        return RedisChannelsPubSubBackend(redis=redis, key_prefix="hamlet")
    if url.startswith(("postgresql://", "postgres://")):
        from hamlet.server.channels.postgresql import PostgresqlChannel

        return PostgresqlChannel(url)
    raise BadChannels(f"channels are memory, redis://… or postgresql://…, not {url!r}")

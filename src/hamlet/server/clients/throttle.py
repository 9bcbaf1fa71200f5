"""The throttle: how often a client asks, and how many of its requests are answered at once."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar.types import ASGIApp, Receive, Scope, Send

from hamlet.server.clients.rates import Allowance, client_of
from hamlet.server.protocol.limits import CLOSED_TOO_MANY, REQUESTS_AT_ONCE, SLOWED_AFTER

ALWAYS = ("/health",)
"""Whoever looks after the server is answered always."""
SLOW = 1.0
"""Seconds that somebody waits for the refusal who does not stop asking."""
_BODY = b'{"reason":"busy","message":"too many requests; slow down"}'
_HEADERS = [
    (b"content-type", b"application/json"),
    (b"content-length", str(len(_BODY)).encode()),
    (b"retry-after", b"2"),
    (b"connection", b"close"),
]


class Throttle:
    """Stands before the application; 0 requests a minute are no limit."""

    def __init__(self, app: ASGIApp, a_minute: int) -> None:
        self._app = app
        self._limited = a_minute > 0
        self._asked = Allowance(a_minute / 60, a_minute)
        self._slots: dict[str, asyncio.Semaphore] = {}
        self._inside: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind: str = scope["type"]
        if kind not in ("http", "websocket") or not self._limited or scope["path"] in ALWAYS:
            await self._app(scope, receive, send)
            return
        found = scope.get("client")
        client = client_of(found[0]) if found else ""
        if not self._asked.take(client):
            await self._refuse(kind, client, receive, send)
        elif kind == "websocket":
            await self._app(scope, receive, send)
        else:
            async with self._slot(client):
                await self._app(scope, receive, send)

    @asynccontextmanager
    async def _slot(self, client: str) -> AsyncIterator[None]:
        """One after the other once many requests of a client are being answered."""
        slot = self._slots.setdefault(client, asyncio.Semaphore(REQUESTS_AT_ONCE))
        self._inside[client] += 1
        try:
            async with slot:
                yield
        finally:
            self._inside[client] -= 1
            if not self._inside[client]:
                del self._inside[client], self._slots[client]

    async def _refuse(self, kind: str, client: str, receive: Receive, send: Send) -> None:
        if self._asked.refused(client) > SLOWED_AFTER:
            await asyncio.sleep(SLOW)
        if kind == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": CLOSED_TOO_MANY, "reason": "too many"})
            return
        await send({"type": "http.response.start", "status": 429, "headers": _HEADERS})
        await send({"type": "http.response.body", "body": _BODY, "more_body": False})

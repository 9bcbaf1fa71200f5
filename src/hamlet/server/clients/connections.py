"""Connections as the transport sees them: how many there may be, and how long each may take.

uvicorn speaks HTTP and WebSocket; what it leaves open is bounded here: connections of one
client and altogether, the time for a header and a body, what waits unread, control frames.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from typing import Any, Final, Protocol, cast

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from hamlet.server.clients.rates import Proxies, Rate, client_of
from hamlet.server.complaints import Complaint
from hamlet.server.protocol.limits import (
    BODY_SECONDS,
    CLOSE_SECONDS,
    CONTROL_RATE,
    HEADER_SECONDS,
    MOST_FRAGMENTS,
    STALL_SECONDS,
)

SWEEP: Final = 1.0
FULL = (
    b"HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\nretry-after: 5\r\n"
    b"content-type: application/json\r\ncontent-length: 64\r\n\r\n"
    b'{"reason":"busy","message":"too many connections; come again"}\r\n'
)
LATE = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class Connection(Protocol):
    """What the sweep asks of a connection."""

    transport: asyncio.Transport

    def overdue(self, now: float) -> bytes | None:
        """What is said to a connection that took too long, before it is ended; None if it may."""
        ...


class Connections:
    """All open connections of one process, and a sweep that ends those that take too long."""

    def __init__(self, most: int, most_per_client: int, proxies: Proxies) -> None:
        self._most = most
        self._most_per_client = min(most_per_client, most * 3 // 4)  # nobody takes them all
        self._proxies = proxies
        self._open: dict[asyncio.BaseTransport, Connection] = {}
        self._clients: Counter[str] = Counter()
        self._closing: dict[asyncio.BaseTransport, float] = {}
        self._complaint = Complaint()
        self._sweeping: asyncio.TimerHandle | None = None

    def admit(self, connection: Connection) -> bool:
        """Let one in, or say politely that it is too full."""
        transport, peer = connection.transport, _peer(connection.transport)
        if transport in self._open:  # it was HTTP and goes on as a WebSocket
            self._open[transport] = connection
            return True
        trusted = self._proxies.trusts(peer)
        crowded = self._clients[peer] >= self._most_per_client and not trusted
        if crowded or len(self._open) >= self._most:
            whose = f"{peer} has {self._most_per_client}" if crowded else f"there are {self._most}"
            self._complaint.make("too many connections: %s; more are refused", whose)
            _send_away(transport, FULL)
            return False
        self._open[transport] = connection
        self._clients[peer] += 1
        if self._sweeping is None:
            self._sweeping = asyncio.get_running_loop().call_later(SWEEP, self._sweep)
        return True

    def leave(self, transport: asyncio.BaseTransport) -> None:
        self._closing.pop(transport, None)
        if self._open.pop(transport, None) is not None:
            peer = _peer(transport)
            self._clients[peer] -= 1
            if not self._clients[peer]:
                del self._clients[peer]

    def _sweep(self) -> None:
        now = time.monotonic()
        for transport, connection in list(self._open.items()):
            if transport.is_closing():
                self._see_closed(connection.transport, now)
            elif (said := connection.overdue(now)) is not None:
                _send_away(connection.transport, said)
        again = asyncio.get_running_loop().call_later(SWEEP, self._sweep) if self._open else None
        self._sweeping = again

    def _see_closed(self, transport: asyncio.Transport, now: float) -> None:
        """Whoever does not read what was sent last is not waited for."""
        if now - self._closing.setdefault(transport, now) > CLOSE_SECONDS:
            transport.abort()


def _peer(transport: asyncio.BaseTransport) -> str:
    found = transport.get_extra_info("peername")
    return client_of(found[0]) if found else ""


def _send_away(transport: asyncio.Transport, said: bytes) -> None:
    if said and transport.get_write_buffer_size() == 0:
        transport.write(said)
        transport.close()
    else:
        transport.abort()


class _Stalling:
    """Since when somebody does not read what is written."""

    def __init__(self) -> None:
        self._since: float | None = None

    def begin(self) -> None:
        self._since = time.monotonic()

    def end(self) -> None:
        self._since = None

    def too_long(self, now: float) -> bool:
        return self._since is not None and now - self._since > STALL_SECONDS


class HttpConnection(H11Protocol):
    """HTTP with a time for the header, for the body, and for reading the answer."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._stalling = _Stalling()
        self._asking: tuple[Any, float] = (h11.IDLE, time.monotonic())
        self._welcome = _connections(self.config).admit(self)

    def data_received(self, data: bytes) -> None:
        if self._welcome:
            super().data_received(data)
            state = self.conn.their_state
            if state is not self._asking[0]:
                self._asking = (state, time.monotonic())

    def overdue(self, now: float) -> bytes | None:
        if self._stalling.too_long(now):
            return b""
        state, since = self._asking
        if self.conn.their_state is h11.IDLE and state is h11.IDLE:
            return LATE if self._unanswered() and now - since > HEADER_SECONDS else None
        return LATE if state is h11.SEND_BODY and now - since > BODY_SECONDS else None

    def _unanswered(self) -> bool:
        """uvicorn itself ends those that keep still between two requests."""
        return self.timeout_keep_alive_task is None

    def on_response_complete(self) -> None:
        self._asking = (h11.IDLE, time.monotonic())
        super().on_response_complete()

    def pause_writing(self) -> None:
        self._stalling.begin()
        super().pause_writing()

    def resume_writing(self) -> None:
        self._stalling.end()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        _connections(self.config).leave(self.transport)
        super().connection_lost(exc)


class WebSocketConnection(WebSocketsSansIOProtocol):
    """WebSocket with a rate for control frames and a time for reading what is sent."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._stalling = _Stalling()
        self._controls = Rate(CONTROL_RATE)
        _connections(self.config).admit(self)

    def handle_ping(self) -> None:
        if self._may_control():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._may_control():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        super().handle_cont(event)
        if len(self.frames) > MOST_FRAGMENTS:
            self.transport.abort()

    def _may_control(self) -> bool:
        """Whoever pings without end, or without reading our pongs, is let go."""
        if self._controls.take():
            return True
        self.transport.abort()
        return False

    def overdue(self, now: float) -> bytes | None:
        return b"" if self._stalling.too_long(now) else None

    def pause_writing(self) -> None:
        self._stalling.begin()
        super().pause_writing()

    def resume_writing(self) -> None:
        self._stalling.end()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        _connections(self.config).leave(self.transport)
        super().connection_lost(exc)


class ServerConfig(uvicorn.Config):
    """uvicorn's settings, and the connections that its protocols share."""

    connections: Connections


def _connections(config: uvicorn.Config) -> Connections:
    return cast(ServerConfig, config).connections

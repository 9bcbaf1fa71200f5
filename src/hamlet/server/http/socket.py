"""One open page: from hello to goodbye, what it asks is read and what is for it is sent."""

from __future__ import annotations

import asyncio
import contextlib
import logging

from litestar.exceptions import WebSocketDisconnect, WebSocketException

from hamlet.server import metrics
from hamlet.server.clients.rates import client_of
from hamlet.server.hosting.hub import Hub, refused
from hamlet.server.hosting.live_table import LiveTable
from hamlet.server.hosting.viewers import (
    Viewer,
    ViewerLimit,
    is_token,
    new_token,
    token_hash,
)
from hamlet.server.http.problems import Socket
from hamlet.server.protocol.answers import Gone, write_answer
from hamlet.server.protocol.asks import Hello, read_ask
from hamlet.server.protocol.limits import (
    CLOSED_GONE,
    CLOSED_TOO_MANY,
    CLOSED_TOO_SLOW,
    FLOOD,
    HELLO_SECONDS,
    HELLO_TRIES,
)
from hamlet.server.protocol.refusal import Refusal
from hamlet.speech.languages import spoken

_OVER = (WebSocketDisconnect, WebSocketException, TimeoutError, OSError, RuntimeError)
"""The page is gone, and will come back if it wants to."""
_log = logging.getLogger("hamlet.server")


async def serve_page(
    socket: Socket, hub: Hub, limit: ViewerLimit, message_rate: float, table: str
) -> None:
    """Serve one WebSocket for as long as it is open."""
    address = client_of(socket.client.host if socket.client else "")
    await socket.accept()
    if not limit.admit(address):
        await _send_away(socket, Refusal("busy", "too many are here already"))
        return
    metrics.VIEWERS.inc()
    try:
        live, viewer = await _seen_in(socket, hub, message_rate, table, address)
        await _serve(socket, hub, live, viewer)
    except Refusal as refusal:
        await _send_away(socket, refusal)
    except _OVER:
        pass
    except Exception as error:
        _log.exception("a page could not be served: %r", error)
        await _send_away(socket, Refusal("busy", "the server is disturbed; come again"))
    finally:
        metrics.VIEWERS.dec()
        limit.leave(address)


async def _send_away(socket: Socket, refusal: Refusal) -> None:
    gone = write_answer(Gone(version=0, message=str(refusal)))
    with contextlib.suppress(Exception):
        await socket.send_text(gone)
        await socket.close(code=CLOSED_GONE if refusal.reason == "gone" else CLOSED_TOO_MANY)


async def _seen_in(
    socket: Socket, hub: Hub, message_rate: float, table: str, client: str
) -> tuple[LiveTable, Viewer]:
    """Hear who comes, and welcome them to the table; Refusal if that may not be."""
    hello = await asyncio.wait_for(_hello(socket), HELLO_SECONDS)
    live = await hub.open(table)
    token = hello.token or new_token(hub.entropy)
    viewer = Viewer(token_hash(token), message_rate, spoken(hello.language), client)
    await hub.welcome(live, viewer, token, hello.have)
    return live, viewer


async def _hello(socket: Socket) -> Hello:
    """The first message; whatever else comes before it is refused."""
    for _ in range(HELLO_TRIES):
        ask = read_ask(await socket.receive_data("text"))
        if isinstance(ask, Hello) and (not ask.token or is_token(ask.token)):
            return ask
        refusal = Refusal("malformed", "say hello first")
        await socket.send_text(write_answer(refused(ask.id, refusal, 0)))
    raise Refusal("busy", "say hello first")


async def _serve(socket: Socket, hub: Hub, live: LiveTable, viewer: Viewer) -> None:
    reader = asyncio.create_task(_read_forever(socket, hub, live, viewer))
    try:
        await _send_forever(socket, viewer)
    finally:
        live.leave(viewer)
        viewer.leave()
        reader.cancel()
        with contextlib.suppress(asyncio.CancelledError, Exception):
            await reader


async def _send_forever(socket: Socket, viewer: Viewer) -> None:
    while (text := await viewer.next()) is not None:
        await socket.send_text(text)
    with contextlib.suppress(Exception):
        await socket.close(code=CLOSED_TOO_SLOW)


async def _read_forever(socket: Socket, hub: Hub, live: LiveTable, viewer: Viewer) -> None:
    with contextlib.suppress(*_OVER):
        while viewer.messages.refused < FLOOD:
            ask = read_ask(await socket.receive_data("text"))
            await hub.answer(live, viewer, ask)
    viewer.dismiss()

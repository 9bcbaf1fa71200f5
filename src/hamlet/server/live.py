"""One open page: reads its wishes, answers each, and sends what happens at the table."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any, TypeAlias

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect, WebSocketException

from hamlet.server import metrics, wire
from hamlet.server.house import House
from hamlet.server.limits import HELLO_SECONDS, LONGEST_MESSAGE, Bucket, Doorman
from hamlet.server.place import Place, Viewer
from hamlet.server.refusal import Refusal
from hamlet.server.room import token_hash
from hamlet.server.tokens import is_token, new_token
from hamlet.server.view import view_of

FLOOD = 200
Socket: TypeAlias = WebSocket[Any, Any, Any]
_log = logging.getLogger("hamlet.server")


async def live(socket: Socket, house: House, doorman: Doorman, table: str) -> None:
    """Serve one WebSocket from hello to goodbye."""
    address = socket.client.host if socket.client else ""
    await socket.accept()
    if not doorman.admit(address):
        await _bow_out(socket, Refusal("busy", "too many are here already"))
        return
    metrics.VIEWERS.inc()
    try:
        await Page(socket, house).serve(table)
    except (WebSocketDisconnect, WebSocketException, TimeoutError, OSError, RuntimeError):
        pass  # the page is gone, and will come back if it wants to
    finally:
        metrics.VIEWERS.dec()
        doorman.leave(address)


async def _bow_out(socket: Socket, refusal: Refusal) -> None:
    gone = wire.write_answer(wire.Gone(version=0, message=str(refusal)))
    with contextlib.suppress(Exception):
        await socket.send_text(gone)
        await socket.close(code=4404 if refusal.reason == "gone" else 4429)


class Page:
    """The connection of one page."""

    def __init__(self, socket: Socket, house: House) -> None:
        self._socket = socket
        self._house = house
        self._bucket = Bucket(house.settings.message_rate)
        self._emotes = Bucket(min(1.0, house.settings.message_rate))
        self._viewer = Viewer("")
        self._advice: asyncio.Task[None] | None = None
        self._place: Place

    async def serve(self, table: str) -> None:
        try:
            hello = await asyncio.wait_for(self._hello(), HELLO_SECONDS)
            self._place = await self._house.open(table)
            token = hello.token or new_token(self._house.entropy)
            self._viewer.me = token_hash(token)
            await self._house.welcome(self._place, self._viewer, token, hello.have)
        except Refusal as refusal:
            await _bow_out(self._socket, refusal)
            return
        reader = asyncio.create_task(self._read_forever())
        try:
            await self._send_forever()
        finally:
            self._place.viewers.discard(self._viewer)
            reader.cancel()
            if self._advice:
                self._advice.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await reader

    async def _hello(self) -> wire.Hello:
        """The first message; whatever else comes before it is refused."""
        for _ in range(5):
            text = await self._socket.receive_data("text")
            ask = _read(text)
            if isinstance(ask, wire.Hello) and (not ask.token or is_token(ask.token)):
                return ask
            refused = _refused(_id(text), Refusal("malformed", "say hello first"), 0)
            await self._socket.send_text(refused)
        raise Refusal("busy", "say hello first")

    async def _send_forever(self) -> None:
        while (text := await self._viewer.outbox.get()) is not None:
            await self._socket.send_text(text)
        with contextlib.suppress(Exception):
            await self._socket.close(code=4409)

    async def _read_forever(self) -> None:
        try:
            while self._bucket.refused < FLOOD:
                text = await self._socket.receive_data("text")
                if isinstance(_read(text), wire.Advise) and not self._is_advised():
                    self._advice = asyncio.create_task(self._send_answer(text))
                else:
                    await self._send_answer(text)
        except (WebSocketDisconnect, WebSocketException, OSError, RuntimeError):
            pass
        self._viewer.dismiss()

    def _is_advised(self) -> bool:
        """The coach is thinking for this page already."""
        return self._advice is not None and not self._advice.done()

    async def _send_answer(self, text: str) -> None:
        self._viewer.send(await self._answer(text))

    async def _answer(self, text: str) -> str:
        ask = _read(text)
        try:
            return await self._obey(ask)
        except Refusal as refusal:
            metrics.REFUSALS.labels(refusal.reason).inc()
            return _refused(_id(text), refusal, self._place.room.version)
        except Exception as error:
            _log.exception("a wish failed: %r", error)
            busy = Refusal("busy", "the server is disturbed; try again in a moment")
            return _refused(_id(text), busy, self._place.room.version)

    async def _obey(self, ask: wire.Ask | None) -> str:
        if not self._bucket.take():
            raise Refusal("busy", "too many messages; slow down")
        if ask is None:
            raise Refusal("malformed", "this message cannot be read")
        if isinstance(ask, wire.Sync):
            return await self._sync(ask)
        if isinstance(ask, wire.Advise):
            return await self._advise(ask)
        if isinstance(ask, wire.Emote):
            if not self._emotes.take():
                raise Refusal("busy", "one picture after the other")
            version = self._house.emote(self._place, self._viewer.me, ask)
        else:
            version = await self._house.submit(self._place, self._viewer.me, ask)
        seats = self._place.room.seats_of(self._viewer.me)
        return wire.write_answer(wire.Done(id=ask.id, version=version, seats=seats))

    async def _advise(self, ask: wire.Advise) -> str:
        """The coach thinks aside: other wishes of this page are heard meanwhile."""
        if self._is_advised() and asyncio.current_task() is not self._advice:
            raise Refusal("busy", "the coach is thinking already")
        advice = await self._house.coaching.advise(self._place, self._viewer.me, ask)
        return wire.write_answer(advice)

    async def _sync(self, ask: wire.Sync) -> str:
        place, me = self._place, self._viewer.me
        async with place.lock:
            if self._house.settings.channels != "memory":
                await self._house.catch_up(place)
            missed = await self._house.missed(place, ask.have, me)
            view = view_of(place.room, place.room.may_watch(me))
            version = place.room.version
        answer = wire.Missed(id=ask.id, version=version, missed=missed, view=view)
        return wire.write_answer(answer)


def _read(text: str | bytes) -> wire.Ask | None:
    if len(text) > LONGEST_MESSAGE:
        return None
    try:
        return wire.read_ask(text)
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        return None


class _Numbered(msgspec.Struct):
    id: wire.Number = 0


def _id(text: str | bytes) -> int:
    """The id of a message, even if the rest of it cannot be read."""
    try:
        return msgspec.json.decode(text[:LONGEST_MESSAGE], type=_Numbered).id
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        return 0


def _refused(number: int, refusal: Refusal, version: int) -> str:
    return wire.write_answer(
        wire.Refused(
            id=number,
            reason=refusal.reason,
            message=str(refusal)[:400],
            version=version,
            rule=refusal.rule,
        )
    )

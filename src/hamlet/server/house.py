"""The house: all tables of one server process. Wishes come in, are committed, then told."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable

import msgspec

from hamlet.engine.dice import commitment
from hamlet.server import metrics, wire
from hamlet.server.bus import Bus, Nudge
from hamlet.server.change import (
    Change,
    Header,
    Rematched,
    read_change,
    read_header,
    write_change,
)
from hamlet.server.coaching import Coaching
from hamlet.server.desk import decide
from hamlet.server.place import Place, Viewer, retold
from hamlet.server.refusal import Refusal
from hamlet.server.room import Room
from hamlet.server.settings import Settings
from hamlet.server.store import Line, Row, Store
from hamlet.server.thinkers import Thinkers
from hamlet.server.view import view_of

ATTEMPTS = 6
REPLAYS = 2
"""Replays that are worked out at once, on threads of their own."""
Entropy = Callable[[int], bytes]
_log = logging.getLogger("hamlet.server")


class House:
    """Rooms are read from the store when somebody comes, and dropped when nobody is there."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        thinkers: Thinkers,
        settings: Settings,
        clock: Callable[[], float] = time.time,
        entropy: Entropy = secrets.token_bytes,
    ) -> None:
        self.store = store
        self.bus = bus
        self.thinkers = thinkers
        self.settings = settings
        self.clock = clock
        self.entropy = entropy
        self.coaching = Coaching()
        self.me = secrets.token_hex(8)
        self.replaying = asyncio.Semaphore(REPLAYS)
        self.places: dict[str, Place] = {}
        self._opening: dict[str, asyncio.Task[Place | None]] = {}
        self.drive: Callable[[Place], None] = lambda place: None

    async def create(self, header: Header, secret: bytes | None = None) -> Place:
        """A new table; its dice are bound by a commitment from this moment on."""
        if header.dice == "fair":
            secret = self.entropy(32) if secret is None else secret
            header.commitment = commitment(secret)
        table = self.entropy(12).hex()
        now = self.clock()
        room = Room(table, header, secret or b"", now)
        await self.store.create(row_of(room, now), room.due())
        place = self.places[table] = Place(room)
        metrics.TABLES.inc()
        self.drive(place)
        return place

    async def open(self, table: str) -> Place:
        """The place of a table; Refusal if there is no such table."""
        place = self.places.get(table)
        if place is not None:
            return place
        task = self._opening.get(table)
        if task is None:
            task = self._opening[table] = asyncio.create_task(self._load(table))
            task.add_done_callback(lambda _: self._opening.pop(table, None))
        place = await asyncio.shield(task)
        if place is None:
            raise Refusal("gone", "there is no such table")
        return place

    async def _load(self, table: str) -> Place | None:
        room = await self._read(table)
        if room is None:
            return None
        return self.places.setdefault(table, Place(room))

    async def _read(self, table: str) -> Room | None:
        row = await self.store.row(table)
        if row is None:
            return None
        room = Room(table, read_header(row.header), row.secret, row.created)
        for _, at, body in await self.store.log(table, 0):
            room.apply(read_change(body), at, telling=False)
        return room

    async def submit(self, place: Place, me: str, ask: wire.Ask) -> int:
        """Do what somebody asks; returns the version it was written as. Refusal says why not."""
        async with place.lock:
            await self._see(place, getattr(ask, "version", 0))
            for _ in range(ATTEMPTS):
                change = await self._decided(place, me, ask)
                if await self.commit(place, change):
                    return place.room.version
            raise Refusal("busy", "too many people want something at once; try again")

    async def _see(self, place: Place, version: int) -> None:
        """Somebody has seen a version that we have not: read on."""
        if place.gone:
            raise Refusal("gone", "this table is no more")
        if version > place.room.version and self.settings.channels != "memory":
            await self.catch_up(place)

    async def _decided(self, place: Place, me: str, ask: wire.Ask) -> Change:
        try:
            return await self._change(place, me, ask)
        except Refusal:
            before = place.room.version
            if self.settings.channels != "memory":
                await self.catch_up(place)
            if place.room.version == before:
                raise
            return await self._change(place, me, ask)

    async def _change(self, place: Place, me: str, ask: wire.Ask) -> Change:
        if isinstance(ask, wire.Rematch):
            return await self._rematch(place.room, me)
        return decide(place.room, me, ask)

    async def _rematch(self, room: Room, me: str) -> Rematched:
        if not room.seats_of(me) and not room.is_host(me):
            raise Refusal("forbidden", "you have no chair at this table")
        if not room.over or room.next_table:
            raise Refusal("forbidden", "a rematch is asked for once, after the end")
        header = Header(
            game=room.header.game,
            players=room.header.players,
            options=room.header.options,
            edition=room.header.edition,
            chairs=room.chairs,
            host=room.header.host,
            dice=room.header.dice if room.header.dice != "seeded" else "fair",
            listed=room.listed,
            spectators=room.spectators,
            clock=room.clock,
        )
        return Rematched((await self.create(header)).room.table)

    async def commit(self, place: Place, change: Change) -> bool:
        """Write a change as the next version, then tell; False if another writer was first.

        The caller holds the lock, so nobody sees the room before the commit is sure.
        """
        room = place.room
        before = room.version
        started = time.perf_counter()
        steps = room.apply(change, self.clock(), telling=bool(place.viewers))
        try:
            won = await self.store.append(line_of(room, change))
        except BaseException:
            await asyncio.shield(self._reread(place, before))
            raise
        if not won:
            metrics.LOST_RACES.inc()
            await self._reread(place, before)
            return False
        metrics.COMMIT.observe(time.perf_counter() - started)
        metrics.CHANGES.labels(str(change.__struct_config__.tag)).inc()
        place.tell(change, steps)
        self.bus.send(Nudge(self.me, room.table, room.version))
        place.moved.set()
        self.drive(place)
        return True

    async def _reread(self, place: Place, before: int) -> None:
        """Throw away a room that has gone ahead of the log, and read it again."""
        try:
            row = await self.store.row(place.room.table)
            if row is None:
                self.forget(place, "this table is no more")
                return
            log = await self.store.log(place.room.table, 0)
        except Exception as error:
            _log.error("table %s cannot be read again: %r", place.room.table, error)
            self.forget(place, "the table is being looked for; come back in a moment")
            return
        place.room = Room(place.room.table, read_header(row.header), row.secret, row.created)
        for version, at, body in log:
            change = read_change(body)
            steps = place.room.apply(change, at, telling=version > before)
            if version > before:
                place.tell(change, steps)
        place.moved.set()

    async def catch_up(self, place: Place) -> None:
        """Read what other processes have written, and tell it here. The caller holds the lock."""
        for version, at, body in await self.store.log(place.room.table, place.room.version):
            if version == place.room.version + 1:
                change = read_change(body)
                steps = place.room.apply(change, at, telling=bool(place.viewers))
                place.tell(change, steps)
                place.moved.set()

    def forget(self, place: Place, why: str) -> None:
        """A table that is no more: everyone is sent away."""
        place.gone = True
        for viewer in list(place.viewers):
            place.show_out(viewer, why)
        place.moved.set()
        if self.places.get(place.room.table) is place:
            del self.places[place.room.table]

    async def hear(self, nudge: Nudge) -> None:
        """What another process tells."""
        place = self.places.get(nudge.table)
        if place is None:
            return
        if nudge.gone:
            self.forget(place, "this table is no more")
        elif nudge.emote:
            self._show(place, nudge.seat, nudge.emote)
        elif nudge.version > place.room.version:
            async with place.lock:
                await self.catch_up(place)

    def emote(self, place: Place, me: str, ask: wire.Emote) -> int:
        """Show a picture to everyone; nothing is written."""
        if ask.seat not in place.room.seats_of(me):
            raise Refusal("forbidden", f"seat {ask.seat} is not yours")
        self._show(place, ask.seat, ask.emote)
        self.bus.send(Nudge(self.me, place.room.table, emote=ask.emote, seat=ask.seat))
        return place.room.version

    def _show(self, place: Place, seat: int, emote: str) -> None:
        shown = wire.Emoted(version=place.room.version, seat=seat, emote=emote)  # type: ignore[arg-type]
        text = wire.write_answer(shown)
        for viewer in place.viewers:
            if place.room.may_watch(viewer.me):
                viewer.send(text)

    async def missed(self, place: Place, have: int | None, me: str) -> list[wire.Told]:
        """What a viewer does not have yet. The caller holds the lock."""
        if not place.room.may_watch(me):
            return []
        known = place.missed(have)
        if known is not None:
            return known
        row = await self.store.row(place.room.table)
        if row is None or have is None:
            return []
        log = await self.store.log(place.room.table, 0)
        fresh = Room(place.room.table, read_header(row.header), row.secret, row.created)
        return retold(fresh, [line for line in log if line[0] <= place.room.version], have)

    async def welcome(self, place: Place, viewer: Viewer, token: str, have: int | None) -> None:
        """Let a viewer in: from here on every change reaches it, none twice."""
        async with place.lock:
            if self.places.setdefault(place.room.table, place) is not place:
                raise Refusal("busy", "the table was just being tidied; come again")
            if self.settings.channels != "memory":
                await self.catch_up(place)
            room = place.room
            watching = room.may_watch(viewer.me)
            if place.gone or room.closed or not (watching or any(c.free for c in room.chairs)):
                raise Refusal("gone", "this table is closed or has no spectators")
            missed = await self.missed(place, have, viewer.me)
            viewer.send(
                wire.write_answer(
                    wire.Welcome(
                        table=room.table,
                        version=room.version,
                        token=token,
                        seats=room.seats_of(viewer.me),
                        host=room.is_host(viewer.me),
                        game=room.header.game,
                        players=room.header.players,
                        options=room.header.options,
                        edition=room.header.edition,
                        missed=missed,
                        view=view_of(room, watching),
                    )
                )
            )
            place.viewers.add(viewer)


def row_of(room: Room, now: float) -> Row:
    """How a new room is stored."""
    header = msgspec.json.encode(room.header)
    return Row(room.table, now, now, 0, False, room.listed, header, room.secret)


def line_of(room: Room, change: Change) -> Line:
    """How a change that was just applied is stored."""
    over = room.closed or (room.began and room.over)
    return Line(
        room.table, room.version, room.at, write_change(change), room.due(), over, room.listed
    )

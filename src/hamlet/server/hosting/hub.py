"""The hub: all live tables of one server process, and what becomes of everything asked there."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TypeAlias, TypeVar

import msgspec

from hamlet.engine.dice import commitment
from hamlet.engine.errors import HamletError
from hamlet.server import metrics
from hamlet.server.channels.bus import Bus, Nudge
from hamlet.server.clients.usage import Clients
from hamlet.server.hosting.aside import Aside
from hamlet.server.hosting.commits import Commits
from hamlet.server.hosting.driver import Driver
from hamlet.server.hosting.live_table import LiveTable
from hamlet.server.hosting.viewers import Viewer
from hamlet.server.protocol.answers import Advice, Done, Missed, Refused, Told
from hamlet.server.protocol.asks import Ask, Unreadable
from hamlet.server.protocol.limits import LONGEST_REASON, LONGEST_TABLE
from hamlet.server.protocol.refusal import Refusal
from hamlet.server.storage.rows import BrokenLog
from hamlet.server.storage.store import Store
from hamlet.server.tables.log import Header, Rematched
from hamlet.server.tables.moves import Write
from hamlet.server.tables.permissions import (
    Consult,
    Decision,
    MeetAgain,
    Resend,
    Show,
    decide,
    may_enter_dice,
)
from hamlet.server.tables.table import TAKEOVER, Table, fresh_table
from hamlet.server.tables.telling.told import view_of
from hamlet.server.workers.coach import Coach
from hamlet.server.workers.jobs import asker_of
from hamlet.server.workers.reader import Reader

ATTEMPTS = 6
LATELY = 86_400.0
"""Seconds after which an open table that nobody touched is no longer shown to strangers."""
LISTED = 50
T = TypeVar("T")
Entropy: TypeAlias = Callable[[int], bytes]
_log = logging.getLogger("hamlet.server")


class Hub:
    """Tables are read from the store when somebody comes, and dropped when nobody is there."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        commits: Commits,
        driver: Driver,
        coach: Coach,
        reader: Reader,
        clock: Callable[[], float],
        entropy: Entropy,
        aside: Aside,
        clients: Clients,
    ) -> None:
        self.store = store
        self.coach = coach
        self.reader = reader
        self.entropy = entropy
        self._aside = aside
        self.clients = clients
        self._bus = bus
        self._commits = commits
        self._driver = driver
        self._clock = clock
        self._live: dict[str, LiveTable] = {}
        self._opening: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._broken: dict[str, BrokenLog] = {}

    async def create(self, header: Header, client: str) -> LiveTable:
        """A new table; its dice are bound by a commitment from this moment on, or, if words are
        to be promised, once they are.
        """
        self.clients.make_table(client, header)
        secret = self.entropy(32) if header.dice in ("fair", "own") else b""
        if secret and not (header.promise or header.awaited):
            header = msgspec.structs.replace(header, commitment=commitment(secret))
        number, now = self.entropy(12).hex(), self._clock()
        table = await self.build(client, lambda: fresh_table(number, header, secret, now))
        await self.store.create(table)
        live = self._live[table.id] = LiveTable(table, client)
        metrics.TABLES.inc()
        self._driver.start(live)
        return live

    async def build(self, client: str, work: Callable[[], T]) -> T:
        """Something built for a client beside the event loop, in its share of our time."""
        await self.clients.effort.turn(client)
        return await self._aside.run(work, partial(self.clients.effort.spend, client))

    async def open(self, table: str) -> LiveTable:
        """A table, live; Refusal if there is no such table."""
        live = self._live.get(table)
        if live is not None and not live.gone:
            return live
        task = self._opening.get(table)
        if task is None:
            task = self._opening[table] = asyncio.create_task(self._load(table))
            task.add_done_callback(lambda _: self._opening.pop(table, None))
        live = await asyncio.shield(task)
        if live is None:
            raise Refusal("gone", "there is no such table")
        return live

    async def open_tables(self) -> list[Table]:
        """Tables for everybody that somebody has touched lately, and where a visitor finds a
        chair or may watch; the last touched first.
        """
        found = []
        for table in await self.store.listed(self._clock() - LATELY, LISTED):
            with contextlib.suppress(HamletError):
                found.append((await self.open(table)).table)
        return [table for table in found if table.spectators or table.free]

    async def _load(self, table: str) -> LiveTable | None:
        if table in self._broken:
            raise self._broken[table]
        try:
            versions: deque[Table] = deque(await self.store.versions(table), maxlen=1)
        except BrokenLog as error:
            await self._lay_aside(table, error)
            raise
        if not versions:
            return None
        live = self._live[table] = LiveTable(versions[0])
        return live

    async def _lay_aside(self, table: str, broken: BrokenLog) -> None:
        """Say once that a table cannot be read, and let nobody come back to it."""
        _log.error("%s; it is laid aside", broken)
        self._broken[table] = broken
        await self.store.lay_aside(table)

    async def welcome(self, live: LiveTable, viewer: Viewer, token: str, have: int | None) -> None:
        """Let a viewer in, with all it has missed; Refusal if it may not."""
        async with live.lock:
            if self._live.setdefault(live.table.id, live) is not live:
                raise Refusal("busy", "the table was just being tidied; come again")
            await self._commits.refresh(live)
            if not live.is_open_to(viewer.me):
                raise Refusal("gone", "this table is closed or has no spectators")
            live.admit(viewer, token, await self._missed(live, have, viewer))
        self._driver.start(live)

    async def _missed(self, live: LiveTable, have: int | None, viewer: Viewer) -> list[Told]:
        """What somebody missed; who asks for it too often is told only how it stands now."""
        if not self.clients.may_catch_up(viewer.client):
            return []
        return await self._commits.missed(live, have, viewer)

    async def answer(self, live: LiveTable, viewer: Viewer, ask: Ask | Unreadable) -> None:
        """Do what a page asks. It gets one answer, whatever happens."""
        await _answered(live, viewer, ask, self._do(live, viewer, ask))

    async def _do(self, live: LiveTable, viewer: Viewer, ask: Ask | Unreadable) -> None:
        if not viewer.messages.take(allowed=self.clients.may_say(viewer.client)):
            raise Refusal("busy", "too many messages; slow down")
        await self.clients.effort.turn(viewer.client)
        async with live.lock:
            if live.gone:
                raise Refusal("gone", "this table is no more")
            await self._commits.be_sure(live)
            for _ in range(ATTEMPTS):
                decision = await self._decided(live, viewer, ask)
                if await _DEEDS[type(decision)](self, live, viewer, ask, decision):
                    return
        raise Refusal("busy", "too many people want something at once; try again")

    async def _decided(self, live: LiveTable, viewer: Viewer, ask: Ask | Unreadable) -> Decision:
        """What an ask leads to; before it is refused, what others have written is read."""
        me, began = viewer.me, time.thread_time()
        try:
            return decide(live.table, me, ask)
        except Refusal:
            seen = live.table
            await self._commits.refresh(live)
            if live.table is seen:
                raise
            return decide(live.table, me, ask)
        finally:
            self.clients.effort.spend(viewer.client, time.thread_time() - began)

    async def _write(self, live: LiveTable, viewer: Viewer, ask: Ask, decision: Write) -> bool:
        self.clients.write(viewer.client, decision.change)
        if live.table.version >= LONGEST_TABLE:
            raise Refusal("busy", f"a table takes at most {LONGEST_TABLE} changes")
        if not await self._commits.commit(live, *decision):
            return False
        self.clients.effort.spend(viewer.client, live.taken_effort())
        self._driver.start(live)
        _done(live, viewer, ask)
        return True

    async def _meet_again(
        self, live: LiveTable, viewer: Viewer, ask: Ask, decision: MeetAgain
    ) -> bool:
        following = await self.create(decision.header, viewer.client)
        return await self._write(live, viewer, ask, Write(Rematched(following.table.id)))

    async def _show(self, live: LiveTable, viewer: Viewer, ask: Ask, decision: Show) -> bool:
        if not viewer.emotes.take():
            raise Refusal("busy", "one picture after the other")
        live.show(decision.seat, decision.emote)
        self._bus.send(Nudge(live.table.id, emote=decision.emote, seat=decision.seat))
        _done(live, viewer, ask)
        return True

    async def _resend(self, live: LiveTable, viewer: Viewer, ask: Ask, decision: Resend) -> bool:
        if not self.clients.may_catch_up(viewer.client):
            raise Refusal("busy", "too much is told again; slow down")
        await self._commits.refresh(live)
        voice = live.voice(viewer.language)
        missed = await self._commits.missed(live, decision.have, viewer)
        began = time.thread_time()
        view = voice.view(view_of(live.table, live.table.may_watch(viewer.me)))
        viewer.answer(Missed(id=ask.id, version=live.table.version, missed=missed, view=view))
        self.clients.effort.spend(viewer.client, time.thread_time() - began)
        return True

    async def _consult(self, live: LiveTable, viewer: Viewer, ask: Ask, _decision: Consult) -> bool:
        if viewer.is_advised():
            raise Refusal("busy", "the coach is thinking already")
        advice = self._advise(live, viewer, ask, live.table)
        viewer.be_advised(_answered(live, viewer, ask, advice))
        return True

    async def _advise(self, live: LiveTable, viewer: Viewer, ask: Ask, table: Table) -> None:
        asker = asker_of(table, viewer.client)
        found = await self.coach.advise(asker, table, viewer.language)
        if live.table is not table:
            raise Refusal("stale", "the table has moved on")
        if found is None:
            raise Refusal("busy", "the coach is still waking up; ask again in a moment")
        advice = {**found, "id": ask.id, "version": table.version}
        viewer.answer(msgspec.convert(advice, Advice))

    async def hear(self, nudge: Nudge) -> None:
        """What another process tells."""
        live = self._live.get(nudge.table)
        if live is None:
            return
        if nudge.gone:
            self._forget(live)
        elif nudge.emote:
            live.show(nudge.seat, nudge.emote)
        elif nudge.version > live.table.version:
            async with live.lock:
                await self._commits.catch_up(live)

    async def catch_up(self) -> None:
        """Ask the log for what no nudge has told: all that others may write to, and all unsure."""
        asked = [live for live in self._live.values() if live.unsure or not self._bus.alone]
        heads = await self.store.heads([live.table.id for live in asked]) if asked else {}
        for live in asked:
            if live.unsure or heads.get(live.table.id, 0) > live.table.version:
                async with live.lock:
                    await self._commits.catch_up(live)

    def tend(self) -> None:
        """See to tables that are watched here and that another process has left undone."""
        now = self._clock()
        for live in self._live.values():
            duty = live.table.duty() if live.viewers and not self._bus.alone else None
            if duty is not None and duty.at + TAKEOVER < now:
                self._driver.start(live)

    async def take_over(self, table: str) -> None:
        """Do what another process has left undone at a table."""
        live = await self.open(table)
        async with live.lock:
            await self._commits.catch_up(live)
        self._driver.start(live)

    async def clean(self, before: float) -> None:
        """Remove tables that were idle since, and forget those that nobody needs here."""
        idle = await self.store.idle(before)
        if idle:
            await self.store.delete(idle)
            for table in idle:
                self._bus.send(Nudge(table, gone=True))
        known = await self.store.known(list(self._live))
        for live in list(self._live.values()):
            if live.table.id not in known and self._clock() - live.table.at > 1:
                self._forget(live)
            elif not live.viewers and not live.lock.locked() and not self._driver.drives(live):
                del self._live[live.table.id]
        metrics.LIVE_TABLES.set(len(self._live))

    def _forget(self, live: LiveTable) -> None:
        live.dissolve("this table is no more")
        if self._live.get(live.table.id) is live:
            del self._live[live.table.id]


async def _answered(
    live: LiveTable, viewer: Viewer, ask: Ask | Unreadable, doing: Awaitable[None]
) -> None:
    """Do something that answers an ask; if it fails, the answer is a refusal."""
    try:
        await doing
    except Refusal as refusal:
        _refuse(live, viewer, ask, refusal)
    except Exception as error:
        _log.exception("an ask failed: %r", error)
        busy = Refusal("busy", "the server is disturbed; try again in a moment")
        _refuse(live, viewer, ask, busy)


def _done(live: LiveTable, viewer: Viewer, ask: Ask) -> None:
    table, me = live.table, viewer.me
    seats, enters = table.seats_of(me), may_enter_dice(table, me)
    viewer.answer(Done(id=ask.id, version=table.version, seats=seats, enters=enters))


def _refuse(live: LiveTable, viewer: Viewer, ask: Ask | Unreadable, refusal: Refusal) -> None:
    metrics.REFUSALS.labels(refusal.reason).inc()
    viewer.answer(refused(ask.id, refusal, live.table.version))


def refused(number: int, refusal: Refusal, version: int) -> Refused:
    """A refusal as a page is told it."""
    return Refused(
        id=number,
        reason=refusal.reason,
        message=str(refusal)[:LONGEST_REASON],
        version=version,
        rule=refusal.rule,
    )


_DEEDS: dict[type[Decision], Callable[..., Awaitable[bool]]] = {
    Write: Hub._write,
    MeetAgain: Hub._meet_again,
    Show: Hub._show,
    Resend: Hub._resend,
    Consult: Hub._consult,
}
"""What is done for each decision; False if another writer was first, and all is to be decided
anew."""

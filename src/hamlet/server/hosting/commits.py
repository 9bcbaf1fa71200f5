"""The way of a change: the next version is worked out, stored, put in place, and then told."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

from msgspec.structs import replace

from hamlet.server import metrics
from hamlet.server.channels.bus import Bus, Nudge
from hamlet.server.hosting.live_table import LiveTable
from hamlet.server.hosting.viewers import Viewer
from hamlet.server.protocol.answers import Told
from hamlet.server.storage.rows import BrokenLog
from hamlet.server.storage.store import Store
from hamlet.server.storage.transactions import Unavailable
from hamlet.server.tables.log import Change, name_of
from hamlet.server.tables.table import Passage
from hamlet.server.tables.telling.told import report_of

_log = logging.getLogger("hamlet.server")


class Commits:
    """Every version that is put on a live table comes through here. Callers hold its lock."""

    def __init__(self, store: Store, bus: Bus, clock: Callable[[], float]) -> None:
        self._store = store
        self._bus = bus
        self._clock = clock

    async def commit(self, live: LiveTable, change: Change, passage: Passage | None = None) -> bool:
        """Write a change as the next version, then tell; False if another writer was first."""
        started = time.perf_counter()
        following = live.table.after(change, self._clock(), passage)
        try:
            won = await self._store.append(following)
        except Unavailable:
            live.unsure = True
            raise
        except BaseException:
            await self._settle(live)
            raise
        if not won:
            metrics.LOST_RACES.inc()
            await self._settle(live, lost=True)
            return False
        metrics.COMMIT.observe(time.perf_counter() - started)
        metrics.CHANGES.labels(name_of(change)).inc()
        live.advance(following)
        self._bus.send(Nudge(following.id, following.version))
        return True

    async def _settle(self, live: LiveTable, lost: bool = False) -> None:
        """Read on after a change that was not written, or of which nobody knows."""
        before = live.table.version
        try:
            await self.catch_up(live)
        except Exception as error:
            _log.error("table %s cannot be read again: %r", live.table.id, error)
            live.dissolve("the table is being looked for; come back in a moment")
            return
        if lost and live.table.version == before:
            live.dissolve("this table is no more")

    async def catch_up(self, live: LiveTable) -> None:
        """Read what is written and not yet here, and tell it."""
        try:
            for table in await self._store.later(live.table):
                live.advance(table)
        except BrokenLog as error:
            live.dissolve(str(error))
            raise
        live.unsure = False

    async def refresh(self, live: LiveTable) -> None:
        """Read what other processes may have written; there is nothing if there are none."""
        if not self._bus.alone:
            await self.catch_up(live)

    async def be_sure(self, live: LiveTable) -> None:
        """Find out whether what nobody knows of was written."""
        if live.unsure:
            await self.catch_up(live)

    async def missed(self, live: LiveTable, have: int | None, viewer: Viewer) -> list[Told]:
        """What somebody does not have yet, in their language, from memory or from the log."""
        known = live.missed(have, viewer)
        if known is not None or have is None:
            return known or []
        voice = live.voice(viewer.language)
        versions = await self._store.versions(live.table.id)
        now, public = live.table.version, live.table.public
        return [
            voice.told(report_of(replace(table, public=public)))
            for table in versions
            if have < table.version <= now
        ]

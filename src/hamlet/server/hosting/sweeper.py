"""The sweeper: takes over tables where something is overdue, and clears away old ones."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Callable

from hamlet.server.hosting.hub import Hub
from hamlet.server.protocol.refusal import Refusal
from hamlet.server.tables.table import TAKEOVER

SWEEP = 1.0
CLEAN = 30.0
DAY = 86_400.0
_log = logging.getLogger("hamlet.server")


class Sweeper:
    """One for each process."""

    def __init__(self, hub: Hub, clock: Callable[[], float], idle_days: float) -> None:
        self._hub = hub
        self._clock = clock
        self._idle_seconds = idle_days * DAY
        self._cleaned = clock()

    async def sweep_forever(self) -> None:
        """Hear what no nudge told, take over what is overdue; now and then, clean up."""
        while True:
            try:
                await self._hub.catch_up()
                self._hub.tend()
                await self._sweep()
                if self._clock() - self._cleaned > CLEAN:
                    self._cleaned = self._clock()
                    await self._hub.clean(self._clock() - self._idle_seconds)
            except Refusal:
                pass  # the database is away, and has said so
            except Exception as error:
                _log.warning("the sweep failed and goes on: %r", error)
            await asyncio.sleep(SWEEP * random.uniform(0.7, 1.3))

    async def _sweep(self) -> None:
        now = self._clock()
        for table in await self._hub.store.claim_due(now, now + 2 * TAKEOVER):
            try:
                await self._hub.take_over(table)
            except Refusal:
                pass  # it is gone or damaged, which is said where it is found
            except Exception as error:
                _log.warning("table %s could not be taken over: %r", table, error)

"""The driver: what the server does by itself. Begins matches, asks bots, minds the clock.

The process that wrote a change goes on from there. If it dies, the table becomes due and
another takes over; should both try, the version decides and the other stops.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable

from hamlet.server.clients.usage import Clients
from hamlet.server.hosting.commits import Commits
from hamlet.server.hosting.live_table import LiveTable
from hamlet.server.protocol.limits import UNWATCHED_PACE
from hamlet.server.storage.transactions import Unavailable
from hamlet.server.tables.moves import done_by_itself
from hamlet.server.tables.table import Duty, Table
from hamlet.server.workers.bots import Bots
from hamlet.server.workers.jobs import BotMove, asker_of, move_job

NO_MOVE = BotMove("")
_log = logging.getLogger("hamlet.server")


class Driver:
    """One for each process. `pace` is the least time in seconds from a position to a bot's move."""

    def __init__(
        self,
        commits: Commits,
        bots: Bots,
        clients: Clients,
        clock: Callable[[], float],
        pace: float,
    ) -> None:
        self._commits = commits
        self._bots = bots
        self._clients = clients
        self._clock = clock
        self._pace = pace
        self._tasks: dict[LiveTable, asyncio.Task[None]] = {}

    def start(self, live: LiveTable) -> None:
        """See to a table, unless somebody does already."""
        if live not in self._tasks and live.table.duty() is not None:
            self._tasks[live] = asyncio.create_task(self._drive(live))

    def drives(self, live: LiveTable) -> bool:
        """Whether a table is seen to here."""
        return live in self._tasks

    async def _drive(self, live: LiveTable) -> None:
        try:
            while await self._step(live):
                pass
        except Unavailable:
            pass  # the table stays due, and is taken over when the database is back
        except Exception as error:
            _log.error("table %s could not go on, will be tried again: %r", live.table.id, error)
        finally:
            del self._tasks[live]

    async def _step(self, live: LiveTable) -> bool:
        """One thing that is due; False when there is nothing, or another process does it."""
        live.moved.clear()
        table = live.table
        duty = table.duty()
        if duty is None or live.gone:
            return False
        if duty.at > table.at and not await self._waited(live, duty):
            return True
        if duty.what in ("bot", "clock"):
            if not table.people and not live.viewers:
                return False  # it goes on when somebody comes to watch
            if not await self._awaited(live):
                return True
            await self._clients.effort.turn(live.client)
        chosen = await self._chosen(live, table) if duty.what in ("bot", "clock") else NO_MOVE
        async with live.lock:
            if live.table is not table or live.gone:
                return not live.gone
            write = done_by_itself(table, duty, chosen.move, chosen.says)
            if self._clients.may_write(live.client, write.change):
                went_on = await self._commits.commit(live, *write)
                self._clients.effort.spend(live.client, live.taken_effort())
                return went_on
        await asyncio.sleep(UNWATCHED_PACE)
        return True

    async def _waited(self, live: LiveTable, duty: Duty) -> bool:
        """Wait until it is time; False if something happened before."""
        left = duty.at - self._clock()
        if left <= 0:
            return True
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(live.moved.wait(), left)
            return False
        return True

    async def _awaited(self, live: LiveTable) -> bool:
        """Go on at once where somebody watches, else slowly; False if something changed before."""
        table = live.table
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(live.watched.wait(), UNWATCHED_PACE)
        return live.table is table and not live.gone

    async def _chosen(self, live: LiveTable, table: Table) -> BotMove:
        started = time.perf_counter()
        asker = asker_of(table, live.client)
        chosen = await self._bots.move(asker, move_job(table), table.match.moves())
        await asyncio.sleep(max(0.0, self._pace - (time.perf_counter() - started)))
        return chosen

    async def close(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

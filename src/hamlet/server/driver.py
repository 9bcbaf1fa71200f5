"""The driver: what the server does by itself. Begins matches, asks bots, minds the clock.

The process that wrote a change goes on from there. If it dies, the table becomes due and
another takes over; should both try, the version decides and the other stops.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
import time

from hamlet.engine.errors import HamletError
from hamlet.server import metrics
from hamlet.server.brain import Question, Thought
from hamlet.server.bus import Nudge
from hamlet.server.change import Change, Played
from hamlet.server.coaching import question_of
from hamlet.server.desk import beginning
from hamlet.server.house import House
from hamlet.server.place import Place
from hamlet.server.room import TAKEOVER, Room, Turn, rehearse, rehearse_rolls

SWEEP = 1.0
CLEAN = 30.0
DAY = 86_400.0
_log = logging.getLogger("hamlet.server")


class Driver:
    """One for each process."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._tasks: set[asyncio.Task[None]] = set()
        house.drive = self.start

    def start(self, place: Place) -> None:
        """See to a place, unless somebody does already."""
        if place.driver is None and place.room.turn() is not None:
            task = place.driver = asyncio.create_task(self._drive(place))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _drive(self, place: Place) -> None:
        try:
            while await self._step(place):
                pass
        except Exception as error:
            _log.error("table %s could not go on and will be tried again: %r", place, error)
        finally:
            place.driver = None

    async def _step(self, place: Place) -> bool:
        """One thing that is due; False when there is nothing, or another process does it."""
        async with place.lock:
            room, version, turn = place.room, place.room.version, place.room.turn()
            place.moved.clear()
            if turn is None or place.gone:
                return False
            question = question_of(room) if turn.duty == "bot" else None
        if turn.duty == "clock" and not await self._waited(place, turn):
            return True
        thought = await self._thought(place, question) if question else None
        if turn.duty == "clock":
            thought = await self._thought(place, question_of(room))
        async with place.lock:
            if place.room is not room or room.version != version or place.gone:
                return not place.gone
            return await self._house.commit(place, _change(room, turn, thought))

    async def _waited(self, place: Place, turn: Turn) -> bool:
        """Wait for the clock; False if somebody moved before."""
        left = turn.at - self._house.clock()
        if left <= 0:
            return True
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(place.moved.wait(), left)
            return False
        return True

    async def _thought(self, place: Place, question: Question) -> Thought:
        started = time.perf_counter()
        before = self._house.thinkers.asked_again
        match = place.room.match
        thought = await self._house.thinkers.ask(question, match.moves())
        taken = time.perf_counter() - started
        metrics.THINKING.observe(taken)
        metrics.ASKED_AGAIN.inc(self._house.thinkers.asked_again - before)
        await asyncio.sleep(max(0.0, self._house.settings.pace - taken))
        return thought

    async def sweep_forever(self) -> None:
        """Take over what is overdue; now and then, clean up."""
        cleaned = self._house.clock()
        while True:
            try:
                await self.sweep()
                if self._house.clock() - cleaned > CLEAN:
                    cleaned = self._house.clock()
                    await self.clean()
            except Exception as error:
                _log.warning("the sweep failed and goes on: %r", error)
            await asyncio.sleep(SWEEP * random.uniform(0.7, 1.3))

    async def sweep(self) -> None:
        """Look after tables where something should have happened by now."""
        now = self._house.clock()
        for table in await self._house.store.claim_due(now, now + 2 * TAKEOVER):
            with contextlib.suppress(HamletError):
                place = await self._house.open(table)
                async with place.lock:
                    await self._house.catch_up(place)
                self.start(place)

    async def clean(self) -> None:
        """Remove idle tables, let go of those that are gone, and forget empty rooms."""
        house = self._house
        idle = await house.store.idle(house.clock() - house.settings.idle_days * DAY)
        if idle:
            await house.store.delete(idle)
            for table in idle:
                house.bus.send(Nudge(house.me, table, gone=True))
        known = await house.store.known(list(house.places))
        for table, place in list(house.places.items()):
            if table not in known and house.clock() - place.room.at > 1:
                house.forget(place, "this table is no more")
            elif not place.viewers and place.driver is None and not place.lock.locked():
                del house.places[table]
        metrics.ROOMS.set(len(house.places))

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def _change(room: Room, turn: Turn, thought: Thought | None) -> Change:
    if turn.duty == "begin":
        return beginning(room)
    if thought is None:
        return Played(rehearse_rolls(room.match), "dice")
    steps = rehearse(room.match, thought.move, roll=room.header.dice != "own")
    return Played(steps, "clock" if turn.duty == "clock" else "bot", thought.says)

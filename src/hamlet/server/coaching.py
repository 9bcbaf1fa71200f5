"""The coach at the tables: advice for the player to move, and reviews of finished matches.

Its workers are apart from those of the bots, so that no table waits for a review.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict

import msgspec

from hamlet.server import wire
from hamlet.server.brain import Question, Story, advise, review
from hamlet.server.desk import check_advice
from hamlet.server.forms import Review
from hamlet.server.place import Place
from hamlet.server.refusal import Refusal
from hamlet.server.room import Room, stand_in
from hamlet.server.thinkers import Lost, Workers

WORKERS = 2
WAITING = 8
"""So many may ask for advice at once."""
ADVICE_SECONDS = 20.0
REVIEW_SECONDS = 900.0
PATIENCE = 15.0
"""How long a request waits for a review; it goes on being made, for the next request."""
KEPT = 200

_log = logging.getLogger("hamlet.server")


class Coaching:
    """One for each process."""

    def __init__(self) -> None:
        self._workers = Workers(WORKERS)
        self._asked = 0
        self._reviews: OrderedDict[str, asyncio.Task[Review]] = OrderedDict()
        self._one_review = asyncio.Semaphore()

    async def advise(self, place: Place, me: str, ask: wire.Advise) -> wire.Advice:
        """What the coach tells the player to move; Refusal if it may not, or cannot now."""
        async with place.lock:
            check_advice(place.room, me, ask)
            question = question_of(place.room)
        if self._asked >= WAITING:
            raise Refusal("busy", "too many ask the coach; try again in a moment")
        self._asked += 1
        try:
            body = msgspec.msgpack.encode(question)
            found = await self._workers.run(ADVICE_SECONDS, advise, body)
        except Lost:
            found = None
        finally:
            self._asked -= 1
        if place.room.version != ask.version:
            raise Refusal("stale", "the table has moved on")
        if found is None:
            raise Refusal("busy", "the coach is still waking up; ask again in a moment")
        return msgspec.convert({**found, "id": ask.id, "version": ask.version}, wire.Advice)

    async def review(self, place: Place) -> Review:
        """The review of a finished match, made once."""
        table = place.room.table
        task = self._reviews.get(table)
        if task is None or (task.done() and task.exception() is not None):
            task = asyncio.create_task(self._reviewed(table, story_of(place.room)))
            self._reviews[table] = task
        self._reviews.move_to_end(table)
        while len(self._reviews) > KEPT:
            self._reviews.popitem(last=False)
        try:
            return await asyncio.wait_for(asyncio.shield(task), PATIENCE)
        except TimeoutError:
            raise Refusal("busy", "the review is being made; ask again in a moment") from None
        except Lost:
            raise Refusal("busy", "the review was interrupted; ask again") from None

    async def _reviewed(self, table: str, story: Story) -> Review:
        async with self._one_review:
            body = msgspec.msgpack.encode(story)
            found = await self._workers.run(REVIEW_SECONDS, review, body)
        return msgspec.convert({**found, "table": table}, Review)

    def close(self) -> None:
        for task in self._reviews.values():
            task.cancel()
        self._workers.close()


def question_of(room: Room) -> Question:
    """What a bot is asked for the seat to move; the chair's own one, or one that stands in."""
    actor = room.match.actor
    assert isinstance(actor, int)
    header = room.header
    return Question(
        game=header.game,
        players=header.players,
        options=header.options,
        edition=header.edition,
        position=room.match.position(),
        bot=room.chairs[actor].bot or stand_in(room.match.game.kind),
    )


def story_of(room: Room) -> Story:
    """A finished match as the reviewer gets it."""
    header = room.header
    return Story(
        game=header.game,
        players=header.players,
        options=header.options,
        edition=header.edition,
        start=header.position,
        log=list(room.match.log),
        names=[chair.name or f"{seat + 1}" for seat, chair in enumerate(room.chairs)],
    )

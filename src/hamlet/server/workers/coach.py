"""The coach at the tables: advice for the player to move, and reviews of finished matches.

Its workers are apart from those of the bots, so that no table waits for a review.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict

import msgspec

from hamlet.analysis.review_words import Retelling
from hamlet.engine.vocabulary import Json
from hamlet.server.protocol.forms import Review
from hamlet.server.protocol.refusal import Refusal
from hamlet.server.tables.table import Table
from hamlet.server.workers.jobs import advice_job, review_job
from hamlet.server.workers.pool import Lost, WorkerPool
from hamlet.server.workers.worker import advise, review

WORKERS = 2
WAITING = 8
"""So many may ask for advice at once."""
ADVICE_SECONDS = 20.0
REVIEW_SECONDS = 900.0
PATIENCE = 15.0
"""How long a request waits for a review; it goes on being made, for the next request."""
KEPT = 200


class Coach:
    """One for each process."""

    def __init__(self) -> None:
        self._pool = WorkerPool(WORKERS)
        self._asked = 0
        self._reviews: OrderedDict[str, asyncio.Task[Json]] = OrderedDict()
        self._one_review = asyncio.Semaphore()

    async def advise(self, table: Table, language: str) -> Json | None:
        """What each move of the seat to move is worth; None while too little can be said."""
        if self._asked >= WAITING:
            raise Refusal("busy", "too many ask the coach; try again in a moment")
        self._asked += 1
        try:
            return await self._pool.run(ADVICE_SECONDS, advise, advice_job(table, language))
        except Lost:
            return None
        finally:
            self._asked -= 1

    async def review(self, table: Table, language: str) -> Review:
        """The review of a finished match, made once and told in a language."""
        report = await self._report(table)
        names = table.names
        kind = table.match.game.kind
        told = Retelling(kind.words, names, kind.cooperative, language).whole(report)
        return msgspec.convert({**told, "table": table.id}, Review)

    async def _report(self, table: Table) -> Json:
        task = self._reviews.get(table.id)
        if task is None or (task.done() and task.exception() is not None):
            task = self._reviews[table.id] = asyncio.create_task(self._made(table))
        self._reviews.move_to_end(table.id)
        while len(self._reviews) > KEPT:
            self._reviews.popitem(last=False)
        try:
            return await asyncio.wait_for(asyncio.shield(task), PATIENCE)
        except TimeoutError:
            raise Refusal("busy", "the review is being made; ask again in a moment") from None
        except Lost:
            raise Refusal("busy", "the review was interrupted; ask again") from None

    async def _made(self, table: Table) -> Json:
        async with self._one_review:
            return await self._pool.run(REVIEW_SECONDS, review, review_job(table))

    async def close(self) -> None:
        for task in self._reviews.values():
            task.cancel()
        await self._pool.close()

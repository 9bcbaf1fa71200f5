"""The coach at the tables: advice for the player to move, and reviews of finished matches.

Its workers are apart from those of the bots, so that no table waits for a review.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict

import msgspec

from hamlet.analysis.review_words import Retelling
from hamlet.bots.levels import is_solved
from hamlet.engine.vocabulary import Json
from hamlet.server.protocol.forms import Review
from hamlet.server.protocol.limits import (
    ADVICE_SECONDS,
    ADVICE_WAITING,
    ADVISERS,
    KEPT_REVIEWS,
    REVIEW_PATIENCE,
    REVIEW_SECONDS,
    REVIEWS_PER_CLIENT,
)
from hamlet.server.protocol.refusal import Refusal
from hamlet.server.tables.table import Table
from hamlet.server.workers.jobs import advice_job, review_job
from hamlet.server.workers.pool import Late, Lost, WorkerPool
from hamlet.server.workers.process.worker import advise, review
from hamlet.server.workers.solver import Solver
from hamlet.server.workers.turns import Asker


class Coach:
    """One for each process."""

    def __init__(self, solver: Solver) -> None:
        self._advisers = WorkerPool(ADVISERS)
        self._reviewers = WorkerPool(1)
        self._solver = solver
        self._asked = 0
        self._reviews: OrderedDict[str, asyncio.Task[Json]] = OrderedDict()

    async def advise(self, asker: Asker, table: Table, language: str) -> Json | None:
        """What each move of the seat to move is worth; None while too little can be said."""
        if self._asked >= ADVICE_WAITING:
            raise Refusal("busy", "too many ask the coach; try again in a moment")
        if is_solved(table.match.game.kind):
            self._solver.solve(asker, table.header.setup)
        self._asked += 1
        try:
            job = advice_job(table, language)
            return await self._advisers.run(asker, ADVICE_SECONDS, advise, job)
        except Lost:
            return None
        finally:
            self._asked -= 1

    async def review(self, asker: Asker, table: Table, language: str) -> Review:
        """The review of a finished match, made once and told in a language."""
        report = await self._report(asker, table)
        kind = table.match.game.kind
        told = Retelling(kind.words, table.names, kind.cooperative, language).whole(report)
        return msgspec.convert({**told, "table": table.id}, Review)

    async def _report(self, asker: Asker, table: Table) -> Json:
        task = self._reviews.get(table.id)
        if task is None or _spoiled(task):
            task = self._begun(asker, table)
        self._reviews.move_to_end(table.id)
        try:
            return await asyncio.wait_for(asyncio.shield(task), REVIEW_PATIENCE)
        except TimeoutError:
            raise Refusal("busy", "the review is being made; ask again in a moment") from None
        except Late:
            raise Refusal("busy", "this match takes too long to be reviewed") from None
        except Lost:
            raise Refusal("busy", "the review was interrupted; ask again") from None

    def _begun(self, asker: Asker, table: Table) -> asyncio.Task[Json]:
        if self._reviewers.waiting(asker.client) >= REVIEWS_PER_CLIENT:
            raise Refusal("busy", "several reviews are being made for you; ask again in a moment")
        task = self._reviews[table.id] = asyncio.create_task(self._made(asker, table))
        for old in list(self._reviews)[: max(0, len(self._reviews) - KEPT_REVIEWS)]:
            if self._reviews[old].done():
                del self._reviews[old]
        return task

    async def _made(self, asker: Asker, table: Table) -> Json:
        if is_solved(table.match.game.kind):
            await self._solver.settled(asker, table.header.setup)
        return await self._reviewers.run(asker, REVIEW_SECONDS, review, review_job(table))

    async def close(self) -> None:
        for task in self._reviews.values():
            task.cancel()
        await asyncio.gather(self._advisers.close(), self._reviewers.close())


def _spoiled(task: asyncio.Task[Json]) -> bool:
    """Something went wrong that may go right another time; what is too slow stays too slow."""
    if not task.done():
        return False
    if task.cancelled():
        return True
    error = task.exception()
    return error is not None and not isinstance(error, Late)

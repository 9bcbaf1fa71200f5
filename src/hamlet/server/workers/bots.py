"""Bots at the tables: each move is chosen in a worker."""

from __future__ import annotations

import logging
import secrets

from hamlet.server import metrics
from hamlet.server.workers.jobs import BotMove, MoveJob
from hamlet.server.workers.pool import Lost, WorkerPool
from hamlet.server.workers.worker import choose_move

TRIES = 3
STARTING = 15.0
"""Seconds beyond its own time that a worker may take, to start and to load."""
_log = logging.getLogger("hamlet.server")


class Bots:
    """One for each process; `seconds` is how long a bot may think."""

    def __init__(self, workers: int, seconds: float) -> None:
        self._pool = WorkerPool(workers)
        self._seconds = seconds

    async def move(self, job: MoveJob, moves: list[str]) -> BotMove:
        """The bot's move. A dead or stuck worker is replaced and asked again.

        If that fails too often a legal move is drawn, because the table must go on.
        """
        for _ in range(TRIES):
            try:
                with metrics.THINKING.time():
                    return await self._pool.run(
                        self._seconds + STARTING, choose_move, job, self._seconds
                    )
            except Lost as error:
                _log.warning("a bot's worker is lost and is asked again: %s", error)
            except Exception as error:
                _log.error("the bot %s failed: %r", job.bot, error)
                break
            metrics.ASKED_AGAIN.inc()
        return BotMove(secrets.choice(moves))

    async def close(self) -> None:
        await self._pool.close()

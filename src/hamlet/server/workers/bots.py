"""Bots at the tables: each move is chosen in a worker."""

from __future__ import annotations

import logging
import secrets
from collections import OrderedDict

from msgspec.structs import replace

from hamlet.bots.registry import is_exact
from hamlet.engine.setup import Setup
from hamlet.games import kind
from hamlet.server import metrics
from hamlet.server.protocol.limits import KEPT_SLOW, THINKING_SLACK
from hamlet.server.tables.moves import stand_in
from hamlet.server.workers.jobs import BotMove, MoveJob
from hamlet.server.workers.pool import Late, Lost, WorkerPool
from hamlet.server.workers.process.worker import choose_move
from hamlet.server.workers.solver import Solver
from hamlet.server.workers.turns import Asker

_log = logging.getLogger("hamlet.server")


class Bots:
    """One for each process; `seconds` is how long a bot may think."""

    def __init__(self, workers: int, seconds: float, solver: Solver) -> None:
        self._pool = WorkerPool(workers)
        self._solver = solver
        self._seconds = seconds
        self._slow: OrderedDict[tuple[Setup, str], None] = OrderedDict()

    async def move(self, asker: Asker, job: MoveJob, moves: list[str]) -> BotMove:
        """The bot's move.

        If its workers are lost too often, or it is too slow for this edition, a legal move is
        drawn because the table must go on; from then on a quick bot plays in place of a slow one.
        """
        if is_exact(kind(job.setup.game), job.bot):
            self._solver.solve(asker, job.setup)
        try:
            with metrics.THINKING.time():
                return await self._asked(asker, job)
        except Late:
            _log.warning("the bot %s is too slow for this %s", job.bot, job.setup.game)
            self._remember_slow(job)
        except Lost as error:
            _log.error("the bot %s was lost too often: %s", job.bot, error)
        except Exception as error:
            _log.error("the bot %s failed: %r", job.bot, error)
        return BotMove(secrets.choice(moves))

    async def _asked(self, asker: Asker, job: MoveJob) -> BotMove:
        if (job.setup, job.bot) in self._slow:
            job = replace(job, bot=stand_in(kind(job.setup.game)))
        limit = self._seconds + THINKING_SLACK
        return await self._pool.run(asker, limit, choose_move, job, self._seconds)

    def _remember_slow(self, job: MoveJob) -> None:
        self._slow[job.setup, job.bot] = None
        while len(self._slow) > KEPT_SLOW:
            self._slow.popitem(last=False)

    async def close(self) -> None:
        await self._pool.close()

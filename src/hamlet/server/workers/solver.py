"""The solver: games that bots and coach play by their solution are solved in a process apart.

What it finds lies on disk, where the workers look. Clients take turns, and none has many
solved at once.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict

from hamlet.engine.setup import Setup
from hamlet.server.protocol.limits import KEPT_SOLVED, SOLVE_SECONDS, SOLVING_PER_CLIENT
from hamlet.server.workers.pool import Lost, WorkerPool
from hamlet.server.workers.process.worker import solve_game
from hamlet.server.workers.turns import Asker

_log = logging.getLogger("hamlet.server")


class Solver:
    """One for each process; nobody waits for it."""

    def __init__(self) -> None:
        self._pool = WorkerPool(1)
        self._begun: OrderedDict[Setup, asyncio.Task[None]] = OrderedDict()

    def solve(self, asker: Asker, setup: Setup) -> None:
        """Have a game solved, unless that is under way or done, or the client has enough of it."""
        if setup in self._begun:
            self._begun.move_to_end(setup)
        elif self._pool.waiting(asker.client) < SOLVING_PER_CLIENT:
            self._begun[setup] = asyncio.create_task(self._solved(asker, setup))
            self._forget_oldest()

    def solves(self, setup: Setup) -> bool:
        """Whether a game is being solved, or was."""
        return setup in self._begun

    async def settled(self, asker: Asker, setup: Setup) -> None:
        """Have a game solved, and wait until it is, or cannot be."""
        self.solve(asker, setup)
        if setup in self._begun:
            await asyncio.wait([self._begun[setup]])

    async def _solved(self, asker: Asker, setup: Setup) -> None:
        try:
            await self._pool.run(asker, SOLVE_SECONDS, solve_game, setup)
        except Lost as error:
            _log.warning("a game of %s is not solved: %s", setup.game, error)
        except Exception as error:
            _log.warning("a game of %s cannot be solved: %r", setup.game, error)

    def _forget_oldest(self) -> None:
        """What was begun long ago may have gone from the disk, and is asked for again."""
        for setup, task in list(self._begun.items()):
            if len(self._begun) <= KEPT_SOLVED:
                return
            if task.done():
                del self._begun[setup]

    async def close(self) -> None:
        for task in self._begun.values():
            task.cancel()
        await self._pool.close()

"""Where the server thinks: worker processes, so that the table answers while they do."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import secrets
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

import msgspec

from hamlet.server.brain import Question, Thought, think

TRIES = 3
_log = logging.getLogger("hamlet.server")
T = TypeVar("T")


class Lost(Exception):
    """A worker died or hung before it answered."""


class Workers:
    """Processes that are started when they are needed, and replaced when they are lost."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, seconds: float, work: Callable[..., T], *facts: Any) -> T:
        """What a function answers in a worker; Lost if it does not within so many seconds."""
        pool = self._pool = self._pool or self._open()
        try:
            asked = asyncio.get_running_loop().run_in_executor(pool, work, *facts)
            return await asyncio.wait_for(asked, seconds)
        except (BrokenProcessPool, TimeoutError) as error:
            self._discard(pool)
            raise Lost(repr(error)) from None

    def _open(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(
            self._most,
            mp_context=multiprocessing.get_context("spawn"),
            initializer=die_with_parent,
            initargs=(os.getpid(),),
        )

    def _discard(self, pool: ProcessPoolExecutor) -> None:
        """Forget a broken pool; whoever comes next opens another."""
        if self._pool is pool:
            self._pool = None
        for process in list((pool._processes or {}).values()):
            process.kill()
        pool.shutdown(wait=False, cancel_futures=True)

    def pids(self) -> list[int]:
        """The worker processes, for tests that kill them."""
        processes = self._pool._processes if self._pool else {}
        return [process.pid for process in (processes or {}).values() if process.pid]

    def close(self) -> None:
        if self._pool is not None:
            self._discard(self._pool)


class Thinkers(Workers):
    """The workers in which bots choose their moves."""

    def __init__(self, workers: int, seconds: float) -> None:
        super().__init__(workers)
        self._seconds = seconds
        self.asked_again = 0

    async def ask(self, question: Question, moves: list[str]) -> Thought:
        """The bot's move in notation. A dead or stuck worker is replaced and asked again.

        If that fails too often a legal move is drawn, because the table must go on.
        """
        body = msgspec.msgpack.encode(question)
        for _ in range(TRIES):
            try:
                return await self.run(self._seconds + 15, think, body, self._seconds)
            except Lost as error:
                _log.warning("a bot's worker is lost and is asked again: %s", error)
            except Exception as error:
                _log.error("the bot %s failed: %r", question.bot, error)
                break
            self.asked_again += 1
        return Thought(secrets.choice(moves))


def die_with_parent(parent: int) -> None:
    """A worker whose server was killed must not stay behind."""

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(0.5)
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()

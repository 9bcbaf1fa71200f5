"""Worker processes, so that the table answers while others think."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import resource_tracker
from typing import Any, ParamSpec, TypeVar

from pebble import ProcessExpired, ProcessPool

from hamlet.server import metrics
from hamlet.server.protocol.limits import WORKER_NICENESS, WORKER_START_SECONDS
from hamlet.server.workers.turns import Asker, Turns

TRIES = 3
P = ParamSpec("P")
T = TypeVar("T")
_log = logging.getLogger("hamlet.server")


class Lost(Exception):
    """A worker died before it answered."""


class Late(Lost):
    """A worker did not answer in time and was ended."""


class WorkerPool:
    """Processes that are started when they are needed, and replaced when they are lost.

    Each has one question at a time, so whatever becomes of it, no other question is lost.
    Questions wait in fair turns; those about own editions never hold all workers at once.
    """

    def __init__(self, most: int) -> None:
        self._turns: Turns[_Worker] = Turns()
        self._workers = [_Worker() for _ in range(most)]
        self._free = list(self._workers)
        self._own = 0
        self._most_own = max(1, most - 1)

    def waiting(self, client: str) -> int:
        """How many questions of a client wait for a worker."""
        return self._turns.waiting(client)

    async def run(
        self, asker: Asker, seconds: float, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """What a function answers in a worker; Late if it does not within so many seconds.

        A worker that dies is replaced and asked again, Lost if that happens too often. Whoever
        stops waiting does not stop the worker, which would have to start anew.
        """
        for _ in range(TRIES - 1):
            try:
                return await self._asked(asker, seconds, work, args, kwargs)
            except Late:
                raise
            except Lost as error:
                metrics.ASKED_AGAIN.inc()
                _log.warning("a worker is lost and is asked again: %s", error)
        return await self._asked(asker, seconds, work, args, kwargs)

    async def _asked(
        self,
        asker: Asker,
        seconds: float,
        work: Callable[..., T],
        args: tuple[Any, ...],
        kwargs: dict[str, Any],
    ) -> T:
        worker = await self._hired(asker)
        try:
            answer: asyncio.Future[T] = worker.ask(seconds, work, args, kwargs)
        except (RuntimeError, OSError) as error:  # it broke a moment ago, or none can be started
            self._dismiss(worker, asker)
            raise Lost(repr(error)) from None
        answer.add_done_callback(lambda _: self._dismiss(worker, asker))
        try:
            return await asyncio.shield(answer)
        except (ProcessExpired, BrokenProcessPool) as error:
            raise Lost(repr(error)) from None
        except TimeoutError as error:
            raise Late(repr(error)) from None
        except asyncio.CancelledError:
            if answer.cancelled():  # it was the worker that left, not whoever asked
                raise Lost("the worker was ended") from None
            raise

    async def _hired(self, asker: Asker) -> _Worker:
        turn = self._turns.join(asker)
        self._call()
        try:
            worker = await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._dismiss(turn.result(), asker)
            raise
        return worker

    def _call(self) -> None:
        """Whoever is next gets a worker, for as long as there is one."""
        while self._free:
            called = self._turns.call(self._free[-1], self._own < self._most_own)
            if called is None:
                return
            self._free.pop()
            self._own += called.own

    def _dismiss(self, worker: _Worker, asker: Asker) -> None:
        self._own -= asker.own
        self._free.append(worker)
        self._call()

    async def close(self) -> None:
        await asyncio.gather(*(worker.close() for worker in self._workers))


class _Worker:
    """One process, with one question at a time."""

    def __init__(self) -> None:
        self._pool: ProcessPool | None = None

    def ask(
        self, seconds: float, work: Callable[..., T], args: tuple[Any, ...], kwargs: dict[str, Any]
    ) -> asyncio.Future[T]:
        """What it will answer: a future that is done whatever happens to the process."""
        with _deaf():
            asked = self._opened().schedule(work, args, kwargs, timeout=seconds)
        answer: asyncio.Future[T] = asyncio.wrap_future(asked)
        patience = asyncio.get_running_loop().call_later(
            seconds + WORKER_START_SECONDS, self._give_up, answer
        )
        answer.add_done_callback(lambda _: patience.cancel())
        answer.add_done_callback(_heard)
        return answer

    def _opened(self) -> ProcessPool:
        """The process, or another if it died while it had nothing to do."""
        if self._pool is not None and not self._pool.active:
            self._leave()
        if self._pool is None:
            self._pool = ProcessPool(
                1,
                context=multiprocessing.get_context("spawn"),
                initializer=begin,
                initargs=(os.getpid(),),
            )
        return self._pool

    def _give_up(self, answer: asyncio.Future[T]) -> None:
        """It did not even begin: whoever asked is told, and the next question starts another."""
        self._leave()
        answer.cancel()

    def _leave(self) -> None:
        if self._pool is not None:
            threading.Thread(target=_ended, args=(self._pool,), daemon=True).start()
            self._pool = None

    async def close(self) -> None:
        if self._pool is not None:
            await asyncio.to_thread(_ended, self._pool)


def _ended(pool: ProcessPool) -> None:
    pool.stop()  # type: ignore[no-untyped-call]
    pool.join()


@contextmanager
def _deaf() -> Iterator[None]:
    """Whatever is started now never hears Ctrl-C: the server hears it and ends its workers."""
    resource_tracker.ensure_running()  # it would make us hear again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _heard(answer: asyncio.Future[T]) -> None:
    """Look at what went wrong, so that nobody complains when those who asked have left."""
    if not answer.cancelled():
        answer.exception()


def begin(parent: int) -> None:
    """In a new worker: end at once when told to, never outlive the server, let it go first."""
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    os.nice(WORKER_NICENESS)
    threading.Thread(target=_end_with, args=(parent,), daemon=True).start()


def _end_with(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(0.5)
    os._exit(1)

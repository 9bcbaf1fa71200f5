"""Worker processes, so that the table answers while others think."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import resource_tracker
from typing import ParamSpec, TypeVar

from pebble import ProcessExpired, ProcessPool

P = ParamSpec("P")
T = TypeVar("T")


class Lost(Exception):
    """A worker died or hung before it answered."""


class WorkerPool:
    """Processes that are started when they are needed, and replaced when they are lost.

    One that takes too long is ended alone: what the others think about is not lost.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._pool: ProcessPool | None = None

    async def run(
        self, seconds: float, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """What a function answers in a worker; Lost if it does not within so many seconds.

        Whoever stops waiting does not stop the worker, which would have to start anew.
        """
        try:
            with _deaf():
                asked = self._opened().schedule(work, args, kwargs, timeout=seconds)
        except RuntimeError as error:  # it broke a moment ago
            raise Lost(repr(error)) from None
        answer = asyncio.wrap_future(asked)
        answer.add_done_callback(_heard)
        try:
            return await asyncio.shield(answer)
        except (ProcessExpired, BrokenProcessPool, TimeoutError) as error:
            raise Lost(repr(error)) from None

    def _opened(self) -> ProcessPool:
        """The pool, or another if it broke because a worker died that had nothing to do."""
        if self._pool is not None and not self._pool.active:
            threading.Thread(target=self._pool.join, daemon=True).start()
            self._pool = None
        if self._pool is None:
            self._pool = ProcessPool(
                self._most,
                context=multiprocessing.get_context("spawn"),
                initializer=begin,
                initargs=(os.getpid(),),
            )
        return self._pool

    async def close(self) -> None:
        if self._pool is not None:
            self._pool.stop()  # type: ignore[no-untyped-call]
            await asyncio.to_thread(self._pool.join)


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
    """In a new worker: end at once when told to, and never outlive the server."""
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    threading.Thread(target=_end_with, args=(parent,), daemon=True).start()


def _end_with(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(0.5)
    os._exit(1)

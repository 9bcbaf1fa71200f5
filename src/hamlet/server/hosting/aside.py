"""Work that takes a while, done beside the event loop: a few at once, and none for long."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from hamlet.server.protocol.refusal import Refusal

T = TypeVar("T")


class Aside:
    """Threads for what one process builds; `waiting` may queue, each at most `seconds`."""

    def __init__(self, at_once: int, waiting: int, seconds: float) -> None:
        self._threads = ThreadPoolExecutor(at_once, "aside")
        self._most = at_once + waiting
        self._seconds = seconds
        self._asked = 0

    async def run(self, work: Callable[[], T], spend: Callable[[float], None]) -> T:
        """What some work answers; Refusal if too much waits or it takes too long.

        `spend` is told the processor seconds that it took.
        """
        if self._asked >= self._most:
            raise Refusal("busy", "too much is being built at once; try again in a moment")
        self._asked += 1
        doing = asyncio.get_running_loop().run_in_executor(self._threads, _timed, work, spend)
        doing.add_done_callback(self._done)
        try:
            return await asyncio.wait_for(asyncio.shield(doing), self._seconds)
        except TimeoutError:
            doing.cancel()
            raise Refusal("busy", "this takes too long to be built") from None

    def _done(self, doing: asyncio.Future[T]) -> None:
        self._asked -= 1
        if not doing.cancelled():
            doing.exception()  # whoever asked may have left

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)


def _timed(work: Callable[[], T], spend: Callable[[float], None]) -> T:
    began = time.thread_time()
    try:
        return work()
    finally:
        spend(time.thread_time() - began)

"""Where bots think: worker processes, so that the table answers while they do."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import random
import secrets
import threading
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec

from hamlet.engine.vocabulary import Json

if TYPE_CHECKING:
    from hamlet.bots.bot import Bot
    from hamlet.engine.game import Game

TRIES = 3
_log = logging.getLogger("hamlet.server")


class Question(msgspec.Struct):
    """A position, and the bot that is to move there."""

    game: str
    players: int
    options: dict[str, str | int | bool]
    edition: dict[str, object]
    position: Json
    bot: str


class Thinkers:
    """A pool of worker processes, started when the first bot is asked."""

    def __init__(self, workers: int, seconds: float) -> None:
        self._workers = workers
        self._seconds = seconds
        self._pool: ProcessPoolExecutor | None = None
        self.asked_again = 0

    async def ask(self, question: Question, moves: list[str]) -> str:
        """The bot's move in notation. A dead or stuck worker is replaced and asked again.

        If that fails too often a legal move is drawn, because the table must go on.
        """
        body = msgspec.msgpack.encode(question)
        for _ in range(TRIES):
            pool = self._pool = self._pool or self._open()
            try:
                asked = asyncio.get_running_loop().run_in_executor(pool, think, body, self._seconds)
                return await asyncio.wait_for(asked, self._seconds + 15)
            except (BrokenProcessPool, TimeoutError) as error:
                _log.warning("a bot's worker is lost and is asked again: %r", error)
                self._discard(pool)
            except Exception as error:
                _log.error("the bot %s failed: %r", question.bot, error)
                break
            self.asked_again += 1
        return secrets.choice(moves)

    def _open(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(
            self._workers,
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


def die_with_parent(parent: int) -> None:
    """A worker whose server was killed must not stay behind."""

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(0.5)
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def think(body: bytes, seconds: float) -> str:
    """In the worker: the move that a bot makes."""
    from hamlet.bots.bot import Budget
    from hamlet.engine.stream import Stream

    question = msgspec.msgpack.decode(body, type=Question)
    key = (question.game, question.players, question.options, question.edition)
    game, bot = _seated(msgspec.json.encode(key), question.bot)
    match = game.match(position=question.position, seed=0)
    luck = Stream(random.SystemRandom().getrandbits(63))
    choice = bot.choose(game, match.state, Budget(seconds), luck)
    return game.name(match.state, choice.move)


@lru_cache(maxsize=64)
def _seated(key: bytes, bot: str) -> tuple[Game, Bot]:
    """A game and a bot at it, kept for the next question."""
    import hamlet
    from hamlet.bots.registry import make_bot

    name, players, options, edition = msgspec.json.decode(key)
    game = hamlet.game(name, players, options, edition)
    return game, make_bot(game, bot)

"""In a worker process: what bots need before they play as they should, made in the background.

Compiling a search or solving a game takes up to a minute, once. Nobody waits for it.
"""

from __future__ import annotations

import fcntl
import logging
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from hamlet.engine.setup import Setup
from hamlet.games import kind, open_setup

if TYPE_CHECKING:
    from hamlet.engine.game import Game

_log = logging.getLogger("hamlet.server")


class Preparation:
    """A bot being prepared for a game on a thread of its own."""

    def __init__(self, game: Game, bot: str) -> None:
        self._over = threading.Event()
        self._ready = False
        threading.Thread(target=self._prepare, args=(game, bot), daemon=True).start()

    def ready_within(self, seconds: float | None) -> bool:
        """Whether the bot is prepared, waiting for it a while at most."""
        self._over.wait(seconds)
        return self._ready

    def _prepare(self, game: Game, bot: str) -> None:
        from hamlet.bots.registry import prepare

        try:
            with _alone():
                prepare(game, [bot], lambda what, share: None)
            self._ready = True
        except Exception as error:
            _log.warning("%s cannot be prepared for %s: %r", bot, game.kind.id, error)
        finally:
            self._over.set()


class Preparations:
    """All that this process prepares, each begun when it is asked for first."""

    def __init__(self) -> None:
        self._begun: dict[tuple[Setup | str, str], Preparation] = {}

    def of(self, setup: Setup, bot: str) -> Preparation:
        """A solution is of one setup; a compiled search is of the whole game."""
        from hamlet.bots.registry import is_exact

        key = (setup if is_exact(kind(setup.game), bot) else setup.game, bot)
        if key not in self._begun:
            self._begun[key] = Preparation(open_setup(setup), bot)
        return self._begun[key]


@contextmanager
def _alone() -> Iterator[None]:
    """One process prepares at a time; the others then find it in the cache."""
    from hamlet.engine.link import cache_folder

    try:
        cache_folder().mkdir(parents=True, exist_ok=True)
        lock = (cache_folder() / "learning.lock").open("w")
    except OSError:
        yield
        return
    with lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield

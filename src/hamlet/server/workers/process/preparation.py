"""In a worker process: the searches that bots need, compiled in the background.

That takes up to a minute, once a game. Nobody waits for it.
"""

from __future__ import annotations

import fcntl
import logging
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from hamlet.games import kind

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
        self._begun: dict[tuple[str, str], Preparation] = {}

    def of(self, game: str, bot: str) -> Preparation:
        """A compiled search is of the whole game, so the default edition serves for all."""
        if (game, bot) not in self._begun:
            self._begun[game, bot] = Preparation(_default(game), bot)
        return self._begun[game, bot]


def _default(name: str) -> Game:
    from hamlet.engine.game import Game

    chosen = kind(name)
    return Game(chosen, chosen.players[0], {}, chosen.default_edition)


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

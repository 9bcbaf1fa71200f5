"""In a worker process: what a bot plays, what the coach says, how a match is reviewed.

Compiling a search or solving a game takes up to a minute, once. Nobody waits for it: it is
done in the background, and until then bots play at once without it.
"""

from __future__ import annotations

import fcntl
import logging
import random
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import msgspec

from hamlet.engine.vocabulary import Json

if TYPE_CHECKING:
    from hamlet.bots.bot import Bot
    from hamlet.bots.judge import Judge
    from hamlet.engine.game import Game
    from hamlet.engine.stream import Stream

PATIENCE = 0.5
"""Seconds in which what lies in the cache is loaded."""
UNCOMPILED = 60
"""An imagined game takes about so many times as long before the rules are compiled."""
FEWEST = 8
"""Games through a move before the coach says anything of it."""
REVIEWING = 16
"""A position of a finished match gets this part of the thought that advice gets."""

_log = logging.getLogger("hamlet.server")


class Question(msgspec.Struct):
    """A position, and the bot that is to move there; none if advice is asked for."""

    game: str
    players: int
    options: dict[str, str | int | bool]
    edition: dict[str, object]
    position: Json
    bot: str = ""


class Story(msgspec.Struct):
    """A finished match, and who sat where."""

    game: str
    players: int
    options: dict[str, str | int | bool]
    edition: dict[str, object]
    start: Json | None
    log: list[str]
    names: list[str]


class Thought(msgspec.Struct):
    """A bot's move, and what it says to its partners."""

    move: str
    says: dict[str, str] | None = None


def think(body: bytes, seconds: float) -> Thought:
    """The move that a bot makes."""
    from hamlet.bots.bot import Budget

    question = msgspec.msgpack.decode(body, type=Question)
    key = _key(question)
    game, bot = _game(key), _bot(key, question.bot)
    match = game.match(position=question.position, seed=0)
    choice = bot.choose(game, match.state, Budget(seconds), _luck())
    return Thought(game.name(match.state, choice.move), choice.analysis.get("says"))


def advise(body: bytes) -> dict[str, Any] | None:
    """What each move of a position is worth; None while too little can be said."""
    from hamlet.bots.coach import advise as coached

    question = msgspec.msgpack.decode(body, type=Question)
    key = _key(question)
    game = _game(key)
    match = game.match(position=question.position, seed=0)
    work, learned = _work(game), _lesson(key, _judging(game)).learned_within(PATIENCE)
    if not learned and work // UNCOMPILED < FEWEST * len(match.moves()):
        return None
    return coached(game, match.state, _judge(game, work, learned), _luck())


def review(body: bytes) -> dict[str, Any]:
    """Luck, choice and turning points of a finished match, with sentences."""
    from hamlet.bots.review import review as reviewed
    from hamlet.bots.review_words import retell

    story = msgspec.msgpack.decode(body, type=Story)
    key = _key(story)
    game = _game(key)
    learned = _lesson(key, _judging(game)).learned_within(None)
    match = game.match(position=story.start, seed=0)
    for entry in story.log:
        match.play(entry)
    report = reviewed(match, _judge(game, _work(game) // REVIEWING, learned))
    return retell(game, report, story.names)


def _key(asked: Question | Story) -> bytes:
    key = (asked.game, asked.players, asked.options, asked.edition)
    return msgspec.json.encode(key, order="deterministic")


@lru_cache(maxsize=64)
def _game(key: bytes) -> Game:
    import hamlet

    name, players, options, edition = msgspec.json.decode(key)
    return hamlet.game(name, players, options, edition)


def _bot(key: bytes, name: str) -> Bot:
    """A bot as it should be, or its quick substitute while it still learns."""
    from hamlet.bots.registry import learns

    learned = not learns(name) or _lesson(key, name).learned_within(PATIENCE)
    return _made(key, name, learned)


@lru_cache(maxsize=64)
def _made(key: bytes, name: str, learned: bool) -> Bot:
    from hamlet.bots.registry import make_bot, quick_bot

    return (make_bot if learned else quick_bot)(_game(key), name)


def _luck() -> Stream:
    from hamlet.engine.stream import Stream

    return Stream(random.SystemRandom().getrandbits(63))


def _work(game: Game) -> int:
    from hamlet.bots.levels import advising_work

    return advising_work(game.kind.id)


def _judging(game: Game) -> str:
    """A bot that needs what the coach of a game needs: its table, or a search."""
    from hamlet.bots.levels import TRUFFLE
    from hamlet.bots.registry import SOLVED

    return "exact" if game.kind.id in SOLVED else TRUFFLE


def _judge(game: Game, work: int, learned: bool) -> Judge:
    from hamlet.bots.judge import SearchJudge, judge_of

    if learned:
        return judge_of(game, work)
    return SearchJudge(game, max(work // UNCOMPILED, 1), compiled=False)


class Lesson:
    """What bots of a game have to learn, learned in the background."""

    def __init__(self, game: Game, bot: str) -> None:
        self._over = threading.Event()
        self._learned = False
        threading.Thread(target=self._learn, args=(game, bot), daemon=True).start()

    def learned_within(self, seconds: float | None) -> bool:
        """Whether it is learned, waiting for it a while at most."""
        self._over.wait(seconds)
        return self._learned

    def _learn(self, game: Game, bot: str) -> None:
        from hamlet.bots.registry import prepare

        try:
            with _alone():
                prepare(game, [bot], lambda what, share: None)
            self._learned = True
        except Exception as error:
            _log.warning("%s cannot be prepared for %s: %r", bot, game.kind.id, error)
        finally:
            self._over.set()


_lessons: dict[tuple[bytes, str], Lesson] = {}


def _lesson(key: bytes, bot: str) -> Lesson:
    """The lesson that a bot needs, begun when it is asked for first."""
    from hamlet.bots.registry import is_exact

    game = _game(key)
    what = (key if is_exact(game.kind, bot) else game.kind.id.encode(), bot)
    if what not in _lessons:
        _lessons[what] = Lesson(game, bot)
    return _lessons[what]


@contextmanager
def _alone() -> Iterator[None]:
    """One process learns at a time; the others then find it in the cache."""
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

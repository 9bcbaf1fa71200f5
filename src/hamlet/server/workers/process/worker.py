"""In a worker process: what a bot plays, what the coach says, how a match is reviewed or read.

A bot that is not prepared yet is replaced by a quick one, so that nobody waits.
"""

from __future__ import annotations

import random
from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec

from hamlet.engine.edition import edition_dict, parse_edition
from hamlet.engine.errors import BadEdition
from hamlet.engine.matchfile import MatchFile
from hamlet.engine.setup import Setup
from hamlet.engine.vocabulary import Json
from hamlet.games import kind, open_setup
from hamlet.server.protocol.forms import EditionCard
from hamlet.server.protocol.limits import KEPT_BOTS, KEPT_SOLUTIONS, MOST_SOLVED
from hamlet.server.protocol.refusal import Refusal
from hamlet.server.workers.jobs import AdviceJob, BotMove, Job, MoveJob, ReviewJob
from hamlet.server.workers.process.preparation import Preparations

if TYPE_CHECKING:
    from hamlet.analysis.judge import Judge
    from hamlet.bots.bot import Bot
    from hamlet.engine.game import Game
    from hamlet.engine.stream import Stream

PATIENCE = 0.5
"""Seconds in which what lies in the cache is loaded."""
UNCOMPILED = 60
"""An imagined game takes about so many times as long before the rules are compiled."""
FEWEST = 8
"""Games through a move before the coach says anything of it."""
REVIEWING = 16
"""A position of a finished match gets this part of the time that advice gets."""

_preparations = Preparations()


def choose_move(job: MoveJob, seconds: float) -> BotMove:
    """The move that a bot makes, and what it tells its partners."""
    from hamlet.analysis.partner import says
    from hamlet.bots.bot import Budget

    game, bot = open_setup(job.setup), _bot(job)
    match = game.match(position=job.position, seed=0)
    choice = bot.choose(game, match.state, Budget(seconds), _luck())
    return BotMove(game.name(match.state, choice.move), says(game, match.state, choice))


def advise(job: AdviceJob) -> Json | None:
    """What each move of a position is worth; None while too little can be said."""
    from hamlet.analysis.coach import advise as advised

    game = open_setup(job.setup)
    match = game.match(position=job.position, seed=0)
    work, ready = _work(game), _coach_is_ready(job, PATIENCE)
    if not ready and work // UNCOMPILED < FEWEST * len(match.moves()):
        return None
    return advised(game, match.state, _judge(game, work, ready), _luck(), job.language)


def review(job: ReviewJob) -> Json:
    """Luck, choice and turning points of a finished match."""
    from hamlet.analysis.review import review as reviewed

    game = open_setup(job.setup)
    ready = _coach_is_ready(job, None)
    match = game.match(position=job.start, seed=0)
    for entry in job.log:
        match.play(entry)
    return reviewed(match, _judge(game, _work(game) // REVIEWING, ready))


def solve_game(setup: Setup) -> None:
    """Put the solution of a game on disk, if it is not there yet and of a bearable size."""
    from hamlet.bots.exact.solution_file import expert_of, solved

    game = open_setup(setup)
    if expert_of(game.kind).size(game.box) <= MOST_SOLVED:
        solved(game)


def replay_written(text: str, language: str) -> bytes:
    """The replay of a match file's text, as JSON."""
    from hamlet.server.tables.telling.replay import replay_text

    return msgspec.json.encode(replay_text(text, language))


def replay_match(file: MatchFile, language: str, characters: tuple[str, ...]) -> bytes:
    """The replay of a table's match, as JSON."""
    from hamlet.server.tables.telling.replay import replay_file

    return msgspec.json.encode(replay_file(file, language, characters=characters))


def check_edition(game: str, name: str, text: str) -> EditionCard:
    """The edition in a text; Refusal says why it cannot be played."""
    try:
        edition = parse_edition(kind(game).edition, text, name)
    except BadEdition as error:
        raise Refusal("malformed", str(error)) from None
    return EditionCard(name, edition_dict(edition))


def _bot(job: MoveJob) -> Bot:
    """A bot as it should be, or its quick substitute while it is being prepared."""
    from hamlet.bots.registry import is_exact, learns

    if not learns(job.bot):
        return _made(job.setup, job.bot, True)
    if is_exact(kind(job.setup.game), job.bot):
        return _exact(job.setup, job.bot, _is_solved(job.setup))
    learning = _preparations.of(job.setup.game, job.bot)
    return _made(job.setup, job.bot, learning.ready_within(PATIENCE))


def _is_solved(setup: Setup) -> bool:
    """Whether a game's solution lies on disk; the solver puts it there."""
    from hamlet.bots.exact.solution_file import solution_path

    return solution_path(open_setup(setup)).exists()


@lru_cache(maxsize=KEPT_SOLUTIONS)
def _exact(setup: Setup, name: str, ready: bool) -> Bot:
    """Few, because each holds a solution."""
    return _made.__wrapped__(setup, name, ready)


@lru_cache(maxsize=KEPT_BOTS)
def _made(setup: Setup, name: str, ready: bool) -> Bot:
    from hamlet.bots.registry import make_bot, quick_bot

    return (make_bot if ready else quick_bot)(open_setup(setup), name)


def _luck() -> Stream:
    from hamlet.engine.stream import Stream

    return Stream(random.SystemRandom().getrandbits(63))


def _work(game: Game) -> int:
    from hamlet.bots.levels import ladder_of

    return ladder_of(game.kind).advising


def _coach_is_ready(job: Job, seconds: float | None) -> bool:
    """Whether what the coach of a game needs is prepared: its solution, or a search."""
    from hamlet.bots.levels import TRUFFLE, is_solved

    if is_solved(kind(job.setup.game)):
        return _is_solved(job.setup)
    return _preparations.of(job.setup.game, TRUFFLE).ready_within(seconds)


def _judge(game: Game, work: int, ready: bool) -> Judge:
    from hamlet.analysis.judge import SearchJudge, judge_of

    if ready:
        return judge_of(game, work)
    return SearchJudge(game, max(work // UNCOMPILED, 1), compiled=False)

"""The bots by name."""

from __future__ import annotations

import gc
from collections.abc import Iterable
from pathlib import Path
from types import SimpleNamespace

from hamlet.bots.bot import Bot, Budget, Choice
from hamlet.bots.levels import is_solved, levels_of
from hamlet.bots.playout import playouts
from hamlet.bots.policy import EXACT, GREEDY, RANDOM
from hamlet.engine.errors import UnknownBot
from hamlet.engine.experts import Progress, Solution
from hamlet.engine.game import Game
from hamlet.engine.kind import Kind
from hamlet.engine.record import StateRecord
from hamlet.engine.stream import Stream
from hamlet.engine.vocabulary import Insight

ENDING = ".npz"
"""Of the files of learned bots."""

POLICIES = {"random": RANDOM, "greedy": GREEDY, "exact": EXACT}


class PolicyBot:
    """A bot that plays by one of the simple policies, just as it would compiled."""

    def __init__(self, policy: int) -> None:
        self._policy = policy

    def choose(self, game: Game, state: StateRecord, budget: Budget, luck: Stream) -> Choice:
        moves = game.legal_moves(state)
        if len(moves) == 1:
            return Choice(moves[0])
        choose = playouts(game.kind, compiled=False).choose
        return Choice(choose(game.box, state, self._policy, moves, len(moves), luck.numbers, ()))


def bot_names(kind: Kind) -> list[str]:
    """The bots that can play a game."""
    simple = [name for name in POLICIES if name != "exact" or is_solved(kind)]
    return [*simple, *levels_of(kind)]


def check_bot(kind: Kind, name: str) -> str:
    """The name itself; UnknownBot if no such bot plays this game."""
    if name not in bot_names(kind):
        listed = ", ".join(bot_names(kind))
        raise UnknownBot(f"there is no bot {name!r} for {kind.id}; its bots are: {listed}")
    return name


def is_file(name: str | None) -> bool:
    """Whether a bot is named by the file that it was learned into."""
    return name is not None and name.endswith(ENDING)


def check_player(game: Game, name: str) -> str:
    """The name of a bot, or a file with a learned one: for who may read files here."""
    if not is_file(name):
        return check_bot(game.kind, name)
    from hamlet.bots.learned.network import load_network

    load_network(Path(name), game)
    return name


def make_bot(game: Game, name: str) -> Bot:
    """A bot ready to sit down at a game."""
    if is_file(name):
        from hamlet.bots.learned.bot import LearnedBot

        return LearnedBot(game, Path(name))
    if is_exact(game.kind, check_bot(game.kind, name)):
        from hamlet.bots.exact.bot import ExactBot

        return ExactBot(game)
    if name in POLICIES:
        return PolicyBot(POLICIES[name])
    level = levels_of(game.kind)[name]
    if level.by_turn:
        from hamlet.bots.by_turn import TurnBot

        return TurnBot(game)
    from hamlet.bots.search.bot import SearchBot

    return SearchBot(game, level)


def quick_bot(game: Game, name: str) -> Bot:
    """A bot in place of one that is not prepared yet: it plays at once, uncompiled.

    Instead of one that does not search, the strongest level that does.
    """
    if not learns(name):
        return make_bot(game, name)
    from hamlet.bots.search.bot import SearchBot

    levels = levels_of(game.kind)
    searching = [key for key, level in levels.items() if level.searches]
    return SearchBot(game, levels[name if name in searching else searching[-1]], compiled=False)


def learns(name: str) -> bool:
    """Whether a bot has to be prepared before it plays as it should."""
    return not is_file(name) and (name == "exact" or name not in POLICIES)


def is_exact(kind: Kind, name: str) -> bool:
    """Whether a bot plays a game by its solution."""
    level = levels_of(kind).get(name)
    return name == "exact" or (level is not None and level.exact)


def prepare(game: Game, names: Iterable[str], progress: Progress) -> None:
    """Do what bots need before they can play; what was done before is not done again."""
    names = [name for name in names if not is_file(name)]
    exact = [name for name in names if name and is_exact(game.kind, name)]
    if exact:
        from hamlet.bots.exact.solution_file import solved

        solved(game, progress)
    levels = [levels_of(game.kind)[name] for name in names if name and name not in POLICIES]
    if any(level.by_turn for level in levels):
        from hamlet.bots.by_turn import TurnBot

        progress("compiling the turn", 0.0)
        TurnBot(game).warm_up()
    if any(level.searches for level in levels):
        from hamlet.bots.search.think import Thinker

        progress("compiling the search", 0.0)
        Thinker(game).warm_up()
    if any(level.solves for level in levels):
        from hamlet.bots.search.lookahead import endings

        progress("compiling the last turns", 0.0)
        endings(game).warm_up()
    if exact or levels:
        gc.collect()  # what the compiler left behind is not looked through during a move
        gc.freeze()


class Crew:
    """The bots of all seats, as playouts take them."""

    def __init__(self, game: Game, names: list[str], compiled: bool) -> None:
        self.policies = [POLICIES[check_bot(game.kind, name)] for name in names]
        self._kind = game.kind
        self._compiled = compiled
        self._solution: Solution | None = None
        self.loops: SimpleNamespace
        if "exact" in names:
            from hamlet.bots.exact.bot import exact_playouts
            from hamlet.bots.exact.solution_file import solved

            self._solution = solved(game)
            self.loops = exact_playouts(game.kind, compiled)
        else:
            self.loops = playouts(game.kind, compiled)

    def insight(self) -> Insight:
        """What the policies know, for one thread."""
        if self._solution is None:
            return ()
        from hamlet.bots.exact.solution_file import expert_of

        return expert_of(self._kind).insight(self._solution, self._compiled)

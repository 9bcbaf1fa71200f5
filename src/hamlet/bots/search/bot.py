"""A bot that searches: as long as its level thinks, and as carefully as its level chooses."""

from __future__ import annotations

from math import sqrt
from time import perf_counter

from hamlet.bots.bot import Analysis, Budget, Choice
from hamlet.bots.levels import SLIPS, TRUSTING, Level
from hamlet.bots.playout import playouts
from hamlet.bots.search.lookahead import endings
from hamlet.bots.search.think import Tally, Thinker
from hamlet.engine.game import Game
from hamlet.engine.ids import Move
from hamlet.engine.record import StateRecord
from hamlet.engine.stream import Stream

GRAIN = 10_000
"""Softness is weighed in whole numbers, so that a draw is the same on every machine."""


class SearchBot:
    """Sits in a chair of one game at one level."""

    def __init__(self, game: Game, level: Level, *, compiled: bool = True, jobs: int = 1) -> None:
        self._level = level
        self._jobs = jobs
        self._thinker = Thinker(game, level.style, compiled=compiled)
        self._endings = endings(game, compiled=compiled) if level.solves else None

    def choose(self, game: Game, state: StateRecord, budget: Budget, luck: Stream) -> Choice:
        level, moves = self._level, game.legal_moves(state)
        if len(moves) == 1:
            return Choice(moves[0])
        began = perf_counter()
        if self._endings and (worths := self._endings.worths(state, level.solves)):
            return best_ending(game, state, worths)
        careful = level.softness == 0 or luck.below(SLIPS) >= level.slips
        if careful and level.doubt == TRUSTING:
            return Choice(self._favourite(game, state, moves, luck), {"liked": True})
        work = min(level.work, budget.work or level.work)
        left = budget.seconds and max(budget.seconds - perf_counter() + began, 0.0)
        tally = self._think(state, Budget(left, work), luck)
        seat = game.kind.rules.actor(game.box, state)
        if careful:
            index = firm_choice(tally, seat, level.doubt)
        else:
            index = soft_choice(tally, seat, level.softness, luck)
        return Choice(tally.moves[index], analysis(game, state, tally, seat))

    def _think(self, state: StateRecord, budget: Budget, luck: Stream) -> Tally:
        if self._jobs == 1:
            return self._thinker.think(state, budget, luck)
        return self._thinker.think_together(state, budget, luck, self._jobs)

    def _favourite(self, game: Game, state: StateRecord, moves: list[Move], luck: Stream) -> Move:
        greedy = playouts(game.kind, compiled=False).greedy_move
        return Move(greedy(game.box, state, moves, len(moves), luck.numbers))


def best_ending(game: Game, state: StateRecord, worths: dict[Move, list[float]]) -> Choice:
    """The best move where all that can come is known."""
    seat = game.kind.rules.actor(game.box, state)
    best = max(worths, key=lambda move: (round(worths[move][seat], 9), -sum(worths[move])))
    named = {game.name(state, move): values[seat] for move, values in worths.items()}
    return Choice(best, {"win_probability": named, "exact": True})


def firm_choice(tally: Tally, seat: int, doubt: float) -> int:
    """The most tried move, unless it is in doubt whether the heuristics' favourite is worse."""
    tried = [index for index, seen in enumerate(tally.seen) if seen]
    best = max(tried, key=lambda index: (tally.seen[index], tally.value(index, seat)))
    liked = max(tried, key=lambda index: (tally.liked[index], tally.seen[index]))
    if doubt == 0:
        return best
    gain = tally.value(best, seat) - tally.value(liked, seat)
    share = (tally.value(best, seat) + tally.value(liked, seat)) / 2
    spread = share * (1 - share) * (1 / tally.seen[best] + 1 / tally.seen[liked])
    return best if gain > doubt * sqrt(spread) else liked


def soft_choice(tally: Tally, seat: int, softness: float, luck: Stream) -> int:
    """Any move that looks little worse than the best one, the better the likelier.

    A move that looks worse by `softness` or more is never made: mistakes stay plausible.
    """
    tried = [index for index, seen in enumerate(tally.seen) if seen]
    top = max(tally.value(index, seat) for index in tried)
    weights = [
        max(int(GRAIN * (1 - (top - tally.value(index, seat)) / softness)), 0) for index in tried
    ]
    return tried[luck.pick(weights)]


def analysis(game: Game, state: StateRecord, tally: Tally, seat: int) -> Analysis:
    """What the search found, by move in notation."""
    names = [game.name(state, move) for move in tally.moves]
    values = [tally.value(index, seat) for index in range(len(names))]
    return {
        "games": tally.games,
        "win_probability": dict(zip(names, values, strict=True)),
        "tried": dict(zip(names, tally.seen, strict=True)),
    }

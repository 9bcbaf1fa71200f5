"""Judges: what a position and each of its moves is worth to every seat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from hamlet.bots.bot import Budget
from hamlet.bots.interval import wilson
from hamlet.bots.levels import is_solved
from hamlet.engine.game import Game
from hamlet.engine.ids import CHANCE, OVER, Move, Seat
from hamlet.engine.record import StateRecord
from hamlet.engine.stream import Stream

Values = tuple[float, ...]
"""For every seat its chance of winning."""


@dataclass(frozen=True)
class Verdict:
    """What a move is worth: to every seat, and to its player between which bounds (95 %)."""

    move: Move
    values: Values
    low: float
    high: float
    trust: float
    """Of two moves, the one with more of it is held to be better."""


class Judge(Protocol):
    """Anything that knows, or can estimate, what positions are worth."""

    def weigh(self, state: StateRecord, luck: Stream) -> list[Verdict]:
        """A verdict on every legal move of the seat to decide."""
        ...

    def value(self, state: StateRecord, luck: Stream) -> Values:
        """What a chance node is worth before anything falls."""
        ...


def judge_of(game: Game, work: int) -> Judge:
    """The best judge of a game: its solution, or a search of so many imagined games."""
    return ExactJudge(game) if is_solved(game.kind) else SearchJudge(game, work)


class SearchJudge:
    """Estimates by search; every move is tried often enough to say something of it."""

    def __init__(self, game: Game, work: int, *, compiled: bool = True) -> None:
        from hamlet.bots.search.think import Thinker

        self._game = game
        self._work = work
        self._thinker = Thinker(game, compiled=compiled)

    def weigh(self, state: StateRecord, luck: Stream) -> list[Verdict]:
        moves = len(self._game.legal_moves(state))
        seat = self._game.kind.rules.actor(self._game.box, state)
        least = max(self._work // (4 * moves), 1)
        work = max(self._work, moves)
        tally = self._thinker.think(state, Budget(work=work), luck, least)
        verdicts = []
        for move, seen, wins in zip(tally.moves, tally.seen, tally.wins, strict=True):
            values = tuple(won / seen for won in wins)
            verdicts.append(Verdict(move, values, *wilson(wins[seat], seen), trust=seen))
        return verdicts

    def value(self, state: StateRecord, luck: Stream) -> Values:
        tally = self._thinker.think(state, Budget(work=self._work), luck)
        return tuple(tally.mean(seat) for seat in range(self._game.players))


class ExactJudge:
    """Knows exactly, from the solution of a solved game, in which all win or lose together."""

    def __init__(self, game: Game) -> None:
        from hamlet.bots.exact.bot import ExactBot

        self._game = game
        self._bot = ExactBot(game)

    def weigh(self, state: StateRecord, luck: Stream) -> list[Verdict]:
        worths = self._bot.worths(self._game, state)
        return [
            Verdict(move, (worth,) * self._game.players, worth, worth, trust=worth)
            for move, worth in worths.items()
        ]

    def value(self, state: StateRecord, luck: Stream) -> Values:
        return (self._worth(state),) * self._game.players

    def _worth(self, state: StateRecord) -> float:
        """The value of any position, on average over what can fall."""
        rules, box = self._game.kind.rules, self._game.box
        who: Seat = rules.actor(box, state)
        if who == OVER:
            return 1.0 if rules.winners(box, state) else 0.0
        if who != CHANCE:
            return max(self._bot.worths(self._game, state).values())
        total, worth = 0, 0.0
        for move, weight in self._game.weighted_outcomes(state):
            fallen = state.copy()
            rules.apply(box, fallen, move, None)
            total += weight
            worth += weight * self._worth(fallen)
        return worth / total

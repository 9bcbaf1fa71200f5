"""The Three Little Pigs a turn at a time: its dice exactly, its purchases by looking at all.

What a village is worth after the turn is fitted (`pigs_value`). Every purchase and every
blow that a throw allows is tried; so each throw has a value, and the turn solver then knows
the best dice to roll again, to the last roll.
"""

from __future__ import annotations

from typing import Any, cast

import numpy as np

from hamlet.bots import pigs_value
from hamlet.bots.bot import Budget, Choice
from hamlet.bots.pigs_turn import Plan, TurnSolver
from hamlet.bots.pigs_value import FEATURES, WEIGHTS
from hamlet.bots.search.lookahead import Lookahead
from hamlet.engine.game import Game
from hamlet.engine.ids import Move
from hamlet.engine.stream import Stream
from hamlet.games.three_little_pigs import rules
from hamlet.games.three_little_pigs.state import (
    CHOOSING,
    FACES,
    KINDS,
    ROLLS,
    TURN_OVER,
    Box,
    Village,
)

LIMIT = 1_000_000


class TurnBot:
    """Plays what is best for the end of this turn."""

    def __init__(self, game: Game, *, compiled: bool = True) -> None:
        self._box = cast(Box, game.box)
        self._solver = TurnSolver(self._box)
        insight = (np.array(WEIGHTS), np.zeros(FEATURES))
        self._ahead = Lookahead(game, (pigs_value,), insight, compiled=compiled)

    def warm_up(self) -> None:
        """Have everything compiled and loaded before the first move is timed."""
        self._ahead.warm_up()
        self._solver.solve(np.zeros(len(self._solver.results)))

    def choose(self, game: Game, state: Any, budget: Budget, luck: Stream) -> Choice:
        moves = game.legal_moves(state)
        if len(moves) == 1:
            return Choice(moves[0])
        if state.phase == CHOOSING:
            return Choice(self.plan(state).move(state))
        worths = self.worths(state)
        best = max(worths, key=worths.__getitem__)
        named = {game.name(state, move): worth for move, worth in worths.items()}
        return Choice(best, {"win_probability": named})

    def worths(self, state: Village) -> dict[Move, float]:
        """The chance of winning with each purchase or each target of the wolf."""
        found = self._ahead.worths(state, LIMIT)
        assert found is not None
        return {move: values[state.seat] for move, values in found.items()}

    def plan(self, state: Village) -> Plan:
        """The best decisions for all dice of this turn."""
        known: dict[tuple[int, ...], float] = {}
        values = []
        for result in self._solver.results:
            shown = tuple(int(number) for number in result[:FACES] + result[FACES:])
            if shown not in known:
                known[shown] = self._thrown(state, result)
            values.append(known[shown])
        return self._solver.solve(np.array(values))

    def _thrown(self, state: Village, result: Any) -> float:
        """What the turn is worth once the rolling has ended with these dice."""
        village = state.copy()
        for slot in range(KINDS * FACES):
            village.dice[slot] = int(result[slot])
        village.rolls = ROLLS
        rules.look_at_dice(self._box, village, None)
        if village.phase == TURN_OVER:
            rules.end_turn(self._box, village, None)
        values = self._ahead.values(village, LIMIT, int(state.turn))
        assert values is not None
        return values[state.seat]

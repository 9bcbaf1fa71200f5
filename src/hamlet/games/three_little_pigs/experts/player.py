"""The Three Little Pigs a turn at a time: its dice exactly, its purchases by looking at all.

What a village is worth after the turn is fitted (`value.py`). Every purchase and every
blow that a throw allows is tried; so each throw has a value, and the turn solver then knows
the best dice to roll again, to the last roll.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from hamlet.engine.experts import Ahead
from hamlet.engine.ids import Move
from hamlet.engine.vocabulary import Insight
from hamlet.games.three_little_pigs.experts import value
from hamlet.games.three_little_pigs.experts.turn import Strategy, TurnSolver
from hamlet.games.three_little_pigs.experts.value import FEATURES, WEIGHTS
from hamlet.games.three_little_pigs.rules import play as rules
from hamlet.games.three_little_pigs.rules.state import (
    CHOOSING,
    FACES,
    KINDS,
    ROLLS,
    TURN_OVER,
    Box,
    Village,
)

LEAVES = (value,)
LIMIT = 1_000_000


def insight() -> Insight:
    """The weights, and a row to write on."""
    return np.array(WEIGHTS), np.zeros(FEATURES)


def player(box: Box, ahead: Ahead[Village]) -> Player:
    """A player for one box, who looks ahead to the end of the turn with what is lent."""
    return Player(box, ahead)


class Player:
    """Plays what is best for the end of this turn."""

    def __init__(self, box: Box, ahead: Ahead[Village]) -> None:
        self._box = box
        self._solver = TurnSolver(box)
        self._ahead = ahead

    def warm_up(self) -> None:
        """Have everything compiled and loaded before the first move is timed."""
        self._ahead.warm_up()
        self._solver.solve(np.zeros(len(self._solver.results)))

    def weigh(self, village: Village) -> tuple[Move, dict[Move, float]]:
        """The best move, and the chance of winning with each unless it is about dice."""
        if village.phase == CHOOSING:
            return self.strategy(village).move(village), {}
        worths = self.worths(village)
        return max(worths, key=worths.__getitem__), worths

    def worths(self, village: Village) -> dict[Move, float]:
        """The chance of winning with each purchase or each target of the wolf."""
        found = self._ahead.worths(village, LIMIT)
        assert found is not None
        return {move: values[village.seat] for move, values in found.items()}

    def strategy(self, village: Village) -> Strategy:
        """The best decisions for all dice of this turn."""
        known: dict[tuple[int, ...], float] = {}
        values = []
        for result in self._solver.results:
            shown = tuple(int(number) for number in result[:FACES] + result[FACES:])
            if shown not in known:
                known[shown] = self._thrown(village, result)
            values.append(known[shown])
        return self._solver.solve(np.array(values))

    def _thrown(self, village: Village, result: NDArray[np.int64]) -> float:
        """What the turn is worth once the rolling has ended with these dice."""
        after = village.copy()
        for slot in range(KINDS * FACES):
            after.dice[slot] = int(result[slot])
        after.rolls = ROLLS
        rules.look_at_dice(self._box, after, None)
        if after.phase == TURN_OVER:
            rules.end_turn(self._box, after, None)
        values = self._ahead.values(after, LIMIT, int(village.turn))
        assert values is not None
        return values[village.seat]

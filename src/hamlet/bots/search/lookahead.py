"""Looking ahead through all of a small tree: what each move is worth, exactly or by a value."""

from __future__ import annotations

from functools import cache
from types import ModuleType, SimpleNamespace
from typing import Any

import numpy as np

from hamlet.bots.search import ending, expectimax
from hamlet.bots.search.expectimax import TOO_LARGE, Line
from hamlet.bots.search.think import States
from hamlet.engine.game import Game
from hamlet.engine.ids import Move
from hamlet.engine.kind import Kind
from hamlet.engine.link import link

DEEPEST = 160
Leaves = tuple[ModuleType, ...]
"""A module with `leaf`, and those it needs."""


@cache
def kernels(kind: Kind, leaves: Leaves, compiled: bool) -> SimpleNamespace:
    """The walk on a game's own rules, with leaves of one kind."""
    return link([expectimax, *leaves, kind.rules], compiled=compiled, inline=False)


def endings(game: Game, *, compiled: bool = True) -> Lookahead:
    """One that looks to the end of the match: what it finds is exact."""
    return Lookahead(game, (ending,), compiled=compiled)


class Lookahead:
    """Walks trees of one game whose leaves some modules value, in memory it keeps."""

    def __init__(
        self,
        game: Game,
        leaves: tuple[ModuleType, ...],
        insight: Any = (),
        *,
        compiled: bool = True,
    ) -> None:
        self._game = game
        self._insight = insight
        self._compiled = compiled
        self._kernels = kernels(game.kind, leaves, compiled)
        self._line = self._fresh_line()

    def warm_up(self) -> None:
        """Have everything compiled and loaded before the first move is timed."""
        self.values(self._game.kind.start(self._game.box), 1)

    def values(self, state: Any, limit: int, start: int | None = None) -> list[float] | None:
        """Every seat's value of a position; None if the tree is larger than the limit.

        `start` is the turn in which it is looked ahead, if that is not the position's own.
        """
        line = self._line
        line.states[0] = state.to_numpy() if self._compiled else state
        first = int(state.turn if start is None else start)
        if self._kernels.expect(line, first, self._insight, limit) == TOO_LARGE:
            return None
        return [float(value) for value in line.values[: self._game.players]]

    def worths(self, state: Any, limit: int) -> dict[Move, list[float]] | None:
        """Every seat's value of each legal move; None if a tree is larger than the limit."""
        found: dict[Move, list[float]] = {}
        for move in self._game.legal_moves(state):
            after = state.copy()
            self._game.kind.rules.apply(self._game.box, after, move, None)
            values = self.values(after, limit, int(state.turn))
            if values is None:
                return None
            found[move] = values
        return found

    def _fresh_line(self) -> Line:
        kind, seats = self._game.kind, self._game.players
        start = kind.start(self._game.box)
        states = np.zeros(DEEPEST, start.dtype()) if self._compiled else States([start] * DEEPEST)
        return Line(
            states=states,
            actors=self._ints(DEEPEST),
            moves=self._ints(DEEPEST * kind.most),
            weights=self._ints(DEEPEST * kind.most),
            width=self._ints(DEEPEST),
            tried=self._ints(DEEPEST),
            total=self._ints(DEEPEST),
            values=np.zeros(DEEPEST * seats),
            spare_moves=self._ints(kind.most),
            spare_weights=self._ints(kind.most),
            box=self._game.box.to_numpy() if self._compiled else self._game.box,
            seats=seats,
            most=kind.most,
        )

    def _ints(self, count: int) -> Any:
        return np.zeros(count, np.int64) if self._compiled else [0] * count

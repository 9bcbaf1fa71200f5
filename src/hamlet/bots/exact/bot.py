"""The bot that never errs: it plays by the solved table."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy as np

from hamlet.bots.bot import Budget, Choice
from hamlet.bots.exact import policy, turns
from hamlet.bots.exact.solver import solved
from hamlet.bots.exact.table import Table
from hamlet.bots.playout import playouts
from hamlet.engine.game import Game
from hamlet.engine.ids import Move
from hamlet.engine.kind import Kind
from hamlet.engine.stream import Stream
from hamlet.games.woofy import numbering
from hamlet.games.woofy.state import Hunt


def exact_playouts(kind: Kind, compiled: bool) -> SimpleNamespace:
    """Playouts whose seats may play by the table."""
    return playouts(kind, compiled, (policy, turns, numbering))


def insight(game: Game, table: Table, compiled: bool) -> Any:
    """What the exact policy looks up, and where it tries moves out: one for each thread."""
    if compiled:
        return table.values, np.zeros(4, Hunt.dtype()), np.zeros((4, game.kind.most), np.int64)
    return table.values, [Hunt() for _ in range(4)], [[0] * game.kind.most for _ in range(4)]


class ExactBot:
    """Plays Woofy perfectly, and can say what every move is worth."""

    def __init__(self, game: Game) -> None:
        self._insight = insight(game, solved(game), compiled=False)

    def choose(self, game: Game, state: Any, budget: Budget, luck: Stream) -> Choice:
        worths = self.worths(game, state)
        best = max(worths, key=worths.__getitem__)
        named = {game.name(state, move): worth for move, worth in worths.items()}
        return Choice(best, {"win_probability": named})

    def worths(self, game: Game, state: Any) -> dict[Move, float]:
        """The probability of winning with each legal move, played perfectly from then on."""
        values, hunts, lists = self._insight
        worth_of = exact_playouts(game.kind, compiled=False).worth_of
        return {
            move: float(worth_of(game.box, state, move, hunts, lists, values))
            for move in game.legal_moves(state)
        }

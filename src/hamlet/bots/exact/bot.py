"""The bot that never errs: it plays by the solved table."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from hamlet.bots.bot import Budget, Choice
from hamlet.bots.exact import policy, turns
from hamlet.bots.exact.solver import solved
from hamlet.bots.exact.table import Table
from hamlet.bots.partner import plan
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


def insight(table: Table, compiled: bool) -> Any:
    """What the exact policy looks up, and where it tries a move out: one for each thread."""
    return table.values, table.dice, Hunt().to_numpy() if compiled else Hunt()


class ExactBot:
    """Plays Woofy perfectly, and can say what every move is worth."""

    def __init__(self, game: Game) -> None:
        self._values = solved(game).values

    def choose(self, game: Game, state: Any, budget: Budget, luck: Stream) -> Choice:
        worths = self.worths(game, state)
        best = max(worths, key=worths.__getitem__)
        named = {game.name(state, move): worth for move, worth in worths.items()}
        says = plan(game, state, game.name(state, best))
        return Choice(best, {"win_probability": named, "says": says})

    def worths(self, game: Game, state: Any) -> dict[Move, float]:
        """The probability of winning with each legal move, played perfectly from then on."""
        hunts = [Hunt() for _ in range(4)]
        lists = [[0] * game.kind.most for _ in range(4)]
        worth_of = exact_playouts(game.kind, compiled=False).worth_of
        return {
            move: float(worth_of(game.box, state, move, hunts, lists, self._values))
            for move in game.legal_moves(state)
        }

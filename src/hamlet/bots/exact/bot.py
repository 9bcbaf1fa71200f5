"""The bot that never errs: it plays by the solution of a game's expert."""

from __future__ import annotations

from types import SimpleNamespace

from hamlet.bots.bot import Budget, Choice
from hamlet.bots.exact import policy
from hamlet.bots.exact.solution_file import expert_of, solved
from hamlet.bots.playout import playouts
from hamlet.engine.game import Game
from hamlet.engine.ids import Move
from hamlet.engine.kind import Kind
from hamlet.engine.record import StateRecord
from hamlet.engine.stream import Stream


def exact_playouts(kind: Kind, compiled: bool) -> SimpleNamespace:
    """Playouts whose seats may play by the solution."""
    return playouts(kind, compiled, (policy, *expert_of(kind).POLICY))


class ExactBot:
    """Plays perfectly, and can say what every move is worth."""

    def __init__(self, game: Game) -> None:
        self._expert = expert_of(game.kind)
        self._solution = solved(game)

    def choose(self, game: Game, state: StateRecord, budget: Budget, luck: Stream) -> Choice:
        worths = self.worths(game, state)
        best = max(worths, key=worths.__getitem__)
        named = {game.name(state, move): worth for move, worth in worths.items()}
        return Choice(best, {"win_probability": named})

    def worths(self, game: Game, state: StateRecord) -> dict[Move, float]:
        """The probability of winning with each legal move, played perfectly from then on."""
        return self._expert.worths(game.box, state, self._solution)

"""A bot that plays a turn at a time, as its game's expert knows how."""

from __future__ import annotations

from typing import Generic

from hamlet.bots.bot import Budget, Choice
from hamlet.bots.search.lookahead import Lookahead
from hamlet.engine.game import Game
from hamlet.engine.skeleton import BoxT, StateT
from hamlet.engine.stream import Stream


class TurnBot(Generic[BoxT, StateT]):
    """Plays what the expert finds best for the end of this turn."""

    def __init__(self, game: Game[BoxT, StateT], *, compiled: bool = True) -> None:
        expert = game.kind.experts.by_turn
        assert expert is not None, f"{game.kind.id} has no expert that plays by turns"
        ahead = Lookahead(game, expert.LEAVES, expert.insight(), compiled=compiled)
        self.player = expert.player(game.box, ahead)

    def warm_up(self) -> None:
        """Have everything compiled and loaded before the first move is timed."""
        self.player.warm_up()

    def choose(
        self, game: Game[BoxT, StateT], state: StateT, budget: Budget, luck: Stream
    ) -> Choice:
        moves = game.legal_moves(state)
        if len(moves) == 1:
            return Choice(moves[0])
        best, worths = self.player.weigh(state)
        named = {game.name(state, move): worth for move, worth in worths.items()}
        return Choice(best, {"win_probability": named} if named else {})

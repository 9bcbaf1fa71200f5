"""A bot that plays as it has learned: by what its network says of what each move leads to."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from hamlet.bots.bot import Budget, Choice
from hamlet.bots.learned.network import features, load_network
from hamlet.engine.game import Game
from hamlet.engine.ids import OVER, Move
from hamlet.engine.record import StateRecord
from hamlet.engine.spaces import width
from hamlet.engine.stream import Stream


class LearnedBot:
    """Makes the move whose outcome its network likes best, and says what each is worth."""

    def __init__(self, game: Game, path: Path) -> None:
        self._network = load_network(path, game)
        self._fields = game.kind.spaces.fields(game.box)

    def choose(self, game: Game, state: StateRecord, budget: Budget, luck: Stream) -> Choice:
        moves = game.legal_moves(state)
        if len(moves) == 1:
            return Choice(moves[0])
        worths = self.worths(game, state, moves)
        named = {game.name(state, move): worth for move, worth in worths.items()}
        return Choice(max(worths, key=worths.__getitem__), {"win_probability": named})

    def worths(self, game: Game, state: StateRecord, moves: list[Move]) -> dict[Move, float]:
        """What every move is worth to the seat that acts, before any die falls."""
        rules, box = game.kind.rules, game.box
        seat = rules.actor(box, state)
        rows = np.zeros((len(moves), width(self._fields)), np.int32)
        ended: dict[Move, float] = {}
        for place, move in enumerate(moves):
            after, row = state.copy(), [0] * rows.shape[1]
            rules.apply(box, after, move, None)
            game.kind.spaces.observe(box, after, seat, row)
            rows[place] = row
            if rules.actor(box, after) == OVER:
                won = rules.winners(box, after)
                ended[move] = (won >> seat & 1) / max(won.bit_count(), 1)
        values = self._network.values(features(self._fields, rows)).tolist()
        return dict(zip(moves, values, strict=True)) | ended

"""A bot that searches: as long as its level thinks, and as carefully as its level chooses."""

from __future__ import annotations

from typing import Any

from hamlet.bots.bot import Budget, Choice
from hamlet.bots.coach import plan
from hamlet.bots.levels import Level
from hamlet.bots.search.think import Thinker, Thought
from hamlet.engine.game import Game
from hamlet.engine.stream import Stream

GRAIN = 10_000
"""Softness is weighed in whole numbers, so that a draw is the same on every machine."""


class SearchBot:
    """Sits in a chair of one game at one level."""

    def __init__(self, game: Game, level: Level, *, compiled: bool = True) -> None:
        self._level = level
        self._thinker = Thinker(game, level.style, compiled=compiled)

    def warm_up(self) -> None:
        """Compile and load what the first move would otherwise wait for."""
        self._thinker.warm_up()

    def choose(self, game: Game, state: Any, budget: Budget, luck: Stream) -> Choice:
        moves = game.legal_moves(state)
        if len(moves) == 1:
            return Choice(moves[0])
        work = min(self._level.work, budget.work or self._level.work)
        thought = self._thinker.think(state, Budget(budget.seconds, work), luck)
        seat = game.kind.rules.actor(game.box, state)
        index = pick_move(thought, seat, self._level.softness, luck)
        found = analysis(game, state, thought, seat)
        if game.kind.cooperative:
            name = game.name(state, thought.moves[index])
            found["says"] = plan(game, name, thought.value(index, seat))
        return Choice(thought.moves[index], found)


def pick_move(thought: Thought, seat: int, softness: float, luck: Stream) -> int:
    """The most tried move; or, softly, any that looks little worse than the best one.

    A move that looks worse by `softness` or more is never made: mistakes stay plausible.
    """
    tried = [index for index, seen in enumerate(thought.seen) if seen]
    best = max(tried, key=lambda index: (thought.seen[index], thought.value(index, seat)))
    if softness == 0:
        return best
    top = max(thought.value(index, seat) for index in tried)
    weights = [
        max(int(GRAIN * (1 - (top - thought.value(index, seat)) / softness)), 0) for index in tried
    ]
    return tried[luck.pick(weights)]


def analysis(game: Game, state: Any, thought: Thought, seat: int) -> dict[str, Any]:
    """What the search found, by move in notation."""
    return {
        "games": thought.games,
        "win_probability": {
            game.name(state, move): thought.value(index, seat)
            for index, move in enumerate(thought.moves)
        },
        "tried": {
            game.name(state, move): seen
            for move, seen in zip(thought.moves, thought.seen, strict=True)
        },
    }

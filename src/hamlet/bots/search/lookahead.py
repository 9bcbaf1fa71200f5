"""Looking ahead through all of a small tree: what each move is worth, exactly or by a value."""

from __future__ import annotations

from functools import cache
from types import SimpleNamespace
from typing import Generic

from hamlet.bots.memory import Memory
from hamlet.bots.search import ending, expectimax
from hamlet.bots.search.expectimax import TOO_LARGE, Trail
from hamlet.engine.game import Game
from hamlet.engine.ids import Move
from hamlet.engine.kind import Kind
from hamlet.engine.link import link
from hamlet.engine.skeleton import BoxT, Linkable, StateT
from hamlet.engine.vocabulary import Insight

DEEPEST = 160
Leaves = tuple[Linkable, ...]
"""A module with `leaf`, and those it needs."""


@cache
def kernels(kind: Kind[BoxT, StateT], leaves: Leaves, compiled: bool) -> SimpleNamespace:
    """The walk on a game's own rules, with leaves of one kind."""
    return link([expectimax, *leaves, kind.rules], compiled=compiled, inline=False)


def endings(game: Game[BoxT, StateT], *, compiled: bool = True) -> Lookahead[BoxT, StateT]:
    """One that looks to the end of the match: what it finds is exact."""
    return Lookahead(game, (ending,), compiled=compiled)


class Lookahead(Generic[BoxT, StateT]):
    """Walks trees of one game whose leaves some modules value, in memory it keeps."""

    def __init__(
        self,
        game: Game[BoxT, StateT],
        leaves: Leaves,
        insight: Insight = (),
        *,
        compiled: bool = True,
    ) -> None:
        self._game = game
        self._insight = insight
        self._memory = Memory(compiled)
        self._kernels = kernels(game.kind, leaves, compiled)
        self._trail = self._fresh_trail()

    def warm_up(self) -> None:
        """Have everything compiled and loaded before the first move is timed."""
        self.values(self._game.kind.position.start(self._game.box), 1)

    def values(self, state: StateT, limit: int, start: int | None = None) -> list[float] | None:
        """Every seat's value of a position; None if the tree is larger than the limit.

        `start` is the turn in which it is looked ahead, if that is not the position's own.
        """
        trail = self._trail
        trail.states[0] = self._memory.record(state)
        first = int(state.turn if start is None else start)
        if self._kernels.expect(trail, first, self._insight, limit) == TOO_LARGE:
            return None
        return [float(value) for value in trail.values[: self._game.players]]

    def worths(self, state: StateT, limit: int) -> dict[Move, list[float]] | None:
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

    def _fresh_trail(self) -> Trail:
        kind, seats, memory = self._game.kind, self._game.players, self._memory
        return Trail(
            states=memory.records(kind.position.start(self._game.box), DEEPEST),
            actors=memory.seats(DEEPEST),
            moves=memory.moves(DEEPEST * kind.most),
            weights=memory.ints(DEEPEST * kind.most),
            width=memory.ints(DEEPEST),
            tried=memory.ints(DEEPEST),
            total=memory.ints(DEEPEST),
            values=memory.floats(DEEPEST * seats),
            spare_moves=memory.moves(kind.most),
            spare_weights=memory.ints(kind.most),
            box=memory.record(self._game.box),
            seats=seats,
            most=kind.most,
        )

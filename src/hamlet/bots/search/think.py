"""Thinking about one position: how much of the tree to grow, and what it says then."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache, reduce
from time import perf_counter
from types import SimpleNamespace
from typing import Any

import numpy as np

from hamlet.bots import policy
from hamlet.bots.bot import Budget
from hamlet.bots.levels import Style
from hamlet.bots.search import tree as trees
from hamlet.bots.search.tree import Tree
from hamlet.engine import stream
from hamlet.engine.game import Game
from hamlet.engine.ids import Move
from hamlet.engine.kind import Kind
from hamlet.engine.link import link
from hamlet.engine.stream import Stream

MOST_NODES = 60_000
EDGES_A_NODE = 8
LONGEST = 20_000
"""No imagined game goes on for more steps than this."""

FIRST_SLICE = 4
SLICES = 24
"""So many looks at the clock, at least, while a budget of time lasts."""

SPARE_TIME = 0.9
"""The share of a budget of time that is used, so that the last slice fits."""

UNLIMITED = 1 << 60


@dataclass(frozen=True)
class Thought:
    """What the games through the tree say of the edges of the root."""

    moves: tuple[Move, ...]
    seen: tuple[int, ...]
    wins: tuple[tuple[float, ...], ...]
    """By move and seat."""
    liked: tuple[int, ...]
    """How much the heuristics like each move."""

    @property
    def games(self) -> int:
        return sum(self.seen)

    def value(self, index: int, seat: int) -> float:
        """A seat's share of wins after a move; even chances if it was never tried."""
        return self.wins[index][seat] / self.seen[index] if self.seen[index] else 0.5

    def mean(self, seat: int) -> float:
        """A seat's share of wins over all games."""
        return sum(wins[seat] for wins in self.wins) / self.games if self.games else 0.5

    def plus(self, other: Thought) -> Thought:
        """Both searches of one position taken together."""
        seen = tuple(a + b for a, b in zip(self.seen, other.seen, strict=True))
        wins = tuple(
            tuple(a + b for a, b in zip(mine, theirs, strict=True))
            for mine, theirs in zip(self.wins, other.wins, strict=True)
        )
        return Thought(self.moves, seen, wins, self.liked)


class States(list[Any]):
    """Positions that are copied when they are put in, as into an array of records."""

    def __setitem__(self, place: Any, state: Any) -> None:
        super().__setitem__(place, state.copy())


@cache
def kernels(kind: Kind, compiled: bool) -> SimpleNamespace:
    """The growing of trees on a game's own rules and heuristics."""
    modules = [trees, policy, stream, kind.rules, kind.heuristics]
    return link(modules, compiled=compiled, inline=False)


class Thinker:
    """Grows trees for one game, one after the other, in memory it keeps."""

    def __init__(self, game: Game, style: Style | None = None, *, compiled: bool = True) -> None:
        self._game = game
        self._style = style or Style()
        self._compiled = compiled
        self._kernels = kernels(game.kind, compiled)
        self._speed = 0.0

    def warm_up(self) -> None:
        """Have everything compiled and loaded before the first move is timed."""
        start = self._game.kind.start(self._game.box)
        self.think(start, Budget(work=1), Stream(0))

    def think(
        self,
        state: Any,
        budget: Budget,
        luck: Stream,
        least: int = 0,
        stop: Callable[[], bool] = lambda: False,
    ) -> Thought:
        """Grow a tree from a position until the work is done, the time is over or `stop` says so.

        With a budget of work alone, equal luck gives equal thoughts on every machine.
        """
        began = perf_counter()
        work = UNLIMITED if budget.work is None else budget.work
        tree = self._planted(state, min(work, MOST_NODES) + 2)
        numbers = np.array(luck.numbers) if self._compiled else list(luck.numbers)
        done = 0
        while done < work and not (done and stop()):
            games = min(self._slice(budget, began, done), work - done)
            if games < 1:
                break
            self._grow(tree, games, numbers, least)
            done += games
            self._speed = done / max(perf_counter() - began, 1e-9)
        luck.numbers = [int(number) for number in numbers]
        return self._read(tree)

    def think_together(self, state: Any, budget: Budget, luck: Stream, jobs: int) -> Thought:
        """Several trees of one position at once, a core each, taken together.

        Each is given the whole budget; compiled trees grow side by side in threads.
        """
        lucks = [Stream(luck.below(1 << 31), number) for number in range(jobs)]
        with ThreadPoolExecutor(jobs) as pool:
            thoughts = list(pool.map(lambda own: self.think(state, budget, own), lucks))
        return reduce(Thought.plus, thoughts)

    def _grow(self, tree: Tree, games: int, numbers: Any, least: int) -> None:
        style = self._style
        self._kernels.grow(tree, games, numbers, least, style.curiosity, style.whim, LONGEST)

    def _slice(self, budget: Budget, began: float, done: int) -> int:
        """How many games to play before looking at the clock again; 0 when time is over."""
        if budget.seconds is None:
            return 2048
        left = began + SPARE_TIME * budget.seconds - perf_counter()
        if done == 0:
            return FIRST_SLICE
        return max(int(self._speed * min(left, budget.seconds / SLICES)), 0 if left <= 0 else 1)

    def _planted(self, state: Any, nodes: int) -> Tree:
        tree = self._fresh_tree(nodes)
        tree.states[0] = state.to_numpy() if self._compiled else state
        self._kernels.plant(tree)
        return tree

    def _fresh_tree(self, nodes: int) -> Tree:
        kind, seats = self._game.kind, self._game.players
        edges = nodes * EDGES_A_NODE + kind.most
        return Tree(
            states=self._states(nodes),
            actors=self._ints(nodes),
            first=self._ints(nodes),
            width=self._ints(nodes),
            move=self._ints(edges),
            weight=self._ints(edges),
            prior=self._floats(edges),
            child=self._ints(edges),
            seen=self._ints(edges),
            worth=self._floats(edges * seats),
            path=self._ints(nodes),
            moves=self._ints(kind.most),
            weights=self._ints(kind.most),
            used=self._ints(2),
            box=self._game.box.to_numpy() if self._compiled else self._game.box,
            seats=seats,
        )

    def _states(self, count: int) -> Any:
        start = self._game.kind.start(self._game.box)
        return np.zeros(count, start.dtype()) if self._compiled else States([start] * count)

    def _ints(self, count: int) -> Any:
        return np.zeros(count, np.int64) if self._compiled else [0] * count

    def _floats(self, count: int) -> Any:
        return np.zeros(count) if self._compiled else [0.0] * count

    def _read(self, tree: Tree) -> Thought:
        seats, edges = tree.seats, range(int(tree.width[0]))
        return Thought(
            tuple(Move(int(tree.move[edge])) for edge in edges),
            tuple(int(tree.seen[edge]) for edge in edges),
            tuple(
                tuple(float(tree.worth[edge * seats + seat]) for seat in range(seats))
                for edge in edges
            ),
            tuple(int(tree.weight[edge]) for edge in edges),
        )

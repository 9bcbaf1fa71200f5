"""Thinking about one position: how much of the tree to grow, and what it says then."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache, reduce
from time import perf_counter
from types import SimpleNamespace

from hamlet.bots.bot import Budget
from hamlet.bots.levels import Style
from hamlet.bots.memory import Memory
from hamlet.bots.search import tree as trees
from hamlet.bots.search.tree import Tree
from hamlet.engine import greedy, stream
from hamlet.engine.game import Game
from hamlet.engine.ids import Move
from hamlet.engine.kind import Kind
from hamlet.engine.link import link
from hamlet.engine.record import StateRecord
from hamlet.engine.stream import Stream
from hamlet.engine.vocabulary import Ints

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
class Tally:
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

    def plus(self, other: Tally) -> Tally:
        """Both searches of one position taken together."""
        seen = tuple(a + b for a, b in zip(self.seen, other.seen, strict=True))
        wins = tuple(
            tuple(a + b for a, b in zip(mine, theirs, strict=True))
            for mine, theirs in zip(self.wins, other.wins, strict=True)
        )
        return Tally(self.moves, seen, wins, self.liked)


@cache
def kernels(kind: Kind, compiled: bool) -> SimpleNamespace:
    """The growing of trees on a game's own rules and heuristics."""
    modules = [trees, greedy, stream, kind.rules, kind.heuristics]
    return link(modules, compiled=compiled, inline=False)


class Thinker:
    """Grows trees for one game, one after the other, in memory it keeps."""

    def __init__(self, game: Game, style: Style | None = None, *, compiled: bool = True) -> None:
        self._game = game
        self._style = style or Style()
        self._memory = Memory(compiled)
        self._kernels = kernels(game.kind, compiled)
        self._speed = 0.0

    def warm_up(self) -> None:
        """Have everything compiled and loaded before the first move is timed."""
        start = self._game.kind.position.start(self._game.box)
        self.think(start, Budget(work=1), Stream(0))

    def think(
        self,
        state: StateRecord,
        budget: Budget,
        luck: Stream,
        least: int = 0,
        stop: Callable[[], bool] = lambda: False,
    ) -> Tally:
        """Grow a tree from a position until the work is done, the time is over or `stop` says so.

        With a budget of work alone, equal luck gives equal tallies on every machine.
        """
        began = perf_counter()
        work = UNLIMITED if budget.work is None else budget.work
        tree = self._planted(state, min(work, MOST_NODES) + 2)
        numbers = self._memory.copied(luck.numbers)
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

    def think_together(self, state: StateRecord, budget: Budget, luck: Stream, jobs: int) -> Tally:
        """Several trees of one position at once, a core each, taken together.

        Each is given the whole budget; compiled trees grow side by side in threads.
        """
        lucks = [Stream(luck.below(1 << 31), number) for number in range(jobs)]
        with ThreadPoolExecutor(jobs) as pool:
            tallies = list(pool.map(lambda own: self.think(state, budget, own), lucks))
        return reduce(Tally.plus, tallies)

    def _grow(self, tree: Tree, games: int, numbers: Ints, least: int) -> None:
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

    def _planted(self, state: StateRecord, nodes: int) -> Tree:
        tree = self._fresh_tree(nodes)
        tree.states[0] = self._memory.record(state)
        self._kernels.plant(tree)
        return tree

    def _fresh_tree(self, nodes: int) -> Tree:
        kind, seats, memory = self._game.kind, self._game.players, self._memory
        edges = nodes * EDGES_A_NODE + kind.most
        return Tree(
            states=memory.records(kind.position.start(self._game.box), nodes),
            actors=memory.seats(nodes),
            first=memory.ints(nodes),
            width=memory.ints(nodes),
            move=memory.moves(edges),
            weight=memory.ints(edges),
            prior=memory.floats(edges),
            child=memory.ints(edges),
            seen=memory.ints(edges),
            worth=memory.floats(edges * seats),
            path=memory.ints(nodes),
            moves=memory.moves(kind.most),
            weights=memory.ints(kind.most),
            used=memory.ints(2),
            box=memory.record(self._game.box),
            seats=seats,
        )

    def _read(self, tree: Tree) -> Tally:
        seats, edges = tree.seats, range(int(tree.width[0]))
        return Tally(
            tuple(Move(int(tree.move[edge])) for edge in edges),
            tuple(int(tree.seen[edge]) for edge in edges),
            tuple(
                tuple(float(tree.worth[edge * seats + seat]) for seat in range(seats))
                for edge in edges
            ),
            tuple(int(tree.weight[edge]) for edge in edges),
        )

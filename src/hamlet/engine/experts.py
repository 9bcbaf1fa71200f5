"""Experts: what a game's own solvers can do for bots, in `games/<game>/experts/`.

The package has a constant EXPERTS, which is looked at when a bot first asks for it. Experts
import the engine and their own game; bots hand them what else they need.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, Protocol, TypeAlias

from hamlet.engine.ids import Move
from hamlet.engine.skeleton import BoxT, BoxT_contra, Linkable, StateT, StateT_contra
from hamlet.engine.vocabulary import Insight

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

Progress: TypeAlias = Callable[[str, float], None]
"""Called with what is being done and the share of all work that is finished."""


@dataclass(frozen=True, eq=False)
class Solution:
    """The greatest probability of winning from every position between two turns."""

    values: NDArray[np.float64]
    """By the expert's number of a position."""
    choices: NDArray[np.int8]
    """By the same number, what to choose there."""
    value: float
    """Of the starting position."""
    states: int
    """Positions that can be reached from the start, those that play alike counted once."""
    residual: float
    """The greatest change of any value in the last sweep."""
    seconds: float = 0.0
    """How long it took to solve; filled in by who has a clock."""


class Exact(Protocol[BoxT_contra, StateT_contra]):
    """A module that solves a game in which all win or lose together."""

    @property
    def POLICY(self) -> tuple[Linkable, ...]:  # noqa: N802 - a constant of the module
        """The modules that give `exact_move`."""
        ...

    def key(self, box: BoxT_contra, /) -> str:
        """A name for all that a solution depends on: board, options and rules."""
        ...

    def size(self, box: BoxT_contra, /) -> int:
        """How many values a solution has."""
        ...

    def solve(self, box: BoxT_contra, progress: Progress, /) -> Solution:
        """Solve the game of a box from scratch; TooLarge if it has too many positions."""
        ...

    def insight(self, solution: Solution, compiled: bool, /) -> Insight:
        """What `exact_move` looks up, and where it tries a move out: one for each thread."""
        ...

    def worths(
        self, box: BoxT_contra, state: StateT_contra, solution: Solution, /
    ) -> dict[Move, float]:
        """The probability of winning with each legal move, played perfectly from then on."""
        ...


class Ahead(Protocol[StateT_contra]):
    """What bots lend an expert: all of a small tree looked through to the expert's leaves."""

    def warm_up(self) -> None:
        """Have everything compiled and loaded before the first move is timed."""
        ...

    def values(
        self, state: StateT_contra, limit: int, start: int | None = None
    ) -> list[float] | None:
        """Every seat's value of a position; None if the tree is larger than the limit."""
        ...

    def worths(self, state: StateT_contra, limit: int) -> dict[Move, list[float]] | None:
        """Every seat's value of each legal move; None if a tree is larger than the limit."""
        ...


class TurnPlayer(Protocol[StateT_contra]):
    """Somebody who plays what is best for the end of the turn."""

    def warm_up(self) -> None:
        """Have everything compiled and loaded before the first move is timed."""
        ...

    def weigh(self, state: StateT_contra) -> tuple[Move, dict[Move, float]]:
        """The best move, and what each is worth where that was compared."""
        ...


class ByTurn(Protocol[BoxT_contra, StateT]):
    """A module that plays a game a turn at a time."""

    @property
    def LEAVES(self) -> tuple[Linkable, ...]:  # noqa: N802 - a constant of the module
        """The modules that give `leaf`: where a turn ends, and what that is worth."""
        ...

    def insight(self) -> Insight:
        """What `leaf` knows."""
        ...

    def player(self, box: BoxT_contra, ahead: Ahead[StateT], /) -> TurnPlayer[StateT]:
        """A player for one box, who looks ahead with what is lent."""
        ...


@dataclass(frozen=True)
class Experts(Generic[BoxT, StateT]):
    """The experts of one game; most games have none."""

    exact: Exact[BoxT, StateT] | None = None
    by_turn: ByTurn[BoxT, StateT] | None = None

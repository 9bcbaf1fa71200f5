"""The functions that a game's rules and heuristics, and the bots' policies, provide.

Kernels such as a playout are written once over these open names; `engine.link` binds
them to a game. Called unbound they refuse.
"""

from __future__ import annotations

from typing import Any, NoReturn

from hamlet.engine.ids import Move, Rule, Seat
from hamlet.engine.vocabulary import Ints, Story


def _unbound() -> NoReturn:
    raise RuntimeError("an open name of the contract was called without a game behind it")


def actor(box: Any, state: Any) -> Seat:
    """Who acts now: a seat, CHANCE or OVER."""
    _unbound()


def legal(box: Any, state: Any, moves: list[Move]) -> int:
    """Write the legal moves of the acting seat into `moves`; return how many."""
    _unbound()


def forbids(box: Any, state: Any, move: Move) -> Rule:
    """The rule that forbids a move to the acting seat, or ALLOWED."""
    _unbound()


def outcomes(box: Any, state: Any, moves: list[Move], weights: Ints) -> int:
    """At a chance node, write the outcomes and their weights; return how many."""
    _unbound()


def apply(box: Any, state: Any, move: Move, story: Story) -> None:
    """Do a legal move or a possible outcome."""
    _unbound()


def winners(box: Any, state: Any) -> int:
    """Who has won, a bit for each seat; 0 while the match goes on or if nobody has."""
    _unbound()


def prefer(box: Any, state: Any, move: Move) -> int:
    """How much a greedy player likes a legal move: more is better."""
    _unbound()


def choose(
    box: Any, state: Any, policy: int, moves: list[Move], count: int, stream: Ints, insight: Any
) -> Move:
    """One of `count` legal moves, by a policy of a bot; `insight` is what that bot knows."""
    _unbound()


def leaf(box: Any, state: Any, start: int, insight: Any, values: Any, first: int) -> bool:
    """Whether a tree ends here; then every seat's chance is written from `first` on."""
    _unbound()


OPEN_NAMES = (actor, legal, forbids, outcomes, apply, winners, prefer, choose, leaf)

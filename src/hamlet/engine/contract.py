"""The functions that a game's rules and heuristics, and the bots' policies, provide.

Kernels such as a playout are written once over these open names; `engine.link` binds
them to a game. Called unbound they refuse.
"""

from __future__ import annotations

from typing import NoReturn, TypeAlias

from hamlet.engine.ids import Move, Rule, Seat
from hamlet.engine.record import BoxRecord, StateRecord
from hamlet.engine.vocabulary import Floats, Insight, Ints, Story

Moves: TypeAlias = list[Move] | Ints
"""Where moves are written: scratch space that may also hold other numbers."""


def _unbound() -> NoReturn:
    raise RuntimeError("an open name of the contract was called without a game behind it")


def actor(box: BoxRecord, state: StateRecord) -> Seat:
    """Who acts now: a seat, CHANCE or OVER."""
    _unbound()


def legal(box: BoxRecord, state: StateRecord, moves: Moves) -> int:
    """Write the legal moves of the acting seat into `moves`; return how many."""
    _unbound()


def forbids(box: BoxRecord, state: StateRecord, move: Move) -> Rule:
    """The rule that forbids a move to the acting seat, or ALLOWED."""
    _unbound()


def outcomes(box: BoxRecord, state: StateRecord, moves: Moves, weights: Ints) -> int:
    """At a chance node, write the outcomes and their weights; return how many."""
    _unbound()


def apply(box: BoxRecord, state: StateRecord, move: Move, story: Story) -> None:
    """Do a legal move or a possible outcome."""
    _unbound()


def winners(box: BoxRecord, state: StateRecord) -> int:
    """Who has won, a bit for each seat; 0 while the match goes on or if nobody has."""
    _unbound()


def prefer(box: BoxRecord, state: StateRecord, move: Move) -> int:
    """How much a greedy player likes a legal move: more is better."""
    _unbound()


def choose(
    box: BoxRecord,
    state: StateRecord,
    policy: int,
    moves: list[Move],
    count: int,
    stream: Ints,
    insight: Insight,
) -> Move:
    """One of `count` legal moves, by a policy of a bot; `insight` is what that bot knows."""
    _unbound()


def exact_move(
    box: BoxRecord, state: StateRecord, moves: list[Move], count: int, insight: Insight
) -> Move:
    """One of `count` legal moves, by an expert that has solved the game."""
    _unbound()


def leaf(
    box: BoxRecord, state: StateRecord, start: int, insight: Insight, values: Floats, first: int
) -> bool:
    """Whether a tree ends here; then every seat's chance is written from `first` on."""
    _unbound()


def observe(box: BoxRecord, state: StateRecord, seat: Seat, row: Ints) -> None:
    """Write what a seat sees into a row of zeros."""
    _unbound()


def action_of(box: BoxRecord, state: StateRecord, move: Move) -> int:
    """The action that means a legal move of the acting seat."""
    _unbound()


def move_of(box: BoxRecord, state: StateRecord, action: int) -> Move:
    """The move of the acting seat that an action means."""
    _unbound()


def score(box: BoxRecord, state: StateRecord, seat: Seat) -> int:
    """What a seat has when the match is over, as its result counts."""
    _unbound()


OPEN_NAMES = (
    *(actor, legal, forbids, outcomes, apply, winners, prefer, choose, exact_move, leaf),
    *(observe, action_of, move_of, score),
)

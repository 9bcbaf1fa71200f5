"""Expectimax: every move and every outcome to the leaves, for trees that are small.

`leaf` says where a tree ends and what is there: the end of the match (`ending.py`), or
something nearer with a value of its own. At a decision its seat takes what is best for it,
at a chance node everything counts by its weight. Written once, run interpreted or compiled.
"""

from __future__ import annotations

from typing import NamedTuple

from hamlet.engine.contract import actor, apply, leaf, legal, outcomes
from hamlet.engine.ids import CHANCE, Move, Seat
from hamlet.engine.record import BoxRecord, StateRecord
from hamlet.engine.vocabulary import Floats, Insight, Ints

TOO_LARGE = -1
CLOSER = 1e-9  # values nearer to each other than this are equal, so that rounding decides nothing


class Trail(NamedTuple):
    """The way from the root to where the walk is: a position and its moves for each depth."""

    states: list[StateRecord]
    actors: list[Seat]
    moves: list[Move]  # by depth, `most` for each
    weights: Ints  # likewise
    width: Ints  # moves or outcomes by depth
    tried: Ints
    total: Ints  # weight of all outcomes
    values: Floats  # by depth and seat
    spare_moves: list[Move]
    spare_weights: Ints
    box: BoxRecord
    seats: int
    most: int


def expect(trail: Trail, start: int, insight: Insight, limit: int) -> int:
    """Value the position at depth 0; how many positions were looked at, or TOO_LARGE."""
    seen = 1
    depth = 0
    enter(trail, 0, start, insight)
    while depth > 0 or trail.tried[0] < trail.width[0]:
        if trail.tried[depth] < trail.width[depth]:
            if seen >= limit or depth + 1 >= len(trail.states):
                return TOO_LARGE
            trail.states[depth + 1] = trail.states[depth]
            move = trail.moves[depth * trail.most + trail.tried[depth]]
            depth += 1
            seen += 1
            apply(trail.box, trail.states[depth], move, None)
            enter(trail, depth, start, insight)
        else:
            depth -= 1
            take_in(trail, depth)
            trail.tried[depth] += 1
    return seen


def enter(trail: Trail, depth: int, start: int, insight: Insight) -> None:
    """Value a leaf, or list what can come of a position."""
    state = trail.states[depth]
    first = depth * trail.seats
    trail.width[depth] = 0
    trail.tried[depth] = 0
    if leaf(trail.box, state, start, insight, trail.values, first):
        return
    for seat in range(trail.seats):
        trail.values[first + seat] = 0.0
    who = actor(trail.box, state)
    trail.actors[depth] = who
    if who == CHANCE:
        count = outcomes(trail.box, state, trail.spare_moves, trail.spare_weights)
    else:
        count = legal(trail.box, state, trail.spare_moves)
        trail.values[first + who] = -1.0
    trail.total[depth] = 0
    for index in range(count):
        trail.moves[depth * trail.most + index] = trail.spare_moves[index]
        trail.weights[depth * trail.most + index] = trail.spare_weights[index]
        trail.total[depth] += trail.spare_weights[index]
    trail.width[depth] = count


def take_in(trail: Trail, depth: int) -> None:
    """Add what came of an outcome, or keep what a move leads to if it is the best so far."""
    mine = depth * trail.seats
    theirs = mine + trail.seats
    who = trail.actors[depth]
    if who == CHANCE:
        weight = trail.weights[depth * trail.most + trail.tried[depth]]
        for seat in range(trail.seats):
            trail.values[mine + seat] += weight * trail.values[theirs + seat] / trail.total[depth]
    elif is_better(trail, theirs, mine, who):
        for seat in range(trail.seats):
            trail.values[mine + seat] = trail.values[theirs + seat]


def is_better(trail: Trail, one: int, other: int, who: Seat) -> bool:
    """More for oneself; between equals, what leaves the others least."""
    gain = trail.values[one + who] - trail.values[other + who]
    if gain > CLOSER or gain < -CLOSER:
        return gain > 0
    left = 0.0
    for seat in range(trail.seats):
        if seat != who:
            left += trail.values[one + seat] - trail.values[other + seat]
    return left < -CLOSER

"""Expectimax: every move and every outcome to the leaves, for trees that are small.

`leaf` says where a tree ends and what is there: the end of the match (`ending.py`), or
something nearer with a value of its own. At a decision its seat takes what is best for it,
at a chance node everything counts by its weight. Written once, run interpreted or compiled.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from hamlet.engine.contract import actor, apply, leaf, legal, outcomes
from hamlet.engine.ids import CHANCE, Move, Seat
from hamlet.engine.vocabulary import Ints

TOO_LARGE = -1
CLOSER = 1e-9  # values nearer to each other than this are equal, so that rounding decides nothing


class Line(NamedTuple):
    """The way from the root to where the walk is: a position and its moves for each depth."""

    states: Any
    actors: list[Seat]
    moves: list[Move]  # by depth, `most` for each
    weights: Ints  # likewise
    width: Ints  # moves or outcomes by depth
    tried: Ints
    total: Ints  # weight of all outcomes
    values: Any  # by depth and seat
    spare_moves: list[Move]
    spare_weights: Ints
    box: Any
    seats: int
    most: int


def expect(line: Line, start: int, insight: Any, limit: int) -> int:
    """Value the position at depth 0; how many positions were looked at, or TOO_LARGE."""
    seen = 1
    depth = 0
    enter(line, 0, start, insight)
    while depth > 0 or line.tried[0] < line.width[0]:
        if line.tried[depth] < line.width[depth]:
            if seen >= limit or depth + 1 >= len(line.states):
                return TOO_LARGE
            line.states[depth + 1] = line.states[depth]
            move = line.moves[depth * line.most + line.tried[depth]]
            depth += 1
            seen += 1
            apply(line.box, line.states[depth], move, None)
            enter(line, depth, start, insight)
        else:
            depth -= 1
            take_in(line, depth)
            line.tried[depth] += 1
    return seen


def enter(line: Line, depth: int, start: int, insight: Any) -> None:
    """Value a leaf, or list what can come of a position."""
    state = line.states[depth]
    first = depth * line.seats
    line.width[depth] = 0
    line.tried[depth] = 0
    if leaf(line.box, state, start, insight, line.values, first):
        return
    for seat in range(line.seats):
        line.values[first + seat] = 0.0
    who = actor(line.box, state)
    line.actors[depth] = who
    if who == CHANCE:
        count = outcomes(line.box, state, line.spare_moves, line.spare_weights)
    else:
        count = legal(line.box, state, line.spare_moves)
        line.values[first + who] = -1.0
    line.total[depth] = 0
    for index in range(count):
        line.moves[depth * line.most + index] = line.spare_moves[index]
        line.weights[depth * line.most + index] = line.spare_weights[index]
        line.total[depth] += line.spare_weights[index]
    line.width[depth] = count


def take_in(line: Line, depth: int) -> None:
    """Add what came of an outcome, or keep what a move leads to if it is the best so far."""
    mine = depth * line.seats
    theirs = mine + line.seats
    who = line.actors[depth]
    if who == CHANCE:
        weight = line.weights[depth * line.most + line.tried[depth]]
        for seat in range(line.seats):
            line.values[mine + seat] += weight * line.values[theirs + seat] / line.total[depth]
    elif is_better(line, theirs, mine, who):
        for seat in range(line.seats):
            line.values[mine + seat] = line.values[theirs + seat]


def is_better(line: Line, one: int, other: int, who: Seat) -> bool:
    """More for oneself; between equals, what leaves the others least."""
    gain = line.values[one + who] - line.values[other + who]
    if gain > CLOSER or gain < -CLOSER:
        return bool(gain > 0)
    left = 0.0
    for seat in range(line.seats):
        if seat != who:
            left += line.values[one + seat] - line.values[other + seat]
    return left < -CLOSER

"""What a village is worth between two turns: a fitted chance of winning for every seat.

Every seat has a strength, a weighted sum of what it has built; a seat's chance is its share
of all strengths after the exponential (a conditional logit). The weights are fitted to
played games by `python -m hamlet.games.three_little_pigs.experts.fit`.
"""

from __future__ import annotations

from math import exp

from hamlet.engine.ids import Seat
from hamlet.engine.vocabulary import Floats, Insight
from hamlet.games.three_little_pigs.rules.buying import tiles_below
from hamlet.games.three_little_pigs.rules.houses import complete, house_at
from hamlet.games.three_little_pigs.rules.score import house_points, house_pots, points, winners
from hamlet.games.three_little_pigs.rules.state import (
    DONE,
    EMPTY,
    STACKS,
    Box,
    Stack,
    Village,
)

WEIGHTS = (
    0.16446,
    0.37079,
    0.13531,
    0.10918,
    0.17440,
    0.01814,
    0.14020,
    0.30941,
    -0.13378,
    0.07380,
    -0.15501,
    0.15282,
)
PLAIN = 6
FEATURES = 2 * PLAIN
"""What a seat has, and the same again the more, the nearer the end is."""


def leaf(
    box: Box, village: Village, start: int, insight: Insight, values: Floats, first: int
) -> bool:
    """Whether a turn that began as number `start` is over; then every seat's chance."""
    if village.phase != DONE and village.turn == start:
        return False
    value_village(box, village, insight, values, first)
    return True


def value_village(box: Box, village: Village, insight: Insight, values: Floats, first: int) -> None:
    """Every seat's chance of winning; `insight` is the weights and a row to write on."""
    if village.phase == DONE:
        won = winners(box, village)
        for seat in range(box.players):
            values[first + seat] = won >> seat & 1
        return
    weights, row = insight
    near = nearness(box, village)
    total = 0.0
    for seat in range(box.players):
        describe(box, village, Seat(seat), near, row)
        strength = 0.0
        for feature in range(FEATURES):
            strength += weights[feature] * row[feature]
        values[first + seat] = exp(strength)
        total += values[first + seat]
    for seat in range(box.players):
        values[first + seat] /= total


def nearness(box: Box, village: Village) -> float:
    """1 when the next tile may end the match, less the more tiles have still to go (TP-24)."""
    left = 0
    taken = 0
    size = 0
    while taken < box.players:
        for stack in range(STACKS):
            if tiles_left(village, Stack(stack)) == size and taken < box.players:
                left += size
                taken += 1
        size += 1
    return 1.0 / max(left, 1)


def tiles_left(village: Village, stack: Stack) -> int:
    """How many tiles a stack still has."""
    return 0 if village.top[stack] == EMPTY else 1 + tiles_below(village, stack)


def describe(box: Box, village: Village, seat: Seat, near: float, row: Floats) -> None:
    """What a seat has: points, what stands without a roof, and whether it is next."""
    for feature in range(PLAIN):
        row[feature] = 0.0
    row[0] = points(box, village, seat)
    row[1] = village.seat == seat
    for number in range(1, village.built[seat] + 1):
        house = house_at(village, seat, number)
        if not complete(village, house):
            waiting = house_points(box, village, house)
            row[2] += waiting
            row[3] += house_pots(village, house)
            row[4] = 1.0
            row[5] = max(row[5], waiting)
    for feature in range(PLAIN):
        row[PLAIN + feature] = near * row[feature]

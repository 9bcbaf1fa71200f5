"""Value iteration over listed turns.

The turns of a position are a row of numbers: how many dice, and for each die which it is,
and for each of its faces how many endings there are to choose from and which.
"""

from __future__ import annotations

from hamlet.engine.vocabulary import Floats, Ints


def sweep(weights: Ints, turns: Ints, ends: Ints, first: int, values: Floats, dice: Ints) -> float:
    """Value every position of a layer anew by its best die; returns the greatest change."""
    total = 0
    for side in range(len(weights)):
        total += weights[side]
    change = 0.0
    at = 0
    for index in range(len(ends)):
        if at < ends[index]:
            best = -1.0
            count = turns[at]
            at += 1
            for _ in range(count):
                die = turns[at]
                at += 1
                promise = 0.0
                for side in range(len(weights)):
                    chosen = 0.0
                    after = at + 1 + turns[at]
                    for choice in range(at + 1, after):
                        chosen = max(chosen, values[turns[choice]])
                    promise += weights[side] * chosen
                    at = after
                if promise / total > best:
                    best = promise / total
                    dice[first + index] = die
            change = max(change, abs(best - values[first + index]))
            values[first + index] = best
    return change


def flood(faces: int, turns: Ints, ends: Ints, first: int, reached: Ints) -> int:
    """Mark what can be reached within a turn of what is marked; returns how many are new."""
    fresh = 0
    start = 0
    for index in range(len(ends)):
        if reached[first + index] == 1 and start < ends[index]:
            at = start + 1
            while at < ends[index]:
                at += 1
                for _ in range(faces):
                    after = at + 1 + turns[at]
                    for choice in range(at + 1, after):
                        if reached[turns[choice]] == 0:
                            reached[turns[choice]] = 1
                            fresh += 1
                    at = after
        start = ends[index]
    return fresh

"""Solving Woofy: the probability of winning, played perfectly, from every position.

The compiled rules list what can come of every position by the end of the turn; then the
values are swept until they stand still. Parts of the brick house are only ever added, so
the layers of positions with equal parts are solved one after the other, the last first.
Every match ends, however it is played, so that there is exactly one solution.
"""

from __future__ import annotations

from functools import cache
from types import SimpleNamespace
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from hamlet.engine.errors import TooLarge
from hamlet.engine.experts import Progress, Solution
from hamlet.engine.link import link
from hamlet.games.woofy import rules
from hamlet.games.woofy.experts import numbering, sweeps, turns
from hamlet.games.woofy.position import start
from hamlet.games.woofy.rules.state import CHOOSING, MOST_MOVES, PIGS, Box, Hunt

STILL = 1e-12
"""A sweep that changes no value by more than this is the last."""

CHUNK = 8192
MOST_POSITIONS = 8_000_000
"""Beyond this many the turns would not fit into two gigabytes."""


class Layer(NamedTuple):
    """The turns of the positions with equal parts, numbered from `first` on."""

    first: int
    turns: NDArray[np.int32]
    ends: NDArray[np.int64]


def size(box: Box) -> int:
    """A value for every number; the last two stand for a match that is won and one that is lost."""
    return numbering.numbers(box) + 2


def solve(box: Box, progress: Progress = lambda what, share: None) -> Solution:
    """Solve the game of a box from scratch."""
    count = numbering.numbers(box)
    if count > MOST_POSITIONS:
        raise TooLarge(f"{count:,} positions are more than can be solved ({MOST_POSITIONS:,})")
    progress("compiling the rules", 0.0)
    layers = [_layer(box, built, progress) for built in range(box.parts + 1)]
    values = np.zeros(size(box))
    values[count + turns.WON] = 1.0
    dice = np.zeros(size(box), np.int8)
    residual = 0.0
    for done, layer in enumerate(reversed(layers)):
        progress("valuing positions", (1 + done / len(layers)) / 2)
        residual = max(residual, _still(box, layer, values, dice))
    first = numbering.number_of(box, _first(box))
    return Solution(values, dice, float(values[first]), _reachable(box, layers, first), residual)


@cache
def _kernels() -> SimpleNamespace:
    return link([turns, sweeps, numbering, rules], compiled=True)


def _first(box: Box) -> Hunt:
    """The starting position, whoever begins."""
    hunt = start(box)
    hunt.phase = CHOOSING
    return hunt


def _layer(box: Box, built: int, progress: Progress) -> Layer:
    """Ask the rules for all turns with so many parts built."""
    count = numbering.layer(box)
    first = built * count
    twin, hunts = box.to_numpy(), np.zeros(4, Hunt.dtype())
    lists = np.zeros((4, MOST_MOVES), np.int64)
    room = 1 + PIGS * (1 + box.faces * (1 + MOST_MOVES))
    found = np.zeros(CHUNK * room, np.int32)
    ends = np.zeros(count, np.int64)
    parts: list[NDArray[np.int32]] = []
    written = 0
    for at in range(0, count, CHUNK):
        piece = ends[at : at + CHUNK]
        used = _kernels().list_turns(twin, first + at, hunts, lists, found, piece)
        piece += written
        written += used
        parts.append(found[:used].copy())
        progress("listing turns", (first + at) / numbering.numbers(box) / 2)
    return Layer(first, np.concatenate(parts), ends)


def _still(box: Box, layer: Layer, values: NDArray[np.float64], dice: NDArray[np.int8]) -> float:
    """Sweep a layer until its values stand still; returns the last change."""
    weights = np.array(box.weights[: box.faces], np.int64)
    change = 1.0
    while change > STILL:
        change = _kernels().sweep(weights, layer.turns, layer.ends, layer.first, values, dice)
    return change


def _reachable(box: Box, layers: list[Layer], first: int) -> int:
    """How many positions can come up in a match."""
    reached = np.zeros(size(box), np.int8)
    reached[first] = 1
    for layer in layers:
        while _kernels().flood(box.faces, layer.turns, layer.ends, layer.first, reached):
            pass
    return int(reached[:-2].sum())

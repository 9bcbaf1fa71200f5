"""Solving Woofy: the probability of winning, played perfectly, from every position.

The compiled rules list what can come of every position by the end of the turn; then the
values are swept until they stand still. Parts of the brick house are only ever added, so
the layers of positions with equal parts are solved one after the other, the last first.
Every match ends, however it is played, so that there is exactly one solution.
"""

from __future__ import annotations

from functools import cache
from time import perf_counter
from types import SimpleNamespace
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from hamlet.bots.exact import sweeps, turns
from hamlet.bots.exact.table import Table, load_table, save_table, table_path
from hamlet.bots.registry import Progress
from hamlet.engine.errors import HamletError
from hamlet.engine.game import Game
from hamlet.engine.kind import Kind
from hamlet.engine.link import link
from hamlet.games.woofy import numbering
from hamlet.games.woofy.state import CHOOSING, PIGS, Box, Hunt

STILL = 1e-12
"""A sweep that changes no value by more than this is the last."""

CHUNK = 8192
MOST_POSITIONS = 8_000_000
"""Beyond this many the turns would not fit into two gigabytes."""


class TooLarge(HamletError):
    """An edition with more positions than can be solved."""


class Layer(NamedTuple):
    """The turns of the positions with equal parts, numbered from `first` on."""

    first: int
    turns: NDArray[np.int32]
    ends: NDArray[np.int64]


def solved(game: Game, progress: Progress = lambda what, share: None) -> Table:
    """The table of a game: from the cache, or solved now and kept."""
    path = table_path(game)
    table = load_table(path)
    if table is None or len(table.values) != numbering.numbers(_box(game)) + 2:
        table = solve(game, progress)
        save_table(path, table)
    return table


def solve(game: Game, progress: Progress = lambda what, share: None) -> Table:
    """Solve a game from scratch."""
    began = perf_counter()
    count = numbering.numbers(_box(game))
    if count > MOST_POSITIONS:
        raise TooLarge(f"{count:,} positions are more than can be solved ({MOST_POSITIONS:,})")
    progress("compiling the rules", 0.0)
    kernels = _kernels(game.kind)
    layers = [_layer(game, kernels, built, progress) for built in range(_box(game).parts + 1)]
    values = np.zeros(count + 2)
    values[count + turns.WON] = 1.0
    dice = np.zeros(count + 2, np.int8)
    residual = 0.0
    for done, layer in enumerate(reversed(layers)):
        progress("valuing positions", (1 + done / len(layers)) / 2)
        residual = max(residual, _still(game, kernels, layer, values, dice))
    start = numbering.number_of(_box(game), _first(game))
    states = _reachable(game, kernels, layers, start)
    seconds = perf_counter() - began
    return Table(values, dice, float(values[start]), states, residual, seconds)


def _box(game: Game) -> Box:
    assert isinstance(game.box, Box)
    return game.box


@cache
def _kernels(kind: Kind) -> SimpleNamespace:
    return link([turns, sweeps, numbering, kind.rules], compiled=True)


def _first(game: Game) -> Any:
    """The starting position, whoever begins."""
    hunt = game.kind.start(game.box)
    hunt.fill("phase", CHOOSING)
    return hunt


def _layer(game: Game, kernels: SimpleNamespace, built: int, progress: Progress) -> Layer:
    """Ask the rules for all turns with so many parts built."""
    size = numbering.layer(_box(game))
    first = built * size
    box, hunts = game.box.to_numpy(), np.zeros(4, Hunt.dtype())
    lists = np.zeros((4, game.kind.most), np.int64)
    room = 1 + PIGS * (1 + _box(game).faces * (1 + game.kind.most))
    found = np.zeros(CHUNK * room, np.int32)
    ends = np.zeros(size, np.int64)
    parts: list[NDArray[np.int32]] = []
    written = 0
    for at in range(0, size, CHUNK):
        piece = ends[at : at + CHUNK]
        used = kernels.list_turns(box, first + at, hunts, lists, found, piece)
        piece += written
        written += used
        parts.append(found[:used].copy())
        progress("listing turns", (first + at) / numbering.numbers(_box(game)) / 2)
    return Layer(first, np.concatenate(parts), ends)


def _still(game: Game, kernels: SimpleNamespace, layer: Layer, values: Any, dice: Any) -> float:
    """Sweep a layer until its values stand still; returns the last change."""
    weights = np.array(_box(game).weights[: _box(game).faces], np.int64)
    change = 1.0
    while change > STILL:
        change = kernels.sweep(weights, layer.turns, layer.ends, layer.first, values, dice)
    return change


def _reachable(game: Game, kernels: SimpleNamespace, layers: list[Layer], start: int) -> int:
    """How many positions can come up in a match."""
    count = numbering.numbers(_box(game))
    reached = np.zeros(count + 2, np.int8)
    reached[start] = 1
    for layer in layers:
        while kernels.flood(_box(game).faces, layer.turns, layer.ends, layer.first, reached):
            pass
    return int(reached[:count].sum())

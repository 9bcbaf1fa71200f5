"""What a simulation counted, in one JSON-ready object."""

from __future__ import annotations

from typing import TypedDict

import numpy as np
from numpy.typing import NDArray

from hamlet.engine.edition import edition_fingerprint
from hamlet.engine.game import Game
from hamlet.engine.option import Value
from hamlet.lab.simulate import Batch, seat_bots
from hamlet.version import VERSION

QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)


class Spread(TypedDict):
    """Numbers by their mean and their quantiles."""

    mean: float
    quantiles: dict[str, float]


class Length(Spread):
    """How long the games were."""

    unit: str


class Summary(TypedDict):
    """What was played, how fast, who won and how long it took them."""

    game: str
    players: int
    bots: list[str]
    edition: str
    edition_fingerprint: str
    options: dict[str, Value]
    seed: int | str
    version: str
    games: int
    seconds: float
    compile_seconds: float
    games_per_second: float
    steps_per_second: float
    wins: list[int]
    won_by_nobody: int
    length: Length
    steps: Spread


def summary(game: Game, bots: list[str], seed: int | str, batch: Batch) -> Summary:
    """A batch in one JSON-ready object."""
    games = len(batch.steps)
    return {
        "game": game.kind.id,
        "players": game.players,
        "bots": seat_bots(game, bots),
        "edition": game.edition.name,
        "edition_fingerprint": edition_fingerprint(game.edition),
        "options": game.options,
        "seed": seed,
        "version": VERSION,
        "games": games,
        "seconds": batch.seconds,
        "compile_seconds": batch.waited,
        "games_per_second": games / batch.seconds,
        "steps_per_second": int(batch.steps.sum()) / batch.seconds,
        "wins": [int((batch.won >> seat & 1).sum()) for seat in range(game.players)],
        "won_by_nobody": int((batch.won == 0).sum()),
        "length": {"unit": "turns", **_spread(batch.turns)},
        "steps": _spread(batch.steps),
    }


def _spread(numbers: NDArray[np.int64]) -> Spread:
    quantiles = np.quantile(numbers, QUANTILES)
    return {
        "mean": float(numbers.mean()),
        "quantiles": {
            str(level): float(value) for level, value in zip(QUANTILES, quantiles, strict=True)
        },
    }

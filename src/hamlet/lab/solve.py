"""The exact solution of a game, for people and programs."""

from __future__ import annotations

from time import perf_counter
from typing import Any

from hamlet.bots.registry import SOLVED, Progress
from hamlet.engine.errors import HamletError
from hamlet.engine.game import Game
from hamlet.version import VERSION


class NotSolvable(HamletError):
    """A game that is not solved exactly."""


def solution(game: Game, progress: Progress = lambda what, share: None) -> dict[str, Any]:
    """What perfect play is worth, from the cache or solved now, as one JSON-ready object.

    `seconds` is how long this took now, `solve_seconds` how long solving took when it was done.
    """
    if game.kind.id not in SOLVED:
        listed = ", ".join(SOLVED)
        raise NotSolvable(f"{game.kind.id} is not solved exactly; games that are: {listed}")
    from hamlet.bots.exact.solver import solved

    began = perf_counter()
    table = solved(game, progress)
    return {
        "game": game.kind.id,
        "edition": game.edition.name,
        "options": game.options,
        "version": VERSION,
        "value": table.value,
        "states": table.states,
        "residual": table.residual,
        "seconds": perf_counter() - began,
        "solve_seconds": table.seconds,
    }

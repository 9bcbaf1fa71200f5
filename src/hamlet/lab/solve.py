"""The exact solution of a game, for people and programs."""

from __future__ import annotations

from time import perf_counter
from typing import TypedDict

from hamlet.bots.levels import is_solved
from hamlet.engine.errors import HamletError
from hamlet.engine.experts import Progress
from hamlet.engine.game import Game
from hamlet.engine.option import Value
from hamlet.games import SHELF, kind
from hamlet.version import VERSION


class NotSolvable(HamletError):
    """A game that is not solved exactly."""


class SolutionReport(TypedDict):
    """`seconds` is how long this took now, `solve_seconds` how long it took to solve the game."""

    game: str
    edition: str
    options: dict[str, Value]
    version: str
    value: float
    states: int
    residual: float
    seconds: float
    solve_seconds: float


def solution(game: Game, progress: Progress = lambda what, share: None) -> SolutionReport:
    """What perfect play is worth, from the cache or solved now, as one JSON-ready object."""
    if not is_solved(game.kind):
        listed = ", ".join(name for name in SHELF if is_solved(kind(name)))
        raise NotSolvable(f"{game.kind.id} is not solved exactly; games that are: {listed}")
    from hamlet.bots.exact.solution_file import solved

    began = perf_counter()
    found = solved(game, progress)
    return {
        "game": game.kind.id,
        "edition": game.edition.name,
        "options": game.options,
        "version": VERSION,
        "value": found.value,
        "states": found.states,
        "residual": found.residual,
        "seconds": perf_counter() - began,
        "solve_seconds": found.seconds,
    }

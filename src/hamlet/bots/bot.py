"""What a bot is: a state, a budget and a stream of chance in; a move and its analysis out."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Protocol, TypedDict

from hamlet.engine.game import Game
from hamlet.engine.ids import Move
from hamlet.engine.record import StateRecord
from hamlet.engine.stream import Stream


@dataclass(frozen=True)
class Budget:
    """How much a bot may think: seconds for people, units of work for equal results everywhere."""

    seconds: float | None = None
    work: int | None = None


class Analysis(TypedDict, total=False):
    """What a bot thought of the moves, which are named in notation; empty if it did not think."""

    win_probability: dict[str, float]
    tried: dict[str, int]
    """How many imagined games went that way."""
    games: int
    """How many were imagined in all."""
    exact: bool
    """All that can come was looked at."""
    liked: bool
    """The heuristics' own move, made without a search."""


@dataclass(frozen=True)
class Choice:
    """A move, and what the bot thought of it and of the others."""

    move: Move
    analysis: Analysis = field(default_factory=Analysis)


class Bot(Protocol):
    """Anything that can sit in a chair. It is given a copy of the state and its own luck."""

    def choose(self, game: Game, state: StateRecord, budget: Budget, luck: Stream) -> Choice:
        """The move it makes for the seat whose decision it is."""
        ...

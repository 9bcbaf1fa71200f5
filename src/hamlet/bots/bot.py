"""What a bot is: a state, a budget and a stream of chance in; a move and its analysis out."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Protocol

from hamlet.engine.game import Game
from hamlet.engine.ids import Move
from hamlet.engine.stream import Stream


@dataclass(frozen=True)
class Budget:
    """How much a bot may think: seconds for people, units of work for equal results everywhere."""

    seconds: float | None = None
    work: int | None = None


@dataclass(frozen=True)
class Choice:
    """A move, and what the bot thought of it and of the others."""

    move: Move
    analysis: dict[str, Any] = field(default_factory=dict)


class Bot(Protocol):
    """Anything that can sit in a chair. It is given a copy of the state and its own luck."""

    def choose(self, game: Game, state: Any, budget: Budget, luck: Stream) -> Choice:
        """The move it makes for the seat whose decision it is."""
        ...

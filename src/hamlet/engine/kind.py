"""A kind of game: everything that the engine, the bots and the tables need to know of it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from importlib.resources import files
from typing import TYPE_CHECKING, Generic

from hamlet.engine.edition import Edition, parse_edition
from hamlet.engine.errors import BadGame, BadPlayers
from hamlet.engine.experts import Experts
from hamlet.engine.skeleton import (
    SKELETON,
    BoxT,
    Heuristics,
    Notation,
    Picture,
    Position,
    Printed,
    Rules,
    Shown,
    Spaces,
    StateT,
    Told,
    missing,
    required,
)
from hamlet.engine.words import Words

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable


@dataclass(frozen=True, eq=False)
class Kind(Generic[BoxT, StateT]):
    """What `games/<id>` is: a few facts, and its modules (`engine/skeleton.py`)."""

    id: str
    prefix: str
    """Of the rule ids: "PB" for PB-14."""
    players: range
    ages: str
    minutes: str
    rules: Rules[BoxT, StateT]
    printed: Printed[BoxT]
    position: Position[BoxT, StateT]
    notation: Notation[BoxT, StateT]
    told: Told[BoxT]
    shown: Shown[BoxT, StateT]
    heuristics: Heuristics[BoxT, StateT]
    picture: Picture[BoxT, StateT]
    spaces: Spaces[BoxT, StateT]
    cooperative: bool = False
    """Whether the players win or lose together, against the game."""
    inline: bool = False
    """Whether the rules are small enough to be melted into one loop when compiled."""
    lockstep: bool = False
    """Whether large batches are compiled for one edition and played many games side by side."""

    def __post_init__(self) -> None:
        """BadGame unless every module has the names that its part of the skeleton asks for."""
        for part in SKELETON:
            if lacking := missing(part, getattr(self, part)):
                raise BadGame(
                    f"{self.id}: {part} has no {', '.join(lacking)}; "
                    f"a game's {part} has {', '.join(required(part))}"
                )

    @property
    def edition(self) -> type[Edition]:
        """The class of this game's editions."""
        return self.printed.EDITION

    @property
    def most(self) -> int:
        """No decision has more legal moves, and no chance node more outcomes, than this."""
        return self.rules.MOST_MOVES

    @property
    def package(self) -> str:
        """The name of the game's folder as it is imported."""
        return self.rules.__name__.rpartition(".")[0]

    @cached_property
    def folder(self) -> Traversable:
        """Where the game's own files lie."""
        return files(self.package)

    @cached_property
    def default_text(self) -> str:
        """The default edition as its author wrote it, with the comments."""
        return (self.folder / "printed" / "default.toml").read_text(encoding="utf-8")

    @cached_property
    def default_edition(self) -> Edition:
        return parse_edition(self.edition, self.default_text, f"{self.id}/printed/default.toml")

    @cached_property
    def words(self) -> Words:
        """What the game says, in every language."""
        return Words(self.id, self.package, self.told.SEATS)

    @cached_property
    def experts(self) -> Experts[BoxT, StateT]:
        """The game's own solvers, loaded when they are first asked for."""
        if not (self.folder / "experts").is_dir():
            return Experts()
        found = import_module(f"{self.package}.experts").EXPERTS
        assert isinstance(found, Experts)
        return found

    def check_players(self, players: int) -> None:
        """BadPlayers unless the game is for that many."""
        if players not in self.players:
            least, most = self.players[0], self.players[-1]
            raise BadPlayers(f"{self.id} is for {least} to {most} players, not {players}")

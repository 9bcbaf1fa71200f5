"""A kind of game: everything that the engine, the bots and the tables need to know of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from importlib.resources import files
from types import ModuleType
from typing import Any

from hamlet.engine.edition import Edition, parse_edition
from hamlet.engine.errors import BadPlayers
from hamlet.engine.option import Option, Value
from hamlet.engine.outcome import Outcome
from hamlet.engine.record import Record
from hamlet.engine.rulebook import Rulebook, load_rulebook
from hamlet.engine.vocabulary import Json, Raw
from hamlet.engine.words import Words


@dataclass(frozen=True, eq=False)
class Kind:
    """What `games/<name>` fulfils. `Any` stands for the game's own box and state."""

    id: str
    prefix: str
    """Of the rule ids: "PB" for PB-14."""
    title: Mapping[str, str]
    players: range
    ages: str
    minutes: str
    edition: type[Edition]
    options: Callable[[int], tuple[Option, ...]]
    """The options for a number of players."""
    build: Callable[[Any, int, Mapping[str, Value]], Record]
    """The box of constants that the rules read: from edition, players and options."""
    start: Callable[[Any], Record]
    """The state before the first move."""
    rules: ModuleType
    heuristics: ModuleType
    codes: Callable[[Any], int]
    """How many different moves can be written, legal or not."""
    most: int
    """No decision has more legal moves, and no chance node more outcomes, than this."""
    move_name: Callable[[Any, int], str]
    read_move: Callable[[Any, str], int | None]
    outcome_name: Callable[[Any, Any, int], str]
    read_outcome: Callable[[Any, Any, str], int | None]
    position: Callable[[Any, Any], Json]
    restore: Callable[[Any, Json], Any]
    """A state from a partial position; BadPosition says why it cannot be."""
    check: Callable[[Any, Any], None]
    """BrokenInvariant if anything was lost or doubled."""
    result: Callable[[Any, Any], Outcome | None]
    event: Callable[[Any, Raw], Json]
    """One happening as a dict with an "event" key, for log, animation and voice."""
    picture: Callable[[Any, Any], str]
    """The table as coloured text, in rich's markup."""
    cooperative: bool = False
    """Whether the players win or lose together, against the game."""
    inline: bool = False
    """Whether the rules are small enough to be melted into one loop when compiled."""

    @cached_property
    def folder(self) -> Any:
        """Where the game's own files lie."""
        return files(self.rules.__package__ or "")

    @cached_property
    def default_text(self) -> str:
        """The default edition as its author wrote it, with the comments."""
        return str((self.folder / "default.toml").read_text(encoding="utf-8"))

    @cached_property
    def default_edition(self) -> Edition:
        return parse_edition(self.edition, self.default_text, f"{self.id}/default.toml")

    @cached_property
    def rulebook(self) -> Rulebook:
        """The rules in our own words."""
        return load_rulebook((self.folder / "rulebook.toml").read_text(encoding="utf-8"))

    @cached_property
    def words(self) -> Words:
        """What the game says, in every language."""
        return Words(lambda: str((self.folder / "words.toml").read_text(encoding="utf-8")))

    def check_players(self, players: int) -> None:
        """BadPlayers unless the game is for that many."""
        if players not in self.players:
            least, most = self.players[0], self.players[-1]
            raise BadPlayers(f"{self.id} is for {least} to {most} players, not {players}")

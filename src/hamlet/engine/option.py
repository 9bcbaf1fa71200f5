"""Options: where people reasonably play differently. Each has a default."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

from hamlet.engine.errors import BadOption

Value: TypeAlias = str | int | bool
"""What an option can be set to."""


@dataclass(frozen=True)
class Option:
    """One choice: its values, the default first. The game's catalogue says what it means."""

    name: str
    values: tuple[Value, ...]
    rules: tuple[str, ...] = ()
    picture_only: bool = False
    """It never changes play, so a table may draw the value `random` for itself."""

    @property
    def default(self) -> Value:
        return self.values[0]

    def read(self, given: object) -> Value:
        """The value meant by `given`, which may be its text as typed on a command line."""
        for value in self.values:
            if given == value and isinstance(given, bool) == isinstance(value, bool):
                return value
        for value in self.values:
            if isinstance(given, str) and given.lower() in _spellings(value):
                return value
        allowed = ", ".join(str(_shown(value)) for value in self.values)
        raise BadOption(f"option {self.name} cannot be {given!r}; it takes {allowed}")


def _spellings(value: Value) -> tuple[str, ...]:
    if value is True:
        return ("on", "true", "yes", "1")
    if value is False:
        return ("off", "false", "no", "0")
    return (str(value),)


def _shown(value: Value) -> Value:
    if isinstance(value, bool):
        return "on" if value else "off"
    return value


def read_options(options: tuple[Option, ...], given: Mapping[str, object]) -> dict[str, Value]:
    """Every option's value: those given, the defaults for the rest."""
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            listed = ", ".join(known) or "none"
            raise BadOption(f"there is no option {name!r}; this game's options are: {listed}")
    return {
        name: option.read(given[name]) if name in given else option.default
        for name, option in known.items()
    }


FIRST_PLAYER = "first_player"


def first_player(seats: int, rule: str) -> Option:
    """The option of games in which the table chooses who begins."""
    return Option(FIRST_PLAYER, (*range(seats), "random"), (rule,))


def begun_by_next(options: Mapping[str, Value], seats: int) -> dict[str, Value]:
    """The same options, with the next seat to begin; who is drawn is drawn again."""
    first = options.get(FIRST_PLAYER)
    if not isinstance(first, int):
        return dict(options)
    return {**options, FIRST_PLAYER: (first + 1) % seats}

"""Words: what a game says in each language, from a `words.toml` beside its rules.

    [names]              # colours, faces, … as they are written inside sentences
    red = { en = "red", fr = "rouge" }
    [events]             # one sentence for each event
    hopped = { en = "The {pig} pig hops to {to}.", fr = "Le cochon {pig} saute en {to}." }

Seats are written as numbers from 1 unless the table knows the players' names.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any, TypeAlias

from hamlet.engine.rulebook import LANGUAGES
from hamlet.engine.vocabulary import Json

Table: TypeAlias = dict[str, dict[str, str]]
"""A key to its text in every language."""


class Words:
    """The vocabulary of one game; `load` is called once, when the first word is needed."""

    def __init__(self, load: Callable[[], str]) -> None:
        self._load = load

    @cached_property
    def tables(self) -> dict[str, Table]:
        """All tables of words.toml; a missing translation is refused."""
        tables: dict[str, Table] = tomllib.loads(self._load())
        for title, table in tables.items():
            for key, texts in table.items():
                missing = [language for language in LANGUAGES if language not in texts]
                if missing:
                    raise ValueError(f"{title}.{key} is not translated: {', '.join(missing)}")
        return tables

    def sentence(self, event: Json, language: str, players: Sequence[str] = ()) -> str:
        """An event in one sentence; an event nobody needs to hear of gives an empty one."""
        template = self.tables["events"][event["event"]][language]
        words = {key: self._word(key, value, language, players) for key, value in event.items()}
        said = template.format(**words)
        return said[:1].upper() + said[1:]

    def _word(self, key: str, value: Any, language: str, players: Sequence[str]) -> str:
        if key in _SEATS:
            return players[value] if value < len(players) else _NUMBERED[language].format(value + 1)
        if isinstance(value, list):
            words = [self._word(key.removesuffix("s"), item, language, players) for item in value]
            return _AND[language].join(words)
        known = self.tables.get("names", {}).get(str(value))
        return known[language] if known else str(value)


_SEATS = ("seat", "prisoner")
"""Keys whose number is a chair, said by the name of who sits there."""

_NUMBERED = {"en": "player {}", "fr": "Joueur {}"}
_AND = {"en": " and ", "fr": " et "}

"""Words: what a game says in each language, out of its catalogue `games/<game>.ftl`.

    title = Piggyback
    rule-PB-7 = A pig that sets off takes along everyone above it …
    option-shape = How the path is drawn …       option-shape-stairs = Stairs
    name-red = red                               as it is written inside sentences
    event-hopped = The { $pig } pig hops from { $from } to { $to }.
    reason-crossed = A pig has crossed the last plate.
    move-roll = roll the die                     aim-roll = I roll the die

Seats are written as numbers from 1 unless the table knows the players' names.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from hamlet.engine.option import FIRST_PLAYER, Value
from hamlet.engine.vocabulary import Json
from hamlet.speech.catalogue import KEPT, Catalogue, capital, catalogue
from hamlet.speech.languages import REFERENCE


class Words:
    """The vocabulary of one game.

    `package` is where the game lies; `seats` are the keys of events whose number is a chair,
    said by the name of who sits there.
    """

    def __init__(self, game: str, package: str, seats: Sequence[str] = ("seat",)) -> None:
        self._game = game
        self._package = package
        self._seats = seats
        self.name = lru_cache(KEPT)(self._name)
        """A colour, a face or a thing as it is written inside sentences, if it has a name."""

    def _catalogue(self, language: str) -> Catalogue:
        return catalogue(language, f"games/{self._game}", self._package)

    def title(self, language: str) -> str:
        """What the game is called."""
        return self._catalogue(language).say("title")

    def rulebook(self, language: str) -> dict[str, str]:
        """Every rule in our own words, by its number, in the order of the book."""
        said = self._catalogue(language)
        numbers = [key for key in said.keys if key.startswith("rule-")]
        return {key.removeprefix("rule-"): said.say(key) for key in numbers}

    def has_rule(self, rule: str) -> bool:
        """Whether there is a rule of that number."""
        return f"rule-{rule}" in self._catalogue(REFERENCE).keys

    def rule(self, rule: str, language: str) -> str:
        """One rule in our own words."""
        return self._catalogue(language).say(f"rule-{rule}")

    def option(self, name: str, language: str) -> str:
        """What an option settles."""
        if name == FIRST_PLAYER:
            return catalogue(language, "table").say("first-player")
        return self._catalogue(language).say(f"option-{name}")

    def value(self, option: str, value: Value, language: str) -> str:
        """What one value of an option is called."""
        if (option, value) == (FIRST_PLAYER, "random"):
            return catalogue(language, "table").say("first-player-random")
        shown = str(value).lower() if isinstance(value, bool) else str(value)
        return self._catalogue(language).find(f"option-{option}-{shown}") or shown

    def reason(self, reason: str, language: str) -> str:
        """Why a match ended."""
        return self._catalogue(language).say(f"reason-{reason}")

    def _name(self, thing: str, language: str) -> str | None:
        return self._catalogue(language).find(f"name-{thing}")

    def move(self, move: str, language: str) -> str | None:
        """What a move does, if there are words for it."""
        return self._catalogue(language).find(f"move-{move}")

    def aim(self, aim: str, language: str, **values: str) -> str | None:
        """What a partner who makes a move is up to, if there are words for it."""
        said = self._catalogue(language)
        return said.say(f"aim-{aim}", **values) if f"aim-{aim}" in said.keys else None

    def sentence(self, event: Json, language: str, players: Sequence[str] = ()) -> str:
        """An event in one sentence; an event nobody needs to hear of gives an empty one."""
        values = {
            key: self._word(key, value, language, players)
            for key, value in event.items()
            if key != "event"
        }
        return capital(self._catalogue(language).say(f"event-{event['event']}", **values))

    def _word(self, key: str, value: Any, language: str, players: Sequence[str]) -> str | int:
        if key in self._seats:
            return player_name(value, language, players)
        if isinstance(value, list):
            words = [self._word(key.removesuffix("s"), item, language, players) for item in value]
            return self._catalogue(language).list(str(word) for word in words)
        if isinstance(value, str):
            return self.name(value, language) or value
        return int(value)


def player_name(seat: int, language: str, players: Sequence[str]) -> str:
    """Who sits there, by name or, if nobody has told it, by number."""
    if seat < len(players) and players[seat]:
        return players[seat]
    return catalogue(language, "table").say("player", number=seat + 1)

"""What is said of a table in a language: events in sentences, why it ended, what bots aim at."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from hamlet.engine.move_words import aim_said
from hamlet.engine.vocabulary import Json
from hamlet.engine.words import Words
from hamlet.games import kind
from hamlet.server.protocol.answers import Ending, Step, Told, View
from hamlet.server.tables.told import Report


class Voice:
    """Speaks of one game in one language."""

    def __init__(self, game: str, language: str) -> None:
        self._words: Words = kind(game).words
        self._language = language

    def events(self, events: Sequence[Json], names: Sequence[str]) -> list[str]:
        """A sentence for each event; an empty one for what nobody needs to hear of."""
        return [self._words.sentence(event, self._language, names) for event in events]

    def ending(self, ending: Ending | None) -> Ending | None:
        """How a match ended, with the sentence that says why."""
        if ending is None:
            return None
        return replace(ending, said=self._words.reason(ending.reason, self._language))

    def view(self, view: View) -> View:
        """A table as it stands, with what is said of it."""
        return view if view.result is None else replace(view, result=self.ending(view.result))

    def told(self, report: Report) -> Told:
        """A change with what is said of it."""
        told, aim = report
        names = [chair.name for chair in told.view.chairs]
        steps = [self._step(step, names) for step in told.steps]
        return replace(told, steps=steps, view=self.view(told.view), says=self._aim(aim))

    def _step(self, step: Step, names: Sequence[str]) -> Step:
        return replace(step, said=self.events(step.events, names))

    def _aim(self, aim: dict[str, str] | None) -> str:
        return aim_said(self._words, aim, self._language) if aim else ""

"""A review in sentences."""

from __future__ import annotations

from collections.abc import Sequence

from hamlet.analysis.coach import hundredths
from hamlet.engine.move_words import spoken
from hamlet.engine.vocabulary import Json
from hamlet.engine.words import Words
from hamlet.speech.catalogue import capital, catalogue


class Retelling:
    """Says what a review found of a match, in one language."""

    def __init__(self, words: Words, names: Sequence[str], together: bool, language: str) -> None:
        self._words = words
        self._names = names
        self._whose = "team" if together else "alone"
        self._language = language
        self._say = catalogue(language, "review").say

    def whole(self, report: Json) -> Json:
        """A review whose players, turning points and mistakes also say themselves."""
        players = [{**player, "says": self.player(player)} for player in report["players"]]
        told = {
            key: [{**step, "says": self.step(step, report["curve"])} for step in report[key]]
            for key in ("turning_points", "mistakes")
        }
        return {**report, **told, "players": players}

    def player(self, player: Json) -> str:
        """What a player's result is made of."""
        parts = {key: f"{100 * player[key]:+.0f}" for key in ("luck", "choice", "others")}
        name, start = self._names[player["seat"]], hundredths(player["start"])
        return capital(self._say("player", name=name, start=start, **parts))

    def step(self, step: Json, curve: list[list[float]]) -> str:
        """What a move or a roll did, or what would have been better."""
        rolled = step["actor"] == "chance"
        words = {"move": self._move(step["move"])}
        if not rolled:
            words["actor"] = self._names[step["actor"]]
        if step.get("best"):
            cost = hundredths(-step["change"][step["actor"]])
            return capital(self._say("better", best=self._move(step["best"]), cost=cost, **words))
        change = step["change"]
        seat = max(range(len(change)), key=lambda seat: abs(change[seat]))
        after = curve[step["number"]][seat]
        return capital(
            self._say(
                f"roll-{self._whose}" if rolled else f"move-{self._whose}",
                whose=self._names[seat],
                before=hundredths(after - change[seat]),
                after=hundredths(after),
                **words,
            )
        )

    def _move(self, move: str) -> str:
        return spoken(self._words, move, self._language)

"""A match: one game being played, with its log, its events and the way back."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Literal

from hamlet.engine.dice import Dice, ScriptedDice
from hamlet.engine.errors import BadDice, IllegalMove
from hamlet.engine.ids import CHANCE, OVER, Move
from hamlet.engine.outcome import Outcome
from hamlet.engine.vocabulary import Json, Raw

if TYPE_CHECKING:
    from hamlet.engine.game import Game


class Match:
    """A match in progress or finished. Every change goes through `play`."""

    def __init__(self, game: Game, dice: Dice, position: Json | None = None) -> None:
        kind = game.kind
        self.game = game
        self.dice = dice
        self.state: Any = (
            kind.start(game.box) if position is None else kind.restore(game.box, position)
        )
        self.start: Json | None = None if position is None else self.position()
        self.log: list[str] = []
        self.actors: list[int] = []
        self.events: list[Json] = []
        self._before: list[tuple[Any, object]] = []

    @property
    def actor(self) -> int | Literal["chance"] | None:
        """The seat to decide, "chance" when the dice do, None once the match is over."""
        who = self.game.kind.rules.actor(self.game.box, self.state)
        if who == CHANCE:
            return "chance"
        return None if who == OVER else int(who)

    def moves(self) -> list[str]:
        """The legal moves of the seat to decide, in notation; none at a chance node."""
        if not isinstance(self.actor, int):
            return []
        return [self.game.name(self.state, code) for code in self.game.legal_moves(self.state)]

    def outcomes(self) -> dict[str, float]:
        """At a chance node what can fall, with its probability; empty elsewhere."""
        if self.actor != "chance":
            return {}
        weighted = self.game.weighted_outcomes(self.state)
        total = sum(weight for _, weight in weighted)
        return {self.game.name(self.state, code): weight / total for code, weight in weighted}

    def play(self, text: str) -> list[Json]:
        """Play a move, or force an outcome at a chance node; returns what happened.

        Raises MalformedMove if the text cannot be read, IllegalMove with the rule if it
        is not allowed here. A refused move changes nothing.
        """
        return self.play_code(self.game.read(self.state, text))

    def play_code(self, code: Move) -> list[Json]:
        """Play a move that is known to be legal."""
        return self._do(code, self.dice.mark())

    def _do(self, code: Move, mark: object) -> list[Json]:
        who = self.game.kind.rules.actor(self.game.box, self.state)
        self._before.append((self.state.copy(), mark))
        self.log.append(self.game.name(self.state, code))
        self.actors.append(int(who))
        story: list[Raw] = []
        self.game.kind.rules.apply(self.game.box, self.state, code, story)
        self.events = [self.game.kind.event(self.game.box, raw) for raw in story]
        return self.events

    def roll(self) -> str:
        """Let the match's own dice decide a chance node; returns what fell."""
        if self.actor != "chance":
            raise BadDice("there is nothing to roll now")
        weighted = self.game.weighted_outcomes(self.state)
        names = [self.game.name(self.state, code) for code, _ in weighted]
        mark = self.dice.mark()
        index = self.dice.roll(names, [weight for _, weight in weighted])
        self._do(weighted[index][0], mark)
        return names[index]

    def undo(self) -> str:
        """Take the last move or outcome back; returns it. What was rolled will fall again."""
        if not self._before:
            raise IllegalMove("there is nothing to take back", "")
        self.state, mark = self._before.pop()
        self.dice.rewind(mark)
        self.events = []
        self.actors.pop()
        return self.log.pop()

    def forget(self) -> None:
        """Keep no way back from here: a table that cannot undo need not remember."""
        self._before.clear()

    @property
    def result(self) -> Outcome | None:
        """How the match ended, or None while it goes on."""
        return self.game.kind.result(self.game.box, self.state)

    def position(self) -> Json:
        """The position as plain data; `game.match(position=...)` restores it."""
        return self.game.kind.position(self.game.box, self.state)


def replay(game: Game, log: Iterable[str], position: Json | None = None) -> Match:
    """Rebuild a match from its log, and from the position it began with if not the usual."""
    match = game.match(position=position, dice=ScriptedDice([]))
    for entry in log:
        match.play(entry)
    return match

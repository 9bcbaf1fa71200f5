"""A match: one game being played, with its log, its events and the way back."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Generic, Literal

from hamlet.engine.dice import Dice, ScriptedDice
from hamlet.engine.errors import BadDice, IllegalMove
from hamlet.engine.ids import CHANCE, OVER, Move
from hamlet.engine.outcome import Outcome
from hamlet.engine.skeleton import BoxT, StateT
from hamlet.engine.vocabulary import Json, Raw

if TYPE_CHECKING:
    from hamlet.engine.game import Game


class Match(Generic[BoxT, StateT]):
    """A match in progress or finished. Every change goes through `play`.

    A state that was seen is never changed: each move makes the next one. So states can be
    kept, and matches forked, without copying.
    """

    def __init__(self, game: Game[BoxT, StateT], dice: Dice, position: Json | None = None) -> None:
        self.game = game
        self.dice = dice
        self.state = _first(game, position)
        self.start: Json | None = None if position is None else self.position()
        self.log: list[str] = []
        self.actors: list[int] = []
        self.events: list[Json] = []
        self._before: list[tuple[StateT, object]] = []

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

    def thrown(self) -> list[str]:
        """The dice that are thrown at this chance node, by their names; none where something
        is shuffled or drawn, and elsewhere.
        """
        if self.actor != "chance":
            return []
        return self.game.kind.shown.thrown(self.game.box, self.state)

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
        self._before.append((self.state, mark))
        self.log.append(self.game.name(self.state, code))
        self.actors.append(int(who))
        self.state = self.state.copy()
        story: list[Raw] = []
        self.game.kind.rules.apply(self.game.box, self.state, code, story)
        self.events = [self.game.kind.told.event(self.game.box, raw) for raw in story]
        return self.events

    def roll(self, dice: Dice | None = None) -> str:
        """Let the match's own dice, or others, decide a chance node; returns what fell."""
        if self.actor != "chance":
            raise BadDice("there is nothing to roll now")
        weighted = self.game.weighted_outcomes(self.state)
        names = [self.game.name(self.state, code) for code, _ in weighted]
        mark = self.dice.mark()
        index = (dice or self.dice).roll(names, [weight for _, weight in weighted])
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

    def fork(self, dice: Dice | None = None) -> Match[BoxT, StateT]:
        """A match that goes on from here by itself; it rolls the same dice, or those given.

        With other dice no way leads back behind the fork, because they never fell there.
        """
        twin: Match[BoxT, StateT] = Match.__new__(Match)
        twin.game, twin.start, twin.state = self.game, self.start, self.state
        twin.dice = self.dice if dice is None else dice
        twin.log, twin.actors = self.log[:], self.actors[:]
        twin.events, twin._before = self.events, [] if dice else self._before[:]
        return twin

    def forget(self) -> None:
        """Keep no way back from here: a table that cannot undo need not remember."""
        self._before.clear()

    @property
    def result(self) -> Outcome | None:
        """How the match ended, or None while it goes on."""
        return self.game.kind.position.result(self.game.box, self.state)

    def position(self) -> Json:
        """The position as plain data; `game.match(position=...)` restores it."""
        return self.position_at(self.state)

    def position_at(self, state: StateT) -> Json:
        """The position in a state that this match was in."""
        return self.game.kind.position.write(self.game.box, state)


def _first(game: Game[BoxT, StateT], position: Json | None) -> StateT:
    if position is None:
        return game.kind.position.start(game.box)
    return game.kind.position.restore(game.box, position)


def replay(
    game: Game[BoxT, StateT], log: Iterable[str], position: Json | None = None
) -> Match[BoxT, StateT]:
    """Rebuild a match from its log, and from the position it began with if not the usual."""
    match = game.match(position=position, dice=ScriptedDice([]))
    for entry in log:
        match.play(entry)
    return match

"""A game with its players, options and edition chosen, from which matches are dealt."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Generic

from hamlet.engine.dice import Dice, SeededDice
from hamlet.engine.edition import Edition, edition_dict
from hamlet.engine.errors import IllegalMove, MalformedMove
from hamlet.engine.ids import ALLOWED, CHANCE, OVER, Move
from hamlet.engine.kind import Kind
from hamlet.engine.match import Match
from hamlet.engine.option import read_options
from hamlet.engine.setup import Setup
from hamlet.engine.skeleton import BoxT, StateT
from hamlet.engine.vocabulary import Json
from hamlet.speech.languages import REFERENCE


class Game(Generic[BoxT, StateT]):
    """The rules of one table: interpreted, no compiler needed, ready at once."""

    def __init__(
        self,
        kind: Kind[BoxT, StateT],
        players: int,
        options: Mapping[str, object],
        edition: Edition,
    ) -> None:
        kind.check_players(players)
        self.kind = kind
        self.players = players
        self.options = read_options(kind.printed.options(players), options)
        self.edition = edition
        self.box = kind.printed.build(edition, players, self.options)

    def __repr__(self) -> str:
        return f"<Game {self.kind.id}, {self.players} players, {self.edition.name}>"

    @cached_property
    def setup(self) -> Setup:
        """What was chosen, every option named: `hamlet.open_setup` makes an equal game of it."""
        return Setup(self.kind.id, self.players, self.options, edition_dict(self.edition))

    def match(
        self,
        seed: int | str | None = None,
        position: Json | None = None,
        dice: Dice | None = None,
    ) -> Match[BoxT, StateT]:
        """A match from the start, or from a position that may be partial.

        Its dice are seeded unless others are given; without a seed they differ each time.
        """
        if dice is None:
            dice = SeededDice(secrets.randbits(63) if seed is None else seed)
        return Match(self, dice, position)

    def legal_moves(self, state: StateT) -> list[Move]:
        """The legal moves of the acting seat."""
        moves = [0] * self.kind.most
        count = self.kind.rules.legal(self.box, state, moves)
        return [Move(code) for code in moves[:count]]

    def weighted_outcomes(self, state: StateT) -> list[tuple[Move, int]]:
        """At a chance node, the outcomes with their weights."""
        moves = [0] * self.kind.most
        weights = [0] * self.kind.most
        count = self.kind.rules.outcomes(self.box, state, moves, weights)
        pairs = zip(moves[:count], weights[:count], strict=True)
        return [(Move(code), weight) for code, weight in pairs]

    def name(self, state: StateT, code: Move) -> str:
        """A move or an outcome of this state in notation."""
        if self.kind.rules.actor(self.box, state) == CHANCE:
            return self.kind.notation.outcome_name(self.box, state, code)
        return self.kind.notation.move_name(self.box, code)

    def read(self, state: StateT, text: str) -> Move:
        """The move or outcome that notation means here; refused with the reason otherwise."""
        who = self.kind.rules.actor(self.box, state)
        if who == CHANCE:
            return self._read_outcome(state, text)
        code = (
            self.kind.notation.read_move(self.box, text.strip()) if isinstance(text, str) else None
        )
        if code is None:
            hint = _listed(
                self.kind.notation.move_name(self.box, move) for move in self.legal_moves(state)
            )
            raise MalformedMove(f"{text!r} is not a move of {self.kind.id}{hint}")
        rule = self.kind.rules.forbids(self.box, state, Move(code))
        if rule != ALLOWED:
            raise self._illegal(state, text.strip(), f"{self.kind.prefix}-{rule}")
        return Move(code)

    def _read_outcome(self, state: StateT, text: str) -> Move:
        possible = {code: self.name(state, code) for code, _ in self.weighted_outcomes(state)}
        code = (
            self.kind.notation.read_outcome(self.box, state, text.strip())
            if isinstance(text, str)
            else None
        )
        if code is None or code not in possible:
            raise MalformedMove(f"{text!r} cannot fall here{_listed(possible.values())}")
        return Move(code)

    def _illegal(self, state: StateT, text: str, rule: str) -> IllegalMove:
        said = self.kind.words.rule(rule, REFERENCE)
        over = self.kind.rules.actor(self.box, state) == OVER
        why = "the match is over; " if over else ""
        return IllegalMove(f"{text!r} is not allowed now: {why}{said} ({rule})", rule)


def _listed(names: Iterable[str]) -> str:
    listed = list(names)
    shown = ", ".join(listed[:12]) + (", …" if len(listed) > 12 else "")
    return f"; possible here: {shown}" if listed else "; the match is over"

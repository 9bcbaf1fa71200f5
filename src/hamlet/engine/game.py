"""A game with its players, options and edition chosen, from which matches are dealt."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

from hamlet.engine.dice import Dice, SeededDice
from hamlet.engine.edition import Edition
from hamlet.engine.errors import IllegalMove, MalformedMove
from hamlet.engine.ids import ALLOWED, CHANCE, OVER, Move
from hamlet.engine.kind import Kind
from hamlet.engine.match import Match
from hamlet.engine.option import read_options
from hamlet.engine.vocabulary import Json


class Game:
    """The rules of one table: interpreted, no compiler needed, ready at once."""

    def __init__(
        self, kind: Kind, players: int, options: Mapping[str, Any], edition: Edition
    ) -> None:
        kind.check_players(players)
        self.kind = kind
        self.players = players
        self.options = read_options(kind.options(players), options)
        self.edition = edition
        self.box = kind.build(edition, players, self.options)

    def __repr__(self) -> str:
        return f"<Game {self.kind.id}, {self.players} players, {self.edition.name}>"

    def match(
        self,
        seed: int | str | None = None,
        position: Json | None = None,
        dice: Dice | None = None,
    ) -> Match:
        """A match from the start, or from a position that may be partial.

        Its dice are seeded unless others are given; without a seed they differ each time.
        """
        if dice is None:
            dice = SeededDice(secrets.randbits(63) if seed is None else seed)
        return Match(self, dice, position)

    def legal_moves(self, state: Any) -> list[Move]:
        """The legal moves of the acting seat."""
        moves = [0] * self.kind.most
        count = self.kind.rules.legal(self.box, state, moves)
        return [Move(code) for code in moves[:count]]

    def weighted_outcomes(self, state: Any) -> list[tuple[Move, int]]:
        """At a chance node, the outcomes with their weights."""
        moves = [0] * self.kind.most
        weights = [0] * self.kind.most
        count = self.kind.rules.outcomes(self.box, state, moves, weights)
        pairs = zip(moves[:count], weights[:count], strict=True)
        return [(Move(code), weight) for code, weight in pairs]

    def name(self, state: Any, code: Move) -> str:
        """A move or an outcome of this state in notation."""
        if self.kind.rules.actor(self.box, state) == CHANCE:
            return self.kind.outcome_name(self.box, state, code)
        return self.kind.move_name(self.box, code)

    def read(self, state: Any, text: str) -> Move:
        """The move or outcome that notation means here; refused with the reason otherwise."""
        who = self.kind.rules.actor(self.box, state)
        if who == CHANCE:
            return self._read_outcome(state, text)
        code = self.kind.read_move(self.box, text.strip()) if isinstance(text, str) else None
        if code is None:
            hint = _listed(self.kind.move_name(self.box, move) for move in self.legal_moves(state))
            raise MalformedMove(f"{text!r} is not a move of {self.kind.id}{hint}")
        rule = self.kind.rules.forbids(self.box, state, code)
        if rule != ALLOWED:
            raise self._illegal(state, text.strip(), f"{self.kind.prefix}-{rule}")
        return Move(code)

    def _read_outcome(self, state: Any, text: str) -> Move:
        possible = {code: self.name(state, code) for code, _ in self.weighted_outcomes(state)}
        code = (
            self.kind.read_outcome(self.box, state, text.strip()) if isinstance(text, str) else None
        )
        if code is None or code not in possible:
            raise MalformedMove(f"{text!r} cannot fall here{_listed(possible.values())}")
        return Move(code)

    def _illegal(self, state: Any, text: str, rule: str) -> IllegalMove:
        said = self.kind.rulebook[rule]["en"]
        over = self.kind.rules.actor(self.box, state) == OVER
        why = "the match is over; " if over else ""
        return IllegalMove(f"{text!r} is not allowed now: {why}{said} ({rule})", rule)


def _listed(names: Any) -> str:
    listed = list(names)
    shown = ", ".join(listed[:12]) + (", …" if len(listed) > 12 else "")
    return f"; possible here: {shown}" if listed else "; the match is over"

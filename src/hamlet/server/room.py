"""A room: one table as its log makes it. No clock, no storage, no network in here."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from hashlib import sha256
from typing import Any, Literal, NamedTuple

import msgspec

import hamlet
from hamlet.bots.registry import bot_names
from hamlet.engine.dice import Dice, FairDice, ScriptedDice, SeededDice
from hamlet.engine.game import Game
from hamlet.engine.kind import Kind
from hamlet.engine.match import Match
from hamlet.server import change as log
from hamlet.server.change import Chair, Change, Header
from hamlet.server.wire import Step

TAKEOVER = 3.0
"""Seconds after which any process may do what another has left undone."""

Duty = Literal["begin", "dice", "bot", "clock"]


class Turn(NamedTuple):
    """What the server itself has to do next, and from when on."""

    duty: Duty
    at: float


class Room:
    """Who sits where, and the match; every change comes through `apply`."""

    def __init__(self, table: str, header: Header, secret: bytes, created: float) -> None:
        self.table = table
        self.header = header
        self.secret = secret
        self.version = 0
        self.at = created
        self.chairs = [msgspec.structs.replace(chair) for chair in header.chairs]
        self.words = header.words
        self.listed = header.listed
        self.spectators = header.spectators
        self.clock = header.clock
        self.began = False
        self.closed = False
        self.next_table = ""
        self.wish: tuple[int, int, list[int]] | None = None
        self.match = game_of(header).match(position=header.position, dice=self._dice())

    def _dice(self) -> Dice:
        if self.header.dice == "fair":
            return FairDice(self.secret, self.words)
        if self.header.dice == "seeded" and self.header.seed is not None:
            return SeededDice(self.header.seed)
        return ScriptedDice([])

    @property
    def over(self) -> bool:
        return self.match.actor is None

    @property
    def live(self) -> bool:
        """The match is on: begun, not over, not closed."""
        return self.began and not self.over and not self.closed

    def seats_of(self, holder: str) -> list[int]:
        """The chairs somebody holds."""
        return [seat for seat, chair in enumerate(self.chairs) if holder and chair.holder == holder]

    def is_host(self, holder: str) -> bool:
        return bool(holder) and holder == self.header.host

    def may_watch(self, holder: str) -> bool:
        return self.spectators or self.is_host(holder) or bool(self.seats_of(holder))

    def turn(self) -> Turn | None:
        """What the server must do next by itself; None while it is for people to act."""
        if self.closed or (self.began and self.over):
            return None
        if not self.began:
            ready = not self.header.wait and not any(chair.free for chair in self.chairs)
            return Turn("begin", self.at) if ready else None
        actor = self.match.actor
        if actor == "chance":
            return None if self.header.dice == "own" else Turn("dice", self.at)
        assert isinstance(actor, int)
        if self.chairs[actor].bot:
            return Turn("bot", self.at)
        return Turn("clock", self.at + self.clock) if self.clock else None

    def due(self) -> float | None:
        """When another process should look after this table, if nothing happens before."""
        turn = self.turn()
        if turn is None:
            return None
        return turn.at + (0.0 if turn.duty == "clock" else TAKEOVER)

    def apply(self, change: Change, at: float, telling: bool = True) -> list[Step]:
        """Do what the log says; returns the moves and rolls it contained, if they are told."""
        self.version += 1
        self.at = at
        lines = _APPLY[type(change)](self, change)
        return [] if lines is None else self._play(lines, telling)

    def _play(self, lines: list[str], telling: bool) -> list[Step]:
        told = []
        for line in lines:
            who, _, text = line.partition(" ")
            events = self.match.play(text)
            if telling:
                position = self.match.position()
                told.append(Step("chance" if who == "*" else int(who), text, events, position))
            if who == "*":
                self.match.forget()
        if isinstance(self.match.dice, FairDice):
            self.match.dice.rolled = sum(1 for who in self.match.actors if who < 0)
        self.wish = None
        return told


def game_of(header: Header) -> Game:
    """The game of a table; equal tables share one."""
    key = (header.game, header.players, header.options, header.edition)
    return _game(msgspec.json.encode(key, order="deterministic"))


@lru_cache(maxsize=256)
def _game(key: bytes) -> Game:
    name, players, options, edition = msgspec.json.decode(key)
    return hamlet.game(name, players, options, edition)


def token_hash(token: str) -> str:
    """How a token is kept."""
    return sha256(token.encode()).hexdigest() if token else ""


def stand_in(kind: Kind) -> str:
    """The bot that plays for somebody absent."""
    names = bot_names(kind)
    return "greedy" if "greedy" in names else names[-1]


def rehearse(match: Match, text: str, roll: bool) -> list[str]:
    """The lines that a move would add to the log, dice included; the match stays as it is.

    Raises MalformedMove or IllegalMove as the rules do.
    """
    lines = [f"{_actor(match)} {match.game.name(match.state, match.game.read(match.state, text))}"]
    match.play(text)
    lines += _rolls(match) if roll else []
    for _ in lines:
        match.undo()
    return lines


def rehearse_rolls(match: Match) -> list[str]:
    """The rolls that are due now, as lines of the log; the match stays as it is."""
    lines = _rolls(match)
    for _ in lines:
        match.undo()
    return lines


def _rolls(match: Match) -> list[str]:
    lines = []
    while match.actor == "chance":
        lines.append(f"* {match.roll()}")
    return lines


def _actor(match: Match) -> str:
    return "*" if match.actor == "chance" else str(match.actor)


def _played(_room: Room, change: log.Played) -> list[str]:
    return change.steps


def _began(room: Room, change: log.Began) -> list[str]:
    room.began = True
    if isinstance(room.match.dice, FairDice):
        room.match.dice.words = room.words
    for chair in room.chairs:
        if not chair.holder and not chair.bot:
            chair.bot = change.bot
    return change.steps


def _sat(room: Room, change: log.Sat) -> None:
    room.chairs[change.seat] = Chair(
        kind="here" if change.here else "elsewhere",
        name=change.name,
        colour=change.colour,
        language=change.language,
        holder=change.holder,
    )


def _left(room: Room, change: log.Left) -> None:
    chair = room.chairs[change.seat]
    chair.holder, chair.kind, chair.bot = "", "elsewhere", change.bot
    _forget_wish(room, change.seat)


def _handed(room: Room, change: log.Handed) -> None:
    room.chairs[change.seat].bot = change.bot
    _forget_wish(room, change.seat)


def _locked(room: Room, change: log.Locked) -> None:
    chair = room.chairs[change.seat]
    chair.closed, chair.bot, chair.holder = change.closed, change.bot, ""
    chair.kind = "bot" if change.closed else "elsewhere"
    _forget_wish(room, change.seat)


def _forget_wish(room: Room, seat: int) -> None:
    """Nobody waits for the consent of somebody who is gone: the wish is dropped."""
    if room.wish and (seat == room.wish[0] or seat in room.wish[2]):
        room.wish = None


def _ruled(room: Room, change: log.Ruled) -> None:
    room.listed, room.spectators, room.clock = change.listed, change.spectators, change.clock


def _worded(room: Room, change: log.Worded) -> None:
    room.words = change.words


def _asked(room: Room, change: log.Asked) -> None:
    room.wish = (change.seat, change.steps, consenting(room, change.seat))


def consenting(room: Room, seat: int) -> list[int]:
    """One chair of each other person at the table, who has to agree to a wish."""
    mine = room.chairs[seat].holder
    asked: dict[str, int] = {}
    for other, chair in enumerate(room.chairs):
        if chair.holder and chair.holder != mine and not chair.bot:
            asked.setdefault(chair.holder, other)
    return list(asked.values())


def _agreed(room: Room, change: log.Agreed) -> None:
    assert room.wish is not None
    seat, steps, waiting = room.wish
    left = [other for other in waiting if other != change.seat]
    room.wish = (seat, steps, left) if change.yes else None


def _undone(room: Room, change: log.Undone) -> None:
    for _ in range(change.steps):
        room.match.undo()
    room.wish = None


def _rematched(room: Room, change: log.Rematched) -> None:
    room.next_table = change.table


def _closed(room: Room, _change: log.Closed) -> None:
    room.closed = True


_APPLY: dict[type, Callable[[Room, Any], list[str] | None]] = {
    log.Played: _played,
    log.Began: _began,
    log.Sat: _sat,
    log.Left: _left,
    log.Handed: _handed,
    log.Locked: _locked,
    log.Ruled: _ruled,
    log.Worded: _worded,
    log.Asked: _asked,
    log.Agreed: _agreed,
    log.Undone: _undone,
    log.Rematched: _rematched,
    log.Closed: _closed,
}
"""What each change does; the lines that then have to be played are returned."""

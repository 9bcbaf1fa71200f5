"""A table as its log makes it: a value, which a change turns into the next one.

No clock, no storage, no network in here, so that it also runs where there is no server.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Literal, NamedTuple

import msgspec
from msgspec.structs import replace

from hamlet.engine.dice import ScriptedDice
from hamlet.engine.match import Match
from hamlet.engine.record import StateRecord
from hamlet.engine.vocabulary import Json
from hamlet.games import open_setup
from hamlet.server.tables import log
from hamlet.server.tables.log import (
    Chair,
    Change,
    Header,
    Pledged,
    running_digest,
    write_change,
)
from hamlet.server.tables.pledges import awaited, shown
from hamlet.speech.languages import spoken
from hamlet.speech.names import pig_name

TAKEOVER = 3.0
"""Seconds after which any process may do what another has left undone."""
PROMISE_SECONDS = 10.0
"""How long the pages of a rematch have to promise words for its dice."""
REVEAL_SECONDS = 20.0
"""How long a guest's page has to show the words that it has promised."""


class Duty(NamedTuple):
    """What the server itself has to do next, and from when on."""

    what: Literal["bind", "begin", "dice", "bot", "clock"]
    at: float


class UndoRequest(NamedTuple):
    """A seat asks to take `steps` moves back; these seats have not agreed yet."""

    seat: int
    steps: int
    waiting: tuple[int, ...]


class Happening(NamedTuple):
    """A move or a roll of the last change, what it did, and the state after it."""

    actor: int | Literal["chance"]
    text: str
    events: list[Json]
    state: StateRecord


class Passage(NamedTuple):
    """Some moves and rolls in a row: the match after them, and what happened in each."""

    match: Match
    happened: tuple[Happening, ...] = ()

    @property
    def lines(self) -> tuple[str, ...]:
        """As the log keeps them."""
        return tuple(
            f"{'*' if done.actor == 'chance' else done.actor} {done.text}" for done in self.happened
        )


class Table(msgspec.Struct, frozen=True, kw_only=True):
    """Who sits where, and the match. Nothing here is ever changed: `after` gives the next."""

    id: str
    header: Header
    secret: bytes
    created: float
    at: float
    chairs: tuple[Chair, ...]
    words: str
    listed: bool
    public: bool
    """It was listed at some time, so strangers may be here."""
    spectators: bool
    clock: int
    match: Match
    commitment: str
    """The hash of the secret; empty as long as the house is not bound to it."""
    promises: dict[str, str]
    """What each holder's page has promised, as long as promises are taken."""
    bound_at: float | None = None
    pledges: tuple[Pledged, ...] = ()
    version: int = 0
    began: bool = False
    closed: bool = False
    next_table: str = ""
    undo: UndoRequest | None = None
    digest: bytes = b""
    """The running digest of the log up to here."""
    last: Change | None = None
    """The change that led here, and what was moved and rolled in it."""
    happened: tuple[Happening, ...] = ()

    @property
    def over(self) -> bool:
        return self.match.actor is None

    @property
    def live(self) -> bool:
        """The match is on: begun, not over, not closed."""
        return self.began and not self.over and not self.closed

    @property
    def finished(self) -> bool:
        """Nothing will happen here any more."""
        return self.closed or (self.began and self.over)

    @property
    def names(self) -> list[str]:
        """What everybody is called. Where strangers come in it is like their pig, whatever they
        typed: a name is a letter too.
        """
        return [
            pig_name(chair.character, seat, spoken(chair.language)) if self.public else chair.name
            for seat, chair in enumerate(self.chairs)
        ]

    def seats_of(self, holder: str) -> list[int]:
        """The chairs somebody holds."""
        return [seat for seat, chair in enumerate(self.chairs) if holder and chair.holder == holder]

    @property
    def free(self) -> list[int]:
        """The chairs on which somebody may sit down."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.free]

    @property
    def people(self) -> bool:
        """Somebody sits here; where nobody does, bots wait until they are watched."""
        return any(chair.holder for chair in self.chairs)

    def is_host(self, holder: str) -> bool:
        return bool(holder) and holder == self.header.host

    def may_watch(self, holder: str) -> bool:
        return self.spectators or self.is_host(holder) or bool(self.seats_of(holder))

    def duty(self) -> Duty | None:
        """What the server must do next by itself; None while it is for people to act."""
        if self.finished:
            return None
        if not self.began:
            return self._duty_before_the_match()
        actor = self.match.actor
        if actor == "chance":
            return None if is_entered(self, self.match) else Duty("dice", self.at)
        assert isinstance(actor, int)
        if self.chairs[actor].bot:
            return Duty("bot", self.at)
        return Duty("clock", self.at + self.clock) if self.clock else None

    @property
    def must_bind(self) -> bool:
        """Words were promised: the house binds itself next, and only then they are shown."""
        fair = self.header.dice == "fair" and not self.began and self.bound_at is None
        return fair and bool(self.promises or self.header.awaited)

    @property
    def unshown(self) -> list[str]:
        """Those at the table whose promised words are still to be shown."""
        return awaited(self.pledges, self.chairs, self.header.host)

    def _duty_before_the_match(self) -> Duty | None:
        """The host's own words are never left out, and a guest's only after some time."""
        if self.bound_at is not None:
            if self.header.host in self.unshown:
                return None
            return Duty("begin", self.bound_at + REVEAL_SECONDS if self.unshown else self.at)
        if self.header.wait or self.free:
            return None
        if not self.must_bind:
            return Duty("begin", self.at)
        late = any(holder not in self.promises for holder in self.header.awaited)
        return Duty("bind", self.created + PROMISE_SECONDS if late else self.at)

    def due(self) -> float | None:
        """When another process should look after this table, if nothing happens before."""
        duty = self.duty()
        if duty is None or (duty.what == "bot" and not self.people):
            return None
        return duty.at + (0.0 if duty.at > self.at else TAKEOVER)

    def after(self, change: Change, at: float, passage: Passage | None = None) -> Table:
        """The table once a change is done; `passage` is what it plays, if that is known already."""
        done = _EFFECTS[type(change)](self, change)
        match, happened = passage or _passage(done.match, change)
        version = self.version + 1
        return replace(
            done,
            version=version,
            at=at,
            digest=running_digest(self.digest, version, at, write_change(change)),
            last=change,
            match=match,
            happened=happened,
            bound_at=at if isinstance(change, log.Bound) else done.bound_at,
        )


def fresh_table(table: str, header: Header, secret: bytes, created: float) -> Table:
    """A table before its first change."""
    return Table(
        id=table,
        header=header,
        secret=secret,
        created=created,
        at=created,
        chairs=header.chairs,
        words=header.words,
        listed=header.listed,
        public=header.listed,
        spectators=header.spectators,
        clock=header.clock,
        commitment=header.commitment,
        promises={header.host: header.promise} if header.promise else {},
        match=open_setup(header.setup).match(position=header.position, dice=ScriptedDice([])),
    )


def folded(table: Table, entries: Iterable[tuple[float, Change]]) -> Iterator[Table]:
    """The versions that follow on a table, one for each entry of its log."""
    for at, change in entries:
        table = table.after(change, at)
        yield table


def _passage(match: Match, change: Change) -> Passage:
    """What the lines of a change lead to."""
    lines = change.steps if isinstance(change, log.Played | log.Began) else ()
    match = match.fork() if lines else match
    return Passage(match, tuple(step(match, line.partition(" ")[2]) for line in lines))


def step(match: Match, text: str) -> Happening:
    """Play a move or an outcome on a match; what happened."""
    who = match.actor
    match.play(text)
    return happening(match, who)


def happening(match: Match, who: int | Literal["chance"] | None) -> Happening:
    """What `who` did last in a match. No way leads back over the dice."""
    assert who is not None
    if who == "chance":
        match.forget()
    return Happening(who, match.log[-1], match.events, match.state)


def is_entered(table: Table, match: Match) -> bool:
    """Whether people enter what falls at this chance node, instead of the table rolling it."""
    if table.header.dice == "own" and table.secret:
        return bool(match.thrown())
    return table.header.dice in ("own", "entered")


def consenting(table: Table, seat: int) -> tuple[int, ...]:
    """One chair of each other person at the table, who has to agree to an undo."""
    mine = table.chairs[seat].holder
    asked: dict[str, int] = {}
    for other, chair in enumerate(table.chairs):
        if chair.holder and chair.holder != mine and not chair.bot:
            asked.setdefault(chair.holder, other)
    return tuple(asked.values())


def _after_moves(table: Table, _change: log.Played) -> Table:
    return replace(table, undo=None)


def _after_beginning(table: Table, change: log.Began) -> Table:
    chairs = [
        chair if chair.holder or chair.bot else replace(chair, bot=change.bot)
        for chair in table.chairs
    ]
    return replace(table, began=True, chairs=tuple(chairs), undo=None)


def _after_sitting(table: Table, change: log.Sat) -> Table:
    chair = Chair(
        kind="here" if change.here else "elsewhere",
        name=change.name,
        character=change.character,
        language=change.language,
        holder=change.holder,
    )
    return _with_promise(_with_chair(table, change.seat, chair), change.holder, change.promise)


def _with_promise(table: Table, holder: str, promise: str) -> Table:
    """Promises are taken until the house has bound itself."""
    if not promise or table.bound_at is not None:
        return table
    return replace(table, promises={**table.promises, holder: promise})


def _after_leaving(table: Table, change: log.Left) -> Table:
    chair = replace(table.chairs[change.seat], holder="", kind="elsewhere", bot=change.bot)
    return _without_undo_of(_with_chair(table, change.seat, chair), change.seat)


def _after_handing(table: Table, change: log.Handed) -> Table:
    chair = replace(table.chairs[change.seat], bot=change.bot)
    return _without_undo_of(_with_chair(table, change.seat, chair), change.seat)


def _after_locking(table: Table, change: log.Locked) -> Table:
    kind: Literal["bot", "elsewhere"] = "bot" if change.closed else "elsewhere"
    old = table.chairs[change.seat]
    out = old.thrown_out or (old.holder if table.live else "")
    chair = replace(old, closed=change.closed, bot=change.bot, holder="", kind=kind, thrown_out=out)
    return _without_undo_of(_with_chair(table, change.seat, chair), change.seat)


def _with_chair(table: Table, seat: int, chair: Chair) -> Table:
    return replace(table, chairs=(*table.chairs[:seat], chair, *table.chairs[seat + 1 :]))


def _without_undo_of(table: Table, seat: int) -> Table:
    """Nobody waits for the consent of somebody who is gone: the request is dropped."""
    concerned = table.undo and (seat == table.undo.seat or seat in table.undo.waiting)
    return replace(table, undo=None) if concerned else table


def _after_ruling(table: Table, change: log.Ruled) -> Table:
    return replace(
        table,
        listed=change.listed,
        public=table.public or change.listed,
        spectators=change.spectators,
        clock=change.clock,
    )


def _after_wording(table: Table, change: log.Worded) -> Table:
    return replace(table, words=change.words)


def _after_promising(table: Table, change: log.Promised) -> Table:
    return _with_promise(table, change.holder, change.promise)


def _after_binding(table: Table, change: log.Bound) -> Table:
    return replace(table, commitment=change.commitment, pledges=change.pledges, promises={})


def _after_revealing(table: Table, change: log.Revealed) -> Table:
    return replace(table, pledges=shown(table.pledges, change.holder, change.words))


def _after_asking(table: Table, change: log.Asked) -> Table:
    waiting = consenting(table, change.seat)
    return replace(table, undo=UndoRequest(change.seat, change.steps, waiting))


def _after_agreeing(table: Table, change: log.Agreed) -> Table:
    assert table.undo is not None
    left = tuple(seat for seat in table.undo.waiting if seat != change.seat)
    return replace(table, undo=table.undo._replace(waiting=left) if change.yes else None)


def _after_undoing(table: Table, change: log.Undone) -> Table:
    match = table.match.fork()
    for _ in range(change.steps):
        match.undo()
    return replace(table, match=match, undo=None)


def _after_rematch(table: Table, change: log.Rematched) -> Table:
    return replace(table, next_table=change.table)


def _after_closing(table: Table, _change: log.Closed) -> Table:
    return replace(table, closed=True)


_EFFECTS: dict[type[Change], Callable[[Table, Any], Table]] = {
    log.Played: _after_moves,
    log.Began: _after_beginning,
    log.Sat: _after_sitting,
    log.Left: _after_leaving,
    log.Handed: _after_handing,
    log.Locked: _after_locking,
    log.Ruled: _after_ruling,
    log.Worded: _after_wording,
    log.Promised: _after_promising,
    log.Bound: _after_binding,
    log.Revealed: _after_revealing,
    log.Asked: _after_asking,
    log.Agreed: _after_agreeing,
    log.Undone: _after_undoing,
    log.Rematched: _after_rematch,
    log.Closed: _after_closing,
}
"""What each change does to who sits where and how the table is run."""

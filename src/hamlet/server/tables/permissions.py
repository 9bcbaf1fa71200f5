"""Who may do what at a table: an ask comes in, what is to be done goes out, or a Refusal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, NamedTuple, TypeAlias

from hamlet.bots.registry import bot_names
from hamlet.engine.errors import BadDice, IllegalMove, MalformedMove
from hamlet.engine.pledges import fits_a_line, promise_of
from hamlet.server.protocol import asks
from hamlet.server.protocol.asks import Ask, Emoji, Unreadable
from hamlet.server.protocol.refusal import Refusal
from hamlet.server.tables import log
from hamlet.server.tables.log import Change, Header
from hamlet.server.tables.moves import Write, beginning, binding, played, stand_in, thrown
from hamlet.server.tables.new_table import clean, rematch_of
from hamlet.server.tables.table import Table, consenting
from hamlet.speech.languages import spoken
from hamlet.speech.names import pig_name


class MeetAgain(NamedTuple):
    """Make another table like this, and write down where it is."""

    header: Header


class Show(NamedTuple):
    """Show a picture to everyone; nothing is written."""

    seat: int
    emote: Emoji


class Resend(NamedTuple):
    """Send everything since a version."""

    have: int


class Consult(NamedTuple):
    """Ask the coach for the seat to move."""

    seat: int


Decision: TypeAlias = Write | MeetAgain | Show | Resend | Consult


def decide(table: Table, me: str, ask: Ask | Unreadable) -> Decision:
    """What an ask of `me` (the hash of a token) leads to; Refusal if it may not be."""
    rule = _CHANGES.get(type(ask))
    if rule is None:
        return _OTHERS[type(ask)](table, me, ask)
    _open(table)
    return Write(rule(table, me, ask))


def _open(table: Table) -> None:
    if table.closed:
        raise Refusal("gone", "this table is closed")


def _unreadable(_table: Table, _me: str, _ask: Unreadable) -> Decision:
    raise Refusal("malformed", "this message cannot be read")


def _hello(_table: Table, _me: str, _ask: asks.Hello) -> Decision:
    raise Refusal("malformed", "this message cannot be sent now")


def _sync(_table: Table, _me: str, ask: asks.Sync) -> Resend:
    return Resend(ask.have)


def _emote(table: Table, me: str, ask: asks.Emote) -> Show:
    _mine(table, me, ask.seat)
    return Show(ask.seat, ask.emote)


def _advise(table: Table, me: str, ask: asks.Advise) -> Consult:
    """Advice is only for the person who has to move now, in a match that goes on."""
    _mine(table, me, ask.seat)
    _current(table, ask.version)
    if not table.live:
        raise Refusal("forbidden", "there is nothing to decide at this table now")
    if table.match.actor != ask.seat:
        raise Refusal("forbidden", f"it is not the turn of seat {ask.seat}")
    _my_turn(table, me)
    return Consult(ask.seat)


def _rematch(table: Table, me: str, _ask: asks.Rematch) -> MeetAgain:
    _at_table(table, me)
    if not table.over or table.next_table:
        raise Refusal("forbidden", "a rematch is asked for once, after the end")
    return MeetAgain(rematch_of(table))


def _play(table: Table, me: str, ask: asks.Play) -> Write:
    _open(table)
    _at_table(table, me)
    _current(table, ask.version)
    if not table.began:
        raise Refusal("forbidden", "the match has not begun yet")
    _my_turn(table, me)
    try:
        passage = played(table, ask.move)
    except MalformedMove as error:
        raise Refusal("malformed", str(error)) from None
    except IllegalMove as error:
        raise Refusal("illegal", str(error), error.rule) from None
    by: Literal["person", "dice"] = "dice" if table.match.actor == "chance" else "person"
    return Write(log.Played(passage.lines, by), passage)


def _throw(table: Table, me: str, ask: asks.Throw) -> Write:
    _open(table)
    _at_table(table, me)
    _current(table, ask.version)
    if not table.live or table.match.actor != "chance":
        raise Refusal("forbidden", "there is nothing to throw at this table now")
    _my_turn(table, me)
    try:
        passage = thrown(table, ask.faces)
    except (MalformedMove, IllegalMove, BadDice) as error:
        raise Refusal("malformed", str(error)) from None
    return Write(log.Played(passage.lines, "dice"), passage)


def _at_table(table: Table, me: str) -> None:
    if not table.seats_of(me) and not table.is_host(me):
        raise Refusal("forbidden", "you have no chair at this table")


def _current(table: Table, version: int) -> None:
    if version != table.version:
        raise Refusal("stale", f"you saw version {version}, the table is at {table.version}")


def _my_turn(table: Table, me: str) -> None:
    actor = table.match.actor
    if isinstance(actor, int):
        chair = table.chairs[actor]
        if not me or chair.holder != me:
            raise Refusal("forbidden", f"it is seat {actor}'s turn, which is not yours")
        if chair.bot:
            raise Refusal("forbidden", "a bot plays for you; take your seat back first")
    elif actor == "chance" and not may_enter_dice(table, me):
        raise Refusal("forbidden", "the dice are not yours to enter")


def may_enter_dice(table: Table, me: str) -> bool:
    """Whether I enter what people's own dice show: the host, and who sits at their device."""
    here = any(table.chairs[seat].kind == "here" for seat in table.seats_of(me))
    return table.header.dice in ("own", "entered") and (here or table.is_host(me))


def may_take_back(table: Table, seat: int) -> bool:
    """Whether a seat may ask now to take its last move back."""
    return not _bound(table, seat) and _steps_back(table, seat) is not None


def _undo(table: Table, me: str, ask: asks.Undo) -> Change:
    _mine(table, me, ask.seat)
    _current(table, ask.version)
    if bound := _bound(table, ask.seat):
        raise Refusal("forbidden", bound)
    steps = _steps_back(table, ask.seat)
    if steps is None:
        fallen = "the dice have fallen since; that cannot be taken back"
        diced = any(who < 0 for who in table.match.actors)
        raise Refusal("forbidden", fallen if diced else "you have not moved yet")
    if not consenting(table, ask.seat):
        return log.Undone(ask.seat, steps)
    return log.Asked(ask.seat, steps)


def _bound(table: Table, seat: int) -> str:
    """Why a seat may take nothing back, whatever was played; empty if it may."""
    if not table.live:
        return "there is nothing to take back at this table now"
    if table.undo is not None:
        return "somebody has asked to take back and waits for an answer"
    return "a bot plays for you; take your seat back first" if table.chairs[seat].bot else ""


def _steps_back(table: Table, seat: int) -> int | None:
    """How many moves lead back to a seat's last; None if it has none, or the dice fell since."""
    for steps, who in enumerate(reversed(table.match.actors), 1):
        if who < 0:
            return None
        if who == seat:
            return steps
    return None


def _agree(table: Table, me: str, ask: asks.Agree) -> Change:
    _mine(table, me, ask.seat)
    _current(table, ask.version)
    if table.undo is None or ask.seat not in table.undo.waiting:
        raise Refusal("forbidden", "nobody waits for your consent")
    if ask.yes and table.undo.waiting == (ask.seat,):
        return log.Undone(table.undo.seat, table.undo.steps)
    return log.Agreed(ask.seat, ask.yes)


def _mine(table: Table, me: str, seat: int) -> None:
    if seat not in table.seats_of(me):
        raise Refusal("forbidden", f"seat {seat} is not yours")


def _seat(table: Table, seat: int) -> None:
    if seat >= len(table.chairs):
        raise Refusal("malformed", f"there is no seat {seat} at this table")


def _sit(table: Table, me: str, ask: asks.Sit) -> Change:
    _seat(table, ask.seat)
    if not me:
        raise Refusal("forbidden", "say hello first")
    chair = table.chairs[ask.seat]
    if not chair.free and chair.holder != me:
        raise Refusal("forbidden", f"seat {ask.seat} is not free")
    if table.bound_at is not None and not table.began:
        raise Refusal("busy", "the match is just beginning; come again in a moment")
    _may_take(table, me, ask.seat)
    host = table.is_host(me)
    stranger = table.public and not host
    pig = pig_name(ask.character, ask.seat, spoken(ask.language))
    name = pig if stranger else clean(ask.name) or pig
    promise = ask.promise if _takes_promises(table) else ""
    return log.Sat(ask.seat, me, name, ask.character, ask.language, here=host, promise=promise)


def _may_take(table: Table, me: str, seat: int) -> None:
    """Nobody plays on for somebody thrown out, and no guest takes every chair."""
    chair, held = table.chairs[seat], [mine for mine in table.seats_of(me) if mine != seat]
    if table.live and chair.thrown_out not in ("", me):
        raise Refusal("forbidden", "a bot plays here to the end, unless they come back")
    if not held or table.is_host(me):
        return
    if table.listed:
        raise Refusal("forbidden", "at an open table everybody has one chair")
    if table.free == [seat]:
        raise Refusal("forbidden", "you have a chair; the last free one is for somebody else")


def _takes_promises(table: Table) -> bool:
    return table.header.dice == "fair" and table.bound_at is None and not table.began


def _leave(table: Table, me: str, ask: asks.Leave) -> Change:
    _mine(table, me, ask.seat)
    return log.Left(ask.seat, stand_in(table.match.game.kind) if table.began else "")


def _hand(table: Table, me: str, ask: asks.Hand) -> Change:
    _mine(table, me, ask.seat)
    return log.Handed(ask.seat, _bot(table, ask.bot))


def _bot(table: Table, name: str) -> str:
    if name and name not in bot_names(table.match.game.kind):
        listed = ", ".join(bot_names(table.match.game.kind))
        raise Refusal("malformed", f"there is no bot {name!r}; there are {listed}")
    return name


def _lock(table: Table, me: str, ask: asks.Lock) -> Change:
    _host(table, me)
    _seat(table, ask.seat)
    bot = stand_in(table.match.game.kind) if ask.closed or table.began else ""
    return log.Locked(ask.seat, ask.closed, bot)


def _host(table: Table, me: str) -> None:
    if not table.is_host(me):
        raise Refusal("forbidden", "only the host may do that")


def _rule(table: Table, me: str, ask: asks.Rule) -> Change:
    _host(table, me)
    return log.Ruled(
        table.listed if ask.listed is None else ask.listed,
        table.spectators if ask.spectators is None else ask.spectators,
        table.clock if ask.clock is None else ask.clock,
    )


def _promise(table: Table, me: str, ask: asks.Promise) -> Change:
    _at_table(table, me)
    if not _takes_promises(table):
        raise Refusal("forbidden", "words are promised to fair dice before the house is bound")
    return log.Promised(me, ask.promise)


def _reveal(table: Table, me: str, ask: asks.Reveal) -> Change:
    if table.bound_at is None or table.began:
        raise Refusal("forbidden", "words are shown when the house is bound, before the match")
    mine = next((pledge for pledge in table.pledges if pledge.holder == me), None)
    if mine is None or mine.words:
        raise Refusal("forbidden", "nobody waits for words of yours")
    if promise_of(ask.words) != mine.promise or not fits_a_line(ask.words):
        raise Refusal("malformed", "these are not the words that were promised, on one line")
    return log.Revealed(me, ask.words)


def _begin(table: Table, me: str, _ask: asks.Begin) -> Change:
    _host(table, me)
    if table.began:
        raise Refusal("forbidden", "the match has begun")
    if table.must_bind:
        return binding(table)
    if table.unshown:
        raise Refusal("busy", "a page has yet to show the words that it promised")
    return beginning(table)


def _close(table: Table, me: str, _ask: asks.Close) -> Change:
    _host(table, me)
    return log.Closed()


_CHANGES: dict[type, Callable[[Table, str, Any], Change]] = {
    asks.Undo: _undo,
    asks.Agree: _agree,
    asks.Sit: _sit,
    asks.Leave: _leave,
    asks.Hand: _hand,
    asks.Lock: _lock,
    asks.Rule: _rule,
    asks.Promise: _promise,
    asks.Reveal: _reveal,
    asks.Begin: _begin,
    asks.Close: _close,
}
"""Asks that change the table."""
_OTHERS: dict[type, Callable[[Table, str, Any], Decision]] = {
    asks.Hello: _hello,
    asks.Sync: _sync,
    asks.Play: _play,
    asks.Throw: _throw,
    asks.Emote: _emote,
    asks.Advise: _advise,
    asks.Rematch: _rematch,
    Unreadable: _unreadable,
}

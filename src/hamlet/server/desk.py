"""The desk: who may do what at a table. A wish comes in, a change for the log goes out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hamlet.bots.registry import bot_names
from hamlet.engine.errors import IllegalMove, MalformedMove
from hamlet.server import change as log
from hamlet.server import wire
from hamlet.server.change import Change
from hamlet.server.refusal import Refusal
from hamlet.server.room import Room, consenting, rehearse, rehearse_rolls, stand_in

BADGES = ("Hen", "Goose", "Lamb", "Calf", "Foal", "Duck", "Kid")
"""At an open table strangers go by these, so that a name is no letter."""


def decide(room: Room, me: str, ask: wire.Ask) -> Change:
    """The change that a wish of `me` (the hash of a token) means; Refusal if it may not be."""
    rule = _DESK.get(type(ask))
    if rule is None:
        raise Refusal("malformed", "this message cannot be sent now")
    if room.closed:
        raise Refusal("gone", "this table is closed")
    return rule(room, me, ask)


def _play(room: Room, me: str, ask: wire.Play) -> Change:
    _at_table(room, me)
    _current(room, ask.version)
    if not room.began:
        raise Refusal("forbidden", "the match has not begun yet")
    _my_turn(room, me)
    try:
        lines = rehearse(room.match, ask.move, roll=room.header.dice != "own")
    except MalformedMove as error:
        raise Refusal("malformed", str(error)) from None
    except IllegalMove as error:
        raise Refusal("illegal", str(error), error.rule) from None
    return log.Played(lines, "person" if room.match.actor != "chance" else "dice")


def check_advice(room: Room, me: str, ask: wire.Advise) -> None:
    """Refuse advice to anybody but the person who has to move now, in a match that goes on."""
    _mine(room, me, ask.seat)
    _current(room, ask.version)
    if not room.live:
        raise Refusal("forbidden", "there is nothing to decide at this table now")
    if room.match.actor != ask.seat:
        raise Refusal("forbidden", f"it is not the turn of seat {ask.seat}")
    _my_turn(room, me)


def _at_table(room: Room, me: str) -> None:
    if not room.seats_of(me) and not room.is_host(me):
        raise Refusal("forbidden", "you have no chair at this table")


def _current(room: Room, version: int) -> None:
    if version != room.version:
        raise Refusal("stale", f"you saw version {version}, the table is at {room.version}")


def _my_turn(room: Room, me: str) -> None:
    actor = room.match.actor
    if isinstance(actor, int):
        chair = room.chairs[actor]
        if not me or chair.holder != me:
            raise Refusal("forbidden", f"it is seat {actor}'s turn, which is not yours")
        if chair.bot:
            raise Refusal("forbidden", "a bot plays for you; take your seat back first")
    elif actor == "chance":
        here = any(room.chairs[seat].kind == "here" for seat in room.seats_of(me))
        if room.header.dice != "own" or not (here or room.is_host(me)):
            raise Refusal("forbidden", "the dice are not yours to enter")


def _undo(room: Room, me: str, ask: wire.Undo) -> Change:
    _mine(room, me, ask.seat)
    _current(room, ask.version)
    if not room.live:
        raise Refusal("forbidden", "there is nothing to take back at this table now")
    steps = _steps_back(room, ask.seat)
    if not consenting(room, ask.seat):
        return log.Undone(ask.seat, steps)
    return log.Asked(ask.seat, steps)


def _steps_back(room: Room, seat: int) -> int:
    for steps, who in enumerate(reversed(room.match.actors), 1):
        if who < 0:
            raise Refusal("forbidden", "the dice have fallen since; that cannot be taken back")
        if who == seat:
            return steps
    raise Refusal("forbidden", "you have not moved yet")


def _agree(room: Room, me: str, ask: wire.Agree) -> Change:
    _mine(room, me, ask.seat)
    _current(room, ask.version)
    if room.wish is None or ask.seat not in room.wish[2]:
        raise Refusal("forbidden", "nobody waits for your consent")
    seat, steps, waiting = room.wish
    if ask.yes and waiting == [ask.seat]:
        return log.Undone(seat, steps)
    return log.Agreed(ask.seat, ask.yes)


def _mine(room: Room, me: str, seat: int) -> None:
    if seat not in room.seats_of(me):
        raise Refusal("forbidden", f"seat {seat} is not yours")


def _seat(room: Room, seat: int) -> None:
    if seat >= len(room.chairs):
        raise Refusal("malformed", f"there is no seat {seat} at this table")


def _sit(room: Room, me: str, ask: wire.Sit) -> Change:
    _seat(room, ask.seat)
    if not me:
        raise Refusal("forbidden", "say hello first")
    chair = room.chairs[ask.seat]
    if not chair.free and chair.holder != me:
        raise Refusal("forbidden", f"seat {ask.seat} is not free")
    host = room.is_host(me)
    name = ask.name if host or not room.listed else BADGES[ask.seat % len(BADGES)]
    return log.Sat(ask.seat, me, clean(name), ask.colour, ask.language, here=host)


def clean(name: str) -> str:
    """A name without line breaks and other invisible characters."""
    return "".join(letter for letter in name if letter.isprintable()).strip()


def _leave(room: Room, me: str, ask: wire.Leave) -> Change:
    _mine(room, me, ask.seat)
    return log.Left(ask.seat, stand_in(room.match.game.kind) if room.began else "")


def _hand(room: Room, me: str, ask: wire.Hand) -> Change:
    _mine(room, me, ask.seat)
    return log.Handed(ask.seat, _bot(room, ask.bot))


def _bot(room: Room, name: str) -> str:
    if name and name not in bot_names(room.match.game.kind):
        listed = ", ".join(bot_names(room.match.game.kind))
        raise Refusal("malformed", f"there is no bot {name!r}; there are {listed}")
    return name


def _lock(room: Room, me: str, ask: wire.Lock) -> Change:
    _host(room, me)
    _seat(room, ask.seat)
    bot = stand_in(room.match.game.kind) if ask.closed or room.began else ""
    return log.Locked(ask.seat, ask.closed, bot)


def _host(room: Room, me: str) -> None:
    if not room.is_host(me):
        raise Refusal("forbidden", "only the host may do that")


def _rule(room: Room, me: str, ask: wire.Rule) -> Change:
    _host(room, me)
    return log.Ruled(
        room.listed if ask.listed is None else ask.listed,
        room.spectators if ask.spectators is None else ask.spectators,
        room.clock if ask.clock is None else ask.clock,
    )


def _words(room: Room, me: str, ask: wire.Words) -> Change:
    _at_table(room, me)
    if room.began or room.header.dice != "fair":
        raise Refusal("forbidden", "words are mixed into fair dice before the match begins")
    return log.Worded(clean(ask.words))


def _begin(room: Room, me: str, _ask: wire.Begin) -> Change:
    _host(room, me)
    if room.began:
        raise Refusal("forbidden", "the match has begun")
    return beginning(room)


def beginning(room: Room) -> log.Began:
    """The change with which the match of a room begins."""
    dice = room.match.dice
    rolled = []
    if room.header.dice == "fair":
        dice.words = room.words  # type: ignore[attr-defined]
    if room.header.dice != "own":
        rolled = rehearse_rolls(room.match)
    return log.Began(stand_in(room.match.game.kind), rolled)


def _close(room: Room, me: str, _ask: wire.Close) -> Change:
    _host(room, me)
    return log.Closed()


_DESK: dict[type, Callable[[Room, str, Any], Change]] = {
    wire.Play: _play,
    wire.Undo: _undo,
    wire.Agree: _agree,
    wire.Sit: _sit,
    wire.Leave: _leave,
    wire.Hand: _hand,
    wire.Lock: _lock,
    wire.Rule: _rule,
    wire.Words: _words,
    wire.Begin: _begin,
    wire.Close: _close,
}

"""What is told of a room: never a token, a holder, or a secret before the end."""

from __future__ import annotations

from hamlet.engine.match import Match
from hamlet.engine.matchfile import DiceLine, MatchFile, SeatLine, match_file
from hamlet.server import change as log
from hamlet.server.change import Change
from hamlet.server.room import Room
from hamlet.server.wire import ChairView, DiceView, Ending, Sentence, Step, Told, View, Wish


def view_of(room: Room, watching: bool = True) -> View:
    """The table as it stands; those who may not watch see only the chairs."""
    match = room.match
    shown = watching and room.began
    return View(
        began=room.began,
        closed=room.closed,
        chairs=_chairs(room),
        listed=room.listed,
        spectators=room.spectators,
        clock=room.clock,
        dice=dice_view(room),
        actor=match.actor if shown else None,
        moves=match.moves() if shown and not room.closed else [],
        outcomes=list(match.outcomes()) if shown and room.header.dice == "own" else [],
        position=match.position() if watching else None,
        undo=Wish(*room.wish) if room.wish else None,
        result=ending(room.match) if watching else None,
        next_table=room.next_table,
    )


def _chairs(room: Room) -> list[ChairView]:
    return [
        ChairView(
            kind=chair.kind,
            name=chair.name,
            colour=chair.colour,
            language=chair.language,
            bot=chair.bot,
            taken=bool(chair.holder),
            closed=chair.closed,
        )
        for chair in room.chairs
    ]


def dice_view(room: Room) -> DiceView:
    """The dice as everyone may know them: the secret only once nothing is left to roll."""
    fair = room.header.dice == "fair"
    return DiceView(
        kind=room.header.dice,
        commitment=room.header.commitment,
        words=room.words,
        secret=room.secret.hex() if fair and room.over else "",
    )


def ending(match: Match) -> Ending | None:
    """How a match ended, None while it goes on."""
    result = match.result
    if result is None:
        return None
    winners = [int(seat) for seat in result.winners]
    return Ending(
        result.reason,
        winners,
        list(result.scores),
        list(result.ranking),
        list(result.sheet),
    )


def told_of(room: Room, change: Change, steps: list[Step]) -> Told:
    """What everyone is told of a change just applied."""
    played = change if isinstance(change, log.Played) else None
    return Told(
        version=room.version,
        what=str(change.__struct_config__.tag),
        seat=getattr(change, "seat", None),
        by=played.by if played else "",
        steps=steps,
        view=view_of(room),
        says=Sentence(**played.says) if played and played.says else None,
    )


def match_file_of(room: Room) -> MatchFile:
    """The match of a room as a file; its secret is in it once it is over."""
    seats = [
        SeatLine(chair.name or f"seat {seat}", chair.bot if not chair.holder else "")
        for seat, chair in enumerate(room.chairs)
    ]
    return match_file(room.match, seats, _dice_line(room))


def _dice_line(room: Room) -> DiceLine:
    if room.header.dice == "own":
        return DiceLine("entered")
    if room.header.dice == "seeded":
        return DiceLine("seeded", room.header.seed if room.over else None)
    seen = dice_view(room)
    return DiceLine("fair", None, seen.commitment, seen.words, seen.secret)

"""What is told of a table, and said of it in a language.

Never a token, a holder, or a secret before the end.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from hamlet.engine.game import Game
from hamlet.engine.ids import Move
from hamlet.engine.match import Match
from hamlet.engine.matchfile import DiceLine, MatchFile, SeatLine, match_file
from hamlet.engine.move_words import aim_said
from hamlet.engine.record import StateRecord
from hamlet.engine.vocabulary import Json, Raw
from hamlet.engine.words import Words
from hamlet.games import kind
from hamlet.server.protocol.answers import (
    ChairView,
    DiceView,
    Ending,
    Offer,
    PledgeView,
    Step,
    Thrown,
    Told,
    UndoWish,
    View,
)
from hamlet.server.tables import log
from hamlet.server.tables.permissions import may_take_back
from hamlet.server.tables.pledges import bound_pledges, without_holders
from hamlet.server.tables.table import Table, is_entered


def view_of(table: Table, watching: bool = True) -> View:
    """The table as it stands; those who may not watch see only the chairs."""
    match = table.match
    return _view(table, watching, match.position(), facts(match.game, match.state))


def _view(table: Table, watching: bool, position: Json, known: Json) -> View:
    match = table.match
    shown = watching and table.began
    offered = offers(match, position, known) if shown and not table.closed else []
    return View(
        began=table.began,
        closed=table.closed,
        chairs=_chairs(table),
        listed=table.listed,
        spectators=table.spectators,
        clock=table.clock,
        dice=dice_view(table),
        actor=match.actor if shown else None,
        moves=[offer.move for offer in offered],
        offers=offered,
        take_back=_may_take_back(table) if shown else [],
        outcomes=list(match.outcomes()) if shown and is_entered(table, match) else [],
        thrown=_thrown(match) if shown and table.secret and is_entered(table, match) else [],
        position=position if watching else None,
        facts=known if watching else None,
        undo=_undo(table),
        result=ending(table.match) if watching else None,
        next_table=table.next_table,
    )


def _thrown(match: Match) -> list[Thrown]:
    """The dice of a throw, each with its faces; what they show does not change how many fall."""
    game, state = match.game, match.state.copy()
    dice = []
    for die in match.thrown():
        codes = [code for code, _ in game.weighted_outcomes(state)]
        dice.append(Thrown(die, [game.name(state, code) for code in codes]))
        game.kind.rules.apply(game.box, state, codes[0], [])
    return dice


def _may_take_back(table: Table) -> list[int]:
    return [seat for seat in range(len(table.chairs)) if may_take_back(table, seat)]


def _undo(table: Table) -> UndoWish | None:
    asked = table.undo
    return UndoWish(asked.seat, asked.steps, list(asked.waiting)) if asked else None


def _chairs(table: Table) -> list[ChairView]:
    return [
        ChairView(
            kind=chair.kind,
            name=name,
            character=chair.character,
            language=chair.language,
            bot=chair.bot,
            taken=bool(chair.holder),
            closed=chair.closed,
            free=chair.free,
        )
        for chair, name in zip(table.chairs, table.names, strict=True)
    ]


def offers(match: Match, position: Json, known: Json) -> list[Offer]:
    """What the seat to decide may do, told as what it changes in position and known facts.

    At a chance node and after the end there is nothing.
    """
    game, state = match.game, match.state
    if not isinstance(match.actor, int):
        return []
    return [_offer(game, state, code, position, known) for code in game.legal_moves(state)]


def _offer(game: Game, state: StateRecord, code: Move, position: Json, known: Json) -> Offer:
    kind, box = game.kind, game.box
    after = state.copy()
    story: list[Raw] = []
    kind.rules.apply(box, after, code, story)
    return Offer(
        game.name(state, code),
        [kind.told.event(box, raw) for raw in story],
        _changed(position, kind.position.write(box, after)),
        _changed(known, facts(game, after)),
    )


def _changed(before: Json, after: Json) -> Json:
    """The entries that are not as they were."""
    return {key: value for key, value in after.items() if value != before[key]}


def contents(game: Game) -> Json:
    """What the rules make of edition, options and players, as far as a page needs it."""
    return dict(game.kind.shown.contents(game.box))


def facts(game: Game, state: StateRecord) -> Json:
    """What the rules say of a state that a page cannot see in its position."""
    return dict(game.kind.shown.facts(game.box, state))


def dice_view(table: Table) -> DiceView:
    """The dice as everyone may know them: the secret only once nothing is left to roll."""
    fair = table.header.dice == "fair"
    kind = "own" if table.header.dice == "entered" else table.header.dice
    return DiceView(
        kind=kind,
        commitment=table.commitment,
        words=table.words,
        secret=table.secret.hex() if table.over else "",
        bound=fair and (table.began or table.bound_at is not None),
        pledges=_pledges(table) if table.over or not table.began else [],
    )


def _pledges(table: Table) -> list[PledgeView]:
    """Promised words stay with the house until there is nothing left to roll."""
    host = table.header.host
    pledges = table.pledges or bound_pledges(table.promises, table.chairs, host)
    return [
        PledgeView(
            list(pledge.seats),
            pledge.promise,
            bool(pledge.words),
            pledge.words if table.over else "",
        )
        for pledge in pledges
    ]


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


class Report(NamedTuple):
    """What is told of a change in any language, and what the bot that made it is up to."""

    told: Told
    aim: dict[str, str] | None


def report_of(table: Table) -> Report:
    """What everyone is told of the change that led to this table; a `Voice` puts it in words."""
    change = table.last
    assert change is not None
    by, aim = (change.by, change.says) if isinstance(change, log.Played) else ("", None)
    steps = _steps(table)
    last = steps[-1] if steps else None
    told = Told(
        version=table.version,
        what=log.name_of(change),
        seat=getattr(change, "seat", None),
        by=by,
        steps=steps,
        view=_view(table, True, last.position, last.facts) if last else view_of(table),
        back=change.steps if isinstance(change, log.Undone) else 0,
    )
    return Report(told, aim)


def _steps(table: Table) -> list[Step]:
    match = table.match
    return [
        Step(
            done.actor,
            done.text,
            done.events,
            match.position_at(done.state),
            facts(match.game, done.state),
        )
        for done in table.happened
    ]


def hidden(told: Told, table: Table) -> Told:
    """What those are told who may not watch: only the chairs."""
    return Told(
        version=told.version,
        what=told.what,
        seat=told.seat,
        by=told.by,
        steps=[],
        view=view_of(table, watching=False),
    )


class Voice:
    """Speaks of one game in one language."""

    def __init__(self, game: str, language: str) -> None:
        self._words: Words = kind(game).words
        self._language = language

    def events(self, events: Sequence[Json], names: Sequence[str]) -> list[str]:
        """A sentence for each event; an empty one for what nobody needs to hear of."""
        return [self._words.sentence(event, self._language, names) for event in events]

    def ending(self, ending: Ending | None) -> Ending | None:
        """How a match ended, with the sentence that says why."""
        if ending is None:
            return None
        return replace(ending, said=self._words.reason(ending.reason, self._language))

    def view(self, view: View) -> View:
        """A table as it stands, with what is said of it."""
        return view if view.result is None else replace(view, result=self.ending(view.result))

    def told(self, report: Report) -> Told:
        """A change with what is said of it."""
        told, aim = report
        names = [chair.name for chair in told.view.chairs]
        steps = [self._step(step, names) for step in told.steps]
        return replace(told, steps=steps, view=self.view(told.view), says=self._aim(aim))

    def _step(self, step: Step, names: Sequence[str]) -> Step:
        return replace(step, said=self.events(step.events, names))

    def _aim(self, aim: dict[str, str] | None) -> str:
        return aim_said(self._words, aim, self._language) if aim else ""


def match_file_of(table: Table) -> MatchFile:
    """The match of a table as a file; its secret is in it once it is over."""
    seats = [
        SeatLine(name or f"seat {seat}", chair.bot if not chair.holder else "")
        for seat, (chair, name) in enumerate(zip(table.chairs, table.names, strict=True))
    ]
    return match_file(table.match, seats, _dice_line(table))


def _dice_line(table: Table) -> DiceLine:
    seen = dice_view(table)
    if seen.kind == "own":
        return DiceLine("entered", None, seen.commitment, "", seen.secret)
    if seen.kind == "seeded":
        return DiceLine("seeded", table.header.seed if table.over else None)
    pledges = without_holders(table.pledges, with_words=table.over)
    return DiceLine("fair", None, seen.commitment, seen.words, seen.secret, pledges)

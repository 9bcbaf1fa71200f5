"""A replay: a match file as everything a page needs to show it again, step by step."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from hamlet.engine.dice import ScriptedDice
from hamlet.engine.errors import BadMatchFile, HamletError
from hamlet.engine.match import Match
from hamlet.engine.matchfile import DiceLine, MatchFile, play_line, read_match
from hamlet.games import open_setup
from hamlet.server.protocol.answers import DiceView, PledgeView
from hamlet.server.protocol.forms import Broken, Replay, ReplaySeat, ReplayStep, Share
from hamlet.server.protocol.limits import LARGEST_REPLAY, LONGEST_LOG
from hamlet.server.protocol.refusal import Refusal
from hamlet.server.tables.telling.told import Voice, contents, ending, facts

WHERE = "this file"


def replay_text(text: str, language: str) -> Replay:
    """The replay of a match file's text; Refusal if it cannot be read or set up.

    A broken seal is only told: which rolls were changed is for the page to find out.
    """
    try:
        file, whole = read_match(text, WHERE)
    except BadMatchFile as error:
        raise Refusal("malformed", str(error)) from None
    return replay_file(file, language, whole)


def replay_file(
    file: MatchFile, language: str, whole: bool = True, characters: Sequence[str] | None = None
) -> Replay:
    """The replay of a match, as far as its log obeys the rules."""
    if len(file.log) > LONGEST_LOG:
        raise Refusal("malformed", f"{len(file.log)} steps are too many; at most {LONGEST_LOG}")
    match = _set_up(file)
    start, said = match.position(), facts(match.game, match.state)
    voice = Voice(file.game, language)
    steps, broken = _played(match, file.log)
    names = [seat.name for seat in file.seats]
    return Replay(
        game=file.game,
        players=file.players,
        options=match.game.options,
        edition=file.edition,
        box=contents(match.game),
        seats=_seats(file, characters or [""] * len(file.seats)),
        dice=_dice(file.dice),
        start=start,
        facts=said,
        steps=[replace(step, said=voice.events(step.events, names)) for step in steps],
        result=voice.ending(ending(match)),
        whole=whole,
        broken=broken,
    )


def _seats(file: MatchFile, characters: Sequence[str]) -> list[ReplaySeat]:
    return [
        ReplaySeat(name=seat.name, bot=seat.bot, character=character)
        for seat, character in zip(file.seats, characters, strict=True)
    ]


def _set_up(file: MatchFile) -> Match:
    try:
        return open_setup(file.setup).match(position=file.position, dice=ScriptedDice([]))
    except HamletError as error:
        raise Refusal("malformed", f"{WHERE}: {error}") from None


def _played(match: Match, log: list[str]) -> tuple[list[ReplayStep], Broken | None]:
    steps: list[ReplayStep] = []
    size = 0
    for number, line in enumerate(log, 1):
        actor, shares = match.actor, _shares(match)
        try:
            events = play_line(match, number, line, WHERE)
        except BadMatchFile as error:
            return steps, Broken(line=number, text=line, message=str(error))
        match.forget()
        assert actor is not None
        step = ReplayStep(
            actor=actor,
            text=match.log[-1],
            events=events,
            position=match.position(),
            facts=facts(match.game, match.state),
            outcomes=shares,
        )
        steps.append(step)
        size += len(msgspec.json.encode(step))
        if size > LARGEST_REPLAY:
            raise Refusal("malformed", f"a replay has at most {LARGEST_REPLAY:,} bytes")
    return steps, None


def _shares(match: Match) -> list[Share]:
    if match.actor != "chance":
        return []
    weighted = match.game.weighted_outcomes(match.state)
    return [Share(match.game.name(match.state, code), weight) for code, weight in weighted]


def _dice(line: DiceLine) -> DiceView:
    kind = "own" if line.kind == "entered" else line.kind
    return DiceView(
        kind=kind,
        commitment=line.commitment,
        words=line.words,
        secret=line.secret,
        bound=True,
        pledges=[
            PledgeView(pledge.seats, pledge.promise, bool(pledge.words), pledge.words)
            for pledge in line.mixed
        ],
    )

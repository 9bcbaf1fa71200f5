"""A replay: a match file as everything a page needs to show it again, step by step."""

from __future__ import annotations

from typing import Any

import hamlet
from hamlet.engine.dice import ScriptedDice
from hamlet.engine.errors import BadMatchFile, HamletError
from hamlet.engine.match import Match
from hamlet.engine.matchfile import DiceLine, MatchFile, play_line, read_match
from hamlet.server.forms import Broken, Replay, ReplaySeat, ReplayStep, Share
from hamlet.server.refusal import Refusal
from hamlet.server.view import ending
from hamlet.server.wire import DiceView

LONGEST_LOG = 5000
"""Lines of a file that are replayed; the longest real matches have some hundreds."""
WHERE = "this file"


def replay_text(text: str) -> Replay:
    """The replay of a match file's text; Refusal if it cannot be read or set up.

    A broken seal is only told: which rolls were changed is for the page to find out.
    """
    try:
        file, whole = read_match(text, WHERE)
    except BadMatchFile as error:
        raise Refusal("malformed", str(error)) from None
    return replay_file(file, whole)


def replay_file(file: MatchFile, whole: bool = True) -> Replay:
    """The replay of a match, as far as its log obeys the rules."""
    if len(file.log) > LONGEST_LOG:
        raise Refusal("malformed", f"{len(file.log)} steps are too many; at most {LONGEST_LOG}")
    match = _set_up(file)
    start = match.position()
    steps, broken = _played(match, file.log)
    return Replay(
        game=file.game,
        players=file.players,
        options=match.game.options,
        edition=file.edition,
        seats=[ReplaySeat(name=seat.name, bot=seat.bot) for seat in file.seats],
        dice=_dice(file.dice),
        start=start,
        steps=steps,
        result=ending(match),
        whole=whole,
        broken=broken,
    )


def _set_up(file: MatchFile) -> Match:
    try:
        game = hamlet.game(file.game, file.players, file.options, file.edition)
        return game.match(position=file.position, dice=ScriptedDice([]))
    except HamletError as error:
        raise Refusal("malformed", f"{WHERE}: {error}") from None


def _played(match: Match, log: list[str]) -> tuple[list[ReplayStep], Broken | None]:
    steps: list[ReplayStep] = []
    for number, line in enumerate(log, 1):
        actor, shares = match.actor, _shares(match)
        try:
            events = play_line(match, number, line, WHERE)
        except BadMatchFile as error:
            return steps, Broken(line=number, text=line, message=str(error))
        match.forget()
        assert actor is not None
        steps.append(
            ReplayStep(
                actor=actor,
                text=match.log[-1],
                events=events,
                position=match.position(),
                outcomes=shares,
            )
        )
    return steps, None


def _shares(match: Match) -> list[Share]:
    if match.actor != "chance":
        return []
    weighted: list[tuple[Any, int]] = match.game.weighted_outcomes(match.state)
    return [Share(match.game.name(match.state, code), weight) for code, weight in weighted]


def _dice(line: DiceLine) -> DiceView:
    kind = "own" if line.kind == "entered" else line.kind
    return DiceView(kind=kind, commitment=line.commitment, words=line.words, secret=line.secret)

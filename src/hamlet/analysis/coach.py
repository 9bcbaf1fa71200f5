"""The coach: what every move is worth, which one is best, and why, in one sentence."""

from __future__ import annotations

from hamlet.analysis.judge import Judge, Verdict
from hamlet.engine.errors import HamletError
from hamlet.engine.game import Game
from hamlet.engine.move_words import spoken
from hamlet.engine.record import StateRecord
from hamlet.engine.stream import Stream
from hamlet.engine.vocabulary import Json
from hamlet.speech.catalogue import capital, catalogue
from hamlet.speech.languages import REFERENCE

CLOSE = 0.02
"""Moves nearer to each other than this are as good as equal."""


class NoAdvice(HamletError):
    """A position in which nobody has to decide."""


def advise(
    game: Game, state: StateRecord, judge: Judge, luck: Stream, language: str = REFERENCE
) -> Json:
    """What the seat to decide should know, as one JSON-ready object."""
    seat = game.kind.rules.actor(game.box, state)
    if seat < 0:
        raise NoAdvice("nobody has to decide now")
    ranked = ranking(judge.weigh(state, luck))
    return {
        "seat": int(seat),
        "moves": [
            {
                "move": game.name(state, verdict.move),
                "chance": verdict.values[seat],
                "low": verdict.low,
                "high": verdict.high,
            }
            for verdict in ranked
        ],
        "best": game.name(state, ranked[0].move),
        "reason": reason(game, state, ranked, language),
    }


def ranking(verdicts: list[Verdict]) -> list[Verdict]:
    """The moves, best first."""
    return sorted(verdicts, key=lambda verdict: -verdict.trust)


def reason(game: Game, state: StateRecord, ranked: list[Verdict], language: str) -> str:
    """Why the first of ranked moves is best."""
    seat = game.kind.rules.actor(game.box, state)
    names = [spoken(game.kind.words, game.name(state, one.move), language) for one in ranked[:2]]
    say = catalogue(language, "coach").say
    if len(ranked) == 1:
        return capital(say("only", best=names[0]))
    best, second = (verdict.values[seat] for verdict in ranked[:2])
    words = {"best": names[0], "second": names[1], "chance": hundredths(best)}
    team = "team" if game.kind.cooperative else "alone"
    if best - second < CLOSE:
        return capital(say(f"equal-{team}", **words))
    return capital(say(f"better-{team}", more=hundredths(best - second), **words))


def hundredths(share: float) -> str:
    """A share as so many of 100."""
    return f"{100 * share:.0f}"

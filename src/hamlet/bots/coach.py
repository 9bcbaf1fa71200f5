"""The coach: what every move is worth, which one is best, and why, in one sentence."""

from __future__ import annotations

from typing import Any

from hamlet.bots.judge import Judge, Verdict
from hamlet.engine.errors import HamletError
from hamlet.engine.game import Game
from hamlet.engine.rulebook import LANGUAGES
from hamlet.engine.stream import Stream

CLOSE = 0.02
"""Moves nearer to each other than this are as good as equal."""

REASONS = {
    "only": {
        "en": "{best} is the only move there is.",
        "fr": "{best} est le seul coup possible.",
    },
    "equal": {
        "en": "{best} and {second} are as good as equal, with {chance} {goal} in 100.",
        "fr": "{best} et {second} se valent, avec {chance} {goal} sur 100.",
    },
    "better": {
        "en": "{best} brings {chance} {goal} in 100, {more} more than {second}.",
        "fr": "{best} apporte {chance} {goal} sur 100, {more} de plus que {second}.",
    },
}
GOALS = {
    True: {"en": "rescues of the team", "fr": "sauvetages de l'équipe"},
    False: {"en": "wins", "fr": "victoires"},
}


JOINS = {"en": ": ", "fr": " : "}


class NoAdvice(HamletError):
    """A position in which nobody has to decide."""


def advise(game: Game, state: Any, judge: Judge, luck: Stream) -> dict[str, Any]:
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
        "reason": reason(game, state, ranked),
    }


def ranking(verdicts: list[Verdict]) -> list[Verdict]:
    """The moves, best first."""
    return sorted(verdicts, key=lambda verdict: -verdict.trust)


def reason(game: Game, state: Any, ranked: list[Verdict]) -> dict[str, str]:
    """Why the first of ranked moves is best, in every language."""
    seat = game.kind.rules.actor(game.box, state)
    names = [game.name(state, verdict.move) for verdict in ranked[:2]]
    if len(ranked) == 1:
        return {language: _told(game, "only", language, names) for language in LANGUAGES}
    best, second = (verdict.values[seat] for verdict in ranked[:2])
    key = "better" if best - second >= CLOSE else "equal"
    numbers = {"chance": hundredths(best), "more": hundredths(best - second)}
    return {language: _told(game, key, language, names, **numbers) for language in LANGUAGES}


def _told(game: Game, key: str, language: str, names: list[str], **numbers: str) -> str:
    best, second = (spoken(game, name, language) for name in (names[0], names[-1]))
    goal = GOALS[game.kind.cooperative][language]
    said = REASONS[key][language].format(best=best, second=second, goal=goal, **numbers)
    return said[:1].upper() + said[1:]


def spoken(game: Game, move: str, language: str) -> str:
    """A move as the game says it: its verb, and then what it is about."""
    tables = game.kind.words.tables
    for table in ("moves", "names"):
        if move in tables.get(table, {}):
            return tables[table][move][language]
    verb, _, things = move.partition(" ")
    if things and verb in tables.get("moves", {}):
        return f"{tables['moves'][verb][language]} ({named(game, things, language)})"
    return named(game, move, language)


def named(game: Game, things: str, language: str) -> str:
    """Things in notation, such as "white-door black-window*2", by their names."""
    tables = game.kind.words.tables
    names = {**tables.get("moves", {}), **tables.get("names", {})}

    def name(thing: str) -> str:
        return names[thing][language] if thing in names else thing

    said = []
    for thing in things.split():
        what, _, times = thing.partition("*")
        whole = name(what) if what in names else JOINS[language].join(map(name, what.split("-")))
        said.append(f"{whole} ×{times}" if times else whole)
    return ", ".join(said)


def hundredths(share: float) -> str:
    """A share as so many of 100."""
    return f"{100 * share:.0f}"

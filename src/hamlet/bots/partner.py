"""A partner in a cooperative game: says in one sentence what it is up to, in every language."""

from __future__ import annotations

from typing import Any

from hamlet.bots.coach import named
from hamlet.engine.game import Game
from hamlet.engine.rulebook import LANGUAGES

PLAIN = {"en": "I play {word}", "fr": "Je joue {word}"}


def plan(game: Game, state: Any, move: str) -> dict[str, str]:
    """What a move is for, by the game's own words (`[plans]` in its words.toml)."""
    return {language: f"{_aim(game, state, move, language)}." for language in LANGUAGES}


def _aim(game: Game, state: Any, move: str, language: str) -> str:
    plans = game.kind.words.tables.get("plans", {})
    verb, _, things = move.partition(" ")
    word = named(game, things or move, language)
    need = _need(game, state, language)
    template = plans.get(move.replace(" ", "-")) or plans.get(verb) or plans.get("die", PLAIN)
    if "{need}" in template[language] and not need:
        template = plans["on"]
    return template[language].format(word=word, need=need)


def _need(game: Game, state: Any, language: str) -> str:
    """What the team misses most, in games whose heuristics know."""
    most_missing = getattr(game.kind.heuristics, "most_missing", None)
    found = -1 if most_missing is None else most_missing(game.box, state)
    return "" if found < 0 else named(game, game.box.names.resources[found], language)

"""Moves in words: what a move in notation is called, and what a partner who makes it is up to."""

from __future__ import annotations

from collections.abc import Mapping

from hamlet.engine.words import Words
from hamlet.speech.catalogue import capital, catalogue


def spoken(words: Words, move: str, language: str) -> str:
    """A move as the game says it: its verb, and then what it is about."""
    known = words.move(move, language) or words.name(move, language)
    if known:
        return known
    verb, _, things = move.partition(" ")
    said = words.move(verb, language) if things else None
    if said is None:
        return named(words, move, language)
    about = named(words, things, language)
    return catalogue(language, "coach").say("about", verb=said, things=about)


def named(words: Words, things: str, language: str) -> str:
    """Things in notation, such as "white-door black-window*2", by their names."""
    say = catalogue(language, "coach").say
    said = []
    for thing in things.split():
        what, _, times = thing.partition("*")
        whole = _thing(words, what, language)
        said.append(say("times", thing=whole, times=times) if times else whole)
    return ", ".join(said)


def _thing(words: Words, thing: str, language: str) -> str:
    known = words.name(thing, language) or words.move(thing, language)
    first, dash, rest = thing.partition("-")
    if known or not dash:
        return known or thing
    parts = _thing(words, first, language), _thing(words, rest, language)
    return catalogue(language, "coach").say("joined", first=parts[0], second=parts[1])


def aim_said(words: Words, aim: Mapping[str, str], language: str) -> str:
    """What a partner is up to: its `move`, and what the team misses most, its `need`."""
    move, need = aim.get("move", ""), aim.get("need", "")
    if not move:
        return ""
    verb, _, things = move.partition(" ")
    values = {"word": named(words, things or move, language)}
    if need:
        values["need"] = named(words, need, language)
    whole = [move.replace(" ", "-")] if things else []
    for key in (*whole, *([] if need else [f"{verb}-enough"]), verb, "die"):
        said = words.aim(key, language, **values)
        if said is not None:
            return capital(said)
    return catalogue(language, "partner").say("plain", **values)

"""What those are called who gave no name: people like their pig, bots as bots are called."""

from __future__ import annotations

from hamlet.speech.catalogue import catalogue


def pig_name(character: str, seat: int, language: str) -> str:
    """What somebody without a name is called: like the pig they chose, or the one of the chair."""
    known = catalogue(language, "characters")
    pigs = [key for key in known.keys if not key.endswith("-look")]
    return known.say(character if character in pigs else pigs[seat % len(pigs)])


def bot_name(bot: str, language: str) -> str:
    """What a bot is called; one without a character goes by its plain name."""
    return catalogue(language, "bots").find(bot) or bot

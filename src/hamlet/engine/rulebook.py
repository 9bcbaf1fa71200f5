"""A rulebook: every numbered rule of a game in our own words, in every language."""

from __future__ import annotations

import tomllib
from typing import TypeAlias

Rulebook: TypeAlias = dict[str, dict[str, str]]
"""Rule id to language to sentence, in the order of the book."""

LANGUAGES = ("en", "fr")


def load_rulebook(text: str) -> Rulebook:
    """Read a rulebook; a rule without a sentence in some language is refused."""
    book: Rulebook = tomllib.loads(text)
    for rule, sentences in book.items():
        missing = [language for language in LANGUAGES if not sentences.get(language)]
        if missing:
            raise ValueError(f"{rule} has no sentence in {', '.join(missing)}")
    return book

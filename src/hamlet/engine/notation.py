"""Notation made of a list of words: code 0 is the first word, and so on."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Words:
    """A pair of directions: `name` prints a code, `read` parses it back."""

    words: tuple[str, ...]

    def name(self, code: int) -> str:
        """The word of a code."""
        return self.words[code]

    def read(self, text: str) -> int | None:
        """The code of a word, None if it is none; capitals are forgiven."""
        wanted = text.strip().lower()
        return self.words.index(wanted) if wanted in self.words else None

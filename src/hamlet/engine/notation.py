"""Notation made of a list of words: code 0 is the first word, and so on."""

from __future__ import annotations

import re
from dataclasses import dataclass


def whole_number(text: str) -> int | None:
    """The number that plain digits say, None for anything else."""
    return int(text) if re.fullmatch(r"[0-9]{1,18}", text) else None


def read_seed(text: str) -> int | str:
    """The seed that somebody typed: plain digits are a number, anything else is words."""
    number = whole_number(text)
    return text if number is None else number


def picked(text: str, choices: list[str]) -> str:
    """What somebody meant who may name a choice, or its number in the list from 1 on."""
    number = whole_number(text)
    if text in choices or number is None or not 0 < number <= len(choices):
        return text
    return choices[number - 1]


@dataclass(frozen=True)
class WordList:
    """A pair of directions: `name` prints a code, `read` parses it back."""

    words: tuple[str, ...]

    def name(self, code: int) -> str:
        """The word of a code."""
        return self.words[code]

    def read(self, text: str) -> int | None:
        """The code of a word, None if it is none; capitals are forgiven."""
        wanted = text.strip().lower()
        return self.words.index(wanted) if wanted in self.words else None

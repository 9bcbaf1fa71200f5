"""One word, one thing: the glossary of docs/architecture.md, and names that exist once."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import hamlet

SOURCES = Path(hamlet.__file__).parent
PAGE = Path(__file__).parents[2] / "docs" / "architecture.md"
DEFINED = re.compile(r"^(?:class (\w+)\b|(\w+): TypeAlias\b)", re.MULTILINE)


def glossary() -> list[str]:
    section = PAGE.read_text(encoding="utf-8").split("## Our nouns")[1].split("\n## ")[0]
    return [row[1] for row in re.finditer(r"^\| ([a-z ]+) \|", section, re.MULTILINE)][1:]


def homes(name: str) -> list[str]:
    """The files in which a class or an alias of that name is defined."""
    return [
        str(file.relative_to(SOURCES))
        for file in sorted(SOURCES.rglob("*.py"))
        for found in DEFINED.finditer(file.read_text(encoding="utf-8"))
        if name in found.groups()
    ]


def test_the_glossary_has_forty_nouns_at_most() -> None:
    nouns = glossary()
    assert 30 <= len(nouns) <= 40
    assert len(set(nouns)) == len(nouns)


@pytest.mark.parametrize(
    "word", ["Story", "Words", "Table", "Thought", "Step", "Row", "Line", "Plan"]
)
def test_a_word_means_one_thing(word: str) -> None:
    assert len(homes(word)) <= 1, homes(word)


@pytest.mark.parametrize(
    "noun", ["kind", "game", "setup", "match", "bot", "choice", "table", "solution"]
)
def test_a_noun_of_the_glossary_is_where_it_says(noun: str) -> None:
    assert noun in glossary()
    assert len(homes(noun.capitalize())) == 1, homes(noun.capitalize())

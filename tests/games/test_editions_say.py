"""The default editions say of everything in them whether the rulebook gives it or it is ours."""

from __future__ import annotations

import re

import pytest

import hamlet


def comment_blocks(text: str) -> list[str]:
    """The comments that stand above something, after those that open the file."""
    blocks = re.findall(r"^((?:#.*\n)+)(?=[\[\w\"])", text, flags=re.MULTILINE)
    return blocks[1:]


@pytest.mark.parametrize("game", hamlet.SHELF)
def test_every_comment_says_whose_the_numbers_are(game: str) -> None:
    text = hamlet.kind(game).default_text
    blocks = comment_blocks(text)
    assert len(blocks) >= 4
    assert [block for block in blocks if not re.search(r"\b([Oo]urs|[Rr]ulebook)\b", block)] == []


@pytest.mark.parametrize("game", hamlet.SHELF)
def test_the_readme_lists_what_is_ours(game: str) -> None:
    readme = hamlet.kind(game).folder.joinpath("README.md").read_text(encoding="utf-8")
    assert "Ours, because" in readme or "is ours" in readme

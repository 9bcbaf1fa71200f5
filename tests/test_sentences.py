"""The page's sentences are checked against a file; the file is checked here."""

from __future__ import annotations

from pathlib import Path

from sentences import fixture

KEPT = Path(__file__).parents[1] / "web" / "src" / "words" / "sentences.fixture.json"


def test_the_page_is_checked_against_what_is_said_now() -> None:
    assert KEPT.read_text(encoding="utf-8") == fixture(), "run `make sentences`"

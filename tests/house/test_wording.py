"""The checks of the catalogues: what `make check` refuses."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
import wording.__main__ as checking
from wording import catalogues, page_types, uses


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the languages that may be spoilt."""
    copied = tmp_path / "languages"
    shutil.copytree(catalogues.LANGUAGES, copied)
    monkeypatch.setattr(catalogues, "LANGUAGES", copied)
    return copied


def spoil(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def faults() -> list[str]:
    return [fault for fault in checking.faults() if "words.ts" not in fault]


def test_the_catalogues_are_whole() -> None:
    assert list(checking.faults()) == []


@pytest.mark.parametrize(
    ("file", "old", "new", "fault"),
    [
        ("fr/page/table.ftl", "undo = Reprendre\n", "", "fr/page/table.ftl: undo is missing"),
        (
            "fr/page/table.ftl",
            "undo = Reprendre",
            "undoo = Rien\nundo = Reprendre",
            "undoo is nowhere in the reference",
        ),
        ("fr/games/woofy.ftl", "{ $seat } commence.", "On commence.", "leaves $seat out"),
        ("fr/games/woofy.ftl", "{ $seat } commence.", "{ $siege } commence.", "asks for $siege"),
        ("fr/games/woofy.ftl", "{ $seat } commence.", "{ DU($seat) } commence.", "calls DU()"),
        ("fr/page/village.ftl", "S’asseoir", "S'asseoir", "straight apostrophe"),
        ("fr/games/woofy.ftl", "marmite\u202f!", "marmite !", "no-break space (U+202F) before !"),
        ("fr/games/woofy.ftl", "{ $pig }\u00a0: {", "{ $pig } : {", "(U+00A0) before :"),
        ("fr/review.ftl", "«\u00a0", "« ", "no-break space after «"),
        ("fr/bots.ftl", "curly = Tire-Bouchon", "curly Tire-Bouchon", "cannot be read"),
        ("en/games/woofy.ftl", "event-caught =", "event-cought =", "event-caught is missing"),
        ("en/games/woofy.ftl", "option-brick_parts-3 =", "option-brick_parts-2 =", "-3 is missing"),
        ("en/terminal.ftl", "undone =", "un-done =", "says 'undone', which is in no catalogue"),
        (
            "en/terminal.ftl",
            "undone =",
            "bye-bye = Bye.\nundone =",
            "terminal: nobody says bye-bye",
        ),
        ("en/terminal.ftl", "{ $name } to play", "{ $who } to play", "does not fill in who"),
        ("en/page/table.ftl", "undo =", "nobody-says-this = Hm.\nundo =", "nobody says nobody-"),
        ("en/bots.ftl", "curly = Curly\n", "curly   =   Curly\n", "is not laid out as usual"),
    ],
)
def test_what_is_wrong_is_found(folder: Path, file: str, old: str, new: str, fault: str) -> None:
    spoil(folder / file, old, new)
    found = faults()
    assert any(fault in each for each in found), found


def test_a_language_without_a_file_lacks_it(folder: Path) -> None:
    (folder / "fr" / "page" / "table.ftl").unlink()
    assert "fr: page/table.ftl is missing" in faults()


def test_a_key_that_the_page_misspells_does_not_compile() -> None:
    """The page's types hold exactly what it may say, with the blanks that are to be filled."""
    written = page_types.page_types()
    assert "'undo-asks': 'name';" in written
    assert "'stack': 'left' | 'part' | 'price' | 'tile';" in written, "promised blanks too"
    assert "rule-" not in written


def test_keys_with_a_part_that_is_filled_in_are_recognised() -> None:
    assert uses._unused(["emote-pig", "undo", "wait"], frozenset({r"emote\-.+", "undo", ".+"})) == [
        "wait"
    ]

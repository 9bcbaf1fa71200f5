"""CONTRIBUTING.md, done: one folder in `languages`, and no other file, is one more language."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import hamlet

PACKAGE = Path(hamlet.__file__).parent
LEFT_BEHIND = shutil.ignore_patterns("__pycache__", "page")
LANGUAGE = """
name = "Oinkish"
locale = "fr-FR"
vowel = "[aeiou]"
[elision]
OF = ["oink of ", "oink o’"]
"""
WORDS = """
title = Oinkback
event-passed = Oink { OF($seat) }!
event-extended = { $seat }: { $spaces ->
        [one] one oink
       *[other] { $spaces } oinks
    }
"""


@pytest.fixture(scope="module")
def root(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package with the new folder."""
    copy = tmp_path_factory.mktemp("copy")
    shutil.copytree(PACKAGE, copy / "hamlet", ignore=LEFT_BEHIND)
    folder = copy / "hamlet" / "languages" / "oink"
    (folder / "games").mkdir(parents=True)
    (folder / "language.toml").write_text(LANGUAGE, encoding="utf-8")
    (folder / "games" / "piggyback.ftl").write_text(WORDS, encoding="utf-8")
    return copy


def run(root: Path, *words: str) -> str:
    environment = {**os.environ, "PYTHONPATH": str(root)}
    done = subprocess.run(
        [sys.executable, *words],
        env=environment,
        cwd=root,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


ASKED = """
import hamlet
from hamlet.speech.languages import languages, spoken
assert languages() == ("en", "fr", "oink"), languages()
assert spoken("oink-XX") == "oink"
words = hamlet.kind("piggyback").words
for event in (
    {"event": "passed", "seat": 0},
    {"event": "passed", "seat": 1},
    {"event": "extended", "seat": 0, "plate": 0, "spaces": 1},
    {"event": "extended", "seat": 0, "plate": 0, "spaces": 3},
    {"event": "begins", "seat": 0},
):
    print(words.sentence(event, "oink", ["Iris", "Paul"]))
print(words.reason("crossed", "oink"))
"""


def test_sentences_are_said_in_it_and_what_it_lacks_in_english(root: Path) -> None:
    assert run(root, "-c", ASKED).splitlines() == [
        "Oink oink o’Iris!",
        "Oink oink of Paul!",
        "Iris: one oink",
        "Iris: 3 oinks",
        "Iris begins.",
        "A pig has crossed the last plate.",
    ]


def test_the_command_line_speaks_it(root: Path) -> None:
    program = "import sys; from hamlet.cli import main; sys.argv[0] = 'hamlet'; main()"
    said = run(root, "-c", program, "rules", "piggyback", "PB-12", "--language", "oink")
    assert said.splitlines()[0] == "Oinkback"
    assert "A red face gives no extra roll." in said

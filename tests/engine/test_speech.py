"""Catalogues in Python: plurals, elision, lists, and what is said where something is missing."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import hamlet
from hamlet.engine.move_words import aim_said
from hamlet.speech.catalogue import Catalogue, NoSuchSentence, catalogue
from hamlet.speech.fluent import BrokenSentence
from hamlet.speech.languages import REFERENCE, language, languages, spoken


def test_the_reference_comes_first_and_every_language_knows_its_name() -> None:
    assert languages()[0] == REFERENCE
    assert [language(code).name for code in ("en", "fr")] == ["English", "Français"]


@pytest.mark.parametrize(
    ("wanted", "found"), [("fr", "fr"), ("fr-CA", "fr"), ("FR", "fr"), ("xx", "en"), ("", "en")]
)
def test_who_speaks_what_nobody_speaks_is_told_in_english(wanted: str, found: str) -> None:
    assert spoken(wanted) == found


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Iris", "d’Iris"),
        ("Émile", "d’Émile"),
        ("Hélène", "d’Hélène"),
        ("Hugo", "d’Hugo"),
        ("Yves", "d’Yves"),
        ("Paul", "de Paul"),
        ("Yasmine", "de Yasmine"),
        ("Hassan", "de Hassan"),
    ],
)
def test_french_shortens_before_a_vowel_and_a_mute_h(name: str, said: str) -> None:
    words = hamlet.kind("three_little_pigs").words
    event = {"event": "blows-on", "seat": 0, "house": 2, "by": 1}
    sentence = words.sentence(event, "fr", [name, "Rose"])
    assert sentence == f"Le loup souffle sur la maison 2 {said}."


def test_numbers_agree_with_what_they_count() -> None:
    words = hamlet.kind("three_little_pigs").words
    again = {"event": "rolls-again", "seat": 0}
    assert words.sentence({**again, "dice": 1}, "en", ["Rose"]) == "Rose rolls one die again."
    assert words.sentence({**again, "dice": 3}, "en", ["Rose"]) == "Rose rolls 3 dice again."
    assert words.sentence({**again, "dice": 1}, "fr", ["Rose"]) == "Rose relance un dé."
    assert words.sentence({**again, "dice": 3}, "fr", ["Rose"]) == "Rose relance 3 dés."


def test_people_are_listed_as_the_language_lists_them_and_counted_without_a_name() -> None:
    words = hamlet.kind("piggyback").words
    crossed = {"event": "crossed", "seats": [0, 1, 2]}
    names = ["Rose", "Léo"]
    said = "Across the last plate! The race is won by Rose, Léo and player 3."
    assert words.sentence(crossed, "en", names) == said
    assert words.sentence(crossed, "fr", names).endswith("par Rose, Léo et joueur 3.")
    assert words.sentence({"event": "passed", "seat": 1}, "en", ["Rose", ""]).startswith("It is pl")


def test_what_nobody_needs_to_hear_is_not_said() -> None:
    words = hamlet.kind("cochonstructeurs").words
    assert words.sentence({"event": "stepped", "seat": 0, "from": "home", "to": "2.1"}, "fr") == ""


def test_a_sentence_that_is_missing_or_broken_is_said_in_english(tmp_path: Path) -> None:
    files = {"en": "one = One { $name }.\ntwo = Two.\n", "fr": "one = Un { $nom }.\n"}
    for code, text in files.items():
        (tmp_path / f"{code}.ftl").write_text(text, encoding="utf-8")
    english = Catalogue("en", [tmp_path / "en.ftl"], None)
    french = Catalogue("fr", [tmp_path / "fr.ftl"], english)
    assert french.say("one", name="Rose") == "One Rose."
    assert french.say("two") == "Two."
    assert french.find("three") is None
    with pytest.raises(NoSuchSentence):
        french.say("three")
    with pytest.raises(BrokenSentence):
        english.say("one")


def test_every_option_and_its_values_are_named_in_every_language() -> None:
    for game in hamlet.SHELF:
        kind = hamlet.kind(game)
        for players in kind.players:
            for option in kind.printed.options(players):
                for code in languages():
                    assert kind.words.option(option.name, code)
                    for value in option.values:
                        assert kind.words.value(option.name, value, code)
    words = hamlet.kind("piggyback").words
    assert words.value("first_player", 2, "fr") == "2"
    assert words.value("first_player", "random", "fr") == "Au hasard"


def test_plans_of_a_log_that_was_written_before_are_kept_quiet() -> None:
    old = {"en": "I roll the red die.", "fr": "Je lance le dé rouge."}
    assert aim_said(hamlet.kind("woofy").words, old, "fr") == ""


def test_one_name_for_each_bot() -> None:
    assert catalogue("fr", "bots").say("curly") == "Tire-Bouchon"
    assert catalogue("en", "bots").say("professor") == "Professor Snout"


def test_the_library_is_imported_only_by_who_speaks() -> None:
    """Its plural rules take longer to import than everything else."""
    heavy = "any(name.split('.')[0] in ('fluent', 'babel') for name in sys.modules)"
    code = f"import sys, hamlet, hamlet.cli; hamlet.game('woofy').match(seed=1); sys.exit({heavy})"
    subprocess.run([sys.executable, "-c", code], check=True)

"""The languages: one folder each in `hamlet/languages`, found by looking there."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

import msgspec

REFERENCE = "en"
"""Every sentence exists in this language; others fall back on it."""


class Spaces(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Signs that a no-break space stands before or after: narrow U+202F, wide U+00A0."""

    narrow_before: str = ""
    wide_before: str = ""
    wide_after: str = ""


class Language(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`language.toml`: what a language is called by its speakers, and how it behaves."""

    name: str
    locale: str
    """For the voice, plurals and lists: fr-FR."""
    elision: dict[str, list[str]] = {}
    """A function for catalogues, by name: what it puts before a word, and before a vowel."""
    vowel: str = "$^"
    """What a word begins with that shortens the one before it, as a regular expression."""
    spaces: Spaces = Spaces()


def folder_of(language: str) -> Traversable:
    """Where the catalogues of a language lie."""
    return files("hamlet") / "languages" / language


@cache
def languages() -> tuple[str, ...]:
    """The languages there are, the reference first."""
    found = [entry.name for entry in (files("hamlet") / "languages").iterdir() if entry.is_dir()]
    others = sorted(name for name in found if (folder_of(name) / "language.toml").is_file())
    others.remove(REFERENCE)
    return (REFERENCE, *others)


@cache
def language(code: str) -> Language:
    """What is known of a language."""
    text = (folder_of(code) / "language.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), Language)


def spoken(wanted: str) -> str:
    """The language itself, without its region if need be; the reference if there is none such."""
    plain = wanted.lower()
    for code in (plain, plain.partition("-")[0]):
        if code in languages():
            return code
    return REFERENCE

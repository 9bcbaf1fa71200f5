"""Catalogues: the sentences of one file in one language, by their keys."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, cached_property, lru_cache
from importlib.resources import files as resources
from importlib.resources.abc import Traversable

from hamlet.speech.fluent import BrokenSentence, Messages, joined
from hamlet.speech.languages import REFERENCE, folder_of, language

KEPT = 4096
"""Sentences kept as they were said; games say the same things again and again."""


class NoSuchSentence(KeyError):
    """A key that no catalogue has, not even the reference's."""


class Catalogue:
    """Says sentences; those that its language lacks are said in the reference language."""

    def __init__(self, code: str, files: Iterable[Traversable], other: Catalogue | None) -> None:
        self._language = language(code)
        self._files = list(files)
        self._other = other
        self._said = lru_cache(KEPT)(self._format)

    @cached_property
    def _messages(self) -> Messages:
        texts = (file.read_text(encoding="utf-8") for file in self._files if file.is_file())
        return Messages(self._language, texts)

    @cached_property
    def keys(self) -> dict[str, None]:
        """Every key, in the order of the reference language."""
        return {**(self._other.keys if self._other else {}), **self._messages.keys}

    def say(self, key: str, /, **values: str | int) -> str:
        """The sentence of a key, with its blanks filled in."""
        return self._said(key, tuple(values.items()))

    def find(self, key: str) -> str | None:
        """A sentence without blanks, if there is one of that key."""
        return self.say(key) if key in self.keys else None

    def list(self, words: Iterable[str]) -> str:
        """Words as a list is said."""
        return joined(self._language, words)

    def _format(self, key: str, values: tuple[tuple[str, str | int], ...]) -> str:
        if self._other is None and key not in self._messages.keys:
            raise NoSuchSentence(key)
        if self._other is None:
            return self._messages.say(key, dict(values))
        try:
            return self._messages.say(key, dict(values))
        except (KeyError, BrokenSentence):
            return self._other.say(key, **dict(values))


@cache
def catalogue(code: str, name: str, package: str = "") -> Catalogue:
    """The catalogue `<name>.ftl` of a language.

    A game of somebody else brings its words along, `words/<language>.ftl` in its package;
    they are looked at for what the language's own folder does not say.
    """
    other = None if code == REFERENCE else catalogue(REFERENCE, name, package)
    return Catalogue(code, files_of(code, name, package), other)


def files_of(code: str, name: str, package: str = "") -> list[Traversable]:
    """Where a catalogue may lie, the first choice first."""
    brought = [resources(package) / "words" / f"{code}.ftl"] if package else []
    return [folder_of(code).joinpath(*f"{name}.ftl".split("/")), *brought]


def capital(sentence: str) -> str:
    """A sentence with a capital at its beginning."""
    return sentence[:1].upper() + sentence[1:]

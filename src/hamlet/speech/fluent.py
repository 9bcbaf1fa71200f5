"""Mozilla's Fluent, behind one small door: nothing else imports it, and it is imported late.

Its plural rules come with babel, which takes longer to import than the rest of Hamlet.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from hamlet.speech.languages import Language


class BrokenSentence(ValueError):
    """A message that asks for what nobody gave it, or for a function that is not there."""


class Messages:
    """The messages of some catalogues of a language; of two alike the first counts."""

    def __init__(self, language: Language, texts: Iterable[str]) -> None:
        from fluent.runtime import FluentBundle, FluentResource
        from fluent.syntax.ast import Message

        self._bundle = FluentBundle(
            [language.locale, "en"],
            functions=_functions(language),  # type: ignore[arg-type]
            use_isolating=False,
        )
        self.keys: dict[str, None] = {}
        for text in texts:
            resource = FluentResource(text)
            self._bundle.add_resource(resource)
            found = [entry.id.name for entry in resource.body if isinstance(entry, Message)]
            self.keys.update(dict.fromkeys(found))

    def say(self, key: str, values: Mapping[str, str | int]) -> str:
        """A message with its blanks filled in; BrokenSentence if that cannot be."""
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise BrokenSentence(f"{key} says nothing")
        said, errors = self._bundle.format_pattern(pattern, dict(values))
        if errors:
            raise BrokenSentence(f"{key} cannot be said: {errors[0]}")
        return str(said)


def joined(language: Language, words: Iterable[str]) -> str:
    """Words as a list is said: “a, b and c”."""
    from babel.lists import format_list

    return format_list(list(words), locale=language.locale.replace("-", "_"))


def _functions(language: Language) -> dict[str, Callable[[Any], str]]:
    vowel = re.compile(language.vowel, re.IGNORECASE)

    def elided(plain: str, short: str) -> Callable[[Any], str]:
        return lambda word: (short if vowel.match(str(word)) else plain) + str(word)

    return {name: elided(*forms) for name, forms in language.elision.items()}

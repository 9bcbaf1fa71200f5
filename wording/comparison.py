"""A language compared with the reference: what it lacks, what it has too much, what is not so."""

from __future__ import annotations

from collections.abc import Iterator

from hamlet.speech.languages import Language, Spaces
from wording.catalogues import CatalogueFile, Sentence

BUILT_IN = {"NUMBER", "DATETIME"}
NARROW, WIDE = "\u202f", "\u00a0"


def lacks(ours: CatalogueFile, reference: CatalogueFile) -> Iterator[str]:
    """Keys that only one of the two has."""
    for key in reference.sentences.keys() - ours.sentences.keys():
        yield f"{key} is missing"
    for key in ours.sentences.keys() - reference.sentences.keys():
        yield f"{key} is nowhere in the reference language"


def misfits(ours: Sentence, reference: Sentence) -> Iterator[str]:
    """Blanks that nobody fills, or that are left out."""
    for blank in ours.blanks - reference.blanks - reference.promised:
        yield f"{ours.key} asks for ${blank}, which nobody gives it"
    for blank in reference.blanks - ours.blanks:
        yield f"{ours.key} leaves ${blank} out"


def unknown_functions(ours: Sentence, language: Language) -> Iterator[str]:
    """Functions that language.toml does not make."""
    for function in ours.functions - BUILT_IN - language.elision.keys():
        yield f"{ours.key} calls {function}(), which language.toml does not make"


def untypographic(sentence: Sentence, spaces: Spaces) -> Iterator[str]:
    """Straight quotes and apostrophes, and plain spaces where a line must not break."""
    for at, text in enumerate(sentence.texts):
        if "'" in text or '"' in text:
            yield f"{sentence.key} has a straight apostrophe or quote: {text.strip()!r}"
        for sign, space in _before(spaces):
            yield from _missing_before(sentence.key, text, sign, space, first=at == 0)
        for sign in spaces.wide_after:
            if any(part[:1] != WIDE for part in text.split(sign)[1:] if part):
                yield f"{sentence.key} lacks a no-break space after {sign}: {text.strip()!r}"


def _before(spaces: Spaces) -> list[tuple[str, str]]:
    narrow = [(sign, NARROW) for sign in spaces.narrow_before]
    return narrow + [(sign, WIDE) for sign in spaces.wide_before]


def _missing_before(key: str, text: str, sign: str, space: str, first: bool) -> Iterator[str]:
    for at, found in enumerate(text):
        alone = at == 0 and first
        if found == sign and not alone and text[at - 1 : at] not in (space, *"!?…"):
            yield f"{key} lacks a no-break space (U+{ord(space):04X}) before {sign}: {text!r}"

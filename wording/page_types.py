"""The page's keys as TypeScript, so that a misspelt key or a forgotten blank does not compile."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from wording.catalogues import ROOT, Sentence, catalogue_paths, read_catalogue

WRITTEN = ROOT / "web" / "src" / "types" / "words.ts"
SHARED = ("bots", "characters")
"""Files that the page says as well as the server."""
SERVERS = {"title", "rule", "option", "event", "reason", "move", "aim"}
"""Groups of a game's file that only the server says."""


def page_files() -> dict[str, Path]:
    """What the page says in the reference language, by the name that it knows the file by."""
    return {
        name.removeprefix("page/"): path
        for name, path in catalogue_paths("en").items()
        if name.startswith(("page/", "games/")) or name in SHARED
    }


def sections() -> dict[str, dict[str, Sentence]]:
    """What the page says: a file of its own, or a group of a game's file, by key."""
    found: dict[str, dict[str, Sentence]] = {}
    for name, path in page_files().items():
        for key, sentence in read_catalogue(path).sentences.items():
            section, inside = _place(name, key)
            if section:
                found.setdefault(section, {})[inside] = sentence
    return found


def _place(name: str, key: str) -> tuple[str, str]:
    if not name.startswith("games/"):
        return name, key
    group, _, rest = key.partition("-")
    return ("", "") if group in SERVERS else (f"{name.removeprefix('games/')}/{group}", rest)


def page_types() -> str:
    """The whole file."""
    return "\n".join([*_lines(), ""])


def _lines() -> Iterator[str]:
    yield "// Generated from src/hamlet/languages/en by `make words`. Never edit."
    yield ""
    yield "/** By section and key: the blanks of a sentence. */"
    yield "export interface Words {"
    for section, sentences in sections().items():
        yield f"  '{section}': {{"
        for key, sentence in sentences.items():
            blanks = sorted(sentence.blanks | sentence.promised)
            yield f"    '{key}': {' | '.join(repr(blank) for blank in blanks) or 'never'};"
        yield "  };"
    yield "}"
    yield ""
    yield "/** The files that these sentences are in. */"
    yield "export const FILES = ["
    for name in page_files():
        yield f"  '{name}',"
    yield "];"

"""The catalogues as they lie there: their messages, with the blanks each one asks to be filled."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import parse, serialize
from fluent.syntax import visitor as visiting
from fluent.syntax.ast import (
    FunctionReference,
    Junk,
    Message,
    SyntaxNode,
    TextElement,
    VariableReference,
)

ROOT = Path(__file__).parent.parent
LANGUAGES = ROOT / "src" / "hamlet" / "languages"
GAMES = ROOT / "src" / "hamlet" / "games"
_PROMISED = re.compile(r"\$(\w+):")


@dataclass(frozen=True)
class Sentence:
    """A message of a catalogue."""

    key: str
    texts: tuple[str, ...]
    """What stands between its blanks."""
    blanks: frozenset[str]
    promised: frozenset[str]
    """Blanks that this language does without, but others may use: `# $part: …` above it."""
    functions: frozenset[str]


class _Parts(visiting.Visitor):
    def __init__(self) -> None:
        self.texts: list[str] = []
        self.blanks: set[str] = set()
        self.functions: set[str] = set()

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802 - the visitor's names
        self.texts.append(node.value)

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.blanks.add(node.id.name)

    def visit_FunctionReference(self, node: FunctionReference) -> None:  # noqa: N802
        self.functions.add(node.id.name)
        self.generic_visit(node)


@dataclass(frozen=True)
class CatalogueFile:
    """One file, read."""

    path: Path
    sentences: dict[str, Sentence]
    faults: list[str]
    formatted: str
    """The text as it should be laid out."""


def read_catalogue(path: Path) -> CatalogueFile:
    """Read a file; what cannot be read is among its faults."""
    return _parsed(path, path.read_text(encoding="utf-8"))


@cache
def _parsed(path: Path, text: str) -> CatalogueFile:
    resource = parse(text)
    sentences: dict[str, Sentence] = {}
    faults = []
    for entry in resource.body:
        if isinstance(entry, Junk):
            faults.append(f"cannot be read: {str(entry.content).strip().splitlines()[0]!r}")
        elif isinstance(entry, Message):
            if entry.id.name in sentences:
                faults.append(f"{entry.id.name} is there twice")
            sentences[entry.id.name] = _sentence(entry)
    formatted = serialize(resource)
    if not faults and formatted != text:
        faults.append("is not laid out as usual; make words does it")
    return CatalogueFile(path, sentences, faults, formatted)


def _sentence(entry: Message) -> Sentence:
    parts = _Parts()
    for node in (entry.value, *entry.attributes):
        if isinstance(node, SyntaxNode):
            parts.visit(node)
    comment = entry.comment.content if entry.comment and entry.comment.content else ""
    return Sentence(
        entry.id.name,
        tuple(parts.texts),
        frozenset(parts.blanks),
        frozenset(_PROMISED.findall(comment)),
        frozenset(parts.functions),
    )


def catalogue_paths(language: str) -> dict[str, Path]:
    """The files of a language by name, such as page/table; those that games bring along too."""
    folder = LANGUAGES / language
    ours = {
        path.relative_to(folder).with_suffix("").as_posix(): path
        for path in sorted(folder.rglob("*.ftl"))
    }
    brought = {
        f"games/{path.parent.parent.name}": path
        for path in sorted(GAMES.glob(f"*/words/{language}.ftl"))
    }
    return {**brought, **ours}

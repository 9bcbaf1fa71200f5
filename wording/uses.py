"""Who says what: keys that the sources ask for and that are not there, or that nobody asks for."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from wording.catalogues import ROOT, Sentence, catalogue_paths, read_catalogue
from wording.page_types import SHARED, WRITTEN, sections

PYTHON = ROOT / "src" / "hamlet"
PAGE = ROOT / "web" / "src"
_LITERAL = re.compile(r"'((?:[^'\\\n]|\\.)*)'|\"((?:[^\"\\\n]|\\.)*)\"|`((?:[^`\\]|\\.)*)`")
_HOLE = re.compile(r"\$\{[^{}]*\}")
_SAYS = {"say", "find"}


def python_faults() -> Iterator[str]:
    """What Python asks its own catalogues for, and what it leaves unsaid."""
    known = _spoken_by_python()
    literals, calls = _python_sources()
    for path, call in calls:
        yield from _call_faults(path, call, known)
    for name, sentences in known.items():
        yield from (f"{name}: nobody says {key}" for key in _unused(sentences, literals))


@cache
def _python_sources() -> tuple[frozenset[str], list[tuple[Path, ast.Call]]]:
    """All texts that stand in the sources, and all calls that say something."""
    literals: set[str] = set()
    calls: list[tuple[Path, ast.Call]] = []
    for path in sorted(PYTHON.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        literals.update(_pattern(node) for node in ast.walk(tree) if _is_text(node))
        calls += [(path, call) for call in _calls(tree)]
    return frozenset(literals), calls


def _spoken_by_python() -> dict[str, dict[str, Sentence]]:
    return {
        name: read_catalogue(path).sentences
        for name, path in catalogue_paths("en").items()
        if "/" not in name and name not in SHARED
    }


def _is_text(node: ast.AST) -> bool:
    return isinstance(node, ast.JoinedStr) or (
        isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


def _pattern(node: ast.AST) -> str:
    """A text as a regular expression; what is filled in may be anything."""
    if isinstance(node, ast.Constant):
        return re.escape(str(node.value))
    assert isinstance(node, ast.JoinedStr)
    return "".join(_pattern(part) if _is_text(part) else ".+" for part in node.values)


def _calls(tree: ast.AST) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and node.args and _is_text(node.args[0]):
            called = node.func
            name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
            if name in _SAYS:
                yield node


def _call_faults(
    path: Path, call: ast.Call, known: dict[str, dict[str, Sentence]]
) -> Iterator[str]:
    key = _pattern(call.args[0])
    where = f"{path.relative_to(ROOT)}:{call.lineno}"
    if _GAME_KEY.match(key):
        return
    found = [
        sentence
        for sentences in known.values()
        for sentence in sentences.values()
        if re.fullmatch(key, sentence.key)
    ]
    if not found:
        yield f"{where} says {key!r}, which is in no catalogue"
    given = {word.arg for word in call.keywords}
    if found and None not in given and not any(each.blanks <= given for each in found):
        yield f"{where} does not fill in {', '.join(sorted(found[0].blanks - given))} of {key!r}"


_GAME_KEY = re.compile(r"title$|(?:rule|option|event|reason|name|move|aim)\\-")
"""Keys of a game's catalogue, which `games` looks after."""


def page_faults() -> Iterator[str]:
    """Sentences of the page that no source of it names."""
    everywhere = _page_literals(PAGE)
    for section, sentences in sections().items():
        game, _, group = section.partition("/")
        if group == "name":
            continue
        folder = PAGE / "boards" / game
        literals = _page_literals(folder) if group and folder.is_dir() else everywhere
        yield from (f"{section}: nobody says {key}" for key in _unused(sentences, literals))


@cache
def _page_literals(folder: Path) -> frozenset[str]:
    found: set[str] = set()
    for path in folder.rglob("*"):
        if path.suffix in (".ts", ".svelte") and path != WRITTEN:
            found.update(_literals(path.read_text(encoding="utf-8")))
    return frozenset(found)


def _literals(text: str) -> Iterator[str]:
    for plain, double, template in _LITERAL.findall(text):
        yield _template(plain or double or template)
        if template:
            yield from _literals(template)


def _template(text: str) -> str:
    return ".+".join(re.escape(part) for part in _HOLE.split(text))


def _unused(sentences: Iterable[str], literals: frozenset[str]) -> list[str]:
    left = [key for key in sentences if re.escape(key) not in literals]
    asked = [re.compile(each) for each in literals if _TELLING.search(each)] if left else []
    return [key for key in left if not any(each.fullmatch(key) for each in asked)]


_TELLING = re.compile(r"^(?=.*\.\+)(?:.*[a-z]{3})")
"""A pattern of which at least a syllable is written out; others would fit any key."""

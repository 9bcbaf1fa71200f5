"""One skeleton for every game: the same modules, and `rules/` exactly what is compiled."""

from __future__ import annotations

import pkgutil
from collections.abc import Iterator
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from types import CodeType, FunctionType, ModuleType, SimpleNamespace
from typing import Any, get_type_hints

import numba
import pytest

import hamlet
from hamlet.engine.errors import BadGame
from hamlet.engine.kind import Kind
from hamlet.engine.link import link, with_neighbours
from hamlet.engine.record import Record
from hamlet.engine.skeleton import SKELETON, Linkable, required

SOURCES = Path(hamlet.__file__).parent
FOLDERS_BY_NOUN = ["engine"]
"""Folders that may hold more files than others: one noun a file, found by its word."""

FILES = [
    "README.md",
    "rules/state.py",
    "printed/box.py",
    "printed/default.toml",
    "printed/edition.py",
    "notation.py",
    "told.py",
    "shown.py",
    "heuristics.py",
    "picture.py",
    "spaces.py",
    "levels.toml",
]


@pytest.mark.parametrize("name", hamlet.SHELF)
def test_every_game_has_the_same_files(name: str) -> None:
    folder = Path(str(hamlet.kind(name).folder))
    assert [file for file in FILES if not (folder / file).is_file()] == []
    assert (folder / "position.py").is_file() or (folder / "position" / "__init__.py").is_file()


@pytest.mark.parametrize("part", SKELETON)
def test_a_game_without_one_of_the_names_is_refused(part: str) -> None:
    kind = hamlet.kind("woofy")
    names = required(part)
    cut: Any = SimpleNamespace(**dict.fromkeys(names[1:]))
    with pytest.raises(BadGame, match=f"woofy: {part} has no {names[0]}; a game's {part} has "):
        replace(kind, **{part: cut})


def rules_modules(kind: Kind) -> list[ModuleType]:
    """All modules of the folder `rules`, those of its folders too."""
    package: Any = kind.rules
    found = pkgutil.walk_packages(package.__path__, f"{package.__name__}.")
    return [import_module(module.name) for module in found]


def functions_of(modules: list[ModuleType]) -> list[FunctionType]:
    return [
        item
        for module in modules
        for item in vars(module).values()
        if isinstance(item, FunctionType) and item.__module__ == module.__name__
    ]


def called_by(function: FunctionType) -> Iterator[FunctionType]:
    for name in names_in(function.__code__):
        item = function.__globals__.get(name)
        if isinstance(item, FunctionType):
            yield item


def names_in(code: CodeType) -> Iterator[str]:
    yield from code.co_names
    for item in code.co_consts:
        if isinstance(item, CodeType):
            yield from names_in(item)


def reached(kind: Kind) -> set[FunctionType]:
    """What the compiled walk compiles: the contract, the heuristics, and all that they call."""
    rules: Any = kind.rules
    waiting = [item for item in vars(rules).values() if isinstance(item, FunctionType)]
    waiting += [item for item in (kind.heuristics.prefer,) if isinstance(item, FunctionType)]
    found: set[FunctionType] = set()
    while waiting:
        function = waiting.pop()
        if function not in found:
            found.add(function)
            waiting += called_by(function)
    return found


def compiled_type(kind: Any) -> Any:
    """The numba type of an argument of the rules."""
    if isinstance(kind, type) and issubclass(kind, Record):
        typeof: Any = numba.typeof
        return typeof(kind().to_numpy())
    return numba.int64


@pytest.mark.parametrize("name", hamlet.SHELF)
def test_every_function_of_the_rules_is_compiled(name: str) -> None:
    """Those that the rules' own six functions do not call are compiled here, one by one."""
    kind = hamlet.kind(name)
    modules = rules_modules(kind)
    compiled = link(modules, compiled=True)
    for function in functions_of(modules):
        if function not in reached(kind):
            hints = get_type_hints(function)
            types = [compiled_type(hint) for key, hint in hints.items() if key != "return"]
            getattr(compiled, function.__name__).compile(tuple(types))


@pytest.mark.parametrize("name", hamlet.SHELF)
def test_rules_and_heuristics_call_nothing_but_rules(name: str) -> None:
    kind = hamlet.kind(name)
    home = kind.rules.__name__
    allowed = (f"{home}.", kind.heuristics.__name__, "hamlet.engine.vocabulary")
    strange = {
        f"{function.__module__}.{function.__name__}"
        for function in reached(kind)
        if not function.__module__.startswith(allowed)
    }
    assert strange == set()


LINKED = {"rules", "heuristics", "experts", "columns", "spaces"}
"""The parts of a game that may be compiled."""


@pytest.mark.parametrize("name", hamlet.SHELF)
def test_nothing_else_of_a_game_is_linked(name: str) -> None:
    kind = hamlet.kind(name)
    exact, by_turn = kind.experts.exact, kind.experts.by_turn
    modules: list[Linkable] = [kind.rules, kind.heuristics, kind.spaces]
    modules += [*(exact.POLICY if exact else ()), *(by_turn.LEAVES if by_turn else ())]
    found = [module.__name__ for module in with_neighbours(modules)]
    inside = [module.removeprefix(f"{kind.package}.") for module in found]
    assert {module.split(".")[0] for module in inside} <= LINKED
    assert len(inside) >= 3, "rules bring their neighbours along"


def test_no_folder_has_more_than_twelve_files_of_code() -> None:
    crowded = {}
    for folder in [SOURCES, *(path for path in SOURCES.rglob("*") if path.is_dir())]:
        files = [path for path in folder.glob("*.py") if path.name != "__init__.py"]
        if len(files) > 12 and str(folder.relative_to(SOURCES)) not in FOLDERS_BY_NOUN:
            crowded[str(folder)] = len(files)
    assert crowded == {}

"""The functions that carry rules: those whose docstring names a number of the rulebook."""

from __future__ import annotations

import ast
import importlib
import inspect
import pkgutil
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from types import FunctionType, ModuleType

import hamlet

ROOMS = ("rules", "printed", "position")
OUTSIDE_THE_RULES = ("start", "result")
"""Of `position` only these carry rules; the rest refuses what cannot stand on a table."""
CHECKS = "soundness"
"""Modules of this name ask whether all is well; the rules never ask them."""
NOT_CARRIED = ("options",)
"""Lists what can be chosen; what is chosen is carried elsewhere."""
_NAMED = re.compile(r"([A-Z]{2})-(E?)(\d+)(?: to [A-Z]{2}-E?(\d+))?")


@dataclass(frozen=True, eq=False)
class Carrier:
    """A function, where it lies, and the rules that its docstring names."""

    game: str
    name: str
    """Such as "piggyback.rules.play.used"."""
    function: FunctionType
    node: ast.FunctionDef
    rules: tuple[str, ...]

    @property
    def is_rule(self) -> bool:
        """Whether it runs at every step, and not when a table is laid out."""
        return ".rules." in self.name


@cache
def carriers(game: str) -> tuple[Carrier, ...]:
    """All carriers of a game, in the order of its files."""
    found: list[Carrier] = []
    for module in _modules(hamlet.kind(game).rules.__name__.rpartition(".")[0]):
        found += _in_module(game, module)
    return tuple(found)


def _modules(package: str) -> Iterator[ModuleType]:
    home = importlib.import_module(package)
    for info in pkgutil.walk_packages(home.__path__, f"{package}."):
        words = info.name.removeprefix(f"{package}.").split(".")
        if words[0] in ROOMS and words[-1] != CHECKS:
            yield importlib.import_module(info.name)


def _in_module(game: str, module: ModuleType) -> Iterator[Carrier]:
    if module.__file__ is None:
        return
    short = module.__name__.removeprefix("hamlet.games.")
    for owner, node in _functions(ast.parse(inspect.getsource(module))):
        rules = named_rules(ast.get_docstring(node) or "")
        if not rules or node.name in NOT_CARRIED:
            continue
        if ".position" in module.__name__ and node.name not in OUTSIDE_THE_RULES:
            continue
        home = getattr(module, owner) if owner else module
        function = getattr(home, node.name)
        assert isinstance(function, FunctionType)
        yield Carrier(game, f"{short}.{node.name}", function, node, rules)


def _functions(tree: ast.Module) -> Iterator[tuple[str, ast.FunctionDef]]:
    """The functions of a module and of its classes, each with the name of its class."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield "", node
        elif isinstance(node, ast.ClassDef):
            yield from (
                (node.name, item) for item in node.body if isinstance(item, ast.FunctionDef)
            )


def named_rules(docstring: str) -> tuple[str, ...]:
    """The numbers in a docstring; "CO-51 to CO-53" are three."""
    found: dict[str, None] = {}
    for match in _NAMED.finditer(docstring):
        first = int(match[3])
        for number in range(first, int(match[4] or first) + 1):
            found[f"{match[1]}-{match[2]}{number}"] = None
    return tuple(found)

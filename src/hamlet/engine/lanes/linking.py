"""A kernel of lanes put together with a game's rules, for one box."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path
from types import FunctionType
from typing import NewType

from hamlet.engine.lanes import masks
from hamlet.engine.lanes.arrays import put
from hamlet.engine.lanes.masking import SILENT, masked
from hamlet.engine.link import (
    Function,
    Names,
    cache_folder,
    compiler,
    fingerprint,
    gathered,
    rehomed,
)
from hamlet.engine.skeleton import Linkable

_WORDS = {
    "_blend": masks.blend,
    "_both": masks.both,
    "_condition": masks.condition,
    "_either": masks.either,
    "_most": masks.most,
    "_nobody": masks.nobody,
    "_opposite": masks.opposite,
    "_put": put,
    "_some": masks.some,
    "_without": masks.without,
}


def lane_folder(modules: Iterable[Linkable], numbers: bytes) -> Path:
    """Where the code for one edition is kept: named by all sources and by the box's numbers."""
    digest = sha256(f"{fingerprint(modules)}".encode() + numbers)
    for file in sorted(Path(__file__).parent.glob("*.py")):
        digest.update(file.read_bytes())
    return cache_folder() / "compiled" / "lanes" / digest.hexdigest()[:16]


def link_lanes(
    modules: Iterable[Linkable], kernel: str, called: Iterable[str], folder: Path
) -> Function:
    """The function `kernel` of the modules, compiled, with rules that are done in lockstep.

    The kernel itself is plain: it owns the arrays of lanes, and calls each function of `called`
    by the name `masked_…`, with the mask of the lanes that are live as its first argument.
    CannotMask if one of them, or one that they call, cannot be rewritten.
    """
    names = gathered(modules)
    functions = {name: item for name, item in names.items() if isinstance(item, FunctionType)}
    casts = {name for name, item in names.items() if isinstance(item, NewType)}
    reached = _reached(functions, called)
    names.update(_WORDS)
    inner = compiler(folder, inline=True, allocates=False, cached=False)
    for name in reached:
        names[f"masked_{name}"] = inner(_defined(functions[name], names, reached, casts))
    for name in _reached(functions, [kernel]) - {kernel}:
        names[name] = inner(rehomed(functions[name], names))
    return compiler(folder, inline=False, allocates=False)(rehomed(functions[kernel], names))


def _reached(functions: dict[str, FunctionType], called: Iterable[str]) -> set[str]:
    """Functions, and what they call, and what that calls."""
    found: set[str] = set()
    waiting = list(called)
    while waiting:
        name = waiting.pop()
        if name in functions and name != SILENT and name not in found:
            found.add(name)
            waiting += functions[name].__code__.co_names
    return found


def _defined(
    function: FunctionType, names: Names, reached: set[str], casts: set[str]
) -> FunctionType:
    space: Names = {}
    exec(masked(function, reached, casts), names, space)
    made = space[function.__name__]
    assert isinstance(made, FunctionType)
    made.__module__, made.__qualname__ = function.__module__, function.__qualname__
    return made

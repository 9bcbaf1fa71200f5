"""One source of rules, two ways to run it.

Rules are plain Python functions that call each other by name. `link` makes copies of them
that look their names up in one namespace of their own; interpreted copies are ordinary
functions, compiled copies are numba's. So the rules files carry no decorator, can be
stepped through with a debugger, and are never written twice.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable
from hashlib import sha256
from pathlib import Path
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any, NewType, TypeAlias

from hamlet.engine import contract
from hamlet.engine.skeleton import Linkable

Names: TypeAlias = dict[str, object]
"""One namespace for all that is linked."""

Function: TypeAlias = Callable[..., Any]

_OPEN = {function.__name__: function for function in contract.OPEN_NAMES}


def link(
    modules: Iterable[Linkable],
    *,
    compiled: bool,
    inline: bool = False,
    allocates: bool = False,
) -> SimpleNamespace:
    """Bind the functions of several modules to each other and to a game's rules.

    A module brings along those of its own folder (and of folders inside it) whose functions it
    uses. Later modules
    fill the open names of earlier ones. Two different things under one name are refused,
    because a kernel could then call the wrong one.

    `inline` melts all functions into their callers: about twice as fast for small rules,
    slow to compile for large ones. `allocates` is for kernels that make arrays of their
    own; without it numba leaves out its reference counts, which is a tenth faster.
    """
    names = gathered(modules)
    functions = {name: item for name, item in names.items() if isinstance(item, FunctionType)}
    make = _compiler(names, inline, allocates) if compiled else _unchanged
    for name, function in functions.items():
        names[name] = make(rehomed(function, names))
    if compiled:
        for name, item in names.items():
            if isinstance(item, NewType):
                names[name] = make(rehomed(_same, names))
    return SimpleNamespace(**{name: names[name] for name in functions})


def gathered(modules: Iterable[Linkable]) -> Names:
    """Everything that modules and their neighbours name, in one namespace."""
    names: Names = {"__builtins__": __builtins__, "__name__": "hamlet.linked"}
    for module in with_neighbours(modules):
        for name, item in vars(module).items():
            if name.startswith("__") or name == "annotations" or isinstance(item, ModuleType):
                continue
            known = names.get(name, item)
            if known is _OPEN.get(name):
                names[name] = item
            elif item is not known and item is not _OPEN.get(name) and item != known:
                raise NameError(f"{module.__name__} gives {name!r} a second meaning")
            else:
                names[name] = known
    return names


def with_neighbours(modules: Iterable[Linkable]) -> list[Linkable]:
    """The modules, and those of their own folders, or folders inside, that functions are from."""
    found: list[Linkable] = []
    waiting = list(modules)
    while waiting:
        module = waiting.pop(0)
        if module not in found:
            found.append(module)
            functions = [item for item in vars(module).values() if isinstance(item, FunctionType)]
            homes = dict.fromkeys(item.__module__ for item in functions)
            waiting += [sys.modules[home] for home in homes if _are_close(_folder(home), module)]
    return found


def _folder(module: str) -> str:
    return module.rpartition(".")[0]


def _are_close(folder: str, module: Linkable) -> bool:
    """Whether one of two folders lies in the other, or both are one."""
    mine = f"{module.__package__}."
    return mine.startswith(f"{folder}.") or f"{folder}.".startswith(mine)


def rehomed(function: Function, names: Names) -> FunctionType:
    """A copy of a function that looks its names up elsewhere."""
    assert isinstance(function, FunctionType)
    twin = FunctionType(
        function.__code__, names, function.__name__, function.__defaults__, function.__closure__
    )
    twin.__qualname__ = function.__qualname__
    twin.__module__ = function.__module__  # numba's cache asks for a module that exists
    twin.__kwdefaults__ = function.__kwdefaults__
    return twin


def _unchanged(function: FunctionType) -> Function:
    return function


def _same(number: int) -> int:
    return number


def _compiler(names: Names, inline: bool, allocates: bool) -> Callable[[FunctionType], Function]:
    """Numba's compiler with a disk cache of its own for this very set of sources.

    Numba's cache looks only at the file of the outermost function, so an edited rule
    would be served stale to an unchanged kernel; a folder named by all sources is safe.
    """
    style = f"{'inline' if inline else 'calls'}-{'arrays' if allocates else 'plain'}"
    folder = cache_folder() / "compiled" / style / _fingerprint(names)
    return compiler(folder, inline=inline, allocates=allocates)


def compiler(
    folder: Path, *, inline: bool, allocates: bool, cached: bool = True
) -> Callable[[FunctionType], Function]:
    """Numba's compiler, which keeps what it makes in a folder."""
    import numba
    from numba.core import config

    settings: Any = config
    options: dict[str, Any] = {
        # else numba would cache beside the sources, and go stale
        "cache": cached and _writable(folder),
        "nogil": True,
        "error_model": "numpy",
        "forceinline": inline,
        "_nrt": allocates,
    }

    def compile_one(function: FunctionType) -> Function:
        before = settings.CACHE_DIR
        settings.CACHE_DIR = str(folder)
        try:
            compiled: Function = numba.njit(**options)(function)
            return compiled
        finally:
            settings.CACHE_DIR = before

    return compile_one


def fingerprint(modules: Iterable[Linkable]) -> str:
    """A name for the sources of modules, for what is computed from them and kept."""
    return _fingerprint(gathered(modules))


def _fingerprint(names: Names) -> str:
    """A name for linked sources: changes with any line of their files and any constant."""
    files = {item.__code__.co_filename for item in names.values() if isinstance(item, FunctionType)}
    constants = [f"{name}={item}" for name, item in names.items() if _is_constant(item)]
    digest = sha256("\n".join([sys.version, *sorted(constants)]).encode())
    for file in sorted(files):
        digest.update(Path(file).read_bytes())
    return digest.hexdigest()[:16]


def _is_constant(item: object) -> bool:
    """Numbers and tables of numbers; what else prints its address is another in every process."""
    if isinstance(item, tuple):
        return all(_is_constant(part) for part in item)
    return isinstance(item, int | float | str)


def _writable(folder: Path) -> bool:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return False
    return os.access(folder, os.W_OK)


def cache_folder() -> Path:
    """Where compiled code and solutions are kept: HAMLET_CACHE, or the user's cache."""
    from platformdirs import user_cache_path

    chosen = os.environ.get("HAMLET_CACHE")
    return Path(chosen) if chosen else user_cache_path("hamlet", appauthor=False)

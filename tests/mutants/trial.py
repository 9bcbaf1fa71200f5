"""A trial: a mutant takes the place of its function while scenarios are played."""

from __future__ import annotations
import __future__

import ast
import contextlib
import copy
import signal
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from types import CodeType, FrameType, FunctionType

import hamlet
from mutants.carriers import Carrier
from mutants.operators import Mutant, mutants
from scenario import Scenario, act_at, scenarios, table_of

SECONDS = 0.3
"""Of processor time, for one scenario; a mutant that takes longer never ends."""


@dataclass(frozen=True)
class Verdict:
    """What became of a mutant: the rules whose scenarios noticed it."""

    function: str
    before: str
    after: str
    noticed_by: frozenset[str]

    @property
    def lives(self) -> bool:
        return not self.noticed_by


class _Endless(BaseException):
    pass


def try_all(carrier: Carrier) -> list[Verdict]:
    """Every mutant of a function against the scenarios of the rules that it carries."""
    return [try_one(carrier, mutant) for mutant in mutants(carrier.node)]


def try_one(carrier: Carrier, mutant: Mutant) -> Verdict:
    """One mutant against the scenarios of each rule, until one of them fails."""
    with in_place(carrier.function, _code(mutant.node)):
        noticed = frozenset(rule for rule in carrier.rules if _is_noticed(carrier, rule))
    return Verdict(carrier.name, mutant.before, mutant.after, noticed)


@contextlib.contextmanager
def in_place(function: FunctionType, code: CodeType) -> Iterator[None]:
    """The function with another body, wherever it is known by now."""
    own = function.__code__
    function.__code__ = code
    try:
        yield
    finally:
        function.__code__ = own


def _code(node: ast.FunctionDef) -> CodeType:
    names: dict[str, FunctionType] = {}
    module = ast.Module(body=[node], type_ignores=[])
    flags = __future__.annotations.compiler_flag
    exec(compile(module, "<mutant>", "exec", flags), names)
    return names[node.name].__code__


def _is_noticed(carrier: Carrier, rule: str) -> bool:
    return any(not holds(carrier, index) for index in _citing(carrier.game).get(rule, ()))


def holds(carrier: Carrier, index: int) -> bool:
    """Whether a scenario comes out as it says."""
    scenario = _listed(carrier.game)[index]
    try:
        with _limited():
            act_at(_table(carrier, index), scenario)
    except KeyboardInterrupt:
        raise
    except BaseException:
        return False
    return True


@cache
def _listed(game: str) -> list[Scenario]:
    return scenarios(game)


def _table(carrier: Carrier, index: int) -> hamlet.Game:
    """A scenario's table: laid out once, unless the laying out is what is tried.

    Its box is a copy, because a mutant may write into it.
    """
    if not carrier.is_rule:
        return table_of(carrier.game, _listed(carrier.game)[index])
    table = copy.copy(_laid_out(carrier.game, index))
    table.box = table.box.copy()
    return table


@cache
def _laid_out(game: str, index: int) -> hamlet.Game:
    return table_of(game, _listed(game)[index])


@cache
def _citing(game: str) -> dict[str, list[int]]:
    """The scenarios of each rule, the shortest first, because they are the quickest."""
    found: dict[str, list[int]] = {}
    for index, scenario in enumerate(_listed(game)):
        for rule in scenario.rules:
            found.setdefault(rule, []).append(index)
    for cited in found.values():
        cited.sort(key=lambda index: len(_listed(game)[index].play))
    return found


@contextlib.contextmanager
def _limited() -> Iterator[None]:
    signal.signal(signal.SIGVTALRM, _end)
    signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)


def _end(number: int, frame: FrameType | None) -> None:
    raise _Endless

"""How a function can be broken: each operator says what a piece of its syntax may become."""

from __future__ import annotations

import ast
import copy
from collections.abc import Iterator
from dataclasses import dataclass

_SWAPPED: dict[type, type] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.And: ast.Or,
    ast.Or: ast.And,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
READABLE = 120
"""The longest piece of a function that is shown."""
_PASSED_ALONG = ("box", "race", "hunt", "village", "site", "story", "moves", "weights", "self")
"""Swapping these with another argument breaks everything at once, which proves nothing."""


@dataclass(frozen=True)
class Mutant:
    """A function with one piece changed: what stood there, and what stands there now."""

    before: str
    after: str
    node: ast.FunctionDef


def mutants(function: ast.FunctionDef) -> Iterator[Mutant]:
    """Every mutant of a function. What is told to the players is left alone: it is no rule."""
    seen: dict[tuple[str, str], int] = {}
    for path in list(_paths(function)):
        for number in range(len(_changes(_at(function, path)))):
            mutant = _changed(function, path, number)
            again = seen[mutant.before, mutant.after] = (
                seen.get((mutant.before, mutant.after), 0) + 1
            )
            suffix = f"  # {again}" if again > 1 else ""
            yield Mutant(mutant.before + suffix, mutant.after, mutant.node)


Path = tuple[tuple[str, int | None], ...]


def _paths(node: ast.AST, path: Path = ()) -> Iterator[Path]:
    """Where in a function something can be changed, outside in."""
    if path:
        yield path
    for name, value in ast.iter_fields(node):
        if name in (
            "args",
            "returns",
            "annotation",
            "decorator_list",
            "type_params",
        ) and isinstance(node, ast.FunctionDef | ast.AnnAssign):
            continue
        items = value if isinstance(value, list) else [value]
        for index, item in enumerate(items):
            if isinstance(item, ast.AST) and not _is_told(item):
                step = (name, index if isinstance(value, list) else None)
                yield from _paths(item, (*path, step))


def _is_told(node: ast.AST) -> bool:
    """Docstrings, and what only tells the players what happened."""
    if isinstance(node, ast.If) and ast.unparse(node.test) == "story is not None":
        return True
    if not isinstance(node, ast.Expr):
        return False
    if isinstance(node.value, ast.Constant):
        return True
    call = node.value
    return (
        isinstance(call, ast.Call)
        and isinstance(call.func, ast.Name)
        and call.func.id.startswith("tell")
    )


def _at(node: ast.AST, path: Path) -> ast.AST:
    for name, index in path:
        value = getattr(node, name)
        node = value if index is None else value[index]
    return node


def _put(node: ast.AST, path: Path, new: ast.AST) -> None:
    *above, (name, index) = path
    owner = _at(node, tuple(above))
    if index is None:
        setattr(owner, name, new)
    else:
        getattr(owner, name)[index] = new


def _changed(function: ast.FunctionDef, path: Path, number: int) -> Mutant:
    twin = copy.deepcopy(function)
    shown = _shown(function, path)
    before = _line(_at(function, shown))
    _put(twin, path, _changes(_at(twin, path))[number])
    ast.fix_missing_locations(twin)
    return Mutant(before, _line(_at(twin, shown)), twin)


def _shown(function: ast.FunctionDef, path: Path) -> Path:
    """The way to what is shown of a change: its statement, or as much of that as is readable."""
    best = path
    for length in range(len(path), 0, -1):
        node = _at(function, path[:length])
        if isinstance(node, ast.expr | ast.stmt) and len(_line(node)) <= READABLE:
            best = path[:length]
        if isinstance(node, ast.stmt):
            break
    return best


def _line(node: ast.AST) -> str:
    """A statement as one line: of one with a body, what stands before the colon."""
    return ast.unparse(node).split("\n")[0].rstrip(":")


def _changes(node: ast.AST) -> list[ast.AST]:
    """What may stand in the place of a node."""
    found: list[ast.AST] = []
    if isinstance(node, ast.Compare | ast.BoolOp | ast.BinOp | ast.AugAssign):
        found += _other_operators(node)
    if isinstance(node, ast.Constant):
        found += _other_constants(node)
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not | ast.USub):
        found.append(node.operand)
    if isinstance(node, ast.If | ast.IfExp | ast.While):
        found += _other_tests(node)
    if isinstance(node, ast.Call):
        found += _other_arguments(node)
    if _can_go(node):
        found.append(ast.Pass())
    return found


def _other_operators(node: ast.Compare | ast.BoolOp | ast.BinOp | ast.AugAssign) -> list[ast.AST]:
    if not isinstance(node, ast.Compare):
        swapped = _SWAPPED.get(type(node.op))
        return [_with(node, op=swapped())] if swapped else []
    return [
        _with(node, ops=[*node.ops[:index], _SWAPPED[type(op)](), *node.ops[index + 1 :]])
        for index, op in enumerate(node.ops)
        if type(op) in _SWAPPED
    ]


def _other_constants(node: ast.Constant) -> list[ast.AST]:
    if isinstance(node.value, bool):
        return [ast.Constant(not node.value)]
    if isinstance(node.value, int):
        return [ast.Constant(node.value + 1), ast.Constant(node.value - 1)]
    return []


def _other_tests(node: ast.If | ast.IfExp | ast.While) -> list[ast.AST]:
    """Never, and always; a loop that always goes on proves nothing."""
    never = _with(node, test=ast.Constant(False))
    return [never] if isinstance(node, ast.While) else [never, _with(node, test=ast.Constant(True))]


def _other_arguments(node: ast.Call) -> list[ast.AST]:
    found: list[ast.AST] = []
    if isinstance(node.func, ast.Name) and node.func.id in ("max", "min"):
        return found
    for index, (one, other) in enumerate(zip(node.args, node.args[1:], strict=False)):
        names = [item.id for item in (one, other) if isinstance(item, ast.Name)]
        if not set(names) & set(_PASSED_ALONG) and ast.unparse(one) != ast.unparse(other):
            swapped = [*node.args[:index], other, one, *node.args[index + 2 :]]
            found.append(_with(node, args=swapped))
    return found


def _can_go(node: ast.AST) -> bool:
    """A statement that does something: calls, changes the state, leaves or repeats."""
    if isinstance(node, ast.Assign):
        return not isinstance(node.targets[0], ast.Name | ast.Tuple)
    if isinstance(node, ast.AugAssign | ast.For | ast.Continue | ast.Break):
        return True
    if isinstance(node, ast.Return):
        return node.value is None
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)


def _with(node: ast.AST, **fields: object) -> ast.AST:
    twin = copy.copy(node)
    for name, value in fields.items():
        setattr(twin, name, value)
    return twin

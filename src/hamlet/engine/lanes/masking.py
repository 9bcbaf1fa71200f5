"""Rewrites a rule so that it is done in many games at once.

A rule branches; games in lockstep cannot. So a function gets a first argument `_live`, the mask
of those games that are in it, and every branch is walked through under the mask of the games that
take it: what it writes is blended in for them alone. Who returns or leaves a loop is no longer
live. A loop runs as often as the game that needs it most. A part in which nobody is live is
skipped. The words that are written in (`_blend`, `_both`, …) are those of `masks.py`.
"""

from __future__ import annotations

import ast
import inspect
from collections.abc import Callable, Container, Iterable
from copy import deepcopy
from textwrap import dedent
from types import CodeType
from typing import Any

SILENT = "tell"
"""Nobody listens in lockstep: calls of this function are left out."""

_LIVE, _GONE, _RESULT = "_live", "_gone", "_result"
_EMPTY = {"None": None, "bool": False}


class CannotMask(TypeError):
    """A function is not written in the part of Python that can be done in lockstep."""


def masked(function: Callable[..., Any], functions: Container[str], casts: Container[str]) -> Any:
    """A function rewritten, as code that defines it.

    `functions` are those that are rewritten too, `casts` those that leave numbers as they are.
    """
    tree = ast.parse(dedent(inspect.getsource(function)))
    definition = tree.body[0]
    assert isinstance(definition, ast.FunctionDef)
    module = ast.Module([Masking(functions, casts).definition(definition)], [])
    code = inspect.unwrap(function).__code__
    ast.increment_lineno(ast.fix_missing_locations(module), code.co_firstlineno - 1)
    made: CodeType = compile(module, code.co_filename, "exec")
    return made


def _name(word: str) -> ast.Name:
    return ast.Name(word, ast.Load())


def _set(word: str, value: ast.expr) -> ast.stmt:
    return ast.Assign([ast.Name(word, ast.Store())], value)


def _call(word: str, *args: ast.expr | str) -> ast.expr:
    given = [_name(arg) if isinstance(arg, str) else arg for arg in args]
    return ast.Call(_name(word), given, [])


class Masking:
    """Rewrites one function; statements come out as lists, because one may become several."""

    def __init__(self, functions: Container[str], casts: Container[str]) -> None:
        self._functions, self._casts = functions, casts
        self._known: set[str] = set()
        self._left: list[str] = []
        self._fresh = 0

    def definition(self, node: ast.FunctionDef) -> ast.stmt:
        """The whole function."""
        words = [arg.arg for arg in node.args.args]
        self._known = set(words)
        returns = ast.unparse(node.returns) if node.returns else ""
        body = [
            _set(_RESULT, ast.Constant(_EMPTY.get(returns, 0))),
            _set(_GONE, _call("_nobody")),
            *self._block(node.body),
            ast.Return(_name(_RESULT)),
        ]
        taken = [ast.arg(word) for word in (_LIVE, *words)]
        args = ast.arguments([], taken, None, [], [], None, node.args.defaults)
        return ast.FunctionDef(node.name, args, body, [], None)

    def _new(self, what: str) -> str:
        self._fresh += 1
        return f"_{what}{self._fresh}"

    def _kept(self, what: str, value: ast.expr, out: list[ast.stmt]) -> str:
        word = self._new(what)
        out.append(_set(word, value))
        return word

    def _block(self, statements: Iterable[ast.stmt]) -> list[ast.stmt]:
        out: list[ast.stmt] = []
        for statement in statements:
            self._part(statement)(statement, out)
        return out

    def _part(self, node: ast.AST) -> Callable[..., Any]:
        found: Callable[..., Any] | None = getattr(self, f"_{type(node).__name__.lower()}", None)
        if found is None:
            raise CannotMask(f"line {getattr(node, 'lineno', 0)}: {ast.unparse(node)}")
        return found

    # Statements.

    def _expr(self, node: ast.Expr, out: list[ast.stmt]) -> None:
        if not isinstance(node.value, ast.Constant) and not _is_call(node.value, SILENT):
            out.append(ast.Expr(self._value(node.value, out)))

    def _return(self, node: ast.Return, out: list[ast.stmt]) -> None:
        value = self._value(node.value, out) if node.value else ast.Constant(None)
        out.append(_set(_RESULT, _call("_blend", _LIVE, value, _RESULT)))
        out.append(_set(_GONE, _call("_either", _GONE, _LIVE)))
        out.append(_set(_LIVE, _call("_nobody")))

    def _break(self, node: ast.Break, out: list[ast.stmt]) -> None:
        left = self._left[-1]
        out.append(_set(left, _call("_either", left, _LIVE)))
        out.append(_set(_LIVE, _call("_nobody")))

    def _continue(self, node: ast.Continue, out: list[ast.stmt]) -> None:
        out.append(_set(_LIVE, _call("_nobody")))

    def _assign(self, node: ast.Assign, out: list[ast.stmt]) -> None:
        (target,) = node.targets
        if not isinstance(target, ast.Tuple) or not isinstance(node.value, ast.Tuple):
            self._store(target, self._value(node.value, out), out)
            return
        values = [self._kept("part", self._value(part, out), out) for part in node.value.elts]
        for part, value in zip(target.elts, values, strict=True):
            self._store(part, _name(value), out)

    def _augassign(self, node: ast.AugAssign, out: list[ast.stmt]) -> None:
        before = deepcopy(node.target)
        before.ctx = ast.Load()
        value = self._value(ast.BinOp(before, node.op, node.value), out)
        self._store(node.target, value, out)

    def _store(self, target: ast.expr, value: ast.expr, out: list[ast.stmt]) -> None:
        """Write for those who are live; a new word has nothing to keep for the others."""
        if isinstance(target, ast.Name):
            known = target.id in self._known
            self._known.add(target.id)
            kept = _call("_blend", _LIVE, value, target.id) if known else value
            out.append(_set(target.id, kept))
        elif isinstance(target, ast.Subscript):
            array, index = self._value(target.value, out), self._value(target.slice, out)
            out.append(ast.Expr(_call("_put", _LIVE, array, index, value)))
        elif isinstance(target, ast.Attribute):
            before = ast.Attribute(target.value, target.attr, ast.Load())
            out.append(ast.Assign([target], _call("_blend", _LIVE, value, before)))
        else:
            raise CannotMask(f"line {target.lineno}: {ast.unparse(target)} is written to")

    def _if(self, node: ast.If, out: list[ast.stmt]) -> None:
        asked = self._kept("asked", _call("_condition", self._value(node.test, out)), out)
        before = self._kept("before", _name(_LIVE), out)
        out.append(_set(_LIVE, _call("_both", before, asked)))
        out += self._skippable(node.body)
        then = self._kept("then", _name(_LIVE), out)
        out.append(_set(_LIVE, _call("_without", before, asked)))
        out += self._skippable(node.orelse)
        out.append(_set(_LIVE, _call("_either", then, _LIVE)))

    def _skippable(self, statements: list[ast.stmt]) -> list[ast.stmt]:
        """A branch, skipped where nobody takes it if it is long enough to be worth asking."""
        before = set(self._known)
        body = self._block(statements)
        new = self._known - before
        if not self._is_long(statements) or new & _arrays(statements):
            return body
        known = [_set(word, ast.Constant(0)) for word in sorted(new)]
        return [*known, ast.If(_call("_some", _LIVE), body, [])]

    def _is_long(self, statements: list[ast.stmt]) -> bool:
        parts = [part for statement in statements for part in ast.walk(statement)]
        return any(
            isinstance(part, ast.For | ast.While)
            or (isinstance(part, ast.Call) and ast.unparse(part.func) in self._functions)
            for part in parts
        )

    def _for(self, node: ast.For, out: list[ast.stmt]) -> None:
        start, stop = _bounds(node)
        assert isinstance(node.target, ast.Name)
        index = node.target.id
        end = self._kept("end", self._value(stop, out), out)
        entered, left = self._entered(out)
        self._known.discard(index)
        within = _call("_both", entered, ast.Compare(_name(index), [ast.Lt()], [_name(end)]))
        head = _set(_LIVE, _call("_without", _call("_without", within, _GONE), left))
        times = _call("range", self._value(start, out), _call("_most", entered, end))
        body = [head, *self._loop(left, node.body)]
        out.append(ast.For(ast.Name(index, ast.Store()), times, body, []))
        out.append(_set(_LIVE, _call("_without", entered, _GONE)))

    def _while(self, node: ast.While, out: list[ast.stmt]) -> None:
        entered, left = self._entered(out)
        body = [_set(_LIVE, _call("_without", _call("_without", entered, _GONE), left))]
        going = _call("_condition", self._value(node.test, body))
        body.append(_set(left, _call("_either", left, _call("_without", _LIVE, going))))
        body.append(_set(_LIVE, _call("_without", _LIVE, left)))
        over = ast.UnaryOp(ast.Not(), _call("_some", _LIVE))
        body.append(ast.If(over, [ast.Break()], []))
        body += self._loop(left, node.body)
        out.append(ast.While(ast.Constant(True), body, []))
        out.append(_set(_LIVE, _call("_without", entered, _GONE)))

    def _entered(self, out: list[ast.stmt]) -> tuple[str, str]:
        """Who came into a loop, and (nobody yet) who has left it."""
        return self._kept("entered", _name(_LIVE), out), self._kept("left", _call("_nobody"), out)

    def _loop(self, left: str, statements: list[ast.stmt]) -> list[ast.stmt]:
        self._left.append(left)
        body = self._block(statements)
        self._left.pop()
        return body

    # Expressions: what must be known before is written out first.

    def _value(self, node: ast.expr, out: list[ast.stmt]) -> ast.expr:
        found: ast.expr = self._part(node)(node, out)
        return found

    def _constant(self, node: ast.Constant, out: list[ast.stmt]) -> ast.expr:
        return node

    def _name(self, node: ast.Name, out: list[ast.stmt]) -> ast.expr:
        return node

    def _attribute(self, node: ast.Attribute, out: list[ast.stmt]) -> ast.expr:
        return ast.Attribute(self._value(node.value, out), node.attr, ast.Load())

    def _subscript(self, node: ast.Subscript, out: list[ast.stmt]) -> ast.expr:
        array = self._value(node.value, out)
        return ast.Subscript(array, self._value(node.slice, out), ast.Load())

    def _binop(self, node: ast.BinOp, out: list[ast.stmt]) -> ast.expr:
        left = self._value(node.left, out)
        return ast.BinOp(left, node.op, self._value(node.right, out))

    def _unaryop(self, node: ast.UnaryOp, out: list[ast.stmt]) -> ast.expr:
        value = self._value(node.operand, out)
        if isinstance(node.op, ast.Not):
            return _call("_opposite", _call("_condition", value))
        if isinstance(node.op, ast.USub):
            return ast.BinOp(ast.Constant(0), ast.Sub(), value)
        raise CannotMask(f"line {node.lineno}: {ast.unparse(node)}")

    def _compare(self, node: ast.Compare, out: list[ast.stmt]) -> ast.expr:
        if len(node.ops) > 1:
            raise CannotMask(f"line {node.lineno}: two comparisons in {ast.unparse(node)}")
        left = self._value(node.left, out)
        return ast.Compare(left, node.ops, [self._value(node.comparators[0], out)])

    def _boolop(self, node: ast.BoolOp, out: list[ast.stmt]) -> ast.expr:
        """`and` and `or` ask their second half only of those whom the first leaves open."""
        is_and = isinstance(node.op, ast.And)
        goes_on, joined = ("_both", "_both") if is_and else ("_without", "_either")
        before = self._kept("before", _name(_LIVE), out)
        truth = self._kept("truth", _call("_condition", self._value(node.values[0], out)), out)
        for value in node.values[1:]:
            out.append(_set(_LIVE, _call(goes_on, before, truth)))
            asked = _call("_condition", self._value(value, out))
            truth = self._kept("truth", _call(joined, truth, asked), out)
        out.append(_set(_LIVE, _name(before)))
        return _name(truth)

    def _ifexp(self, node: ast.IfExp, out: list[ast.stmt]) -> ast.expr:
        asked = self._kept("asked", _call("_condition", self._value(node.test, out)), out)
        before = self._kept("before", _name(_LIVE), out)
        out.append(_set(_LIVE, _call("_both", before, asked)))
        then = self._kept("then", self._value(node.body, out), out)
        out.append(_set(_LIVE, _call("_without", before, asked)))
        other = self._kept("other", self._value(node.orelse, out), out)
        out.append(_set(_LIVE, _name(before)))
        return _call("_blend", asked, then, other)

    def _call(self, node: ast.Call, out: list[ast.stmt]) -> ast.expr:
        word = ast.unparse(node.func)
        args = [self._value(arg, out) for arg in node.args]
        if word in self._casts:
            return args[0]
        if word not in self._functions or node.keywords:
            raise CannotMask(f"line {node.lineno}: {ast.unparse(node)} is called")
        return _name(self._kept("answer", _call(f"masked_{word}", _LIVE, *args), out))


def _is_call(node: ast.expr, word: str) -> bool:
    return isinstance(node, ast.Call) and ast.unparse(node.func) == word


def _arrays(statements: list[ast.stmt]) -> set[str]:
    """Words for a field of a record: they stand for arrays, and cannot begin as a number."""
    parts = [part for statement in statements for part in ast.walk(statement)]
    assigned = [part for part in parts if isinstance(part, ast.Assign)]
    fields = [part for part in assigned if isinstance(part.value, ast.Attribute)]
    return {ast.unparse(target) for part in fields for target in part.targets}


def _bounds(node: ast.For) -> tuple[ast.expr, ast.expr]:
    """Where a loop over `range` begins and ends."""
    if not _is_call(node.iter, "range"):
        raise CannotMask(f"line {node.lineno}: a loop over {ast.unparse(node.iter)}")
    assert isinstance(node.iter, ast.Call)
    match node.iter.args:
        case [stop]:
            return ast.Constant(0), stop
        case [start, stop]:
            return start, stop
    raise CannotMask(f"line {node.lineno}: a loop over {ast.unparse(node.iter)}")

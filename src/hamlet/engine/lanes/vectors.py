"""Whole numbers of many games side by side, one a lane, and numba's arithmetic over them.

32 bits hold whatever a state holds; the streams of chance need 64.
"""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Any

from llvmlite import ir
from numba.core import types
from numba.core.imputils import lower_builtin, lower_cast
from numba.core.typeconv import Conversion
from numba.core.typing.templates import AbstractTemplate, infer_global, signature
from numba.extending import models, register_model

LANES = 16
"""Games in one vector: 16 numbers of 32 bits fill the widest registers there are."""


class Lanes(types.Type):
    """A number of `bits` bits for every lane; a plain number stands for the same in all."""

    def __init__(self, bits: int) -> None:
        self.bits = bits
        super().__init__(name=f"Lanes{bits}")

    def unify(self, context: object, other: object) -> Lanes | None:
        if isinstance(other, types.Integer | types.Boolean | Lanes):
            return Lanes(max(self.bits, bits_of(other)))
        return None

    def can_convert_to(self, context: object, other: object) -> Conversion | None:
        if isinstance(other, Lanes):
            return Conversion.safe if other.bits >= self.bits else Conversion.unsafe
        return None

    def can_convert_from(self, context: object, other: object) -> Conversion | None:
        if isinstance(other, types.Integer | types.Boolean | Mask):
            return Conversion.safe
        return None


class Mask(types.Type):
    """Yes or no for every lane."""

    def __init__(self) -> None:
        super().__init__(name="Mask")

    def unify(self, context: object, other: object) -> Mask | None:
        return self if isinstance(other, types.Boolean) else None

    def can_convert_from(self, context: object, other: object) -> Conversion | None:
        return Conversion.safe if isinstance(other, types.Boolean) else None


MASK_TYPE = Mask()


def bits_of(kind: object) -> int:
    """How wide lanes must be to hold numbers of a type."""
    if isinstance(kind, Lanes):
        return kind.bits
    if isinstance(kind, types.IntegerLiteral):
        return 32 if -(1 << 31) <= kind.literal_value < 1 << 31 else 64
    if isinstance(kind, types.Integer):
        return 32 if kind.bitwidth <= 32 else 64  # type: ignore[attr-defined]  # made at run time
    return 32


def vector(bits: int) -> ir.VectorType:
    """The machine's type of lanes."""
    return ir.VectorType(ir.IntType(bits), LANES)


def constant(bits: int, number: int) -> ir.Constant:
    """One number in all lanes."""
    return ir.Constant(vector(bits), [number] * LANES)


def spread(builder: ir.IRBuilder, value: ir.Value) -> ir.Value:
    """A number of the machine in all lanes."""
    kind = ir.VectorType(value.type, LANES)
    nothing, first = ir.Constant(kind, ir.Undefined), ir.Constant(ir.IntType(32), 0)
    single = builder.insert_element(nothing, value, first)
    return builder.shuffle_vector(single, nothing, constant(32, 0))


@register_model(Lanes)
class _LanesModel(models.PrimitiveModel):
    def __init__(self, manager: object, kind: Lanes) -> None:
        super().__init__(manager, kind, vector(kind.bits))


@register_model(Mask)
class _MaskModel(models.PrimitiveModel):
    def __init__(self, manager: object, kind: Mask) -> None:
        super().__init__(manager, kind, vector(1))


@lower_cast(types.Integer, Lanes)
def _number_to_lanes(context: Any, builder: ir.IRBuilder, old: Any, new: Lanes, value: Any) -> Any:
    if isinstance(old, types.IntegerLiteral):
        return constant(new.bits, old.literal_value)
    wide = ir.IntType(new.bits)
    if value.type.width < new.bits:
        value = builder.sext(value, wide) if old.signed else builder.zext(value, wide)
    elif value.type.width > new.bits:
        value = builder.trunc(value, wide)
    return spread(builder, value)


@lower_cast(types.Boolean, Mask)
def _bool_to_mask(context: Any, builder: ir.IRBuilder, old: Any, new: Mask, value: Any) -> Any:
    bit = ir.IntType(1)
    return spread(builder, value if value.type == bit else builder.trunc(value, bit))


@lower_cast(types.Boolean, Lanes)
def _bool_to_lanes(context: Any, builder: ir.IRBuilder, old: Any, new: Lanes, value: Any) -> Any:
    mask = _bool_to_mask(context, builder, old, MASK_TYPE, value)
    return builder.zext(mask, vector(new.bits))


@lower_cast(Lanes, Lanes)
def _other_width(context: Any, builder: ir.IRBuilder, old: Lanes, new: Lanes, value: Any) -> Any:
    if old.bits < new.bits:
        return builder.sext(value, vector(new.bits))
    return builder.trunc(value, vector(new.bits)) if old.bits > new.bits else value


@lower_cast(Mask, Lanes)
def _mask_to_lanes(context: Any, builder: ir.IRBuilder, old: Mask, new: Lanes, value: Any) -> Any:
    return builder.zext(value, vector(new.bits))


_NUMBERS = (Lanes, Mask, types.Integer, types.Boolean)
Emit = Callable[[ir.IRBuilder, ir.Value, ir.Value], ir.Value]


def _operator(function: Callable[..., Any], emit: Emit, *, compares: bool = False) -> None:
    """Teach numba an operator between lanes, or between lanes and a number."""

    class OfLanes(AbstractTemplate):
        prefer_literal = True

        def generic(self, args: tuple[Any, ...], kws: object) -> Any:
            if not any(isinstance(arg, Lanes | Mask) for arg in args):
                return None
            if not all(isinstance(arg, _NUMBERS) for arg in args):
                return None
            kind = Lanes(max(bits_of(arg) for arg in args))
            return signature(MASK_TYPE if compares else kind, kind, kind)

    infer_global(function)(OfLanes)
    lower_builtin(function, Lanes, Lanes)(lambda context, builder, sig, args: emit(builder, *args))


def _strays(builder: ir.IRBuilder, rest: ir.Value, divisor: ir.Value) -> ir.Value:
    """Where the machine's division, which rounds towards 0, is not Python's."""
    none = ir.Constant(rest.type, None)
    uneven = builder.icmp_signed("!=", rest, none)
    return builder.and_(uneven, builder.icmp_signed("<", builder.xor(rest, divisor), none))


def _remainder(builder: ir.IRBuilder, number: ir.Value, divisor: ir.Value) -> ir.Value:
    rest = builder.srem(number, divisor)
    return builder.select(_strays(builder, rest, divisor), builder.add(rest, divisor), rest)


def _quotient(builder: ir.IRBuilder, number: ir.Value, divisor: ir.Value) -> ir.Value:
    found, rest = builder.sdiv(number, divisor), builder.srem(number, divisor)
    one = constant(number.type.element.width, 1)
    return builder.select(_strays(builder, rest, divisor), builder.sub(found, one), found)


def _comparison(sign: str) -> Emit:
    return lambda builder, left, right: builder.icmp_signed(sign, left, right)


_operator(operator.add, ir.IRBuilder.add)
_operator(operator.sub, ir.IRBuilder.sub)
_operator(operator.mul, ir.IRBuilder.mul)
_operator(operator.and_, ir.IRBuilder.and_)
_operator(operator.or_, ir.IRBuilder.or_)
_operator(operator.xor, ir.IRBuilder.xor)
_operator(operator.lshift, ir.IRBuilder.shl)
_operator(operator.rshift, ir.IRBuilder.ashr)
_operator(operator.mod, _remainder)
_operator(operator.floordiv, _quotient)
_operator(operator.eq, _comparison("=="), compares=True)
_operator(operator.ne, _comparison("!="), compares=True)
_operator(operator.lt, _comparison("<"), compares=True)
_operator(operator.le, _comparison("<="), compares=True)
_operator(operator.gt, _comparison(">"), compares=True)
_operator(operator.ge, _comparison(">="), compares=True)

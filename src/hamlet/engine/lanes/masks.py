"""What masked code does with conditions: the words that `masking.py` writes into the rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from llvmlite import ir
from numba.core import cgutils, types
from numba.extending import intrinsic

from hamlet.engine.lanes.vectors import LANES, MASK_TYPE, Lanes, Mask, bits_of, constant


def as_mask(context: Any, builder: ir.IRBuilder, kind: Any, value: Any) -> Any:
    """A mask as it is, and a plain bool in all lanes."""
    return context.cast(builder, value, kind, MASK_TYPE)


def bits(builder: ir.IRBuilder, mask: ir.Value) -> ir.Value:
    """A mask as one number, a bit a lane."""
    return builder.bitcast(mask, ir.IntType(LANES))


def _joined(emit: Callable[[ir.IRBuilder, Any, Any], Any]) -> Any:
    def typed(typing: object, left: Any, right: Any) -> Any:
        def lowered(context: Any, builder: ir.IRBuilder, sig: Any, args: Any) -> Any:
            pairs = zip(sig.args, args, strict=True)
            return emit(builder, *(as_mask(context, builder, *pair) for pair in pairs))

        return MASK_TYPE(left, right), lowered

    return intrinsic(typed)


both = _joined(lambda builder, left, right: builder.and_(left, right))
either = _joined(lambda builder, left, right: builder.or_(left, right))
without = _joined(lambda builder, left, right: builder.and_(left, builder.not_(right)))


@intrinsic
def nobody(typing: object) -> Any:
    """The mask of no lane."""
    return MASK_TYPE(), lambda context, builder, sig, args: constant(1, 0)


@intrinsic
def some(typing: object, mask: Any) -> Any:
    """Whether a mask has any lane: a plain bool, to branch on."""

    def lowered(context: Any, builder: ir.IRBuilder, sig: Any, args: Any) -> Any:
        found = bits(builder, args[0])
        return builder.icmp_unsigned("!=", found, ir.Constant(found.type, 0))

    return types.boolean(mask), lowered


@intrinsic
def lane_bits(typing: object, mask: Any) -> Any:
    """A mask as a number, a bit a lane."""

    def lowered(context: Any, builder: ir.IRBuilder, sig: Any, args: Any) -> Any:
        return builder.zext(bits(builder, args[0]), ir.IntType(64))

    return types.int64(mask), lowered


@intrinsic
def condition(typing: object, value: Any) -> Any:
    """What a branch asks, as a mask: a number is true where it is not 0."""
    if not isinstance(value, Mask | types.Boolean):
        value = value if isinstance(value, Lanes) else Lanes(64)

    def lowered(context: Any, builder: ir.IRBuilder, sig: Any, args: Any) -> Any:
        if isinstance(sig.args[0], Lanes):
            return builder.icmp_signed("!=", args[0], ir.Constant(args[0].type, None))
        return as_mask(context, builder, sig.args[0], args[0])

    return MASK_TYPE(value), lowered


@intrinsic
def opposite(typing: object, mask: Any) -> Any:
    """Those lanes that are not in a mask."""
    return MASK_TYPE(mask), lambda context, builder, sig, args: builder.not_(args[0])


@intrinsic(prefer_literal=True)
def blend(typing: object, mask: Any, new: Any, old: Any) -> Any:
    """The new value in the lanes of a mask, the old one in the others."""
    if new == types.none:
        return types.none(mask, new, old), lambda context, *_: context.get_dummy_value()
    truth = all(isinstance(kind, Mask | types.Boolean) for kind in (new, old))
    kind = MASK_TYPE if truth else Lanes(max(bits_of(new), bits_of(old)))

    def lowered(context: Any, builder: ir.IRBuilder, sig: Any, args: Any) -> Any:
        return builder.select(*args)

    return kind(mask, kind, kind), lowered


@intrinsic
def most(typing: object, mask: Any, count: Any) -> Any:
    """How often a loop runs: as often as the lane of the mask that needs it most."""
    if isinstance(count, types.Integer):
        return count(mask, count), lambda context, builder, sig, args: args[1]

    def lowered(context: Any, builder: ir.IRBuilder, sig: Any, args: Any) -> Any:
        kind = args[1].type
        name = f"llvm.vector.reduce.smax.v{LANES}i{kind.element.width}"
        shape = ir.FunctionType(kind.element, [kind])
        reduce = cgutils.get_or_insert_function(builder.module, shape, name)
        found = builder.call(reduce, [builder.select(args[0], args[1], ir.Constant(kind, None))])
        return found if kind.element.width == 64 else builder.sext(found, ir.IntType(64))

    return types.int64(mask, count), lowered

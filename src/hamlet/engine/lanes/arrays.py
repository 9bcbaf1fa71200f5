"""Arrays with a place for every lane: scratch space, streams, the arrays of a state."""

from __future__ import annotations

import operator
from typing import Any

from llvmlite import ir
from numba.core import cgutils, types
from numba.core.imputils import lower_builtin
from numba.core.typing.templates import AbstractTemplate, infer_global, signature
from numba.extending import intrinsic, models, register_model

from hamlet.engine.lanes.vectors import Lanes, constant, vector


class LaneArray(types.Type):
    """`count` vectors on the stack."""

    def __init__(self, bits: int, count: int) -> None:
        self.bits, self.count = bits, count
        super().__init__(name=f"Lanes{bits}[{count}]")

    @property
    def number(self) -> Any:
        """The type of what one lane holds."""
        return types.int64 if self.bits == 64 else types.int32


@register_model(LaneArray)
class _ArrayModel(models.PrimitiveModel):
    def __init__(self, manager: object, kind: LaneArray) -> None:
        super().__init__(manager, kind, vector(kind.bits).as_pointer())


def room(builder: ir.IRBuilder, bits: int, count: int) -> ir.Value:
    """Space on the stack for so many vectors."""
    slot = cgutils.alloca_once(builder, ir.ArrayType(vector(bits), count))
    return builder.bitcast(slot, vector(bits).as_pointer())


def place(builder: ir.IRBuilder, array: ir.Value, index: Any, lane: ir.Value) -> ir.Value:
    """Where one lane's number of an array lies."""
    row = cgutils.gep(builder, array, index)
    numbers = builder.bitcast(row, row.type.pointee.element.as_pointer())
    return builder.gep(numbers, [lane])


@intrinsic(prefer_literal=True)
def lane_array(typing: object, bits: Any, count: Any) -> Any:
    """A new array; both numbers must be constants."""
    kind = LaneArray(bits.literal_value, count.literal_value)

    def lowered(context: Any, builder: ir.IRBuilder, sig: Any, args: Any) -> Any:
        return room(builder, kind.bits, kind.count)

    return kind(bits, count), lowered


@intrinsic
def get_lane(typing: object, array: Any, index: Any, lane: Any) -> Any:
    """One lane's number of an array."""

    def lowered(context: Any, builder: ir.IRBuilder, sig: Any, args: Any) -> Any:
        return builder.load(place(builder, *args))

    return array.number(array, types.intp, types.intp), lowered


@intrinsic
def set_lane(typing: object, array: Any, index: Any, lane: Any, value: Any) -> Any:
    """Set one lane's number of an array."""

    def lowered(context: Any, builder: ir.IRBuilder, sig: Any, args: Any) -> Any:
        builder.store(args[3], place(builder, *args[:3]))
        return context.get_dummy_value()

    return types.none(array, types.intp, types.intp, array.number), lowered


@infer_global(operator.getitem)
class _Get(AbstractTemplate):
    prefer_literal = True

    def generic(self, args: tuple[Any, ...], kws: object) -> Any:
        array, index = args
        if not isinstance(array, LaneArray):
            return None
        return signature(Lanes(array.bits), array, _index(index))


def _index(kind: object) -> Any:
    return Lanes(32) if isinstance(kind, Lanes) else types.intp


@lower_builtin(operator.getitem, LaneArray, types.Integer)
def _get_alike(context: Any, builder: ir.IRBuilder, sig: Any, args: Any) -> Any:
    return builder.load(cgutils.gep(builder, *args))


@lower_builtin(operator.getitem, LaneArray, Lanes)
def _get_each(context: Any, builder: ir.IRBuilder, sig: Any, args: Any) -> Any:
    """Each lane its own place: all places are read, which no index can leave."""
    array, index = args
    found = builder.load(array)
    for number in range(1, sig.args[0].count):
        here = builder.icmp_signed("==", index, constant(32, number))
        found = builder.select(here, builder.load(cgutils.gep(builder, array, number)), found)
    return found


@intrinsic(prefer_literal=True)
def put(typing: object, mask: Any, array: Any, index: Any, value: Any) -> Any:
    """Write into an array, in the lanes of a mask."""

    def lowered(context: Any, builder: ir.IRBuilder, sig: Any, args: Any) -> Any:
        mask, rows, index, value = args
        if not isinstance(sig.args[2], Lanes):
            _write(builder, mask, cgutils.gep(builder, rows, index), value)
            return context.get_dummy_value()
        for number in range(sig.args[1].count):
            here = builder.icmp_signed("==", index, constant(32, number))
            _write(builder, builder.and_(mask, here), cgutils.gep(builder, rows, number), value)
        return context.get_dummy_value()

    return types.none(mask, array, _index(index), Lanes(array.bits)), lowered


def _write(builder: ir.IRBuilder, mask: ir.Value, row: ir.Value, value: ir.Value) -> None:
    builder.store(builder.select(mask, value, builder.load(row)), row)

"""The states of as many games as there are lanes, field by field."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from llvmlite import ir
from numba.core import cgutils, types
from numba.core.typing.templates import AttributeTemplate, infer_getattr
from numba.extending import (
    intrinsic,
    lower_getattr_generic,
    lower_setattr_generic,
    models,
    register_model,
)

from hamlet.engine.lanes.arrays import LaneArray, place, room
from hamlet.engine.lanes.vectors import Lanes


class LaneStates(types.Type):
    """States of one record type; reads like one of them, with lanes for numbers."""

    def __init__(self, record: Any) -> None:
        self.record = record
        super().__init__(name=f"LaneStates({record.name})")

    def length(self, field: str) -> int:
        """How long the array of a field is; 0 for a single number."""
        kind = self.record.typeof(field)
        if not isinstance(kind, types.NestedArray):
            return 0
        (length,) = kind.shape
        return int(length)

    def numbers(self) -> Iterator[tuple[str, int]]:
        """Every number of a state: its field, and its place in it."""
        for field in self.record.fields:
            for index in range(max(1, self.length(field))):
                yield field, index


@register_model(LaneStates)
class _StatesModel(models.StructModel):
    def __init__(self, manager: object, kind: LaneStates) -> None:
        fields = [(name, LaneArray(32, max(1, kind.length(name)))) for name in kind.record.fields]
        super().__init__(manager, kind, fields)


@infer_getattr
class _Fields(AttributeTemplate):
    key = LaneStates

    def generic_resolve(self, kind: LaneStates, name: str) -> Any:
        if name not in kind.record.fields:
            return None
        return LaneArray(32, kind.length(name)) if kind.length(name) else Lanes(32)


def _rows(context: Any, builder: ir.IRBuilder, kind: LaneStates, states: Any, name: str) -> Any:
    return getattr(cgutils.create_struct_proxy(kind)(context, builder, value=states), name)


@lower_getattr_generic(LaneStates)
def _get(context: Any, builder: ir.IRBuilder, kind: LaneStates, states: Any, name: str) -> Any:
    rows = _rows(context, builder, kind, states, name)
    return rows if kind.length(name) else builder.load(rows)


@lower_setattr_generic(LaneStates)
def _set(context: Any, builder: ir.IRBuilder, sig: Any, args: Any, name: str) -> None:
    kind, given = sig.args
    value = context.cast(builder, args[1], given, Lanes(32))
    builder.store(value, _rows(context, builder, kind, args[0], name))


@intrinsic
def lane_states(typing: object, states: Any) -> Any:
    """Room for one state a lane, of the type of an array of states."""
    kind = LaneStates(states.dtype)

    def lowered(context: Any, builder: ir.IRBuilder, sig: Any, args: Any) -> Any:
        made = cgutils.create_struct_proxy(kind)(context, builder)
        for name in kind.record.fields:
            setattr(made, name, room(builder, 32, max(1, kind.length(name))))
        return made._getvalue()

    return kind(states), lowered


def _number(context: Any, builder: ir.IRBuilder, kind: LaneStates, record: Any, at: Any) -> Any:
    """Where a number lies in a plain record."""
    field, index = at
    held = kind.record.typeof(field)
    machine = context.get_data_type(getattr(held, "dtype", held))
    first = cgutils.get_record_member(builder, record, kind.record.offset(field), machine)
    return cgutils.gep(builder, first, index)


@intrinsic
def load_lane(typing: object, states: Any, lane: Any, record: Any) -> Any:
    """Copy a record into a lane."""

    def lowered(context: Any, builder: ir.IRBuilder, sig: Any, args: Any) -> Any:
        kind = sig.args[0]
        for field, index in kind.numbers():
            value = builder.load(_number(context, builder, kind, args[2], (field, index)))
            rows = _rows(context, builder, kind, args[0], field)
            wide = builder.sext(value, ir.IntType(32)) if value.type.width < 32 else value
            builder.store(wide, place(builder, rows, index, args[1]))
        return context.get_dummy_value()

    return types.none(states, types.intp, record), lowered


@intrinsic
def store_lane(typing: object, states: Any, lane: Any, record: Any) -> Any:
    """Copy a lane into a record."""

    def lowered(context: Any, builder: ir.IRBuilder, sig: Any, args: Any) -> Any:
        kind = sig.args[0]
        for field, index in kind.numbers():
            rows = _rows(context, builder, kind, args[0], field)
            value = builder.load(place(builder, rows, index, args[1]))
            target = _number(context, builder, kind, args[2], (field, index))
            narrow = target.type.pointee
            builder.store(builder.trunc(value, narrow) if narrow.width < 32 else value, target)
        return context.get_dummy_value()

    return types.none(states, types.intp, record), lowered

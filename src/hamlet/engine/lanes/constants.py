"""A box and tables that are part of the compiled code: their numbers are their type.

Compiled rules usually read `box.pigs` from memory, whatever the edition. Given a `ConstantBox`,
numba compiles them for just these numbers: loops unroll, tables become constants, and what an
edition does not have falls away.
"""

from __future__ import annotations

import operator
from collections.abc import Iterable
from hashlib import sha256
from typing import Any

import numpy as np
from llvmlite import ir
from numba.core import cgutils, types
from numba.core.imputils import lower_builtin
from numba.core.typing.templates import (
    AbstractTemplate,
    AttributeTemplate,
    infer_getattr,
    infer_global,
    signature,
)
from numba.extending import (
    NativeValue,
    lower_getattr_generic,
    models,
    register_model,
    typeof_impl,
    unbox,
)
from numba.np.numpy_support import from_dtype

from hamlet.engine.lanes.vectors import Lanes, constant
from hamlet.engine.record import BoxRecord


class ConstantTable:
    """Numbers that never change, such as the policies of the seats."""

    def __init__(self, numbers: Iterable[int]) -> None:
        self.numbers = tuple(int(number) for number in numbers)


class ConstantBox:
    """A box that compiled rules take for constants."""

    def __init__(self, box: BoxRecord) -> None:
        self.twin = box.to_numpy()


class TableType(types.Type):
    """The type of all tables with just these numbers."""

    def __init__(self, numbers: tuple[int, ...]) -> None:
        self.numbers = numbers
        super().__init__(name=f"Table{numbers}")


class Constants(types.Type):
    """The type of all boxes with just these numbers."""

    def __init__(self, layout: np.dtype[np.void], numbers: bytes) -> None:
        self.layout, self.numbers = layout, numbers
        digest = sha256(str(layout).encode() + numbers).hexdigest()
        super().__init__(name=f"Constants({digest[:32]})")

    def value(self, field: str) -> Any:
        """A number, or an array of them."""
        return np.frombuffer(self.numbers, self.layout)[0][field]

    def field_type(self, field: str) -> Any:
        """A table, or the type that the number has in a record."""
        value = self.value(field)
        return TableType(tuple(value.tolist())) if value.shape else from_dtype(value.dtype)


register_model(TableType)(models.OpaqueModel)
register_model(Constants)(models.OpaqueModel)


@typeof_impl.register(ConstantTable)
def _type_of_table(table: ConstantTable, context: object) -> TableType:
    return TableType(table.numbers)


@typeof_impl.register(ConstantBox)
def _type_of_box(box: ConstantBox, context: object) -> Constants:
    return Constants(box.twin.dtype, box.twin.tobytes())


@unbox(TableType)
@unbox(Constants)
def _nothing(kind: object, value: object, context: Any) -> Any:
    return NativeValue(context.context.get_dummy_value())


@infer_getattr
class _Fields(AttributeTemplate):
    key = Constants

    def generic_resolve(self, kind: Constants, name: str) -> Any:
        return kind.field_type(name) if name in (kind.layout.names or ()) else None


@lower_getattr_generic(Constants)
def _field(context: Any, builder: ir.IRBuilder, kind: Constants, box: Any, name: str) -> Any:
    field = kind.field_type(name)
    if isinstance(field, TableType):
        return context.get_dummy_value()
    return context.get_constant(field, int(kind.value(name)))


@infer_global(operator.getitem)
class _Get(AbstractTemplate):
    prefer_literal = True

    def generic(self, args: tuple[Any, ...], kws: object) -> Any:
        table, index = args
        if not isinstance(table, TableType):
            return None
        if isinstance(index, Lanes):
            return signature(Lanes(32), table, Lanes(32))
        return signature(types.int32, table, types.intp)


@lower_builtin(operator.getitem, TableType, Lanes)
def _look_up(context: Any, builder: ir.IRBuilder, sig: Any, args: Any) -> Any:
    """The most frequent number, but where an index says another."""
    numbers = sig.args[0].numbers
    usual = max(numbers, key=numbers.count)
    found = constant(32, usual)
    for index, number in enumerate(numbers):
        if number != usual:
            here = builder.icmp_signed("==", args[1], constant(32, index))
            found = builder.select(here, constant(32, number), found)
    return found


@lower_builtin(operator.getitem, TableType, types.Integer)
def _look_up_alike(context: Any, builder: ir.IRBuilder, sig: Any, args: Any) -> Any:
    numbers = sig.args[0].numbers
    layout = ir.ArrayType(ir.IntType(32), len(numbers))
    table = cgutils.global_constant(builder, "table", ir.Constant(layout, numbers))
    return builder.load(builder.gep(table, [ir.Constant(ir.IntType(64), 0), args[1]]))

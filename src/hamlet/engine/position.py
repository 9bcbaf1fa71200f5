"""Reading positions: plain data into a typed struct, with the reason when it cannot be."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

from hamlet.engine.errors import BadPosition

StructT = TypeVar("StructT", bound=msgspec.Struct)


def read_position(kind: type[StructT], data: Any) -> StructT:
    """A position as its game declares it; BadPosition names the key and the reason."""
    try:
        return msgspec.convert(data, kind, strict=False)
    except msgspec.ValidationError as error:
        reason, _, place = str(error).partition(" - at `$")
        key = place.rstrip("`").lstrip(".")
        raise BadPosition(f"{key}: {reason}" if key else reason) from None

"""Reading positions: plain data into a typed struct, with the reason when it cannot be."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

import msgspec

from hamlet.engine.errors import BadPosition

MOST_TURNS = 1_000_000_000
"""No position claims more, so that the count of turns always fits its field."""

StructT = TypeVar("StructT", bound=msgspec.Struct)


def read_position(kind: type[StructT], data: object) -> StructT:
    """A position as its game declares it; BadPosition names the key and the reason."""
    try:
        return msgspec.convert(data, kind, strict=False)
    except msgspec.ValidationError as error:
        reason, _, place = str(error).partition(" - at `$")
        key = place.rstrip("`").lstrip(".")
        raise BadPosition(f"{key}: {reason}" if key else reason) from None


def within(number: int, low: int, high: int, key: str) -> int:
    """The number itself if it is in range; BadPosition names the key otherwise."""
    if not low <= number <= high:
        raise BadPosition(f"{key}: {number} is not from {low} to {high}")
    return number


def code_of(names: Sequence[str], name: str | None, key: str) -> int:
    """The place of a name in a list, -1 for none; BadPosition says what there is."""
    if name is None:
        return -1
    if name not in names:
        raise BadPosition(f"{key}: there is no {name!r}; there are {', '.join(names)}")
    return names.index(name)

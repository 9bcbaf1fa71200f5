"""Whatever comes from outside is bounded by its type: every name, list and number."""

from __future__ import annotations

import importlib
from collections.abc import Iterator

import msgspec
import pytest
from msgspec import inspect

from hamlet.engine.matchfile import MatchFile
from hamlet.games import SHELF, kind
from hamlet.server.protocol import asks, forms

POSITIONS = {
    "three_little_pigs": "position.written",
    "cochonstructeurs": "position.restored",
    "woofy": "position",
    "piggyback": "position",
}
LATER = {"NewTable.edition", "NewTable.position", "MatchFile.edition", "MatchFile.position"}
"""Plain data that is read further as an edition or a position of its game."""


def position_of(game: str) -> type[msgspec.Struct]:
    module = importlib.import_module(f"hamlet.games.{game}.{POSITIONS[game]}")
    found: type[msgspec.Struct] = module.Position
    return found


OUTSIDE = [
    *(kind(name).edition for name in SHELF),
    *(position_of(name) for name in SHELF),
    forms.NewTable,
    forms.MatchText,
    MatchFile,
    *asks.Ask.__args__,
]


@pytest.mark.parametrize("shape", OUTSIDE, ids=lambda shape: f"{shape.__module__}.{shape.__name__}")
def test_everything_from_outside_is_bounded(shape: type[msgspec.Struct]) -> None:
    unbounded = set(_unbounded(inspect.type_info(shape), shape.__name__))
    assert unbounded - LATER == set()


def _unbounded(shape: inspect.Type, where: str) -> Iterator[str]:
    """The places of a type where somebody could say as much as they like."""
    match shape:
        case inspect.StructType(fields=fields):
            for field in fields:
                yield from _unbounded(field.type, f"{where}.{field.name}")
        case inspect.UnionType(types=types):
            for part in types:
                yield from _unbounded(part, where)
        case inspect.TupleType(item_types=types):
            for part in types:
                yield from _unbounded(part, where)
        case inspect.DictType(key_type=key, value_type=value):
            if shape.max_length is None:
                yield where
            else:
                yield from _unbounded(key, f"{where}[key]")
                yield from _unbounded(value, f"{where}[value]")
        case inspect.ListType(item_type=item):
            if shape.max_length is None:
                yield where
            else:
                yield from _unbounded(item, f"{where}[]")
        case inspect.StrType(max_length=None):
            yield where
        case inspect.IntType(ge=low, le=high) | inspect.FloatType(ge=low, le=high):
            if low is None or high is None:
                yield where
        case inspect.AnyType():
            yield where
        case (
            inspect.StrType()
            | inspect.LiteralType()
            | inspect.BoolType()
            | inspect.NoneType()
            | inspect.Metadata()
        ):
            pass
        case _:
            raise AssertionError(f"{where}: {shape}")

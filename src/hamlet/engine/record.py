"""A record: the fixed-size state of a game, as a plain object and as a numpy record.

The rules read and write `state.field` and `state.array[i]`. Both faces of a record
take that code: the plain object is what people's matches run on, and the numpy record
is what compiled rules run on.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Self, TypeAlias, cast

if TYPE_CHECKING:
    import numpy as np


Nested: TypeAlias = "int | list[Nested]"
"""The value of a field: a number, an array, an array of arrays, …"""

Declared: TypeAlias = Any
"""What a field is declared with: it stands where the field's own type is written."""

Twin: TypeAlias = Any
"""A numpy record, which reads like a record with the same fields."""


@dataclass(frozen=True)
class Field:
    """One number of `bits` bits, or `shape` of them; `initial` fills a new record."""

    bits: int
    shape: tuple[int, ...]
    initial: int

    @property
    def low(self) -> int:
        return -(1 << (self.bits - 1))

    @property
    def high(self) -> int:
        return (1 << (self.bits - 1)) - 1

    def fresh(self) -> Nested:
        """The value of this field in a new record."""
        return _filled(self.shape, self.initial)


def int8(*shape: int, initial: int = 0) -> Declared:
    """A field of numbers from -128 to 127."""
    return Field(8, shape, initial)


def int16(*shape: int, initial: int = 0) -> Declared:
    """A field of numbers from -32,768 to 32,767."""
    return Field(16, shape, initial)


def int32(*shape: int, initial: int = 0) -> Declared:
    """A field of numbers up to about two thousand million."""
    return Field(32, shape, initial)


def _filled(shape: tuple[int, ...], value: int) -> Nested:
    if not shape:
        return value
    return [_filled(shape[1:], value) for _ in range(shape[0])]


def _copied(value: Nested) -> Nested:
    if not isinstance(value, list):
        return value
    if value and isinstance(value[0], list):
        return [_copied(item) for item in value]
    return value[:]


def _numbers(value: Nested) -> list[int]:
    if not isinstance(value, list):
        return [value]
    if value and not isinstance(value[0], list):
        return cast("list[int]", value)
    return [number for item in value for number in _numbers(item)]


class _RecordType(type):
    """Turns declared fields into slots, so that a misspelt field is an error at once."""

    def __new__(
        cls, name: str, bases: tuple[type, ...], namespace: dict[str, object]
    ) -> _RecordType:
        fields = {key: item for key, item in namespace.items() if isinstance(item, Field)}
        rest = {key: item for key, item in namespace.items() if key not in fields}
        own = namespace.get("__slots__")
        slots = (*(own if isinstance(own, tuple) else ()), *fields)
        plain = {
            "__slots__": slots,
            "FIELDS": fields,
            "NUMBERS": tuple(key for key, field in fields.items() if not field.shape),
            "ROWS": tuple(key for key, field in fields.items() if len(field.shape) == 1),
            "GRIDS": tuple(key for key, field in fields.items() if len(field.shape) > 1),
        }
        return super().__new__(cls, name, bases, {**rest, **plain})


class Record(metaclass=_RecordType):
    """A state or a box of constants. Subclasses declare their fields with `int8` and friends.

    `names` is for what the rules do not read: what faces, pigs or spaces are called.
    """

    __slots__ = ("names",)
    names: object
    FIELDS: ClassVar[dict[str, Field]]
    NUMBERS: ClassVar[tuple[str, ...]]
    ROWS: ClassVar[tuple[str, ...]]
    GRIDS: ClassVar[tuple[str, ...]]
    """The names of the fields that are one number, an array, or arrays of arrays."""
    __hash__ = None  # type: ignore[assignment]  # records are mutable

    def __init__(self, **values: object) -> None:
        self.names = values.pop("names", None)
        for name, field in self.FIELDS.items():
            setattr(self, name, field.fresh())
        for name, value in values.items():
            self.fill(name, value)

    def fill(self, name: str, value: object) -> None:
        """Set a field; a list may be shorter than its array and fills its beginning."""
        if isinstance(value, int):
            setattr(self, name, int(value))
        else:
            _fill(getattr(self, name), value)

    def copy(self) -> Self:
        """A record of its own with the same numbers."""
        twin = self.__class__.__new__(self.__class__)
        twin.names = self.names
        for name in self.NUMBERS:
            setattr(twin, name, getattr(self, name))
        for name in self.ROWS:
            setattr(twin, name, getattr(self, name)[:])
        for name in self.GRIDS:
            setattr(twin, name, _copied(getattr(self, name)))
        return twin

    def key(self) -> tuple[int, ...]:
        """All numbers in order: equal exactly for equal records."""
        return tuple(number for name in self.FIELDS for number in _numbers(getattr(self, name)))

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and all(
            getattr(self, name) == getattr(other, name) for name in self.FIELDS
        )

    def __repr__(self) -> str:
        fields = ", ".join(f"{name}={getattr(self, name)}" for name in self.FIELDS)
        return f"{type(self).__name__}({fields})"

    def out_of_range(self) -> str | None:
        """The first field with a number that its compiled twin could not hold, or None."""
        for name, field in self.FIELDS.items():
            for number in _numbers(getattr(self, name)):
                if not field.low <= number <= field.high:
                    return f"{name} holds {number}, outside {field.low}..{field.high}"
        return None

    @classmethod
    def dtype(cls) -> np.dtype[np.void]:
        """The numpy type of the compiled twin."""
        import numpy as np

        layout = [(name, f"i{field.bits // 8}", field.shape) for name, field in cls.FIELDS.items()]
        return np.dtype(layout, align=True)

    def to_numpy(self) -> Twin:
        """The compiled twin, a numpy record with the same numbers."""
        import numpy as np

        twin = np.zeros(1, self.dtype())[0]
        for name in self.FIELDS:
            twin[name] = getattr(self, name)
        return twin

    @classmethod
    def from_numpy(cls, twin: Twin) -> Self:
        """The plain record with the numbers of a numpy record."""
        record = cls()
        for name in cls.FIELDS:
            setattr(record, name, twin[name].tolist())
        return record


class BoxRecord(Record):
    """A box of constants: what never changes during a match."""

    players: int


class StateRecord(Record):
    """The state of a match, as the rules read and write it."""

    turn: int
    """How many turns there have been."""


def _fill(target: Nested, value: object) -> None:
    assert isinstance(target, list)
    assert isinstance(value, Iterable)
    items = list(value)
    if len(items) > len(target):
        raise ValueError(f"{len(items)} values for an array of {len(target)}")
    for index, item in enumerate(items):
        if isinstance(target[index], list):
            _fill(target[index], item)
        else:
            target[index] = int(item)

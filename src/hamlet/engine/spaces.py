"""What a learner sees of a game: a row of numbers with names, described once.

A game's `spaces.py` says what stands in an observation (`fields`) and writes it (`observe`),
seen from a seat: that seat is number 0, the one after it number 1, and so on.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

Meaning: TypeAlias = int | str
"""A number of an observation as it is printed: itself, or the word that it stands for."""


@dataclass(frozen=True)
class Field:
    """`size` numbers in a row of an observation, each from `low` to `high`."""

    name: str
    size: int
    low: int
    high: int
    is_kind: bool = False
    """Whether the numbers are kinds of thing and no amounts: one network input for each."""
    words: tuple[str, ...] = ()
    """What the numbers are called, from `low` on, if they have names."""

    def says(self, number: int) -> Meaning:
        """A number as it is printed."""
        named = self.words and 0 <= number - self.low < len(self.words)
        return self.words[number - self.low] if named else number


def amount(name: str, high: int, size: int = 1, low: int = 0) -> Field:
    """A field that counts something."""
    return Field(name, size, low, high)


def kinds(name: str, words: Sequence[str], size: int = 1, low: int = 0) -> Field:
    """A field of things that have names."""
    return Field(name, size, low, low + len(words) - 1, True, tuple(words))


def coded(name: str, codes: Mapping[str, int]) -> Field:
    """A field of things that have names, by their numbers from 0."""
    words = [""] * (1 + max(codes.values()))
    for word, code in codes.items():
        words[code] = word
    return kinds(name, words)


def numbered(name: str, high: int, size: int = 1, low: int = 0) -> Field:
    """A field of things that have numbers: a space, a pig, a seat."""
    return Field(name, size, low, high, True)


def width(fields: Sequence[Field]) -> int:
    """How many numbers an observation has."""
    return sum(field.size for field in fields)


def number_type(fields: Sequence[Field]) -> type[np.signedinteger[Any]]:
    """The smallest type that holds every number of an observation."""
    import numpy as np

    low, high = min(field.low for field in fields), max(field.high for field in fields)
    for kind in (np.int8, np.int16):
        if np.iinfo(kind).min <= low and high <= np.iinfo(kind).max:
            return kind
    return np.int32


def described(
    fields: Sequence[Field], row: Sequence[int] | NDArray[Any]
) -> dict[str, Meaning | list[Meaning]]:
    """An observation with a name for every field and a word for every kind that has one."""
    said: dict[str, Meaning | list[Meaning]] = {}
    first = 0
    for field in fields:
        numbers = [field.says(int(number)) for number in row[first : first + field.size]]
        said[field.name] = numbers[0] if field.size == 1 else numbers
        first += field.size
    return said

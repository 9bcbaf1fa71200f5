"""Memory for kernels: lists and records when interpreted, numpy's arrays of them when compiled."""

from __future__ import annotations

from typing import Any, TypeVar, cast

import numpy as np

from hamlet.engine.ids import Move, Seat
from hamlet.engine.record import Record
from hamlet.engine.vocabulary import Floats, Ints

RecordT = TypeVar("RecordT", bound=Record)


class Records(list[RecordT]):
    """Records that are copied when they are put in, as into an array of records."""

    def __setitem__(self, place: Any, record: Any) -> None:
        super().__setitem__(place, record.copy())


class Memory:
    """Makes what kernels read and write; its types are those of interpreted kernels."""

    def __init__(self, compiled: bool) -> None:
        self._compiled = compiled

    def ints(self, count: int) -> Ints:
        """So many whole numbers, all 0."""
        return cast(Ints, np.zeros(count, np.int64)) if self._compiled else [0] * count

    def moves(self, count: int) -> list[Move]:
        """So many moves, all 0."""
        return cast(list[Move], self.ints(count))

    def seats(self, count: int) -> list[Seat]:
        """So many seats, all 0."""
        return cast(list[Seat], self.ints(count))

    def floats(self, count: int) -> Floats:
        """So many numbers with fractions, all 0."""
        return cast(Floats, np.zeros(count)) if self._compiled else [0.0] * count

    def copied(self, numbers: Ints) -> Ints:
        """Numbers of its own, equal to these."""
        return cast(Ints, np.array(numbers, np.int64)) if self._compiled else list(numbers)

    def record(self, record: RecordT) -> RecordT:
        """A record as kernels take it."""
        return cast(RecordT, record.to_numpy()) if self._compiled else record

    def records(self, like: RecordT, count: int) -> list[RecordT]:
        """Room for so many records of one kind."""
        if self._compiled:
            return cast(list[RecordT], np.zeros(count, like.dtype()))
        return Records([like] * count)

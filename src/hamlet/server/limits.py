"""Limits: how often, how many, how large."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable

LONGEST_MESSAGE = 4096
LARGEST_BODY = 262_144
HELLO_SECONDS = 10.0


class Bucket:
    """A leaky bucket: `rate` a second, twice that at once; a rate of 0 never says no."""

    def __init__(self, rate: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._level = 2 * rate
        self._at = clock()
        self.refused = 0

    def take(self) -> bool:
        """Whether one more is allowed now."""
        if self._rate <= 0:
            return True
        now = self._clock()
        self._level = min(2 * self._rate, self._level + (now - self._at) * self._rate)
        self._at = now
        if self._level < 1:
            self.refused += 1
            return False
        self._level -= 1
        return True


class Doorman:
    """How many viewers are in, altogether and from one address."""

    def __init__(self, most: int, most_per_address: int) -> None:
        self._most = most
        self._most_per_address = most_per_address
        self._inside: Counter[str] = Counter()

    def admit(self, address: str) -> bool:
        """Let one in, unless it is too full."""
        full = self._inside.total() >= self._most
        if full or self._inside[address] >= self._most_per_address:
            return False
        self._inside[address] += 1
        return True

    def leave(self, address: str) -> None:
        self._inside[address] -= 1
        if self._inside[address] <= 0:
            del self._inside[address]

"""Sources of chance. Each answers one question: which of these weighted outcomes is it?"""

from __future__ import annotations

import hmac
from collections.abc import Callable, Iterable
from hashlib import sha256
from typing import Protocol

from hamlet.engine.errors import BadDice
from hamlet.engine.stream import Stream, weighted


class Dice(Protocol):
    """Anything that can roll."""

    def roll(self, names: list[str], weights: list[int]) -> int:
        """The index of the outcome that falls."""
        ...

    def mark(self) -> object:
        """Where these dice stand, for `rewind`."""
        ...

    def rewind(self, mark: object) -> None:
        """Go back to a mark: what fell after it falls again, so undo never changes luck."""
        ...


class SeededDice:
    """Dice that fall alike for equal seeds, everywhere."""

    def __init__(self, seed: int | str, index: int = 0) -> None:
        self.seed = seed
        self._stream = Stream(seed, index)

    def roll(self, names: list[str], weights: list[int]) -> int:
        return self._stream.pick(weights)

    def mark(self) -> object:
        return tuple(self._stream.numbers)

    def rewind(self, mark: object) -> None:
        assert isinstance(mark, tuple)
        self._stream.numbers = list(mark)


class ScriptedDice:
    """Dice that fall as written down beforehand, for tests and puzzles."""

    def __init__(self, script: Iterable[str]) -> None:
        self._script = list(script)
        self._next = 0

    def roll(self, names: list[str], weights: list[int]) -> int:
        if self._next == len(self._script):
            listed = ", ".join(names)
            raise BadDice(f"the script of the dice has run out; next would be one of {listed}")
        index = _index(self._script[self._next], names)
        self._next += 1
        return index

    def mark(self) -> object:
        return self._next

    def rewind(self, mark: object) -> None:
        assert isinstance(mark, int)
        self._next = mark


class AskedDice:
    """Real dice on a real table: `ask` gets the possible outcomes and returns what fell."""

    def __init__(self, ask: Callable[[list[str]], str]) -> None:
        self._ask = ask

    def roll(self, names: list[str], weights: list[int]) -> int:
        return _index(self._ask(names), names)

    def mark(self) -> object:
        return None

    def rewind(self, mark: object) -> None:
        """Nothing to do: people pick the dice up again."""


def _index(name: str, names: list[str]) -> int:
    if name not in names:
        raise BadDice(f"{name!r} cannot fall here; possible are {', '.join(names)}", name)
    return names.index(name)


class FairDice:
    """Dice that neither the house nor the players can bend.

    The house publishes the hash of a secret before the first roll; players mix in words of
    their own, which nobody knew when the secret was bound (`pledges.py`). Roll number n is an
    HMAC of the words and n under the secret, so once the secret is shown everyone can roll
    again and compare.
    """

    def __init__(self, secret: bytes, words: str = "", rolled: int = 0) -> None:
        self.secret = secret
        self.words = words
        self.rolled = rolled

    @property
    def commitment(self) -> str:
        """What is published before the first roll: the hash of the secret."""
        return commitment(self.secret)

    def roll(self, names: list[str], weights: list[int]) -> int:
        ticket = fair_ticket(self.secret, self.words, self.rolled, sum(weights))
        self.rolled += 1
        return weighted(weights, len(weights), ticket)

    def mark(self) -> object:
        return self.rolled

    def rewind(self, mark: object) -> None:
        assert isinstance(mark, int)
        self.rolled = mark


def commitment(secret: bytes) -> str:
    """The hash that binds the house to a secret."""
    return sha256(secret).hexdigest()


def fair_ticket(secret: bytes, words: str, number: int, total: int) -> int:
    """The ticket, 0 to total - 1, of roll `number`.

    Eight bytes of HMAC-SHA256(secret, "words\\nnumber\\ntry") are a number below 2**64;
    what would favour some tickets is thrown away and tried again.
    """
    fair = (1 << 64) - (1 << 64) % total
    attempt = 0
    while True:
        message = f"{words}\n{number}\n{attempt}".encode()
        value = int.from_bytes(hmac.digest(secret, message, "sha256")[:8], "big")
        if value < fair:
            return value % total
        attempt += 1

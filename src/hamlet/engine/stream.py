"""Seeded streams of chance, equal on every platform, interpreted and compiled.

The generator is sfc32 (Chris Doty-Humphrey's Small Fast Counting generator): three words
and a counter of 32 bits, only additions, shifts and exclusive-ors. It is written on
numbers that never pass 63 bits, so the very same lines run on Python's integers and on
the machine's. A stream is four numbers; `(seed, number)` names one of 2**32 independent
streams of a 64-bit seed.
"""

from __future__ import annotations

from hashlib import sha256
from operator import index

from hamlet.engine.errors import BadDice
from hamlet.engine.vocabulary import Ints

MASK = 0xFFFFFFFF
WARM_UP = 15


def start_stream(stream: Ints, seed: int, number: int) -> None:
    """Set a stream to the beginning of number `number` of `seed` (0 <= seed < 2**63)."""
    stream[0] = number & MASK
    stream[1] = seed & MASK
    stream[2] = (seed >> 32) & MASK
    stream[3] = 1
    for _ in range(WARM_UP):
        next_word(stream)


def next_word(stream: Ints) -> int:
    """The next 32 bits of a stream."""
    second = stream[1]
    third = stream[2]
    word = (stream[0] + second + stream[3]) & MASK
    stream[3] = (stream[3] + 1) & MASK
    stream[0] = second ^ (second >> 9)
    stream[1] = (third + (third << 3)) & MASK
    stream[2] = ((((third << 21) & MASK) | (third >> 11)) + word) & MASK
    return word


def below(stream: Ints, bound: int) -> int:
    """A number from 0 to bound - 1, each exactly as likely (Lemire's method)."""
    product = next_word(stream) * bound
    if (product & MASK) < bound:
        unfair = (MASK + 1) % bound
        while (product & MASK) < unfair:
            product = next_word(stream) * bound
    return product >> 32


def pick(stream: Ints, weights: Ints, count: int) -> int:
    """An index from 0 to count - 1, drawn by its weight."""
    total = 0
    for place in range(count):
        total += weights[place]
    return weighted(weights, count, below(stream, total))


def weighted(weights: Ints, count: int, ticket: int) -> int:
    """Whose ticket it is when index i holds weights[i] tickets in a row.

    All weights are looked at: a loop that stops early is a coin toss to the processor.
    """
    holder = 0
    sold = 0
    for place in range(count - 1):
        sold += weights[place]
        if ticket >= sold:
            holder += 1
    return holder


def seed_number(seed: int | str) -> int:
    """A seed of 63 bits from any whole number or words; small numbers stand for themselves."""
    if not isinstance(seed, str):
        try:
            seed = index(seed)
        except TypeError:
            raise BadDice(f"a seed is a whole number or words, not {seed!r}") from None
        if 0 <= seed < 1 << 63:
            return seed
    digest = sha256(str(seed).encode("utf-8", "surrogatepass")).digest()
    return int.from_bytes(digest[:8], "big") >> 1


def split_seed(seed: int | str, name: str) -> int:
    """The seed of a child that shares nothing with its parent or its siblings."""
    return seed_number(f"{seed_number(seed)}/{name}")


class Stream:
    """A seeded stream for interpreted use; compiled code keeps the four numbers in an array."""

    def __init__(self, seed: int | str, number: int = 0) -> None:
        self.numbers = [0, 0, 0, 0]
        start_stream(self.numbers, seed_number(seed), number)

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1."""
        return below(self.numbers, bound)

    def pick(self, weights: Ints) -> int:
        """An index, drawn by its weight."""
        return pick(self.numbers, weights, len(weights))

"""Words of the players' own in fair dice: promised by hash before the house binds its secret.

Each page promises the hash of its words, then the house publishes the hash of its secret, then
the pages show their words. All words are mixed, in the order of the seats, and none is replaced.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import sha256
from typing import Annotated
from unicodedata import category

import msgspec
from msgspec import Meta

Seats = Annotated[list[Annotated[int, Meta(ge=0, le=31)]], Meta(max_length=32)]
Promise = Annotated[str, Meta(max_length=64)]
OwnWords = Annotated[str, Meta(max_length=200)]


class Pledge(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True, frozen=True):
    """What one page brought: the seats it plays, its promise, and the words once it showed them."""

    seats: Seats
    promise: Promise
    words: OwnWords = ""


def promise_of(words: str) -> str:
    """The hash that binds a page to its words."""
    return sha256(words.encode()).hexdigest()


def is_kept(pledge: Pledge) -> bool:
    """Whether the words that were shown are those that were promised, and fit on a line."""
    return promise_of(pledge.words) == pledge.promise and fits_a_line(pledge.words)


def fits_a_line(words: str) -> bool:
    """Whether there is no control character in some words: each pledge is one line of the mix."""
    return all(category(letter) != "Cc" for letter in words)


def mixed(words: str, pledges: Iterable[Pledge]) -> str:
    """The text that every roll is made of: a line a pledge, its words bound to its promise.

    A promise whose words were never shown stays in, with no words. `words` come first: those
    of matches from before there were promises, or of somebody who plays alone.
    """
    lines = [
        f"{','.join(map(str, pledge.seats))} {pledge.promise} {pledge.words}" for pledge in pledges
    ]
    return "\n".join([words, *lines] if words else lines)


def withheld(pledges: Iterable[Pledge]) -> list[Pledge]:
    """Pledges whose words were promised and never shown."""
    return [pledge for pledge in pledges if not pledge.words]


def speechless(pledges: Sequence[Pledge], players: int) -> list[int]:
    """Seats for which nobody promised any words."""
    spoken = {seat for pledge in pledges for seat in pledge.seats}
    return [seat for seat in range(players) if seat not in spoken]

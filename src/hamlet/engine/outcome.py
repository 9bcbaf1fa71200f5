"""How a match ended, as a value."""

from __future__ import annotations

from dataclasses import dataclass

from hamlet.engine.ids import Seat
from hamlet.engine.vocabulary import Json


@dataclass(frozen=True)
class Outcome:
    """The end of a match.

    `reason` is a word of the game, `winners` the seats that won (several share it, none
    if the game itself won), `scores` a number for each seat, `ranking` a rank for each
    seat from 1; equal ranks are ties. A game that counts points explains them in `sheet`,
    a row for each seat.
    """

    reason: str
    winners: tuple[Seat, ...]
    scores: tuple[float, ...]
    ranking: tuple[int, ...]
    sheet: tuple[Json, ...] = ()


def ranked(scores: list[tuple[float, ...]]) -> tuple[int, ...]:
    """Ranks from 1 for keys where more is better; equal keys share a rank."""
    return tuple(1 + sum(other > mine for other in scores) for mine in scores)


def seats_of(mask: int) -> tuple[Seat, ...]:
    """The seats whose bits are set."""
    return tuple(Seat(seat) for seat in range(mask.bit_length()) if mask >> seat & 1)

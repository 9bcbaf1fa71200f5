"""How bots choose where there are none: what is not called is not compiled."""

from __future__ import annotations

from hamlet.engine.ids import Move
from hamlet.engine.record import BoxRecord, StateRecord
from hamlet.engine.vocabulary import Insight, Ints


def choose(
    box: BoxRecord,
    state: StateRecord,
    policy: int,
    moves: list[Move],
    count: int,
    stream: Ints,
    insight: Insight,
) -> Move:
    """The first move; never asked, because every seat is a learner's."""
    return moves[0]

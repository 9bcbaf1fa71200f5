"""How seats choose when every bot is a simple one."""

from __future__ import annotations

from hamlet.bots.policy import simple_choice
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
    """One of `count` legal moves; simple policies need no insight."""
    return simple_choice(box, state, policy, moves, count, stream)

"""How seats choose when some of them play by a solution."""

from __future__ import annotations

from hamlet.bots.policy import EXACT, simple_choice
from hamlet.engine.contract import exact_move
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
    """One of `count` legal moves, by a policy; the exact one knows what every move is worth."""
    if policy == EXACT:
        return exact_move(box, state, moves, count, insight)
    return simple_choice(box, state, policy, moves, count, stream)

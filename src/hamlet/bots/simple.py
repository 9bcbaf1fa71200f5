"""How seats choose when every bot is a simple one."""

from __future__ import annotations

from typing import Any

from hamlet.bots.policy import simple_choice
from hamlet.engine.ids import Move
from hamlet.engine.vocabulary import Ints


def choose(
    box: Any, state: Any, policy: int, moves: list[Move], count: int, stream: Ints, insight: Any
) -> Move:
    """One of `count` legal moves; simple policies need no insight."""
    return simple_choice(box, state, policy, moves, count, stream)

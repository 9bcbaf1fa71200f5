"""Perfect play of Woofy: solved once, looked up ever after."""

from __future__ import annotations

import json
from functools import cache
from hashlib import sha256
from types import SimpleNamespace

from hamlet.engine.experts import Solution
from hamlet.engine.ids import Move
from hamlet.engine.link import fingerprint, link
from hamlet.engine.vocabulary import Insight
from hamlet.games.woofy import rules
from hamlet.games.woofy.experts import numbering, policy, turns
from hamlet.games.woofy.experts.solver import size, solve
from hamlet.games.woofy.rules.state import MOST_MOVES, Box, Hunt

__all__ = ["POLICY", "insight", "key", "size", "solve", "worths"]

POLICY = (policy, turns, numbering)
_SEATS = ("players", "first_seat")


def key(box: Box) -> str:
    """Board, options and rules; who sits where changes no value."""
    board = [getattr(box, name) for name in box.FIELDS if name not in _SEATS]
    facts = json.dumps([board, fingerprint([numbering, rules])])
    return sha256(facts.encode()).hexdigest()


def insight(solution: Solution, compiled: bool) -> Insight:
    """The values, the dice, and a hunt to try moves out on."""
    return solution.values, solution.choices, Hunt().to_numpy() if compiled else Hunt()


def worths(box: Box, hunt: Hunt, solution: Solution) -> dict[Move, float]:
    """The probability of winning with each legal move, played perfectly from then on."""
    hunts = [Hunt() for _ in range(4)]
    moves, *lists = ([0] * MOST_MOVES for _ in range(5))
    count = rules.legal(box, hunt, moves)
    return {
        Move(move): float(_kernels().worth_of(box, hunt, move, hunts, lists, solution.values))
        for move in moves[:count]
    }


@cache
def _kernels() -> SimpleNamespace:
    return link([turns, numbering, rules], compiled=False)

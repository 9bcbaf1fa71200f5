"""The rules of Woofy. Exactly the part of Python that is also compiled."""

from hamlet.games.woofy.rules.play import actor, apply, forbids, legal, outcomes, winners
from hamlet.games.woofy.rules.state import MOST_MOVES

__all__ = ["MOST_MOVES", "actor", "apply", "forbids", "legal", "outcomes", "winners"]

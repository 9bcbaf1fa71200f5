"""The rules of Piggyback. Exactly the part of Python that is also compiled."""

from hamlet.games.piggyback.rules.play import actor, apply, forbids, legal, outcomes, winners
from hamlet.games.piggyback.rules.state import MOST_MOVES

__all__ = ["MOST_MOVES", "actor", "apply", "forbids", "legal", "outcomes", "winners"]

"""The rules of Cochonstructeurs. Exactly the part of Python that is also compiled."""

from hamlet.games.cochonstructeurs.rules.play import actor, apply, forbids, legal, outcomes, winners
from hamlet.games.cochonstructeurs.rules.state import MOST_MOVES

__all__ = ["MOST_MOVES", "actor", "apply", "forbids", "legal", "outcomes", "winners"]

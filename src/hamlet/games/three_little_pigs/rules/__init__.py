"""The rules of The Three Little Pigs. Exactly the part of Python that is also compiled."""

from hamlet.games.three_little_pigs.rules.play import actor, apply, forbids, legal, outcomes
from hamlet.games.three_little_pigs.rules.score import winners
from hamlet.games.three_little_pigs.rules.state import MOST_MOVES

__all__ = ["MOST_MOVES", "actor", "apply", "forbids", "legal", "outcomes", "winners"]

"""What is known of The Three Little Pigs beyond its rules: the exact turn, a fitted value."""

from hamlet.engine.experts import Experts
from hamlet.games.three_little_pigs.experts import player

EXPERTS = Experts(by_turn=player)

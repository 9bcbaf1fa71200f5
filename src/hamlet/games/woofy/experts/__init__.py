"""What is known of Woofy beyond its rules: the whole game, solved."""

from hamlet.engine.experts import Experts
from hamlet.games.woofy.experts import exact

EXPERTS = Experts(exact=exact)

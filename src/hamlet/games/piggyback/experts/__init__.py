"""What is known of Piggyback beyond its rules: short races, solved."""

from hamlet.engine.experts import Experts

EXPERTS = Experts()

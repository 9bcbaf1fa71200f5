"""The kinds of number that must never be mistaken for each other."""

from typing import NewType

Seat = NewType("Seat", int)
"""A chair at the table, 0 to players - 1."""

Move = NewType("Move", int)
"""A decision or an outcome of chance, as the rules number it."""

Rule = NewType("Rule", int)
"""The number of a rule in the rulebook: 14 is PB-14 in Piggyback."""

CHANCE = Seat(-1)
"""The actor when the dice decide."""

OVER = Seat(-2)
"""The actor when nobody does, because the match is over."""

ALLOWED = Rule(0)
"""What `forbids` answers when no rule forbids a move."""

"""How moves are numbered: a few words, then blocks for spaces, resources, roles and loads."""

from __future__ import annotations

from hamlet.engine.ids import Move
from hamlet.games.cochonstructeurs.rules.state import (
    LARGEST_BAG,
    MOST_SPACES,
    PIGS,
    RESOURCES,
    ROLES,
)

MOVE = Move(0)
BUILD = Move(1)
NOTHING = Move(2)
TRY = Move(3)
KEEP = Move(4)
REROLL = Move(5)
JUMP = Move(6)
CROSS = Move(7)
DRAW = Move(8)
NO = Move(9)
WORDS = 10

GO = WORDS
CLEAR = GO + MOST_SPACES
TAKE = CLEAR + MOST_SPACES
LOSE = TAKE + RESOURCES
ROLE = LOSE + RESOURCES
FREE = ROLE + ROLES
PRICES = RESOURCES * (RESOURCES + 1) // 2  # two tokens, alike or not
PUT = FREE + PIGS * PRICES
RADIX = LARGEST_BAG + 1
CODES: int = PUT + RADIX**RESOURCES


def dearer(price: int) -> int:
    """The higher resource of a price."""
    other = 0
    while (other + 1) * (other + 2) // 2 <= price:
        other += 1
    return other


def cheaper(price: int) -> int:
    """The lower resource of a price."""
    other = dearer(price)
    return price - other * (other + 1) // 2


def digit(load: int, resource: int) -> int:
    """CO-17: how many tokens of a resource are put down."""
    for _ in range(resource):
        load //= RADIX
    return load % RADIX

"""What is printed: the edition with its options, and the box of constants made from it."""

from hamlet.games.piggyback.printed.box import build
from hamlet.games.piggyback.printed.edition import PiggybackEdition, options

EDITION = PiggybackEdition

__all__ = ["EDITION", "build", "options"]

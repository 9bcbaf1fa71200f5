"""What is printed: the edition with its options, and the box of constants made from it."""

from hamlet.games.three_little_pigs.printed.box import build
from hamlet.games.three_little_pigs.printed.edition import PigsEdition, options

EDITION = PigsEdition

__all__ = ["EDITION", "build", "options"]

"""What is printed: the edition with its options, and the box of constants made from it."""

from hamlet.games.woofy.printed.box import build
from hamlet.games.woofy.printed.edition import WoofyEdition, options

EDITION = WoofyEdition

__all__ = ["EDITION", "build", "options"]

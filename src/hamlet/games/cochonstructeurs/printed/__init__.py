"""What is printed: the edition with its options, and the box of constants made from it."""

from hamlet.games.cochonstructeurs.printed.box import build
from hamlet.games.cochonstructeurs.printed.edition import CochonstructeursEdition, options

EDITION = CochonstructeursEdition

__all__ = ["EDITION", "build", "options"]

"""Hamlet: a digital table, and a laboratory, for four board games about little pigs.

import hamlet
game = hamlet.game("piggyback", players=4)
match = game.match(seed=7)
while match.result is None:
    if match.actor == "chance":
        match.roll()
    else:
        match.play(match.moves()[0])

What there is stands in hamlet/face.py, which is loaded when it is first looked at, so that the
command line starts at once.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from hamlet import version

__version__ = version.VERSION

if TYPE_CHECKING:
    from hamlet.face import *  # noqa: F403
else:

    def __getattr__(name):
        """A public name, or the list of them, from the face."""
        if name == "__all__" or not name.startswith("_"):
            face = import_module("hamlet.face")
            if name == "__all__" or name in face.__all__:
                return getattr(face, name)
        raise AttributeError(f"module 'hamlet' has no attribute {name!r}")

    def __dir__():
        return sorted({*globals(), *__getattr__("__all__")})

"""The games on the shelf. A new game is a folder beside these and one line here."""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module

from hamlet.engine.edition import read_edition
from hamlet.engine.errors import UnknownGame
from hamlet.engine.game import Game
from hamlet.engine.kind import Kind
from hamlet.engine.setup import Setup

SHELF = {
    "three_little_pigs": "hamlet.games.three_little_pigs",
    "cochonstructeurs": "hamlet.games.cochonstructeurs",
    "woofy": "hamlet.games.woofy",
    "piggyback": "hamlet.games.piggyback",
}


def kind(name: str) -> Kind:
    """The game of that name; hyphens and capitals are forgiven."""
    wanted = name.strip().lower().replace("-", "_") if isinstance(name, str) else ""
    if wanted not in SHELF:
        raise UnknownGame(f"there is no game {name!r}; the games are: {', '.join(SHELF)}")
    found = import_module(SHELF[wanted]).KIND
    assert isinstance(found, Kind)
    return found


@lru_cache(maxsize=256)
def open_setup(setup: Setup) -> Game:
    """The game of a setup; equal setups share one while it is remembered."""
    chosen = kind(setup.game)
    edition = read_edition(chosen.edition, setup.edition)
    return Game(chosen, setup.players, setup.options, edition)

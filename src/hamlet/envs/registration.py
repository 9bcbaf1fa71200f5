"""The games under their names in researchers' libraries."""

from __future__ import annotations

import gymnasium
import pyspiel

from hamlet.envs.openspiel import register_openspiel
from hamlet.games import SHELF


def register_all() -> None:
    """Every game of the shelf, once."""
    for name in SHELF:
        register_gymnasium(name)
        if f"hamlet_{name}" not in pyspiel.registered_names():
            register_openspiel(name)


def register_gymnasium(name: str) -> None:
    """`hamlet/<game>-v0`: one learner among bots, or thousands of games at once."""
    known = f"hamlet/{name}-v0"
    if known not in gymnasium.registry:
        gymnasium.register(
            known,
            entry_point="hamlet.envs.single:HamletEnv",
            vector_entry_point="hamlet.envs.vector:HamletVectorEnv",
            kwargs={"game": name},
        )

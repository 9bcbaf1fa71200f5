"""Piggyback: a race in which pigs ride on each other's backs."""

from hamlet.engine.kind import Kind
from hamlet.games.piggyback import (
    heuristics,
    notation,
    picture,
    position,
    printed,
    rules,
    shown,
    spaces,
    told,
)

KIND = Kind(
    id="piggyback",
    prefix="PB",
    players=range(2, 8),
    ages="4+",
    minutes="10–15",
    rules=rules,
    printed=printed,
    position=position,
    notation=notation,
    told=told,
    shown=shown,
    heuristics=heuristics,
    picture=picture,
    spaces=spaces,
    inline=True,
    lockstep=True,
)

"""Woofy: three pigs build a brick house together before the wolf has them all in his pot."""

from hamlet.engine.kind import Kind
from hamlet.games.woofy import (
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
    id="woofy",
    prefix="WO",
    players=range(2, 5),
    ages="5–9",
    minutes="15–20",
    rules=rules,
    printed=printed,
    position=position,
    notation=notation,
    told=told,
    shown=shown,
    heuristics=heuristics,
    picture=picture,
    spaces=spaces,
    cooperative=True,
    inline=True,
)

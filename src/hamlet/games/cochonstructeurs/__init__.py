"""Cochonstructeurs: pigs fetch resources together and build a house before the wolf comes."""

from hamlet.engine.kind import Kind
from hamlet.games.cochonstructeurs import (
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
    id="cochonstructeurs",
    prefix="CO",
    players=range(2, 5),
    ages="8+",
    minutes="20–30",
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
)

"""The Three Little Pigs: roll dice, buy house parts, beware of the wolf."""

from hamlet.engine.kind import Kind
from hamlet.games.three_little_pigs import (
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
    id="three_little_pigs",
    prefix="TP",
    players=range(2, 6),
    ages="7+",
    minutes="20",
    rules=rules,
    printed=printed,
    position=position,
    notation=notation,
    told=told,
    shown=shown,
    heuristics=heuristics,
    picture=picture,
    spaces=spaces,
)

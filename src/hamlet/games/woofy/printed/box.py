"""The box: an edition, a number of players and the options as the constants that rules read."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from hamlet.engine.option import Value
from hamlet.games.woofy.printed.edition import WoofyEdition
from hamlet.games.woofy.rules.state import HOUSE_FACE, NOBODY, WOLF_FACE, Box, Names


def build(edition: WoofyEdition, players: int, chosen: Mapping[str, Value]) -> Box:
    """WO-1, WO-E1 to WO-E5: the constants that the rules read."""
    sides = Counter(edition.die)
    first = chosen["first_player"]
    houses = (edition.houses.straw, edition.houses.wood, edition.houses.brick)
    return Box(
        players=players,
        first_seat=NOBODY if first == "random" else first,
        ring=edition.ring,
        stride=edition.wolf.stride,
        wolf_start=edition.wolf.start,
        start=edition.start,
        doors=[house.space for house in houses],
        rooms=[house.room for house in houses],
        pots=edition.pot,
        parts=chosen["brick_parts"],
        faces=len(sides),
        shows=[_shown(side) for side in sides],
        weights=list(sides.values()),
        names=Names(pigs=tuple(edition.pigs), faces=tuple(str(side) for side in sides)),
    )


def _shown(side: int | str) -> int:
    if isinstance(side, int):
        return side
    return WOLF_FACE if side == "wolf" else HOUSE_FACE

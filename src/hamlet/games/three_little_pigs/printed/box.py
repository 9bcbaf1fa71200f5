"""The box: an edition, a number of players and the options as the constants that rules read."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import accumulate
from operator import mul

from hamlet.engine.option import Value
from hamlet.games.three_little_pigs.printed.edition import PigsEdition
from hamlet.games.three_little_pigs.rules.state import (
    ANY_TILE,
    FACES,
    NOBODY,
    OTHER_PART,
    OTHER_STACK,
    POTS,
    Box,
    Names,
)


def build(edition: PigsEdition, players: int, chosen: Mapping[str, Value]) -> Box:
    """TP-2, TP-4, TP-E1 to TP-E6: the constants that the rules read."""
    names = Names()
    first = chosen["first_player"]
    kinds = [getattr(edition.dice, name) for name in names.dice]
    place = list(accumulate((kind.count + 1 for kind in kinds for _ in range(FACES)), mul))
    return Box(
        players=players,
        tiles=[
            getattr(getattr(edition.tiles, material), part).count(pots)
            for material in names.materials
            for part in names.parts
            for pots in range(POTS)
        ],
        dice=[kind.count for kind in kinds],
        sides=[kind.faces.count(face) for kind in kinds for face in names.faces],
        place=[1, *place[:-1]],
        rolls=place[-1],
        spinner=[list[str](edition.spinner).count(material) for material in names.materials],
        heads=[getattr(edition.heads, material) for material in names.materials],
        awards=chosen["awards"],
        most_prize=[getattr(edition.awards, name) for name in ("flowerpots", "houses", "tallest")],
        first_prize=[getattr(edition.awards, material) for material in names.materials],
        finish_round=chosen["finish_round"],
        second_tile=_SECOND_TILE[str(chosen["second_tile"])],
        first_seat=NOBODY if first == "random" else first,
        names=names,
    )


_SECOND_TILE = {"other_stack": OTHER_STACK, "other_part": OTHER_PART, "any": ANY_TILE}

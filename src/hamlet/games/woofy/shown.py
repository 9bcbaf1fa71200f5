"""What a page is given of a hunt: the position, and what the rules say of it."""

from __future__ import annotations

from typing import Literal, TypedDict

from hamlet.games.woofy.rules.play import on_the_way, pot_is_open, winners
from hamlet.games.woofy.rules.reach import along, complete, in_place
from hamlet.games.woofy.rules.state import DONE, POT, ROLLING, Box, Hunt, Place, Space

NamedPlace = int | Literal["dot", "pot", "straw", "wood", "brick"]


class WoofyPosition(TypedDict):
    """A hunt as it is written; a place is a space of the ring or a word."""

    turn: int
    seat: int
    phase: Literal["drawing-first", "choosing", "rolling", "moving", "hiding", "over"]
    pigs: dict[str, NamedPlace]
    wolf: int
    parts: int
    last: str | None
    die: str | None
    face: str | None


class WoofyBox(TypedDict):
    """What the rules make of the edition for these players."""

    parts: int
    """Parts that the brick house needs (WO-E5)."""
    wolf_spaces: list[int]
    """Where the wolf can stop (WO-9)."""


class WoofyFacts(TypedDict):
    """What the rules say of a hunt."""

    complete: bool
    """The brick house takes guests (WO-16)."""
    pot_open: bool
    """Somebody is in the pot, and somebody free stands where it opens (WO-19)."""
    wolf_next: int
    """Where the wolf goes when he goes (WO-9)."""
    safe: list[str]
    """The pigs that the wolf cannot take where they are (WO-7, WO-12)."""
    danger: list[int]
    """The spaces on which he takes whoever is there (WO-10)."""
    wolf_gap: int | None
    """How far he is behind the pig that he meets first; none is on the ring."""
    ending: Literal["saved", "eaten"] | None
    """How it ended (WO-25, WO-26)."""


BOX, POSITION, FACTS = WoofyBox, WoofyPosition, WoofyFacts


def contents(box: Box) -> WoofyBox:
    """What the table is made of."""
    stops = {
        int(along(box, Space(box.wolf_start), stride * box.stride)) for stride in range(box.ring)
    }
    return {"parts": box.parts, "wolf_spaces": sorted(stops)}


def facts(box: Box, hunt: Hunt) -> WoofyFacts:
    """What a page cannot see of a hunt."""
    spaces = range(box.ring)
    return {
        "complete": bool(complete(box, hunt)),
        "pot_open": in_place(hunt, POT) > 0 and pot_is_open(box, hunt),
        "wolf_next": int(along(box, hunt.wolf, box.stride)),
        "safe": [name for pig, name in enumerate(box.names.pigs) if _is_safe(box, hunt.at[pig])],
        "danger": [space for space in spaces if on_the_way(box, hunt.wolf, Place(space))],
        "wolf_gap": min(
            ((place - hunt.wolf) % box.ring for place in hunt.at if place >= 0), default=None
        ),
        "ending": _ending(box, hunt),
    }


def _is_safe(box: Box, place: Place) -> bool:
    """Not in the pot, nor where a wolf on that very space would take it."""
    return place != POT and not on_the_way(box, Space(place), place)


def _ending(box: Box, hunt: Hunt) -> Literal["saved", "eaten"] | None:
    if hunt.phase != DONE:
        return None
    return "saved" if winners(box, hunt) else "eaten"


def thrown(box: Box, hunt: Hunt) -> list[str]:
    """The die that was chosen, by its pig; who begins is drawn by the table."""
    return [box.names.pigs[hunt.die]] if hunt.phase == ROLLING else []

"""What happened in Woofy, with names for numbers."""

from __future__ import annotations

from hamlet.engine.events import Namers, named_event
from hamlet.engine.vocabulary import Json, Raw
from hamlet.games.woofy.position import place_name
from hamlet.games.woofy.rules import play as rules
from hamlet.games.woofy.rules.state import Box, Place, Space
from hamlet.games.woofy.shown import NamedPlace
from hamlet.games.woofy.way import way_of, way_round

SHAPES = {
    rules.BEGINS: ("begins", "seat"),
    rules.ROLLED: ("rolled", "seat", "pig", "face"),
    rules.RESCUED: ("rescued", "pig"),
    rules.WENT: ("went", "pig", "from", "to", "way"),
    rules.HID: ("hid", "pig", "from", "house", "way"),
    rules.STAYED: ("stayed", "pig"),
    rules.BUILT: ("built", "part", "parts"),
    rules.COMPLETED: ("completed",),
    rules.OPENED: ("opened", "pig"),
    rules.PROWLED: ("prowled", "from", "to", "way"),
    rules.CAUGHT: ("caught", "pig"),
    rules.PASSED: ("passed", "seat"),
    rules.SAVED: ("saved",),
    rules.EATEN: ("eaten",),
}

KEYS: dict[str, object] = {
    "seat": int,
    "pig": str,
    "face": str,
    "from": NamedPlace,
    "to": NamedPlace,
    "house": NamedPlace,
    "way": list[NamedPlace],
    "part": int,
    "parts": int,
}
"""What kind of value a key of an event has."""

SEATS = ("seat",)
"""Keys whose number is a chair."""


def event(box: Box, raw: Raw) -> Json:
    """One happening as plain data; places are spaces of the ring or words."""
    names: Namers = {
        "pig": box.names.pigs.__getitem__,
        "face": box.names.faces.__getitem__,
        "from": place_name,
        "to": place_name,
        "house": place_name,
    }
    told = named_event(SHAPES, names, raw)
    if "way" in told:
        told["way"] = [place_name(place) for place in _way(box, raw)]
    return told


def _way(box: Box, raw: Raw) -> list[int]:
    """Every place that a piece touches after the one it leaves."""
    kind, first, second, third, number = raw
    if kind == rules.PROWLED:
        return way_round(box, Space(first), Space(second))
    return way_of(box, Place(second), Place(third), number)

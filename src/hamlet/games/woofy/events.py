"""What happened in Woofy, with names for numbers."""

from __future__ import annotations

from hamlet.engine.events import Namers, named_event
from hamlet.engine.vocabulary import Json, Raw
from hamlet.games.woofy import rules
from hamlet.games.woofy.position import place_name
from hamlet.games.woofy.state import Box

SHAPES = {
    rules.BEGINS: ("begins", "seat"),
    rules.ROLLED: ("rolled", "seat", "pig", "face"),
    rules.RESCUED: ("rescued", "pig"),
    rules.WENT: ("went", "pig", "from", "to"),
    rules.HID: ("hid", "pig", "from", "house"),
    rules.STAYED: ("stayed", "pig"),
    rules.BUILT: ("built", "part", "parts"),
    rules.COMPLETED: ("completed",),
    rules.OPENED: ("opened", "pig"),
    rules.PROWLED: ("prowled", "from", "to"),
    rules.CAUGHT: ("caught", "pig"),
    rules.PASSED: ("passed", "seat"),
    rules.SAVED: ("saved",),
    rules.EATEN: ("eaten",),
}


def event(box: Box, raw: Raw) -> Json:
    """One happening as plain data; places are spaces of the ring or words."""
    names: Namers = {
        "pig": box.names.pigs.__getitem__,
        "face": box.names.faces.__getitem__,
        "from": place_name,
        "to": place_name,
        "house": place_name,
    }
    return named_event(SHAPES, names, raw)

"""What happened in Cochonstructeurs, with names for numbers."""

from __future__ import annotations

from typing import Literal

from hamlet.engine.events import Namers, named_event
from hamlet.engine.vocabulary import Json, Raw
from hamlet.games.cochonstructeurs.heuristics import most_missing
from hamlet.games.cochonstructeurs.printed.names import (
    ELEMENT_NAMES,
    EVENT_NAMES,
    MAJOR_NAMES,
    PURPOSES,
    ROLE_NAMES,
)
from hamlet.games.cochonstructeurs.rules import happenings as told
from hamlet.games.cochonstructeurs.rules.state import NONE, Box, Site

SHAPES = {
    told.BEGINS: ("begins", "seat"),
    told.TILE_LAID: ("tile-laid", "path", "resource"),
    told.ROLE_TAKEN: ("role-taken", "seat", "role"),
    told.WHEEL_TURNED: ("wheel-turned", "period", "night"),
    told.THREAT_ROSE: ("threat-rose", "threat"),
    told.WOLF_LEFT: ("wolf-left", "wolf", "ring", "number"),
    told.WOLF_MOVED: ("wolf-moved", "wolf", "ring", "number"),
    told.CAPTURED: ("captured", "seat", "space"),
    told.TERRIFIED: ("terrified", "seat"),
    told.ROLLED: ("rolled", "seat", "face", "purpose"),
    told.ROLLS_AGAIN: ("rolls-again", "seat"),
    told.STEPPED: ("stepped", "seat", "from", "to"),
    told.STAYED: ("stayed", "seat"),
    told.TOOK: ("took", "seat", "resource", "space"),
    told.LOST: ("lost", "seat", "resource"),
    told.LAMP_BURNED: ("lamp-burned", "seat", "fuel"),
    told.BRIDGE_LOWERED: ("bridge-lowered", "seat"),
    told.BRIDGE_RAISED: ("bridge-raised",),
    told.SWEPT_OFF: ("swept-off", "seat"),
    told.JUMPED: ("jumped", "seat"),
    told.SLIDE_FELL: ("slide-fell", "space"),
    told.BURIED: ("buried", "seat"),
    told.CLEARED: ("cleared", "seat", "space"),
    told.NOT_CLEARED: ("not-cleared", "seat", "space"),
    told.RESCUED: ("rescued", "seat", "prisoner"),
    told.FREED: ("freed", "seat", "prisoner"),
    told.ESCAPED: ("escaped", "seat"),
    told.DREW: ("drew", "seat", "card"),
    told.DREW_MAJOR: ("drew-major", "seat", "major"),
    told.GAINED: ("gained", "seat", "resource"),
    told.PUT_DOWN: ("put-down", "seat", "resource", "count"),
    told.BUILT: ("built", "seat", "element"),
    told.NOT_BUILT: ("not-built", "seat", "element"),
    told.SABOTAGED: ("sabotaged", "element"),
    told.WINTER_CAME: ("winter-came",),
    told.LUCK_TURNED: ("luck-turned",),
    told.PASSED: ("passed", "seat"),
    told.WON: ("won",),
    told.WOLF_ARRIVED: ("wolf-arrived",),
}

KEYS: dict[str, object] = {
    "seat": int,
    "path": int,
    "resource": str,
    "role": str,
    "period": int,
    "night": Literal["night", "day"],
    "threat": int,
    "wolf": str,
    "ring": int,
    "number": int,
    "space": str,
    "face": int,
    "purpose": str,
    "from": str,
    "to": str,
    "fuel": int,
    "prisoner": int,
    "card": str,
    "major": str,
    "count": int,
    "element": str,
}
"""What kind of value a key of an event has."""

SEATS = ("seat", "prisoner")
"""Keys whose number is a chair."""


def lack(box: Box, site: Site) -> str:
    """The resource that the team misses most, by its name; nothing if none is missed."""
    found = most_missing(box, site)
    return "" if found == NONE else box.names.resources[found]


def event(box: Box, raw: Raw) -> Json:
    """One happening as plain data."""
    names: Namers = {
        "path": lambda path: path + 1,
        "resource": box.names.resources.__getitem__,
        "role": ROLE_NAMES.__getitem__,
        "night": lambda night: "night" if night else "day",
        "wolf": box.names.wolves.__getitem__,
        "space": box.names.spaces.__getitem__,
        "from": box.names.spaces.__getitem__,
        "to": box.names.spaces.__getitem__,
        "purpose": PURPOSES.__getitem__,
        "card": EVENT_NAMES.__getitem__,
        "major": MAJOR_NAMES.__getitem__,
        "element": ELEMENT_NAMES.__getitem__,
    }
    return named_event(SHAPES, names, raw)

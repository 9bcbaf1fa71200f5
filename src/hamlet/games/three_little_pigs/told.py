"""What happened, with names for numbers."""

from __future__ import annotations

from hamlet.engine.events import Namers, named_event
from hamlet.engine.outcome import seats_of
from hamlet.engine.vocabulary import Json, Raw
from hamlet.games.three_little_pigs.rules import happenings as told
from hamlet.games.three_little_pigs.rules.state import Box

SHAPES = {
    told.UNCOVERED: ("uncovered", "tile", "flowerpots"),
    told.TURN_BEGINS: ("turn-begins", "seat"),
    told.FELL: ("fell", "seat", "die", "face"),
    told.WOLF_ASIDE: ("wolf-aside", "seat"),
    told.ROLLS_AGAIN: ("rolls-again", "seat", "dice"),
    told.STOPPED: ("stopped", "seat"),
    told.NOTHING_TO_BUY: ("nothing-to-buy", "seat"),
    told.BOUGHT: ("bought", "seat", "tile", "flowerpots", "house"),
    told.COMPLETED: ("completed", "seat", "house"),
    told.WON_CARD: ("won-card", "seat", "material"),
    told.WOLF_COMES: ("wolf-comes", "seat"),
    told.NOBODY_TO_BLOW_ON: ("nobody-to-blow-on", "seat"),
    told.BLOWS_ON: ("blows-on", "seat", "house", "by"),
    told.SPUN: ("spun", "material"),
    told.BLOWN_AWAY: ("blown-away", "seat", "house", "material", "tiles"),
    told.UNHARMED: ("unharmed", "seat", "house", "material"),
    told.ROOF_FELL: ("roof-fell", "seat", "house"),
    told.HOUSE_GONE: ("house-gone", "seat", "house"),
    told.STACKS_EMPTY: ("stacks-empty", "stacks"),
    told.ENDED: ("ended", "seats"),
    told.BEGINS: ("begins", "seat"),
}

KEYS: dict[str, object] = {
    "seat": int,
    "tile": str,
    "flowerpots": int,
    "die": str,
    "face": str,
    "dice": int,
    "house": int,
    "material": str,
    "by": int,
    "tiles": int,
    "stacks": int,
    "seats": list[int],
}
"""What kind of value a key of an event has."""

SEATS = ("seat",)
"""Keys whose number is a chair."""


def event(box: Box, raw: Raw) -> Json:
    """One happening as plain data; houses are counted from 1 for each player."""
    names: Namers = {
        "tile": box.names.stacks.__getitem__,
        "die": box.names.dice.__getitem__,
        "face": box.names.faces.__getitem__,
        "material": box.names.materials.__getitem__,
        "seats": lambda mask: list(seats_of(mask)),
    }
    return named_event(SHAPES, names, raw)

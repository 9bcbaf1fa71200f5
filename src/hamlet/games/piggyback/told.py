"""What happened in Piggyback, with names for numbers."""

from __future__ import annotations

from hamlet.engine.events import Namers, named_event
from hamlet.engine.outcome import seats_of
from hamlet.engine.vocabulary import Json, Raw
from hamlet.games.piggyback.rules import play as rules
from hamlet.games.piggyback.rules.state import Box

SHAPES = {
    rules.BEGINS: ("begins", "seat"),
    rules.ROLLED: ("rolled", "seat", "face"),
    rules.HOPPED: ("hopped", "pig", "from", "to", "height"),
    rules.CARRIED: ("carried", "pig", "by"),
    rules.CLIMBED: ("climbed", "pig", "height"),
    rules.MAY_ROLL_AGAIN: ("may-roll-again", "seat", "pig"),
    rules.EXTENDED: ("extended", "seat", "plate", "spaces"),
    rules.PASSED: ("passed", "seat"),
    rules.CROSSED: ("crossed", "seats"),
}

KEYS: dict[str, object] = {
    "seat": int,
    "face": str,
    "pig": str,
    "from": int,
    "to": int,
    "height": int,
    "by": str,
    "plate": int,
    "spaces": int,
    "seats": list[int],
}
"""What kind of value a key of an event has."""

SEATS = ("seat",)
"""Keys whose number is a chair."""


def event(box: Box, raw: Raw) -> Json:
    """One happening as plain data; spaces are counted on the path as it lies now."""
    names: Namers = {
        "pig": box.names.pigs.__getitem__,
        "by": box.names.pigs.__getitem__,
        "face": box.names.faces.__getitem__,
        "seats": lambda mask: list(seats_of(mask)),
    }
    return named_event(SHAPES, names, raw)

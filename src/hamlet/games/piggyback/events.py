"""What happened in Piggyback, with names for numbers."""

from __future__ import annotations

from hamlet.engine.events import Namers, named_event
from hamlet.engine.outcome import seats_of
from hamlet.engine.vocabulary import Json, Raw
from hamlet.games.piggyback import rules
from hamlet.games.piggyback.state import Box

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


def event(box: Box, raw: Raw) -> Json:
    """One happening as plain data; spaces are counted on the path as it lies now."""
    names: Namers = {
        "pig": box.names.pigs.__getitem__,
        "by": box.names.pigs.__getitem__,
        "face": box.names.faces.__getitem__,
        "seats": lambda mask: list(seats_of(mask)),
    }
    return named_event(SHAPES, names, raw)

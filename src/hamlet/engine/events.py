"""Events: what the rules told, as plain data for log, animation, sound and voice."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from hamlet.engine.vocabulary import Json, Raw

Namers: TypeAlias = Mapping[str, Callable[[int], object]]
"""How the number behind a key is written."""


def named_event(shapes: Mapping[int, tuple[str, ...]], names: Namers, raw: Raw) -> Json:
    """A happening by its shape: the event's name, then a key for each number it carries.

    `names` says how a key's number is written; keys without an entry stay numbers.
    """
    kind, *numbers = raw
    name, *keys = shapes[kind]
    told: Json = {"event": name}
    for key, number in zip(keys, numbers, strict=False):
        told[key] = names[key](number) if key in names else int(number)
    return told

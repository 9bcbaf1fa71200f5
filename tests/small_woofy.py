"""A Woofy small enough to look at every position of it."""

from __future__ import annotations

from typing import Any

import hamlet
from hamlet.games.woofy.rules.state import Box

SMALL: dict[str, Any] = {
    "game": "woofy",
    "name": "small",
    "pigs": ["red", "green", "blue"],
    "die": [1, "wolf", "house"],
    "ring": 6,
    "start": 0,
    "pot": [1, 2],
    "wolf": {"start": 0, "stride": 3},
    "houses": {
        "straw": {"space": 3, "room": 1},
        "wood": {"space": 4, "room": 2},
        "brick": {"space": 5, "room": 3},
    },
}


def box_of(game: hamlet.Game) -> Box:
    assert isinstance(game.box, Box)
    return game.box

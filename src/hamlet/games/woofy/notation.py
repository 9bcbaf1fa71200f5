"""Woofy's moves as words.

A die is the colour of its pig. A pig goes "to 14" along the ring, or into "straw", "wood"
or "brick"; a house face also allows "stay" and "bricks".
"""

from __future__ import annotations

from hamlet.engine.notation import WordList
from hamlet.games.woofy.rules.play import GO
from hamlet.games.woofy.rules.state import DRAWING_FIRST, Box, Hunt

HOUSE_NAMES = ("straw", "wood", "brick")


def move_words(box: Box) -> WordList:
    """All moves: the dice, the choices of a house face, the houses and the spaces."""
    spaces = (f"to {space}" for space in range(box.ring))
    return WordList((*box.names.pigs, "stay", "bricks", *HOUSE_NAMES, *spaces))


def codes(box: Box) -> int:
    """How many moves can be written."""
    return GO + box.ring


def move_name(box: Box, code: int) -> str:
    return move_words(box).name(code)


def read_move(box: Box, text: str) -> int | None:
    return move_words(box).read(text)


def outcome_words(box: Box, hunt: Hunt) -> WordList:
    """What can fall: the faces of the die, or the seat that begins."""
    if hunt.phase == DRAWING_FIRST:
        return WordList(tuple(f"seat-{seat}" for seat in range(box.players)))
    return WordList(box.names.faces)


def outcome_name(box: Box, hunt: Hunt, code: int) -> str:
    return outcome_words(box, hunt).name(code)


def read_outcome(box: Box, hunt: Hunt, text: str) -> int | None:
    return outcome_words(box, hunt).read(text)

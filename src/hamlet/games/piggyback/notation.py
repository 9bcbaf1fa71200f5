"""Piggyback's moves as words: roll, stop, extend, or the colour of the pig that takes a roll."""

from __future__ import annotations

from hamlet.engine.notation import WordList
from hamlet.games.piggyback.rules.play import FIRST_PIG
from hamlet.games.piggyback.rules.state import DRAWING_FIRST, Box, Race

_COMMANDS = ("roll", "stop", "extend")


def move_words(box: Box) -> WordList:
    """All moves: roll, stop, extend and every pig by its colour."""
    return WordList((*_COMMANDS, *box.names.pigs))


def codes(box: Box) -> int:
    """How many moves can be written."""
    return FIRST_PIG + box.pigs


def move_name(box: Box, code: int) -> str:
    return move_words(box).name(code)


def read_move(box: Box, text: str) -> int | None:
    return move_words(box).read(text)


def outcome_words(box: Box, race: Race) -> WordList:
    """What can fall: the faces of the die, or the seat that begins."""
    if race.phase == DRAWING_FIRST:
        return WordList(tuple(f"seat-{seat}" for seat in range(box.players)))
    return WordList(box.names.faces)


def outcome_name(box: Box, race: Race, code: int) -> str:
    return outcome_words(box, race).name(code)


def read_outcome(box: Box, race: Race, text: str) -> int | None:
    return outcome_words(box, race).read(text)

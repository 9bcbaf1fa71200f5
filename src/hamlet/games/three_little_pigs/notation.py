"""Moves and outcomes as words.

roll white-door black-window*2   roll these dice again: plain dice are white, the others black
stop                             roll no more
buy straw-door new               buy a tile and start a house with it
buy wood-window 2                buy a tile for your house number 2
done                             buy no second tile
blow 3:2                         the wolf blows on house 2 of seat 3
"""

from __future__ import annotations

import re

from hamlet.games.three_little_pigs.rules.buying import hidden_stack
from hamlet.games.three_little_pigs.rules.dice import dice_in
from hamlet.games.three_little_pigs.rules.houses import NEW_HOUSE
from hamlet.games.three_little_pigs.rules.play import (
    ENOUGH,
    FIRST_BLOW,
    FIRST_BUY,
    FIRST_ROLL,
    STOP,
)
from hamlet.games.three_little_pigs.rules.state import (
    DRAWING,
    DRAWING_FIRST,
    FACES,
    HOUSES,
    KINDS,
    MOST_POTS,
    PLACES,
    SEATS,
    SPINNING,
    Box,
    Village,
)

_BUY = re.compile(r"buy (\S+) (new|[1-9]\d?)")
_BLOW = re.compile(r"blow (\d):([1-9]\d?)")
_DICE = re.compile(r"(\w+-\w+)(?:\*([1-9]))?")
_TILE = re.compile(r"(\w+-\w+)(?:\+([1-9]))?")


def codes(box: Box) -> int:
    """How many moves can be written."""
    return FIRST_ROLL + box.rolls


def move_name(box: Box, code: int) -> str:
    if code == ENOUGH:
        return "done"
    if code == STOP:
        return "stop"
    if code < FIRST_BLOW:
        stack, number = divmod(code - FIRST_BUY, PLACES)
        return f"buy {box.names.stacks[stack]} {'new' if number == NEW_HOUSE else number}"
    if code < FIRST_ROLL:
        seat, house = divmod(code - FIRST_BLOW, HOUSES)
        return f"blow {seat}:{house + 1}"
    return f"roll {dice_names(box, code - FIRST_ROLL)}"


def dice_names(box: Box, choice: int) -> str:
    """A choice of dice, plain dice first."""
    numbers = [dice_in(box, choice, slot) for slot in range(KINDS * FACES)]
    return " ".join(
        f"{name}*{number}" if number > 1 else name
        for name, number in zip(_slots(box), numbers, strict=True)
        if number > 0
    )


def _slots(box: Box) -> list[str]:
    """Every kind and face of a die, such as "white-door"."""
    return [f"{kind}-{face}" for kind in box.names.dice for face in box.names.faces]


def read_move(box: Box, text: str) -> int | None:
    words = " ".join(text.lower().split())
    if words in ("done", "stop"):
        return ENOUGH if words == "done" else STOP
    if match := _BUY.fullmatch(words):
        return _read_buy(box, match[1], match[2])
    if match := _BLOW.fullmatch(words):
        return _read_blow(int(match[1]), int(match[2]))
    if words.startswith("roll "):
        return _read_roll(box, words.split()[1:])
    return None


def _read_buy(box: Box, tile: str, place: str) -> int | None:
    number = NEW_HOUSE if place == "new" else int(place)
    if tile not in box.names.stacks or number >= PLACES:
        return None
    return FIRST_BUY + box.names.stacks.index(tile) * PLACES + number


def _read_blow(seat: int, number: int) -> int | None:
    if seat >= SEATS or number > HOUSES:
        return None
    return FIRST_BLOW + seat * HOUSES + number - 1


def _read_roll(box: Box, words: list[str]) -> int | None:
    """Dice in any order; what there are not so many of in the box cannot be read."""
    numbers = [0] * (KINDS * FACES)
    slots = _slots(box)
    for word in words:
        match = _DICE.fullmatch(word)
        if match is None or match[1] not in slots:
            return None
        numbers[slots.index(match[1])] += int(match[2] or 1)
    if any(number > box.dice[slot // FACES] for slot, number in enumerate(numbers)):
        return None
    return FIRST_ROLL + sum(n * place for n, place in zip(numbers, box.place, strict=True))


def tile_name(box: Box, stack: int, pots: int) -> str:
    """A tile with its flowerpots: "straw-door", or "straw-door+1" with one."""
    return f"{box.names.stacks[stack]}+{pots}" if pots else box.names.stacks[stack]


def read_tile(box: Box, text: str) -> tuple[int, int] | None:
    """The stack and the flowerpots of a tile, None if there is none of that name."""
    match = _TILE.fullmatch(text.strip().lower())
    if match is None or match[1] not in box.names.stacks or int(match[2] or 0) > MOST_POTS:
        return None
    return box.names.stacks.index(match[1]), int(match[2] or 0)


def outcome_name(box: Box, village: Village, code: int) -> str:
    """A tile turned up, a face of a die, a sector of the spinner, or who begins."""
    if village.phase == DRAWING_FIRST:
        return f"seat-{code}"
    if village.phase == DRAWING:
        return tile_name(box, hidden_stack(village), code)
    return (box.names.materials if village.phase == SPINNING else box.names.faces)[code]


def read_outcome(box: Box, village: Village, text: str) -> int | None:
    if village.phase == DRAWING_FIRST:
        seat = re.fullmatch(r"seat-(\d)", text.strip().lower())
        return int(seat[1]) if seat and int(seat[1]) < box.players else None
    if village.phase == DRAWING:
        tile = read_tile(box, text)
        return tile[1] if tile and tile[0] == hidden_stack(village) else None
    names = box.names.materials if village.phase == SPINNING else box.names.faces
    wanted = text.strip().lower()
    return names.index(wanted) if wanted in names else None

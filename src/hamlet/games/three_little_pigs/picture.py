"""Stacks, dice and houses as coloured text for the terminal."""

from __future__ import annotations

from hamlet.engine.ids import Seat
from hamlet.games.three_little_pigs.rules.buying import tiles_below
from hamlet.games.three_little_pigs.rules.dice import in_hand
from hamlet.games.three_little_pigs.rules.houses import complete, house_at, material_of, pots_on
from hamlet.games.three_little_pigs.rules.score import points
from hamlet.games.three_little_pigs.rules.state import (
    DONE,
    DOOR,
    EMPTY,
    FACES,
    HIDDEN,
    KINDS,
    MATERIALS,
    NONE,
    PARTS,
    ROLLING,
    ROLLS,
    ROOF,
    TILES,
    WINDOW,
    Box,
    House,
    Stack,
    Tile,
    Village,
)

_COLOURS = ("black on khaki1", "white on orange4", "white on dark_red")
_DICE = ("bold black on grey93", "bold white on grey19")
_TEXTURES = ("~", "=", "#")  # so that straw, wood and brick differ without colours too
_GLYPHS = ("∩", "⊞", "▲", "@")
_POT = "✿"
_CELL = 6
_ROW = 12
"""How many houses are drawn side by side."""


def draw(box: Box, village: Village) -> str:
    """The nine stacks, then the dice, then everybody's houses."""
    lines = [*_stacks(box, village), _dice(box, village)]
    for seat in range(box.players):
        lines += _street(box, village, Seat(seat))
    return "\n".join(line for line in lines if line)


def _cell(text: str, material: int) -> str:
    return f"[{_COLOURS[material]}]{_TEXTURES[material]}{text:^{_CELL - 2}}{_TEXTURES[material]}[/]"


def _stacks(box: Box, village: Village) -> list[str]:
    """A column for each material, as on the table; the number of tiles stands beside."""
    heading = " ".join(f"{name:^{_CELL + 3}}" for name in box.names.materials)
    lines = [f"{'':8}{heading}".rstrip()]
    for part in range(PARTS):
        cells = [
            _stack(village, Stack(material * PARTS + part), material, part)
            for material in range(MATERIALS)
        ]
        lines.append(f"{box.names.parts[part]:>7} {' '.join(cells)}".rstrip())
    return lines


def _stack(village: Village, stack: Stack, material: int, part: int) -> str:
    top = village.top[stack]
    if top == EMPTY:
        return f"[dim]{'–':^{_CELL}}[/]   "
    left = tiles_below(village, stack) + (top != HIDDEN)
    shown = "?" if top == HIDDEN else _GLYPHS[part] + _POT * top
    return f"{_cell(shown, material)}×{left} "


def _dice(box: Box, village: Village) -> str:
    if village.rolls == 0:
        return ""
    dice = [
        f"[{_DICE[slot // FACES]}] {_GLYPHS[slot % FACES]} {box.names.faces[slot % FACES]} [/]"
        for slot in range(KINDS * FACES)
        for _ in range(village.dice[slot])
    ]
    if village.phase == ROLLING:
        hand = sum(in_hand(box, village, kind) for kind in range(KINDS))
        dice.append(f"[dim]+{hand}[/]")
    return f"🎲 {village.rolls}/{ROLLS}  {' '.join(dice)}"


def _street(box: Box, village: Village, seat: Seat) -> list[str]:
    """A player's houses side by side, numbered; a star marks a completed one."""
    mark = "▶" if seat == village.seat and village.phase != DONE else " "
    lines = [f"{mark} [bold]seat {seat}[/]  {points(box, village, seat)} points"]
    numbers = list(range(1, village.built[seat] + 1))
    for index in range(0, len(numbers), _ROW):
        lines += _row(village, seat, numbers[index : index + _ROW])
    return lines


def _row(village: Village, seat: Seat, numbers: list[int]) -> list[str]:
    towers = [_tower(village, house_at(village, seat, number)) for number in numbers]
    labels = [
        f"{number}{'★' if complete(village, house_at(village, seat, number)) else ''}"
        for number in numbers
    ]
    lines = []
    for floor in reversed(range(max(map(len, towers)))):
        cells = [tower[floor] if floor < len(tower) else " " * _CELL for tower in towers]
        lines.append(f"  {' '.join(cells)}".rstrip())
    return [*lines, "  " + " ".join(f"{label:^{_CELL}}" for label in labels).rstrip()]


def _tower(village: Village, house: House) -> list[str]:
    row = village.windows[house * TILES : (house + 1) * TILES]
    windows = [(WINDOW, Tile(tile)) for tile, number in enumerate(row) for _ in range(number)]
    tiles = [(DOOR, village.door[house]), *windows, (ROOF, village.roof[house])]
    return [
        _cell(_GLYPHS[part] + _POT * pots_on(tile), material_of(tile))
        for part, tile in tiles
        if tile != NONE
    ]

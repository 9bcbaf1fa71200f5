"""The ring, the houses and the pot as coloured text for the terminal.

The upper row runs clockwise from space 0, the lower row runs back; houses stand outside.
"""

from __future__ import annotations

from hamlet.games.woofy.notation import HOUSE_NAMES
from hamlet.games.woofy.rules.reach import house_place
from hamlet.games.woofy.rules.state import BRICK, DOT, HOUSES, NOBODY, POT, Box, House, Hunt, Place

_COLOURS = {
    "red": "bold white on red",
    "green": "bold white on green",
    "blue": "bold white on blue",
}
_WOLF = "[bold bright_white on black]W[/]"
_WIDEST = 96


def draw(box: Box, hunt: Hunt) -> str:
    """Outside in: houses, who stands where, the spaces; in the middle the pot."""
    half = (box.ring + 1) // 2
    upper = list(range(half))
    lower = list(range(box.ring - 1, half - 1, -1))
    cell = max(4, min(6, _WIDEST // half))
    lines = [
        _houses(box, hunt, upper, cell),
        _standing(box, hunt, upper, cell),
        _spaces(box, upper, cell),
        "",
        _middle(box, hunt),
        "",
        _spaces(box, lower, cell),
        _standing(box, hunt, lower, cell),
        _houses(box, hunt, lower, cell),
    ]
    return "\n".join(line.rstrip() for line in lines)


def _pig(box: Box, pig: int) -> str:
    name = box.names.pigs[pig]
    return f"[{_COLOURS.get(name, 'bold reverse')}]{name[0].upper()}[/]"


def _pigs_at(box: Box, hunt: Hunt, place: Place) -> list[str]:
    return [_pig(box, pig) for pig, spot in enumerate(hunt.at) if spot == place]


def _cells(contents: list[tuple[str, int]], cell: int) -> str:
    """Texts of known width, each in the middle of a cell; a longer one takes room from the next."""
    line, drawn = "", 0
    for index, (text, width) in enumerate(contents):
        before = max(1, index * cell + (cell - width) // 2 - drawn) if width else 0
        line += " " * before + text
        drawn += before + width
    return line


def _houses(box: Box, hunt: Hunt, spaces: list[int], cell: int) -> str:
    shown = {int(box.doors[house]): _house(box, hunt, house) for house in range(HOUSES)}
    return _cells([shown.get(space, ("", 0)) for space in spaces], cell)


def _house(box: Box, hunt: Hunt, house: int) -> tuple[str, int]:
    """A house with its guests, free room as dots; the brick house with its parts until complete."""
    name, room = HOUSE_NAMES[house], box.rooms[house]
    if house == BRICK and hunt.built < box.parts:
        walls = "▓" * hunt.built + "░" * (box.parts - hunt.built)
        return f"{name} [red]{walls}[/]", len(name) + 1 + box.parts
    guests = _pigs_at(box, hunt, house_place(House(house)))
    inside = "".join(guests) + "·" * (room - len(guests))
    return f"⌂{name} {inside}", len(name) + 2 + room


def _standing(box: Box, hunt: Hunt, spaces: list[int], cell: int) -> str:
    contents = []
    for space in spaces:
        here = _pigs_at(box, hunt, Place(space))
        if hunt.wolf == space:
            here.append(_WOLF)
        contents.append(("".join(here), len(here)))
    return _cells(contents, cell)


def _spaces(box: Box, spaces: list[int], cell: int) -> str:
    line = ""
    for space in spaces:
        wolf = (space - box.wolf_start) % box.stride == 0
        shade = "white on grey15" if wolf else "black on green3"
        if space in box.pots:
            shade = "bold white on dark_orange3"
        elif space == box.doors[BRICK]:
            shade = "bold white on red3"
        line += f"[{shade}]{_mark(box, space):^{cell}}[/]"
    return line


def _mark(box: Box, space: int) -> str:
    sign = "∪" if space in box.pots else "▸" if space == box.start else ""
    return f"{sign}{space}"


def _middle(box: Box, hunt: Hunt) -> str:
    pot = " ".join(_pigs_at(box, hunt, POT)) or "empty"
    parts = [f"∪ pot {pot}", f"{_WOLF} goes ↻", f"bricks {hunt.built}/{box.parts}"]
    if waiting := _pigs_at(box, hunt, DOT):
        parts.append(f"▸ start {' '.join(waiting)}")
    if hunt.last != NOBODY:
        parts.append(f"last die {_pig(box, hunt.last)}")
    return "   " + "     ".join(parts)

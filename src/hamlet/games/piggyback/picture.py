"""The path and the stacks as coloured text for the terminal."""

from __future__ import annotations

from hamlet.games.piggyback.position import plates_now
from hamlet.games.piggyback.state import READY, START, Box, Race

_COLOURS = {
    "red": "bold white on red",
    "blue": "bold white on blue",
    "green": "bold white on green",
    "yellow": "bold black on yellow",
    "pink": "bold black on magenta",
    "white": "bold black on white",
    "black": "bold white on bright_black",
}
_CELL = 5


def picture(box: Box, race: Race) -> str:
    """Rows of plates, each space with the pigs that stand on it, the top one uppermost."""
    rows = _rows(plates_now(box, race), _width(box.names.shape))
    lines = [_start_line(box, race)]
    space = 1
    for row in rows:
        spaces = list(range(space, space + sum(row)))
        space += len(spaces)
        lines += _stacks(box, race, spaces)
        lines.append(_ground(row, spaces[0]))
    lines.append(_discs(box, race))
    return "\n".join(line for line in lines if line)


def _width(shape: str) -> int:
    """PB-1: how many plates lie side by side, for each shape of the path."""
    return {"straight": 8, "winding": 4, "zigzag": 2, "spiral": 3, "random": 4}[shape]


def _rows(plates: list[int], width: int) -> list[list[int]]:
    return [plates[index : index + width] for index in range(0, len(plates), width)]


def _pig(box: Box, pig: int) -> str:
    name = box.names.pigs[pig]
    return f"[{_COLOURS.get(name, 'bold')}]{name[:3]:^3}[/]"


def _start_line(box: Box, race: Race) -> str:
    waiting = [_pig(box, pig) for pig in range(box.pigs) if race.at[pig] == START]
    crossed = [_pig(box, pig) for pig in range(box.pigs) if race.at[pig] > race.gone + box.length]
    start = f"start ▏{' '.join(waiting)}" if waiting else ""
    return f"{start}   finish 🏁 {' '.join(crossed)}" if crossed else start


def _stacks(box: Box, race: Race, spaces: list[int]) -> list[str]:
    standing = {
        (race.at[pig] - race.gone, race.level[pig]): pig
        for pig in range(box.pigs)
        if race.at[pig] != START
    }
    tallest = max((level + 1 for space, level in standing if space in spaces), default=0)
    return [
        "".join(
            f" {_pig(box, standing[space, level])} " if (space, level) in standing else " " * _CELL
            for space in spaces
        ).rstrip()
        for level in reversed(range(tallest))
    ]


def _ground(row: list[int], first: int) -> str:
    line = ""
    shade = ("on grey23", "on grey35")
    for index, length in enumerate(row):
        cells = "".join(f"{space:^{_CELL}}" for space in range(first, first + length))
        line += f"[{shade[index % 2]}]{cells}[/]"
        first += length
    return line


def _discs(box: Box, race: Race) -> str:
    laid = [f"seat {race.disc[plate]}" for plate in range(race.taken)]
    return f"plates moved by {', '.join(laid)}" if laid and race.phase >= READY else ""

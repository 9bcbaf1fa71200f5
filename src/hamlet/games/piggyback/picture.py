"""The path and the stacks as coloured text for the terminal."""

from __future__ import annotations

from hamlet.games.piggyback.position import plates_now
from hamlet.games.piggyback.state import START, Box, Race

_COLOURS = {
    "red": "bold white on red3",
    "blue": "bold white on dodger_blue3",
    "green": "bold white on green4",
    "yellow": "bold black on gold1",
    "pink": "bold black on hot_pink",
    "white": "bold black on grey93",
    "black": "bold white on grey30",
}
_PLATES = ("black on wheat1", "black on tan")
_SHAPES = {"straight": (8, 4), "winding": (4, 8), "zigzag": (2, 8), "spiral": (3, 8)}
"""PB-1: how many plates lie side by side, and how wide a space is, for each shape."""


def picture(box: Box, race: Race) -> str:
    """Rows of plates, each space with the pigs that stand on it, the top one uppermost."""
    plates = plates_now(box, race)
    width, cell = _SHAPES.get(box.names.shape, _SHAPES["winding"])
    waiting = [pig for pig in range(box.pigs) if race.at[pig] == START]
    lines = [_beside("start", waiting, box)]
    first = 1
    for index in range(0, len(plates), width):
        row = plates[index : index + width]
        lines += _stacks(box, race, range(first, first + sum(row)), cell)
        lines.append(_ground(row, index, first, cell))
        first += sum(row)
    beyond = [pig for pig in range(box.pigs) if race.at[pig] > race.gone + box.length]
    lines += [_beside("home", beyond, box), _discs(box, race)]
    return "\n".join(line for line in lines if line)


def _pig(box: Box, pig: int, width: int = 6) -> str:
    name = box.names.pigs[pig]
    return f"[{_COLOURS.get(name, 'bold')}]{name[:width]:^{width}}[/]"


def _beside(place: str, pigs: list[int], box: Box) -> str:
    """Pigs side by side before or behind the path."""
    return f"[bold]{place:>5}[/] ▏{' '.join(_pig(box, pig) for pig in pigs)}" if pigs else ""


def _stacks(box: Box, race: Race, spaces: range, cell: int) -> list[str]:
    standing = {
        (race.at[pig] - race.gone, race.level[pig]): pig
        for pig in range(box.pigs)
        if race.at[pig] != START
    }
    tallest = max((level + 1 for space, level in standing if space in spaces), default=0)
    return [
        "".join(
            f" {_pig(box, standing[space, level], cell - 2)} "
            if (space, level) in standing
            else " " * cell
            for space in spaces
        )
        for level in reversed(range(tallest))
    ]


def _ground(row: list[int], index: int, first: int, cell: int) -> str:
    """The plates of a row, every second one darker."""
    line = ""
    for offset, length in enumerate(row):
        cells = "".join(f"{space:^{cell}}" for space in range(first, first + length))
        line += f"[{_PLATES[(index + offset) % 2]}]{cells}[/]"
        first += length
    return line


def _discs(box: Box, race: Race) -> str:
    """PB-15: who has laid a plate at the far end."""
    laid = [_pig(box, int(race.disc[plate]) * box.each) for plate in range(race.taken)]
    return f"[dim]plates moved by[/] {' '.join(laid)}" if laid else ""

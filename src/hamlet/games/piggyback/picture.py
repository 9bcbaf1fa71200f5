"""The path and the stacks as coloured text for the terminal."""

from __future__ import annotations

from dataclasses import dataclass

from hamlet.games.piggyback.position import plates_now
from hamlet.games.piggyback.rules.play import beyond
from hamlet.games.piggyback.rules.state import START, Box, Race

WIDTH = 80
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


@dataclass(frozen=True)
class Shape:
    """PB-1: how the path lies: plates in a row, width of a space, rows turning, rows indented."""

    plates: int
    cell: int
    turning: bool = False
    step: int = 0


_SHAPES = {
    "winding": Shape(plates=4, cell=8, turning=True),
    "straight": Shape(plates=8, cell=4),
    "zigzag": Shape(plates=2, cell=8, turning=True),
    "stairs": Shape(plates=2, cell=8, step=8),
}


def draw(box: Box, race: Race) -> str:
    """Rows of plates, each space with the pigs that stand on it, the top one uppermost."""
    shape = _SHAPES.get(box.names.shape, _SHAPES["winding"])
    waiting = [pig for pig in range(box.pigs) if race.at[pig] == START]
    across = [pig for pig in range(box.pigs) if beyond(box, race, race.at[pig])]
    lines = [_beside("▷", waiting, box)]
    for number, row in enumerate(_rows(plates_now(box, race), shape)):
        seen = row[::-1] if shape.turning and number % 2 else row
        margin = " " * (shape.step * number)
        lines += [margin + line for line in _stacks(box, race, seen, shape.cell)]
        lines.append(margin + _ground(seen, shape.cell))
    lines += [_beside("⚑", across, box), _discs(box, race)]
    return "\n".join(line for line in lines if line)


def _rows(plates: list[int], shape: Shape) -> list[list[tuple[int, int]]]:
    """The spaces of each row, each with the number of its plate; no row is too wide."""
    rows: list[list[tuple[int, int]]] = []
    space = 0
    for plate, length in enumerate(plates):
        if plate % shape.plates == 0:
            rows.append([])
        for _ in range(length):
            space += 1
            if (len(rows[-1]) + 1) * shape.cell > WIDTH:
                rows.append([])
            rows[-1].append((space, plate))
    return rows


def _pig(box: Box, pig: int, width: int = 6) -> str:
    name = box.names.pigs[pig]
    return f"[{_COLOURS.get(name, 'bold')}]{name[:width]:^{width}}[/]"


def _beside(sign: str, pigs: list[int], box: Box) -> str:
    """Pigs side by side before or behind the path."""
    return f"[bold]{sign}[/] {' '.join(_pig(box, pig) for pig in pigs)}" if pigs else ""


def _stacks(box: Box, race: Race, row: list[tuple[int, int]], cell: int) -> list[str]:
    """The pigs above a row, a line for each level that is reached in it."""
    standing = {
        (race.at[pig] - race.gone, race.level[pig]): pig
        for pig in range(box.pigs)
        if race.at[pig] != START
    }
    spaces = [space for space, _ in row]
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


def _ground(row: list[tuple[int, int]], cell: int) -> str:
    """The spaces of a row, every second plate darker."""
    return "".join(f"[{_PLATES[plate % 2]}]{space:^{cell}}[/]" for space, plate in row)


def _discs(box: Box, race: Race) -> str:
    """PB-15: whose discs lie beside moved plates."""
    laid = [_pig(box, int(race.disc[plate]) * box.each) for plate in range(race.taken)]
    return f"↷ {' '.join(laid)}" if laid else ""

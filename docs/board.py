"""Draws Cochonstructeurs' default board, with the names of its spaces, from the edition file."""

from __future__ import annotations

import itertools
import math
from pathlib import Path

import hamlet
from hamlet.files import write_text
from hamlet.games.cochonstructeurs.printed.edition import CochonstructeursEdition
from hamlet.games.cochonstructeurs.printed.names import SpacePrint

TARGET = Path(__file__).parent / "pictures" / "cochonstructeurs-board.svg"
UNIT = 46
MARGIN = 40
RADIUS = 19
COLOURS = {
    "plain": ("#f4ecd8", ""),
    "mystery": ("#d9c2f0", "?"),
    "resource": ("#b9dfa6", "R"),
    "dark": ("#4a4a5e", ""),
    "meeting": ("#f2a49a", "M"),
    "lever": ("#a6d8d8", "L"),
    "bridge": ("#c9a36b", "B"),
    "torrent": ("#8fc1ee", "T"),
    "unstable": ("#f0cf7a", "U"),
    "home": ("#ffffff", ""),
    "den": ("#d9534f", ""),
    "hunter": ("#7cb36b", ""),
    "ford": ("#cfe6fa", ""),
}
LEGEND = {
    "mystery": "mystery",
    "resource": "resource of the path",
    "dark": "dark, closed at night",
    "meeting": "wolf meeting",
    "lever": "lever of the bridge",
    "bridge": "bridge",
    "torrent": "torrent",
    "unstable": "unstable: the roll it needs",
}


def main() -> None:
    """Write the picture."""
    edition = hamlet.kind("cochonstructeurs").default_edition
    assert isinstance(edition, CochonstructeursEdition)
    write_text(TARGET, drawing(edition))


def drawing(edition: CochonstructeursEdition) -> str:
    """The board as SVG: the wolves' ring, the joins, the spaces."""
    xs, ys = zip(*(space.at for space in edition.spaces), strict=True)
    left, top = min(xs), min(ys)
    width = (max(xs) - left) * UNIT + 2 * MARGIN
    height = (max(ys) - top) * UNIT + 2 * MARGIN
    points = {
        space.name: ((space.at[0] - left) * UNIT + MARGIN, (space.at[1] - top) * UNIT + MARGIN)
        for space in edition.spaces
    }
    body = [
        *ring(edition, points),
        *joins(edition, points),
        *(line for space in edition.spaces for line in spot(space, *points[space.name])),
        *legend(width - 250, height - 230),
    ]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}" '
        'font-family="sans-serif" text-anchor="middle">\n'
        f"<title>The default board of Cochonstructeurs</title>\n"
        f'<rect width="100%" height="100%" fill="#e4efd9"/>\n' + "\n".join(body) + "\n</svg>\n"
    )


Points = dict[str, tuple[float, float]]


def ring(edition: CochonstructeursEdition, points: Points) -> list[str]:
    """CO-E2: the ring through the den and the meetings, its other spaces between them."""
    den = next(space.name for space in edition.spaces if space.kind == "den")
    home = next(space.name for space in edition.spaces if space.kind == "home")
    stops = sorted([(0, den), *((place, name) for name, place in edition.meetings.items())])
    stops.append((edition.ring, den))
    dots, path = [], []
    for (start, one), (end, other) in itertools.pairwise(stops):
        for place in range(start, end):
            x, y = _between(
                points[home], points[one], points[other], (place - start) / (end - start)
            )
            path.append(f"{x:.1f},{y:.1f}")
            if place > start:
                dots.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="7" fill="#f6d5d0"/>')
                dots.append(f'<text x="{x:.1f}" y="{y + 3:.1f}" font-size="8">{place}</text>')
    line = f'<polygon points="{" ".join(path)}" fill="none" stroke="#d98880" stroke-width="3"/>'
    return [line, *dots]


def _between(
    centre: tuple[float, float], one: tuple[float, float], other: tuple[float, float], part: float
) -> tuple[float, float]:
    """A point on the bow clockwise from one point to another about a centre."""
    polar = []
    for x, y in (one, other):
        polar.append(
            (math.hypot(x - centre[0], y - centre[1]), math.atan2(y - centre[1], x - centre[0]))
        )
    (near, first), (far, last) = polar
    turn = (last - first) % math.tau
    radius = near + (far - near) * part
    angle = first + turn * part
    return centre[0] + radius * math.cos(angle), centre[1] + radius * math.sin(angle)


def joins(edition: CochonstructeursEdition, points: Points) -> list[str]:
    """CO-E1: which spaces are joined; one-way joins are dashed, with an arrow."""
    lines = []
    for space in edition.spaces:
        x, y = points[space.name]
        for end in space.joins:
            a, b = points[end]
            lines.append(
                f'<line x1="{x:.1f}" y1="{y:.1f}" x2="{a:.1f}" y2="{b:.1f}" '
                'stroke="#8d7b5a" stroke-width="5"/>'
            )
        for end in space.leads:
            a, b = points[end]
            lines.append(
                f'<line x1="{x:.1f}" y1="{y:.1f}" x2="{a:.1f}" y2="{b:.1f}" stroke="#4f8fc0" '
                'stroke-width="4" stroke-dasharray="5 4"/>'
            )
            lines.append(_arrow(x, y, a, b))
    return lines


def _arrow(x: float, y: float, a: float, b: float) -> str:
    length = math.hypot(a - x, b - y)
    dx, dy = (a - x) / length, (b - y) / length
    tip = (a - dx * RADIUS, b - dy * RADIUS)
    back = (tip[0] - dx * 9, tip[1] - dy * 9)
    corners = [tip, (back[0] - dy * 5, back[1] + dx * 5), (back[0] + dy * 5, back[1] - dx * 5)]
    return f'<polygon points="{" ".join(f"{c:.1f},{d:.1f}" for c, d in corners)}" fill="#4f8fc0"/>'


def spot(space: SpacePrint, x: float, y: float) -> list[str]:
    """A space: its colour, its sign and its name."""
    colour, sign = COLOURS[space.kind]
    ink = "#ffffff" if space.kind in ("dark", "den") else "#30281c"
    sign = f"U{space.needs}" if space.kind == "unstable" else sign
    named = 13 if len(space.name) < 5 else 9
    lines = [
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{RADIUS}" fill="{colour}" stroke="#5d5138" '
        'stroke-width="1.5"/>',
        f'<text x="{x:.1f}" y="{y + (1 if sign else 4):.1f}" font-size="{named}" '
        f'fill="{ink}">{space.name}</text>',
    ]
    if sign:
        lines.append(
            f'<text x="{x:.1f}" y="{y + 13:.1f}" font-size="10" font-weight="bold" '
            f'fill="{ink}">{sign}</text>'
        )
    return lines


def legend(x: float, y: float) -> list[str]:
    """What the colours mean."""
    lines = []
    for row, (kind, meaning) in enumerate(LEGEND.items()):
        colour, sign = COLOURS[kind]
        at = y + 26 * row
        lines.append(f'<circle cx="{x:.1f}" cy="{at:.1f}" r="10" fill="{colour}"/>')
        lines.append(f'<text x="{x:.1f}" y="{at + 4:.1f}" font-size="10">{sign}</text>')
        lines.append(
            f'<text x="{x + 18:.1f}" y="{at + 5:.1f}" font-size="14" text-anchor="start">'
            f"{meaning}</text>"
        )
    return lines


if __name__ == "__main__":
    main()

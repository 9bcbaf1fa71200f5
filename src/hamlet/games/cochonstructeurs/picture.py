"""The table as coloured text for the terminal: the four paths, the clocks, the pigs, the house."""

from __future__ import annotations

from hamlet.games.cochonstructeurs.notation import load_name
from hamlet.games.cochonstructeurs.printed.names import ELEMENT_NAMES, ROLE_NAMES
from hamlet.games.cochonstructeurs.rules.state import (
    BRIDGE,
    DARK,
    DEN,
    FORD,
    HOME,
    HUNTER,
    LEVER,
    MEETING,
    MYSTERY,
    NIGHT,
    NONE,
    PLAIN,
    RESOURCE,
    SNOW,
    TORRENT,
    UNSTABLE,
    Box,
    Site,
    Space,
)
from hamlet.games.cochonstructeurs.rules.valley.board import is_buried, is_night

_PIGS = ("bold white on red", "bold white on blue", "bold black on yellow", "bold white on magenta")
_SIGNS = {
    PLAIN: ("·", "grey62"),
    MYSTERY: ("?", "bold magenta"),
    RESOURCE: ("R", "bold green"),
    DARK: ("D", "bold white on grey15"),
    MEETING: ("M", "bold red"),
    LEVER: ("L", "bold cyan"),
    BRIDGE: ("B", "bold cyan"),
    TORRENT: ("T", "bold blue"),
    UNSTABLE: ("U", "bold yellow"),
    HOME: ("home", "bold"),
    DEN: ("den", "bold red"),
    HUNTER: ("hunter", "bold green"),
    FORD: ("ford", "bold blue"),
}
_CELL = 6


def draw(box: Box, site: Site) -> str:
    """Paths with their pigs, wolves and obstacles, then what everyone has."""
    parts = [_clocks(box, site), "", *_board(box, site), "", *_pigs(box, site), _house(box, site)]
    return "\n".join(parts)


def _clocks(box: Box, site: Site) -> str:
    periods = []
    for index in range(box.periods):
        night = box.wheel[index] == NIGHT or (box.wheel[index] == SNOW and site.winter == 1)
        sign = "☾" if night else "❄" if box.wheel[index] == SNOW else "☀"
        periods.append(f"[reverse]{sign}[/]" if index == site.wheel else sign)
    sky = "[bold blue]night[/]" if is_night(box, site) else "[bold yellow]day[/]"
    cells = range(1, box.last + 1)
    reds = ",".join(str(cell) for cell in cells if box.red[cell])
    luck = "   [red]bad luck: −1[/]" if site.unlucky else ""
    threat = f"threat [bold red]{site.threat}[/]/{box.last} (red {reds})"
    return f"{sky} {' '.join(periods)}   {threat}{luck}"


def _board(box: Box, site: Site) -> list[str]:
    """A row for each line of spaces that begins at home or at a fork."""
    steps = "".join(f"{step:<{_CELL}}" for step in range(1, 12))
    here = _names(box, site, box.home)
    lines = [_pad(f"[bold]home[/] {here}", 5 + _who(box, site, box.home), 10) + f"[dim]{steps}[/]"]
    seen = {int(box.home)}
    for first in [end for end in box.joins[box.home] if end != NONE]:
        lines += _rows(box, site, first, seen)
    rest = [space for space in range(box.spaces) if space not in seen]
    while rest:
        lines += _rows(box, site, Space(rest[0]), seen)
        rest = [space for space in rest if space not in seen]
    return lines


def _rows(box: Box, site: Site, first: Space, seen: set[int]) -> list[str]:
    row, forks = _line(box, first, seen)
    ground = "".join(_cell(box, site, space) for space in row)
    above = "".join(_pad(_names(box, site, space), _who(box, site, space), _CELL) for space in row)
    resource = _resource(box, site, row)
    label = f"{box.names.spaces[first]:<10}"
    start = next((end for end in box.joins[first] if end != NONE and int(end) < first), None)
    if start is not None and start != box.home:
        resource = f"[dim]from {box.names.spaces[start]}[/]"
    if box.kind[first] == FORD:
        resource = f"[dim]to {box.names.spaces[box.joins[first][0]]}[/]"
    lines = [f"{' ' * 10}{above}".rstrip()] if above.strip() else []
    lines.append(f"[dim]{label}[/]{ground} {resource}".rstrip())
    for fork in forks:
        lines += _rows(box, site, fork, seen)
    return lines


def _line(box: Box, first: Space, seen: set[int]) -> tuple[list[Space], list[Space]]:
    """Spaces one after the other as printed, and the spurs that leave them."""
    row, forks, here = [first], [], first
    seen.add(int(first))
    while True:
        ways = [end for end in box.joins[here] if end != NONE and int(end) not in seen]
        ways = [end for end in ways if end == here + 1] or ways[:1]
        others = [end for end in box.joins[here] if end != NONE and int(end) not in seen]
        forks += [end for end in others if end not in ways]
        if not ways or box.kind[first] == FORD:
            return row, [fork for fork in forks if int(fork) not in seen]
        here = ways[0]
        seen.add(int(here))
        row.append(here)


def _cell(box: Box, site: Site, space: Space) -> str:
    sign, style = _SIGNS[box.kind[space]]
    if is_buried(box, site, space):
        sign, style = "▲▲", "bold white on dark_orange3"
    elif space == box.bridge:
        sign = "B═" if site.bridge else "B╱"
    elif box.kind[space] == UNSTABLE:
        sign = f"U{box.shaky_needs[box.shaky[space]]}"
    elif box.kind[space] == MEETING:
        sign = _meeting(box, site, space)
    return f"[{style}]{sign}[/]" + " " * (_CELL - len(sign)) if len(sign) < _CELL else sign + " "


def _meeting(box: Box, site: Site, space: Space) -> str:
    """A meeting with the rounds until the next wolf, or the wolf itself."""
    places = list(box.meeting_space[: box.meetings])
    ring = box.meeting_ring[places.index(space)]
    rounds = [(ring - site.wolf[i]) * box.stride[i] % box.ring for i in range(site.out)]
    if not rounds:
        return "M"
    return "WOLF" if min(rounds) == 0 else f"M-{min(rounds)}"


def _who(box: Box, site: Site, space: Space) -> int:
    return sum(site.at[pig] == space for pig in range(box.players))


def _names(box: Box, site: Site, space: Space) -> str:
    """The pigs on a space, as their seats."""
    pigs = [pig for pig in range(box.players) if site.at[pig] == space]
    return "".join(f"[{_PIGS[pig]}]{pig}[/]" for pig in pigs)


def _pad(text: str, length: int, width: int) -> str:
    """Markup of a known length, filled up with spaces."""
    return text + " " * (width - length)


def _resource(box: Box, site: Site, row: list[Space]) -> str:
    paths = [box.path[space] for space in row if box.path[space] != NONE]
    if not paths or site.tile[paths[0]] == NONE:
        return ""
    return f"[green]{box.names.resources[site.tile[paths[0]]]}[/]"


def _pigs(box: Box, site: Site) -> list[str]:
    lines = []
    for pig in range(box.players):
        role = "" if site.role[pig] == NONE else ROLE_NAMES[site.role[pig]]
        lamp = f" lamp {site.fuel}" if role == "scout" else ""
        mark = "▶" if pig == site.seat else " "
        place = box.names.spaces[site.at[pig]]
        load = load_name(box, site.bag[pig])
        lines.append(f"{mark}[{_PIGS[pig]}]{pig}[/] {role:<7}{place:<8}carries {load}{lamp}")
    return lines


def _house(box: Box, site: Site) -> str:
    walls = [f"[green]{name}[/]" for name in ELEMENT_NAMES[: site.built]]
    text = f"{box.names.plan}: {' '.join(walls) or 'nothing built'}"
    if site.built < len(ELEMENT_NAMES):
        cost = load_name(box, box.cost[site.built])
        text += f" → {ELEMENT_NAMES[site.built]} {cost} {box.needs[site.built]}+"
    return f"{text}   reserve {load_name(box, site.reserve)}"

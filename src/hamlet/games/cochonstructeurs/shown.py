"""What a page is given of a building site: the position, and what the rules say of it."""

from __future__ import annotations

from typing import Literal, TypedDict, cast

from hamlet.engine.ids import Seat
from hamlet.games.cochonstructeurs.notation import load_name
from hamlet.games.cochonstructeurs.printed.names import ELEMENT_NAMES
from hamlet.games.cochonstructeurs.rules.play import winners
from hamlet.games.cochonstructeurs.rules.state import (
    BRIDGE,
    DARK,
    DONE,
    NONE,
    RESOURCES,
    ROLLING,
    TORRENT,
    Box,
    Site,
    Space,
)
from hamlet.games.cochonstructeurs.rules.valley.board import has_light, is_night, is_prisoner
from hamlet.games.cochonstructeurs.rules.valley.clock import in_the_dark
from hamlet.games.cochonstructeurs.rules.valley.wolves import watched

Phase = Literal[
    "drawing-first",
    "laying-tiles",
    "dealing-roles",
    "rolling",
    "drawing-event",
    "drawing-major",
    "choosing-role",
    "action",
    "prisoner",
    "again",
    "way",
    "jumping",
    "put-first",
    "put-last",
    "hiring",
    "clearing",
    "another",
    "gaining",
    "losing",
    "robbed",
    "picking",
    "over",
]


class PigOnSite(TypedDict):
    """A pig: where it stands, whence it came, what it carries, where it has picked up."""

    at: str
    came: str
    bag: str
    picked: list[str]


class Moment(TypedDict):
    """What hangs in the middle of a turn."""

    lamp_lit: bool
    rerolled: bool
    attempted: bool
    cards: int
    rolling_for: str
    dice: list[int]
    steps: int
    card: str
    way: list[str]
    spot: str
    shaken: list[str]
    bridge_crossed: bool
    reds: int
    after: str
    robbed: list[int]


class CochonstructeursPosition(TypedDict):
    """A building site as it is written."""

    turn: int
    seat: int
    first: int
    phase: Phase
    tiles: list[str]
    roles: list[str]
    pigs: list[PigOnSite]
    supply: dict[str, int]
    reserve: str
    used: str
    built: int
    threat: int
    wheel: int
    winter: bool
    unlucky: bool
    wolves: list[int]
    landslides: list[str]
    bridge: Literal["up", "down"]
    fuel: int
    events: dict[str, int]
    majors: dict[str, int]
    moment: Moment


Element = Literal["wall-1", "wall-2", "wall-3", "wall-4", "door", "frame", "roof"]


class PartOfHouse(TypedDict):
    """An element of the house: what it costs, as letters, and the roll it needs (CO-18, CO-19)."""

    element: Element
    cost: str
    needs: int


class CochonstructeursBox(TypedDict):
    """What the rules make of the edition for these players."""

    plan: str
    parts: list[PartOfHouse]
    """The house in the order in which it is built."""
    last: int
    """Where the threat ends (CO-12)."""
    red: list[int]
    """The cells of the gauge that call a major event (CO-10)."""
    needs: dict[str, int]
    """Spaces that are rolled for, and the roll that gets by (CO-36, CO-40, CO-44)."""
    wolves: list[str]
    """The wolves in the order of leaving."""
    leads: list[list[int]]
    """For each of them where his next step leads, from every space of the ring (CO-11)."""
    from_home: dict[str, list[str]]
    """The first steps from home to a space."""


class CochonstructeursFacts(TypedDict):
    """What the rules say of a building site."""

    light: Literal["day", "dusk", "night"]
    """Night by CO-7 and CO-51; dusk is the last period before it."""
    until_change: int
    """Rounds until the light changes to night, or back to day."""
    nights: list[int]
    """The periods of the wheel that are night now (CO-7, CO-51)."""
    dark: list[str]
    """Spaces whose dark would frighten whoever is to move (CO-7, CO-24)."""
    watched: list[str]
    """Meetings where a wolf stands or comes with his next step (CO-33)."""
    endangered: list[int]
    """Pigs that a wolf takes, or that the dark frightens, where they stand."""
    prisoners: list[int]
    to_pay: str
    """All that the house still costs, as letters."""
    ending: Literal["won", "lost"] | None


BOX, POSITION, FACTS = CochonstructeursBox, CochonstructeursPosition, CochonstructeursFacts


def contents(box: Box) -> CochonstructeursBox:
    """What the table is made of."""
    return {
        "plan": box.names.plan,
        "parts": [
            {
                "element": cast(Element, name),
                "cost": load_name(box, box.cost[element]),
                "needs": box.needs[element],
            }
            for element, name in enumerate(ELEMENT_NAMES)
        ],
        "last": box.last,
        "red": [cell for cell in range(box.last + 1) if box.red[cell]],
        "needs": _needs(box),
        "wolves": list(box.names.wolves),
        "leads": [_leads(box, wolf) for wolf in range(box.wolves)],
        "from_home": {
            name: _first_steps(box, Space(end)) for end, name in enumerate(box.names.spaces)
        },
    }


def _leads(box: Box, wolf: int) -> list[int]:
    return [(place + box.stride[wolf]) % box.ring for place in range(box.ring)]


def _needs(box: Box) -> dict[str, int]:
    names = box.names.spaces
    needs = {names[box.shaky_space[index]]: box.shaky_needs[index] for index in range(box.shakies)}
    for space in range(box.spaces):
        if box.kind[space] == TORRENT:
            needs[names[space]] = box.torrent_needs
        elif box.kind[space] == BRIDGE:
            needs[names[space]] = box.bridge_needs
    return needs


def _first_steps(box: Box, end: Space) -> list[str]:
    """The first two spaces on the shortest walk from home."""
    here = box.home
    steps: list[str] = []
    while here != end and len(steps) < FIRST_STEPS:
        near = [space for space in box.joins[here] if space != NONE]
        here = min(near, key=lambda space: box.walk[space][end])
        steps.append(box.names.spaces[here])
    return steps


FIRST_STEPS = 2


def facts(box: Box, site: Site) -> CochonstructeursFacts:
    """What a page cannot see of a building site."""
    nights = _nights(box, site)
    night = site.wheel in nights
    meetings = _watched_soon(box, site)
    names = box.names.spaces
    seats = [Seat(seat) for seat in range(box.players)]
    until = _until_change(box, site, nights)
    return {
        "light": "night" if night else "dusk" if until == 1 else "day",
        "until_change": until,
        "nights": nights,
        "dark": _frightening(box, site) if night else [],
        "watched": [
            names[box.meeting_space[meeting]]
            for meeting in range(box.meetings)
            if meetings >> meeting & 1
        ],
        "endangered": [
            int(seat)
            for seat in seats
            if box.zone[site.at[seat]] & meetings or _frightened(box, site, seat)
        ],
        "prisoners": [int(seat) for seat in seats if is_prisoner(box, site, seat)],
        "to_pay": load_name(box, _to_pay(box, site)),
        "ending": _ending(box, site),
    }


def _nights(box: Box, site: Site) -> list[int]:
    later = site.copy()
    nights: list[int] = []
    for period in range(box.periods):
        later.wheel = period
        if is_night(box, later):
            nights.append(period)
    return nights


def _frightening(box: Box, site: Site) -> list[str]:
    if has_light(site, site.seat):
        return []
    return [box.names.spaces[space] for space in range(box.spaces) if box.kind[space] == DARK]


def _frightened(box: Box, site: Site, seat: Seat) -> bool:
    return in_the_dark(box, site, seat) and not has_light(site, seat)


def _until_change(box: Box, site: Site, nights: list[int]) -> int:
    night = site.wheel in nights
    for ahead in range(1, box.periods + 1):
        if ((site.wheel + ahead) % box.periods in nights) != night:
            return ahead
    return box.periods


def _watched_soon(box: Box, site: Site) -> int:
    """A bit for each meeting with a wolf on it now or after one more step of every wolf."""
    later = site.copy()
    for wolf in range(site.out):
        later.wolf[wolf] = (site.wolf[wolf] + box.stride[wolf]) % box.ring
    return watched(box, site) | watched(box, later)


def _to_pay(box: Box, site: Site) -> list[int]:
    left = box.cost[site.built :]
    return [sum(cost[resource] for cost in left) for resource in range(RESOURCES)]


def _ending(box: Box, site: Site) -> Literal["won", "lost"] | None:
    if site.phase != DONE:
        return None
    return "won" if winners(box, site) else "lost"


def thrown(_box: Box, site: Site) -> list[str]:
    """The die; tiles, roles and cards are shuffled by the table."""
    return ["die"] if site.phase == ROLLING else []

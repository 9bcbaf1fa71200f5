"""Positions as plain data: what lies on the table, whose turn it is, and how the game ended."""

from __future__ import annotations

from hamlet.engine.errors import BrokenInvariant
from hamlet.engine.ids import Seat
from hamlet.engine.outcome import Outcome, seats_of
from hamlet.engine.vocabulary import Json
from hamlet.games.cochonstructeurs.notation import load_name
from hamlet.games.cochonstructeurs.position.consistency import fault_words
from hamlet.games.cochonstructeurs.printed.names import (
    EVENT_NAMES,
    MAJOR_NAMES,
    PURPOSES,
    ROLE_NAMES,
)
from hamlet.games.cochonstructeurs.rules import play as rules
from hamlet.games.cochonstructeurs.rules.soundness import SOUND
from hamlet.games.cochonstructeurs.rules.state import (
    DONE,
    DRAWING_FIRST,
    FORGOTTEN_BAG,
    FULL_OF_ENERGY,
    LAYING_TILES,
    NONE,
    PROWLING,
    SECOND_CARD,
    Box,
    Site,
)

PHASES = (
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
)
AFTER = {"": 0, "time": PROWLING, "card": SECOND_CARD}
_WALKING_CARDS = {FULL_OF_ENERGY: "full-of-energy", FORGOTTEN_BAG: "forgotten-bag"}


def start(box: Box) -> Site:
    """CO-4, CO-5: pigs at home, threat 0, the wheel on its first day, wolves in the den."""
    site = Site(
        phase=LAYING_TILES,
        supply=box.tokens,
        wheel=box.first_day,
        fuel=box.fuel,
        events=box.events,
        majors=box.majors,
    )
    for pig in range(box.players):
        site.at[pig] = box.home
    if box.first_seat == NONE:
        site.phase = DRAWING_FIRST
    else:
        site.first = site.seat = Seat(box.first_seat)
    return site


def write(box: Box, site: Site) -> Json:
    """The site as plain data."""
    names = box.names
    seats = range(box.players)
    return {
        "turn": site.turn,
        "seat": int(site.seat),
        "first": int(site.first),
        "phase": PHASES[site.phase],
        "tiles": [names.resources[tile] for tile in site.tile if tile != NONE],
        "roles": [ROLE_NAMES[site.role[seat]] if site.role[seat] != NONE else "" for seat in seats],
        "pigs": [_pig(box, site, Seat(seat)) for seat in seats],
        "supply": dict(zip(names.resources, site.supply, strict=True)),
        "reserve": load_name(box, site.reserve),
        "used": load_name(box, site.used),
        "built": site.built,
        "threat": site.threat,
        "wheel": site.wheel,
        "winter": bool(site.winter),
        "unlucky": bool(site.unlucky),
        "wolves": site.wolf[: site.out],
        "landslides": _bits(box, site.slides),
        "bridge": "down" if site.bridge else "up",
        "fuel": site.fuel,
        "events": dict(zip(EVENT_NAMES, site.events, strict=True)),
        "majors": dict(zip(MAJOR_NAMES, site.majors, strict=True)),
        "moment": _moment(box, site),
    }


def _pig(box: Box, site: Site, pig: Seat) -> Json:
    spaces = box.names.spaces
    picked = [space for space in range(box.spaces) if box.pick[space] != NONE]
    return {
        "at": spaces[site.at[pig]],
        "came": _space_name(box, site.came[pig]),
        "bag": load_name(box, site.bag[pig]),
        "picked": [spaces[space] for space in picked if site.picked[pig] >> box.pick[space] & 1],
    }


def _moment(box: Box, site: Site) -> Json:
    return {
        "lamp_lit": bool(site.lit),
        "rerolled": bool(site.rerolled),
        "attempted": bool(site.attempted),
        "cards": site.cards,
        "rolling_for": "" if site.purpose == NONE else PURPOSES[site.purpose],
        "dice": [face for face in (site.die, site.die2) if face],
        "steps": site.steps,
        "card": _WALKING_CARDS.get(site.card, ""),
        "way": [box.names.spaces[site.route[index]] for index in reversed(range(site.left))],
        "spot": _space_name(box, site.spot),
        "shaken": _bits(box, site.shaken),
        "bridge_crossed": bool(site.crossed),
        "reds": site.reds,
        "after": {phase: name for name, phase in AFTER.items()}[site.after],
        "robbed": [int(seat) for seat in seats_of(site.robbed)],
    }


def _space_name(box: Box, space: int) -> str:
    return "" if space == NONE else box.names.spaces[space]


def _bits(box: Box, mask: int) -> list[str]:
    return [box.names.spaces[box.shaky_space[i]] for i in range(box.shakies) if mask >> i & 1]


def check(box: Box, site: Site) -> None:
    """No token, card, pig or wolf lost, doubled or misplaced."""
    broken = rules.sound(box, site)
    if broken != SOUND:
        raise BrokenInvariant(fault_words(broken))


def result(box: Box, site: Site) -> Outcome | None:
    """CO-12, CO-58: the pigs win or lose together."""
    if site.phase != DONE:
        return None
    won = seats_of(rules.winners(box, site))
    score = 1.0 if won else 0.0
    return Outcome(
        reason="built" if won else "wolf",
        winners=won,
        scores=(score,) * box.players,
        ranking=(1,) * box.players,
    )

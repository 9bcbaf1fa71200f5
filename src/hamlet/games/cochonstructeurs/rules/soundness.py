"""What must hold at every step of every game, in the subset that also runs compiled."""

from __future__ import annotations

from hamlet.engine.ids import Seat
from hamlet.games.cochonstructeurs.rules.state import (
    ACTION,
    AUTOMATIC,
    CARDS,
    DONE,
    ELEMENTS,
    MOST_JOINS,
    NONE,
    RESOURCES,
    Box,
    Site,
)
from hamlet.games.cochonstructeurs.rules.valley.bag import load
from hamlet.games.cochonstructeurs.rules.valley.board import is_buried
from hamlet.games.cochonstructeurs.rules.valley.clock import in_the_dark
from hamlet.games.cochonstructeurs.rules.valley.wolves import watched

SOUND = 0
TOKENS_LOST, SUPPLY_STUCK, BAG_TOO_FULL, PIG_MISPLACED, OUT_OF_RANGE = range(1, 6)
WOLF_MISPLACED, CARD_LOST, ROLE_DOUBLED, UNFINISHED, NOT_CAPTURED = range(6, 11)


def sound(box: Box, site: Site) -> int:
    """SOUND, or what is broken."""
    fault = sound_tokens(box, site)
    if fault == SOUND:
        fault = sound_pigs(box, site)
    if fault == SOUND:
        fault = sound_wolves(box, site)
    if fault == SOUND:
        fault = sound_table(box, site)
    return fault


def sound_tokens(box: Box, site: Site) -> int:
    """CO-E7, CO-20: no token is lost or doubled, and no supply is empty beside used ones."""
    for resource in range(RESOURCES):
        total = site.supply[resource] + site.reserve[resource] + site.used[resource]
        for pig in range(box.players):
            total += site.bag[pig][resource]
            if site.bag[pig][resource] < 0:
                return TOKENS_LOST
        if total != box.tokens[resource] or site.reserve[resource] < 0:
            return TOKENS_LOST
        if site.supply[resource] < 0 or site.used[resource] < 0:
            return TOKENS_LOST
        if site.supply[resource] == 0 and site.used[resource] > 0:
            return SUPPLY_STUCK
    return SOUND


def sound_pigs(box: Box, site: Site) -> int:
    """CO-29, CO-38, CO-44: bags hold what they can; nobody stands where nobody can."""
    for pig in range(box.players):
        if load(site, Seat(pig)) > box.bag_holds:
            return BAG_TOO_FULL
        space = site.at[pig]
        if space < 0 or space >= box.spaces or site.came[pig] >= box.spaces:
            return PIG_MISPLACED
        if is_buried(box, site, space) or (space == box.bridge and site.bridge == 0):
            return PIG_MISPLACED
        if space == box.home and site.picked[pig] != 0:
            return PIG_MISPLACED
        if not has_come(box, site, Seat(pig)):
            return PIG_MISPLACED
        for other in range(pig):
            if site.role[pig] != NONE and site.role[other] == site.role[pig]:
                return ROLE_DOUBLED
    return SOUND


def has_come(box: Box, site: Site, pig: Seat) -> bool:
    """CO-8, CO-42, CO-49: its last step led where it stands, and it does not act in the dark."""
    if site.phase == ACTION and pig == site.seat and in_the_dark(box, site, pig):
        return site.lit == 1
    came = site.came[pig]
    if came == NONE:
        return True
    for join in range(MOST_JOINS):
        if box.joins[came][join] == site.at[pig]:
            return True
    return False


def sound_wolves(box: Box, site: Site) -> int:
    """CO-10, CO-33: wolves walk the ring, and no pig is left on a path they watch."""
    if site.out < 0 or site.out > box.wolves:
        return WOLF_MISPLACED
    for wolf in range(box.wolves):
        if site.wolf[wolf] < 0 or site.wolf[wolf] >= box.ring:
            return WOLF_MISPLACED
        if wolf >= site.out and site.wolf[wolf] != 0:
            return WOLF_MISPLACED
    mask = watched(box, site)
    for pig in range(box.players):
        on_its_way = pig == site.seat and site.phase != ACTION
        if box.zone[site.at[pig]] & mask != 0 and not on_its_way:
            return NOT_CAPTURED
    return SOUND


def sound_table(box: Box, site: Site) -> int:
    """CO-4: gauge, wheel, lamp, house and decks are within what is printed."""
    if site.threat < 0 or site.threat > box.last + 1 or site.wheel < 0:
        return OUT_OF_RANGE
    if site.wheel >= box.periods or site.fuel < 0 or site.fuel > box.fuel:
        return OUT_OF_RANGE
    if site.built < 0 or site.built > ELEMENTS or site.slides >> box.shakies != 0:
        return OUT_OF_RANGE
    for card in range(CARDS):
        if site.events[card] < 0 or site.events[card] > box.events[card]:
            return CARD_LOST
        if site.majors[card] < 0 or site.majors[card] > box.majors[card]:
            return CARD_LOST
    if site.phase < 0 or site.phase >= AUTOMATIC:
        return UNFINISHED
    if site.threat > box.last and site.phase != DONE:
        return UNFINISHED
    return SOUND

"""The board: what is closed, and which ways a pig can go."""

from __future__ import annotations

from hamlet.engine.ids import Seat
from hamlet.games.cochonstructeurs.rules.state import (
    DARK,
    FORGOTTEN_BAG,
    FULL_OF_ENERGY,
    MOST_JOINS,
    NIGHT,
    NONE,
    SCOUT,
    SNOW,
    Box,
    Site,
    Space,
)


def is_night(box: Box, site: Site) -> bool:
    """CO-7, CO-51: night periods; after Heure d'hiver the snowflakes too."""
    period = box.wheel[site.wheel]
    return period == NIGHT or (period == SNOW and site.winter == 1)


def is_prisoner(box: Box, site: Site, pig: Seat) -> bool:
    """CO-33: only captured pigs stay in the den."""
    return site.at[pig] == box.den


def prisoners(box: Box, site: Site) -> int:
    """How many pigs sit in the den."""
    count = 0
    for pig in range(box.players):
        if is_prisoner(box, site, Seat(pig)):
            count += 1
    return count


def has_light(site: Site, pig: Seat) -> bool:
    """CO-24: the Scout's lamp burns this turn, or has fuel."""
    return site.role[pig] == SCOUT and (site.lit == 1 or site.fuel > 0)


def is_buried(box: Box, site: Site, space: Space) -> bool:
    """CO-38: a landslide lies there."""
    return box.shaky[space] != NONE and site.slides >> box.shaky[space] & 1 == 1


def is_closed(box: Box, site: Site, space: Space) -> bool:
    """CO-31, CO-35, CO-38, CO-44: what the pig whose turn it is cannot enter now."""
    if box.kind[space] == DARK:
        return is_night(box, site) and not has_light(site, site.seat)
    if space == box.den:
        return prisoners(box, site) == 0
    if space == box.bridge:
        return site.bridge == 0
    return is_buried(box, site, space)


def beside_slide(box: Box, site: Site, pig: Seat, space: Space) -> bool:
    """CO-39: a landslide lies on that space, next to the pig."""
    if not is_buried(box, site, space):
        return False
    return box.far[site.at[pig]][space] == 1 and box.hop[site.at[pig]][space] == space


def any_slide_beside(box: Box, site: Site, pig: Seat) -> bool:
    """CO-39: there is something to clear here."""
    for index in range(box.shakies):
        if beside_slide(box, site, pig, box.shaky_space[index]):
            return True
    return False


def is_way(box: Box, site: Site, end: Space) -> bool:
    """CO-14, CO-15: the pig's steps can bring it to that end."""
    here = site.at[site.seat]
    far = box.far[here][end]
    if far == 0 or far > site.steps or not heads_right(box, site, end):
        return False
    before = here
    space = here
    while space != end:
        before = space
        space = box.hop[space][end]
        if is_closed(box, site, space):
            return False
    return far == site.steps or stops(box, site, before, end)


def heads_right(box: Box, site: Site, end: Space) -> bool:
    """CO-49: a card sends the pig forward or back along its last step."""
    came = site.came[site.seat]
    first = box.hop[site.at[site.seat]][end]
    if site.card == FULL_OF_ENERGY:
        return first != came
    if site.card == FORGOTTEN_BAG:
        return first == came
    return True


def stops(box: Box, site: Site, before: Space, end: Space) -> bool:
    """CO-15, CO-16, CO-35: home, the den, a dead end and a closed space end a move early."""
    if end == box.home or end == box.den:
        return True
    onward = 0
    for join in range(MOST_JOINS):
        space = box.joins[end][join]
        if space != NONE and space != before:
            if is_closed(box, site, space):
                return True
            onward += 1
    return onward == 0


def count_ways(box: Box, site: Site) -> int:
    """How many ends the pig can choose from; 0 if it must stay (CO-15)."""
    here = site.at[site.seat]
    count = 0
    for index in range(box.nears[here]):
        if is_way(box, site, box.near[here][index]):
            count += 1
    return count


def only_way(box: Box, site: Site) -> Space:
    """The first end there is."""
    here = site.at[site.seat]
    for index in range(box.nears[here]):
        if is_way(box, site, box.near[here][index]):
            return box.near[here][index]
    return here

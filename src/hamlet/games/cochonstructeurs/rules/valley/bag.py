"""Tokens: what pigs carry, and the supply they come from and go back to."""

from __future__ import annotations

from hamlet.engine.ids import Seat
from hamlet.engine.vocabulary import Story, tell
from hamlet.games.cochonstructeurs.rules.happenings import LOST, TOOK
from hamlet.games.cochonstructeurs.rules.state import (
    NONE,
    RESOURCES,
    Box,
    Resource,
    Site,
    Space,
)


def load(site: Site, pig: Seat) -> int:
    """How many tokens a pig carries."""
    total = 0
    for resource in range(RESOURCES):
        total += site.bag[pig][resource]
    return total


def can_gain(box: Box, site: Site, pig: Seat, resource: Resource) -> bool:
    """CO-27, CO-29, CO-50: there is room in the bag and a token in the supply."""
    return site.supply[resource] > 0 and load(site, pig) < box.bag_holds


def gain(site: Site, pig: Seat, resource: Resource) -> None:
    """CO-E7, CO-20, CO-27: a token goes from the supply into a bag."""
    site.supply[resource] -= 1
    site.bag[pig][resource] += 1
    renew(site, resource)


def renew(site: Site, resource: Resource) -> None:
    """CO-20: when a supply is empty its used tokens become the supply again."""
    if site.supply[resource] == 0:
        site.supply[resource] = site.used[resource]
        site.used[resource] = 0


def lose(site: Site, pig: Seat, resource: Resource, story: Story) -> None:
    """CO-61: a lost token goes back to the supply."""
    site.bag[pig][resource] -= 1
    site.supply[resource] += 1
    tell(story, LOST, pig, resource)


def lose_all(site: Site, pig: Seat, story: Story) -> None:
    """CO-61: a whole load goes back to the supply."""
    for resource in range(RESOURCES):
        while site.bag[pig][resource] > 0:
            lose(site, pig, Resource(resource), story)


def lies_at(box: Box, site: Site, space: Space) -> Resource:
    """CO-1, CO-27: what a resource space gives: the resource of its path."""
    return site.tile[box.path[space]]


def can_pick_up(box: Box, site: Site, pig: Seat) -> bool:
    """CO-27, CO-28: once until the pig has been home, while there is room and supply."""
    space = site.at[pig]
    if box.pick[space] == NONE or site.picked[pig] >> box.pick[space] & 1 == 1:
        return False
    return can_gain(box, site, pig, lies_at(box, site, space))


def pick_up(box: Box, site: Site, pig: Seat, story: Story) -> None:
    """CO-27: one token of the path's resource."""
    space = site.at[pig]
    resource = lies_at(box, site, space)
    gain(site, pig, resource)
    site.picked[pig] |= 1 << box.pick[space]
    tell(story, TOOK, pig, resource, space)


def only_kind(site: Site, pig: Seat) -> int:
    """The one resource a pig carries, or NONE if it carries none or several."""
    found = NONE
    for resource in range(RESOURCES):
        if site.bag[pig][resource] > 0:
            if found != NONE:
                return NONE
            found = resource
    return found

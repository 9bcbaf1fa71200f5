"""Tokens: what pigs carry, and the supply they come from and go back to."""

from __future__ import annotations

from hamlet.engine.ids import Seat
from hamlet.engine.vocabulary import Story, tell
from hamlet.games.cochonstructeurs.state import NONE, RESOURCES, Box, Resource, Site
from hamlet.games.cochonstructeurs.told import LOST, TOOK


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
    """A token goes from the supply into a bag."""
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


def pick_up(box: Box, site: Site, pig: Seat, story: Story) -> None:
    """CO-27, CO-28: one token of the path's resource, once until the pig has been home."""
    space = site.at[pig]
    resource = site.tile[box.path[space]]
    mark = 1 << box.pick[space]
    if site.picked[pig] & mark == 0 and can_gain(box, site, pig, resource):
        gain(site, pig, resource)
        site.picked[pig] |= mark
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

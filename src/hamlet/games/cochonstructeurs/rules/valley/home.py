"""Home: going there, putting the load down, building, and being safe."""

from __future__ import annotations

from hamlet.engine.ids import Seat
from hamlet.engine.vocabulary import Story, tell
from hamlet.games.cochonstructeurs.rules.happenings import BUILT, NOT_BUILT, PUT_DOWN, WON
from hamlet.games.cochonstructeurs.rules.moves import digit
from hamlet.games.cochonstructeurs.rules.state import (
    ACTION,
    DONE,
    ELEMENTS,
    NONE,
    PASSING,
    PUT_LAST,
    RESOURCES,
    UNLOADING,
    Box,
    Resource,
    Site,
    Space,
)
from hamlet.games.cochonstructeurs.rules.valley.bag import load, renew
from hamlet.games.cochonstructeurs.rules.valley.roll import rolled


def place(site: Site, pig: Seat, space: Space) -> None:
    """CO-49: a pig that is put somewhere has no heading."""
    site.at[pig] = space
    site.came[pig] = Space(NONE)


def send_home(box: Box, site: Site, pig: Seat) -> None:
    """A pig is put at home."""
    place(site, pig, box.home)
    refresh(site, pig)


def refresh(site: Site, pig: Seat) -> None:
    """CO-28: a pig that has been home may use every resource space again."""
    site.picked[pig] = 0


def unload(box: Box, site: Site) -> None:
    """CO-17: a pig that ends its turn at home may put its load down."""
    pig = site.seat
    site.phase = PUT_LAST if site.at[pig] == box.home and load(site, pig) > 0 else PASSING


def put_down(box: Box, site: Site, put: int, story: Story) -> None:
    """CO-17: all or part of a load goes into the reserve; by the option that ends the turn."""
    for resource in range(RESOURCES):
        count = digit(put, resource)
        if count > 0:
            site.bag[site.seat][resource] -= count
            site.reserve[resource] += count
            tell(story, PUT_DOWN, site.seat, resource, count)
    costs_turn = box.deposit_ends_turn == 1 and put > 0
    site.phase = PASSING if site.phase == PUT_LAST or costs_turn else ACTION


def covers(box: Box, site: Site) -> bool:
    """CO-18: the reserve holds what the next element costs."""
    for resource in range(RESOURCES):
        if site.reserve[resource] < box.cost[site.built][resource]:
            return False
    return True


def build(box: Box, site: Site, story: Story) -> None:
    """CO-19, CO-20: the cost is used up either way; the number needed or more builds it."""
    element = site.built
    for resource in range(RESOURCES):
        site.reserve[resource] -= box.cost[element][resource]
        site.used[resource] += box.cost[element][resource]
        renew(site, Resource(resource))
    if rolled(box, site) >= box.needs[element]:
        site.built += 1
        tell(story, BUILT, site.seat, element)
    else:
        tell(story, NOT_BUILT, site.seat, element)
    site.phase = UNLOADING


def shelter(box: Box, site: Site, story: Story) -> None:
    """CO-58: the last element wins at once; with all_home every pig must be there too."""
    if site.built < ELEMENTS or site.phase == DONE:
        return
    for pig in range(box.players):
        if box.all_home == 1 and site.at[pig] != box.home:
            return
    tell(story, WON)
    ends(site)


def ends(site: Site) -> None:
    """CO-12, CO-58: nothing goes on any more."""
    forget(site)
    site.phase = DONE
    site.turn += 1


def forget(site: Site) -> None:
    """What was noted for this turn only."""
    site.lit = 0
    site.rerolled = 0
    site.attempted = 0
    site.cards = 0
    site.purpose = NONE
    site.die = 0
    site.die2 = 0
    site.steps = 0
    site.card = NONE
    site.spot = Space(NONE)
    site.shaken = 0
    site.crossed = 0
    site.reds = 0
    site.after = 0
    site.robbed = 0
    halt(site)


def halt(site: Site) -> None:
    """CO-40, CO-41, CO-46: no step of the way is left."""
    while site.left > 0:
        site.left -= 1
        site.route[site.left] = Space(0)

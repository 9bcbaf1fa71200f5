"""The wolves: leaving the den, walking the ring, catching pigs, and how pigs get free."""

from __future__ import annotations

from hamlet.engine.ids import Seat
from hamlet.engine.vocabulary import Story, tell
from hamlet.games.cochonstructeurs.rules.happenings import (
    CAPTURED,
    ESCAPED,
    FREED,
    RESCUED,
    WOLF_LEFT,
    WOLF_MOVED,
)
from hamlet.games.cochonstructeurs.rules.moves import FREE, PRICES, cheaper, dearer
from hamlet.games.cochonstructeurs.rules.state import (
    BESIDE,
    FACES,
    HIRING,
    PASSING,
    UNLOADING,
    Box,
    Resource,
    Site,
)
from hamlet.games.cochonstructeurs.rules.valley.bag import load, lose
from hamlet.games.cochonstructeurs.rules.valley.board import is_prisoner, prisoners
from hamlet.games.cochonstructeurs.rules.valley.home import place, send_home


def leave_den(box: Box, site: Site, story: Story) -> None:
    """CO-10: the next wolf goes to the ring space beside the den, in its direction."""
    if site.out < box.wolves:
        wolf = site.out
        site.out += 1
        site.wolf[wolf] = box.stride[wolf] % box.ring
        tell(story, WOLF_LEFT, wolf, site.wolf[wolf], wolf)
        capture(box, site, story)


def prowl(box: Box, site: Site, story: Story) -> None:
    """CO-6, CO-11: every wolf outside goes one space on, over the den too."""
    for wolf in range(site.out):
        site.wolf[wolf] = (site.wolf[wolf] + box.stride[wolf]) % box.ring
        tell(story, WOLF_MOVED, wolf, site.wolf[wolf], wolf)
    capture(box, site, story)


def watched(box: Box, site: Site) -> int:
    """A bit for each meeting space with a wolf on it."""
    mask = 0
    for meeting in range(box.meetings):
        for wolf in range(site.out):
            if site.wolf[wolf] == box.meeting_ring[meeting]:
                mask |= 1 << meeting
    return mask


def capture(box: Box, site: Site, story: Story) -> None:
    """CO-33: pigs on a path from a watched meeting to its end go to the den, loads and all."""
    mask = watched(box, site)
    for pig in range(box.players):
        if box.zone[site.at[pig]] & mask != 0:
            tell(story, CAPTURED, pig, site.at[pig])
            place(site, Seat(pig), box.den)


def escape(box: Box, site: Site, story: Story) -> None:
    """CO-34: a double six frees the prisoner to home; nothing is added or taken away."""
    if site.die == FACES and site.die2 == FACES:
        tell(story, ESCAPED, site.seat)
        send_home(box, site, site.seat)
        site.phase = UNLOADING
    else:
        site.phase = PASSING


def rescue(box: Box, site: Site, story: Story) -> None:
    """CO-35: a free pig in the den takes all prisoners home with it."""
    for pig in range(box.players):
        if is_prisoner(box, site, Seat(pig)):
            if pig != site.seat:
                tell(story, RESCUED, site.seat, pig)
            send_home(box, site, Seat(pig))


def can_hire(box: Box, site: Site) -> bool:
    """CO-47: at the hunter's, with two tokens, while somebody is in the den."""
    pig = site.seat
    return site.at[pig] == box.hunter and load(site, pig) >= 2 and prisoners(box, site) > 0


def meet_hunter(box: Box, site: Site) -> None:
    """CO-47: a pig that has reached the hunter may pay."""
    site.phase = HIRING if can_hire(box, site) else BESIDE


def can_free(box: Box, site: Site, move: int) -> bool:
    """CO-47: that prisoner is in the den and those two tokens are in the bag."""
    prisoner = (move - FREE) // PRICES
    price = (move - FREE) % PRICES
    if prisoner >= box.players or not is_prisoner(box, site, Seat(prisoner)):
        return False
    if not can_hire(box, site):
        return False
    one = cheaper(price)
    other = dearer(price)
    bag = site.bag[site.seat]
    if one == other:
        return bag[one] >= 2
    return bag[one] >= 1 and bag[other] >= 1


def hire(box: Box, site: Site, move: int, story: Story) -> None:
    """CO-47, CO-61: the price goes back to the supply, the prisoner home."""
    prisoner = Seat((move - FREE) // PRICES)
    price = (move - FREE) % PRICES
    lose(site, site.seat, Resource(cheaper(price)), story)
    lose(site, site.seat, Resource(dearer(price)), story)
    tell(story, FREED, site.seat, prisoner)
    send_home(box, site, prisoner)
    site.phase = BESIDE

"""The ground: unstable places, landslides, the bridge and the torrent."""

from __future__ import annotations

from hamlet.engine.ids import Seat
from hamlet.engine.vocabulary import Story, tell
from hamlet.games.cochonstructeurs.rules.happenings import (
    BRIDGE_RAISED,
    BURIED,
    CLEARED,
    JUMPED,
    NOT_CLEARED,
    SLIDE_FELL,
    SWEPT_OFF,
)
from hamlet.games.cochonstructeurs.rules.state import (
    BRIDGING,
    MEETING_CHECK,
    NONE,
    ON_MYSTERY,
    SETTLING,
    SHAKING,
    WADING,
    WALKING,
    Box,
    Site,
    Space,
)
from hamlet.games.cochonstructeurs.rules.valley.bag import lose_all
from hamlet.games.cochonstructeurs.rules.valley.home import halt, place, send_home
from hamlet.games.cochonstructeurs.rules.valley.roll import rolled, throw


def settle(box: Box, site: Site) -> None:
    """CO-30, CO-36, CO-44: after a move roll for each unstable space, then for the bridge."""
    for index in range(box.shakies):
        if site.shaken >> index & 1 == 1:
            site.shaken ^= 1 << index
            site.spot = box.shaky_space[index]
            throw(site, SHAKING)
            return
    if site.crossed == 1:
        site.crossed = 0
        throw(site, BRIDGING)
        return
    site.phase = MEETING_CHECK


def shake(box: Box, site: Site, story: Story) -> None:
    """CO-36: below the number on the space a landslide closes it."""
    index = box.shaky[site.spot]
    if rolled(box, site) < box.shaky_needs[index]:
        bury(box, site, index, story)
    site.spot = Space(NONE)
    site.phase = SETTLING


def bury(box: Box, site: Site, index: int, story: Story) -> None:
    """CO-37, CO-53: a landslide falls; pigs under it go home without their load."""
    space = box.shaky_space[index]
    if site.slides >> index & 1 == 0:
        tell(story, SLIDE_FELL, space)
    site.slides |= 1 << index
    for pig in range(box.players):
        if site.at[pig] == space:
            tell(story, BURIED, pig)
            lose_all(site, Seat(pig), story)
            send_home(box, site, Seat(pig))


def dig(box: Box, site: Site, story: Story) -> None:
    """CO-39: the number needed or more clears the landslide."""
    if rolled(box, site) >= box.clear_needs:
        site.slides ^= 1 << box.shaky[site.spot]
        tell(story, CLEARED, site.seat, site.spot)
    else:
        tell(story, NOT_CLEARED, site.seat, site.spot)
    site.spot = Space(NONE)
    site.phase = ON_MYSTERY


def sway(box: Box, site: Site, story: Story) -> None:
    """CO-44, CO-45: a low roll raises the bridge, and pigs on it fall into the river."""
    if rolled(box, site) < box.bridge_needs:
        site.bridge = 0
        tell(story, BRIDGE_RAISED)
        for pig in range(box.players):
            if site.at[pig] == box.bridge:
                sweep(box, site, Seat(pig), story)
    site.phase = SETTLING


def sweep(box: Box, site: Site, pig: Seat, story: Story) -> None:
    """CO-40, CO-45: the river takes the load and leaves the pig at the ford."""
    tell(story, SWEPT_OFF, pig)
    lose_all(site, pig, story)
    place(site, pig, box.ford)


def wade(box: Box, site: Site, story: Story) -> None:
    """CO-40: a low roll sweeps the pig off, else it goes on."""
    if rolled(box, site) < box.torrent_needs:
        halt(site)
        sweep(box, site, site.seat, story)
        site.phase = SETTLING
    else:
        site.phase = WALKING


def jump(box: Box, site: Site, story: Story) -> None:
    """CO-41, CO-46: into the river; off the bridge that is the end of the turn."""
    tell(story, JUMPED, site.seat)
    if site.at[site.seat] == box.bridge:
        site.attempted = 1
        site.cards = 2
    halt(site)
    sweep(box, site, site.seat, story)
    site.phase = SETTLING


def stay_up(box: Box, site: Site) -> None:
    """CO-40, CO-44, CO-46: over the bridge it walks on, in the torrent it rolls first."""
    if site.at[site.seat] == box.bridge:
        site.phase = WALKING
    else:
        throw(site, WADING)

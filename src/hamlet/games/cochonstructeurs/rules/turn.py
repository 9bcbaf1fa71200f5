"""A turn as a chain of stages: the rules go on by themselves until somebody has to decide."""

from __future__ import annotations

from hamlet.engine.ids import Seat
from hamlet.engine.vocabulary import Story, tell
from hamlet.games.cochonstructeurs.rules.happenings import PASSED
from hamlet.games.cochonstructeurs.rules.state import (
    AT_HUNTER,
    AUTOMATIC,
    BEGINNING,
    BESIDE,
    BRIDGING,
    BUILDING,
    DIGGING,
    ESCAPING,
    MEETING_CHECK,
    MOVING,
    NONE,
    ON_MYSTERY,
    PASSING,
    PROWLING,
    RESOLVING,
    SECOND_CARD,
    SETTLING,
    SHAKING,
    STEALING,
    STEERING,
    UNLOADING,
    WADING,
    WAKING,
    WALKING,
    WARNED,
    Box,
    Site,
)
from hamlet.games.cochonstructeurs.rules.valley.cards import await_major, steal
from hamlet.games.cochonstructeurs.rules.valley.clock import begin_turn, wake
from hamlet.games.cochonstructeurs.rules.valley.ground import dig, settle, shake, sway, wade
from hamlet.games.cochonstructeurs.rules.valley.home import build, forget, shelter, unload
from hamlet.games.cochonstructeurs.rules.valley.journey import (
    look_beside,
    meet_mystery,
    offer_another,
    set_off,
    steer,
    walk_on,
)
from hamlet.games.cochonstructeurs.rules.valley.wolves import capture, escape, meet_hunter, prowl


def go_on(box: Box, site: Site, story: Story) -> None:
    """Stage after stage until the table waits for somebody or the game is over."""
    shelter(box, site, story)
    while site.phase >= AUTOMATIC:
        if site.phase == PASSING:
            pass_on(box, site, story)
        elif site.phase <= WAKING:
            time_stage(box, site, story)
        elif site.phase <= WALKING:
            move_stage(box, site, story)
        elif site.phase <= BESIDE:
            ground_stage(box, site, story)
        else:
            last_stage(box, site, story)
        shelter(box, site, story)


def time_stage(box: Box, site: Site, story: Story) -> None:
    """CO-6: wheel, threat with its major events, wolves; then the pig wakes (CO-8)."""
    if site.phase == BEGINNING:
        begin_turn(box, site, story)
    elif site.phase == WARNED:
        await_major(site)
    elif site.phase == PROWLING:
        prowl(box, site, story)
        site.phase = WAKING
    else:
        wake(box, site, story)


def move_stage(box: Box, site: Site, story: Story) -> None:
    """The die is read, the way chosen, the steps taken."""
    if site.phase == RESOLVING:
        resolve(box, site, story)
    elif site.phase == STEERING:
        steer(box, site, story)
    else:
        walk_on(box, site, story)


def resolve(box: Box, site: Site, story: Story) -> None:
    """What was rolled takes effect."""
    if site.purpose == MOVING:
        set_off(box, site)
    elif site.purpose == BUILDING:
        build(box, site, story)
    elif site.purpose == DIGGING:
        dig(box, site, story)
    elif site.purpose == SHAKING:
        shake(box, site, story)
    elif site.purpose == BRIDGING:
        sway(box, site, story)
    elif site.purpose == WADING:
        wade(box, site, story)
    elif site.purpose == ESCAPING:
        escape(box, site, story)
    site.purpose = NONE
    site.die = 0
    site.die2 = 0


def ground_stage(box: Box, site: Site, story: Story) -> None:
    """CO-25, CO-30: ground rolls, meeting check, Lucky's card; then hunter and clearing."""
    if site.phase == SETTLING:
        settle(box, site)
    elif site.phase == MEETING_CHECK:
        capture(box, site, story)
        site.phase = AT_HUNTER if site.card == NONE else SECOND_CARD
    elif site.phase == AT_HUNTER:
        meet_hunter(box, site)
    else:
        look_beside(box, site)


def last_stage(box: Box, site: Site, story: Story) -> None:
    """CO-30, CO-54: the mystery, Lucky's second card, the deposit; or the goblins' round."""
    if site.phase == ON_MYSTERY:
        meet_mystery(box, site)
    elif site.phase == SECOND_CARD:
        offer_another(box, site)
    elif site.phase == UNLOADING:
        unload(box, site)
    elif site.phase == STEALING:
        steal(box, site, story)


def pass_on(box: Box, site: Site, story: Story) -> None:
    """CO-5, CO-26, CO-59: the turn is over, however it went, and the next player has it."""
    forget(site)
    site.turn += 1
    site.seat = Seat((site.seat + 1) % box.players)
    tell(story, PASSED, site.seat)
    site.phase = BEGINNING

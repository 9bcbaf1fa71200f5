"""A pig's journey: choosing the way, step by step along it, and what the last space offers."""

from __future__ import annotations

from hamlet.engine.vocabulary import Story, tell
from hamlet.games.cochonstructeurs.rules.happenings import BRIDGE_LOWERED, STAYED, STEPPED
from hamlet.games.cochonstructeurs.rules.state import (
    ANOTHER,
    AT_HUNTER,
    BRIDGE,
    CLEARING,
    DRAWING_EVENT,
    JUMPING,
    LEVER,
    LUCKY,
    MYSTERY,
    NONE,
    ON_MYSTERY,
    PICKING,
    RESOURCE,
    SECOND_CARD,
    SETTLING,
    STEERING,
    TORRENT,
    UNLOADING,
    UNSTABLE,
    WALKING,
    WAY,
    Box,
    Site,
    Space,
)
from hamlet.games.cochonstructeurs.rules.valley.bag import can_pick_up, pick_up
from hamlet.games.cochonstructeurs.rules.valley.board import (
    any_slide_beside,
    count_ways,
    is_prisoner,
    only_way,
)
from hamlet.games.cochonstructeurs.rules.valley.clock import burn
from hamlet.games.cochonstructeurs.rules.valley.home import refresh
from hamlet.games.cochonstructeurs.rules.valley.roll import rolled
from hamlet.games.cochonstructeurs.rules.valley.wolves import rescue


def set_off(box: Box, site: Site) -> None:
    """CO-14: as many steps as were rolled."""
    site.steps = rolled(box, site)
    site.phase = STEERING


def steer(box: Box, site: Site, story: Story) -> None:
    """CO-15: several ways are chosen from, a single one is taken, without one the pig stays."""
    ways = count_ways(box, site)
    if ways > 1:
        site.phase = WAY
    elif ways == 1:
        take_way(box, site, only_way(box, site))
    else:
        tell(story, STAYED, site.seat)
        site.steps = 0
        site.phase = SETTLING


def take_way(box: Box, site: Site, end: Space) -> None:
    """CO-15: the way is fixed before the first step."""
    here = site.at[site.seat]
    far = box.far[here][end]
    for step in range(far):
        here = box.hop[here][end]
        site.route[far - 1 - step] = here
    site.left = far
    site.steps = 0
    site.phase = WALKING


def walk_on(box: Box, site: Site, story: Story) -> None:
    """One step of the way; at its end the ground settles."""
    if site.left == 0:
        site.phase = SETTLING
        return
    pig = site.seat
    site.left -= 1
    site.came[pig] = site.at[pig]
    site.at[pig] = site.route[site.left]
    site.route[site.left] = Space(0)
    tell(story, STEPPED, pig, site.came[pig], site.at[pig])
    enter(box, site, story)


def enter(box: Box, site: Site, story: Story) -> None:
    """What a space does to a pig that passes or stops."""
    space = site.at[site.seat]
    kind = box.kind[space]
    if kind == RESOURCE:
        reach_resource(box, site, story)
    elif kind == LEVER:
        lower_bridge(site, story)
    elif kind == UNSTABLE:
        site.shaken |= 1 << box.shaky[space]
    elif kind == BRIDGE:
        site.crossed = 1
        site.phase = JUMPING
    elif kind == TORRENT:
        site.phase = JUMPING
    elif space == box.home:
        refresh(site, site.seat)
    elif space == box.den:
        rescue(box, site, story)
    else:
        burn(box, site, story)


def reach_resource(box: Box, site: Site, story: Story) -> None:
    """CO-27: a token that can be taken is taken, or by the option the player is asked."""
    if not can_pick_up(box, site, site.seat):
        return
    if box.picks_chosen == 1:
        site.phase = PICKING
    else:
        pick_up(box, site, site.seat, story)


def lower_bridge(site: Site, story: Story) -> None:
    """CO-43: passing or stopping on the lever lowers the bridge."""
    if site.bridge == 0:
        site.bridge = 1
        tell(story, BRIDGE_LOWERED, site.seat)


def look_beside(box: Box, site: Site) -> None:
    """CO-39: once a turn, a pig whose move ended beside a landslide may clear it."""
    pig = site.seat
    can = site.attempted == 0 and not is_prisoner(box, site, pig)
    site.phase = CLEARING if can and any_slide_beside(box, site, pig) else ON_MYSTERY


def meet_mystery(box: Box, site: Site) -> None:
    """CO-30: a pig that ends its turn on a mystery space draws, once a turn."""
    if site.cards == 0 and box.kind[site.at[site.seat]] == MYSTERY:
        site.cards = 1
        site.phase = DRAWING_EVENT
    else:
        site.phase = SECOND_CARD


def offer_another(box: Box, site: Site) -> None:
    """CO-25, CO-61: Lucky may draw once more at once, unless it was captured.

    Only then comes what there is to do where a card has moved the pig (CO-49).
    """
    lucky = site.role[site.seat] == LUCKY and not is_prisoner(box, site, site.seat)
    if site.cards == 1 and lucky:
        site.phase = ANOTHER
    elif site.card != NONE:
        site.card = NONE
        site.phase = AT_HUNTER
    else:
        site.phase = UNLOADING

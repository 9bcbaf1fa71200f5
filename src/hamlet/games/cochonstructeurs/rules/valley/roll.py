"""The die: who throws it for what, what is added, and Lucky's second throw."""

from __future__ import annotations

from hamlet.engine.vocabulary import Story, tell
from hamlet.games.cochonstructeurs.rules.happenings import ROLLED, ROLLS_AGAIN
from hamlet.games.cochonstructeurs.rules.state import (
    AGAIN,
    BUILDING,
    DIGGING,
    ESCAPING,
    LUCKY,
    MASON,
    MOVING,
    RESOLVING,
    ROLLING,
    RUNNER,
    Box,
    Site,
)


def throw(site: Site, purpose: int) -> None:
    """The die is to fall, for a purpose."""
    site.purpose = purpose
    site.die = 0
    site.die2 = 0
    site.phase = ROLLING


def fall(site: Site, face: int, story: Story) -> None:
    """CO-14, CO-34: the die shows a face; in the den a second one falls beside it."""
    tell(story, ROLLED, site.seat, face, site.purpose)
    if site.die == 0:
        site.die = face
        if site.purpose == ESCAPING:
            return
    else:
        site.die2 = face
    site.phase = AGAIN if may_reroll(site) else RESOLVING


def may_reroll(site: Site) -> bool:
    """CO-26: Lucky, once a turn, any die but a building one."""
    return site.role[site.seat] == LUCKY and site.rerolled == 0 and site.purpose != BUILDING


def reroll(site: Site, story: Story) -> None:
    """CO-26: the die, or both dice in the den, are thrown again; that result stands."""
    site.rerolled = 1
    tell(story, ROLLS_AGAIN, site.seat)
    throw(site, site.purpose)


def rolled(box: Box, site: Site) -> int:
    """CO-22, CO-23, CO-55: the face with the role's bonus, less bad luck, never below 1."""
    value = site.die + bonus(box, site) - site.unlucky * box.bad_luck
    return max(value, 1)


def bonus(box: Box, site: Site) -> int:
    """CO-22, CO-23: the Runner moves, the Mason builds and clears, with one more."""
    role = site.role[site.seat]
    if role == RUNNER and site.purpose == MOVING:
        return box.runner_bonus
    if role == MASON and (site.purpose == BUILDING or site.purpose == DIGGING):
        return box.mason_bonus
    return 0

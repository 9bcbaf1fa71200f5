"""Time: the wheel of the day, the threat, and fear of the dark."""

from __future__ import annotations

from hamlet.engine.ids import Seat
from hamlet.engine.vocabulary import Story, tell
from hamlet.games.cochonstructeurs.rules.happenings import (
    LAMP_BURNED,
    TERRIFIED,
    THREAT_ROSE,
    WHEEL_TURNED,
    WOLF_ARRIVED,
)
from hamlet.games.cochonstructeurs.rules.state import (
    ACTION,
    DARK,
    PASSING,
    PRISONER,
    PROWLING,
    PUT_FIRST,
    WAKING,
    WARNED,
    Box,
    Site,
)
from hamlet.games.cochonstructeurs.rules.valley.bag import load, lose_all
from hamlet.games.cochonstructeurs.rules.valley.board import has_light, is_night, is_prisoner
from hamlet.games.cochonstructeurs.rules.valley.home import ends, send_home


def begin_turn(box: Box, site: Site, story: Story) -> None:
    """CO-6: time passes when the first player's turn begins, prisoner or not."""
    if site.seat == site.first:
        turn_wheel(box, site, 1, story)
        site.after = PROWLING
        site.phase = WARNED
        raise_threat(box, site, 1, story)
    else:
        site.phase = WAKING


def turn_wheel(box: Box, site: Site, periods: int, story: Story) -> None:
    """CO-6, CO-48: the wheel goes round, forward or back."""
    site.wheel = (site.wheel + periods) % box.periods
    tell_wheel(box, site, story)


def tell_wheel(box: Box, site: Site, story: Story) -> None:
    """Say where the wheel stands, and whether it is night (CO-7)."""
    tell(story, WHEEL_TURNED, site.wheel, 1 if is_night(box, site) else 0)


def raise_threat(box: Box, site: Site, cells: int, story: Story) -> None:
    """CO-9, CO-12: every red cell reached or jumped over counts; past the last all is lost."""
    for _ in range(cells):
        site.threat += 1
        if site.threat > box.last:
            tell(story, WOLF_ARRIVED)
            ends(site)
            return
        site.reds += box.red[site.threat]
    tell(story, THREAT_ROSE, site.threat)


def wake(box: Box, site: Site, story: Story) -> None:
    """CO-8, CO-17, CO-34: a prisoner, a pig in the dark, or one that may act."""
    pig = site.seat
    if is_prisoner(box, site, pig):
        site.phase = PRISONER
    elif in_the_dark(box, site, pig) and not has_light(site, pig):
        terrify(box, site, story)
    else:
        burn(box, site, story)
        unload = site.at[pig] == box.home and load(site, pig) > 0
        site.phase = PUT_FIRST if unload else ACTION


def in_the_dark(box: Box, site: Site, pig: Seat) -> bool:
    """CO-7: on a dark space at night."""
    return box.kind[site.at[pig]] == DARK and is_night(box, site)


def terrify(box: Box, site: Site, story: Story) -> None:
    """CO-8: it loses its load, goes home, and its turn is over."""
    tell(story, TERRIFIED, site.seat)
    lose_all(site, site.seat, story)
    send_home(box, site, site.seat)
    site.phase = PASSING


def burn(box: Box, site: Site, story: Story) -> None:
    """CO-24: on a dark space at night the Scout burns a unit, at most one a turn."""
    if in_the_dark(box, site, site.seat) and site.lit == 0 and has_light(site, site.seat):
        site.fuel -= 1
        site.lit = 1
        tell(story, LAMP_BURNED, site.seat, site.fuel)

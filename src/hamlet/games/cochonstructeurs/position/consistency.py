"""Whether what the table waits for fits what lies on it."""

from __future__ import annotations

from hamlet.engine.errors import BadPosition
from hamlet.engine.ids import Seat
from hamlet.games.cochonstructeurs.rules.legality import can_build
from hamlet.games.cochonstructeurs.rules.state import (
    ACTION,
    AGAIN,
    ANOTHER,
    BRIDGE,
    BUILDING,
    CHOOSING_ROLE,
    CLEARING,
    DIGGING,
    DONE,
    DRAWING_EVENT,
    DRAWING_MAJOR,
    ELEMENTS,
    ESCAPING,
    GAINING,
    HIRING,
    JUMPING,
    LOSING,
    LUCKY,
    NONE,
    PICKING,
    PRISONER,
    PUT_FIRST,
    PUT_LAST,
    RESOURCES,
    ROBBED,
    ROLLING,
    SHAKING,
    TORRENT,
    WADING,
    WAY,
    Box,
    Resource,
    Site,
)
from hamlet.games.cochonstructeurs.rules.valley.bag import can_gain, can_pick_up, load, only_kind
from hamlet.games.cochonstructeurs.rules.valley.board import (
    any_slide_beside,
    beside_slide,
    count_ways,
    is_prisoner,
)
from hamlet.games.cochonstructeurs.rules.valley.cards import victim
from hamlet.games.cochonstructeurs.rules.valley.roll import may_reroll
from hamlet.games.cochonstructeurs.rules.valley.wolves import can_hire

_FAULTS = (
    "tokens were lost or doubled (CO-E7)",
    "a supply is empty though used tokens lie beside it (CO-20)",
    "a bag holds more than it can (CO-29)",
    "a pig stands where it cannot be now, or cannot have come from there (CO-8, CO-38, CO-44)",
    "the gauge, the wheel, the lamp or the house is out of its range (CO-4)",
    "a wolf is neither in the den nor on the ring (CO-10)",
    "a deck holds more of a card than was printed (CO-61)",
    "two pigs have the same role (CO-3)",
    "the table waits for nobody though the game goes on (CO-12)",
    "a pig behind a watched meeting has not been captured (CO-33)",
)


def fault_words(fault: int) -> str:
    """What `sound` found, for a person."""
    return _FAULTS[fault - 1]


def check_moment(box: Box, site: Site) -> None:
    """BadPosition if the phase cannot be reached with this table."""
    _check_setup(box, site)
    _check_end(box, site)
    reason = _misfit(box, site)
    if reason:
        raise BadPosition(f"phase: {reason}")
    here = site.at[site.seat]
    for index in reversed(range(site.left)):
        if box.far[here][site.route[index]] != 1:
            raise BadPosition("moment.way: the pig cannot step there (CO-14)")
        here = site.route[index]


def _check_setup(box: Box, site: Site) -> None:
    playing = site.phase >= ROLLING and site.phase != CHOOSING_ROLE
    if playing and (NONE in site.tile or NONE in site.role[: box.players]):
        raise BadPosition("phase: first all tiles are laid and all pigs have roles (CO-1, CO-3)")


def _check_end(box: Box, site: Site) -> None:
    built = site.built == ELEMENTS
    at_home = all(site.at[pig] == box.home for pig in range(box.players))
    over = site.threat > box.last or (built and (at_home or not box.all_home))
    if over != (site.phase == DONE):
        raise BadPosition("phase: a game is over exactly when the house or the gauge is full")


def _misfit(box: Box, site: Site) -> str:
    """Why the phase does not fit, or nothing."""
    pig = site.seat
    load_at_home = site.at[pig] == box.home and load(site, pig) > 0
    fitting = {
        ACTION: (not is_prisoner(box, site, pig), "a prisoner cannot act (CO-34)"),
        PRISONER: (is_prisoner(box, site, pig), "the pig is no prisoner (CO-34)"),
        WAY: (site.steps > 0 and count_ways(box, site) > 1, "there are no ways to choose (CO-15)"),
        JUMPING: (box.kind[site.at[pig]] in (BRIDGE, TORRENT), "there is no river (CO-41)"),
        PUT_FIRST: (load_at_home, "there is nothing to put down (CO-17)"),
        PUT_LAST: (load_at_home, "there is nothing to put down (CO-17)"),
        HIRING: (can_hire(box, site), "the hunter cannot be hired (CO-47)"),
        CLEARING: (any_slide_beside(box, site, pig), "there is no landslide beside (CO-39)"),
        ANOTHER: (site.role[pig] == LUCKY and site.cards == 1, "no second card is due (CO-25)"),
        GAINING: (_gains(box, site) > 1, "there is nothing to choose (CO-50)"),
        LOSING: (_several(site, pig), "there is nothing to choose (CO-50)"),
        PICKING: (
            box.picks_chosen == 1 and can_pick_up(box, site, pig),
            "there is nothing to pick up or to leave (CO-27)",
        ),
        ROBBED: (_visited(box, site), "the goblins visit nobody (CO-54)"),
        ROLLING: (_thrown_for(box, site), "say what the die is thrown for, and where"),
        AGAIN: (
            _thrown(site) and _thrown_for(box, site) and may_reroll(site),
            "only Lucky rolls again, once (CO-26)",
        ),
        DRAWING_EVENT: (
            site.cards > 0 and not is_prisoner(box, site, pig),
            "no card is due (CO-30, CO-61)",
        ),
        DRAWING_MAJOR: (site.after != 0, "no major event is due (CO-9)"),
    }
    fits, reason = fitting.get(site.phase, (True, ""))
    return "" if fits else reason


def _gains(box: Box, site: Site) -> int:
    return sum(can_gain(box, site, site.seat, Resource(item)) for item in range(RESOURCES))


def _several(site: Site, pig: Seat) -> bool:
    return load(site, pig) > 0 and only_kind(site, pig) == NONE


def _visited(box: Box, site: Site) -> bool:
    pig = victim(box, site)
    return site.after != 0 and pig != NONE and _several(site, pig)


def _thrown_for(box: Box, site: Site) -> bool:
    """A die is thrown for something that the pig can do where it is."""
    pig = site.seat
    escaping = site.purpose == ESCAPING
    if site.purpose == NONE or is_prisoner(box, site, pig) != escaping:
        return False
    if site.phase == ROLLING and (site.die2 > 0 or (site.die > 0 and not escaping)):
        return False
    if site.purpose == DIGGING:
        return site.spot != NONE and beside_slide(box, site, pig, site.spot)
    if site.purpose == SHAKING:
        return site.spot != NONE and box.shaky[site.spot] != NONE
    if site.purpose == BUILDING:
        return can_build(box, site)
    return site.purpose != WADING or box.kind[site.at[pig]] == TORRENT


def _thrown(site: Site) -> bool:
    return site.purpose != NONE and site.die > 0 and (site.die2 > 0) == (site.purpose == ESCAPING)

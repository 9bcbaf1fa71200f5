"""Words of the players' own on their way into the dice: promised, bound, shown.

A page speaks for every seat that it plays; the host's also for the bots.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hamlet.engine.pledges import Pledge
from hamlet.server.tables.log import Chair, Pledged


def bound_pledges(
    promises: Mapping[str, str], chairs: Sequence[Chair], host: str
) -> tuple[Pledged, ...]:
    """What is bound of the promises: those of who sits here or is the host, by their seats."""
    pledges = [
        Pledged(holder, _seats(chairs, holder, holder == host), promise)
        for holder, promise in promises.items()
    ]
    seated = [pledge for pledge in pledges if pledge.seats or pledge.holder == host]
    return tuple(sorted(seated, key=lambda pledge: pledge.seats or (len(chairs),)))


def _seats(chairs: Sequence[Chair], holder: str, host: bool) -> tuple[int, ...]:
    return tuple(
        seat
        for seat, chair in enumerate(chairs)
        if chair.holder == holder or (host and not chair.holder)
    )


def awaited(pledges: Sequence[Pledged], chairs: Sequence[Chair], host: str) -> list[str]:
    """Those at the table whose promised words are still to be shown."""
    seated = {chair.holder for chair in chairs} | {host}
    return [pledge.holder for pledge in pledges if not pledge.words and pledge.holder in seated]


def shown(pledges: Sequence[Pledged], holder: str, words: str) -> tuple[Pledged, ...]:
    """The pledges once somebody has shown their words."""
    return tuple(
        Pledged(holder, pledge.seats, pledge.promise, words) if pledge.holder == holder else pledge
        for pledge in pledges
    )


def without_holders(pledges: Sequence[Pledged], with_words: bool = True) -> list[Pledge]:
    """The pledges as everyone may know them, with the words or only the promises."""
    return [
        Pledge(list(pledge.seats), pledge.promise, pledge.words if with_words else "")
        for pledge in pledges
    ]

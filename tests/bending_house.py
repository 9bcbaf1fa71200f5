"""Houses that cheat with fair dice, for the tests that must catch them.

`python tests/bending_house.py words serve …` is a `hamlet serve` that puts words of its own in the
place of the guests'; with `promises` it also forges the guests' promises to fit.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

from hamlet.engine.pledges import Pledge, promise_of
from hamlet.server.tables import moves, pledges
from hamlet.server.tables.log import Pledged
from hamlet.server.tables.telling import told

HOUSE_WORDS = "the house wins"


def bend(what: str) -> None:
    """From now on every match in this process is played with the house's words."""

    def bent(brought: Sequence[Pledged], with_words: bool = True) -> list[Pledge]:
        honest = pledges.without_holders(brought, with_words)
        return [*honest[:1], *(_swapped(pledge, what) for pledge in honest[1:])]

    vars(moves)["without_holders"] = bent
    vars(told)["without_holders"] = bent


def _swapped(pledge: Pledge, what: str) -> Pledge:
    promise = promise_of(HOUSE_WORDS) if what == "promises" else pledge.promise
    return Pledge(pledge.seats, promise, pledge.words and HOUSE_WORDS)


if __name__ == "__main__":
    from hamlet.cli import main

    bend(sys.argv.pop(1))
    main()

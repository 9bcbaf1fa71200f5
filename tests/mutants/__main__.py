"""Which rules let a mutant live.

    python -m mutants [--all] [GAME | RULE]...        what `make mutants` runs, for all games

A mutant of a function is tried against the scenarios of all rules that the function's docstring
names. A rule holds when every mutant of every function that names it is noticed, and its own
scenarios notice at least one. Exit code 1: too few rules hold, or what is accepted is stale.
"""

from __future__ import annotations

import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import hamlet
from mutants.accepted import accepted
from mutants.carriers import Carrier, carriers
from mutants.report import report, shown
from mutants.trial import Verdict, try_all
from scenario import act, scenarios

PROCESSES = 2


def wanted(words: list[str]) -> list[Carrier]:
    """The carriers of some games or rules, or all."""
    everything = [carrier for game in hamlet.SHELF for carrier in carriers(game)]
    known = {*hamlet.SHELF, *(rule for carrier in everything for rule in carrier.rules)}
    odd = [word for word in words if word not in known]
    if odd:
        sys.exit(f"mutants: {odd[0]!r} is neither a game nor a rule that a function carries")
    return [
        carrier
        for carrier in everything
        if not words or carrier.game in words or set(carrier.rules) & set(words)
    ]


def tried(chosen: list[Carrier]) -> list[tuple[Carrier, list[Verdict]]]:
    """All mutants of some functions, in two processes; dots show that it goes on."""
    places = [(carrier.game, carriers(carrier.game).index(carrier)) for carrier in chosen]
    found = []
    with ProcessPoolExecutor(PROCESSES, mp_context=get_context("fork")) as pool:
        for carrier, verdicts in zip(chosen, pool.map(_try, places), strict=True):
            found.append((carrier, verdicts))
            print(".", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return found


def _try(place: tuple[str, int]) -> list[Verdict]:
    return try_all(carriers(place[0])[place[1]])


def main(words: list[str]) -> int:
    """First all scenarios with the rules as they are, then with every mutant."""
    chosen = wanted([word for word in words if word != "--all"])
    for game in sorted({carrier.game for carrier in chosen}):
        for scenario in scenarios(game):
            act(game, scenario)
    result = report(tried(chosen), accepted())
    print(shown(result, "--all" in words))
    return 0 if result.good else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

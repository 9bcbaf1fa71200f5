"""`make peers`: Piggyback with four pigs at random, ours beside the same game in other libraries.

The peers are installed into the cache folder. All run on one core, in turns; a peer whose games
have another length or other winners than ours, beyond what chance explains, plays another game and
fails the run. Prints ratios with their spread, draws docs/pictures/peers.svg, and exits 1 if a bar
is missed.
"""

from __future__ import annotations

import json
import math
import os
import subprocess
import sys
from pathlib import Path
from statistics import median

from bench.peers import install
from bench.peers.contestants import (
    FIVES,
    PROGRAMS,
    Contestant,
    Run,
    core,
    fused,
    ours,
    peers,
    piggyback,
)

ROUNDS = 3
STRAY = 4.5
"""So many standard errors apart are two games that are the same less than once in 100,000 runs."""
BARS = {
    "plain Python": 60,
    "OpenSpiel, Python": 60,
    "PettingZoo": 60,
    "boardgame.io": 60,
    "JAX, fused by hand": 1,
}
HOUSE = Path(__file__).parents[2]


def main() -> int:
    """Measure both editions; 1 if a peer plays another game or a bar is missed."""
    os.sched_setaffinity(0, {core()})
    print("Piggyback, 4 pigs, random play, one core, processor time\n")
    default = {"Hamlet": ours(piggyback()), **peers()}
    held, rates = compared("default edition", default)
    draw(rates)
    fives = {"Hamlet": ours(piggyback(FIVES)), "JAX, fused by hand": fused(FIVES)}
    also_held, _ = compared("eight plates of five spaces", fives)
    return 0 if held and also_held else 1


def compared(title: str, contestants: dict[str, Contestant]) -> tuple[bool, dict[str, float]]:
    """Play in turns, compare fingerprints, print ratios; whether all bars are held, and rates."""
    runs: dict[str, list[Run]] = {name: [] for name in contestants}
    for seed in range(1, ROUNDS + 1):
        for name, play in contestants.items():
            runs[name].append(play(seed))
    print(f"{title}:")
    held = [shown(name, mine, runs["Hamlet"]) for name, mine in runs.items()]
    print()
    return all(held), {name: median(run.rate for run in mine) for name, mine in runs.items()}


def shown(name: str, runs: list[Run], reference: list[Run]) -> bool:
    """One line of the table; whether the same game was played and the bar is held."""
    whole, ours_ = pooled(runs), pooled(reference)
    ratios = [our.rate / run.rate for our, run in zip(reference, runs, strict=True)]
    ratio = median(ratios)
    least = BARS.get(name, 0)
    wrong = another_game(whole, ours_) or ("" if ratio >= least else f"MISSED: at least {least}")
    shares = " ".join(f"{won / whole.games:.3f}" for won in whole.won)
    print(
        f"  {name:<20}{median(run.rate for run in runs):>12,.0f} games/s   "
        f"ours is {ratio:>8.2f} times that ({min(ratios):.2f} to {max(ratios):.2f})   "
        f"{whole.mean:.2f} turns, won {shares}   {wrong}"
    )
    return not wrong


def pooled(runs: list[Run]) -> Run:
    """All rounds together."""
    won = tuple(sum(seat) for seat in zip(*(run.won for run in runs), strict=True))
    numbers = [(run.games, run.turns, run.squares) for run in runs]
    games, turns, squares = (sum(column) for column in zip(*numbers, strict=True))
    return Run(games, turns, squares, won, median(run.rate for run in runs))


def another_game(found: Run, reference: Run) -> str:
    """Why these cannot be the same game, or nothing."""
    error = math.sqrt(reference.variance * (1 / found.games + 1 / reference.games))
    if abs(found.mean - reference.mean) > STRAY * error:
        return f"ANOTHER GAME: {found.mean:.2f} turns, ours {reference.mean:.2f}"
    for seat in range(4):
        share, expected = found.won[seat] / found.games, reference.won[seat] / reference.games
        error = math.sqrt(expected * (1 - expected) * (1 / found.games + 1 / reference.games))
        if abs(share - expected) > STRAY * error:
            return f"ANOTHER GAME: seat {seat} wins {share:.3f}, ours {expected:.3f}"
    return ""


def draw(rates: dict[str, float]) -> None:
    """The picture of the default edition, slowest last."""
    ordered = dict(sorted(rates.items(), key=lambda pair: -pair[1]))
    measured = {"title": "Piggyback, four pigs, random play", "rates": ordered}
    words = [install.python(), PROGRAMS / "picture.py"]
    files = [HOUSE / "web/src/palette.css", HOUSE / "docs/pictures/peers.svg"]
    subprocess.run([*words, *files], input=json.dumps(measured), text=True, check=True)


if __name__ == "__main__":
    sys.exit(main())

"""Whoever plays Piggyback with four pigs at random: ours, and the peers, programs of their own."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

import hamlet
from bench.clock import cpu_seconds
from bench.peers import install
from hamlet.engine.edition import edition_dict
from hamlet.engine.game import Game
from hamlet.lab.simulate import simulate

PROGRAMS = Path(__file__).parent / "programs"
OUR_GAMES = 400_000
FIVES = [5] * 8
"""Eight plates of five spaces: a longer race."""


@dataclass(frozen=True)
class Run:
    """Games that were played: what tells one game from another, and how fast they were."""

    games: int
    turns: int
    squares: int
    won: tuple[int, ...]
    rate: float

    @property
    def mean(self) -> float:
        return self.turns / self.games

    @property
    def variance(self) -> float:
        return self.squares / self.games - self.mean**2


Contestant = Callable[[int], Run]
"""Plays with a seed."""


def piggyback(plates: list[int] | None = None) -> Game:
    """The game that all of them play: the default edition, or one with other plates."""
    game = hamlet.game("piggyback", players=4)
    if plates is None:
        return game
    edition = {**edition_dict(game.edition), "name": "plates", "plates": plates}
    return hamlet.game("piggyback", players=4, edition=edition)


def ours(game: Game) -> Contestant:
    """Compiled for the edition before the clock starts, and played in lockstep."""
    simulate(game, ["random"], 1, compiled=True, folded=True, jobs=1)

    def run(seed: int) -> Run:
        found: list[Any] = []

        def work() -> None:
            play = partial(simulate, game, ["random"], OUR_GAMES, seed)
            found.append(play(compiled=True, folded=True, jobs=1))

        rate, batch = OUR_GAMES / cpu_seconds(work), found[-1]
        won = tuple(int((batch.won >> seat & 1).sum()) for seat in range(4))
        turns = batch.turns.astype(np.int64)
        return Run(OUR_GAMES, int(turns.sum()), int((turns * turns).sum()), won, rate)

    return run


def program(words: list[str], *more: str, folder: Path = PROGRAMS) -> Contestant:
    """A peer: after its size it takes a seed, and it prints what it played."""

    def run(seed: int) -> Run:
        asked = [*words, str(seed), *more]
        environment = {**os.environ, "NODE_ENV": "production"}
        done = subprocess.run(
            ["taskset", "--cpu-list", str(core()), *asked],
            cwd=folder,
            env=environment,
            check=True,
            stdout=subprocess.PIPE,
            text=True,
        )
        return _read(json.loads(done.stdout.splitlines()[-1]))

    return run


def core() -> int:
    """The core that all of them run on, so that none is helped by another."""
    return max(os.sched_getaffinity(0))


def _read(printed: dict[str, Any]) -> Run:
    rate = printed["rate"] if "rate" in printed else printed["games"] / printed["seconds"]
    won = tuple(printed["won"])
    return Run(printed["games"], printed["turns"], printed["squares"], won, rate)


def fused(plates: list[int]) -> Contestant:
    """The hand-fused JAX program."""
    words = [str(install.python()), "jax_fused.py", "2000"]
    return program(words, ",".join(map(str, plates)))


def peers() -> dict[str, Contestant]:
    """The peers by name, installed."""
    python, npm = str(install.python()), install.boardgame_io()
    default = json.loads((PROGRAMS / "edition.json").read_text())["plates"]
    return {
        "plain Python": program([python, "race.py", "4000"]),
        "OpenSpiel, Python": program([python, "openspiel_race.py", "800"]),
        "PettingZoo": program([python, "pettingzoo_race.py", "800"]),
        "boardgame.io": program(["node", "play.js", "150"], folder=npm),
        "OpenSpiel, C++": program([python, "openspiel_cc.py", "100000"]),
        "JAX, as in Pgx": program([python, "jax_pgx.py", "600"]),
        "JAX, fused by hand": fused(default),
    }

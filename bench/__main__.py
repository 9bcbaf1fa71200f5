"""`make bench`: prints rates and ratios of this run; exits 1 if a promised ratio is missed."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter

import hamlet
from bench import dataclasses_piggyback as plain
from bench import environments, startup
from bench.clock import best, cpu_seconds
from bench.peers import contestants
from bench.peers.contestants import FIVES, piggyback
from hamlet.bots.playout import playouts
from hamlet.engine.game import Game
from hamlet.engine.kind import Kind
from hamlet.games.piggyback.printed.edition import PiggybackEdition
from hamlet.lab.simulate import simulate

HERE = Path(__file__).parent
SEED = 1
COMPILED_GAMES = 60_000
FOLDED_GAMES = 300_000
TWO_CORE_GAMES = 400_000
PLAIN_GAMES = 300
CONSTANTS = (
    *("players", "each", "pigs", "length", "faces", "judged_after", "stacked_counts"),
    *("plates", "steps", "again", "weights"),
)
_AGAIN = {"never": "0", "always": "1", "behind": "2"}


def main() -> int:
    """Run all benchmarks; the promises are those of the games' READMEs."""
    print("processor time, best of several alternating rounds, one core\n")
    kept = [
        piggyback_yardsticks(),
        against_fused_jax(),
        *(compiled_over_interpreted(name) for name in hamlet.SHELF),
    ]
    for name in hamlet.SHELF:
        compile_times(name)
    kept.append(promise("imports / serve", 1 / startup.ratio(), 1 / startup.MOST))
    kept.append(environments.main() == 0)
    return 0 if all(kept) else 1


def rate(game: Game, games: int, *, compiled: bool, folded: bool = False) -> Callable[[], float]:
    """A run of random playouts that answers with its games per second of processor time."""

    def run() -> float:
        def work() -> None:
            simulate(game, ["random"], games, SEED, compiled=compiled, folded=folded, jobs=1)

        return games / cpu_seconds(work)

    return run


def piggyback_yardsticks() -> bool:
    """Piggyback with 4 pigs against plain C and against plain dataclasses."""
    game = hamlet.game("piggyback", players=4)
    edition = game.edition
    assert isinstance(edition, PiggybackEdition)
    with tempfile.TemporaryDirectory() as folder:
        rates = best(
            {
                "compiled": rate(game, COMPILED_GAMES, compiled=True),
                "in lockstep": rate(game, FOLDED_GAMES, compiled=True, folded=True),
                "C": c_rate(edition, Path(folder), game.players),
                "constant C": constant_c_rate(game, Path(folder)),
                "interpreted": rate(game, PLAIN_GAMES, compiled=False),
                "dataclasses": dataclass_rate(edition, game.players),
            }
        )
    print("piggyback, 4 pigs, random moves, the same games in all of them:")
    for name, found in rates.items():
        print(f"  {name:<12} {found:>12,.0f} games/s")
    kept = [
        promise("compiled / C (gcc -O3 -march=native)", rates["compiled"] / rates["C"], 0.5),
        promise(
            "in lockstep / C with the edition's numbers as constants",
            rates["in lockstep"] / rates["constant C"],
            0.5,
        ),
        promise("interpreted / dataclasses", rates["interpreted"] / rates["dataclasses"], 1.0),
    ]
    return all(kept)


def against_fused_jax() -> bool:
    """Eight plates of five spaces, 4 pigs: in lockstep against JAX fused by hand, on one core."""
    ours, fused = contestants.ours(piggyback(FIVES)), contestants.fused(FIVES)
    rates = best({"in lockstep": lambda: ours(SEED).rate, "JAX": lambda: fused(SEED).rate}, 3)
    print("piggyback, 4 pigs, eight plates of five spaces, random moves:")
    for name, found in rates.items():
        print(f"  {name:<12} {found:>12,.0f} games/s")
    return promise("in lockstep / hand-fused JAX", rates["in lockstep"] / rates["JAX"], 1.0)


def two_cores() -> bool:
    """Compiled play on two cores against one: by the clock, so this asks for a quiet machine."""
    game = hamlet.game("piggyback", players=4)

    def by_the_clock(jobs: int) -> float:
        batch = simulate(game, ["random"], TWO_CORE_GAMES, SEED, compiled=True, jobs=jobs)
        return TWO_CORE_GAMES / batch.seconds

    rates = best({"one core": lambda: by_the_clock(1), "two cores": lambda: by_the_clock(2)})
    print("piggyback, 4 pigs, compiled, random moves, by the clock:")
    for name, found in rates.items():
        print(f"  {name:<12} {found:>12,.0f} games/s")
    return promise("two cores / one", rates["two cores"] / rates["one core"], 1.8)


def promise(title: str, ratio: float, least: float) -> bool:
    """Print a ratio and whether it keeps what is promised of it."""
    kept = ratio >= least
    print(f"  {title}: {ratio:.2f} (promised: at least {least:g}){'' if kept else '  MISSED'}\n")
    return kept


def faces(edition: PiggybackEdition) -> list[tuple[int, str, int]]:
    """Steps, whether one rolls again, and weight of each different face."""
    return [
        (int(face.split()[1]), edition.again.get(face, "never"), edition.die.count(face))
        for face in dict.fromkeys(edition.die)
    ]


def c_rate(edition: PiggybackEdition, folder: Path, players: int) -> Callable[[], float]:
    """The C program, compiled here, playing the same games."""
    program = folder / "piggyback"
    source = HERE / "piggyback.c"
    subprocess.run(["gcc", "-O3", "-march=native", "-o", program, source], check=True)
    die = [str(item) for steps, again, w in faces(edition) for item in (steps, _AGAIN[again], w)]
    plates = [str(length) for length in edition.plates]
    words = [str(program), str(COMPILED_GAMES), str(players), str(SEED), "0", *plates, *die]

    def run() -> float:
        printed = subprocess.run(words, check=True, capture_output=True, text=True).stdout.split()
        return COMPILED_GAMES / float(printed[3])

    return run


def constant_c_rate(game: Game, folder: Path) -> Callable[[], float]:
    """The C program compiled for this edition alone."""
    box = game.box
    numbers = {name: getattr(box, name) for name in CONSTANTS}
    numbers["last_only"] = 1 - numbers.pop("stacked_counts")
    listed = ", ".join(f".{name} = {_in_c(value)}" for name, value in numbers.items())
    program, source = folder / "constant_piggyback", HERE / "piggyback.c"
    flags = ["-O3", "-march=native", f"-DBOX={{{listed}}}"]
    subprocess.run(["gcc", *flags, "-o", program, source], check=True)
    words = [str(program), str(FOLDED_GAMES), str(SEED)]

    def run() -> float:
        printed = subprocess.run(words, check=True, capture_output=True, text=True).stdout.split()
        return FOLDED_GAMES / float(printed[3])

    return run


def _in_c(value: int | list[int]) -> str:
    return f"{{{', '.join(map(str, value))}}}" if isinstance(value, list) else str(value)


def dataclass_rate(edition: PiggybackEdition, players: int) -> Callable[[], float]:
    """The dataclasses, playing the same games."""
    die = tuple(plain.Face(*face) for face in faces(edition))
    printed = plain.Edition(tuple(edition.plates), die)

    def work() -> None:
        for game in range(PLAIN_GAMES):
            plain.playout(printed, players, SEED, game)

    return lambda: PLAIN_GAMES / cpu_seconds(work)


def compiled_over_interpreted(name: str) -> bool:
    """A game's compiled random playouts against the same rules interpreted."""
    kind = hamlet.kind(name)
    game = hamlet.game(name, players=min(4, kind.players[-1]))
    rates = best(
        {
            "compiled": rate(game, 8_000, compiled=True),
            "interpreted": rate(game, 40, compiled=False),
        },
        rounds=5,
    )
    print(f"{name}, {game.players} players, random moves:")
    for way, found in rates.items():
        print(f"  {way:<12} {found:>12,.0f} games/s")
    return promise("compiled / interpreted", rates["compiled"] / rates["interpreted"], 30)


@contextmanager
def fresh_cache() -> Iterator[None]:
    """An empty compiler cache, so that compiling can be timed."""
    before = os.environ.get("HAMLET_CACHE")
    with tempfile.TemporaryDirectory() as folder:
        os.environ["HAMLET_CACHE"] = folder
        try:
            yield
        finally:
            os.environ.pop("HAMLET_CACHE")
            if before is not None:
                os.environ["HAMLET_CACHE"] = before


def compile_times(name: str) -> None:
    """How long a game's playouts take to compile, and to load once they are cached."""
    kind = hamlet.kind(name)
    with fresh_cache():
        cold, warm = first_game(kind), first_game(kind)
    print(f"{name}: compiled in {cold:.1f} s, loaded from the cache in {warm:.2f} s")


def first_game(kind: Kind) -> float:
    """Seconds until the first compiled game of a fresh link is over."""
    playouts.cache_clear()
    began = perf_counter()
    simulate(hamlet.game(kind.id), ["random"], 1, compiled=True, jobs=1)
    return perf_counter() - began


if __name__ == "__main__":
    sys.exit(main())

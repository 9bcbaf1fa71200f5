"""The exact turn of The Three Little Pigs: which dice to roll again, whatever is aimed at.

    solver = TurnSolver(game.box)
    strategy = solver.solve(values)     # a value for each of solver.results
    strategy.value                      # what a turn is worth before the first roll
    strategy.move(village)              # the best decision when dice lie on the table

`python -m hamlet.games.three_little_pigs.experts.turn` compares two exact chances with
simulated turns.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import product
from math import factorial, prod, sqrt
from types import SimpleNamespace

import numpy as np
from numpy.typing import ArrayLike, NDArray

from hamlet.engine import stream
from hamlet.engine.game import Game
from hamlet.engine.ids import Move
from hamlet.engine.link import link
from hamlet.engine.stream import Stream
from hamlet.games.three_little_pigs import KIND
from hamlet.games.three_little_pigs.experts import turn_kernels
from hamlet.games.three_little_pigs.experts.turn_kernels import dice_number
from hamlet.games.three_little_pigs.rules import play as rules
from hamlet.games.three_little_pigs.rules.play import FIRST_ROLL
from hamlet.games.three_little_pigs.rules.state import (
    FACES,
    KINDS,
    PARTS,
    ROLLS,
    WOLF,
    WOLVES,
    Box,
    Village,
)

Shown = tuple[int, ...]


@cache
def kernels() -> SimpleNamespace:
    """The arithmetic and the real rules, compiled together."""
    return link([turn_kernels, stream, rules], compiled=True)


class DiceTables:
    """Dice of one kind: their results, their kept sets, and what becomes of those."""

    def __init__(self, sides: list[int], place: list[int], count: int) -> None:
        counts = list(product(range(count + 1), repeat=FACES))
        self.kept = sorted((s for s in counts if sum(s) <= count), key=lambda s: (sum(s), s))
        self.results = [shown for shown in self.kept if sum(shown) == count]
        self.become = np.array([[_chance(k, r, sides) for r in self.results] for k in self.kept])
        self.choices = np.array(list(self._choices(place)), np.int64)

    def _choices(self, place: list[int]) -> Iterator[tuple[int, int, int]]:
        """Of each result each set that may be kept (all wolves, TP-5), and the dice rolled."""
        for number, result in enumerate(self.results):
            for kept_number, kept in enumerate(self.kept):
                rolled = [r - k for r, k in zip(result, kept, strict=True)]
                if min(rolled) >= 0 and rolled[WOLF] == 0:
                    dice = sum(n * worth for n, worth in zip(rolled, place, strict=True))
                    yield number, kept_number, dice


def _chance(kept: Shown, result: Shown, sides: list[int]) -> float:
    """The multinomial chance that the dice in the hand make a result of what was kept."""
    fallen = [r - k for r, k in zip(result, kept, strict=True)]
    if min(fallen) < 0:
        return 0.0
    ways = factorial(sum(fallen)) // prod(map(factorial, fallen))
    weights = prod(side**n for side, n in zip(sides, fallen, strict=True))
    return float(ways * weights / sum(sides) ** sum(fallen))


@dataclass(frozen=True)
class Strategy:
    """What a turn is worth, and what to do after the first and the second roll."""

    solver: TurnSolver
    value: float
    worth: NDArray[np.float64]
    """By roll and result, with the best decisions to come."""
    choice: NDArray[np.int64]
    """By roll and result: the dice to roll again as the rules number them, 0 to stop."""

    def move(self, village: Village) -> Move:
        """The decision for the dice that lie on the table."""
        result = self.solver.index[dice_number(self.solver.box, village)]
        return Move(FIRST_ROLL + int(self.choice[village.rolls - 1, result]))


class TurnSolver:
    """Dynamic programming over dice and rolls left, for one box of dice."""

    def __init__(self, box: Box) -> None:
        self.box = box
        slots = [slice(kind * FACES, (kind + 1) * FACES) for kind in range(KINDS)]
        self._kinds = [
            DiceTables(box.sides[slot], box.place[slot], box.dice[kind])
            for kind, slot in enumerate(slots)
        ]
        white, black = self._kinds
        self.results: NDArray[np.int64] = np.array(
            [w + b for w in white.results for b in black.results], np.int64
        )
        """Every result of all dice: how many of each kind show each face."""
        self.index = np.zeros(box.rolls, np.int64)
        self.index[self.results @ np.array(box.place)] = np.arange(len(self.results))

    def showing(self, face: int) -> NDArray[np.int64]:
        """How many dice show a face, for every result."""
        shown: NDArray[np.int64] = self.results[:, face::FACES].sum(axis=1)
        return shown

    def solve(self, values: ArrayLike, *, everything: bool = False) -> Strategy:
        """The best decisions for these values of the results at the end of the turn.

        `everything` evaluates instead a player who rolls all that may be rolled, always.
        """
        white, black = self._kinds
        shape = len(white.results), len(black.results)
        final = np.ascontiguousarray(values, np.float64).reshape(shape)
        ended = (self.showing(WOLF) >= WOLVES).reshape(shape)
        worth = np.zeros((ROLLS - 1, *shape))
        choice = np.zeros((ROLLS - 1, *shape), np.int64)
        expected = self._expected(final)
        for roll in reversed(range(ROLLS - 1)):
            kernels().decide(
                final,
                ended,
                expected,
                white.choices,
                black.choices,
                everything,
                worth[roll],
                choice[roll],
            )
            expected = self._expected(worth[roll])
        count = len(self.results)
        by_roll = (ROLLS - 1, count)
        return Strategy(
            self, float(expected[0, 0]), worth.reshape(by_roll), choice.reshape(by_roll)
        )

    def _expected(self, later: NDArray[np.float64]) -> NDArray[np.float64]:
        white, black = self._kinds
        half = np.zeros((len(white.kept), later.shape[1]))
        expected = np.zeros((len(white.kept), len(black.kept)))
        kernels().expect(later, white.become, black.become, half, expected)
        return expected


def wolf_values(solver: TurnSolver) -> NDArray[np.float64]:
    """1 where the wolf comes."""
    values: NDArray[np.float64] = (solver.showing(WOLF) >= WOLVES).astype(np.float64)
    return values


def alike_values(solver: TurnSolver, number: int) -> NDArray[np.float64]:
    """1 where at least so many dice show one and the same part."""
    most = np.max([solver.showing(part) for part in range(PARTS)], axis=0)
    values: NDArray[np.float64] = (most >= number).astype(np.float64)
    return values


def simulate(strategy: Strategy, values: NDArray[np.float64], turns: int, seed: int) -> float:
    """The average of `values` over turns played by a strategy on the real rules, compiled.

    Both players have an unfinished house, so every throw leads to a purchase or a blow.
    """
    box = strategy.solver.box
    village = KIND.position.restore(box, {"houses": [[["straw-door"]], [["straw-door"]]]})
    total = kernels().play_turns(
        box.to_numpy(),
        village.to_numpy(),
        strategy.choice.reshape(-1),
        values,
        strategy.solver.index,
        turns,
        np.array(Stream(seed).numbers, np.int64),
        np.zeros(KIND.most, np.int64),
        np.zeros(KIND.most, np.int64),
    )
    return float(total) / turns


def compare(turns: int, seed: int) -> list[tuple[str, float, float, float]]:
    """Two chances: what they are, exact, simulated, and the distance in standard errors."""
    box = Game(KIND, 2, {}, KIND.default_edition).box
    assert isinstance(box, Box)
    solver = TurnSolver(box)
    wolves, four = wolf_values(solver), alike_values(solver, 4)
    aims = [
        ("two wolves, rolling everything", solver.solve(wolves, everything=True), wolves),
        ("four alike of any part, at best", solver.solve(four), four),
    ]
    rows = []
    for title, strategy, values in aims:
        found = simulate(strategy, values, turns, seed)
        error = sqrt(strategy.value * (1 - strategy.value) / turns)
        rows.append((title, strategy.value, found, (found - strategy.value) / error))
    return rows


def main() -> None:
    """Print both chances, exact and from a million turns."""
    for title, exact, found, errors in compare(1_000_000, seed=1):
        print(f"{title:32} exact {exact:.6f}  simulated {found:.6f}  ({errors:+.2f} errors)")


if __name__ == "__main__":
    main()

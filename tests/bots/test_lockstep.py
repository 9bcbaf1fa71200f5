"""Games in lockstep are the same games, move by move, as those played one after the other."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

import hamlet
from hamlet.bots.lockstep import Lockstep, is_compiled
from hamlet.bots.registry import Crew
from hamlet.engine.game import Game
from hamlet.engine.lanes.arrays import get_lane, lane_array, put, set_lane
from hamlet.engine.lanes.linking import link_lanes
from hamlet.engine.lanes.masking import CannotMask, masked
from hamlet.engine.lanes.masks import condition
from hamlet.engine.lanes.vectors import LANES
from hamlet.lab.simulate import BadBatch, simulate

if TYPE_CHECKING:
    masked_sample: Any = None

GAMES = 37  # not a multiple of the lanes
SEED = 5

OTHER_EDITION = {
    "game": "piggyback",
    "name": "other",
    "plates": [1, 6, 2, 4, 1, 3, 5, 2],
    "die": ["black 1", "black 3", "black 3", "red 2", "red 5"],
    "pigs": ["red", "blue", "green", "yellow", "pink", "white", "black"],
    "again": {"black 1": "always", "black 3": "behind"},
}
OTHER_OPTIONS: Mapping[str, str | int | bool] = {
    "black_three": "last_only",
    "black_three_judged": "after",
    "first_player": "random",
}


def one_by_one(game: Game, bots: list[str], limit: int) -> list[np.ndarray[Any, Any]]:
    """The same games by the general compiled loop."""
    crew, kind = Crew(game, bots, compiled=True), game.kind
    states = np.repeat(np.array([kind.position.start(game.box).to_numpy()]), GAMES)
    steps, turns, won = (np.zeros(GAMES, np.int64) for _ in range(3))
    crew.loops.batch(
        game.box.to_numpy(),
        states,
        np.array(crew.policies),
        SEED,
        3,
        np.zeros((2, 4), np.int64),
        np.zeros((2, kind.most), np.int64),
        limit,
        (),
        steps,
        turns,
        won,
    )
    return [states, steps, won]


@pytest.mark.parametrize(
    ("game", "bots"),
    [
        (hamlet.game("piggyback", players=4), ["random", "greedy", "random", "greedy"]),
        (
            hamlet.game("piggyback", players=2, options=OTHER_OPTIONS, edition=OTHER_EDITION),
            ["greedy", "random"],
        ),
    ],
    ids=["default", "other"],
)
def test_every_step_leaves_the_same_state(
    game: Game, bots: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    policies = Crew(game, bots, compiled=True).policies
    lockstep = Lockstep(game, policies)
    for limit in (*range(1, 120), 1_000_000):
        found = lockstep.play(SEED, 3, GAMES, limit)
        for mine, theirs in zip(found, one_by_one(game, bots, limit), strict=True):
            assert (mine == theirs).all(), f"after {limit} steps"
    assert is_compiled(game, policies)
    monkeypatch.setenv("HAMLET_CACHE", str(tmp_path))
    assert not is_compiled(game, policies)


def test_what_cannot_be_folded_is_refused_in_one_line() -> None:
    with pytest.raises(BadBatch, match="woofy between random, random is not played in lockstep"):
        simulate(hamlet.game("woofy", players=2), ["random"], 10, compiled=True, folded=True)


def sample(number: int, table: list[int]) -> int:
    """A little of everything that rules are made of."""
    total, best = 0, -1
    for index in range(number):
        if index == 5:
            continue
        if index > 6 and not total < 9:
            break
        total += 1 if number // 2 % 3 == 1 or (index == 2 and number > 4) else index
        table[index % 4] = total
    while total > 3:
        total -= -2 + 5
        if total == 7:
            return 100 + table[number % 4]
    best = max_of(table, number)
    return total * 10 + best


def max_of(table: list[int], number: int) -> int:
    """The largest of a few numbers, but at least one."""
    found = number >> 1
    for index in range(1, 4):
        if table[index] > found:
            found = table[index]
    return found ^ 1


def try_sample(numbers: Any, answers: Any) -> None:
    """The sample in all lanes."""
    table, given = lane_array(32, 4), lane_array(32, 1)
    for lane in range(LANES):
        set_lane(given, 0, lane, numbers[lane])
        for place in range(4):
            set_lane(table, place, lane, 0)
    live = condition(given[0] >= 0)
    put(live, given, 0, masked_sample(live, given[0], table))
    for lane in range(LANES):
        answers[lane] = get_lane(given, 0, lane)


def test_masked_code_answers_what_plain_code_does(tmp_path: Path) -> None:
    run = link_lanes([sys.modules[__name__]], "try_sample", ["sample"], tmp_path)
    numbers, answers = np.arange(LANES, dtype=np.int32), np.zeros(LANES, np.int64)
    run(numbers, answers)
    assert answers.tolist() == [sample(int(number), [0] * 4) for number in numbers]


def of_two(first: int) -> bool:
    return 0 < first < 3


def over_a_list(first: list[int]) -> int:
    total = 0
    for number in first:
        total += number
    return total


@pytest.mark.parametrize(
    ("function", "reason"),
    [(of_two, "two comparisons"), (over_a_list, "a loop over first")],
)
def test_what_cannot_be_masked_is_named(function: Any, reason: str) -> None:
    with pytest.raises(CannotMask, match=reason):
        masked(function, (), ())

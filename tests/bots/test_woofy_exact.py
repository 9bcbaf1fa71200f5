"""Woofy solved: checked against a second solver, against play, and on disk."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import tomli_w
from typer.testing import CliRunner

import hamlet
from hamlet.bots.bot import Budget
from hamlet.bots.exact import solution_file
from hamlet.bots.registry import bot_names, make_bot
from hamlet.cli import app
from hamlet.engine.edition import edition_dict, read_edition
from hamlet.engine.errors import TooLarge
from hamlet.engine.experts import Solution
from hamlet.engine.stream import Stream
from hamlet.games.woofy import KIND
from hamlet.games.woofy.experts import exact, numbering, solver
from hamlet.games.woofy.rules.state import Hunt
from hamlet.lab.simulate import simulate
from hamlet.lab.solve import NotSolvable, solution
from small_woofy import SMALL, box_of

MEDIUM: dict[str, Any] = {
    **SMALL,
    "name": "medium",
    "die": [1, 2, 3, "wolf", "wolf", "house"],
    "ring": 9,
    "pot": [1, 8],
}


@pytest.fixture(autouse=True)
def _own_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(solution_file, "cache_folder", lambda: tmp_path)


@pytest.fixture(scope="module")
def medium() -> Any:
    return hamlet.game("woofy", edition=MEDIUM)


class Naive:
    """Value iteration through the public face of a match, on colourless positions."""

    def __init__(self, game: hamlet.Game, position: dict[str, Any]) -> None:
        self.positions: dict[Any, dict[str, Any]] = {}
        self._turns: dict[Any, list[list[tuple[float, list[Any]]]]] = {}
        self._game = game
        self._explore(position)
        self.values = dict.fromkeys(self._turns, 0.0) | {"home": 1.0, "pot": 0.0}

    def _explore(self, position: dict[str, Any]) -> None:
        match = self._game.match(position=position)
        waiting = [(self._key(match), match.position())]
        while waiting:
            key, position = waiting.pop()
            if key not in self._turns:
                match = self._game.match(position=position)
                self.positions[key] = position
                self._turns[key] = [self._die(match, die, waiting) for die in match.moves()]

    def _die(self, match: hamlet.Match, die: str, waiting: Any) -> list[tuple[float, list[Any]]]:
        match.play(die)
        faces = []
        for face, chance in match.outcomes().items():
            match.play(face)
            endings = [self._noted(match, waiting)] if face == "wolf" else []
            for move in match.moves() if face != "wolf" else []:
                match.play(move)
                endings.append(self._noted(match, waiting))
                match.undo()
            faces.append((chance, endings))
            match.undo()
        match.undo()
        return faces

    def _noted(self, match: hamlet.Match, waiting: Any) -> Any:
        key = self._key(match)
        if not isinstance(key, str):
            waiting.append((key, match.position()))
        return key

    def _key(self, match: hamlet.Match) -> Any:
        if match.result is not None:
            return match.result.reason
        position = match.position()
        last = position["last"]
        others = sorted(str(place) for pig, place in position["pigs"].items() if pig != last)
        before = position["pigs"][last] if last else None
        return before, *others, position["wolf"], position["parts"]

    def sweep(self) -> float:
        change = 0.0
        for key, dice in self._turns.items():
            best = max(
                sum(chance * max(self.values[end] for end in ends) for chance, ends in faces)
                for faces in dice
            )
            change = max(change, abs(best - self.values[key]))
            self.values[key] = best
        return change


def test_a_naive_solver_agrees_on_every_position() -> None:
    game: Any = hamlet.game("woofy", 3, {"brick_parts": 3}, SMALL)
    solved = solver.solve(game.box)
    naive = Naive(game, {"parts": 2})
    while naive.sweep() > 1e-11:
        pass
    assert len(naive.positions) > 1500
    for key, position in naive.positions.items():
        hunt = game.match(position=position).state
        assert isinstance(hunt, Hunt)
        number = numbering.number_of(box_of(game), hunt)
        assert solved.values[number] == pytest.approx(naive.values[key], abs=1e-8), position
    assert 0.01 < solved.value < 0.99


def test_values_from_above_come_to_the_same(medium: Any) -> None:
    """Every match ends, so iteration from all lost and from all won meet in one solution."""
    solved = solver.solve(medium.box)
    assert solved.residual <= 1e-9
    values = np.ones(len(solved.values))
    values[-1] = 0.0
    dice = np.zeros(len(values), np.int8)
    box = box_of(medium)
    for built in reversed(range(box.parts + 1)):
        layer = solver._layer(box, built, lambda what, share: None)
        solver._still(box, layer, values, dice)
        hunts = range(layer.first, layer.first + len(layer.ends))
        real = [n for n in hunts if layer.ends[n - layer.first] > _before(layer, n)]
        assert np.abs(values[real] - solved.values[real]).max() < 1e-9


def _before(layer: solver.Layer, number: int) -> int:
    index = number - layer.first
    return int(layer.ends[index - 1]) if index else 0


def test_exact_play_wins_as_often_as_solved(medium: Any) -> None:
    value = solution_file.solved(medium).value
    games = 40_000
    batch = simulate(medium, ["exact"], games, seed=11, compiled=True)
    error = (value * (1 - value) / games) ** 0.5
    assert abs((batch.won != 0).mean() - value) < 4 * error
    assert 0.05 < value < 0.999


def test_exact_play_is_the_same_interpreted_and_compiled(medium: Any) -> None:
    for bots in (["exact"], ["greedy", "exact"]):
        slow = simulate(medium, bots, 12, seed=3, compiled=False)
        fast = simulate(medium, bots, 12, seed=3, compiled=True)
        assert slow.steps.tolist() == fast.steps.tolist()
        assert slow.won.tolist() == fast.won.tolist()


def test_the_exact_bot_holds_the_value(medium: Any) -> None:
    """At every decision its best move is worth what the table says, and a roll never bends it."""
    solved = solution_file.solved(medium)
    bot, luck = make_bot(medium, "exact"), Stream(1)
    for seed in range(5):
        match = medium.match(seed=seed)
        while match.result is None:
            if match.actor == "chance":
                match.roll()
                continue
            choice = bot.choose(medium, match.state.copy(), Budget(), luck)
            worths = choice.analysis["win_probability"]
            assert set(worths) == set(match.moves())
            if match.position()["phase"] == "choosing":
                assert isinstance(match.state, Hunt)
                number = numbering.number_of(box_of(medium), match.state)
                assert max(worths.values()) == pytest.approx(solved.values[number], abs=1e-9)
            assert worths[medium.name(match.state, choice.move)] == max(worths.values())
            match.play_code(choice.move)


def test_seats_change_no_value(medium: Any) -> None:
    four: Any = hamlet.game("woofy", 4, {"first_player": "random"}, MEDIUM)
    assert solver.solve(four.box).value == solver.solve(medium.box).value
    assert solution_file.solution_path(four) == solution_file.solution_path(medium)


def test_options_and_boards_have_tables_of_their_own(medium: Any) -> None:
    short: Any = hamlet.game("woofy", 2, {"brick_parts": 3}, MEDIUM)
    other = hamlet.game("woofy", 2, {}, {**MEDIUM, "start": 6})
    painted = hamlet.game("woofy", 2, {}, {**MEDIUM, "pigs": ["pink", "black", "white"]})
    paths = {solution_file.solution_path(game) for game in (medium, short, other)}
    assert len(paths) == 3
    assert solution_file.solution_path(painted) == solution_file.solution_path(medium)
    assert solver.solve(short.box).value > solver.solve(medium.box).value


def test_reachable_positions_are_counted() -> None:
    """From the start of the small game, told by exploring it through matches."""
    game: Any = hamlet.game("woofy", 2, {"brick_parts": 3}, {**SMALL, "die": [2, "wolf", "house"]})
    assert solver.solve(game.box).states == len(Naive(game, {}).positions)


@pytest.fixture
def once(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Counts how often something is really solved."""
    calls: list[str] = []
    real = exact.solve

    def counted(box: Any, progress: Any) -> Solution:
        calls.append("solved")
        return real(box, progress)

    monkeypatch.setattr(exact, "solve", counted)
    return calls


def test_a_table_is_kept(once: list[str], medium: Any) -> None:
    first = solution_file.solved(medium)
    again = solution_file.solved(medium)
    assert once == ["solved"]
    assert again.values.tolist() == first.values.tolist()
    assert again.choices.tolist() == first.choices.tolist()
    assert (again.value, again.states, again.residual) == (
        first.value,
        first.states,
        first.residual,
    )


def _cut(content: bytes) -> bytes:
    return content[: len(content) // 2]


def _altered(content: bytes) -> bytes:
    return content[:-9] + b"x" + content[-8:]


@pytest.mark.parametrize(
    "damage", [_cut, _altered, lambda content: b"", lambda content: b"[1]\n", lambda content: b"{}"]
)
def test_a_damaged_table_is_solved_again(damage: Any, once: list[str], medium: Any) -> None:
    value = solution_file.solved(medium).value
    path = solution_file.solution_path(medium)
    path.write_bytes(damage(path.read_bytes()))
    assert solution_file.solved(medium).value == value
    assert len(once) == 2
    solution_file.solved(medium)
    assert len(once) == 2


def test_where_nothing_can_be_kept_it_is_solved_all_the_same(medium: Any, tmp_path: Path) -> None:
    (tmp_path / "solved").write_text("a file where the folder should be")
    assert solution_file.solved(medium).value > 0


def test_progress_is_told(medium: Any) -> None:
    told: list[tuple[str, float]] = []
    solver.solve(medium.box, lambda what, share: told.append((what, share)))
    assert [share for _, share in told] == sorted(share for _, share in told)
    assert {what for what, _ in told} == {
        "compiling the rules",
        "listing turns",
        "valuing positions",
    }


def test_what_is_too_large_is_refused() -> None:
    edition = {**edition_dict(KIND.default_edition), "ring": 48, "wolf": {"start": 0, "stride": 1}}
    game: Any = hamlet.game("woofy", edition=edition)
    with pytest.raises(TooLarge, match="more than can be solved"):
        solver.solve(game.box)


def test_other_games_are_not_solved() -> None:
    with pytest.raises(NotSolvable, match="games that are: woofy"):
        solution(hamlet.game("piggyback"))
    assert "exact" not in bot_names(hamlet.kind("piggyback"))
    with pytest.raises(hamlet.UnknownBot):
        simulate(hamlet.game("piggyback"), ["exact"], 1)


def test_the_command_prints_one_object(tmp_path: Path) -> None:
    file = tmp_path / "medium.toml"
    file.write_text(
        tomli_w.dumps(edition_dict(read_edition(KIND.edition, MEDIUM))), encoding="utf-8"
    )
    words = ["solve", "woofy", "--edition", str(file), "--option", "brick_parts=3", "--json"]
    answer = json.loads(CliRunner().invoke(app, words, catch_exceptions=False).stdout)
    assert answer["options"]["brick_parts"] == 3
    assert answer["residual"] <= 1e-9
    assert 0 < answer["value"] < 1
    assert answer["states"] > 1000
    assert answer["seconds"] >= answer["solve_seconds"] > 0
    plain = CliRunner().invoke(app, words[:-1], catch_exceptions=False).stdout
    assert f"{answer['value']:.4%}" in plain
    assert f"{answer['states']:,} positions" in plain

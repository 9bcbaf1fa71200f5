"""The exact turn of The Three Little Pigs, against the real rules played out and simulated."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import hamlet
from hamlet.bots.bot import Budget
from hamlet.bots.by_turn import TurnBot
from hamlet.bots.search.lookahead import Lookahead
from hamlet.engine.edition import edition_dict
from hamlet.engine.game import Game
from hamlet.engine.ids import Move
from hamlet.engine.stream import Stream
from hamlet.games.three_little_pigs import KIND
from hamlet.games.three_little_pigs.experts import value as village_value
from hamlet.games.three_little_pigs.experts.turn import (
    Strategy,
    TurnSolver,
    alike_values,
    compare,
    wolf_values,
)
from hamlet.games.three_little_pigs.experts.turn_kernels import dice_number
from hamlet.games.three_little_pigs.experts.value import FEATURES, WEIGHTS
from hamlet.games.three_little_pigs.rules import play as rules
from hamlet.games.three_little_pigs.rules.state import CHOOSING, PARTS, ROLLING, WOLVES

BOTH_BUILD = {"houses": [[["straw-door"]], [["straw-door"]]]}
"""A table on which every throw leads to a purchase or to the wolf."""


def expectimax(game: Any, worth: Callable[[list[int]], float]) -> dict[tuple[int, ...], float]:
    """The value of every situation of a turn by trying all moves and all dice on the rules."""
    known: dict[tuple[int, ...], float] = {}

    def value(village: Any) -> float:
        key = (village.phase, village.rolls, *village.dice)
        if key not in known:
            known[key] = look(village)
        return known[key]

    def after(village: Any, move: Move) -> float:
        twin = village.copy()
        rules.apply(game.box, twin, move, None)
        return value(twin)

    def look(village: Any) -> float:
        if village.phase == ROLLING:
            weighted: list[tuple[Move, int]] = game.weighted_outcomes(village)
            total = sum(weight for _, weight in weighted)
            return sum(weight * after(village, move) for move, weight in weighted) / total
        if village.phase == CHOOSING:
            return max(after(village, move) for move in game.legal_moves(village))
        return worth(village.dice)

    value(game.match(position=BOTH_BUILD).state)
    return known


def most_alike(dice: list[int]) -> int:
    return max(dice[part] + dice[part + 4] for part in range(PARTS))


def odd_edition() -> dict[str, Any]:
    """Other dice: one plain die of uneven sides, four with two wolves on five sides."""
    edition = edition_dict(hamlet.kind("three_little_pigs").default_edition)
    edition["dice"] = {
        "white": {"count": 1, "faces": ["door", "door", "door", "window", "roof"]},
        "black": {"count": 4, "faces": ["door", "window", "roof", "wolf", "wolf"]},
    }
    return edition


@pytest.mark.parametrize("edition", [None, odd_edition()], ids=["usual dice", "odd dice"])
def test_the_solver_agrees_with_all_moves_tried_on_the_rules(edition: Any) -> None:
    game: Any = hamlet.game("three_little_pigs", 2, edition=edition)
    solver = TurnSolver(game.box)
    values = alike_values(solver, 4) + 0.25 * alike_values(solver, 3)
    strategy = solver.solve(values)
    known = expectimax(game, lambda d: (most_alike(d) >= 4) + 0.25 * (most_alike(d) >= 3))
    assert strategy.value == pytest.approx(known[ROLLING, 1, *[0] * 8], abs=1e-12)
    decisions = [key for key in known if key[0] == CHOOSING]
    assert len(decisions) > 100
    for phase, roll, *dice in decisions:
        result = solver.results.tolist().index(dice)
        assert strategy.worth[roll - 1, result] == pytest.approx(
            known[phase, roll, *dice], abs=1e-12
        )


def usual() -> TurnSolver:
    game: Any = hamlet.game("three_little_pigs", 2)
    return TurnSolver(game.box)


@pytest.mark.rule("TP-5", "TP-6", "TP-E2")
def test_two_wolves_by_the_third_roll() -> None:
    """Each of three dice shows its wolf in three throws with chance 1 - (5/6)**3."""
    solver = usual()
    values = wolf_values(solver)
    wolf = 1 - (5 / 6) ** 3
    closed = 3 * wolf**2 * (1 - wolf) + wolf**3
    assert solver.solve(values, everything=True).value == pytest.approx(closed, abs=1e-12)
    assert solver.solve(values).value == pytest.approx(closed, abs=1e-12)


@pytest.mark.rule("TP-3", "TP-4", "TP-5", "TP-6", "TP-E2")
def test_a_million_turns_agree_with_the_exact_chances() -> None:
    for title, exact, found, errors in compare(1_000_000, seed=1):
        assert abs(errors) < 4, (title, exact, found)


def decision(strategy: Strategy, rolls: int, **dice: dict[str, int]) -> str:
    game = Game(KIND, 2, {}, KIND.default_edition)
    match = game.match(position={"rolls": rolls, "dice": dice})
    move = strategy.move(match.state)
    assert move in game.legal_moves(match.state)
    return game.name(match.state, move)


def test_the_plan_is_a_move() -> None:
    solver = usual()
    strategy = solver.solve(alike_values(solver, 4))
    three = {"white": {"door": 2}, "black": {"door": 1, "roof": 1, "window": 1}}
    assert decision(strategy, 2, **three) == "roll black-window black-roof"
    four = {"white": {"door": 2}, "black": {"door": 2, "roof": 1}}
    assert decision(strategy, 1, **four) == "stop"


def test_two_wolves_end_the_rolling() -> None:
    solver = usual()
    strategy = solver.solve(alike_values(solver, 2))
    ended = solver.showing(3) >= WOLVES
    assert (strategy.choice[:, ended] == 0).all()
    assert np.allclose(strategy.worth[:, ended], alike_values(solver, 2)[ended])


def test_the_bot_throws_what_looking_at_everything_says() -> None:
    """Before the last roll, all throws and purchases tried out: the strategy's value and move."""
    edition = odd_edition()
    edition["dice"]["black"] = {"count": 3, "faces": ["door", "window", "roof", "wolf"]}
    game: Any = hamlet.game("three_little_pigs", 2, edition=edition)
    bot: Any = TurnBot(game, compiled=False)
    insight = (np.array(WEIGHTS), np.zeros(FEATURES))
    ahead = Lookahead(game, (village_value,), insight, compiled=False)
    match = game.match(position=BOTH_BUILD, seed=5)
    compared = 0
    while compared < 2:
        if match.actor == "chance":
            match.roll()
        elif match.state.phase == CHOOSING and match.state.rolls == 2:
            worths = ahead.worths(match.state, 1_000_000)
            assert worths is not None
            mine = {move: values[match.state.seat] for move, values in worths.items()}
            strategy = bot.player.strategy(match.state)
            shown = strategy.solver.index[dice_number(game.box, match.state)]
            assert strategy.worth[1, shown] == pytest.approx(max(mine.values()), abs=1e-9)
            assert mine[strategy.move(match.state)] == pytest.approx(max(mine.values()), abs=1e-9)
            compared += 1
            match.play(match.moves()[0])
        elif match.state.phase == CHOOSING:
            match.play(match.moves()[-1])
        else:
            match.play(match.moves()[0])


def test_the_bot_buys_and_blows_by_what_the_village_is_worth_then() -> None:
    game: Any = hamlet.game("three_little_pigs", 2)
    match = game.match(position=BOTH_BUILD, seed=3)
    bot, luck = TurnBot(game, compiled=False), Stream(1)
    while match.actor == "chance" or match.state.phase == CHOOSING or len(match.moves()) == 1:
        match.roll() if match.actor == "chance" else match.play(match.moves()[0])
    choice = bot.choose(game, match.state, Budget(), luck)
    worths = choice.analysis["win_probability"]
    assert max(worths, key=worths.__getitem__) == game.name(match.state, choice.move)
    assert all(0 < worth < 1 for worth in worths.values())


def test_chances_of_all_seats_add_up_and_the_end_is_the_result() -> None:
    for players in (2, 5):
        game = Game(KIND, players, {}, KIND.default_edition)
        match = game.match(seed=players)
        values: Any = np.zeros(players)
        insight = (np.array(WEIGHTS), np.zeros(FEATURES))
        luck = Stream(2)
        while match.actor is not None:
            if match.actor == "chance":
                match.roll()
            else:
                match.play(match.moves()[luck.below(len(match.moves()))])
            village_value.value_village(game.box, match.state, insight, values, 0)
            if match.actor is not None:
                assert values.sum() == pytest.approx(1)
        assert match.result is not None
        assert [seat for seat in range(players) if values[seat]] == list(match.result.winners)

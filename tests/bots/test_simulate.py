"""Batches: the same games interpreted and compiled, on one core and on two."""

from __future__ import annotations

import numpy as np
import pytest

import hamlet
from hamlet.bots.bot import Budget
from hamlet.bots.registry import bot_names, make_bot
from hamlet.engine.dice import SeededDice
from hamlet.engine.stream import Stream
from hamlet.lab.simulate import BadBatch, simulate
from hamlet.lab.summary import summary


@pytest.mark.parametrize("name", hamlet.SHELF)
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_interpreted_and_compiled_play_the_same_games(name: str, bot: str) -> None:
    game = hamlet.game(name, hamlet.kind(name).players[-1])
    slow = simulate(game, [bot], 12, seed=9, compiled=False)
    fast = simulate(game, [bot], 12, seed=9, compiled=True, jobs=2)
    assert np.array_equal(slow.steps, fast.steps)
    assert np.array_equal(slow.turns, fast.turns)
    assert np.array_equal(slow.won, fast.won)


def test_game_zero_of_a_batch_is_the_match_of_that_seed() -> None:
    """The same dice and the same bots' luck, through the public face of a match."""
    game = hamlet.game("piggyback", players=2)
    batch = simulate(game, ["greedy", "random"], 5, seed=21, compiled=False)
    for number in range(5):
        match = game.match(dice=SeededDice(21, 2 * number))
        luck = Stream(21, 2 * number + 1)
        bots = [make_bot(game, "greedy"), make_bot(game, "random")]
        while match.actor is not None:
            if match.actor == "chance":
                match.roll()
            else:
                bot = bots[match.actor]
                match.play_code(bot.choose(game, match.state.copy(), Budget(), luck).move)
        assert len(match.log) == batch.steps[number]
        assert match.state.turn == batch.turns[number]


def test_the_number_of_games_decides_whether_to_compile_and_changes_nothing() -> None:
    game = hamlet.game("piggyback", players=4)
    few = simulate(game, ["random"], 200, seed=3)
    many = simulate(game, ["random"], 6000, seed=3)
    assert np.array_equal(few.steps, many.steps[:200])


def test_progress_counts_every_game() -> None:
    done: list[int] = []
    game = hamlet.game("piggyback", players=4)
    simulate(game, ["random"], 500, compiled=False, progress=done.append)
    assert sum(done) == 500
    assert len(done) > 5


def test_summary_adds_up() -> None:
    game = hamlet.game("piggyback", players=4)
    batch = simulate(game, ["random"], 300, seed="words", compiled=False)
    data = summary(game, ["random"], "words", batch)
    assert data["won_by_nobody"] == 0
    assert sum(data["wins"]) >= 300
    assert data["length"]["mean"] == pytest.approx(float(batch.turns.mean()))


def test_wrong_batches() -> None:
    game = hamlet.game("piggyback", players=4)
    with pytest.raises(BadBatch, match="at least 1 game"):
        simulate(game, ["random"], 0)
    with pytest.raises(BadBatch, match="2 bots for 4 players"):
        simulate(game, ["random", "greedy"], 5)
    with pytest.raises(hamlet.UnknownBot, match="its bots are: random, greedy"):
        simulate(game, ["psychic"], 5)
    assert {"random", "greedy"} <= set(bot_names(game.kind))

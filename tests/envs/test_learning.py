"""Something learned: a short run, its file as a bot everywhere, and what a player gives away."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from examples.learn_piggyback import Plan, learn

import hamlet
import hamlet.envs
from command_line import run
from hamlet.analysis.coach import advise
from hamlet.analysis.judge import SearchJudge
from hamlet.bots.bot import Budget
from hamlet.bots.learned.network import BadNetwork, save_network
from hamlet.bots.registry import check_bot, check_player, learns, make_bot
from hamlet.engine.errors import UnknownBot
from hamlet.engine.stream import Stream
from hamlet.lab.simulate import simulate
from hamlet.lab.tournament import tournament
from small_woofy import SMALL


@pytest.fixture(scope="module")
def learned(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A player that has learned for a moment."""
    plan = Plan(batch=6, generations=2, hidden=8, compiled=False)
    file = tmp_path_factory.mktemp("learned") / "pig.npz"
    save_network(file, learn(plan, games_measured=4))
    return str(file)


def test_a_learned_player_is_a_bot(learned: str) -> None:
    game = hamlet.game("piggyback", players=2)
    assert check_player(game, learned) == learned
    assert not learns(learned)
    assert len(simulate(game, [learned, "greedy"], 4).steps) == 4
    assert tournament(game, [learned, "random"], 4, 1)["games"] == 4


def test_it_says_what_its_moves_are_worth_and_the_coach_explains_them(learned: str) -> None:
    game = hamlet.game("piggyback", players=2, options={"first_player": 0})
    match = game.match(seed=1)
    match.play("roll")
    match.play("red-4")
    choice = make_bot(game, learned).choose(game, match.state, Budget(), Stream(1))
    assert sorted(choice.analysis["win_probability"]) == sorted(match.moves())
    advice = advise(game, match.state, SearchJudge(game, work=20, compiled=False), Stream(1))
    assert game.name(match.state, choice.move) in [move["move"] for move in advice["moves"]]
    assert advice["reason"]


def test_a_file_is_a_bot_on_the_command_line_and_never_over_the_wire(learned: str) -> None:
    game = hamlet.game("piggyback", players=2)
    with pytest.raises(UnknownBot):
        check_bot(game.kind, learned)
    done = run("simulate", "piggyback", "--bots", f"{learned},greedy", "--games", "2", "--json")
    assert done.returncode == 0, done.stderr


def test_a_file_without_a_player_of_this_game_is_refused(learned: str, tmp_path: Path) -> None:
    woofy = hamlet.game("woofy")
    with pytest.raises(BadNetwork, match="this player has learned piggyback, not woofy"):
        check_player(woofy, learned)
    wide = hamlet.game("piggyback", edition={"game": "piggyback", "name": "w"} | WIDE)
    with pytest.raises(BadNetwork, match="another edition"):
        check_player(wide, learned)
    odd = tmp_path / "odd.npz"
    odd.write_bytes(b"no network")
    for file in (odd, tmp_path / "none.npz"):
        with pytest.raises(BadNetwork, match="there is no learned player in it"):
            check_player(woofy, str(file))


WIDE = {
    "plates": [9] * 8,
    "die": ["red 4"],
    "pigs": ["red", "blue", "green", "yellow", "pink", "white", "black"],
}


def test_perfect_play_gives_nothing_away_and_others_do() -> None:
    game = hamlet.game("woofy", players=2, edition=SMALL)
    perfect = hamlet.envs.regret(game, "exact", games=10)
    assert perfect.regret == pytest.approx(0.0, abs=1e-6)
    assert perfect.value == pytest.approx(perfect.exact, abs=1e-6)
    luck = np.random.default_rng(1)
    clumsy = hamlet.envs.regret(game, lambda _, mask: luck.choice(np.flatnonzero(mask)), games=40)
    assert clumsy.low > 0.0
    assert clumsy.decisions > 40
    with pytest.raises(hamlet.envs.BadEnvironment, match="piggyback is not solved"):
        hamlet.envs.regret(hamlet.game("piggyback"), "greedy")

"""Every library's own checks, on every game at every number of players."""

from __future__ import annotations

import itertools
import json
import subprocess
import sys
from functools import partial
from types import SimpleNamespace
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms import best_response, mcts, outcome_sampling_mccfr
from open_spiel.python.policy import UniformRandomPolicy
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    performance_benchmark,
    seed_test,
)
from pettingzoo.utils.conversions import parallel_to_aec

import hamlet
import hamlet.envs
from hamlet.engine.edition import edition_dict
from hamlet.engine.vocabulary import Json

TABLES = [(name, players) for name in hamlet.SHELF for players in hamlet.kind(name).players]
QUIET = pytest.mark.filterwarnings("ignore::UserWarning")  # advice of the libraries, no faults


def other_shape(name: str) -> Json:
    """An edition whose observations or actions are of another size."""
    edition: Json = edition_dict(hamlet.kind(name).default_edition)
    if name == "woofy":
        edition |= {"ring": 30, "wolf": {"start": 0, "stride": 3}}
    elif name == "three_little_pigs":
        edition["dice"]["white"]["count"] = 3
    elif name == "cochonstructeurs":
        edition["numbers"]["bag"] = 5
    else:
        edition["plates"] = [9] * 8
    return edition


@QUIET
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_gymnasium_checks_one_learner(name: str, players: int) -> None:
    check_env(gymnasium.make(f"hamlet/{name}-v0", players=players).unwrapped)


@QUIET
@pytest.mark.parametrize("name", hamlet.SHELF)
def test_other_editions_and_options_are_checked_too(name: str) -> None:
    edition, options = other_shape(name), {"first_player": 1}
    env: Any = gymnasium.make(f"hamlet/{name}-v0", edition=edition, options=options)
    check_env(env.unwrapped)
    assert env.unwrapped.game.options["first_player"] == 1
    api_test(hamlet.envs.aec(name, edition=edition, options=options), num_cycles=20)


@pytest.mark.parametrize("name", hamlet.SHELF)
def test_a_vector_environment_has_the_spaces_that_gymnasium_makes(name: str) -> None:
    env: Any = gymnasium.make_vec(
        f"hamlet/{name}-v0", 3, vectorization_mode="vector_entry_point", compiled=False
    )
    other: Any = gymnasium.make_vec(f"hamlet/{name}-v0", 3, vectorization_mode="sync")
    assert env.observation_space == other.observation_space
    assert env.action_space == other.action_space
    observations, info = env.reset(seed=1)
    assert observations in env.observation_space
    assert info["action_mask"].shape == (3, env.single_action_space.n)
    observations, rewards, over, cut, _ = env.step(info["legal_actions"][:, 0])
    assert observations in env.observation_space
    assert [array.shape for array in (rewards, over, cut)] == [(3,)] * 3
    other.close()


@QUIET
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_pettingzoo_checks_every_seat(name: str, players: int) -> None:
    api_test(hamlet.envs.aec(name, players=players), num_cycles=40)
    seed_test(partial(hamlet.envs.aec, name, players), num_cycles=10)
    parallel_api_test(hamlet.envs.parallel(name, players), num_cycles=40)


@QUIET
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_pettingzoo_counts_the_cycles(name: str, players: int) -> None:
    rounds = partial(hamlet.envs.parallel, name, players)
    module = SimpleNamespace(parallel_env=rounds, env=lambda **k: parallel_to_aec(rounds(**k)))
    max_cycles_test(module)


@pytest.mark.parametrize("name", hamlet.SHELF)
def test_pettingzoo_can_measure_it(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    seconds = itertools.count()
    module = sys.modules[performance_benchmark.__module__]
    monkeypatch.setattr(module, "time", SimpleNamespace(time=seconds.__next__))
    performance_benchmark(hamlet.envs.aec(name))


def test_the_seat_to_act_sees_its_mask_and_the_others_none() -> None:
    env = hamlet.envs.aec("woofy", players=2, options={"first_player": 1})
    env.reset(seed=3)
    assert env.agent_selection == "player_1"
    assert env.observe("player_1")["action_mask"].any()
    assert not env.observe("player_0")["action_mask"].any()
    assert env.describe(env.observe("player_0")["observation"])["actor"] == 1


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_openspiel_plays_at_random(name: str, players: int) -> None:
    game = pyspiel.load_game(f"hamlet_{name}(players={players})")
    assert game.num_players() == players
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def test_openspiel_states_copy_and_serialize() -> None:
    game = pyspiel.load_game("hamlet_woofy", {"players": 2, "options": '{"brick_parts": 3}'})
    state = game.new_initial_state()
    luck = np.random.default_rng(1)
    for _ in range(10):
        state.apply_action(int(luck.choice(state.legal_actions())))
    twin = state.clone()
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert str(twin) == str(again) == str(state)
    twin.apply_action(twin.legal_actions()[0])
    assert str(twin) != str(state)
    said = pyspiel.load_game("hamlet_woofy(players=2,options=brick_parts:3;first_player:0)")
    assert str(said.new_initial_state().current_player()) == "0"


def sprint() -> Any:
    """A race so short that all of its tree can be walked."""
    edition = edition_dict(hamlet.kind("piggyback").default_edition)
    edition |= {"plates": [1] * 8, "die": ["red 4", "red 9"], "again": {}}
    options = json.dumps({"first_player": 0})
    return pyspiel.load_game(
        "hamlet_piggyback", {"players": 2, "edition": json.dumps(edition), "options": options}
    )


def test_openspiel_searches_learns_and_answers_best() -> None:
    game = sprint()
    state = game.new_initial_state()
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = mcts.MCTSBot(game, 1.4, 20, evaluator, random_state=np.random.RandomState(1))
    assert bot.step(state) in state.legal_actions()
    np.random.seed(1)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    for _ in range(5):
        solver.iteration()
    learned = solver.average_policy()
    best = best_response.BestResponsePolicy(game, 0, UniformRandomPolicy(game))
    assert sum(learned.action_probabilities(state).values()) == pytest.approx(1.0)
    uniform = 0.5
    assert best.value(state) >= uniform


def test_without_its_libraries_it_says_what_to_install() -> None:
    script = (
        "import sys\n"
        "sys.modules['pettingzoo'] = None\n"
        "import importlib.util as u\n"
        "real = u.find_spec\n"
        "u.find_spec = lambda name: None if name == 'pettingzoo' else real(name)\n"
        "import hamlet.envs\n"
    )
    run = subprocess.run(
        [sys.executable, "-c", script], check=False, capture_output=True, text=True
    )
    said = run.stderr.strip().splitlines()[-1]
    assert said == (
        "ImportError: hamlet.envs needs pettingzoo: pip install 'hamlet[envs]' brings all of it"
    )

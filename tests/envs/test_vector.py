"""The vector environment in lockstep with matches, and all that can be asked of it."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

import hamlet
import hamlet.envs
from hamlet.bots.policy import GREEDY
from hamlet.bots.registry import PolicyBot
from hamlet.engine.dice import SeededDice
from hamlet.engine.game import Game
from hamlet.engine.ids import Move, Seat
from hamlet.engine.link import link
from hamlet.engine.match import Match
from hamlet.engine.spaces import width
from hamlet.engine.stream import Stream
from hamlet.envs import many

TABLES = [(name, players) for name in hamlet.SHELF for players in hamlet.kind(name).players]


def make(name: str, num_envs: int = 3, **more: Any) -> Any:
    """A small vector environment, made as anybody would; interpreted unless told otherwise."""
    more = {"compiled": False} | more
    return gymnasium.make_vec(
        f"hamlet/{name}-v0", num_envs=num_envs, vectorization_mode="vector_entry_point", **more
    )


def until_decision(match: Match) -> Match:
    """The match's own dice roll until somebody has to choose."""
    while match.actor == "chance":
        match.roll()
    return match


def seen(match: Match, seat: int) -> list[int]:
    spaces, box = match.game.kind.spaces, match.game.box
    row = [0] * width(spaces.fields(box))
    spaces.observe(box, match.state, Seat(seat), row)
    return row


def legal(match: Match) -> dict[int, Move]:
    """The legal moves by their actions."""
    game, state = match.game, match.state
    action_of = game.kind.spaces.action_of
    return {action_of(game.box, state, move): move for move in game.legal_moves(state)}


def paid(match: Match, seat: int) -> float:
    """What a seat gets of the win, as the rules say who has won."""
    result = match.result
    if result is None or seat not in result.winners:
        return 0.0
    return 1.0 if match.game.kind.cooperative else 1.0 / len(result.winners)


def walk_in_lockstep(env: Any, game: Game, seeds: list[int], most: int) -> None:
    """Random play in the environment and in matches of the same seeds, compared at every step."""
    observations, info = env.reset(seed=seeds)
    matches = [until_decision(game.match(seed=seed)) for seed in seeds]
    luck, steps = Stream(1), 0
    while any(match.actor is not None for match in matches) and steps < most:
        actions = np.zeros(len(seeds), np.int64)
        acted = [match.actor for match in matches]
        for index, match in enumerate(matches):
            if isinstance(match.actor, int):
                assert info["to_play"][index] == match.actor
                assert observations[index].tolist() == seen(match, match.actor)
                moves = legal(match)
                assert np.flatnonzero(info["action_mask"][index]).tolist() == sorted(moves)
                count = info["legal_count"][index]
                assert info["legal_actions"][index, :count].tolist() == list(moves)
                actions[index] = sorted(moves)[luck.below(len(moves))]
                match.play_code(moves[int(actions[index])])
                until_decision(match)
        observations, rewards, over, cut, info = env.step(actions)
        steps += 1
        for index, match in enumerate(matches):
            seat = acted[index]
            if isinstance(seat, int):
                assert over[index] == (match.actor is None)
                assert rewards[index] == pytest.approx(paid(match, seat))
                every = [paid(match, seat) for seat in range(game.players)]
                assert info["rewards"][index].tolist() == pytest.approx(every)
                assert not cut[index]
            else:
                matches[index] = SimpleNamespace(actor=None)  # type: ignore[call-overload]  # dealt again


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_game_goes_as_its_match_does(name: str, players: int) -> None:
    env = make(name, 2, players=players)
    walk_in_lockstep(env, env.game, [players, 40], 60)


def test_compiled_games_go_as_their_matches_do() -> None:
    for players in hamlet.kind("piggyback").players:
        env = make("piggyback", 3, players=players, compiled=True)
        walk_in_lockstep(env, env.game, [3, 4, 5], 400)


@pytest.mark.parametrize("name", ["three_little_pigs", "cochonstructeurs", "woofy"])
def test_compiled_spaces_say_the_same(name: str) -> None:
    """Observations and actions compiled by themselves, where the whole step compiles slowly."""
    game = hamlet.game(name)
    spaces, box = game.kind.spaces, game.box.to_numpy()
    compiled = link([game.kind.rules, spaces], compiled=True)
    row = np.zeros(width(spaces.fields(game.box)), np.int16)
    match, luck = until_decision(game.match(seed=1)), Stream(2)
    for _ in range(40):
        if not isinstance(match.actor, int):
            break
        state: Any = match.state
        row[:] = 0
        compiled.observe(box, state.to_numpy(), match.actor, row)
        assert row.tolist() == seen(match, match.actor)
        for action, move in legal(match).items():
            assert compiled.action_of(box, state.to_numpy(), move) == action
            assert compiled.move_of(box, state.to_numpy(), action) == move
        moves = game.legal_moves(state)
        match.play_code(moves[luck.below(len(moves))])
        until_decision(match)


def random_actions(env: Any, info: dict[str, Any], luck: np.random.Generator) -> Any:
    drawn = (luck.random(env.num_envs) * info["legal_count"]).astype(np.int64)
    return info["legal_actions"][np.arange(env.num_envs), drawn]


def test_a_game_that_ended_is_dealt_again_at_the_next_step() -> None:
    env, luck = make("piggyback", 2, players=4), np.random.default_rng(1)
    _, info = env.reset(seed=7)
    ended = np.zeros(2, bool)
    deals = [0, 0]
    while min(deals) == 0:
        observations, _, over, _, info = env.step(random_actions(env, info, luck))
        for index in np.flatnonzero(ended):
            deals[index] += 1
            fresh = env.game.match(dice=SeededDice(7 + int(index), deals[index]))
            assert not over[index]
            assert observations[index].tolist() == seen(until_decision(fresh), fresh.actor)
        ended = over


def test_a_game_that_ended_is_dealt_again_within_the_step() -> None:
    env = make("piggyback", 2, players=4, autoreset_mode=AutoresetMode.SAME_STEP)
    luck = np.random.default_rng(1)
    _, info = env.reset(seed=7)
    over = np.zeros(2, bool)
    while not over.any():
        observations, rewards, over, _, info = env.step(random_actions(env, info, luck))
    index = int(np.flatnonzero(over)[0])
    assert env.describe(info["final_obs"][index])["phase"] == "over"
    assert info["_final_obs"].tolist() == over.tolist()
    assert rewards[index] == 1.0
    assert env.describe(observations[index])["phase"] == "ready"
    assert info["action_mask"][index].any()


def test_without_autoreset_one_says_which_games_are_dealt_again() -> None:
    env = make("piggyback", 2, players=4, autoreset_mode="Disabled")
    luck = np.random.default_rng(1)
    _, info = env.reset(seed=7)
    over = np.zeros(2, bool)
    while not over.any():
        _, _, over, _, info = env.step(random_actions(env, info, luck))
    with pytest.raises(hamlet.envs.BadEnvironment, match="a game is over: reset it"):
        env.step(random_actions(env, info, luck))
    observations, info = env.reset(options={"reset_mask": over})
    assert env.describe(observations[int(np.flatnonzero(over)[0])])["phase"] == "ready"
    env.step(random_actions(env, info, luck))


def test_saved_games_go_on_alike_wherever_they_are_put_back() -> None:
    env, luck = make("woofy", 4, players=2), np.random.default_rng(3)
    _, info = env.reset(seed=1)
    for _ in range(5):
        _, _, _, _, info = env.step(random_actions(env, info, luck))
    saved = env.save(np.array([1, 2]))
    _, info = env.restore(saved, np.array([0, 3]))
    for _ in range(10):
        actions = random_actions(env, info, luck)
        actions[[1, 2]] = actions[[0, 3]]
        observations, _, _, _, info = env.step(actions)
        assert observations[0].tolist() == observations[1].tolist()
        assert observations[3].tolist() == observations[2].tolist()
    with pytest.raises(hamlet.envs.BadEnvironment, match="2 saved games for 1 places"):
        env.restore(saved, np.array([0]))


def test_chance_can_be_a_player() -> None:
    env = make("woofy", 2, players=2, chance="explicit")
    _, info = env.reset(seed=1)
    match = env.game.match(seed=1)
    for _ in range(12):
        if match.actor == "chance":
            assert info["to_play"][0] == -1
            odds = {code: w for code, w in enumerate(info["chance"][0]) if w > 0}
            assert sorted(odds.values()) == pytest.approx(sorted(match.outcomes().values()))
        action = int(np.flatnonzero(info["action_mask"][0])[0])
        name = env.games.move_name(0, action)
        match.play(name)
        _, _, _, _, info = env.step(np.array([action, info["legal_actions"][1, 0]]))


def test_bots_sit_on_the_other_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    """One of them thinks for itself; who does so is asked outside the kernels."""
    monkeypatch.setattr(many, "make_bot", lambda game, name: PolicyBot(GREEDY))
    for bots in ("greedy", ["random", "greedy", "piglet"]):
        env = make("piggyback", 2, players=4, bots=bots, seat=2)
        luck, paid_out = np.random.default_rng(1), 0.0
        _, info = env.reset(seed=3)
        for _ in range(60):
            assert set(info["to_play"]) <= {2, -2}
            _, rewards, over, _, info = env.step(random_actions(env, info, luck))
            assert (info["rewards"][:, 2] == rewards).all()
            paid_out += float(info["rewards"][over].sum())
        assert paid_out > 0


def test_compiled_bots_play_as_interpreted_ones() -> None:
    rows = []
    for compiled in (True, False):
        env = make("piggyback", 3, players=3, bots=["greedy", "random"], compiled=compiled)
        luck = np.random.default_rng(1)
        _, info = env.reset(seed=3)
        for _ in range(40):
            observations, _, _, _, info = env.step(random_actions(env, info, luck))
        rows.append(observations.tolist())
    assert rows[0] == rows[1]


def test_a_forbidden_action_changes_nothing_and_is_told() -> None:
    env = make("piggyback", 2, players=4)
    before, _ = env.reset(seed=1)
    after, rewards, over, _, info = env.step(np.array([1, 0]))
    assert info["illegal"].tolist() == [True, False]
    assert after[0].tolist() == before[0].tolist()
    assert rewards.tolist() == [0.0, 0.0]
    assert not over.any()
    strict = make("piggyback", 2, players=4, strict=True)
    strict.reset(seed=1)
    with pytest.raises(hamlet.envs.IllegalAction, match=r"action 1 of game 0 .* legal are \[0\]"):
        strict.step(np.array([1, 0]))


def test_scores_can_be_the_rewards_and_long_games_be_cut_short() -> None:
    env = make("three_little_pigs", 1, players=2, rewards="score")
    luck, over = np.random.default_rng(1), np.zeros(1, bool)
    _, info = env.reset(seed=5)
    while not over[0]:
        _, _, over, _, info = env.step(random_actions(env, info, luck))
    result = env.game.kind.position.result(env.game.box, env.games.state(0))
    assert info["rewards"][0].tolist() == list(result.scores)
    short = make("woofy", 1, players=2, max_episode_steps=3)
    _, info = short.reset(seed=1)
    cuts = [short.step(random_actions(short, info, luck))[3][0] for _ in range(1)]
    assert cuts == [False]


def test_what_was_handed_out_is_never_written_to_again() -> None:
    env = make("piggyback", 2, players=4)
    first, info = env.reset(seed=1)
    kept, mask = first.copy(), info["action_mask"].copy()
    for _ in range(3):
        env.step(np.zeros(2, np.int64))
    assert (first == kept).all()
    assert (info["action_mask"] == mask).all()


def test_arrays_pass_to_other_libraries_without_a_copy() -> None:
    env = make("piggyback", 2, players=4)
    observations, info = env.reset(seed=1)
    for array in (observations, info["action_mask"], info["rewards"]):
        assert np.shares_memory(np.from_dlpack(array), array)


def test_looking_ahead_shows_what_every_action_leads_to() -> None:
    env = make("woofy", 2, players=2)
    env.reset(seed=1)
    rows, over, worth = env.games.look_ahead()
    assert len(rows) == int(env.games.shown.count.sum())
    assert env.describe(rows[0])["phase"] == "rolling"
    assert not over.any()
    assert not worth.any()


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"bots": ["greedy"]}, "1 bots for 3 other seats"),
        ({"bots": "greedy", "seat": 4}, "the learner's seat is 0 to 3, not 4"),
        ({"chance": "outside"}, "chance is inside or explicit, not 'outside'"),
        ({"rewards": "money"}, "rewards are win, score or team, not 'money'"),
        ({"bots": "gredy"}, "there is no bot 'gredy'"),
    ],
)
def test_what_cannot_be_is_said_in_one_line(wrong: dict[str, Any], sentence: str) -> None:
    with pytest.raises(hamlet.HamletError, match=sentence):
        make("piggyback", 2, players=4, **wrong)

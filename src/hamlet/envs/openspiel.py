"""The games as OpenSpiel knows games: chance is a player, and every game has a name.

`pyspiel.load_game("hamlet_woofy(players=2,options=brick_parts:3;first_player:0)")`; in a dict of
parameters `options` and `edition` may also be JSON, and `edition` a file.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

import numpy as np
import pyspiel

import hamlet
from hamlet.engine.game import Game
from hamlet.engine.ids import CHANCE, OVER, Move, Seat
from hamlet.engine.record import StateRecord
from hamlet.engine.setup import Setup
from hamlet.engine.spaces import described, width
from hamlet.engine.vocabulary import Json
from hamlet.envs.many import BadEnvironment

LONGEST = 100_000
"""Steps that no match is expected to reach; OpenSpiel wants to know."""


@dataclass(frozen=True, eq=False)
class Moment:
    """A state of a game. It is never changed, so that copies can share it."""

    game: Game
    state: StateRecord

    def __deepcopy__(self, memo: object) -> Moment:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        position = self.game.kind.position.write(self.game.box, self.state)
        return restored, (self.game.setup, position)

    @property
    def actor(self) -> int:
        """The seat that acts, or OpenSpiel's word for chance or the end."""
        who = self.game.kind.rules.actor(self.game.box, self.state)
        words = {CHANCE: pyspiel.PlayerId.CHANCE, OVER: pyspiel.PlayerId.TERMINAL}
        return int(words.get(who, who))

    def after(self, move: Move) -> Moment:
        """What a move or an outcome leads to."""
        state = self.state.copy()
        self.game.kind.rules.apply(self.game.box, state, move, None)
        return Moment(self.game, state)


def restored(setup: Setup, position: Json) -> Moment:
    """A moment from what was written down of it."""
    game = hamlet.open_setup(setup)
    return Moment(game, game.kind.position.restore(game.box, position))


def read_options(text: str) -> dict[str, Any]:
    """Options as JSON, or as name:value;name:value."""
    if text.startswith("{"):
        found: dict[str, Any] = json.loads(text)
        return found
    pairs = [pair.partition(":") for pair in text.split(";") if pair]
    if any(not colon for _, colon, _ in pairs):
        raise BadEnvironment(f"options are name:value;name:value or JSON, not {text!r}")
    return {name.strip(): value.strip() for name, _, value in pairs}


def open_game(name: str, params: dict[str, Any]) -> Game:
    """The game that parameters ask for."""
    edition = params.get("edition", "")
    return hamlet.game(
        name,
        params.get("players"),
        read_options(params.get("options", "")),
        json.loads(edition) if edition.startswith("{") else edition or None,
    )


class HamletState(pyspiel.State):  # type: ignore[misc]  # the library is not typed
    """A state, in OpenSpiel's words."""

    def __init__(self, game: Any, opened: Game) -> None:
        super().__init__(game)
        self.moment = Moment(opened, opened.kind.position.start(opened.box))

    def current_player(self) -> int:
        return self.moment.actor

    def is_terminal(self) -> bool:
        return bool(self.moment.actor == pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        game, state = self.moment.game, self.moment.state
        if player != self.moment.actor:
            return []
        action_of = game.kind.spaces.action_of
        return sorted(action_of(game.box, state, move) for move in game.legal_moves(state))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = sorted(self.moment.game.weighted_outcomes(self.moment.state))
        total = sum(weight for _, weight in outcomes)
        return [(int(code), weight / total) for code, weight in outcomes]

    def _move(self, player: int, action: int) -> Move:
        if player == pyspiel.PlayerId.CHANCE:
            return Move(action)
        game = self.moment.game
        return game.kind.spaces.move_of(game.box, self.moment.state, action)

    def _apply_action(self, action: int) -> None:
        self.moment = self.moment.after(self._move(self.moment.actor, action))

    def _action_to_string(self, player: int, action: int) -> str:
        return self.moment.game.name(self.moment.state, self._move(player, action))

    def returns(self) -> list[float]:
        """Shares of the win, or in a cooperative game 1 for everybody if it is won."""
        game = self.moment.game
        result = game.kind.position.result(game.box, self.moment.state)
        won = result.winners if result else ()
        worth = 1.0 if game.kind.cooperative else 1.0 / max(len(won), 1)
        return [worth if seat in won else 0.0 for seat in range(game.players)]

    def __str__(self) -> str:
        game = self.moment.game
        return json.dumps(game.kind.position.write(game.box, self.moment.state), sort_keys=True)


class HamletObserver:
    """What a player sees: the game's own observation, as OpenSpiel wants it."""

    def __init__(self, opened: Game) -> None:
        self._fields = opened.kind.spaces.fields(opened.box)
        self.tensor = np.zeros(width(self._fields), np.float32)
        self.dict = {"observation": self.tensor}

    def _row(self, state: Any, player: int) -> list[int]:
        game = state.moment.game
        row = [0] * len(self.tensor)
        game.kind.spaces.observe(game.box, state.moment.state, Seat(player), row)
        return row

    def set_from(self, state: Any, player: int) -> None:
        self.tensor[:] = self._row(state, player)

    def string_from(self, state: Any, player: int) -> str:
        return json.dumps(described(self._fields, self._row(state, player)))


def game_type(name: str) -> Any:
    """What OpenSpiel wants to know of a game before it is opened."""
    kind = hamlet.kind(name)
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=f"hamlet_{name}",
        long_name=f"Hamlet: {kind.words.title('en')}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=utility.IDENTICAL if kind.cooperative else utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=kind.players[-1],
        min_num_players=kind.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": hamlet.game(name).players,
            "options": "",
            "edition": "",
        },
    )


def game_info(game: Game) -> Any:
    """What OpenSpiel wants to know of an opened game."""
    spaces, cooperative = game.kind.spaces, game.kind.cooperative
    return pyspiel.GameInfo(
        num_distinct_actions=spaces.actions(game.box),
        max_chance_outcomes=spaces.outcome_numbers(game.box),
        num_players=game.players,
        min_utility=0.0,
        max_utility=1.0,
        utility_sum=None if cooperative else 1.0,
        max_game_length=LONGEST,
    )


def register_openspiel(name: str) -> None:
    """`hamlet_<game>` among OpenSpiel's games."""
    kind = game_type(name)

    class HamletGame(pyspiel.Game):  # type: ignore[misc]  # the library is not typed
        """A game, in OpenSpiel's words."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            self.opened = open_game(name, params or {})
            super().__init__(kind, game_info(self.opened), params or {})

        def new_initial_state(self) -> HamletState:
            return HamletState(self, self.opened)

        def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> HamletObserver:
            return HamletObserver(self.opened)

    pyspiel.register_game(kind, HamletGame)

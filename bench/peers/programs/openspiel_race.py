"""Piggyback as a Python game of OpenSpiel, with explicit chance, played at random.

usage: openspiel_race.py GAMES SEED
"""

from __future__ import annotations

import random
import sys
from typing import Any

import pyspiel
from race import DONE, PIGS, ROLLING, Race
from report import Report

FACES = [(face, 1 / 6) for face in range(6)]
TYPE = pyspiel.GameType(
    short_name="peer_piggyback",
    long_name="Piggyback",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=PIGS,
    min_num_players=PIGS,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=False,
    parameter_specification={},
)
INFO = pyspiel.GameInfo(
    num_distinct_actions=3,
    max_chance_outcomes=6,
    num_players=PIGS,
    min_utility=0.0,
    max_utility=1.0,
    utility_sum=None,
    max_game_length=10_000,
)


class PiggybackGame(pyspiel.Game):
    """What OpenSpiel asks for a new state."""

    def __init__(self, params: Any = None) -> None:
        super().__init__(TYPE, INFO, params or {})

    def new_initial_state(self) -> PiggybackState:
        return PiggybackState(self)


class PiggybackState(pyspiel.State):
    """A race with OpenSpiel's names."""

    def __init__(self, game: PiggybackGame) -> None:
        super().__init__(game)
        self.race = Race()

    def current_player(self) -> Any:
        if self.race.phase == DONE:
            return pyspiel.PlayerId.TERMINAL
        return pyspiel.PlayerId.CHANCE if self.race.phase == ROLLING else self.race.seat

    def _legal_actions(self, player: int) -> list[int]:
        return self.race.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return FACES

    def _apply_action(self, action: int) -> None:
        if self.race.phase == ROLLING:
            self.race.fall(action)
        else:
            self.race.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return str(action)

    def is_terminal(self) -> bool:
        return self.race.phase == DONE

    def returns(self) -> list[float]:
        return [float(won) for won in self.race.winners()]

    def __str__(self) -> str:
        return f"{self.race.at} {self.race.level}"


def main() -> None:
    pyspiel.register_game(TYPE, PiggybackGame)
    game, chance, report = pyspiel.load_game(TYPE.short_name), random.Random(sys.argv[2]), Report()
    for _ in range(int(sys.argv[1])):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                faces, likely = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(faces, likely)[0])
            else:
                state.apply_action(chance.choice(state.legal_actions()))
        report.add(state.race.turns, [value > 0 for value in state.returns()])
    report.show()


if __name__ == "__main__":
    main()

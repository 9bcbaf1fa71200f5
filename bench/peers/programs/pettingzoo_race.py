"""Piggyback as an AEC environment of PettingZoo, with action masks, played at random.

usage: pettingzoo_race.py GAMES SEED
"""

from __future__ import annotations

import random
import sys
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv
from race import DONE, PIGS, ROLL, Race
from report import Report


class PiggybackEnv(AECEnv):
    """The die falls within a move, as usual in PettingZoo."""

    metadata = {"name": "piggyback_v0", "is_parallelizable": False}  # noqa: RUF012

    def __init__(self) -> None:
        super().__init__()
        self.possible_agents = [f"pig_{seat}" for seat in range(PIGS)]
        seen = Box(0, 200, (2 * PIGS + 3,), np.int16)
        spaces = Dict({"observation": seen, "action_mask": Box(0, 1, (3,), np.int8)})
        self.observation_spaces = dict.fromkeys(self.possible_agents, spaces)
        self.action_spaces = {agent: Discrete(3) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Any = None) -> None:
        if seed is not None:
            self.chance = random.Random(seed)
        self.race = Race()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Any] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Any:
        race = self.race
        mask = np.zeros(3, np.int8)
        mask[race.legal()] = 1
        seen = [*race.at, *race.level, race.gone, race.taken, race.phase]
        return {"observation": np.array(seen, np.int16), "action_mask": mask}

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        race = self.race
        race.play(action)
        if action == ROLL:
            race.fall(self.chance.randrange(6))
        if race.phase == DONE:
            for agent, won in zip(self.agents, race.winners(), strict=True):
                self.rewards[agent] = float(won)
                self.terminations[agent] = True
        self.agent_selection = self.possible_agents[race.seat]
        self._accumulate_rewards()


def main() -> None:
    env, chance, report = PiggybackEnv(), random.Random(sys.argv[2]), Report()
    env.reset(seed=int(sys.argv[2]) + 1)
    for _ in range(int(sys.argv[1])):
        env.reset()
        for _agent in env.agent_iter():
            observation, _reward, ended, cut, _info = env.last()
            if ended or cut:
                break
            env.step(chance.choice(np.flatnonzero(observation["action_mask"]).tolist()))
        report.add(env.race.turns, env.race.winners())
    report.show()


if __name__ == "__main__":
    main()

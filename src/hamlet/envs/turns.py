"""Every seat an agent, one after the other: a game as a PettingZoo environment."""

from __future__ import annotations

from collections.abc import Mapping
from os import PathLike
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space
from pettingzoo import AECEnv

import hamlet
from hamlet.engine.option import Value
from hamlet.engine.spaces import Meaning
from hamlet.engine.vocabulary import Json
from hamlet.envs.many import ManyGames, Numbers, Rewards
from hamlet.envs.vector import MOST_SEED, observation_space


class HamletAEC(AECEnv[str, Any, Any]):  # type: ignore[misc]  # the library is not typed
    """Agents are player_0, player_1, …; each sees the table and the mask of what it may do.

    An action that the mask forbids changes nothing and is told in the agent's info.
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, Value] | None = None,
        edition: str | PathLike[str] | Json | None = None,
        *,
        rewards: Rewards | None = None,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.game = hamlet.game(game, players, options, edition)
        self.metadata = {"render_modes": ["ansi"], "name": f"hamlet_{self.game.kind.id}_v0"}
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.game.players)]
        limit = None if max_cycles is None else max_cycles * self.game.players
        self.games = ManyGames(self.game, 1, rewards=rewards, limit=limit, compiled=False)
        self._observations = {agent: self._seen_space() for agent in self.possible_agents}
        self._actions = {agent: Discrete(self.games.actions) for agent in self.possible_agents}
        self._random = np.random.default_rng()
        self._dealt = False

    def _seen_space(self) -> Space[Any]:
        mask = Box(0, 1, (self.games.actions,), np.int8)
        return Dict({"observation": observation_space(self.games.fields), "action_mask": mask})

    def observation_space(self, agent: str) -> Space[Any]:
        return self._observations[agent]

    def action_space(self, agent: str) -> Space[Any]:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game: `game.match(seed)`, or without a seed the next game of the last one."""
        if seed is None and self._dealt:
            self.games.redeal(np.arange(1))
        else:
            self.games.deal([int(self._random.integers(MOST_SEED)) if seed is None else seed])
        self._dealt = True
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {"illegal": False} for agent in self.agents}
        self.agent_selection = self.agents[int(self.games.shown.to_play[0])]

    def observe(self, agent: str) -> dict[str, Numbers]:
        """What an agent sees; its mask is empty while somebody else has to choose."""
        seat = self.possible_agents.index(agent)
        shown = self.games.shown
        acts = int(shown.to_play[0]) == seat
        mask = shown.masks[0] if acts else np.zeros(self.games.actions, np.int8)
        return {"observation": self.games.observation(0, seat), "action_mask": mask.copy()}

    def step(self, action: Any) -> None:
        """The selected agent's action; the dice fall until somebody has to choose."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        shown = self.games.step(np.array([int(action)]))
        self.infos = {name: {"illegal": False} for name in self.agents}
        self.infos[agent] = {"illegal": bool(shown.illegal[0])}
        for seat, name in enumerate(self.possible_agents):
            self.rewards[name] = float(shown.rewards[0, seat])
            self.terminations[name] = bool(shown.over[0])
            self.truncations[name] = bool(shown.cut[0])
        if shown.to_play[0] >= 0:
            self.agent_selection = self.possible_agents[int(shown.to_play[0])]
        self._accumulate_rewards()

    def describe(self, observation: Numbers) -> dict[str, Meaning | list[Meaning]]:
        """An observation with a name for every field."""
        return self.games.describe(observation)

    def render(self) -> Any:
        """The table as coloured text."""
        return self.game.kind.picture.draw(self.game.box, self.games.state(0))

    def close(self) -> None:
        """Nothing is open."""

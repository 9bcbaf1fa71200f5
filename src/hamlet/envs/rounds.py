"""All agents asked at every step: a game for tools that know no turns.

Only the action of the agent whose turn it is counts; the others' masks are empty.
"""

from __future__ import annotations

from typing import Any

from gymnasium.spaces import Space
from pettingzoo import ParallelEnv

from hamlet.envs.turns import HamletAEC


class HamletParallel(ParallelEnv[str, Any, Any]):  # type: ignore[misc]  # the library is not typed
    """The same game as `HamletAEC`, of which it takes all arguments but counts cycles by steps."""

    def __init__(self, game: str, *arguments: Any, max_cycles: int | None = None, **more: Any):
        self.turns = HamletAEC(game, *arguments, **more)
        self.metadata = {**self.turns.metadata, "is_parallelizable": True}
        self.render_mode = self.turns.render_mode
        self.possible_agents = self.turns.possible_agents
        self.max_cycles = max_cycles
        self._cycles = 0

    def observation_space(self, agent: str) -> Space[Any]:
        return self.turns.observation_space(agent)

    def action_space(self, agent: str) -> Space[Any]:
        return self.turns.action_space(agent)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """A new game; what everybody sees, and whose turn it is."""
        self.turns.reset(seed, options)
        self.agents = self.turns.agents[:]
        self._cycles = 0
        return self._seen(), self._infos()

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Any]]:
        """The action of the agent whose turn it is."""
        self.turns.step(actions[self.turns.agent_selection])
        self._cycles += 1
        rewards, over = dict(self.turns.rewards), dict(self.turns.terminations)
        late = self.max_cycles is not None and self._cycles >= self.max_cycles
        cut = {agent: late and not over[agent] for agent in self.agents}
        seen, infos = self._seen(), self._infos()
        if late or any(over.values()):
            self.agents = []
        return seen, rewards, over, cut, infos

    def _seen(self) -> dict[str, Any]:
        return {agent: self.turns.observe(agent) for agent in self.agents}

    def _infos(self) -> dict[str, Any]:
        turn = {"to_play": self.turns.agent_selection}
        return {agent: self.turns.infos[agent] | turn for agent in self.agents}

    def render(self) -> Any:
        return self.turns.render()

    def close(self) -> None:
        self.turns.close()

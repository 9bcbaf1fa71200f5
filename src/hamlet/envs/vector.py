"""Thousands of games as one Gymnasium vector environment, stepped inside compiled code."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from os import PathLike
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Discrete, MultiDiscrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

import hamlet
from hamlet.engine.option import Value
from hamlet.engine.spaces import Field, Meaning, number_type
from hamlet.engine.vocabulary import Json
from hamlet.envs.kernels import Shown
from hamlet.envs.many import (
    BadEnvironment,
    Chance,
    IllegalAction,
    ManyGames,
    Numbers,
    Rewards,
    Snapshot,
)

MOST_SEED = (1 << 63) - 1


def observation_space(fields: Sequence[Field]) -> Box:
    """The numbers of an observation, each between its bounds."""
    low = [field.low for field in fields for _ in range(field.size)]
    high = [field.high for field in fields for _ in range(field.size)]
    kind = number_type(fields)
    return Box(np.array(low, kind), np.array(high, kind), dtype=kind)


def seated(players: int, bots: str | Sequence[str] | None, seat: int) -> list[str | None]:
    """Who sits where: the learner on its seat, the bots on the others, one name for all or each."""
    if bots is None:
        return [None] * players
    others = [bots] * (players - 1) if isinstance(bots, str) else list(bots)
    if len(others) != players - 1:
        raise BadEnvironment(f"{len(others)} bots for {players - 1} other seats; name one, or each")
    if not 0 <= seat < players:
        raise BadEnvironment(f"the learner's seat is 0 to {players - 1}, not {seat}")
    return [*others[:seat], None, *others[seat:]]


class HamletVectorEnv(VectorEnv[Any, Any, Any]):
    """`num_envs` games. Without `bots` a learner plays every seat (`info["to_play"]` says which);
    with them it plays `seat` alone.

    An action that the mask forbids changes nothing and is told in `info["illegal"]`, unless
    `strict`: then IllegalAction says which it was, before any game has moved.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        players: int | None = None,
        options: Mapping[str, Value] | None = None,
        edition: str | PathLike[str] | Json | None = None,
        *,
        bots: str | Sequence[str] | None = None,
        seat: int = 0,
        chance: Chance = "inside",
        rewards: Rewards | None = None,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        max_episode_steps: int | None = None,
        strict: bool = False,
        compiled: bool = True,
        render_mode: None = None,
    ) -> None:
        self.game = hamlet.game(game, players, options, edition)
        self.num_envs = num_envs
        self.seat = None if bots is None else seat
        self.strict = strict
        self.games = ManyGames(
            self.game,
            num_envs,
            bots=seated(self.game.players, bots, seat),
            viewer=self.seat,
            chance=chance,
            rewards=rewards,
            limit=max_episode_steps,
            compiled=compiled,
        )
        self._mode = AutoresetMode(autoreset_mode)
        self.metadata = {"autoreset_mode": self._mode, "render_modes": []}
        self.single_observation_space = observation_space(self.games.fields)
        self.single_action_space = Discrete(self.games.choices)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = MultiDiscrete([self.games.choices] * num_envs)
        self._rows = np.arange(num_envs)
        self._ended = np.zeros(num_envs, np.bool_)
        self._dealt = False

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Numbers, dict[str, Any]]:
        """New games: game i is `game.match(seed + i)`, or that of the i-th of several seeds.

        Without a seed the next games of the last seeds are dealt. `options["reset_mask"]` says
        which games are dealt again; the others stay as they are.
        """
        super().reset(seed=seed if isinstance(seed, int) else None)
        mask = (options or {}).get("reset_mask")
        which = self._rows if mask is None else np.flatnonzero(mask)
        if seed is None and self._dealt:
            shown = self.games.redeal(which)
        else:
            shown = self.games.deal(self._seeds(seed, which), which)
        self._dealt = True
        self._ended[which] = False
        return shown.observations, self._info(shown)

    def _seeds(self, seed: int | Sequence[int | None] | None, which: Numbers) -> list[int]:
        """A seed for each of these games."""
        if isinstance(seed, Sequence):
            drawn = self.np_random.integers(MOST_SEED, size=self.num_envs)
            chosen = [int(drawn[i]) if one is None else one for i, one in enumerate(seed)]
            return [chosen[index] for index in which]
        if seed is None:
            return [int(one) for one in self.np_random.integers(MOST_SEED, size=len(which))]
        return [seed + int(index) for index in which]

    def step(self, actions: Any) -> tuple[Numbers, Numbers, Numbers, Numbers, dict[str, Any]]:
        """One action in every game; a game that ended is dealt again as the mode says."""
        before, ended = self.games.shown, self._ended
        if self.strict:
            self._check(np.asarray(actions), ended)
        resets = ended if self._mode is AutoresetMode.NEXT_STEP else None
        if self._mode is AutoresetMode.DISABLED and ended.any():
            raise BadEnvironment("a game is over: reset it with options={'reset_mask': …}")
        shown = self.games.step(actions, resets)
        over, cut = shown.over, shown.cut
        self._ended = over | cut
        rewards = self._earned(before, shown)
        if self._mode is AutoresetMode.SAME_STEP and self._ended.any():
            return self._dealt_again(shown, rewards, over, cut)
        return shown.observations, rewards, over, cut, self._info(shown)

    def _check(self, actions: Numbers, ended: Numbers) -> None:
        """IllegalAction for the first action that its mask forbids."""
        wrong = np.flatnonzero((self.games.shown.masks[self._rows, actions] == 0) & ~ended)
        if len(wrong) > 0:
            index = int(wrong[0])
            legal = self.games.shown.legal[index, : self.games.shown.count[index]].tolist()
            raise IllegalAction(
                f"action {actions[index]} of game {index} is not legal; legal are {legal}"
            )

    def _earned(self, before: Shown, shown: Shown) -> Numbers:
        """The rewards of the learner's seat, or of the seat that acted."""
        if self.seat is not None:
            return np.ascontiguousarray(shown.rewards[:, self.seat])
        return np.asarray(shown.rewards[self._rows, np.maximum(before.to_play, 0)])

    def _dealt_again(
        self, shown: Shown, rewards: Numbers, over: Numbers, cut: Numbers
    ) -> tuple[Numbers, Numbers, Numbers, Numbers, dict[str, Any]]:
        """Ended games dealt again within the step; how they ended is in the info."""
        ended = np.flatnonzero(self._ended)
        last, last_info = shown.observations, self._info(shown)
        finals = np.full(self.num_envs, None, object)
        for index in ended:
            finals[index] = last[index]
        info = self._info(self.games.redeal(ended))
        info |= {"final_obs": finals, "_final_obs": self._ended.copy()}
        info |= {"final_info": last_info, "_final_info": self._ended.copy()}
        info["rewards"] = last_info["rewards"]
        self._ended[:] = False
        return self.games.shown.observations, rewards, over, cut, info

    def _info(self, shown: Shown) -> dict[str, Any]:
        info = {
            "action_mask": shown.masks,
            "to_play": shown.to_play,
            "legal_actions": shown.legal,
            "legal_count": shown.count,
            "rewards": shown.rewards,
            "illegal": shown.illegal,
        }
        return info | ({"chance": shown.odds} if self.games.chance == "explicit" else {})

    def save(self, which: Numbers | None = None) -> Snapshot:
        """Some games as they stand, dice and all."""
        return self.games.save(which)

    def restore(
        self, snapshot: Snapshot, which: Numbers | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """Put saved games back, where they were or in other places."""
        shown = self.games.restore(snapshot, which)
        self._ended = shown.over | shown.cut
        return shown.observations, self._info(shown)

    def describe(self, observation: Numbers) -> dict[str, Meaning | list[Meaning]]:
        """One observation with a name for every field."""
        return self.games.describe(observation)

    def action_label(self, action: int) -> str:
        """What an action is, whoever does it."""
        return self.game.kind.spaces.label(self.game.box, action)

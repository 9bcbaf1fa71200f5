"""One learner among bots: a game as a Gymnasium environment, ready at once, without a compiler."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from os import PathLike
from typing import Any

import numpy as np
from gymnasium import Env
from gymnasium.spaces import Discrete

import hamlet
from hamlet.engine.option import Value
from hamlet.engine.spaces import Meaning
from hamlet.engine.vocabulary import Json
from hamlet.envs.kernels import Shown
from hamlet.envs.many import Chance, IllegalAction, ManyGames, Numbers, Rewards, Snapshot
from hamlet.envs.vector import MOST_SEED, observation_space, seated


class HamletEnv(Env[Any, Any]):
    """The learner sits on `seat`, `bots` on the others: one name for all, or one for each.

    An action that the mask forbids changes nothing and is told in `info["illegal"]`, unless
    `strict`: then it is an IllegalAction.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 - as the library has it

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, Value] | None = None,
        edition: str | PathLike[str] | Json | None = None,
        *,
        bots: str | Sequence[str] = "greedy",
        seat: int = 0,
        chance: Chance = "inside",
        rewards: Rewards | None = None,
        strict: bool = False,
        render_mode: str | None = None,
    ) -> None:
        self.game = hamlet.game(game, players, options, edition)
        self.seat, self.strict, self.render_mode = seat, strict, render_mode
        self.games = ManyGames(
            self.game,
            1,
            bots=seated(self.game.players, bots, seat),
            viewer=seat,
            chance=chance,
            rewards=rewards,
            compiled=False,
        )
        self.observation_space = observation_space(self.games.fields)
        self.action_space = Discrete(self.games.choices)
        self._dealt = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """A new game: `game.match(seed)`, or without a seed the next game of the last one."""
        super().reset(seed=seed)
        if seed is None and self._dealt:
            shown = self.games.redeal(np.arange(1))
        else:
            shown = self.games.deal([self._drawn() if seed is None else seed])
        self._dealt = True
        return shown.observations[0], self._info(shown)

    def _drawn(self) -> int:
        return int(self.np_random.integers(MOST_SEED))

    def step(self, action: Any) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        """The learner's action, then whatever dice and bots do until its next one."""
        if self.strict and self.games.shown.masks[0, int(action)] == 0:
            legal = np.flatnonzero(self.games.shown.masks[0]).tolist()
            raise IllegalAction(f"action {action} is not legal; legal are {legal}")
        shown = self.games.step(np.array([int(action)]))
        reward = float(shown.rewards[0, self.seat])
        return shown.observations[0], reward, bool(shown.over[0]), False, self._info(shown)

    def _info(self, shown: Shown) -> dict[str, Any]:
        info = {
            "action_mask": shown.masks[0],
            "to_play": int(shown.to_play[0]),
            "rewards": shown.rewards[0],
            "illegal": bool(shown.illegal[0]),
        }
        return info | ({"chance": shown.odds[0]} if self.games.chance == "explicit" else {})

    def save(self) -> Snapshot:
        """The game as it stands, dice and all."""
        return self.games.save()

    def restore(self, snapshot: Snapshot) -> tuple[Numbers, dict[str, Any]]:
        """Put a saved game back."""
        shown = self.games.restore(snapshot)
        return shown.observations[0], self._info(shown)

    def describe(self, observation: Numbers) -> dict[str, Meaning | list[Meaning]]:
        """An observation with a name for every field."""
        return self.games.describe(observation)

    def render(self) -> Any:
        """The table as coloured text."""
        if self.render_mode == "ansi":
            return self.game.kind.picture.draw(self.game.box, self.games.state(0))
        return None

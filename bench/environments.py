"""Steps a second of the vector environments, random actions chosen by the caller in numpy."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np

import hamlet.envs  # noqa: F401 - registers the games
from bench.clock import best, cpu_seconds

GAMES = 4096
STEPS = 120
PROMISED = {"piggyback": 3e6, "three_little_pigs": 1e6, "cochonstructeurs": 3e5, "woofy": 1e6}


def main() -> int:
    """Print every game's rate; 1 if a promised one is missed."""
    print(f"vector environments, {GAMES} games, one core:")
    kept = [steps_a_second(name) for name in PROMISED]
    return 0 if all(kept) else 1


def steps_a_second(name: str) -> bool:
    """A game's steps a second, over what is promised of it."""
    env: Any = gymnasium.make_vec(
        f"hamlet/{name}-v0", num_envs=GAMES, vectorization_mode="vector_entry_point", players=4
    )
    rates = best({way: runner(env, choose) for way, choose in IDIOMS.items()}, rounds=3)
    rate = rates["from the list"]
    kept = rate >= PROMISED[name]
    ways = ", ".join(f"{way} {found / 1e6:.2f} million" for way, found in rates.items())
    print(
        f"  {name}: {ways} steps/s; {rate / PROMISED[name]:.2f} of the promised "
        f"{PROMISED[name] / 1e6:g} million{'' if kept else '  MISSED'}"
    )
    return kept


def from_list(info: dict[str, Any], luck: np.random.Generator) -> Any:
    """The documented way: one number a game picks from its list of legal actions."""
    drawn = (luck.random(GAMES) * info["legal_count"]).astype(np.int64)
    return info["legal_actions"][np.arange(GAMES), drawn]


def from_mask(info: dict[str, Any], luck: np.random.Generator) -> Any:
    """The plain way: one number for every action of every game."""
    mask = info["action_mask"]
    return (luck.random(mask.shape, dtype=np.float32) * mask).argmax(1)


IDIOMS = {"from the list": from_list, "from the mask": from_mask}


def runner(
    env: Any, choose: Callable[[dict[str, Any], np.random.Generator], Any]
) -> Callable[[], float]:
    """A run of random play that answers with its steps per second of processor time."""
    luck = np.random.default_rng(1)

    def run() -> float:
        seen: list[dict[str, Any]] = [env.reset(seed=1)[1]]

        def work() -> None:
            for _ in range(STEPS):
                seen[0] = env.step(choose(seen[0], luck))[4]

        return GAMES * STEPS / cpu_seconds(work)

    return run


if __name__ == "__main__":
    sys.exit(main())

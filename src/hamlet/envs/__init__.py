"""Hamlet's games behind the faces that researchers' tools know.

Importing this registers `gymnasium.make("hamlet/<game>-v0")` and its vector form with
Gymnasium, and `pyspiel.load_game("hamlet_<game>")` with OpenSpiel; `aec` and `parallel` make
PettingZoo's environments.
"""

from __future__ import annotations

from importlib.util import find_spec

_LIBRARIES = {"gymnasium": "gymnasium", "pettingzoo": "pettingzoo", "pyspiel": "open_spiel"}
_MISSING = [name for module, name in _LIBRARIES.items() if find_spec(module) is None]
if _MISSING:
    raise ImportError(
        f"hamlet.envs needs {', '.join(_MISSING)}: pip install 'hamlet[envs]' brings all of it"
    )

from hamlet.envs.many import BadEnvironment, IllegalAction, ManyGames, Snapshot  # noqa: E402
from hamlet.envs.measure import Regret, regret  # noqa: E402
from hamlet.envs.registration import register_all  # noqa: E402
from hamlet.envs.rounds import HamletParallel  # noqa: E402
from hamlet.envs.single import HamletEnv  # noqa: E402
from hamlet.envs.turns import HamletAEC  # noqa: E402
from hamlet.envs.vector import HamletVectorEnv  # noqa: E402

__all__ = [
    "BadEnvironment",
    "HamletEnv",
    "HamletVectorEnv",
    "IllegalAction",
    "ManyGames",
    "Regret",
    "Snapshot",
    "aec",
    "parallel",
    "regret",
]

aec, parallel = HamletAEC, HamletParallel
register_all()

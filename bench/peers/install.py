"""Installs the peers: a Python environment and an npm folder of their own, in the cache folder."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

from hamlet.engine.link import cache_folder

HERE = Path(__file__).parent
PACKAGES = ["jax==0.10.2", "open_spiel==2.0.2", "pettingzoo==1.27.0", "matplotlib==3.11.2"]
"""The versions that were measured; none of them is part of Hamlet's own environment."""


def python() -> Path:
    """The peers' Python, installed when it is first asked for."""
    folder = cache_folder() / "peers" / "python"
    wanted, stamp = json.dumps(PACKAGES), folder / "installed.json"
    if not stamp.exists() or stamp.read_text() != wanted:
        print("installing JAX, OpenSpiel, PettingZoo and matplotlib …", flush=True)
        uv = [sys.executable, "-m", "uv"]
        made = [*uv, "venv", "--quiet", "--clear", "--python", sys.executable, str(folder)]
        subprocess.run(made, check=True)
        words = [*uv, "pip", "install", "--quiet", "--python", str(folder / "bin" / "python")]
        subprocess.run([*words, *PACKAGES], check=True)
        stamp.write_text(wanted)
    return folder / "bin" / "python"


def boardgame_io() -> Path:
    """A folder with boardgame.io and the peer's files beside it."""
    folder = cache_folder() / "peers" / "boardgame_io"
    shutil.copytree(HERE / "boardgame_io", folder, dirs_exist_ok=True, ignore=_modules)
    if not (folder / "node_modules" / "boardgame.io").is_dir():
        print("installing boardgame.io …", flush=True)
        words = ["npm", "install", "--silent", "--no-audit", "--no-fund"]
        subprocess.run(words, cwd=folder, check=True)
    return folder


def _modules(folder: str, names: list[str]) -> list[str]:
    return [name for name in names if name == "node_modules"]

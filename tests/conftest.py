"""What all tests share: a cache of compiled code that lasts, and saved matches that do not."""

from __future__ import annotations

from pathlib import Path

import pytest
from httpx._config import DEFAULT_TIMEOUT_CONFIG
from hypothesis import settings

from patience import PATIENCE

# httpx gives up after five seconds, and a busy machine may take longer.
DEFAULT_TIMEOUT_CONFIG.read = DEFAULT_TIMEOUT_CONFIG.connect = PATIENCE

settings.register_profile("hamlet", deadline=None, max_examples=60, derandomize=True)
settings.load_profile("hamlet")


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HAMLET_HOME", str(tmp_path / "home"))

"""What all tests share: a cache of compiled code that lasts, and saved matches that do not."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import settings

settings.register_profile("hamlet", deadline=None, max_examples=60, derandomize=True)
settings.load_profile("hamlet")


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HAMLET_HOME", str(tmp_path / "home"))

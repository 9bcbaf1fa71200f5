"""What is installed is what was pinned: exact versions with their hashes, from nowhere named."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PINS = (ROOT / "requirements-dev.txt").read_text(encoding="utf-8")


def test_every_pin_has_a_version_and_hashes() -> None:
    pins = re.split(r"\n(?=\S)", PINS.strip())
    assert len(pins) > 50
    for pin in pins:
        assert re.match(r"[a-z0-9._-]+(\[[a-z,]+\])?==\S+ \\\n", pin), pin[:60]
        assert re.search(r"--hash=sha256:[0-9a-f]{64}", pin), pin[:60]
    assert "://" not in PINS, "no package host is named"


def test_what_is_asked_for_is_what_hamlet_runs_on() -> None:
    asked = (ROOT / "requirements.in").read_text(encoding="utf-8").splitlines()
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert sorted(line for line in asked if not line.startswith("#")) == project["dependencies"]


def test_installing_asks_for_the_hashes() -> None:
    assert (ROOT / "Makefile").read_text(encoding="utf-8").count("--require-hashes") == 2

"""The numbers of all rules: the project's own copy of the list."""

from __future__ import annotations

from pathlib import Path

import hamlet

IDS = Path(__file__).parent / "rule_ids.txt"


def listed() -> list[str]:
    """The project's own copy of the id list."""
    return IDS.read_text(encoding="utf-8").split()


def of_game(game: str) -> list[str]:
    prefix = hamlet.kind(game).prefix
    return [rule for rule in listed() if rule.startswith(f"{prefix}-")]

"""Every scenario of every game on the shelf."""

from __future__ import annotations

import pytest

import hamlet
from scenario import Scenario, act, scenarios

CASES = [
    pytest.param(game, scenario, id=f"{game}-{'+'.join(scenario.rules)}-{scenario.title}")
    for game in hamlet.SHELF
    for scenario in scenarios(game)
]


@pytest.mark.parametrize(("game", "scenario"), CASES)
def test_scenario(game: str, scenario: Scenario) -> None:
    act(game, scenario)

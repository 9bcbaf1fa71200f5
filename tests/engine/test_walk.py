"""The conformance walk for every game on the shelf, at every number of players."""

from __future__ import annotations

import pytest

import hamlet
from hamlet.engine.kind import Kind
from hamlet.engine.option import Value
from hamlet.engine.walk import walk

TABLES = [(name, players) for name in hamlet.SHELF for players in hamlet.kind(name).players]


def every_value(kind: Kind, players: int) -> list[dict[str, Value]]:
    """The default options, and each other value of each option on its own."""
    options = kind.printed.options(players)
    return [
        {},
        *({option.name: value} for option in options for value in option.values[1:]),
    ]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_interpreted(name: str, players: int) -> None:
    for number, options in enumerate(every_value(hamlet.kind(name), players)):
        walk(hamlet.game(name, players, options), seed=100 + number)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_compiled_agrees_move_by_move(name: str, players: int) -> None:
    for seed in range(2):
        walk(hamlet.game(name, players), seed=seed, compiled=True)
    for number, options in enumerate(every_value(hamlet.kind(name), players)):
        walk(hamlet.game(name, players, options), seed=number, compiled=True)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_equal_seeds_give_equal_games(name: str, players: int) -> None:
    game = hamlet.game(name, players)
    assert walk(game, seed=5).log == walk(game, seed=5).log
    assert walk(game, seed=5).log != walk(game, seed=6).log

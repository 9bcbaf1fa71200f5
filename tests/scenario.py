"""Scenario files: rules as small positions, moves with forced dice, and what comes of them.

A file in tests/scenarios/<game>/ is a list of [[scenario]] tables:

    rules   = ["PB-6"]                 the rules it would catch being broken
    title   = "…"                      a sentence
    players = 4                        default: the fewest
    options = { black_three = "…" }    default: none
    edition = { plates = […] }         keys that differ from the default edition; of a list of
                                       named things, such as spaces, a table of those that differ
    position = { … }                   partial; default: the start
    play    = ["roll", "red-2"]        moves and forced outcomes, in order
    offered = ["roll", "extend"]       exactly these moves are legal then
    outcomes = { "black-1" = 2 }       exactly these outcomes, with these proportions
    refused = { extend = "PB-14" }     each of these is refused, by that rule
    then    = { seat = 1, … }          part of the position then; dicts are compared by key, and
                                       "" is what the position says of nothing and nobody
    events  = ["rolled", "hopped"]     exactly these events of the last play, by name
    told    = [{ event = "rolled", face = "red-2" }]   part of some of those events
    actor   = "chance"                 who acts then: a seat, "chance" or "nobody"
    result  = { winners = [0, 2] }     part of the result; a scenario without it must not be over
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import msgspec
import pytest

import hamlet
from hamlet.engine.edition import edition_dict
from hamlet.engine.outcome import seats_of

FOLDER = Path(__file__).parent / "scenarios"


class Scenario(msgspec.Struct, forbid_unknown_fields=True):
    rules: list[str]
    title: str
    players: int | None = None
    options: dict[str, Any] = {}
    edition: dict[str, Any] = {}
    position: dict[str, Any] | None = None
    play: list[str] = []
    offered: list[str] | None = None
    outcomes: dict[str, int] | None = None
    refused: dict[str, str] = {}
    then: dict[str, Any] = {}
    events: list[str] | None = None
    told: list[dict[str, Any]] = []
    actor: int | str | None = None
    result: dict[str, Any] | None = None


def scenarios(game: str) -> list[Scenario]:
    """All scenarios of a game, in the order of its files."""
    found: list[Scenario] = []
    for path in sorted((FOLDER / game).glob("*.toml")):
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        found += msgspec.convert(data["scenario"], list[Scenario])
    return found


def act(game: str, scenario: Scenario) -> None:
    """Set the scenario up, play it and compare."""
    act_at(table_of(game, scenario), scenario)


def table_of(game: str, scenario: Scenario) -> hamlet.Game:
    """The table that a scenario asks for."""
    kind = hamlet.kind(game)
    edition = edited(edition_dict(kind.default_edition), scenario.edition)
    return hamlet.game(game, scenario.players, scenario.options, edition)


def act_at(table: hamlet.Game, scenario: Scenario) -> None:
    """Play the scenario at its table and compare."""
    match = table.match(position=scenario.position, seed=0)
    for text in scenario.play:
        match.play(text)
        table.kind.position.check(table.box, match.state)
    _compare_choices(match, scenario)
    for text, rule in scenario.refused.items():
        with pytest.raises(hamlet.IllegalMove) as refusal:
            match.play(text)
        assert refusal.value.rule == rule, f"{text} was refused by {refusal.value}"
    assert_part(scenario.then, match.position())
    _compare_events(match, scenario)
    _compare_end(match, scenario)
    again = table.match(position=match.position(), seed=0)
    assert again.state == match.state, "the position does not say all that lies on the table"


def edited(printed: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
    """An edition with some keys changed."""
    changed = {
        key: _renewed(printed[key], change)
        if isinstance(change, dict) and isinstance(printed.get(key), list)
        else change
        for key, change in changes.items()
    }
    return {**printed, **changed}


def _renewed(things: list[dict[str, Any]], changes: dict[str, Any]) -> list[dict[str, Any]]:
    return [{**thing, **changes.get(thing["name"], {})} for thing in things]


def _compare_choices(match: hamlet.Match, scenario: Scenario) -> None:
    if scenario.actor is not None:
        assert ("nobody" if match.actor is None else match.actor) == scenario.actor
    if scenario.offered is not None:
        assert sorted(match.moves()) == sorted(scenario.offered)
    if scenario.outcomes is not None:
        total = sum(scenario.outcomes.values())
        wanted = {name: weight / total for name, weight in scenario.outcomes.items()}
        assert match.outcomes() == pytest.approx(wanted)


def _compare_events(match: hamlet.Match, scenario: Scenario) -> None:
    if scenario.events is not None:
        assert [event["event"] for event in match.events] == scenario.events
    for wanted in scenario.told:
        found = [event for event in match.events if event["event"] == wanted["event"]]
        assert len(found) == 1, f"{wanted['event']} was told {len(found)} times"
        assert_part(wanted, found[0])


def _compare_end(match: hamlet.Match, scenario: Scenario) -> None:
    result = None if match.result is None else msgspec.to_builtins(match.result)
    assert (scenario.result is None) == (result is None), result
    assert_part(scenario.result or {}, result or {})
    won = match.game.kind.rules.winners(match.game.box, match.state)
    assert seats_of(won) == (match.result.winners if match.result else ())


def assert_part(wanted: dict[str, Any], found: dict[str, Any], at: str = "") -> None:
    """Every key of `wanted` is in `found` with that value; tables are compared by key."""
    for key, value in wanted.items():
        assert key in found, f"{at}{key} is not in {sorted(found)}"
        if isinstance(value, dict) and isinstance(found[key], dict):
            assert_part(value, found[key], f"{at}{key}.")
        elif _are_tables(value) and _are_tables(found[key]):
            assert len(value) == len(found[key]), f"{at}{key} has {len(found[key])} entries"
            for index, (mine, its) in enumerate(zip(value, found[key], strict=True)):
                assert_part(mine, its, f"{at}{key}[{index}].")
        else:
            mine = list(found[key]) if isinstance(found[key], tuple) else found[key]
            mine = "" if mine is None else mine
            assert mine == value, f"{at}{key} is {mine!r}, not {value!r}"


def _are_tables(value: Any) -> bool:
    listed = isinstance(value, list | tuple) and len(value) > 0
    return listed and all(isinstance(item, dict) for item in value)

"""The Three Little Pigs beyond its scenarios: random play, notation, bad input, the sheet."""

from __future__ import annotations

import re
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import hamlet
from hamlet.engine.edition import edition_dict
from hamlet.engine.stream import Stream
from hamlet.games.three_little_pigs import heuristics
from hamlet.games.three_little_pigs.notation import codes, move_name, read_move
from hamlet.games.three_little_pigs.position.sheet import score_sheet
from hamlet.games.three_little_pigs.rules import play as rules
from hamlet.games.three_little_pigs.rules.state import CHOOSING
from hamlet.lab.simulate import simulate

PIGS = hamlet.kind("three_little_pigs")
TWO: Any = hamlet.game("three_little_pigs", 2)
WOLF_DICE = {"white": {"door": 2}, "black": {"door": 1, "wolf": 2}}
ANY_OPTIONS = st.fixed_dictionaries(
    {
        "awards": st.booleans(),
        "finish_round": st.booleans(),
        "second_tile": st.sampled_from(["other_stack", "other_part", "any"]),
    }
)


def random_match(players: int, options: dict[str, Any], seed: int) -> Any:
    """A match in which nobody thinks, checked after every step."""
    match = hamlet.game("three_little_pigs", players, options).match(seed=seed)
    luck = Stream(seed, 1)
    while match.actor is not None:
        if match.actor == "chance":
            match.roll()
        else:
            moves = match.moves()
            match.play(moves[luck.below(len(moves))])
        assert_sound(match.position())
    return match


def assert_sound(position: dict[str, Any]) -> None:
    """36 tiles, 15 flowerpots, and houses as the rules allow, seen from outside."""
    tiles = [tile for seat in position["houses"] for house in seat for tile in house]
    tiles += position["removed"]
    for name, stack in position["stacks"].items():
        shown = [] if stack["top"] is None else [stack["top"]]
        tiles += [f"{name}+{pots}" if pots else name for pots in shown + stack["below"]]
    assert len(tiles) == 36
    assert sum(tile.endswith("+1") for tile in tiles) == 15
    for name in position["stacks"]:
        assert sum(tile.removesuffix("+1") == name for tile in tiles) == 4
    for seat in position["houses"]:
        for house in seat:
            parts = "".join(re.sub(r".*-(\w).*", r"\1", tile) for tile in house)
            assert re.fullmatch(r"(d|d?w+)r?", parts), house


@pytest.mark.rule("TP-11", "TP-12", "TP-13", "TP-15", "TP-17", "TP-E1", "TP-E4")
@given(st.integers(2, 5), ANY_OPTIONS, st.integers(0, 2**32))
def test_no_tile_is_ever_lost_and_no_house_breaks_the_rules(
    players: int, options: dict[str, Any], seed: int
) -> None:
    match = random_match(players, options, seed)
    empty = [name for name, stack in match.position()["stacks"].items() if stack["top"] is None]
    assert len(empty) >= players
    assert match.result is not None
    assert match.result.ranking.count(1) == len(match.result.winners)


@pytest.mark.rule("TP-34")
@settings(max_examples=20)
@given(st.integers(2, 5), st.integers(0, 2**32))
def test_a_card_is_won_at_most_once_and_never_changes_hands(players: int, seed: int) -> None:
    match: Any = hamlet.game("three_little_pigs", players, {"awards": True}).match(seed=seed)
    held: dict[str, int] = {}
    while match.actor is not None:
        moves = match.game.legal_moves(match.state)
        if match.actor == "chance":
            match.roll()
        else:
            liked = [heuristics.prefer(match.game.box, match.state, move) for move in moves]
            match.play_code(moves[liked.index(max(liked))])
        won = [event for event in match.events if event["event"] == "won-card"]
        for event in won:
            assert event["material"] not in held
            held[event["material"]] = event["seat"]
        awards = match.position()["awards"]
        assert {name: seat for name, seat in awards.items() if seat is not None} == held


@pytest.mark.rule("TP-36", "TP-18")
def test_every_door_and_window_may_start_a_house_of_one_player() -> None:
    tiles = [
        f"{material}-{part}{pots}"
        for material in ("straw", "wood", "brick")
        for part in ("door", "window")
        for pots in ("", "", "+1", "+1")
    ]
    last = tiles.pop(0)
    dice = {"white": {"door": 2}, "black": {"roof": 1, "window": 1, "wolf": 1}}
    empty: dict[str, Any] = {tile: {} for tile in tiles[1:] if "+" not in tile}
    position = {
        "phase": "buying",
        "dice": dice,
        "houses": [[], [], [], [], [[tile] for tile in tiles]],
        "seat": 4,
        "stacks": empty | {"straw-door": {"top": 0}},
    }
    with pytest.raises(hamlet.BadPosition, match="TP-24"):
        hamlet.game("three_little_pigs", 5).match(position=position)
    match = hamlet.game("three_little_pigs", 5, {"finish_round": True}).match(position=position)
    match.play(f"buy {last} new")
    assert len(match.position()["houses"][4]) == 24
    assert match.result is not None


@given(st.integers(0, codes(TWO.box) - 1))
def test_every_move_reads_back(code: int) -> None:
    name = move_name(TWO.box, code)
    assert read_move(TWO.box, name) == code
    assert read_move(TWO.box, f"  {name.upper()} ") == code


def test_dice_may_be_named_in_any_order_and_one_by_one() -> None:
    wanted = read_move(TWO.box, "roll white-door black-window*2")
    assert wanted is not None
    assert read_move(TWO.box, "roll black-window white-door black-window") == wanted
    assert move_name(TWO.box, wanted) == "roll white-door black-window*2"


@pytest.mark.rule("TP-5")
def test_when_every_die_shows_the_wolf_there_is_nothing_to_roll_again() -> None:
    edition = edition_dict(PIGS.default_edition)
    edition["heads"] = {"straw": 1, "wood": 1, "brick": 1}
    edition["dice"]["white"]["count"] = 0
    edition["dice"]["black"]["count"] = 1
    match = hamlet.game("three_little_pigs", edition=edition).match(position={"phase": "rolling"})
    match.play("wolf")
    assert [event["event"] for event in match.events] == [
        "fell", "wolf-aside", "nothing-to-buy", "turn-begins",
    ]  # fmt: skip


@pytest.mark.rule("TP-25", "TP-26", "TP-27", "TP-30")
def test_the_score_sheet_explains_every_point() -> None:
    houses = [
        [["straw-door+1", "brick-window", "wood-roof"], ["straw-window", "straw-roof"]],
        [["wood-window+1", "wood-window"]],
    ]
    plain = TWO.match(position={"houses": houses})
    first, second = score_sheet(TWO.box, plain.state)
    assert first == {
        "seat": 0,
        "houses": [
            {"tiles": houses[0][0], "complete": True, "height": 3, "points": 9, "flowerpots": 1},
            {"tiles": houses[0][1], "complete": True, "height": 2, "points": 4, "flowerpots": 0},
        ],
        "tiles": 13,
        "flowerpots": 1,
        "houses_bonus": 2,
        "awards": {},
        "total": 16,
        "tie_break": 2,
    }
    assert second["houses"][0]["points"] == second["total"] == 0
    veteran: Any = hamlet.game("three_little_pigs", 2, {"awards": True})
    match = veteran.match(position={"houses": houses, "awards": {"wood": 0, "brick": 1}})
    first, second = score_sheet(veteran.box, match.state)
    assert first["awards"] == {"flowerpots": 3, "houses": 3, "tallest": 3, "wood": 2}
    assert (first["flowerpots"], first["houses_bonus"], first["total"]) == (0, 0, 24)
    assert second["awards"] == {"brick": 2}
    assert second["total"] == 2


@settings(max_examples=30)
@given(st.integers(2, 5), ANY_OPTIONS, st.integers(0, 2**32))
def test_the_score_sheet_adds_up(players: int, options: dict[str, Any], seed: int) -> None:
    match = random_match(players, options, seed)
    assert match.result is not None
    rows = score_sheet(match.game.box, match.state)
    assert rows == list(match.result.sheet)
    for row, score in zip(rows, match.result.scores, strict=True):
        parts = row["tiles"] + row["flowerpots"] + row["houses_bonus"]
        assert parts + sum(row["awards"].values()) == row["total"] == score
    best = max((row["total"], row["tie_break"]) for row in rows)
    won = [row["seat"] for row in rows if (row["total"], row["tie_break"]) == best]
    assert list(match.result.winners) == won


def test_the_greedy_bot_beats_the_random_one() -> None:
    batch = simulate(TWO, ["random", "greedy"], 30, seed=11, compiled=False, jobs=1)
    random, greedy = (int((batch.won >> seat & 1).sum()) for seat in range(2))
    assert greedy > 3 * random


def test_events_carry_who_what_and_where() -> None:
    dice = {"white": {"door": 1, "roof": 1}, "black": {"door": 1, "roof": 2}}
    houses = [[["wood-door"], ["straw-window"]], [["brick-door"], ["straw-door", "wood-roof"]]]
    match = TWO.match(position={"dice": dice, "houses": houses})
    assert match.play("roll white-door black-door") == [
        {"event": "rolls-again", "seat": 0, "dice": 2}
    ]
    assert match.play("roof") == [{"event": "fell", "seat": 0, "die": "white", "face": "roof"}]
    match.play("window")
    match.play("stop")
    assert match.play("buy brick-roof 2") == [
        {"event": "bought", "seat": 0, "tile": "brick-roof", "flowerpots": 0, "house": 2},
        {"event": "completed", "seat": 0, "house": 2},
    ]
    assert match.play("brick-roof+1") == [
        {"event": "uncovered", "tile": "brick-roof", "flowerpots": 1},
        {"event": "turn-begins", "seat": 1},
    ]


def test_events_of_the_wolf_name_the_owner() -> None:
    houses = [[], [["brick-door"], ["straw-door", "straw-window", "wood-roof"]]]
    match = TWO.match(position={"phase": "blowing", "dice": WOLF_DICE, "houses": houses})
    assert match.play("blow 1:2") == [{"event": "blows-on", "seat": 1, "house": 2, "by": 0}]
    assert match.play("straw") == [
        {"event": "spun", "material": "straw"},
        {"event": "blown-away", "seat": 1, "house": 2, "material": "straw", "tiles": 2},
        {"event": "roof-fell", "seat": 1, "house": 2},
        {"event": "house-gone", "seat": 1, "house": 2},
        {"event": "turn-begins", "seat": 1},
    ]


def test_every_tile_that_is_blown_away_is_counted() -> None:
    house = ["straw-door", "straw-window", "straw-window+1", "wood-window", "straw-roof"]
    position = {"phase": "blowing", "dice": WOLF_DICE, "houses": [[], [house]]}
    match = TWO.match(position=position)
    match.play("blow 1:1")
    assert match.play("straw")[1]["tiles"] == 4


def like_best(position: dict[str, Any]) -> set[str]:
    """The moves that a greedy pig likes best."""
    match = TWO.match(position=position)
    liked = {
        match.game.name(match.state, move): heuristics.prefer(TWO.box, match.state, move)
        for move in match.game.legal_moves(match.state)
    }
    return {name for name, liking in liked.items() if liking == max(liked.values())}


def test_a_greedy_pig_keeps_the_majority_and_rolls_the_rest() -> None:
    dice = {"white": {"roof": 2}, "black": {"door": 3}}
    assert like_best({"dice": dice}) == {"roll white-roof*2"}


def test_a_greedy_pig_stops_with_enough() -> None:
    dice = {"white": {"door": 2}, "black": {"door": 2, "wolf": 1}}
    assert like_best({"dice": dice}) == {"stop"}


def test_a_greedy_pig_finishes_its_best_house() -> None:
    dice = {"white": {"roof": 2}, "black": {"window": 2, "roof": 1}}
    houses = [[["straw-door"], ["brick-door", "brick-window"]]]
    assert like_best({"phase": "buying", "dice": dice, "houses": houses}) == {"buy wood-roof 2"}


def test_a_greedy_wolf_blows_on_what_costs_most() -> None:
    houses = [[], [["straw-door"], ["brick-door", "brick-window", "straw-roof"], ["wood-door"]]]
    position = {"phase": "blowing", "dice": WOLF_DICE, "houses": houses}
    assert like_best(position) == {"blow 1:2"}


def test_no_decision_offers_two_moves_that_mean_the_same() -> None:
    """Every legal choice of dice leaves other dice on the table."""
    for seed in range(5):
        match = TWO.match(seed=seed)
        while match.state.phase != CHOOSING:
            match.roll()
        left = set()
        for move in match.game.legal_moves(match.state):
            village = match.state.copy()
            rules.apply(TWO.box, village, move, None)
            left.add(tuple(village.dice) if move != rules.STOP else "stop")
        assert len(left) == len(match.moves())

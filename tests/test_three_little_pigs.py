"""The Three Little Pigs beyond its scenarios: random play, notation, bad input, the sheet."""

from __future__ import annotations

import re
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import hamlet
from hamlet.bots.playout import playouts
from hamlet.bots.policy import GREEDY, RANDOM
from hamlet.engine.edition import edition_dict
from hamlet.engine.stream import Stream
from hamlet.games.three_little_pigs import heuristics, rules
from hamlet.games.three_little_pigs.notation import codes, move_name, read_move
from hamlet.games.three_little_pigs.sheet import score_sheet
from hamlet.games.three_little_pigs.state import CHOOSING

PIGS = hamlet.kind("three_little_pigs")
TWO: Any = hamlet.game("three_little_pigs", 2)
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


@pytest.mark.parametrize(
    "text",
    [
        "", "roll", "roll door", "roll white-door*3", "roll white-chimney", "roll white-door*0",
        "buy straw-door", "buy gold-door new", "buy straw-door 0", "buy straw-door 37",
        "buy straw-door -1", "blow 1", "blow 5:1", "blow 1:0", "blow 1:37", "blow a:b",
        "stop now", "done!", "🐷",
    ],
)  # fmt: skip
def test_what_is_no_move_is_malformed(text: str) -> None:
    match = TWO.match(position={"dice": {"white": {"door": 2}, "black": {"door": 3}}})
    with pytest.raises(hamlet.MalformedMove, match="is not a move of three_little_pigs"):
        match.play(text)


@pytest.mark.parametrize(
    ("position", "text"),
    [
        ({}, "wood-door"),
        ({}, "straw-door+2"),
        ({}, "door"),
        ({"phase": "rolling"}, "wolf"),
        ({"phase": "rolling"}, "straw"),
    ],
)
def test_what_cannot_fall_is_malformed(position: dict[str, Any], text: str) -> None:
    with pytest.raises(hamlet.MalformedMove, match="cannot fall here"):
        TWO.match(position=position).play(text)


DICE = {"white": {"door": 2}, "black": {"door": 3}}
WOLF_DICE = {"white": {"door": 2}, "black": {"door": 1, "wolf": 2}}


@pytest.mark.parametrize(
    ("position", "reason"),
    [
        ({"seat": 2}, "seat: 2 is not from 0 to 1"),
        ({"turn": -1}, "turn: -1"),
        ({"phase": "sleeping"}, "phase: 'sleeping' is none of"),
        ({"colour": "red"}, "unknown field `colour`"),
        ({"houses": [[], [], []]}, "there are 2 players, not 3"),
        ({"houses": [[["straw"]]]}, "'straw' is not a tile"),
        ({"houses": [[["straw-door+9"]]]}, "'straw-door\\+9' is not a tile"),
        ({"houses": [[[]]]}, "neither door nor window"),
        ({"houses": [[["straw-roof"]]]}, "neither door nor window"),
        ({"houses": [[["straw-door", "wood-door"]]]}, "more than one door"),
        ({"houses": [[["straw-door", "wood-roof", "wood-roof"]]]}, "more than one roof"),
        ({"houses": [[["straw-window", "wood-door"]]]}, "from the ground up"),
        ({"houses": [[["straw-window", "wood-roof", "wood-window"]]]}, "from the ground up"),
        ({"houses": [[["straw-door"]] * 3]}, "not so many tiles straw-door "),
        ({"removed": ["straw-door"] * 3}, "not so many tiles straw-door "),
        ({"removed": ["gold"]}, "removed: 'gold' is not a tile"),
        ({"stacks": {"gold-door": {}}}, "stacks: 'gold-door' is none of"),
        ({"stacks": {"straw-door": {"top": 2}}}, "not so many tiles straw-door\\+2"),
        ({"stacks": {"straw-door": {"top": 7}}}, "stacks.straw-door: 7 is not from 0 to 3"),
        ({"stacks": {"straw-door": {"top": 0}}, "removed": []}, "a tile straw-door is missing"),
        ({"stacks": {"straw-door": {"below": [0]}}}, "turned up at once"),
        ({"phase": "drawing", "dice": DICE}, "no die lies on the table"),
        ({"phase": "drawing", "houses": [[["straw-door"]]]}, "this is no start"),
        ({"phase": "drawing", "stacks": {"wood-door": {"top": 0, "below": [0, 1, 1]}}}, "in order"),
        ({"dice": {"white": {"wolf": 1}}}, "no white die shows 'wolf'"),
        ({"dice": {"white": {"moon": 1}}}, "no white die shows 'moon'"),
        ({"dice": {"white": {"door": 3}}}, "3 is not from 0 to 2"),
        ({"dice": {"white": {"door": 2, "roof": 1}}}, "only 2 white dice"),
        ({"dice": {"green": {"door": 1}}}, "'green' is none of white, black"),
        ({"dice": {"white": {"door": 2}}}, "3 of the dice are missing"),
        ({"dice": DICE, "rolls": 3}, "the third roll was the last"),
        ({"dice": DICE, "rolls": 4}, "rolls: 4"),
        ({"dice": DICE, "rolls": 0}, "rolled at least once"),
        ({"dice": DICE, "phase": "rolling"}, "some die has still to fall"),
        ({"phase": "rolling", "rolls": 0}, "at least 1"),
        ({"phase": "rolling", "dice": {"black": {"door": 1}}}, "white dice fall before"),
        (
            {"phase": "rolling", "rolls": 2, "dice": {"black": {"wolf": 2}}},
            "there was no other roll",
        ),
        ({"dice": WOLF_DICE}, "with 2 wolves the wolf comes"),
        ({"dice": WOLF_DICE, "phase": "blowing"}, "nobody to blow on"),
        ({"dice": DICE, "phase": "blowing"}, "the wolf comes with 2 wolves only"),
        (
            {"dice": WOLF_DICE, "phase": "spinning", "houses": [[], [["straw-door"]]]},
            "target: a house is blown on while spinning",
        ),
        ({"dice": DICE, "target": "here"}, "is not a seat and a house"),
        ({"dice": DICE, "target": "0:1"}, "no house of an opponent"),
        ({"dice": DICE, "target": "1:1"}, "no house of an opponent"),
        ({"dice": DICE, "bought": ["straw-door"]}, "nothing has been bought yet"),
        ({"dice": DICE, "phase": "buying", "bought": ["gold"]}, "bought: 'gold'"),
        ({"dice": DICE, "phase": "buying", "bought": ["wood-door"]}, "none of the player's houses"),
        ({"dice": DICE, "phase": "buying", "bought": ["wood-door"] * 3}, "at most 2 tiles"),
        (
            {
                "dice": DICE,
                "phase": "buying",
                "bought": ["straw-window"],
                "houses": [[["straw-window"]]],
            },
            "cannot have paid for this tile",
        ),
        (
            {
                "dice": DICE,
                "phase": "buying",
                "bought": ["wood-door", "straw-door"],
                "houses": [[["wood-door"], ["straw-door"]]],
            },
            "after two tiles the turn is over",
        ),
        (
            {
                "dice": DICE,
                "phase": "drawing",
                "bought": ["wood-door", "wood-door"],
                "houses": [[["wood-door"], ["wood-door"]]],
            },
            "the second tile must be different",
        ),
        (
            {
                "dice": DICE,
                "phase": "drawing",
                "bought": ["wood-door", "brick-door"],
                "houses": [[["wood-door"], ["brick-door"]]],
            },
            "cannot have paid for both",
        ),
        (
            {
                "dice": DICE,
                "phase": "drawing",
                "bought": ["wood-door"],
                "houses": [[["wood-door"]]],
                "stacks": {"brick-door": {"below": [0, 0, 1, 1]}},
            },
            "only the last bought tile's stack",
        ),
        (
            {"dice": {"white": {"roof": 2}, "black": {"door": 1, "window": 1, "wolf": 1}},
             "phase": "buying"},
            "nothing can be bought",
        ),
        ({"phase": "over"}, "too few empty stacks"),
        ({"stacks": {"straw-door": {}, "wood-door": {}}}, "so the match is over"),
        ({"awards": {"straw": 0}}, "without the award cards"),
    ],
)  # fmt: skip
def test_a_position_that_cannot_stand_is_refused(position: dict[str, Any], reason: str) -> None:
    with pytest.raises(hamlet.BadPosition, match=reason):
        TWO.match(position=position)


@pytest.mark.parametrize(
    ("options", "position", "reason"),
    [
        ({"awards": True}, {"awards": {"gold": 0}}, "'gold' is none of straw, wood, brick"),
        ({"awards": True}, {"awards": {"straw": 2}}, "awards.straw: 2"),
        (
            {"finish_round": True},
            {"phase": "over", "stacks": {"straw-door": {}, "wood-door": {}}},
            "the round is played to its end",
        ),
        (
            {"finish_round": True},
            {"phase": "rolling", "stacks": {"straw-door": {}, "wood-door": {}}},
            "so the match is over",
        ),
    ],
)
def test_options_make_positions_impossible(
    options: dict[str, Any], position: dict[str, Any], reason: str
) -> None:
    with pytest.raises(hamlet.BadPosition, match=reason):
        hamlet.game("three_little_pigs", 2, options).match(position=position)


def test_a_partial_position_is_completed_from_the_start() -> None:
    assert TWO.match(position={}).position() == TWO.match().position()
    match = TWO.match(position={"houses": [[["straw-door"]]]})
    assert match.position()["stacks"]["straw-door"] == {"top": 0, "below": [1, 1]}
    assert match.position()["phase"] == "rolling"


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("straw = 2\n", "straw = 6\n", r":11: heads.straw: 6 dice pay for a door, but only 5"),
        ("brick = 4\n", "brick = 0\n", r":13: heads.brick: Expected `int` >= 1"),
        ('"straw", "straw"', '"straw", "gold"', r":7: spinner.*Invalid enum value 'gold'"),
        ("spinner = [", "spinner = [] #", r":7: spinner: Expected `array` of length >= 1"),
        ("count = 3", "count = 9", r"dice.black.count: Expected `int` <= 4"),
        ("count = 2", "count = -1", r"dice.white.count: Expected `int` >= 0"),
        ('"roof", "wolf"', '"chimney", "wolf"', r"dice.black.faces.*'chimney'"),
        ("door = [1, 1, 0, 0]", "door = []", r"tiles.straw.door: Expected `array` of length >= 1"),
        ("door = [1, 1, 0, 0]", "door = [4]", r"tiles.straw.door.*Expected `int` <= 3"),
        ("flowerpots = 3", "flowerpots = -3", r"awards.flowerpots: Expected `int` >= 0"),
        ("tallest = 3", "highest = 3", r"unknown field `highest`|missing required field"),
        ('game = "three_little_pigs"', 'game = "woofy"', r"this is an edition of woofy"),
    ],
)  # fmt: skip
@pytest.mark.rule("TP-E1", "TP-E2", "TP-E3", "TP-E4", "TP-E5", "TP-E6")
def test_a_bad_edition_is_refused_with_line_and_reason(
    old: str, new: str, reason: str, tmp_path: Any
) -> None:
    path = tmp_path / "mine.toml"
    assert old in PIGS.default_text
    path.write_text(PIGS.default_text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(hamlet.BadEdition, match=reason) as refusal:
        hamlet.game("three_little_pigs", edition=path)
    assert "\n" not in str(refusal.value)


def test_dice_that_show_nothing_but_wolves_are_refused() -> None:
    edition = edition_dict(PIGS.default_edition)
    edition["heads"] = {"straw": 1, "wood": 1, "brick": 1}
    edition["dice"]["black"]["faces"] = ["wolf"]
    with pytest.raises(hamlet.BadEdition, match="nothing but wolves"):
        hamlet.game("three_little_pigs", edition=edition)


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
    for row, score in zip(rows, match.result.scores, strict=True):
        parts = row["tiles"] + row["flowerpots"] + row["houses_bonus"]
        assert parts + sum(row["awards"].values()) == row["total"] == score
    best = max((row["total"], row["tie_break"]) for row in rows)
    won = [row["seat"] for row in rows if (row["total"], row["tie_break"]) == best]
    assert list(match.result.winners) == won


def test_the_greedy_bot_beats_the_random_one() -> None:
    games = 30
    states = [PIGS.start(TWO.box) for _ in range(games)]
    steps, turns, won = ([0] * games for _ in range(3))
    streams, scratch = [[0] * 4, [0] * 4], [[0] * PIGS.most, [0] * PIGS.most]
    playouts(PIGS, False).batch(
        TWO.box, states, [RANDOM, GREEDY], 11, 0, streams, scratch, 100_000, steps, turns, won
    )
    random, greedy = (sum(mask >> seat & 1 for mask in won) for seat in range(2))
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

"""What The Three Little Pigs refuses: moves, outcomes, positions and editions, with reasons."""

from __future__ import annotations

from typing import Any

import pytest

import hamlet
from hamlet.engine.edition import edition_dict

PIGS = hamlet.kind("three_little_pigs")
TWO = hamlet.game("three_little_pigs", 2)


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
        ("straw = 2\n", "straw = 6\n", r":13: heads.straw: 6 dice pay for a door, but only 5"),
        ("brick = 4\n", "brick = 0\n", r":15: heads.brick: Expected `int` >= 1"),
        ('"straw", "straw"', '"straw", "gold"', r":9: spinner.*Invalid enum value 'gold'"),
        ("spinner = [", "spinner = [] #", r":9: spinner: Expected `array` of length >= 1"),
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

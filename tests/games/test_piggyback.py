"""Piggyback beyond its scenarios: invariants, positions and editions that cannot be."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.text import Text

import hamlet
from hamlet.engine.edition import edition_dict
from hamlet.engine.walk import walk
from hamlet.games.piggyback.rules.state import Names

plates = st.lists(st.integers(1, 9), min_size=8, max_size=8)
faces = st.builds("{} {}".format, st.sampled_from(["black", "red", "gold"]), st.integers(1, 12))


def edition(**changes: Any) -> dict[str, Any]:
    return {**edition_dict(hamlet.kind("piggyback").default_edition), **changes}


@st.composite
def editions(draw: st.DrawFn) -> dict[str, Any]:
    die = draw(st.lists(faces, min_size=1, max_size=8))
    again = draw(st.dictionaries(st.sampled_from(die), st.sampled_from(["always", "behind"])))
    return edition(plates=draw(plates), die=die, again=again)


@pytest.mark.rule("PB-2", "PB-6", "PB-7", "PB-13", "PB-E1", "PB-E2")
@given(
    players=st.integers(2, 7),
    made=editions(),
    three=st.sampled_from(["last_or_stacked", "last_only"]),
    judged=st.sampled_from(["before", "after"]),
    seed=st.integers(0, 10**6),
)
def test_pigs_stacks_and_plates_are_conserved(
    players: int, made: dict[str, Any], three: str, judged: str, seed: int
) -> None:
    """The walk checks at every step: every pig once, stacks ordered, plates conserved."""
    options = {"black_three": three, "black_three_judged": judged}
    match = walk(hamlet.game("piggyback", players, options, made), seed)
    position, names = match.position(), match.game.box.names
    assert isinstance(names, Names)
    pigs = sorted(pig for stack in position["stacks"].values() for pig in stack)
    assert sorted(pigs + position["start"]) == sorted(names.pigs)


@pytest.mark.rule("PB-1")
def test_the_shape_of_the_path_never_changes_play() -> None:
    shapes = ["winding", "straight", "zigzag", "stairs", "random"]
    logs = [walk(hamlet.game("piggyback", 5, {"shape": shape}), seed=3).log for shape in shapes]
    assert all(log == logs[0] for log in logs)
    pictures = set()
    for shape in shapes[:-1]:
        game = hamlet.game("piggyback", 5, {"shape": shape})
        pictures.add(game.kind.picture.draw(game.box, game.match(seed=1).state))
    assert len(pictures) == 4


@pytest.mark.rule("PB-1", "PB-E2")
@pytest.mark.parametrize("shape", ["winding", "straight", "zigzag", "stairs"])
@pytest.mark.parametrize("plates", [[3, 2] * 4, [5] * 8, [40, 1, 1, 1, 1, 1, 1, 1]])
def test_every_pig_is_drawn_above_its_space(shape: str, plates: list[int]) -> None:
    """Also where a row would be wider than a terminal."""
    game = hamlet.game("piggyback", 4, {"shape": shape}, edition(plates=plates))
    for space in range(1, sum(plates) + 1):
        match = game.match(position={"stacks": {str(space): ["blue"]}})
        lines = Text.from_markup(game.kind.picture.draw(game.box, match.state)).plain.splitlines()
        above = next(number for number, line in enumerate(lines) if "bl" in line)
        ground = lines[above + 1]
        assert max(len(line) for line in lines) <= 80 + 24
        place = ground.index(f" {space} ") + 1
        assert lines[above].index("bl") - place in range(-4, 4)


@pytest.mark.rule("PB-4")
def test_a_drawn_first_player_is_each_seat_equally_often() -> None:
    game = hamlet.game("piggyback", 4, {"first_player": "random"})
    assert game.match(seed=0).outcomes() == {f"seat-{seat}": 0.25 for seat in range(4)}


@pytest.mark.parametrize(
    ("position", "reason"),
    [
        ({"start": ["red", "blue"], "stacks": {"3": ["green"]}}, "the yellow pig is missing"),
        ({"start": ["red", "blue", "green"], "stacks": {"3": ["yellow", "red"]}}, "stands twice"),
        ({"stacks": {"3": ["red", "red"]}}, "stands twice"),
        ({"stacks": {"3": ["purple"]}}, "there is no 'purple'"),
        ({"stacks": {"0": ["red"]}}, "stacks: 0 is not from 1"),
        ({"stacks": {"25": ["red"]}}, "stacks: 25 is not from 1 to 24"),
        ({"stacks": {"three": ["red"]}}, "stacks"),
        ({"seat": 4}, "seat: 4 is not from 0 to 3"),
        ({"discs": [0, 0]}, "seat 0 has laid more than 1"),
        ({"discs": [0]}, "on the start line, but plates moved"),
        ({"phase": "dancing"}, "'dancing' is none of"),
        ({"phase": "over"}, "a race is over exactly when"),
        ({"phase": "ready", "stacks": {"22": ["red"]}}, "a race is over exactly when"),
        ({"phase": "again", "mover": "red", "stacks": {"3": ["red"]}}, "say what it shows"),
        ({"phase": "again", "face": "black-1"}, "say which"),
        ({"phase": "choosing", "face": "red-2"}, "nothing to choose"),
        (
            {"phase": "passing", "face": "red-2", "mover": "red", "stacks": {"3": ["red"]}},
            "nothing is left to decide",
        ),
        ({"phase": "again", "face": "black-1", "mover": "blue"}, "not seat 0's"),
        ({"phase": "again", "face": "red-2", "mover": "red"}, "gives no extra roll"),
        ({"phase": "again", "face": "black-1", "mover": "red"}, "stands at the start"),
        ({"stacks": {"21": ["red"], "23": ["blue"]}}, "there is one landing"),
        ({"stacks": {"24": ["red"]}, "mover": "green", "seat": 2}, "the one that went across"),
        ({"phase": "drawing-first"}, "drawn only at the start"),
        ({"turn": 2**31 - 1}, "turn: 2147483647 is not"),
        ({"phase": "ready", "mover": "red"}, "no pig has been chosen yet"),
        ({"moved": "red"}, "with one pig each"),
        ({"face": "red-9"}, "face: there is no 'red-9'"),
        ({"colour": 3}, "unknown field `colour`"),
        ({"turn": "x"}, "turn"),
        ({"turn": -1}, "turn: -1"),
        ([], "Expected `object`"),
    ],
)
def test_impossible_positions_are_refused_with_the_reason(position: Any, reason: str) -> None:
    game = hamlet.game("piggyback", players=4)
    with pytest.raises(hamlet.BadPosition) as refusal:
        game.match(position=position)
    assert reason in str(refusal.value)
    assert "\n" not in str(refusal.value)


@pytest.mark.rule("PB-18")
def test_a_pig_that_has_had_its_roll_cannot_be_moving() -> None:
    game = hamlet.game("piggyback", players=2)
    with pytest.raises(hamlet.BadPosition, match="had its roll already"):
        game.match(position={"phase": "again", "face": "black-1", "mover": "red", "moved": "red"})


@pytest.mark.rule("PB-E1", "PB-E2", "PB-E3")
@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"plates": [3, 2, 3, 2, 3, 2, 3]}, "plates: a path has 8 plates, not 7"),
        ({"plates": [3, 2, 3, 2, 3, 2, 3, 0]}, "plates[7]: Expected `int` >= 1"),
        ({"plates": [3, 2, 3, 2, 3, 2, 3, 2000]}, "Expected `int` <= 999"),
        ({"plates": "many"}, "plates: Expected `array`"),
        ({"die": []}, "die: Expected `array` of length >= 1"),
        ({"die": ["black"]}, "'black' is not a face"),
        ({"die": ["red 1"], "again": {"red 2": "always"}}, "the die has no face 'red 2'"),
        ({"again": {"black 1": "sometimes"}}, "again[...]: Invalid enum value"),
        ({"pigs": ["red"] * 7}, "7 pigs of distinct colours"),
        ({"pigs": ["roll", "b", "c", "d", "e", "f", "g"]}, "'roll' cannot name a pig"),
        ({"colour": 1}, "colour: Object contains unknown field `colour`"),
        ({"game": "woofy"}, "this is an edition of woofy, not of piggyback"),
    ],
)
def test_unplayable_editions_are_refused_with_the_reason(
    changes: dict[str, Any], reason: str
) -> None:
    with pytest.raises(hamlet.BadEdition) as refusal:
        hamlet.game("piggyback", 4, edition=edition(**changes))
    assert reason in str(refusal.value)


def test_greedy_beats_random() -> None:
    """In 2-player races the greedy pig wins clearly more often than the random one."""
    from hamlet.lab.simulate import simulate

    game = hamlet.game("piggyback", players=2)
    batch = simulate(game, ["greedy", "random"], 2000, seed=1, compiled=True)
    greedy, random = (int((batch.won >> seat & 1).sum()) for seat in (0, 1))
    assert greedy > 1.5 * random

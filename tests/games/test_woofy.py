"""Woofy beyond its scenario files: laws of random play, editions and positions that cannot be."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

import hamlet
from hamlet.engine.edition import edition_dict, parse_edition
from hamlet.engine.ids import ALLOWED, Move
from hamlet.engine.stream import Stream
from hamlet.engine.walk import walk
from hamlet.games.woofy import KIND
from hamlet.games.woofy.experts import numbering
from hamlet.games.woofy.rules import play as rules
from hamlet.games.woofy.rules.state import BRICK, CHOOSING, Hunt, Pig
from hamlet.lab.simulate import simulate
from small_woofy import SMALL, box_of


def steps(match: hamlet.Match, seed: int) -> Any:
    """Random play: before each step the position and the move, after it the position."""
    luck = Stream(seed)
    while match.actor is not None:
        before = match.position()
        if match.actor == "chance":
            move = match.roll()
        else:
            moves = match.moves()
            move = moves[luck.below(len(moves))]
            match.play(move)
        yield before, move, match.position()


@pytest.mark.rule("WO-2", "WO-5", "WO-7", "WO-9", "WO-10", "WO-12", "WO-17")
@given(seed=st.integers(0, 2**32), players=st.integers(2, 4))
def test_laws_of_random_play(seed: int, players: int) -> None:
    """Told a second time and without the rules' own code."""
    for before, move, after in steps(hamlet.game("woofy", players).match(seed=seed), seed):
        old, new = before["pigs"], after["pigs"]
        moved = [pig for pig in old if old[pig] != new[pig]]
        if move == "wolf":
            way = [(before["wolf"] + step) % 24 for step in range(4)]
            assert after["wolf"] == way[-1]
            assert moved == [pig for pig in old if old[pig] in way]
            assert all(new[pig] == "pot" for pig in moved)
        else:
            assert after["wolf"] == before["wolf"]
            assert moved in ([], [before["die"]])
            assert "pot" not in [new[pig] for pig in moved]
        assert "dot" not in [new[pig] for pig in moved]
        built = after["parts"] - before["parts"]
        arrives = before["phase"] in ("moving", "hiding") and move in ("to 20", "bricks")
        assert built == (1 if arrives and before["parts"] < 4 else 0)
        if after["phase"] == "rolling" and after["die"] == after["last"]:
            others = {place for pig, place in new.items() if pig != after["die"]}
            assert others in ({"pot"}, {"brick"})
        ended = after["phase"] in ("choosing", "over") and before["phase"] != "drawing-first"
        assert after["turn"] == before["turn"] + ended


DOORS = {7: "straw", 17: "wood", 20: "brick"}
ROOM = {"straw": 1, "wood": 2, "brick": 3}
FACES = {**edition_dict(KIND.default_edition), "die": [*range(1, 10), "wolf", "house"]}


def walked(place: Any, steps: int, shut: set[str]) -> set[str]:
    """Where a pig can get, one step after the other."""
    onto = {"dot": [12], "straw": [7], "wood": [17], "brick": [20]}.get(place)
    spaces = onto or ([4, 16] if place == "pot" else [place])
    walkers = {(space, way) for space in spaces for way in (1, -1)}
    ends: set[str] = set()
    for left in range(steps - (onto is not None), 0, -1):
        if left == 1:
            ends |= {DOORS[space] for space, _ in walkers if space in DOORS} - shut - {place}
        walkers = {((space + way) % 24, way) for space, way in walkers}
    return ends | {f"to {space}" for space, _ in walkers}


PLACES = st.one_of(st.integers(0, 23), st.sampled_from(["dot", "pot", "straw", "wood", "brick"]))


@pytest.mark.rule("WO-4", "WO-7", "WO-13", "WO-14", "WO-15", "WO-16", "WO-21")
@given(places=st.tuples(PLACES, PLACES, PLACES), steps=st.integers(1, 9), parts=st.integers(0, 4))
@settings(max_examples=500)
def test_a_number_leads_where_steps_lead(places: Any, steps: int, parts: int) -> None:
    """Against a pig that really walks, on the default board with a die of up to 9."""
    crowd = [house for house in ROOM if places.count(house) > ROOM[house]]
    early = "brick" in places and parts < 4
    over = places in (("pot",) * 3, ("brick",) * 3)
    stuck = places[0] == "pot" and not {4, 16} & set(places)
    assume(not crowd and not early and not over and not stuck)
    pigs = dict(zip(("red", "green", "blue"), places, strict=True))
    position = {"pigs": pigs, "parts": parts, "die": "red", "face": str(steps)}
    match = hamlet.game("woofy", edition=FACES).match(position=position)
    shut = {house for house in ROOM if places.count(house) == ROOM[house]}
    if parts < 4:
        shut.add("brick")
    assert set(match.moves()) == walked(places[0], steps, shut)


@pytest.mark.rule("WO-3", "WO-20")
def test_a_die_can_always_be_chosen() -> None:
    """In every position between two turns, whatever was rolled last."""
    game = hamlet.game("woofy", edition=SMALL)
    box, hunt, tried = box_of(game), Hunt(), 0
    for number in range(numbering.numbers(box)):
        numbering.set_position(box, number, hunt)
        if numbering.goes_on(box, hunt):
            offered = game.legal_moves(hunt)
            tried += 1
            assert offered
            only = [pig for pig in range(3) if rules.forbids(box, hunt, Move(pig)) == 2]
            assert only in ([], [hunt.last])
    assert tried > 5000


@pytest.mark.rule("WO-22")
def test_a_pig_with_nowhere_to_go_stays_in_the_pot() -> None:
    """No edition has a brick house too small for it, so the box is narrowed by hand."""
    game = hamlet.game("woofy")
    narrow = box_of(game).copy()
    narrow.rooms[BRICK] = 1
    narrow.rooms[0] = 0
    narrow.rooms[1] = 0
    position = {"pigs": {"red": "pot", "green": "brick", "blue": 4}, "parts": 4}
    match = game.match(position={**position, "die": "red", "face": "house"})
    game.box = narrow
    assert match.moves() == ["stay"]
    match.play("stay")
    assert match.position()["pigs"]["red"] == "pot"
    assert [event["event"] for event in match.events] == ["stayed", "passed"]


def test_other_rings_walk() -> None:
    """The conformance walk on boards of other sizes, interpreted and compiled."""
    long = {
        **edition_dict(KIND.default_edition),
        "ring": 48,
        "die": [1, 9, 5, "wolf", "house"],
        "wolf": {"start": 5, "stride": 6},
    }
    for number, edition in enumerate((SMALL, long)):
        walk(hamlet.game("woofy", edition=edition), seed=number, compiled=True)


def test_greedy_is_far_better_than_random() -> None:
    game = hamlet.game("woofy")
    greedy = simulate(game, ["greedy"], 200, seed=1, compiled=False)
    random = simulate(game, ["random"], 200, seed=1, compiled=False)
    assert sum(greedy.won != 0) > 100
    assert sum(random.won != 0) < 10


def test_numbers_name_positions_that_play_alike() -> None:
    box = box_of(hamlet.game("woofy", edition=SMALL))
    hunt = Hunt()
    for number in range(0, numbering.numbers(box), 7):
        numbering.set_position(box, number, hunt)
        assert numbering.number_of(box, hunt) == number
        for role in range(3):
            assert numbering.pig_in_role(box, hunt, role) in range(3)
            pig = numbering.pig_in_role(box, hunt, role)
            assert hunt.at[pig] == hunt.at[role]


@given(seed=st.integers(0, 2**32), turn=st.permutations(range(3)))
def test_pigs_that_trade_colours_play_alike(seed: int, turn: list[int]) -> None:
    game = hamlet.game("woofy")
    box, match = box_of(game), game.match(seed=seed)
    for _ in steps(match, seed):
        hunt = match.state
        assert isinstance(hunt, Hunt)
        if hunt.phase == CHOOSING:
            twin = hunt.copy()
            twin.at = [hunt.at[turn[pig]] for pig in range(3)]
            twin.last = Pig(turn.index(hunt.last)) if hunt.last >= 0 else hunt.last
            assert numbering.number_of(box, twin) == numbering.number_of(box, hunt)
            for role in range(3):
                one = numbering.pig_in_role(box, hunt, role)
                other = numbering.pig_in_role(box, twin, role)
                assert hunt.at[one] == twin.at[other]
                assert (one == hunt.last) == (other == twin.last)
                rule = rules.forbids(box, hunt, Move(one))
                assert rules.forbids(box, twin, Move(other)) == rule


BAD_EDITIONS = [
    ("ring = 24", "ring = 25", "ring: 25 spaces are not a multiple of the wolf's stride 3"),
    ("ring = 24", "ring = 72", "ring: Expected `int` <= 48"),
    ("ring = 24", "ring = 3", "die: 3 spaces would lead round a ring of 3"),
    ("ring = 24", "ring = 15", "houses.wood.space: space 17 is not on a ring of 0 to 14"),
    ("start = 12", "start = 24", "start: space 24 is not on a ring of 0 to 23"),
    ("start = 12", "start = 16", "pot[1]: space 16 is already that of start"),
    ("start = 12", "start = 7", "houses.straw.space: space 7 is already that of start"),
    ("pot = [4, 16]", "pot = [4, 4]", "pot[1]: space 4 is already that of pot[0]"),
    ("pot = [4, 16]", "pot = [4]", "pot: there are 2 pot spaces, not 1"),
    ("pot = [4, 16]", "pot = [4, -1]", "pot[1]: space -1 is not on a ring"),
    ("space = 17", "space = 20", "houses.brick.space: space 20 is already that of houses.wood"),
    ("space = 7, room = 1", "space = 7, room = 4", "houses.straw.room: Expected `int` <= 3"),
    ("space = 7, room = 1", "space = 7", "houses.straw: Object missing required field `room`"),
    ("room = 3", "room = 2", "houses.brick.room: all 3 pigs must fit in to win"),
    ("stride = 3", "stride = 0", "wolf.stride: Expected `int` >= 1"),
    ("stride = 3", "stride = 24", "wolf.stride: 24 is once round the ring of 24"),
    ("[wolf]\nstart = 0", "[wolf]\nstart = 30", "wolf.start: space 30 is not on a ring"),
    ('"wolf", "wolf"', '"fox", "wolf"', "die[3]: Invalid enum value 'fox'"),
    ('"wolf", "wolf", ', "", "die: without a wolf a game might never end"),
    (', "house"]', "]", "die: without a house a game might never end"),
    ("[1, 2, 3, ", "[", "die: without a number a game might never end"),
    ("[1, 2, 3, ", "[0, ", "die[0]: Expected `int` >= 1"),
    ('"green"', '"red"', "pigs: there are 3 pigs of distinct colours"),
    ('"green"', '"stay"', "pigs: 'stay' cannot name a pig"),
    ('"green", ', "", "pigs: there are 3 pigs of distinct colours"),
    ("ring = 24", "ring = 24\nhouse = 1", "house: Object contains unknown field `house`"),
]


@pytest.mark.rule("WO-E1", "WO-E2", "WO-E3", "WO-E4")
@pytest.mark.parametrize(("old", "new", "reason"), BAD_EDITIONS)
def test_unplayable_editions_are_refused(old: str, new: str, reason: str) -> None:
    assert KIND.default_text.count(old) == 1
    text = KIND.default_text.replace(old, new)
    with pytest.raises(hamlet.BadEdition) as refusal:
        parse_edition(KIND.edition, text, "my.toml")
    assert reason in str(refusal.value)


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("ring = 24", "ring = 25", "ring = 25"),
        ("pot = [4, 16]", "pot = [4, 7]", "pot = [4, 7]"),
        ("space = 17", "space = 20", "brick = { space = 20, room = 3 }"),
        ("stride = 3", "stride = 48", "stride = 48"),
    ],
)
def test_the_line_of_a_fault_is_named(old: str, new: str, line: str) -> None:
    text = KIND.default_text.replace(old, new)
    number = text.splitlines().index(line) + 1
    with pytest.raises(hamlet.BadEdition, match=f"^my.toml:{number}: "):
        parse_edition(KIND.edition, text, "my.toml")


BAD_POSITIONS: list[tuple[dict[str, Any], str]] = [
    ({"pigs": {"pink": 3}}, "pigs: there is no 'pink'"),
    ({"pigs": {"red": 24}}, "pigs: 24 is not from 0 to 23"),
    ({"pigs": {"red": -1}}, "pigs: -1 is not from 0 to 23"),
    ({"pigs": {"red": "barn"}}, "pigs: 'barn' is no place"),
    ({"pigs": {"red": "straw", "green": "straw"}}, "2 pigs in a house with room for 1 (WO-13)"),
    ({"pigs": {"red": "wood", "green": "wood", "blue": "wood"}}, "3 pigs in a house"),
    ({"pigs": {"red": "brick"}, "parts": 3}, "takes nobody before it has 4 parts (WO-16)"),
    ({"wolf": 4}, "wolf: 4 is no wolf space (WO-9)"),
    ({"wolf": 24}, "wolf: 24 is not from 0 to 23"),
    ({"parts": 5}, "parts: 5 is not from 0 to 4"),
    ({"seat": 2}, "seat: 2 is not from 0 to 1"),
    ({"turn": -1}, "turn: -1 is not from 0"),
    ({"last": "pink"}, "last: there is no 'pink'"),
    ({"die": "pink"}, "die: there is no 'pink'"),
    ({"die": "red", "face": "4"}, "face: there is no '4'"),
    ({"die": "red", "face": "wolf"}, "face: a number is for moving"),
    ({"die": "red", "face": "1", "phase": "hiding"}, "face: a number is for moving"),
    ({"die": "red", "face": "house", "phase": "moving"}, "face: a number is for moving"),
    ({"die": "red", "face": "1", "phase": "rolling"}, "face: a die shows a face exactly when"),
    ({"die": "red", "phase": "moving"}, "face: a die shows a face exactly when"),
    ({"die": "red", "phase": "choosing"}, "die: a die has been chosen exactly when"),
    ({"face": "1"}, "face: a die shows a face exactly when"),
    ({"phase": "rolling"}, "die: a die has been chosen exactly when"),
    ({"phase": "dancing"}, "phase: 'dancing' is none of"),
    ({"phase": "over"}, "phase: a hunt is over exactly when"),
    ({"phase": "drawing-first"}, "phase: who begins is drawn before anything else"),
    ({"die": "red", "last": "red"}, "the red die could not be chosen here (WO-2)"),
    ({"pigs": {"red": "pot"}, "die": "red"}, "the red die could not be chosen here (WO-20)"),
    (
        {"pigs": {"red": "pot", "green": "pot", "blue": "pot"}, "phase": "choosing"},
        "phase: a hunt is over exactly when",
    ),
    ({"dice": 3}, "Object contains unknown field `dice`"),
    ({"pigs": 3}, "pigs: Expected `object`"),
]


@pytest.mark.parametrize(("position", "reason"), BAD_POSITIONS)
def test_impossible_positions_are_refused(position: dict[str, Any], reason: str) -> None:
    with pytest.raises(hamlet.BadPosition) as refusal:
        hamlet.game("woofy").match(position=position)
    assert reason in str(refusal.value)


def test_partial_positions_are_completed_from_the_start() -> None:
    game = hamlet.game("woofy", 3, {"first_player": 1})
    assert game.match(position={}).position() == game.match(seed=1).position()
    assert game.match(position={"wolf": 6}).position()["seat"] == 1
    assert game.match(position={"die": "red"}).position()["phase"] == "rolling"
    assert game.match(position={"die": "red", "face": "2"}).position()["phase"] == "moving"
    assert game.match(position={"die": "red", "face": "house"}).position()["phase"] == "hiding"


def test_a_drawn_first_player_is_drawn_only_at_the_start() -> None:
    game = hamlet.game("woofy", 3, {"first_player": "random"})
    assert game.match(position={}).actor == "chance"
    assert game.match(position={"seat": 2}).actor == 2


@pytest.mark.parametrize("text", ["", "re", "to", "to 24", "to -1", "to 3 4", "14", "roll", "5"])
def test_what_is_no_move_is_malformed(text: str) -> None:
    match = hamlet.game("woofy").match(seed=1)
    with pytest.raises(hamlet.MalformedMove):
        match.play(text)
    assert match.log == []


def test_capitals_and_blanks_are_forgiven() -> None:
    match = hamlet.game("woofy").match(position={"die": "red", "face": "1"})
    match.play(" TO 12 ")
    assert match.log == ["to 12"]
    assert match.game.kind.rules.forbids(match.game.box, match.state, Move(1)) == ALLOWED


@pytest.mark.parametrize("bad", [5, 2, "four", True])
def test_brick_parts_takes_4_or_3(bad: Any) -> None:
    assert hamlet.game("woofy", options={"brick_parts": "3"}).options["brick_parts"] == 3
    with pytest.raises(hamlet.BadOption, match="brick_parts"):
        hamlet.game("woofy", options={"brick_parts": bad})


@pytest.mark.parametrize("players", [1, 5])
def test_it_is_for_two_to_four(players: int) -> None:
    with pytest.raises(hamlet.BadPlayers):
        hamlet.game("woofy", players)


def test_the_picture_shows_everyone() -> None:
    from rich.text import Text

    position = {"pigs": {"red": 5, "green": "pot", "blue": "wood"}, "parts": 4, "wolf": 3}
    for edition in (None, {**SMALL, "name": "tiny"}):
        game = hamlet.game("woofy", edition=edition)
        match = game.match(position=position)
        lines = Text.from_markup(game.kind.picture.draw(game.box, match.state)).plain.splitlines()
        assert max(map(len, lines)) <= 96
        drawn = "\n".join(lines)
        assert all(drawn.count(pig) == 1 for pig in "RGB"), drawn
        assert "⌂brick" in drawn
        assert "⌂wood B·" in drawn

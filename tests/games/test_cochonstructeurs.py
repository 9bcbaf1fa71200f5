"""Cochonstructeurs beyond its scenarios: the printed edition, bad input, the rulebook's example."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import tomli_w
from hypothesis import given
from hypothesis import strategies as st

import hamlet
import soak
from hamlet.engine.edition import edition_dict, parse_edition
from hamlet.engine.matchfile import (
    DiceLine,
    SeatLine,
    match_file,
    read_match,
    replayed,
)
from hamlet.games.cochonstructeurs.notation import move_name, read_move
from hamlet.games.cochonstructeurs.printed.edition import CochonstructeursEdition
from hamlet.games.cochonstructeurs.rules.moves import CODES
from hamlet.games.cochonstructeurs.rules.state import Box

KIND = hamlet.kind("cochonstructeurs")
EXAMPLE = Path(__file__).parent / "cochonstructeurs_example.match"
TILES = ["sand", "tile", "stone", "wood"]
SIGNS = {
    "plain": ".",
    "mystery": "?",
    "resource": "R",
    "dark": "D",
    "meeting": "M",
    "lever": "L",
    "bridge": "B",
    "unstable": "U",
}


def printed() -> CochonstructeursEdition:
    edition = KIND.default_edition
    assert isinstance(edition, CochonstructeursEdition)
    return edition


def box_of(players: int) -> Box:
    box = hamlet.game("cochonstructeurs", players).box
    assert isinstance(box, Box)
    return box


def changed(**values: Any) -> dict[str, Any]:
    return {**edition_dict(KIND.default_edition), **values}


def changed_space(of: str, **values: Any) -> dict[str, Any]:
    spaces = edition_dict(KIND.default_edition)["spaces"]
    return changed(spaces=[{**s, **values} if s["name"] == of else s for s in spaces])


class TestEdition:
    @pytest.mark.rule("CO-E1")
    def test_the_four_paths(self) -> None:
        spaces = {space.name: space for space in printed().spaces}

        def path(number: int) -> str:
            along = [
                spaces[f"{number}.{step}"] for step in range(1, 12) if f"{number}.{step}" in spaces
            ]
            return " ".join(SIGNS[s.kind] + (str(s.needs) if s.needs else "") for s in along)

        assert path(1) == ". ? . . R D M R U3 ? R"
        assert path(2) == ". . ? . R L M R U2 R"
        assert path(3) == ". ? . . R M B R . ? R"
        assert path(4) == ". . ? . R D M R . . R"

    @pytest.mark.rule("CO-E1")
    def test_the_spurs_and_the_ford(self) -> None:
        box = box_of(4)
        names = box.names.spaces
        out = {
            names[space]: {names[end] for end in box.joins[space] if end >= 0}
            for space in range(box.spaces)
        }
        assert out["home"] == {"1.1", "2.1", "3.1", "4.1"}
        assert out["4.9"] == {"4.8", "4.10", "torrent"}
        assert out["torrent"] == {"4.9", "bank"}
        assert out["bank"] == {"torrent", "den"}
        assert out["1.3"] == {"1.2", "1.4", "lane"}
        assert out["lane"] == {"1.3", "hunter"}
        assert out["ford"] == {"4.4"}
        assert "ford" not in out["4.4"]
        assert len(names) == 50

    @pytest.mark.rule("CO-E2")
    def test_the_ring(self) -> None:
        assert printed().ring == 16
        assert printed().meetings == {"1.7": 3, "2.7": 6, "3.6": 10, "4.7": 13}

    @pytest.mark.rule("CO-E3", "CO-E4")
    def test_gauge_and_wheel(self) -> None:
        gauge = {players: (item.last, item.red) for players, item in printed().gauge.items()}
        assert gauge == {
            "4": (30, [6, 12, 18, 24]),
            "3": (40, [8, 16, 24, 32]),
            "2": (60, [12, 24, 36, 48]),
        }
        assert printed().wheel == ["snow", "day", "day", "day", "snow", "night", "night", "night"]

    @pytest.mark.rule("CO-E5", "CO-E6", "CO-E7", "CO-E8", "CO-E10")
    def test_cards_tokens_wolves_and_roles(self) -> None:
        assert sum(printed().events.values()) == 22
        assert list(printed().events.values()) == [2, 3, 3, 3, 3, 2, 3, 3]
        assert sum(printed().majors.values()) == 9
        assert printed().majors["nightfall"] == 2
        assert {item.tokens for item in printed().resources.values()} == {10}
        assert [item.letter for item in printed().resources.values()] == ["P", "B", "S", "T"]
        assert printed().wolves == ["yellow", "red", "yellow", "special"]
        assert printed().numbers.fuel == 3

    @pytest.mark.rule("CO-E9")
    def test_five_plans_each_dearer_or_harder(self) -> None:
        names = [plan.name for plan in printed().plans]
        assert names == ["Cabane", "Chaumière", "Maison", "Manoir", "Forteresse"]

        def effort(index: int) -> float:
            parts = printed().plans[index].parts()
            return sum(len(part.cost) * 6 / (7 - part.needs) for part in parts)

        efforts = [effort(index) for index in range(5)]
        assert efforts == sorted(efforts)
        assert len(set(efforts)) == 5

    def test_it_loads_again(self) -> None:
        text = tomli_w.dumps(edition_dict(printed()))
        assert parse_edition(CochonstructeursEdition, text, "again") == printed()

    @pytest.mark.parametrize(
        ("edition", "reason"),
        [
            (changed_space("1.4", name="1.5"), "two spaces '1.5'"),
            (changed_space("1.4", name="one four"), "cannot name a space"),
            (changed_space("1.4", joins=["1.33"]), "cannot be joined to '1.33'"),
            (changed_space("1.4", joins=[]), "'1.4' cannot be reached from home"),
            (changed_space("1.5", path=0), "has a path 1-4"),
            (changed_space("1.9", needs=0), "needs a threshold"),
            (changed_space("1.9", needs=7), "needs a threshold"),
            (changed_space("1.4", kind="home"), "exactly one home"),
            (changed_space("hunter", kind="plain"), "exactly one hunter"),
            (changed_space("2.6", kind="plain"), "a bridge needs a lever"),
            (changed_space("ford", joins=["4.4"]), "nobody walks into the ford"),
            (changed_space("1.2", joins=["1.1", "2.2"]), "two ways of at most 7 steps"),
            (changed_space("1.7", kind="plain"), "'1.7' is no meeting space"),
            (changed_space("1.4", kind="meeting"), "'1.4' is not on the ring"),
            (changed_space("1.4", kind="swamp"), "Invalid enum value"),
            (changed(meetings={"1.7": 3, "2.7": 3, "3.6": 10, "4.7": 13}), "share ring space 3"),
            (changed(meetings={"1.7": 16, "2.7": 3, "3.6": 10, "4.7": 13}), "not from 1 to 15"),
            (changed(gauge={"4": {"last": 30, "red": [6]}}), "no gauge for 2 pigs"),
            (
                changed(gauge={str(n): {"last": 30, "red": [31]} for n in (2, 3, 4)}),
                "red cells lie from 1 to 30",
            ),
            (
                changed(gauge={str(n): {"last": 30, "red": [9, 6]} for n in (2, 3, 4)}),
                "listed upwards",
            ),
            (changed(wheel=["day", "day"]), "no night"),
            (changed(events={"wolf-comes": 0}), "the deck is empty"),
            (changed(majors={"flood": 1}), "no card 'flood'"),
            (changed(wolves=["green"]), "Invalid enum value"),
            (changed(plans=[]), "there are 5 plans"),
            (changed(resources={"stone": {"letter": "P", "tokens": 10}}), "4 resources"),
        ],
    )
    @pytest.mark.rule("CO-E1", "CO-E2", "CO-E3")
    def test_unplayable_ones_are_refused(self, edition: dict[str, Any], reason: str) -> None:
        with pytest.raises(hamlet.BadEdition, match=reason):
            hamlet.game("cochonstructeurs", 4, edition=edition)

    @pytest.mark.rule("CO-E9")
    def test_a_plan_must_be_possible(self) -> None:
        plans = edition_dict(KIND.default_edition)["plans"]
        for part, reason in (
            ({"cost": "P", "needs": 7}, "no die shows 7"),
            ({"cost": "X", "needs": 2}, "more 'X' than there is"),
            ({"cost": "P" * 11, "needs": 2}, "more 'P' than there is"),
        ):
            wrong = changed(plans=[{**plans[0], "roof": part}, *plans[1:]])
            with pytest.raises(hamlet.BadEdition, match=reason):
                hamlet.game("cochonstructeurs", 4, edition=wrong)

    def test_the_line_is_named(self) -> None:
        text = KIND.default_text.replace('joins = ["1.3"]', 'joins = ["1.33"]', 1)
        line = text[: text.index('"1.33"')].count("\n") + 1
        with pytest.raises(hamlet.BadEdition, match=r"my\.toml:\d+: spaces\[4\]") as refusal:
            parse_edition(CochonstructeursEdition, text, "my.toml")
        named = int(str(refusal.value).split(":")[1])
        assert line - 4 <= named <= line


class TestBoard:
    @pytest.mark.rule("CO-24", "CO-8")
    def test_the_last_fuel_in_the_middle_of_a_dark_stretch(self) -> None:
        spaces = edition_dict(KIND.default_edition)["spaces"]
        dark = [{**s, "kind": "dark"} if s["name"] in ("4.3", "4.4") else s for s in spaces]
        game = hamlet.game("cochonstructeurs", 2, edition=changed(spaces=dark))
        position = {
            "tiles": TILES,
            "roles": ["scout", "mason"],
            "pigs": [{"at": "4.2"}],
            "wheel": 5,
            "fuel": 1,
        }
        match = game.match(position=position)
        match.play("move")
        match.play("2")
        match.play("go 4.4")
        assert [event["event"] for event in match.events] == [
            "stepped",
            "lamp-burned",
            "stepped",
            "passed",
        ]
        assert match.position()["fuel"] == 0
        match.play("nothing")
        assert match.position()["pigs"][0]["at"] == "home"
        assert "terrified" in [event["event"] for event in match.events]

    @pytest.mark.rule("CO-32")
    def test_no_pig_can_be_put_on_the_ring(self) -> None:
        game = hamlet.game("cochonstructeurs", 2)
        with pytest.raises(hamlet.BadPosition, match=r"there is no 'ring\.2'"):
            game.match(position={"tiles": TILES, "pigs": [{"at": "ring.2"}]})


EXAMPLE_LOG = (
    "sand tile stone|role scout|role runner|role lucky|"
    "move|2|go 1.2|time-flies|"
    "move|5|go 2.6|"
    "move|5|keep|go 3.5|"
    "move|4|go 4.4|"
    "move|6|go 1.8|"
    "move|3|go 2.10|2|"
    "move|6|keep|go 3.11|cross|2|reroll|4|"
    "move|5|go 4.9"
)


def example() -> hamlet.Match:
    """Rounds 1 and 2 of the game in the rulebook."""
    match = hamlet.game("cochonstructeurs", 4, {"roles": "chosen"}).match()
    setup, *plays = EXAMPLE_LOG.split("|")
    for text in (*setup.split(), *plays):
        match.play(text)
    return match


class TestExample:
    @pytest.mark.rule("CO-60")
    def test_it_replays_to_the_loads_it_names(self) -> None:
        position = example().position()
        assert position["tiles"] == TILES
        assert position["roles"] == ["scout", "runner", "lucky", "mason"]
        assert [pig["bag"] for pig in position["pigs"]] == ["SS", "TTT", "PPP", "BB"]
        assert [pig["at"] for pig in position["pigs"]] == ["1.8", "2.10", "3.11", "4.9"]
        assert position["bridge"] == "down"
        assert position["landslides"] == []

    @pytest.mark.rule("CO-60")
    def test_the_match_file_beside_this_test_is_it(self) -> None:
        seats = [SeatLine(name) for name in ("Éclaireur", "Coureur", "Chanceux", "Maçon")]
        wanted = match_file(example(), seats, DiceLine("entered"))
        file, whole = read_match(EXAMPLE.read_text(encoding="utf-8"), EXAMPLE.name)
        assert whole
        assert file.log == wanted.log
        table = hamlet.game("cochonstructeurs", file.players, file.options, file.edition)
        assert replayed(file, table.match(), EXAMPLE.name).position() == example().position()


class TestPositions:
    GOOD: dict[str, Any] = {"tiles": TILES, "roles": ["runner", "mason"]}  # noqa: RUF012

    @pytest.mark.parametrize(
        ("position", "reason"),
        [
            ({"pigs": [{"at": "5.1"}]}, "there is no '5.1'"),
            ({"pigs": [{}, {}, {}]}, "only 2 pigs"),
            ({"pigs": [{"bag": "PPPPP"}]}, "more than it can"),
            ({"pigs": [{"bag": "XY"}]}, "is not made of P, B, S, T"),
            ({"pigs": [{"at": "1.9"}], "landslides": ["1.9"]}, "cannot be now"),
            ({"pigs": [{"at": "3.7"}]}, "cannot be now"),
            ({"pigs": [{"at": "1.6"}], "wheel": 5}, "cannot be now"),
            ({"pigs": [{"at": "1.6", "came": "1.2"}]}, "cannot have come"),
            ({"pigs": [{}, {"at": "1.8"}], "wolves": [3]}, "not been captured"),
            ({"pigs": [{"picked": ["1.4"]}]}, "no resource space"),
            ({"roles": ["runner", "runner"]}, "same role"),
            ({"roles": ["baker"]}, "no 'baker'"),
            ({"tiles": ["sand", "sand"]}, "one tile of each"),
            ({"reserve": "P" * 11}, "only 10 of stone"),
            ({"supply": {"stone": 3}}, "would not make 10"),
            ({"reserve": "P" * 8, "used": "PP"}, "used tokens lie beside"),
            ({"threat": 99}, "threat: 99"),
            ({"threat": 61, "phase": "action"}, "waits for nobody"),
            ({"built": 7}, "a game is over exactly when"),
            ({"wheel": 8}, "wheel: 8"),
            ({"wolves": [1, 2, 3, 4, 5]}, "wolves: 5"),
            ({"wolves": [16]}, "wolves: 16"),
            ({"landslides": ["1.8"]}, "no unstable space"),
            ({"bridge": "sideways"}, "no 'sideways'"),
            ({"fuel": 4}, "fuel: 4"),
            ({"events": {"wolf-comes": 3}}, "events.wolf-comes: 3"),
            ({"phase": "dancing"}, "no 'dancing'"),
            ({"phase": "prisoner"}, "no prisoner"),
            ({"phase": "action", "pigs": [{"at": "den"}]}, "a prisoner cannot act"),
            ({"phase": "way"}, "no ways to choose"),
            ({"phase": "jumping"}, "no river"),
            ({"phase": "put-last"}, "nothing to put down"),
            ({"phase": "hiring"}, "cannot be hired"),
            ({"phase": "clearing"}, "no landslide beside"),
            ({"phase": "another"}, "no second card"),
            ({"phase": "losing"}, "nothing to choose"),
            ({"phase": "gaining", "pigs": [{"bag": "PPPP"}]}, "nothing to choose"),
            ({"phase": "robbed"}, "visit nobody"),
            ({"phase": "rolling"}, "what the die is thrown for"),
            ({"phase": "again"}, "only Lucky"),
            ({"phase": "drawing-event"}, "no card is due"),
            ({"phase": "drawing-major"}, "no major event"),
            ({"phase": "action", "roles": []}, "all pigs have roles"),
            ({"weather": "fine"}, "unknown field"),
        ],
    )
    def test_impossible_ones_are_refused(self, position: dict[str, Any], reason: str) -> None:
        game = hamlet.game("cochonstructeurs", 2)
        with pytest.raises(hamlet.BadPosition, match=reason):
            game.match(position={**self.GOOD, **position})

    def test_a_partial_one_is_completed_from_the_start(self) -> None:
        match = hamlet.game("cochonstructeurs", 3).match(position={"threat": 4})
        assert match.actor == "chance"
        assert match.position()["threat"] == 4
        assert match.position()["supply"]["wood"] == 10


@given(st.integers(0, CODES - 1))
def test_every_move_reads_back(code: int) -> None:
    box = box_of(4)
    assert read_move(box, move_name(box, code)) == code
    assert read_move(box, move_name(box, code).upper()) == code


@pytest.mark.parametrize(
    "text", ["", "go", "go 9.9", "put", "put X", "put PPPPPPP", "free seat-5 for PP", "dance"]
)
def test_what_is_no_move_is_malformed(text: str) -> None:
    match = hamlet.game("cochonstructeurs", 2).match(position=TestPositions.GOOD)
    with pytest.raises(hamlet.MalformedMove):
        match.play(text)


@given(st.integers(0, 2**31), st.sampled_from([2, 3, 4]), st.booleans())
def test_nothing_is_lost_or_doubled_in_a_random_game(seed: int, players: int, home: bool) -> None:
    """A stretch of an interpreted game; `soak` plays whole ones, compiled."""
    from hamlet.engine.stream import Stream

    game = hamlet.game("cochonstructeurs", players, {"all_home": home})
    match, luck = game.match(seed=seed), Stream(seed)
    for _ in range(150):
        game.kind.position.check(game.box, match.state)
        if match.actor is None:
            break
        if match.actor == "chance":
            match.roll()
        else:
            legal = game.legal_moves(match.state)
            match.play_code(legal[luck.below(len(legal))])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ten_thousand_random_games_are_sound_and_end(players: int) -> None:
    for number, home in enumerate((False, True)):
        options = {"all_home": home, "plan": 1 + number}
        assert soak.soak(players, options, seed=7, first=0, games=1_700) == ""


def test_the_table_is_drawn_at_every_kind_of_moment() -> None:
    from rich.text import Text

    match = hamlet.game("cochonstructeurs", 4).match(seed=3)
    for _ in range(200):
        drawn = Text.from_markup(KIND.picture.draw(match.game.box, match.state)).plain
        assert max(len(line) for line in drawn.splitlines()) <= 100
        if match.actor == "chance":
            match.roll()
        elif match.actor is None:
            break
        else:
            match.play(match.moves()[-1])
    assert "threat" in drawn

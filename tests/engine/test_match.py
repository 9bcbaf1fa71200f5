"""The public face: games, matches, logs, undo, match files."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

import hamlet
from hamlet.engine.dice import AskedDice, FairDice, ScriptedDice
from hamlet.engine.errors import BadMatchFile
from hamlet.engine.matchfile import DiceLine, SeatLine, match_file, read_match, write_match
from hamlet.engine.notation import read_seed
from hamlet.matches import load_match, verify_match

KEPT = Path(__file__).parents[1] / "data" / "kept"


def finish(match: hamlet.Match) -> hamlet.Match:
    """Always the first move, the match's own dice."""
    while match.actor is not None:
        if match.actor == "chance":
            match.roll()
        else:
            match.play(match.moves()[0])
    return match


def fair_match(players: int = 4, words: str = "oink") -> tuple[hamlet.Match, DiceLine]:
    dice = FairDice(bytes(range(32)), words)
    game = hamlet.game("piggyback", players)
    line = DiceLine("fair", None, dice.commitment, words, dice.secret.hex())
    return finish(game.match(dice=dice)), line


def fair_file(path: Path) -> str:
    match, line = fair_match()
    text = write_match(match_file(match, [SeatLine(f"P{n}") for n in range(4)], line))
    path.write_text(text, encoding="utf-8")
    return text


def test_editions_that_list_the_same_in_two_orders_verify_side_by_side(tmp_path: Path) -> None:
    """What can be drawn is counted in the order of the edition, so that order is kept."""
    listed = hamlet.game("cochonstructeurs").setup.edition
    turned = {**listed, "resources": dict(reversed(listed["resources"].items()))}
    for name, edition in (("one", listed), ("two", turned)):
        dice = FairDice(bytes(range(32)), name)
        match = finish(hamlet.game("cochonstructeurs", edition=edition).match(dice=dice))
        line = DiceLine("fair", None, dice.commitment, name, dice.secret.hex())
        seats = [SeatLine("") for _ in range(match.game.players)]
        path = tmp_path / f"{name}.hamlet"
        path.write_text(write_match(match_file(match, seats, line)), encoding="utf-8")
    for name in ("one", "two"):
        assert verify_match(tmp_path / f"{name}.hamlet").rolls > 0


class TestMatch:
    def test_the_face_of_a_match(self) -> None:
        match = hamlet.game("piggyback", players=2).match(seed=7)
        assert (match.actor, match.moves(), match.outcomes()) == (0, ["roll"], {})
        events = match.play("roll")
        assert events == match.events == []
        assert match.actor == "chance"
        assert match.moves() == []
        assert match.outcomes()["black-1"] == pytest.approx(2 / 6)
        assert match.play("red-3")[0] == {"event": "rolled", "seat": 0, "face": "red-3"}
        assert match.moves() == ["red", "blue"]
        assert match.log == ["roll", "red-3"]
        assert json.loads(json.dumps(match.position())) == match.position()

    def test_names_are_forgiven_hyphens_and_capitals(self) -> None:
        assert hamlet.game(" Piggyback ").kind.id == "piggyback"

    def test_replay_rebuilds(self) -> None:
        game = hamlet.game("piggyback", players=3)
        match = finish(game.match(seed=1))
        again = hamlet.replay(game, match.log)
        assert again.position() == match.position()
        assert again.result == match.result

    def test_a_fork_goes_on_by_itself(self) -> None:
        match = hamlet.game("piggyback", players=2).match(seed=7)
        for entry in ("roll", "red-3"):
            match.play(entry)
        before, fork = match.position(), match.fork()
        fork.undo()
        fork.play("red-2")
        fork.play("blue")
        assert match.position() == before
        assert (match.log, fork.log) == (["roll", "red-3"], ["roll", "red-2", "blue"])
        match.play("red")
        assert fork.log == ["roll", "red-2", "blue"]
        match.undo()
        assert match.position() == before
        with pytest.raises(hamlet.IllegalMove, match="nothing to take back"):
            match.fork(ScriptedDice(["black-1"])).undo()

    def test_positions_restore_in_the_middle(self) -> None:
        game = hamlet.game("piggyback", players=3)
        match = game.match(seed=4)
        match.play("roll")
        match.roll()
        again = game.match(position=match.position(), seed=9)
        assert again.moves() == match.moves()
        assert again.position() == match.position()

    def test_without_a_seed_matches_differ(self) -> None:
        game = hamlet.game("piggyback", players=4)
        logs = {tuple(finish(game.match()).log) for _ in range(5)}
        assert len(logs) > 1

    def test_undo_goes_back_and_the_same_falls_again(self) -> None:
        match = hamlet.game("piggyback", players=4).match(seed=2)
        before = match.position()
        match.play("roll")
        fell = match.roll()
        assert match.undo() == fell
        assert match.undo() == "roll"
        assert (match.position(), match.log) == (before, [])
        match.play("roll")
        assert match.roll() == fell
        with pytest.raises(hamlet.IllegalMove, match="nothing to take back"):
            hamlet.game("piggyback").match(seed=1).undo()

    def test_scripted_and_asked_dice(self) -> None:
        game = hamlet.game("piggyback", players=4)
        for dice in (ScriptedDice(["red-2"]), AskedDice(lambda names: "red-2")):
            match = game.match(dice=dice)
            match.play("roll")
            assert match.roll() == "red-2"

    @pytest.mark.parametrize("text", ["", "jump", "roll roll", "rouge", "red-2", "\n", "🐷"])
    def test_unreadable_moves_are_malformed(self, text: str) -> None:
        match = hamlet.game("piggyback", players=4).match(seed=1)
        with pytest.raises(hamlet.MalformedMove, match=r"is not a move of piggyback.*roll"):
            match.play(text)
        assert match.log == []

    @pytest.mark.parametrize("text", [None, 3, ["roll"]])
    def test_moves_that_are_no_text_are_malformed(self, text: str) -> None:
        match = hamlet.game("piggyback", players=4).match(seed=1)
        with pytest.raises(hamlet.MalformedMove):
            match.play(text)

    def test_illegal_moves_name_the_rule_and_change_nothing(self) -> None:
        match = hamlet.game("piggyback", players=4).match(seed=1)
        with pytest.raises(hamlet.IllegalMove, match=r"\(PB-14\)") as refusal:
            match.play("extend")
        assert refusal.value.rule == "PB-14"
        assert match.log == []

    def test_impossible_outcomes_are_malformed(self) -> None:
        match = hamlet.game("piggyback", players=4).match(seed=1)
        match.play("roll")
        with pytest.raises(hamlet.MalformedMove, match=r"'red-9' cannot fall here.*black-1"):
            match.play("red-9")

    def test_nothing_to_roll_at_a_decision(self) -> None:
        with pytest.raises(hamlet.BadDice, match="nothing to roll"):
            hamlet.game("piggyback").match(seed=1).roll()

    @pytest.mark.parametrize("players", [-1, 0, 1, 8])
    def test_numbers_of_players(self, players: int) -> None:
        with pytest.raises(hamlet.BadPlayers, match=f"for 2 to 7 players, not {players}"):
            hamlet.game("piggyback", players)

    def test_unknown_games_and_options(self) -> None:
        with pytest.raises(
            hamlet.UnknownGame, match=r"no game 'chess'; the games are: .*piggyback"
        ):
            hamlet.game("chess")
        with pytest.raises(hamlet.BadOption, match="no option 'wings'"):
            hamlet.game("piggyback", options={"wings": 1})
        with pytest.raises(hamlet.BadOption, match="first_player cannot be 4"):
            hamlet.game("piggyback", 4, {"first_player": 4})

    def test_arguments_of_a_wrong_kind_are_refused(self) -> None:
        cases: list[tuple[dict[str, Any], type[Exception]]] = [
            ({"name": None}, hamlet.UnknownGame),
            ({"players": 4.0}, hamlet.BadPlayers),
            ({"options": 1}, hamlet.BadOption),
            ({"edition": 1}, hamlet.BadEdition),
            ({"edition": "a\0b"}, hamlet.BadFile),
        ]
        for wrong, error in cases:
            with pytest.raises(error):
                hamlet.game(**{"name": "piggyback", **wrong})
        with pytest.raises(hamlet.BadDice, match="a whole number or words"):
            hamlet.game("piggyback").match(seed=7.5)  # type: ignore[arg-type]

    def test_an_unknown_name_is_an_attribute_error(self) -> None:
        with pytest.raises(AttributeError, match="no attribute 'gmae'"):
            _ = hamlet.gmae  # type: ignore[attr-defined]


class TestMatchFile:
    def test_round_trip(self, tmp_path: Path) -> None:
        path = tmp_path / "m.hamlet"
        text = fair_file(path)
        match, file = load_match(path)
        assert match.result is not None
        assert write_match(file) == text
        assert verify_match(path).lines == len(match.log)

    def test_a_match_from_a_position_round_trips(self, tmp_path: Path) -> None:
        game = hamlet.game("piggyback", 2, {"black_three": "last_only"})
        match = finish(game.match(seed=5, position={"seat": 1, "stacks": {"4": ["red"]}}))
        path = tmp_path / "m.hamlet"
        seats = [SeatLine("A"), SeatLine("B", "greedy")]
        path.write_text(write_match(match_file(match, seats, DiceLine("seeded", 5))), "utf-8")
        loaded, file = load_match(path)
        assert loaded.position() == match.position()
        assert file.seats == seats
        assert verify_match(path).rolls == sum(who < 0 for who in match.actors)

    def test_every_cut_is_noticed(self, tmp_path: Path) -> None:
        path = tmp_path / "m.hamlet"
        text = fair_file(path)
        whole = text.rstrip()
        for end in range(0, len(whole), 97):
            path.write_text(whole[:end], encoding="utf-8")
            with pytest.raises(BadMatchFile) as refusal:
                load_match(path)
            assert "\n" not in str(refusal.value)

    def test_one_altered_roll_is_named(self, tmp_path: Path) -> None:
        """Even if the seal is forged too, the dice tell."""
        path = tmp_path / "m.hamlet"
        text = fair_file(path)
        file, _ = read_match(text, "m")
        number = next(n for n, line in enumerate(file.log) if line == "* red-2")
        file.log[number] = "* red-3"
        path.write_text(write_match(file), encoding="utf-8")
        with pytest.raises(BadMatchFile, match=rf"log line {number + 1} .*'red-3', but .*'red-2'"):
            verify_match(path)

    def test_a_roll_in_a_player_s_name_is_caught(self, tmp_path: Path) -> None:
        path = tmp_path / "m.hamlet"
        file, _ = read_match(fair_file(path), "m")
        number = next(n for n, line in enumerate(file.log) if line.startswith("* "))
        file.log[number] = "0 red-4"
        path.write_text(write_match(file), encoding="utf-8")
        with pytest.raises(BadMatchFile, match=rf"log line {number + 1} .*it is \*'s turn"):
            verify_match(path)

    def test_seats_must_fit(self, tmp_path: Path) -> None:
        path = tmp_path / "m.hamlet"
        file, _ = read_match(fair_file(path), "m")
        file.seats.pop()
        path.write_text(write_match(file), encoding="utf-8")
        with pytest.raises(BadMatchFile, match="3 seats for 4 players"):
            load_match(path)

    def test_a_changed_file_is_not_replayed(self, tmp_path: Path) -> None:
        path = tmp_path / "m.hamlet"
        path.write_text(fair_file(path).replace('"P1"', '"Px"'), encoding="utf-8")
        with pytest.raises(BadMatchFile, match="changed after it was written"):
            load_match(path)
        with pytest.raises(BadMatchFile, match="the rolls fit, but the file was changed"):
            verify_match(path)

    def test_another_secret_is_not_the_promised_one(self, tmp_path: Path) -> None:
        path = tmp_path / "m.hamlet"
        file, _ = read_match(fair_file(path), "m")
        file.dice.secret = "00" * 32
        path.write_text(write_match(file), encoding="utf-8")
        with pytest.raises(BadMatchFile, match="not the one that was promised"):
            verify_match(path)
        file.dice.secret = "xyz"
        path.write_text(write_match(file), encoding="utf-8")
        with pytest.raises(BadMatchFile, match="not hexadecimal"):
            verify_match(path)

    def test_dice_that_nobody_can_roll_again(self, tmp_path: Path) -> None:
        path = tmp_path / "m.hamlet"
        match, _ = fair_match()
        for line, reason in [
            (DiceLine("entered"), "rolled by hand"),
            (DiceLine("fair", commitment="00"), "secret of its dice is not in it"),
        ]:
            seats = [SeatLine("x")] * 4
            path.write_text(write_match(match_file(match, seats, line)), encoding="utf-8")
            assert load_match(path)[0].position() == match.position()
            with pytest.raises(BadMatchFile, match=reason):
                verify_match(path)

    def test_wrong_lines_are_blamed(self, tmp_path: Path) -> None:
        path = tmp_path / "m.hamlet"
        file, _ = read_match(fair_file(path), "m")
        for line, reason in [
            ("1 roll", "it is 0's turn"),
            ("* roll", "it is 0's turn"),
            ("0 extend", "PB-14"),
            ("0 fly", "is not a move"),
        ]:
            file.log[0] = line
            path.write_text(write_match(file), encoding="utf-8")
            with pytest.raises(BadMatchFile, match=f"log line 1 .*{reason}"):
                load_match(path)

    def test_foreign_and_future_files(self, tmp_path: Path) -> None:
        path = tmp_path / "m.hamlet"
        for text, reason in [
            ("not toml at all", "not a match file"),
            ("a = 1\n", "it has no line hamlet = 1"),
            ("hamlet = 3\n", "format 3 is not known here"),
            ('hamlet = 1\ngame = "piggyback"\n', "missing required field"),
        ]:
            path.write_text(text, encoding="utf-8")
            with pytest.raises(BadMatchFile, match=reason):
                load_match(path)


class TestSetup:
    def test_it_opens_an_equal_game_and_says_what_was_chosen(self) -> None:
        game = hamlet.game("woofy", 3, {"brick_parts": 3})
        again = hamlet.open_setup(game.setup)
        assert again.setup == game.setup
        assert (again.players, again.options, again.edition) == (
            game.players,
            game.options,
            game.edition,
        )

    def test_equal_setups_share_one_game(self) -> None:
        setup = hamlet.game("piggyback", 2).setup
        sent = msgspec.msgpack.decode(msgspec.msgpack.encode(setup), type=hamlet.Setup)
        assert sent == setup
        assert hamlet.open_setup(sent) is hamlet.open_setup(setup)
        assert hamlet.open_setup(hamlet.game("piggyback", 3).setup) is not hamlet.open_setup(setup)

    def test_a_number_and_a_yes_are_two_values(self) -> None:
        one = hamlet.Setup("woofy", 3, {"brick_parts": 1}, {})
        assert one != hamlet.Setup("woofy", 3, {"brick_parts": True}, {})
        assert one != "woofy"

    def test_every_wrong_choice_is_refused_as_such(self) -> None:
        setup = hamlet.game("woofy", 3).setup
        for wrong, error in (
            ({"game": "chess"}, hamlet.UnknownGame),
            ({"players": 9}, hamlet.BadPlayers),
            ({"options": {"hats": 1}}, hamlet.BadOption),
            ({"edition": {}}, hamlet.BadEdition),
            ({"edition": {**setup.edition, "name": "\ud800"}}, hamlet.BadEdition),
        ):
            with pytest.raises(error):
                hamlet.open_setup(msgspec.structs.replace(setup, **wrong))


def test_the_public_names_stand_in_the_face_alone() -> None:
    from hamlet import face

    offered: dict[str, object] = {}
    exec("from hamlet import *", offered)
    assert set(face.__all__) == {name for name in offered if not name.startswith("__")}
    assert set(face.__all__) <= set(dir(hamlet))


def test_plain_digits_are_a_number_and_anything_else_is_words() -> None:
    assert [read_seed(typed) for typed in ("7", "oink", "-7", "7.0")] == [7, "oink", "-7", "7.0"]
    assert read_seed("9" * 19) == "9" * 19


@pytest.mark.parametrize("path", sorted(KEPT.glob("*.hamlet")), ids=lambda path: path.stem)
def test_match_files_of_before_still_open(path: Path) -> None:
    """Written by the first version of format 1, never to be written again."""
    match, file = load_match(path)
    assert match.result is not None
    assert verify_match(path).lines == len(file.log)
    assert write_match(file) == path.read_text(encoding="utf-8")

"""The command line: what it prints, and one line with exit code 2 for anything it refuses."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

import hamlet
from command_line import refused, run
from hamlet.engine.matchfile import DiceLine, SeatLine, match_file, write_match


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    """A finished seeded match on disk."""
    match = hamlet.game("piggyback", players=2).match(seed=3)
    while match.actor is not None:
        if match.actor == "chance":
            match.roll()
        else:
            match.play(match.moves()[0])
    path = tmp_path / "race.hamlet"
    file = match_file(match, [SeatLine("Rose"), SeatLine("Léo")], DiceLine("seeded", 3))
    path.write_text(write_match(file), encoding="utf-8")
    return path


def test_help_and_version() -> None:
    for words in ([], ["--help"]):
        done = run(*words)
        assert done.returncode == 0
        for command in ("play", "simulate", "replay", "verify", "edition", "rules"):
            assert command in done.stdout
    assert run("--version").stdout == f"hamlet {hamlet.VERSION}\n"


def test_help_loads_nothing_heavy() -> None:
    done = subprocess.run(
        [sys.executable, "-X", "importtime", "-m", "hamlet.cli"],
        capture_output=True,
        text=True,
        check=True,
    )
    loaded = {line.rpartition("|")[2].strip() for line in done.stderr.splitlines()}
    assert "typer" in loaded
    assert not loaded & {"numpy", "numba", "msgspec", "rich"}


class TestSimulate:
    def test_json(self) -> None:
        words = ["simulate", "piggyback", "--players", "3", "--games", "50", "--seed", "1"]
        data = json.loads(run(*words, "--json").stdout)
        assert data["games"] == 50
        assert len(data["wins"]) == 3
        assert sum(data["wins"]) >= 50
        assert data["games_per_second"] == pytest.approx(50 / data["seconds"])
        assert data["steps_per_second"] > data["games_per_second"]
        assert data["length"]["quantiles"]["0.05"] <= data["length"]["mean"]
        again = json.loads(run(*words, "--json").stdout)
        assert (again["wins"], again["length"]) == (data["wins"], data["length"])

    def test_table(self) -> None:
        done = run("simulate", "piggyback", "--bots", "greedy,random", "--games", "20")
        assert done.returncode == 0
        assert "greedy" in done.stdout

    def test_refusals(self, tmp_path: Path) -> None:
        assert "at least 1 game" in refused("simulate", "piggyback", "--games", "0")
        assert "at most 100,000,000" in refused("simulate", "piggyback", "-n", "1000000000000")
        assert "No such command" in refused("simulat")
        assert "'--games'" in refused("simulate", "piggyback", "--games", "many")
        assert "no game 'chess'" in refused("simulate", "chess")
        assert "no bot 'zen'" in refused("simulate", "piggyback", "--bots", "zen")
        assert "3 bots for 2" in refused(
            "simulate", "piggyback", "-p", "2", "--bots", "greedy,greedy,random"
        )
        assert "2 to 7 players, not 1" in refused("simulate", "piggyback", "-p", "1")
        assert "2 to 7 players, not 8" in refused("simulate", "piggyback", "-p", "8")
        assert "no option 'wings'" in refused("simulate", "piggyback", "-o", "wings=2")
        assert "NAME=VALUE" in refused("simulate", "piggyback", "-o", "wings")
        assert "cannot be read" in refused("simulate", "piggyback", "-e", tmp_path / "none.toml")
        assert "No such command" in refused("smulate")


class TestEdition:
    def test_show_is_a_start_for_ones_own(self, tmp_path: Path) -> None:
        own = tmp_path / "mine.toml"
        own.write_text(run("edition", "show", "piggyback").stdout, encoding="utf-8")
        assert "a playable edition of piggyback" in run("edition", "check", own).stdout
        assert json.loads(run("edition", "show", own, "--json").stdout)["name"] == "default"

    @pytest.mark.parametrize(
        ("old", "new", "line", "reason"),
        [
            ("[3, 2, 3, 2, 3, 2, 3, 2]", "[3, 2, 3, 2, 3, 2, 3]", 10, "8 plates, not 7"),
            ("[3, 2, 3, 2, 3, 2, 3, 2]", "[3, 2, 3, 2, 3, 2, 3, 0]", 10, "`int` >= 1"),
            ("[3, 2, 3, 2, 3, 2, 3, 2]", "[3, 2, 3, 2", 14, "not TOML"),
            ('"black 3" = "behind"', '"black 3" = "maybe"', 21, "Invalid enum"),
            ('name = "default"', 'nom = "default"', 6, "unknown field `nom`"),
        ],
    )
    def test_faults_are_named_with_their_line(
        self, tmp_path: Path, old: str, new: str, line: int, reason: str
    ) -> None:
        text = hamlet.kind("piggyback").default_text
        assert old in text
        path = tmp_path / "bad.toml"
        path.write_text(text.replace(old, new), encoding="utf-8")
        said = refused("edition", "check", path)
        assert f"bad.toml:{line}: " in said
        assert reason in said

    def test_foreign_files(self, tmp_path: Path) -> None:
        path = tmp_path / "odd.toml"
        path.write_text("x = 1\n")
        assert "which game it is for" in refused("edition", "check", path)
        path.write_bytes(b"\xff\xfe\x00")
        assert "not a text file" in refused("edition", "check", path)
        assert "cannot be read" in refused("edition", "show", tmp_path / "none.toml")
        assert "Missing command" in refused("edition")


class TestMatchFiles:
    def test_replay_tells_the_story(self, finished: Path) -> None:
        done = run("replay", finished, "--language", "fr")
        assert done.returncode == 0
        assert "Rose" in done.stdout
        assert "saute" in done.stdout
        assert json.loads(run("replay", finished, "--json").stdout)["result"]["reason"] == "crossed"

    def test_verify(self, finished: Path) -> None:
        assert "rolls are what the seeded dice give" in run("verify", finished).stdout
        text = finished.read_text(encoding="utf-8")
        rolls = [line for line in text.splitlines() if line.strip().startswith('"* ')]
        other = "red-4" if "red-4" not in rolls[4] else "red-2"
        lines = text.splitlines()
        place = [n for n, line in enumerate(lines) if line.strip().startswith('"* ')][4]
        lines[place] = f'    "* {other}",'
        finished.write_text("\n".join(lines) + "\n", encoding="utf-8")
        said = refused("verify", finished)
        assert "(roll 5)" in said
        assert f"says '{other}'" in said
        assert "changed after it was written" in refused("replay", finished)

    def test_cut_and_missing_files(self, finished: Path, tmp_path: Path) -> None:
        text = finished.read_text(encoding="utf-8")
        finished.write_text(text[: len(text) // 2], encoding="utf-8")
        assert "cut" in refused("verify", finished)
        assert "cut" in refused("replay", finished)
        assert "cannot be read" in refused("verify", tmp_path / "none.hamlet")


def test_rules(tmp_path: Path) -> None:
    assert "PB-21" in run("rules", "piggyback").stdout
    assert "palet" in run("rules", "piggyback", "PB-15", "-l", "fr").stdout
    assert list(json.loads(run("rules", "piggyback", "pb-5", "--json").stdout)) == ["PB-5"]
    assert "no rule 'PB-99'" in refused("rules", "piggyback", "PB-99")
    assert "no language 'de'" in refused("rules", "piggyback", "-l", "de")


def test_review(finished: Path) -> None:
    report = json.loads(run("review", finished, "--work", "20", "--json").stdout)
    assert [player["seat"] for player in report["players"]] == [0, 1]
    for player in report["players"]:
        parts = player["start"] + player["luck"] + player["choice"] + player["others"]
        assert parts == pytest.approx(player["result"], abs=1e-6)
    told = run("review", finished, "--work", "20", "-l", "fr").stdout
    assert "hasard" in told
    assert "Les tournants" in told


def test_tournament(tmp_path: Path) -> None:
    kept = tmp_path / "games.jsonl"
    words = ("tournament", "piggyback", "--bots", "greedy,random", "--games", "4")
    report = json.loads(run(*words, "--resume", kept, "--json").stdout)
    assert report["pairings"][0]["games"] == 4
    assert len(kept.read_text().splitlines()) == 5
    told = run(*words, "--resume", kept).stdout
    assert "Plackett" in told
    assert "piglet" in refused("tournament", "piggyback", "--bots", "greedy,psychic")
    assert "as a team" in run("tournament", "woofy", "--bots", "greedy", "--games", "2").stdout
    assert "at least 1 bot" in refused("tournament", "woofy", "--bots", "")
    assert "at least 2 bots" in refused("tournament", "piggyback", "--bots", "random")
    assert "to go on with" in refused(*words, "--resume", Path(__file__))


def test_a_page_that_is_not_built_is_refused(tmp_path: Path) -> None:
    for command in ("play", "serve"):
        assert "no index.html" in refused(command, "--page", tmp_path)

"""The terminal table, played through its keyboard."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from command_line import refused, run
from hamlet.files import BadFile, write_text
from hamlet.matches import load_match, verify_match


def saved() -> Path:
    (path,) = (Path(os.environ["HAMLET_HOME"]) / "matches").glob("*.hamlet")
    return path


def test_a_whole_match_by_numbers_against_bots() -> None:
    """Whatever number 1 is, it is legal; the match ends, is kept and verifies."""
    done = run("play", "piggyback", "--terminal", "--bots", "greedy,random", stdin="1\n" * 300)
    assert done.returncode == 0, done.stderr
    assert "A pig has crossed the last plate." in done.stdout
    assert "hamlet verify" in done.stdout
    match, file = load_match(saved())
    assert match.result is not None
    assert [seat.bot for seat in file.seats] == ["", "greedy", "random"]
    assert verify_match(saved()).lines == len(match.log)


def test_two_people_round_one_keyboard_by_words_in_french() -> None:
    words = "roll\nrouge\nred\nroll\nblue\nundo\nlog\n?\nrules\nquit\n"
    names = ["--names", "Rose,Léo", "-l", "fr", "--dice", "seed:7"]
    done = run("play", "piggyback", "--terminal", *names, stdin=words)
    assert done.returncode == 0, done.stderr
    assert "Au tour de Rose" in done.stdout
    assert "rouge n’est pas un coup" in done.stdout
    assert "Coup annulé." in done.stdout
    assert "Le cochon rouge saute" in done.stdout
    assert "Enregistré" in done.stdout


def test_leaving_saves_and_resuming_goes_on_with_the_same_dice() -> None:
    whole = run("play", "piggyback", "--terminal", "--dice", "seed:5", stdin="1\n" * 400)
    assert whole.returncode == 0
    reference = load_match(saved())[0].log
    saved().unlink()
    run("play", "piggyback", "--terminal", "--dice", "seed:5", stdin="1\n" * 5 + "quit\n")
    left = load_match(saved())[0].log
    assert 0 < len(left) < len(reference)
    done = run("play", "piggyback", "--terminal", "--resume", stdin="1\n" * 400)
    assert "Going on where you left." in done.stdout
    assert load_match(saved())[0].log == reference
    assert "crossed" in run("play", saved(), "--terminal").stdout


def test_end_of_input_saves_too() -> None:
    run("play", "piggyback", "--terminal", stdin="1\n1\n")
    assert len(load_match(saved())[0].log) >= 2


def test_refusals_are_explained_and_undo_has_an_end() -> None:
    done = run("play", "piggyback", "--terminal", "-p", "4", stdin="undo\nextend\n9\nquit\n")
    assert "There is nothing to take back." in done.stdout
    assert "(PB-14)" in done.stdout
    assert "9 is not a move" in done.stdout


def test_undone_rolls_fall_again() -> None:
    words = "roll\nundo\nroll\nquit\n"
    done = run("play", "piggyback", "--terminal", "-p", "2", "--dice", "seed:1", stdin=words)
    rolls = [line for line in done.stdout.splitlines() if " rolls " in line]
    assert len(rolls) == 2
    assert rolls[0] == rolls[1]


def test_our_own_dice_are_typed_in() -> None:
    words = "roll\nred-4\nroll\n9\nblack-1\nquit\n"
    done = run("play", "piggyback", "--terminal", "-p", "4", "--dice", "own", stdin=words)
    assert "9 cannot fall here" in done.stdout
    match, file = load_match(saved())
    assert match.log == ["roll", "red-4", "roll", "black-1"]
    assert file.dice.kind == "entered"
    assert "rolled by hand" in refused("verify", saved())
    run("play", "piggyback", "--terminal", "--resume", stdin="stop\nroll\n1\nquit\n")
    assert load_match(saved())[0].log[4:] == ["stop", "roll", "black-1", "stop"][:3]


def test_words_of_the_players_are_mixed_in() -> None:
    run("play", "piggyback", "--terminal", "--words", "trois cochons", stdin="1\n" * 300)
    text = saved().read_text(encoding="utf-8")
    assert "trois cochons" in text
    saved().write_text(text.replace("trois cochons", "trois cochonx"), encoding="utf-8")
    assert "but the dice gave" in refused("verify", saved())


def test_bad_wishes(tmp_path: Path) -> None:
    assert "no game 'chess'" in refused("play", "chess", "--terminal")
    assert "no bot 'zen'" in refused("play", "piggyback", "--terminal", "--bots", "zen")
    assert "not 8" in refused("play", "piggyback", "--terminal", "-p", "8")
    assert "not 1" in refused("play", "piggyback", "--terminal", "-p", "1")
    assert "do not fit 2 chairs" in refused(
        "play", "piggyback", "--terminal", "-p", "2", "--names", "a,b,c"
    )
    assert "--dice takes" in refused("play", "piggyback", "--terminal", "--dice", "loaded")
    assert "no saved match" in refused("play", "piggyback", "--terminal", "--resume")
    assert "not 0" in refused("play", "piggyback", "--terminal", "-p", "0")
    assert "cannot be read" in refused("play", tmp_path / "none.hamlet", "--terminal")
    assert "for fair dice only" in refused(
        "play", "piggyback", "--terminal", "--words", "x", "--dice", "own"
    )
    run("play", "piggyback", "--terminal", stdin="1\n")
    assert "goes on as it was" in refused(
        "play", "piggyback", "--terminal", "--resume", "--bots", "greedy"
    )


def test_the_secret_of_fair_dice_lies_apart_until_the_end() -> None:
    run("play", "piggyback", "--terminal", stdin="1\n1\n")
    secret = saved().with_suffix(".secret")
    assert secret.stat().st_mode & 0o077 == 0
    text = saved().read_text(encoding="utf-8")
    assert "commitment" in text
    assert secret.read_text() not in text
    assert "not in it, so its rolls cannot be checked yet" in refused("verify", saved())
    done = run("play", "piggyback", "--terminal", "--resume", stdin="1\n" * 400)
    assert "crossed" in done.stdout
    assert not secret.exists()
    verdict = verify_match(saved())
    assert verdict.commitment in text


def test_a_killed_table_keeps_every_move() -> None:
    """Each move is on disk before the next question."""
    run("play", "piggyback", "--terminal", "-p", "4", "--dice", "own", stdin="roll\nred-2\nroll\n")
    assert load_match(saved())[0].log == ["roll", "red-2", "roll"]


def test_odd_names_and_odd_digits_do_no_harm() -> None:
    names = ["--names", "[/b],[red]", "--dice", "seed:²"]
    done = run(
        "play", "piggyback", "--terminal", *names, stdin="²\n" + "9" * 30 + "\n" + "1\n" * 300
    )
    assert done.returncode == 0, done.stderr
    assert "[/b]" in done.stdout
    assert run("replay", saved()).returncode == 0


def test_a_finished_match_is_not_resumed() -> None:
    run("play", "piggyback", "--terminal", stdin="1\n" * 300)
    assert "no saved match" in refused("play", "piggyback", "--terminal", "--resume")


def test_a_drawn_shape_is_drawn_when_the_table_opens() -> None:
    shapes = set()
    for _ in range(12):
        run("play", "piggyback", "--terminal", "-o", "shape=random", stdin="")
        shapes.add(load_match(saved())[1].options["shape"])
        saved().unlink()
    assert "random" not in shapes
    assert len(shapes) > 1


def test_an_unwritable_folder_is_refused_before_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocker = tmp_path / "file"
    blocker.write_text("not a folder")
    monkeypatch.setenv("HAMLET_HOME", str(blocker))
    assert "cannot be written" in refused("play", "piggyback", "--terminal", stdin="1\n")


def test_files_are_written_whole_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "kept.txt"
    write_text(path, "old")

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(BadFile, match="No space left"):
        write_text(path, "new")
    assert path.read_text() == "old"
    assert list(tmp_path.iterdir()) == [path]

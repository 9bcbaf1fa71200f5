"""docs/new-game.md, done: a copied folder plus one registry line is a game."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import hamlet
from hamlet import games
from hamlet.bots.bot import Budget
from hamlet.bots.levels import Ladder, Level, ladder_of
from hamlet.bots.search.bot import SearchBot
from hamlet.engine.experts import Experts
from hamlet.engine.stream import Stream
from hamlet.engine.walk import walk
from hamlet.lab.simulate import simulate
from hamlet.speech.languages import folder_of, languages

MODEL = Path(games.__file__).parent / "piggyback"


def copied(place: Path, name: str, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The model's folder under another name, and a line on the shelf."""
    folder = place / name
    shutil.copytree(MODEL, folder, ignore=shutil.ignore_patterns("__pycache__"))
    for file in [*folder.rglob("*.py"), folder / "printed" / "default.toml"]:
        text = file.read_text(encoding="utf-8")
        text = text.replace("hamlet.games.piggyback", name)
        file.write_text(text.replace('"piggyback"', f'"{name}"'), encoding="utf-8")
    (folder / "words").mkdir(exist_ok=True)
    for language in languages():
        words = folder_of(language).joinpath("games", "piggyback.ftl").read_text(encoding="utf-8")
        words = words.replace("title = Piggyback", f"title = {name.capitalize()}")
        (folder / "words" / f"{language}.ftl").write_text(words, encoding="utf-8")
    monkeypatch.syspath_prepend(str(place))
    monkeypatch.setitem(games.SHELF, name, name)
    return folder


def test_a_copied_folder_and_a_line_are_a_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copied(tmp_path, "ducklings", monkeypatch)
    game = hamlet.game("ducklings", players=3)
    assert game.kind.id == "ducklings"
    assert game.kind.words.title("en") == "Ducklings"
    assert game.kind.words.name("red", "fr") == "rouge"
    assert walk(game, seed=1).result is not None
    assert len(simulate(game, ["greedy"], 20, compiled=False).steps) == 20
    assert ladder_of(game.kind) == ladder_of(hamlet.kind("piggyback"))


def test_levels_and_experts_may_come_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = copied(tmp_path, "goslings", monkeypatch)
    (folder / "levels.toml").unlink()
    shutil.rmtree(folder / "experts")
    game = hamlet.game("goslings", players=2)
    assert ladder_of(game.kind) == Ladder()
    assert game.kind.experts == Experts()
    bot = SearchBot(game, Level(3), compiled=False)
    match = game.match(seed=1)
    assert bot.choose(game, match.state, Budget(), Stream(1)).move in game.legal_moves(match.state)


def test_the_page_names_every_file_and_folder_of_the_model() -> None:
    page = (Path(__file__).parents[2] / "docs" / "new-game.md").read_text(encoding="utf-8")
    parts = [path for path in MODEL.iterdir() if path.name != "__pycache__"]
    names = [f"{path.name}/" if path.is_dir() else path.name for path in parts]
    assert [name for name in names if f"`{name}`" not in page] == []

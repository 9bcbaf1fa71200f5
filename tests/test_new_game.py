"""docs/new-game.md, done: a copied folder plus one registry line is a game."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import hamlet
from hamlet import games
from hamlet.engine.walk import walk
from hamlet.lab.simulate import simulate

MODEL = Path(games.__file__).parent / "piggyback"


def test_a_copied_folder_and_a_line_are_a_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "ducklings"
    shutil.copytree(MODEL, folder, ignore=shutil.ignore_patterns("__pycache__"))
    for file in [*folder.glob("*.py"), folder / "default.toml"]:
        text = file.read_text(encoding="utf-8")
        text = text.replace("hamlet.games.piggyback", "ducklings")
        file.write_text(text.replace('"piggyback"', '"ducklings"'), encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setitem(games.SHELF, "ducklings", "ducklings")

    game = hamlet.game("ducklings", players=3)
    assert game.kind.id == "ducklings"
    assert walk(game, seed=1).result is not None
    assert len(simulate(game, ["greedy"], 20, compiled=False).steps) == 20


def test_the_page_names_every_file_of_the_model() -> None:
    page = (Path(__file__).parents[1] / "docs" / "new-game.md").read_text(encoding="utf-8")
    files = [path.name for path in MODEL.iterdir() if path.is_file()]
    assert [name for name in files if f"`{name}`" not in page] == []

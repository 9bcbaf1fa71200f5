"""Files of a person: where they lie, and that they are whole or not there."""

from __future__ import annotations

from pathlib import Path

import pytest

from hamlet.engine.link import cache_folder
from hamlet.files import BadFile, home, write_text


@pytest.fixture(autouse=True)
def _nobody_chose(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("HAMLET_HOME", "HAMLET_CACHE", "XDG_DATA_HOME", "XDG_CACHE_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))


def test_on_linux_they_lie_where_they_always_lay(tmp_path: Path) -> None:
    assert home() == tmp_path / ".local" / "share" / "hamlet"
    assert cache_folder() == tmp_path / ".cache" / "hamlet"


def test_the_folders_of_the_desktop_are_respected(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    assert home() == tmp_path / "data" / "hamlet"
    assert cache_folder() == tmp_path / "cache" / "hamlet"


def test_our_own_variables_win(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("HAMLET_HOME", str(tmp_path / "mine"))
    monkeypatch.setenv("HAMLET_CACHE", str(tmp_path / "quick"))
    assert (home(), cache_folder()) == (tmp_path / "mine", tmp_path / "quick")


def test_a_file_that_cannot_be_written_leaves_nothing_behind(tmp_path: Path) -> None:
    (tmp_path / "taken").mkdir()
    with pytest.raises(BadFile, match="cannot be written"):
        write_text(tmp_path / "taken", "oink")
    assert [path.name for path in tmp_path.iterdir()] == ["taken"]

"""What was written before still opens: a database and match files of an older server."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

import hamlet
from command_line import run as command
from hamlet.engine.matchfile import read_match
from hamlet.matches import load_match, verify_match
from serving import Page, run, server

BEFORE = Path(__file__).parents[1] / "data" / "before"
TABLES: dict[str, dict[str, Any]] = json.loads((BEFORE / "tables.json").read_text("utf-8"))
FINISHED = [table for table, kept in TABLES.items() if kept["what"] == "finished"]


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("before") / "tables.sqlite"
    shutil.copy(BEFORE / "tables.sqlite", path)
    return path


@pytest.fixture(scope="module")
def url(database: Path) -> Iterator[str]:
    with server(database, message_rate=0) as address:
        yield address


def test_every_game_and_every_kind_of_table_is_there() -> None:
    kinds = {(kept["what"], kept["game"]) for kept in TABLES.values()}
    assert {(what, game) for what in ("finished", "begun") for game in hamlet.SHELF} <= kinds
    assert {"people", "own dice", "closed", "waiting", "rematched"} <= {what for what, _ in kinds}


@pytest.mark.parametrize("table", TABLES, ids=lambda table: TABLES[table]["what"])
def test_a_table_of_before_stands_as_it_stood(url: str, table: str) -> None:
    kept = TABLES[table]
    headers = {"authorization": f"Bearer {kept['token']}"}
    found = httpx.get(f"{url}/api/tables/{table}", headers=headers).json()
    assert (found["game"], found["version"]) == (kept["game"], kept["version"])
    assert_still(_as_today(kept["view"]), found["view"])


def assert_still(before: Any, now: Any, where: str = "") -> None:
    """What was said before is said now; more may have come to be said since."""
    if isinstance(before, dict):
        assert before.keys() <= now.keys(), where
        for key in before:
            assert_still(before[key], now[key], f"{where}.{key}")
    elif isinstance(before, list):
        assert len(before) == len(now), where
        for number, (old, new) in enumerate(zip(before, now, strict=True)):
            assert_still(old, new, f"{where}[{number}]")
    else:
        assert before == now, where


def _as_today(view: dict[str, Any]) -> dict[str, Any]:
    """Before, the character on a chair was called its colour, and people at an open table went
    by the names they had typed.
    """
    chairs = [{**chair, "character": chair["colour"]} for chair in view["chairs"]]
    for chair in chairs:
        del chair["colour"]
        if view["listed"]:
            del chair["name"]
    assert any(chair["character"] for chair in chairs)
    return {**view, "chairs": chairs}


@pytest.mark.parametrize("game", list(hamlet.SHELF))
def test_a_match_of_before_goes_on_to_its_end(url: str, game: str) -> None:
    async def story() -> None:
        table, kept = next(
            (table, kept)
            for table, kept in TABLES.items()
            if (kept["what"], kept["game"]) == ("begun", game)
        )
        page = Page(url, table, kept["token"])
        welcome = await page.open(0)
        assert [told["version"] for told in welcome["missed"]] == list(range(1, page.version + 1))  # type: ignore[operator]
        await page.play_out()
        assert page.view["dice"]["commitment"] == kept["view"]["dice"]["commitment"]
        assert page.view["dice"]["secret"]

    run(story)


@pytest.mark.parametrize("table", FINISHED, ids=lambda table: TABLES[table]["game"])
def test_a_finished_match_of_before_is_replayed_and_kept_as_the_same_file(
    url: str, table: str
) -> None:
    kept = (BEFORE / f"{TABLES[table]['game']}.hamlet").read_text("utf-8")
    text = httpx.get(f"{url}/api/tables/{table}/match").text
    assert_still(_contents(kept), _contents(text))
    shown = httpx.get(f"{url}/api/tables/{table}/replay").json()
    assert shown["whole"]
    assert shown["broken"] is None
    assert_still(TABLES[table]["view"]["position"], shown["steps"][-1]["position"])


def _contents(text: str) -> Any:
    """What a match file says, but for the version that wrote it."""
    file, whole = read_match(text, "file")
    assert whole
    file.version = ""
    return msgspec.to_builtins(file)


@pytest.mark.parametrize("game", list(hamlet.SHELF))
def test_a_match_file_of_before_opens_and_verifies(game: str, tmp_path: Path) -> None:
    path = BEFORE / f"{game}.hamlet"
    match, file = load_match(path)
    assert match.result is not None
    assert len(match.log) == len(file.log)
    assert verify_match(path).rolls > 0
    database = tmp_path / "tables.sqlite"
    table = command("tables", "import", path, "--database", database).stdout.split()[0]
    exported = command("tables", "export", table, "--database", database).stdout
    assert_still(_contents(path.read_text("utf-8")), _contents(exported))

"""Databases and channels that go away, fill up or are damaged: nothing is lost, all is said."""

from __future__ import annotations

import asyncio
import ctypes
import json
import logging
import resource
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from cables import Cable
from command_line import refused
from command_line import run as command
from hamlet.server.channels.bus import Bus, Nudge, open_backend
from services import Services
from serving import Page, Served, host_of, make, run, server

HERE = [{"kind": "here"}, {"kind": "here"}]
ENDLESS = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)


async def two_pages(one: str, two: str) -> tuple[Page, Page]:
    """The same person at two servers."""
    here = await host_of(one, chairs=HERE)
    there = Page(two, here.table, here.token)
    await there.open()
    return here, there


async def played(page: Page) -> Page:
    """A move, tried until it is done or somebody has done it."""
    while (answer := await page.play())["type"] != "done":
        assert answer["reason"] in ("busy", "stale"), answer
        await asyncio.sleep(0.1)
        await page.ask("sync", have=page.version)
    return page


def test_who_misses_nudges_asks_the_log_and_channels_come_back() -> None:
    async def story(services: Services, redis: list[str], postgresql: list[str]) -> None:
        here, there = await two_pages(*redis)
        services.stop_redis()
        version = (await played(here)).version
        await there.until(lambda page: page.version == version)
        services.start_redis()
        here, there = await two_pages(*postgresql)
        await asyncio.to_thread(services.restart_postgresql)
        version = (await played(here)).version
        await there.until(lambda page: page.version == version)

    with Services() as services:
        database = services.postgresql
        with (
            server(database, channels=services.redis) as one,
            server(database, channels=services.redis) as two,
            server(database, channels=database) as three,
            server(database, channels=database) as four,
        ):
            run(lambda: story(services, [one, two], [three, four]), 120)
        run(lambda: _nudged_again(services), 120)


async def _nudged_again(services: Services) -> None:
    """Nudges themselves arrive again after a restart, not only what the log knows."""
    heard = asyncio.Event()

    async def hear(nudge: Nudge) -> None:
        heard.set()

    buses = [Bus(open_backend(services.postgresql), name) for name in ("one", "two")]
    for bus in buses:
        await bus.start(hear)
    await asyncio.to_thread(services.restart_postgresql)
    while not heard.is_set():
        buses[0].send(Nudge("a table", 1))
        await asyncio.sleep(0.05)
    for bus in buses:
        await bus.close()


def test_a_cable_that_is_cut_is_answered_in_time_and_mended(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def story(url: str, cable: Cable) -> None:
        page = await host_of(url, chairs=HERE)
        cable.cut()
        asked = asyncio.create_task(page.play())
        async with httpx.AsyncClient(timeout=30) as client:
            health, ready, tables = await asyncio.gather(
                *(client.get(f"{url}/{place}") for place in ("health", "ready", "api/tables"))
            )
        assert (await asked)["reason"] == "busy"
        assert health.status_code == 200
        for answer in (ready, tables):
            assert answer.status_code == 503
            assert int(answer.headers["retry-after"]) > 0
            assert answer.json()["reason"] == "busy"
        cable.mend()
        version = (await played(page)).version
        assert version is not None
        assert httpx.get(f"{url}/ready").status_code == 200

    with Services() as services, Cable(services.postgresql_port) as cable:
        database = services.postgresql.replace(str(services.postgresql_port), str(cable.port))
        with server(database) as url:
            run(lambda: story(url, cable), 120)
    disturbed = [line for line in caplog.messages if "disturbed" in line]
    assert len(disturbed) == 1, caplog.messages


def test_a_full_disk_is_said_once_and_play_goes_on_when_there_is_room(tmp_path: Path) -> None:
    database, log = tmp_path / "tables.sqlite", tmp_path / "log"
    served = Served(database, log=log)

    async def story() -> None:
        await served.ready()
        page = await host_of(served.url, chairs=HERE)
        full = database.with_name("tables.sqlite-wal").stat().st_size
        resource.prlimit(served.pid, resource.RLIMIT_FSIZE, (full, resource.RLIM_INFINITY))
        for _ in range(20):
            answer = await page.play()
            assert (answer["type"], answer["reason"]) == ("refused", "busy")
            refusal = httpx.post(f"{served.url}/api/tables", json={"game": "piggyback"})
            assert refusal.status_code == 503
        assert httpx.get(f"{served.url}/ready").status_code == 503
        assert httpx.get(f"{served.url}/health").status_code == 200
        resource.prlimit(served.pid, resource.RLIMIT_FSIZE, ENDLESS)
        await played(page)

    served.start()
    try:
        run(story, 120)
    finally:
        served.stop()
    said = log.read_text("utf-8")
    assert said.count("the database is disturbed") == 1, said
    assert "Traceback" not in said


def test_health_is_never_limited_and_failures_are_logged(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    def no_chance(count: int) -> bytes:
        raise ZeroDivisionError("no chance left")

    with server(tmp_path / "t.sqlite", entropy=no_chance, rate=5) as url:
        assert {httpx.get(f"{url}/health").status_code for _ in range(20)} == {200}
        failed = httpx.post(f"{url}/api/tables", json={"game": "piggyback"})
        assert (failed.status_code, failed.json()["reason"]) == (500, "busy")
        assert httpx.get(f"{url}/api/lan").status_code == 200
        assert 429 in {httpx.get(f"{url}/api/lan").status_code for _ in range(20)}
    [record] = [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert "POST /api/tables" in record.getMessage()
    assert record.exc_info is not None


DAMAGES = {
    "a gap": "DELETE FROM entries WHERE table_id = ? AND version = 3",
    "the end is missing": "DELETE FROM entries WHERE table_id = ? AND version = 6",
    "a changed line": "UPDATE entries SET at = at + 1 WHERE table_id = ? AND version = 3",
    "an unreadable line": "UPDATE entries SET body = x'7b', digest = NULL "
    "WHERE table_id = ? AND version = 4",
    "a move that cannot be": "UPDATE entries SET digest = NULL, "
    """body = CAST('{"type":"played","steps":["0 fly"]}' AS BLOB) """
    "WHERE table_id = ? AND version = 4",
    "no bytes": "UPDATE entries SET body = 'text' WHERE table_id = ? AND version = 4",
    "an unreadable table": "UPDATE tables SET header = x'7b' WHERE id = ?",
}


def test_a_damaged_log_is_found_said_and_not_played_on_and_stops_nobody_else(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    database = tmp_path / "tables.sqlite"
    tables: dict[str, dict[str, Any]] = {}

    async def play_a_little(url: str) -> None:
        for name in DAMAGES:
            tables[name] = await make(url, game="piggyback", players=2, chairs=HERE)
            page = Page(url, tables[name]["table"], tables[name]["token"])
            await page.open()
            await page.until(lambda page: page.view["began"])
            while (page.version or 0) < 6:
                await page.play()
        tables["whole"] = await make(url, game="piggyback", chairs=[HERE[0], {"kind": "bot"}])

    async def come_back(url: str) -> None:
        for name in DAMAGES:
            page = Page(url, tables[name]["table"], tables[name]["token"])
            gone = await page.open()
            assert (gone["type"], "damaged" in gone["message"]) == ("gone", True), (name, gone)
            answer = httpx.get(f"{url}/api/tables/{page.table}")
            assert (answer.status_code, answer.json()["reason"]) == (404, "gone")
        page = Page(url, tables["whole"]["table"], tables["whole"]["token"])
        await page.open()
        await page.until(lambda page: page.my_turn())
        assert (await page.play())["type"] == "done"

    with server(database) as url:
        run(lambda: play_a_little(url))
    with closing(sqlite3.connect(database)) as connection, connection:
        for name, damage in DAMAGES.items():
            connection.execute(damage, (tables[name]["table"],))
        connection.execute("UPDATE tables SET due = 1.0")
    with server(database) as url:
        run(lambda: come_back(url))
    said = [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
    assert sum("is laid aside" in line for line in said) == len(DAMAGES), said
    listed = json.loads(command("tables", "list", "--database", database, "--json").stdout)
    assert len(listed["tables"]) == len(tables)


def test_a_broken_or_read_only_database_is_refused_in_one_line(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite"
    assert command("tables", "list", "--database", database).returncode == 0
    whole = database.read_bytes()
    database.chmod(0o400)
    done = _without_the_power_of_root("serve", "--database", str(database), "--port", "0")
    assert (done.returncode, len(done.stderr.strip().splitlines())) == (2, 1), done.stderr
    assert "readonly" in done.stderr
    database.chmod(0o600)
    for broken in (b"no database " * 400, whole[:9000] + b"x" * 4000 + whole[13000:]):
        database.write_bytes(broken)
        assert str(database) in refused("serve", "--database", database, "--port", "0")


def _without_the_power_of_root(*words: str) -> subprocess.CompletedProcess[str]:
    """A command for which the modes of files hold, whoever runs the tests."""
    drop, override = 24, 1  # PR_CAPBSET_DROP, CAP_DAC_OVERRIDE
    prctl = ctypes.CDLL(None).prctl
    return subprocess.run(
        [str(Path(sys.executable).parent / "hamlet"), *words],
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
        preexec_fn=lambda: prctl(drop, override, 0, 0, 0),
    )


def test_a_database_and_its_folder_are_for_their_owner(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = tmp_path / "home"
    home.mkdir(mode=0o755)
    monkeypatch.setenv("HAMLET_HOME", str(home))
    (home / "tables.sqlite").touch(0o644)
    (home / "tables.sqlite").chmod(0o644)
    for path in (home / "tables.sqlite", tmp_path / "new" / "tables.sqlite"):
        with server(path) as url:
            assert httpx.get(f"{url}/ready").status_code == 200
            modes = {found.name: _mode(found) for found in path.parent.iterdir()}
            assert "tables.sqlite-wal" in modes
            assert set(modes.values()) == {0o600}, modes
            assert _mode(path.parent) == 0o700


def _mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_one_server_a_file(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite"
    first = Served(database)
    first.start()
    try:
        run(first.ready, 120)
        line = refused("serve", "--database", database, "--port", "0")
        assert "served by another hamlet already" in line
        assert command("tables", "list", "--database", database).returncode == 0
        first.kill()
        first.start()
        run(first.ready, 120)
    finally:
        first.stop()

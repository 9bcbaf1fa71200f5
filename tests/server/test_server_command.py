"""The server's commands, its database, its generated files and its many processes."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from sqlalchemy import Connection, insert, text
from websockets.exceptions import ConnectionClosed

import hamlet
from command_line import refused
from command_line import run as command
from hamlet.server.hosting.sweeper import DAY
from hamlet.server.storage.database import REVISION, open_database
from hamlet.server.storage.rows import EntryRow, NewEntry, TableRow
from hamlet.server.storage.schema import tables
from hamlet.server.storage.store import Store
from services import Services
from serving import Page, Served, free_port, make, run, server

ROOT = Path(__file__).parents[2]
HERE = {"kind": "here", "name": "Rose"}


def test_the_revision_is_the_newest_migration() -> None:
    folder = ROOT / "src" / "hamlet" / "server" / "storage" / "migrations" / "versions"
    newest = max(path.name for path in folder.glob("*.py"))
    assert newest.startswith(f"{REVISION}_")


def test_migrations_make_what_the_schema_says(tmp_path: Path) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext
    from sqlalchemy import create_engine

    from hamlet.server.storage.schema import metadata

    database = tmp_path / "t.sqlite"
    assert command("tables", "list", "--database", database).returncode == 0
    engine = create_engine(f"sqlite:///{database}")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


def test_an_older_database_is_brought_up_to_date_and_loses_only_orphans(tmp_path: Path) -> None:
    path = tmp_path / "old.sqlite"

    async def story() -> None:
        database = await open_database(str(path))
        await database.write(_back_to_the_first)
        await database.close()
        store = Store(await open_database(str(path)))
        assert len(await store.log("kept", 0)) == 1
        assert await store.log("orphan", 0) == []
        assert await store.delete(["kept"]) == 1
        assert await store.log("kept", 0) == []
        await store.close()

    run(story)


def _back_to_the_first(connection: Connection) -> None:
    """The database as it was before logs knew their tables."""
    connection.execute(insert(tables).values(**_row("kept")._asdict()))
    connection.execute(text("DROP TABLE entries"))
    columns = "table_id VARCHAR(32), version INTEGER, at FLOAT, body BLOB"
    connection.execute(text(f"CREATE TABLE entries ({columns}, PRIMARY KEY (table_id, version))"))
    connection.execute(text("DROP TABLE probes"))
    connection.execute(text("UPDATE alembic_version SET version_num = '0001'"))
    for table in ("kept", "orphan"):
        values = f"('{table}', 1, 0.0, '{{}}')"
        connection.execute(text(f"INSERT INTO entries VALUES {values}"))


def _row(table: str) -> TableRow:
    return TableRow(table, 0.0, 0.0, 0, None, False, False, b"{}", b"")


def test_a_deleted_table_takes_no_more_lines_and_spoils_none(tmp_path: Path) -> None:
    async def story(database: str) -> None:
        store = Store(await open_database(database))
        for table in ("one", "two", "three"):
            await store.insert(_row(table))
        await store.delete(["two"])
        names = ("one", "two", "three")
        changes = [NewEntry(EntryRow(name, 1, 1.0, b"{}"), None, False, False) for name in names]
        assert await asyncio.gather(*map(store.write, changes)) == [True, False, True]
        assert await store.write(changes[0]) is False
        assert [len(await store.log(name)) for name in names] == [1, 0, 1]
        await store.close()

    run(lambda: story(str(tmp_path / "t.sqlite")))
    with Services() as services:
        run(lambda: story(services.postgresql))


def test_tables_list_export_import_delete(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite"
    made: list[str] = []

    async def story(url: str) -> None:
        for players in (2, 3):
            table = await make(url, game="piggyback", players=players, chairs=[HERE] * players)
            page = Page(url, table["table"], table["token"])
            await page.open()
            await page.until(lambda page: page.view["began"])
            for _ in range(5):
                await page.play()
            if players == 2:
                await page.play_out()
            made.append(table["table"])

    with server(database) as url:
        run(lambda: story(url))
    listed = json.loads(command("tables", "list", "--database", database, "--json").stdout)
    over = {table["table"]: table["over"] for table in listed["tables"]}
    assert over == {made[0]: True, made[1]: False}
    assert made[0] in command("tables", "list", "--database", database).stdout
    finished, unfinished = tmp_path / "a.hamlet", tmp_path / "b.hamlet"
    command("tables", "export", made[0], "--database", database, "--out", finished)
    command("tables", "export", made[1], "--database", database, "--out", unfinished)
    assert "rolls are what the fair dice give" in command("verify", finished).stdout
    assert "secret" not in unfinished.read_text(encoding="utf-8")
    assert "secret of its dice is not in it" in refused("verify", unfinished)
    again = command("tables", "import", finished, "--database", database).stdout.split()[0]
    exported = command("tables", "export", again, "--database", database).stdout
    assert exported == finished.read_text(encoding="utf-8")
    waiting = command("tables", "import", unfinished, "--database", database).stdout
    assert "waiting" in waiting
    assert "1 table is" in command("tables", "delete", again, "--database", database).stdout
    assert "no table" in refused("tables", "delete", again, made[0], "--database", database)
    assert "no table" in refused("tables", "export", again, "--database", database)
    left = json.loads(command("tables", "list", "--database", database, "--json").stdout)
    assert len(left["tables"]) == 3


def test_refusals(tmp_path: Path) -> None:
    assert "SQLite has one writer" in refused("serve", "--workers", "2")
    url = "postgresql://nobody@127.0.0.1:1/none"
    assert "--channels" in refused("serve", "--workers", "2", "--database", url)
    assert "fails" in refused("tables", "list", "--database", url)
    assert "not 'mysql://x'" in refused("tables", "list", "--database", "mysql://x")
    foreign = tmp_path / "foreign.sqlite"
    foreign.write_text("this is not a database " * 100)
    assert "fails" in refused("tables", "list", "--database", foreign)
    for words in (
        ["--database", tmp_path],
        ["--database", url],
        ["--channels", "nonsense"],
        ["--channels", "redis://127.0.0.1:1"],
    ):
        said = refused("serve", "--port", "0", *words)
        assert "fails" in said or "channels" in said
    assert "cannot be opened" in refused("serve", "--host", "192.0.2.1", "--port", "0")
    assert "cannot be read" in refused("tables", "import", tmp_path / "none.hamlet")


def test_loopback_unless_asked(tmp_path: Path) -> None:
    served = Served(tmp_path / "t.sqlite")

    async def story() -> None:
        served.start()
        try:
            await served.ready()
            assert served.process is not None
            listening = _listening(served.port)
            assert listening == {"0100007F"}
        finally:
            served.stop()

    run(story)


def _listening(port: int) -> set[str]:
    """The addresses, as the kernel writes them, on which somebody listens on a port."""
    lines = Path("/proc/net/tcp").read_text().splitlines()[1:]
    fields = [line.split() for line in lines]
    return {f[1][:8] for f in fields if f[3] == "0A" and int(f[1][9:], 16) == port}


def test_idle_tables_are_removed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hamlet.server.hosting.sweeper.SWEEP", 0.05)
    days = [100.0]
    with server(tmp_path / "t.sqlite", lambda: days[0] * DAY, idle_days=2) as url:

        async def story() -> None:
            made = await make(url, game="piggyback", players=2, chairs=[HERE, HERE])
            page = Page(url, made["table"], made["token"])
            assert (await page.open())["type"] == "welcome"
            days[0] += 1.9
            assert httpx.get(f"{url}/api/tables/{made['table']}").status_code == 200
            days[0] += 0.2
            await page.until(lambda page: page.heard[-1]["type"] == "gone")
            assert httpx.get(f"{url}/api/tables/{made['table']}").status_code == 404

        run(story)


@pytest.mark.parametrize("name", list(hamlet.SHELF))
def test_every_game_is_in_the_window(name: str, tmp_path: Path) -> None:
    with server(tmp_path / "t.sqlite") as url:
        book = httpx.get(f"{url}/api/games/{name}").json()
        assert book["card"]["options"].keys() == {str(n) for n in hamlet.kind(name).players}
        assert book["rulebook"]
        usual = httpx.get(f"{url}/api/games/{name}/edition").text
        assert f'game = "{name}"' in usual
        for file, text in {"a.toml": usual, "a.json": json.dumps(book["edition"])}.items():
            wish = {"name": file, "text": text}
            own = httpx.post(f"{url}/api/games/{name}/edition", json=wish)
            assert own.json() == {"name": file, "contents": book["edition"]}
        assert book["editions"] == []
        assert "hamlet_commit_seconds" in httpx.get(f"{url}/metrics").text


FAULTS = {
    'game = "piggyback"\nname = ': "mine:2: this is not TOML",
    '{"game": "piggyback",\n]': "mine:2: this is not JSON",
    '{"game": "woofy"}': "mine: game: this is an edition of woofy",
    '{"a":' * 9000: "nested too deeply",
    'game = "piggyback"\nname = "x"\nhills = 3': "mine:3: hills",
}


def test_a_fault_in_an_edition_is_named_with_its_place(tmp_path: Path) -> None:
    with server(tmp_path / "t.sqlite") as url:
        for text, fault in FAULTS.items():
            file = {"name": "mine", "text": text}
            answer = httpx.post(f"{url}/api/games/piggyback/edition", json=file)
            assert (answer.status_code, answer.json()["reason"]) == (400, "malformed")
            assert fault in answer.json()["message"]


def test_workers_serve_any_table_and_a_killed_one_is_taken_over() -> None:
    """Two workers behind one port: pages of one table meet, bots go on when one is killed."""
    with Services() as services:
        port = free_port()
        words = ["--workers", "2", "--database", services.postgresql, "--port", str(port)]
        words += ["--channels", services.redis, "--pace", "0.2", "--thinkers", "1"]
        program = [str(Path(sys.executable).parent / "hamlet"), "serve", *words]
        supervisor = subprocess.Popen(
            program, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True
        )
        url = f"http://127.0.0.1:{port}"
        try:
            run(lambda: _over_workers(url, supervisor.pid))
        finally:
            supervisor.terminate()
            supervisor.wait(30)


async def _over_workers(url: str, supervisor: int) -> None:
    await _answers(url)
    made = await make(url, game="piggyback", players=2, chairs=[{"kind": "bot"}, {"kind": "bot"}])
    pages = [Page(url, made["table"], made["token"]) for _ in range(6)]
    for page in pages:
        await page.open()
    version = pages[0].version or 0
    os.kill(_workers(supervisor)[0], signal.SIGKILL)
    for page in pages:
        with suppress(ConnectionClosed):
            await page.until(lambda page: (page.version or 0) > version + 8)
    late = Page(url, made["table"])
    await _answers(url)
    await late.open()
    await late.until(lambda page: page.view["result"] is not None)
    assert re.search(r"hamlet_viewers [1-9]", httpx.get(f"{url}/metrics").text)


async def _answers(url: str) -> None:
    async with httpx.AsyncClient() as client:
        for _ in range(9000):
            try:
                if (await client.get(f"{url}/health")).status_code == 200:
                    return
            except httpx.TransportError:
                pass
            await asyncio.sleep(0.03)
    raise AssertionError("the workers do not answer")


def _workers(supervisor: int) -> list[int]:
    """The children of the supervisor that serve."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            parent = folder.joinpath("stat").read_text().rpartition(")")[2].split()[1]
            line = folder.joinpath("cmdline").read_text()
        except OSError:
            continue
        if int(parent) == supervisor and "spawn_main" in line:
            found.append(int(folder.name))
    return sorted(found)

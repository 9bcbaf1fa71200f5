"""`hamlet play`: the page in the browser, on this machine or in the house."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

import hamlet
from command_line import refused
from patience import PATIENCE
from serving import free_port, server
from small_page import FILES, build


@pytest.fixture
def page(tmp_path: Path) -> Path:
    return build(tmp_path / "page")


@pytest.fixture
def visited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where a browser of ours notes what it was told to open."""
    note, program = tmp_path / "visited.txt", tmp_path / "browser"
    program.write_text(f'#!/bin/sh\nprintf %s "$1" > "{note}.part" && mv "{note}.part" "{note}"\n')
    program.chmod(0o755)
    monkeypatch.setenv("BROWSER", str(program))
    return note


@contextmanager
def playing(*words: str | Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """The command while it runs, and the address it said."""
    command = [str(Path(sys.executable).parent / "hamlet"), "play", *(str(word) for word in words)]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    try:
        assert process.stdout is not None
        said = process.stdout.readline()
        found = re.search(r"http://\S+", said)
        assert found, said + (process.stderr.read() if process.stderr else "")
        yield process, found[0]
    finally:
        process.kill()
        process.communicate()


def stopped(process: subprocess.Popen[str]) -> str:
    """Ctrl-C; returns what was said besides, on both channels."""
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0, err
    assert "Traceback" not in err
    return out + err


def answered(address: str) -> httpx.Response:
    end = time.monotonic() + PATIENCE
    while True:
        try:
            return httpx.get(address)
        except httpx.TransportError:
            assert time.monotonic() < end, "the table does not answer"
            time.sleep(0.05)


def test_the_table_opens_in_the_browser(page: Path, visited: Path) -> None:
    with playing("piggyback", "--page", page) as (process, address):
        assert re.fullmatch(r"http://127\.0\.0\.1:\d+/new/piggyback", address)
        end = time.monotonic() + PATIENCE
        while not visited.exists():
            assert time.monotonic() < end, "no browser was opened"
            time.sleep(0.05)
        assert visited.read_text() == address
        assert httpx.get(address).text == FILES["index.html"]
        assert httpx.get(address.replace("new/piggyback", "api/lan")).json() == {"address": ""}
        stopped(process)


def test_without_a_browser_and_on_a_port_that_is_taken(
    page: Path, visited: Path, tmp_path: Path
) -> None:
    port = free_port()
    databases = [("--database", tmp_path / f"{number}.sqlite") for number in range(2)]
    with playing("--page", page, "--no-browser", "--port", str(port)) as (process, address):
        assert address == f"http://127.0.0.1:{port}/"
        assert answered(address).status_code == 200
        words = ("play", "--page", page, "--port", str(port))
        assert "is served by another hamlet already" in refused(*words)
        assert "cannot be opened" in refused(*words, *databases[0])
        with playing("--page", page, "--no-browser", *databases[0]) as (other, elsewhere):
            assert answered(elsewhere).status_code == 200
            with playing("--page", page, "--no-browser", *databases[1]) as (third, third_address):
                assert answered(third_address).status_code == 200
                assert third_address != elsewhere
                stopped(third)
            stopped(other)
        stopped(process)
    assert not visited.exists()


def test_for_the_house(page: Path) -> None:
    with playing("--lan", "--no-browser", "--port", "0", "--page", page) as (process, address):
        house = answered(f"{address}api/lan").json()["address"]
        port = address.rpartition(":")[2].strip("/")
        assert re.fullmatch(rf"http://[\w.-]+:{port}", house)
        assert process.stdout is not None
        assert house in process.stdout.readline()
        code = [process.stdout.readline().rstrip("\n") for _ in range(12)]
        assert all(line and set(line) <= set(" █▀▄") for line in code), code
        stopped(process)


@pytest.fixture
def edition(tmp_path: Path) -> Path:
    """An edition of Piggyback of one's own."""
    path = tmp_path / "longer race.toml"
    text = hamlet.kind("piggyback").default_text
    path.write_text(text.replace('name = "default"', 'name = "a longer race"'), encoding="utf-8")
    return path


def test_an_edition_of_ones_own_is_offered_and_opened(page: Path, edition: Path) -> None:
    """The game need not be named: the edition says which it is for."""
    words = ("--edition", edition, "--page", page, "--no-browser", "--port", "0")
    with playing(*words) as (process, address):
        server, place = address.split("/new/")
        assert place == "piggyback?edition=longer%20race.toml"
        assert answered(address).text == FILES["index.html"]
        [offered] = httpx.get(f"{server}/api/games/piggyback").json()["editions"]
        assert offered["name"] == "longer race.toml"
        assert offered["contents"]["name"] == "a longer race"
        assert httpx.get(f"{server}/api/games/woofy").json()["editions"] == []
        wish = {"game": "piggyback", "edition": offered["contents"]}
        assert httpx.post(f"{server}/api/tables", json=wish).status_code == 201
        stopped(process)  # while its bots are just sitting down: they say nothing of it


def test_an_edition_that_cannot_be_played_is_refused(page: Path, edition: Path) -> None:
    said = refused("play", "woofy", "--edition", edition, "--page", page)
    assert "an edition of piggyback, not of woofy" in said
    edition.write_text(edition.read_text().replace("plates = [", "plates = [0, "))
    assert "plates" in refused("play", "--edition", edition, "--page", page)
    assert "cannot be read" in refused("play", "--edition", edition / "none", "--page", page)


def test_only_a_server_for_the_house_has_an_address_in_it(tmp_path: Path) -> None:
    with server(tmp_path / "t.sqlite") as url:
        assert httpx.get(f"{url}/api/lan").json() == {"address": ""}


def test_flags_of_the_other_table_are_refused(tmp_path: Path, page: Path) -> None:
    for words in (["--bots", "greedy"], ["-p", "2"], ["-l", "en"], ["--resume"], ["-o", "a=b"]):
        assert "goes with --terminal" in refused("play", "piggyback", *words)
    for flag in ("--lan", "--no-browser"):
        assert "not for --terminal" in refused("play", "piggyback", "--terminal", flag)
    assert "no game 'chess'" in refused("play", "chess", "--page", page)
    saved = tmp_path / "saved.hamlet"
    saved.write_text("hamlet = 1")
    assert "goes on in the terminal" in refused("play", saved, "--page", page)
    assert "make page" in refused("play", "--page", tmp_path / "none")

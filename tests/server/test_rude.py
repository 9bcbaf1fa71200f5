"""One rude client, within the default limits, stops nobody: each attack from outside, scaled down.

`python -m bench.attacks` runs them at full size and measures what a normal table notices.
"""

from __future__ import annotations

import asyncio
import json
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import TypeAlias

import httpx
import pytest
from bench.load import cpu_of
from bench.rude import (
    MORE,
    PING,
    RUDE,
    TEXT,
    connected,
    crowded_edition,
    dotted_text,
    flood,
    frame,
    long_match,
    named_match,
    request,
    upgraded,
)

from serving import Page, Served, host_of, make, memory_of, run, server

Keep: TypeAlias = Callable[[socket.socket], socket.socket]
HERE = {"kind": "here"}
BOT = {"kind": "bot", "bot": "greedy"}


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    found = Served(tmp_path_factory.mktemp("rude") / "t.sqlite")
    found.start()
    asyncio.run(found.ready())
    yield found
    found.stop()


@pytest.fixture
def rude() -> Iterator[Keep]:
    """Connections of a rude client, closed in the end."""
    with ExitStack() as opened:
        yield opened.enter_context


def replay(url: str, text: str) -> httpx.Response:
    return httpx.post(f"{url}/api/replay", json={"text": text}, timeout=60)


def test_an_edition_is_bounded_before_anything_is_built(served: Served) -> None:
    """22,500 meetings took seconds of the event loop each time."""
    wish = {"game": "cochonstructeurs", "edition": crowded_edition(3000)}
    before = cpu_of(served.pid)
    for _ in range(4):
        answer = httpx.post(f"{served.url}/api/tables", json=wish, timeout=60)
        assert answer.status_code == 400
        assert "meetings: Expected `object` of length <= 8" in answer.json()["message"]
    assert cpu_of(served.pid) - before < 0.5


def test_names_in_a_replayed_file_are_bounded(served: Served) -> None:
    """143 KB of names gave an answer of 490 MB."""
    answer = replay(served.url, named_match(2000))
    assert answer.status_code == 400
    assert "length <= 80" in answer.json()["message"]


def test_a_file_is_read_in_a_time_that_grows_with_its_length(served: Served) -> None:
    before = cpu_of(served.pid)
    for text in (dotted_text(90_000), "hamlet = " + "9" * 50_000, "hamlet = 0x" + "f" * 50_000):
        answer = replay(served.url, text)
        assert answer.status_code == 400, answer.text
        edition = {"name": "mine.toml", "text": 'game = "piggyback"\n' + text}
        where = f"{served.url}/api/games/piggyback/edition"
        assert httpx.post(where, json=edition, timeout=60).status_code == 400
    assert cpu_of(served.pid) - before < 2.0


def test_what_nobody_reads_or_finishes_is_dropped(served: Served, rude: Keep) -> None:
    """Unread replays, half a header, half a body: each is cut off, and nobody else waits."""
    body = json.dumps({"text": long_match(5000)}).encode()
    asked = request("POST", "/api/replay", served.port, body)
    unread = [rude(connected(served.port)) for _ in range(2)]
    for one in unread:
        one.sendall(asked)
    header, rest = rude(connected(served.port)), rude(connected(served.port))
    header.sendall(b"GET /health HT")
    rest.sendall(request("POST", "/api/tables", served.port, b"{", length=100))
    third = _third(served.port, asked)
    assert b" 429 " in third.split(b"\r\n")[0], "two are on their way to this client"
    assert replay(served.url, long_match(20)).status_code == 200, "others are served"
    assert _until_cut(header).startswith(b"HTTP/1.1 408")
    assert _until_cut(rest).startswith(b"HTTP/1.1 408")
    time.sleep(1)
    for one in unread:
        assert len(_until_cut(one)) < 3_500_000, "the rest was dropped"


def _third(port: int, asked: bytes) -> bytes:
    """The answer to one more; the first two may still be read from their files."""
    for _ in range(100):
        with connected(port) as made:
            made.settimeout(60)
            made.sendall(asked)
            answer = made.recv(200)
        if b" 429 " in answer:
            break
        time.sleep(0.1)
    return answer


def _until_cut(made: socket.socket) -> bytes:
    made.settimeout(90)
    found = b""
    try:
        while data := made.recv(65_536):
            found += data
    except ConnectionError:
        pass
    return found


def test_pings_without_end_and_endless_messages_are_cut_off(served: Served, rude: Keep) -> None:
    """A page that pinged and never read grew the process by 500 MB."""

    async def story() -> None:
        made = await make(served.url, game="piggyback", players=2, chairs=[HERE, HERE])
        before = memory_of(served.pid)
        pinging = rude(upgraded(served.port, made["table"]))
        assert await flood(pinging, frame(PING, b"x" * 125) * 64, 4000)
        endless = rude(upgraded(served.port, made["table"]))
        endless.sendall(frame(TEXT, b"{", last=False))
        assert await flood(endless, frame(MORE, last=False) * 64, 4000)
        assert memory_of(served.pid) - before < 20_000_000

    run(story)


def test_the_file_limit_is_respected_said_once_and_leaves_room_for_others(
    tmp_path: Path, rude: Keep
) -> None:
    """1,100 idle connections at a limit of 1,024 files ended service, with nothing logged."""
    log = tmp_path / "log"
    served = Served(tmp_path / "t.sqlite", log=log, files=256)
    served.start()

    async def story() -> None:
        await served.ready()
        page = await host_of(served.url, players=2, chairs=[HERE, HERE])
        idle = [rude(connected(served.port)) for _ in range(400)]
        refused = idle[-1].recv(200)
        assert refused.startswith(b"HTTP/1.1 503")
        assert (await page.play())["type"] == "done"
        assert httpx.get(f"{served.url}/health", timeout=30).status_code == 200

    try:
        run(story)
    finally:
        served.stop()
    assert log.read_text().count("too many connections") == 1


def test_the_words_of_a_proxy_count_only_if_it_is_trusted(tmp_path: Path) -> None:
    def statuses(url: str) -> set[int]:
        found = set()
        for number in range(12):
            headers = {"x-forwarded-for": f"10.0.0.{number}"}
            found.add(httpx.get(f"{url}/api/lan", headers=headers).status_code)
        return found

    with server(tmp_path / "t.sqlite", rate=8) as url:
        assert statuses(url) == {200, 429}, "loopback is not believed unless it is named"
    with server(tmp_path / "u.sqlite", rate=8, trusted_proxies=["127.0.0.1"]) as url:
        assert statuses(url) == {200}


def test_bots_take_turns_whoever_they_play_for(tmp_path: Path) -> None:
    """Forty tables of professors made a bot elsewhere answer twice in half a minute."""
    served = Served(tmp_path / "t.sqlite")
    served.start()

    async def story() -> None:
        await served.ready()
        rude = [await _bots_only(served, RUDE) for _ in range(10)]
        reading = [asyncio.create_task(_read_on(page)) for page in rude]
        page = await host_of(served.url, players=2, chairs=[HERE, BOT])
        before = sum(page.version or 0 for page in rude)
        answered = 0
        while answered < 6 and page.view["result"] is None:
            if page.my_turn():
                await page.play()
            else:
                told = await page.read()
                answered += told.get("by") == "bot"
        during = sum(page.version or 0 for page in rude) - before
        for task in reading:
            task.cancel()
        await asyncio.gather(*reading, return_exceptions=True)
        assert during <= 3 * answered + 20, "each other client had its turns, not each other table"

    try:
        run(story, 120)
    finally:
        served.stop()


async def _bots_only(served: Served, source: str) -> Page:
    transport = httpx.AsyncHTTPTransport(local_address=source)
    async with httpx.AsyncClient(timeout=30, transport=transport) as client:
        wish = {"game": "woofy", "players": 4, "chairs": [{"kind": "bot", "bot": "curly"}] * 4}
        made = (await client.post(f"{served.url}/api/tables", json=wish)).json()
    page = Page(served.url, made["table"], made["token"])
    await page.open()
    return page


async def _read_on(page: Page) -> None:
    while True:
        await page.read(60)


def test_bots_among_themselves_wait_until_somebody_watches(served: Served) -> None:
    async def story() -> None:
        made = await make(served.url, game="woofy", players=2, chairs=[BOT, BOT])
        where = f"{served.url}/api/tables/{made['table']}"
        await asyncio.sleep(1)
        assert httpx.get(where).json()["version"] <= 1
        async with Page(served.url, made["table"]) as page:
            await page.until(lambda page: (page.version or 0) > 3)

    run(story)


def test_a_client_makes_so_many_tables_and_no_more(tmp_path: Path) -> None:
    with server(tmp_path / "t.sqlite", rate=100_000) as url, httpx.Client() as client:
        wish = {"game": "woofy", "players": 2, "chairs": [HERE, HERE]}
        answers = [client.post(f"{url}/api/tables", json=wish) for _ in range(215)]
        statuses = [answer.status_code for answer in answers]
        assert statuses[:200] == [201] * 200
        assert 429 in statuses

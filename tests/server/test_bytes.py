"""Bytes of any kind at every door: refused by name, never a 5xx, and the server plays on."""

from __future__ import annotations

import socket
from collections.abc import Iterator

import httpx
import pytest
from bench.rude import TEXT, connected, frame, upgraded
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from serving import Page, host_of, make, run, server

MANY = settings(
    max_examples=80, suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None
)
DOORS = ("/api/tables", "/api/replay", "/api/games/piggyback/edition")
PIECES = [
    b'{"game":"piggyback"',
    b'{"text":"hamlet = 1',
    b'{"name":"x","text":"',
    b"\xff\xfe",
    b"\xc3\x28",
    b"\xed\xa0\x80",
    b"\\ud800",
    b"9" * 5000,
    b"0x" + b"f" * 5000,
    b"1e999",
    b"-",
    b"[" * 2000,
    b'{"a":' * 500,
    b"\x00",
    b'"',
    b"}",
    b",",
    b'"players":',
    b'"edition":{"ring":',
    b'"position":{"turn":',
    b'"options":{"plan":',
]
bodies = st.one_of(
    st.binary(max_size=300), st.lists(st.sampled_from(PIECES), max_size=8).map(b"".join)
)


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with server(tmp_path_factory.mktemp("bytes") / "t.sqlite", message_rate=0) as address:
        yield address


@MANY
@given(door=st.sampled_from(DOORS), body=bodies)
@example(DOORS[0], b'{"game":"piggy\xff\xfeback"}')
@example(DOORS[0], b'{"game":"piggyback","players":' + b"9" * 5000 + b"}")
@example(DOORS[0], b'{"game":"woofy","edition":{"game":"woofy","ring":' + b"9" * 5000 + b"}}")
@example(DOORS[0], b'{"game":"woofy","options":{"brick_parts":' + b"9" * 400 + b"}}")
@example(DOORS[0], b'{"game":"woofy","position":{"turn":' + b"9" * 5000 + b"}}")
@example(DOORS[0], b'{"game":"woofy","position":{"turn":"' + b"9" * 5000 + b'"}}')
@example(DOORS[1], b'{"text":"hamlet = ' + b"9" * 5000 + b'"}')
@example(DOORS[1], b'{"text":"hamlet = 0x' + b"f" * 5000 + b'"}')
@example(DOORS[1], b'{"text":"hamlet = 1\xff"}')
@example(DOORS[1], b'{"text":"hamlet = 1\\ud800"}')
@example(DOORS[2], b'{"name":"x","text":"ring = 0x' + b"f" * 5000 + b'"}')
@example(DOORS[2], b'{"name":"x","text":"{\\"ring\\": ' + b"9" * 5000 + b'}"}')
@example(DOORS[2], b'{"name":"x","text":"game = \\"piggyback\\"\\nring = ' + b"9" * 5000 + b'"}')
@example(DOORS[2], b'{"name":"\\ud800","text":"x"}')
def test_no_body_is_more_than_a_refusal(url: str, door: str, body: bytes) -> None:
    answer = httpx.post(f"{url}{door}", content=body, timeout=60)
    assert answer.status_code in (400, 413, 201), (answer.status_code, body)
    if answer.status_code != 201:
        assert answer.json()["reason"] == "malformed"
        assert answer.json()["message"]


@MANY
@given(data=st.binary(min_size=1, max_size=200))
@example(b"GET / HTTP/1.1\r\nhost: \xff\xff\r\n\r\n")
@example(b"GET /\xff HTTP/1.1\r\nhost: x\r\n\r\n")
@example(b"GET /api/tables/%ff%fe HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n")
@example(b"GET /api/tables?language=%ff HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n")
@example(b"POST /api/tables HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 99999999999999\r\n\r\n")
@example(b"POST /api/tables HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: -1\r\n\r\n")
@example(b"GET / HTTP/1.1\r\nhost: 127.0.0.1\r\nauthorization: Bearer \xff\r\n\r\n")
@example(b"GET / HTTP/1.1\r\nhost: 127.0.0.1\r\norigin: \xff\r\nx-forwarded-for: \xff\r\n\r\n")
@example(b"GET / HTTP/1.1\r\n" + b"a: " + b"x" * 70_000 + b"\r\n\r\n")
def test_no_request_is_more_than_a_refusal(url: str, data: bytes) -> None:
    with connected(_port(url), reads=65_536) as made:
        made.settimeout(60)
        made.sendall(data)
        made.shutdown(socket.SHUT_WR)
        answer = _all(made)
    assert not answer.startswith(b"HTTP/1.1 5") or b" 503 " in answer[:20], answer[:200]


def _all(made: socket.socket) -> bytes:
    found = b""
    try:
        while data := made.recv(65_536):
            found += data
    except ConnectionError:
        pass
    return found


def _port(url: str) -> int:
    return int(url.rpartition(":")[2])


@MANY
@given(data=st.binary(max_size=200), opcode=st.integers(0, 15))
@example(b"\xff\xfe", TEXT)
@example(b'{"type":"hello","id":' + b"9" * 4000 + b"}", TEXT)
def test_no_frame_costs_more_than_its_page(url: str, data: bytes, opcode: int) -> None:
    table = _table(url)
    with upgraded(_port(url), table) as made:
        made.settimeout(60)
        made.sendall(frame(opcode, data))
        made.sendall(frame(8))
        _all(made)
    assert httpx.get(f"{url}/api/tables/{table}", timeout=60).status_code == 200


_tables: dict[str, str] = {}


def _table(url: str) -> str:
    if url not in _tables:

        async def story() -> None:
            _tables[url] = (await make(url, game="piggyback", chairs=[{}, {}]))["table"]

        run(story)
    return _tables[url]


def test_after_all_that_a_table_is_played_as_before(url: str) -> None:
    async def story() -> None:
        page: Page = await host_of(url, players=2, chairs=[{"kind": "here"}, {"kind": "here"}])
        assert (await page.play())["type"] == "done"

    run(story)

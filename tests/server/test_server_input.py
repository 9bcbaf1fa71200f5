"""Bad input at every door: never a 500, never a closed table, never a wish without an answer."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import (
    response_schema_conformance,
    status_code_conformance,
)
from websockets.exceptions import ConnectionClosed

from hamlet.server.protocol.forms import NewTable
from patience import PATIENCE
from serving import Page, Served, make, memory_of, run, server

TWO = [{"kind": "here"}, {"kind": "here"}]


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with server(tmp_path_factory.mktemp("tables") / "t.sqlite", message_rate=0) as address:
        yield address


# schemathesis draws from `random` inside its own strategies, of which hypothesis disapproves.
@pytest.mark.filterwarnings("ignore:Do not use the `random` module inside strategies")
def test_openapi(url: str) -> None:
    """Every operation of the description, with what fits it and what does not."""
    checks = [not_a_server_error, status_code_conformance, response_schema_conformance]
    api = schemathesis.openapi.from_url(f"{url}/schema/openapi.json")
    called = 0
    for result in api.get_all_operations():
        operation: Any = result.ok()  # type: ignore[union-attr]
        good, bad = (
            operation.as_strategy(generation_mode=mode)
            for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE)
        )

        @settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
        @given(case=good if operation.method == "get" else st.one_of(good, bad))
        def call(case: Any) -> None:
            case.call_and_validate(checks=checks)

        call()
        called += 1
    assert called >= 9


KINDS = [
    "hello",
    "sync",
    "play",
    "throw",
    "undo",
    "agree",
    "sit",
    "leave",
    "hand",
    "lock",
    "rule",
    "promise",
    "reveal",
    "begin",
    "emote",
    "rematch",
]
FIELDS = "id version have move seat yes name character language bot closed clock words emote token"
VALUES = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.floats(),
    st.text(max_size=30),
    st.sampled_from(["roll", "stop", "red", "greedy", "wow", "fr", 0, 1, 2, 31, 2**63]),
    st.lists(st.integers(), max_size=3),
)
SHAPED = st.builds(
    lambda kind, fields: {"type": kind, **fields},
    st.sampled_from(KINDS),
    st.dictionaries(st.sampled_from(FIELDS.split()), VALUES, max_size=6),
)
TEXTS = st.one_of(
    SHAPED.map(json.dumps),
    st.tuples(SHAPED.map(json.dumps), st.integers(1, 40)).map(lambda pair: pair[0][: -pair[1]]),
    st.text(max_size=200),
    st.integers(1, 3000).map(lambda depth: '{"type":' + "[" * depth),
    st.integers(1, 1900).map(lambda depth: '{"id":1,"type":' + "[" * depth + "]" * depth + "}"),
    st.integers(1, 12_000).map(lambda size: json.dumps({"type": "play", "move": "x" * size})),
    st.binary(max_size=100),
)


@settings(max_examples=120, deadline=None, suppress_health_check=list(HealthCheck))
@given(messages=st.lists(TEXTS, min_size=1, max_size=5), early=st.booleans())
def test_websocket_messages(url: str, messages: list[str | bytes], early: bool) -> None:
    """Each message has exactly one answer; afterwards the table plays on for its people."""

    async def story() -> None:
        made = await make(url, game="piggyback", players=2, chairs=TWO)
        table = f"{url.replace('http', 'ws')}/api/tables/{made['table']}/live"
        stranger = Page(url, made["table"])
        if early:
            await _before_hello(table, messages)
        await stranger.open()
        for number, message in enumerate(messages):
            await stranger.send(message)
            await stranger.send({"type": "sync", "id": 900_000 + number, "have": 0})
            answers = [await _answer(stranger), await _answer(stranger)]
            assert answers[1]["id"] == 900_000 + number
        async with Page(url, made["table"], made["token"]) as host:
            await host.until(lambda page: page.view["began"])
            assert not host.view["closed"]
            assert host.seats == [0, 1]
            assert (await host.play())["type"] == "done"

    run(story)


async def _answer(page: Page) -> dict[str, Any]:
    while True:
        message = await page.read()
        if message["type"] in ("done", "refused", "missed"):
            return message


async def _before_hello(where: str, messages: list[str | bytes]) -> None:
    from websockets.asyncio.client import connect

    async with connect(where, close_timeout=1) as socket:
        try:
            for message in messages:
                await socket.send(message)
                assert json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))["type"] in (
                    "refused",
                    "welcome",
                )
        except ConnectionClosed:
            pass


def test_too_large_a_message_closes_only_that_page(url: str) -> None:
    async def story() -> None:
        made = await make(url, game="piggyback", players=2, chairs=TWO)
        page = Page(url, made["table"], made["token"])
        await page.open()
        await page.send("x" * 100_000)
        with pytest.raises(ConnectionClosed):
            await page.until(lambda page: False)
        await page.open()
        await page.until(lambda page: page.view["began"])
        assert (await page.play())["type"] == "done"

    run(story)


def test_replayed_messages_and_foreign_tokens(url: str) -> None:
    async def story() -> None:
        made = await make(url, game="piggyback", players=2, chairs=TWO)
        other = await make(url, game="piggyback", players=2, chairs=TWO)
        page = Page(url, made["table"], made["token"])
        await page.open()
        await page.until(lambda page: page.view["began"])
        wish = {"type": "play", "id": 5, "version": page.version, "move": page.view["moves"][0]}
        for number in range(20):
            await page.send(wish)
            answer = await _answer(page)
            assert (answer["type"] == "done") == (number == 0)
        thief = Page(url, made["table"], other["token"])
        welcome = await thief.open()
        assert (welcome["seats"], welcome["host"]) == ([], False)
        for kind, fields in (
            ("play", {"version": thief.version, "move": "roll"}),
            ("throw", {"version": thief.version, "faces": ["red-2"]}),
            ("undo", {"version": thief.version, "seat": 0}),
            ("leave", {"seat": 0}),
            ("hand", {"seat": 0, "bot": "greedy"}),
            ("lock", {"seat": 0, "closed": True}),
            ("rule", {"spectators": False}),
            ("close", {}),
            ("begin", {}),
            ("promise", {"promise": "0" * 64}),
            ("reveal", {"words": "x"}),
            ("rematch", {}),
            ("sit", {"seat": 0, "name": "x"}),
        ):
            answer = await thief.ask(kind, **fields)
            assert (answer["type"], answer["reason"]) == ("refused", "forbidden"), kind

    run(story)


def test_http_refusals(url: str) -> None:
    def refused(wish: Any, status: int = 400) -> str:
        body = wish if isinstance(wish, str) else json.dumps(wish)
        answer = httpx.post(f"{url}/api/tables", content=body)
        assert answer.status_code == status, answer.text
        return answer.text

    assert "no game 'chess'" in refused({"game": "chess"})
    assert "2 to 7 players" in refused({"game": "piggyback", "players": 9})
    assert "no option" in refused({"game": "piggyback", "options": {"wings": 2}})
    assert "no bot 'zen'" in refused(
        {"game": "piggyback", "chairs": [{"kind": "bot", "bot": "zen"}, {}]}
    )
    assert "3 chairs for 2" in refused({"game": "piggyback", "players": 2, "chairs": [{}] * 3})
    refused({"game": "piggyback", "edition": {"game": "piggyback"}})
    refused({"game": "piggyback", "secret": "x"})
    refused("{")
    refused('{"game":' + "[" * 50_000)
    refused('{"game":"' + "x" * 500_000 + '"}', 413)
    assert httpx.get(f"{url}/api/tables/{'0' * 24}").status_code == 404
    assert httpx.get(f"{url}/api/tables/%00").status_code == 404
    assert httpx.get(f"{url}/api/games/chess").status_code == 404


def test_foreign_hosts_and_origins(url: str) -> None:
    wish = {"json": {"game": "piggyback"}}
    here = url.removeprefix("http://")
    for headers, status in (
        ({"origin": "https://evil.example"}, 403),
        ({"origin": "null"}, 403),
        ({"host": "evil.example"}, 403),
        ({"origin": f"http://{here}"}, 201),
        ({}, 201),
    ):
        answer = httpx.post(f"{url}/api/tables", headers=headers, **wish)  # type: ignore[arg-type]
        assert answer.status_code == status, headers
        assert "default-src 'self'" in answer.headers["content-security-policy"]
        assert answer.headers["x-content-type-options"] == "nosniff"

    async def story() -> None:
        from websockets.asyncio.client import connect
        from websockets.exceptions import InvalidStatus

        made = await make(url, game="piggyback")
        where = f"{url.replace('http', 'ws')}{made['live']}"
        with pytest.raises(InvalidStatus):
            await connect(where, origin="https://evil.example")  # type: ignore[arg-type]

    run(story)


def test_rates_are_limited(tmp_path: Path) -> None:
    with server(tmp_path / "t.sqlite", rate=30, message_rate=5.0, viewers_per_address=2) as url:
        statuses = [httpx.get(f"{url}/api/lan").status_code for _ in range(45)]
        assert set(statuses) == {200, 429}
        assert httpx.get(f"{url}/health").status_code == 200, "it answers always"

    with server(tmp_path / "u.sqlite", message_rate=5.0, viewers_per_address=2) as url:

        async def story() -> None:
            made = await make(url, game="piggyback", players=2, chairs=TWO)
            pages = [Page(url, made["table"]) for _ in range(3)]
            kinds = [(await page.open())["type"] for page in pages]
            assert kinds == ["welcome", "welcome", "gone"]
            reasons = [(await pages[0].ask("begin"))["reason"] for _ in range(15)]
            assert reasons.count("busy") >= 3
            assert reasons[0] == "forbidden"

        run(story)


def test_memory_stays_steady_under_bad_input(tmp_path: Path) -> None:
    """Thousands of bad messages and connections leave nothing behind."""

    async def story() -> None:
        served = Served(tmp_path / "t.sqlite")
        served.start()
        try:
            await served.ready()
            made = await make(served.url, game="piggyback", players=2, chairs=TWO)
            assert served.process is not None
            await _bad_weather(served.url, made["table"], 20)
            before = memory_of(served.process.pid)
            await _bad_weather(served.url, made["table"], 60)
            assert memory_of(served.process.pid) - before < 12_000_000
        finally:
            served.stop()

    run(story)


async def _bad_weather(url: str, table: str, visits: int) -> None:
    bad = ["{", "x" * 4000, '{"type":' + "[" * 2000, json.dumps({"type": "play", "move": 1})]
    for _ in range(visits):
        page = Page(url, table)
        await page.open()
        for number in range(60):
            await page.send(bad[number % len(bad)])
            assert (await _answer(page))["reason"] == "malformed"
        await page.close()


def test_a_wish_for_a_table_in_the_schema_has_an_example(url: str) -> None:
    described = httpx.get(f"{url}/schema/openapi.json").json()
    body = described["paths"]["/api/tables"]["post"]["requestBody"]["content"]["application/json"]
    text = json.dumps(body)
    assert "Rose" in text
    assert set(NewTable.__struct_fields__) <= set(
        described["components"]["schemas"]["NewTable"]["properties"]
    )

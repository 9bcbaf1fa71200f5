"""Two worlds that differ only in what a viewer may not know send it the same bytes."""

from __future__ import annotations

import hmac
from collections.abc import Callable, Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import httpx
import pytest

from hamlet.engine.dice import fair_ticket
from serving import Page, make, run, server

ROLLS = 5
"""How many rolls fall alike in both worlds; all later ones are secrets."""


def entropy_of(world: str, shared: list[str]) -> Callable[[int], bytes]:
    """Random bytes by their purpose, in the order in which the story asks for them.

    What is not `shared` differs between the worlds.
    """
    purposes = iter(["host", "secret", "table", "guest", "spectator"])

    def entropy(size: int) -> bytes:
        purpose = next(purposes)
        if purpose == "secret":
            return next(secrets_alike(world))[:size]
        where = "both" if purpose in shared else world
        return hmac.digest(where.encode(), purpose.encode(), "sha256")[:size]

    return entropy


def secrets_alike(world: str) -> Iterator[bytes]:
    """Secrets whose first rolls are those of the first world, and whose next ones are not."""
    first = sha256(b"first").digest()
    wanted = [fair_ticket(first, "", number, 6) for number in range(ROLLS)]
    number = 0
    while world == "first":
        yield first
    while True:
        number += 1
        secret = sha256(f"other {number}".encode()).digest()
        if all(fair_ticket(secret, "", roll, 6) == wanted[roll] for roll in range(ROLLS)):
            yield secret


class Seen:
    """Every byte that reached each viewer in one world, and what none of them may see."""

    def __init__(self) -> None:
        self.bytes: dict[str, list[str]] = {}
        self.secrets: dict[str, str] = {}


def world(name: str, shared: list[str], folder: Path) -> Seen:
    """Play the same story in a world."""
    seen = Seen()
    entropy = entropy_of(name, shared)
    with server(folder / f"{name}.sqlite", lambda: 1_700_000_000.0, entropy) as url:

        async def story() -> None:
            made = await make(url, game="piggyback", players=2, chairs=_CHAIRS, listed=True)
            host = Page(url, made["table"], made["token"])
            guest, spectator = Page(url, made["table"]), Page(url, made["table"])
            await host.open()
            await guest.open()
            await spectator.open()
            await guest.ask("sit", seat=1, name="x")
            for page in (host, guest, spectator):
                await page.until(lambda page: page.view["began"])
            await _play(host, guest, spectator)
            for who, page in (("host", host), ("guest", guest), ("spectator", spectator)):
                seen.bytes[who] = [*page.raw, *_asked_over_http(url, page)]
                seen.secrets[who] = page.token

        run(story)
    seen.secrets["dice"] = next(secrets_alike(name)).hex()
    return seen


_CHAIRS: list[dict[str, Any]] = [{"kind": "here", "name": "Rose"}, {"kind": "elsewhere"}]


async def _play(host: Page, guest: Page, spectator: Page) -> None:
    """Until the last roll that both worlds share; with refusals, an emote and an undo."""
    rolls = 0
    while rolls < ROLLS:
        page = host if host.my_turn() else guest
        answer = await page.play()
        assert answer["type"] == "done", answer
        for other in (host, guest, spectator):
            await other.until(lambda other, version=answer["version"]: other.version == version)  # type: ignore[misc]
        told = next(m for m in reversed(page.heard) if m["type"] == "told")
        rolls += sum(step["actor"] == "chance" for step in told["steps"])
    for page in (host, guest, spectator):
        await page.ask("play", version=0, move="roll")
        await page.ask("play", version=page.version, move="dance")
        await page.ask("sync", have=0)
    await host.ask("rule", clock=500)
    for page in (guest, spectator):
        await page.until(lambda page: page.view["clock"] == 500)


def _asked_over_http(url: str, page: Page) -> list[str]:
    """Everything a viewer can get without a WebSocket, headers included."""
    answers = []
    headers = {"authorization": f"Bearer {page.token}"}
    table = f"/api/tables/{page.table}"
    for path in (table, f"{table}/match", "/api/tables", "/api/games/piggyback", "/health"):
        answer = httpx.get(url + path, headers=headers)
        kept = {key: value for key, value in answer.headers.items() if key != "date"}
        answers.append(f"{answer.status_code} {kept} {answer.text}")
    return answers


@pytest.mark.parametrize("viewer", ["host", "guest", "spectator"])
def test_two_worlds(viewer: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The commitment is held equal, because it is what a viewer may know of the secret."""
    monkeypatch.setattr("hamlet.server.hosting.hub.commitment", lambda secret: "c" * 64)
    shared = [viewer, "table"]
    first, second = world("first", shared, tmp_path), world("second", shared, tmp_path)
    assert first.secrets["dice"] != second.secrets["dice"]
    assert len(first.bytes[viewer]) > 12
    assert first.bytes[viewer] == second.bytes[viewer]


def test_no_secret_in_anything_sent(tmp_path: Path) -> None:
    """Nobody is sent the dice's secret, a foreign token, or the hash of any token."""
    seen = world("first", ["table"], tmp_path)
    for viewer, texts in seen.bytes.items():
        sent = "\n".join(texts)
        for owner, secret in seen.secrets.items():
            if owner != viewer:
                assert secret not in sent
            assert sha256(secret.encode()).hexdigest() not in sent
        assert seen.secrets[viewer] in sent


@pytest.mark.parametrize("viewer", ["host", "spectator"])
def test_two_worlds_of_words(viewer: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody learns what words a guest has brought; the promise, which may be known, is equal."""
    monkeypatch.setattr("hamlet.server.tables.moves.commitment", lambda secret: "c" * 64)
    monkeypatch.setattr("hamlet.server.tables.permissions.promise_of", lambda words: "a" * 64)
    first, second = (
        _words_shown("first", "three little pigs", viewer, tmp_path),
        _words_shown("second", "one big bad wolf", viewer, tmp_path),
    )
    assert len(first) > 8
    assert first == second


def _words_shown(name: str, words: str, viewer: str, folder: Path) -> list[str]:
    """All that a viewer is sent up to where a guest has shown their words, and the host not."""
    texts: list[str] = []
    entropy = entropy_of(name, [viewer, "table"])
    with server(folder / f"{name}.sqlite", lambda: 1_700_000_000.0, entropy) as url:

        async def story() -> None:
            promised = {"promise": "a" * 64}
            made = await make(url, game="piggyback", players=2, chairs=_CHAIRS, **promised)
            host = Page(url, made["table"], made["token"])
            pages = {
                "host": host,
                "guest": Page(url, host.table),
                "spectator": Page(url, host.table),
            }
            for page in pages.values():
                await page.open()
            await pages["guest"].ask("sit", seat=1, name="x", **promised)
            await pages["guest"].until(lambda page: page.view["dice"]["bound"])
            assert (await pages["guest"].ask("reveal", words=words))["type"] == "done"
            page = pages[viewer]
            await page.until(lambda page: page.view["dice"]["pledges"][-1]["shown"])
            await page.ask("sync", have=0)
            texts.extend([*page.raw, *_asked_over_http(url, page)])

        run(story)
    return texts

"""A storm: scripted clients play on while servers are killed, and everything is written down."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import httpx
from websockets.exceptions import WebSocketException

from serving import Page, make

LOST = (OSError, TimeoutError, WebSocketException, httpx.TransportError, EOFError)


class Ledger:
    """What one table's people sent, were promised and were told."""

    def __init__(self, made: dict[str, Any]) -> None:
        self.table: str = made["table"]
        self.token: str = made["token"]
        self.sent: dict[int, str] = {}
        self.promised: dict[int, str] = {}
        self.told: dict[int, list[Any]] = {}

    def hear(self, message: dict[str, Any]) -> None:
        """Remember what was told; what was told once may never change."""
        for told in [*message.get("missed", []), message]:
            if told["type"] != "told":
                continue
            steps = [[step["actor"], step["text"]] for step in told["steps"]]
            kept = self.told.setdefault(told["version"], [told["what"], told["by"], steps])
            assert kept == [told["what"], told["by"], steps], "what was told has changed"

    def check(self) -> int:
        """Nothing promised is lost or doubled; returns how many promises were kept."""
        assert sorted(self.told) == list(range(1, len(self.told) + 1)), "a version is missing"
        for version, move in self.promised.items():
            assert self.told[version][2][0][1] == move, "a promised move is not in the log"
        for version, (what, by, steps) in self.told.items():
            if what == "played" and by == "person":
                assert self.sent.get(version - 1) == steps[0][1], "a move nobody sent"
        return len(self.promised)


class Player:
    """Plays match after match at whichever server answers, until told to stop."""

    def __init__(self, urls: Callable[[], list[str]], wish: dict[str, Any], seed: int) -> None:
        self._urls = urls
        self._wish = wish
        self._luck = random.Random(seed)
        self.ledgers: list[Ledger] = []
        self.finished = 0
        self.stopping = False

    async def run(self) -> None:
        while not self.stopping:
            try:
                made = await make(self._luck.choice(self._urls()), **self._wish)
            except LOST:
                await asyncio.sleep(0.05)
                continue
            ledger = Ledger(made)
            self.ledgers.append(ledger)
            await self._play(ledger)
            self.finished += 1

    async def _play(self, ledger: Ledger) -> None:
        """One match to its end, through as many connections as it takes."""
        over = False
        while not over:
            page = Page(self._luck.choice(self._urls()), ledger.table, ledger.token)
            try:
                over = await self._sit(page, ledger)
            except LOST:
                await asyncio.sleep(0.02)
            finally:
                await _close(page)

    async def _sit(self, page: Page, ledger: Ledger) -> bool:
        welcome = await page.open(max(ledger.told, default=0))
        if welcome["type"] == "gone":
            await asyncio.sleep(0.05)
            return False
        ledger.hear(welcome)
        while page.view["result"] is None:
            if page.my_turn():
                await self._move(page, ledger)
            else:
                ledger.hear(await page.read(15))
        return True

    async def _move(self, page: Page, ledger: Ledger) -> None:
        move = self._luck.choice(page.view["moves"])
        version = page.version or 0
        earlier = ledger.sent.get(version)
        if earlier is not None:
            move = earlier
        ledger.sent[version] = move
        heard = len(page.heard)
        answer = await page.play(move)
        for message in page.heard[heard:]:
            ledger.hear(message)
        if answer["type"] == "done":
            ledger.promised[answer["version"]] = move
        else:
            assert answer["reason"] in ("stale", "busy"), answer


async def hear_promises(players: list[Player], more: int) -> None:
    """Wait until so many more moves have been promised than now."""
    wanted = _promises(players) + more
    while _promises(players) < wanted:
        await asyncio.sleep(0.01)


def _promises(players: list[Player]) -> int:
    return sum(len(ledger.promised) for player in players for ledger in player.ledgers)


async def _close(page: Page) -> None:
    with suppress(*LOST):
        await asyncio.wait_for(page.close(), 0.5)


async def settle(players: list[Player], tasks: list[asyncio.Task[None]]) -> int:
    """No table is stuck: every match under way comes to its end. Returns the promises kept."""
    for player in players:
        player.stopping = True
    await asyncio.gather(*tasks)
    return sum(ledger.check() for player in players for ledger in player.ledgers)

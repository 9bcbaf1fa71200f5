"""`python -m bench.peers.server`: tables held, ours on disk beside boardgame.io's in memory.

Both play the same Piggyback, four viewers a table and a move a second, for the same client
on the same machine, in turns. A rung of the ladder holds if 99 % of the moves reach the last
viewer within 150 ms and none is lost. The medians of all runs are compared.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import secrets
import shutil
import statistics
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import uvloop
from websockets.asyncio.client import ClientConnection, connect

from bench.load import SECONDS, VIEWERS, WatchedTable, climb, free_port, hamlet, wait_for

FOLDER = Path(__file__).parent / "boardgame_io"
SPACE = "/piggyback,"
"""Games of boardgame.io are namespaces of Socket.IO; its messages begin with 4 and a kind."""
_UPDATE = re.compile(rf'42{SPACE}\["update",.*?"_stateID":(\d+)')
LADDER = (100, 200, 300, 400, 500, 600, 700, 800, 1000, 1200, 1400, 1600, 1800, 2000)


class PeerTable(WatchedTable):
    """A table at boardgame.io: four of its clients, the first of which plays for both seats."""

    state: dict[str, Any]

    async def open(self, http: httpx.AsyncClient) -> None:
        self.token = secrets.token_hex(8)
        self.sockets = [await self._viewer() for _ in range(VIEWERS)]

    async def _viewer(self) -> ClientConnection:
        where = self.url.replace("http", "ws") + "/socket.io/?EIO=4&transport=websocket"
        page = await connect(
            where, compression=None, ping_interval=None, open_timeout=60, max_size=None
        )
        await self._until(page, "0")
        await page.send(f"40{SPACE}")
        await self._until(page, f"40{SPACE}")
        await self._emit(page, "sync", self.token, "0", None, 2)
        answer = await self._until(page, f'42{SPACE}["sync"')
        self.note(json.loads(answer[2 + len(SPACE) :])[2]["state"])
        return page

    async def _until(self, page: ClientConnection, start: str) -> str:
        while True:
            text = str(await page.recv())
            if text.startswith(start):
                return text
            await self._pong(page, text)

    async def _pong(self, page: ClientConnection, text: str) -> None:
        if text == "2":
            await page.send("3")

    async def _emit(self, page: ClientConnection, *words: object) -> None:
        await page.send(f"42{SPACE}{json.dumps(words)}")

    def note(self, state: dict[str, Any]) -> None:
        """Remember how the table stands."""
        if state["_stateID"] >= self.version:
            self.version, self.state = state["_stateID"], state
            self.over = "gameover" in state["ctx"]

    async def watch(self, number: int) -> None:
        page = self.sockets[number]
        async for text in page:
            now = time.perf_counter()
            assert isinstance(text, str)
            found = _UPDATE.match(text)
            if found:
                version = int(found[1])
                self.seen.setdefault(version, []).append(now)
                if number == 0:
                    self.note(json.loads(text[2 + len(SPACE) :])[2])
            else:
                await self._pong(page, text)

    async def play(self, end: float) -> None:
        await asyncio.sleep(random.random())
        while time.perf_counter() < end and not self.over:
            if self.version + 1 not in self.sent:
                await self._move()
            await asyncio.sleep(1.0)

    async def _move(self) -> None:
        """The first legal move, as at our own tables."""
        game, seat = self.state["G"], self.state["ctx"]["currentPlayer"]
        kind, words = "roll", []
        if game["phase"] == "choosing":
            kind, words = "give", [int(seat) * game["each"]]
        elif game["phase"] == "passing":
            kind = "stop"
        move = {"type": kind, "args": words, "playerID": seat, "credentials": None}
        action = {"type": "MAKE_MOVE", "payload": move}
        self.sent[self.version + 1] = time.perf_counter()
        await self._emit(self.sockets[0], "update", action, self.version, self.token, seat)


@contextmanager
def boardgame_io() -> Iterator[tuple[str, int]]:
    """Their server, installed and started; gives its address and process."""
    npm, node = shutil.which("npm"), shutil.which("node")
    if not npm or not node:
        raise SystemExit("bench.peers.server needs node and npm; neither is part of Hamlet itself")
    if not (FOLDER / "node_modules").is_dir():
        words = ["install", "--no-audit", "--no-fund", "--no-package-lock", "--loglevel=error"]
        subprocess.run([npm, *words], cwd=FOLDER, check=True)
    port = free_port()
    command = [node, "server.js", str(port)]
    environment = {**os.environ, "NODE_ENV": "production"}
    server = subprocess.Popen(command, cwd=FOLDER, env=environment, stdout=subprocess.DEVNULL)
    try:
        url = f"http://127.0.0.1:{port}"
        wait_for(url)
        yield url, server.pid
    finally:
        server.terminate()
        server.wait(15)


def held(side: str, ladder: list[int], seconds: float) -> int:
    """The highest rung that one side holds, on a fresh server."""
    print(f"{side}:", flush=True)
    if side == "boardgame.io":
        with boardgame_io() as (url, pid):
            return uvloop.run(climb(url, pid, ladder, seconds, PeerTable))
    with tempfile.TemporaryDirectory() as folder, hamlet(Path(folder)) as (url, pid):
        return uvloop.run(climb(url, pid, ladder, seconds))


def main() -> None:
    """Alternate, then print medians, spread and the ratio."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--runs", type=int, default=5)
    options.add_argument("--seconds", type=float, default=SECONDS)
    options.add_argument("--ladder", type=int, nargs="+", default=list(LADDER))
    chosen = options.parse_args()
    print(f"load of the machine before: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    found: dict[str, list[int]] = {"Hamlet, on disk": [], "boardgame.io, in memory": []}
    for _ in range(chosen.runs):
        for side, bests in found.items():
            bests.append(held(side.partition(",")[0], chosen.ladder, chosen.seconds))
    for side, bests in found.items():
        middle = statistics.median(bests)
        print(f"{side}: {middle:g} tables held (median of {len(bests)}; {min(bests)}–{max(bests)})")
    ours, theirs = (statistics.median(bests) for bests in found.values())
    print(f"ratio: {ours / theirs:.2f}" if theirs else "boardgame.io held no rung")


if __name__ == "__main__":
    main()

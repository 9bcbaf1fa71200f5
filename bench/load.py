"""`make load`: tables with four viewers each and a move a second, until it breaks.

One server process and one client process share the machine. A rung holds if 99 % of the
moves reach the last of the four viewers within 150 ms of being sent, and none is lost.
"""

from __future__ import annotations

import asyncio
import gc
import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import uvloop
from websockets.asyncio.client import ClientConnection, connect

LADDER = (50, 100, 200, 300, 400, 500, 700, 1000, 1500, 2000, 3000)
VIEWERS = 4
SECONDS = 10.0
BAR = 0.150
WISH = {"game": "piggyback", "players": 2, "chairs": [{"kind": "here"}, {"kind": "here"}]}


@dataclass
class WatchedTable:
    """A table's four viewers; the first of them plays."""

    url: str
    token: str = ""
    path: str = ""
    sockets: list[ClientConnection] = field(default_factory=list)
    version: int = 0
    moves: list[str] = field(default_factory=list)
    over: bool = False
    sent: dict[int, float] = field(default_factory=dict)
    seen: dict[int, list[float]] = field(default_factory=dict)

    async def open(self, http: httpx.AsyncClient) -> None:
        made = (await http.post(f"{self.url}/api/tables", json=WISH)).json()
        self.token, self.path = made["token"], made["live"]
        self.sockets = [await self._viewer() for _ in range(VIEWERS)]

    async def _viewer(self) -> ClientConnection:
        where = self.url.replace("http", "ws") + self.path
        page = await connect(where, compression=None, ping_interval=None, open_timeout=60)
        await page.send(json.dumps({"type": "hello", "token": self.token}))
        self._note(json.loads(await page.recv()))
        return page

    def _note(self, message: dict[str, Any]) -> None:
        if message["version"] >= self.version:
            self.version, view = message["version"], message["view"]
            self.moves, self.over = view["moves"], view["result"] is not None

    async def watch(self, number: int) -> None:
        """Note when each move arrives at one viewer; the first one also reads it."""
        page = self.sockets[number]
        async for text in page:
            now = time.perf_counter()
            assert isinstance(text, str)
            if text.startswith('{"type":"told","version":'):
                version = int(text[25 : text.index(",", 25)])
                self.seen.setdefault(version, []).append(now)
                if number == 0:
                    self._note(json.loads(text))

    async def play(self, end: float) -> None:
        """A move a second, each table at its own moment of it."""
        await asyncio.sleep(random.random())
        while time.perf_counter() < end and not self.over:
            if self.moves and self.version + 1 not in self.sent:
                wish = {"type": "play", "id": 1, "version": self.version, "move": self.moves[0]}
                self.sent[self.version + 1] = time.perf_counter()
                await self.sockets[0].send(json.dumps(wish))
            await asyncio.sleep(1.0)

    async def close(self) -> None:
        for page in self.sockets:
            await page.close()


def cpu_of(pid: int) -> float:
    """The processor seconds that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def rung(
    url: str, pid: int, count: int, seconds: float, kind: type[WatchedTable] = WatchedTable
) -> tuple[list[float], int, tuple[float, float]]:
    """The delays to the last viewer of all moves on `count` tables, how many were lost, and
    the processor seconds of server and client a second of play.
    """
    limits = httpx.Limits(max_connections=20)
    async with httpx.AsyncClient(timeout=60, limits=limits) as http:
        tables = [kind(url) for _ in range(count)]
        for first in range(0, count, 20):
            await asyncio.gather(*(table.open(http) for table in tables[first : first + 20]))
    gc.collect()
    gc.freeze()
    watching = [asyncio.create_task(t.watch(n)) for t in tables for n in range(VIEWERS)]
    start, server, client = time.perf_counter(), cpu_of(pid), time.process_time()
    end = start + seconds
    await asyncio.gather(*(table.play(end) for table in tables))
    took = time.perf_counter() - start
    used = ((cpu_of(pid) - server) / took, (time.process_time() - client) / took)
    await asyncio.sleep(1.5)
    for task in watching:
        task.cancel()
    await asyncio.gather(*watching, return_exceptions=True)
    delays, lost = [], 0
    for table in tables:
        for version, sent in table.sent.items():
            seen = table.seen.get(version, [])
            lost += len(seen) < VIEWERS
            delays.append(max(seen, default=sent + 60) - sent)
    await asyncio.gather(*(table.close() for table in tables))
    return sorted(delays), lost, used


async def climb(
    url: str,
    pid: int,
    ladder: list[int],
    seconds: float,
    kind: type[WatchedTable] = WatchedTable,
) -> int:
    """Print the ladder up to the rung that breaks; returns the highest one that holds."""
    best = 0
    print(" tables  viewers   moves   p50 ms   p99 ms  lost  server+client cores")
    for count in ladder:
        delays, lost, used = await rung(url, pid, count, seconds, kind)
        half, most = (delays[int(len(delays) * part)] * 1000 for part in (0.5, 0.99))
        holds = most <= BAR * 1000 and lost == 0
        line = f"{count:>7} {count * VIEWERS:>8} {len(delays):>7} {half:>8.1f} {most:>8.1f}"
        cores = f"{used[0]:.2f}+{used[1]:.2f}"
        print(f"{line} {lost:>5}  {cores:<12} {'holds' if holds else 'breaks'}", flush=True)
        if not holds:
            break
        best = count
    return best


@contextmanager
def hamlet(folder: Path) -> Iterator[tuple[str, int]]:
    """Our server on a fresh database; gives its address and process."""
    port = free_port()
    words = ["--port", str(port), "--database", f"{folder}/t.sqlite", "--rate", "0"]
    words += ["--message-rate", "0", "--viewers", "20000", "--viewers-per-address", "20000"]
    command = [str(Path(sys.executable).parent / "hamlet"), "serve", *words]
    server = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        url = f"http://127.0.0.1:{port}"
        wait_for(f"{url}/health")
        yield url, server.pid
    finally:
        server.terminate()
        server.wait(15)


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_for(url: str) -> None:
    """Wait until a server answers."""
    for _ in range(600):
        try:
            if httpx.get(url).status_code < 500:
                return
        except httpx.TransportError:
            time.sleep(0.05)
    raise SystemExit(f"{url} does not answer")


def main() -> None:
    """Start a server on a fresh database, climb, stop it."""
    ladder = [int(word) for word in sys.argv[1:]] or list(LADDER)
    print(f"load of the machine before: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    with tempfile.TemporaryDirectory() as folder, hamlet(Path(folder)) as (url, pid):
        best = uvloop.run(climb(url, pid, ladder, SECONDS))
    print(f"highest rung that holds: {best} tables with {VIEWERS} viewers each")


if __name__ == "__main__":
    main()

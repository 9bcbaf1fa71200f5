"""`make attacks`: what a normal table notices while one rude client does its worst.

Ten tables are played at a move a second, with four viewers each; a client from another address,
in a process of its own, attacks within the default limits. For each attack the delays of the moves
and the memory of the server are measured. The bar: 99 % of the moves within 300 ms, and less than
600 MB.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import uvloop
from websockets.asyncio.client import ClientConnection, connect

from bench.load import WatchedTable
from bench.rude import (
    PING,
    RUDE,
    connected,
    crowded_edition,
    dotted_text,
    frame,
    long_match,
    named_match,
    own_edition,
    request,
    upgraded,
)

TABLES = 10
SECONDS = 30.0
BAR = 0.300
MEMORY = 600_000_000


class Rude:
    """The rude client: everything it sends comes from one address of its own."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.url = f"http://127.0.0.1:{port}"
        self.open: list[socket.socket] = []
        self.pages: list[ClientConnection] = []
        transport = httpx.AsyncHTTPTransport(local_address=RUDE)
        self.http = httpx.AsyncClient(timeout=60, transport=transport)

    async def post(self, path: str, data: Any) -> httpx.Response | None:
        """Send something; whatever comes back, also that we are cut off."""
        with contextlib.suppress(httpx.HTTPError):
            return await self.http.post(f"{self.url}{path}", json=data)
        return None

    def leave_open(self, made: socket.socket) -> socket.socket:
        made.setblocking(False)
        self.open.append(made)
        return made

    async def watch(self, table: str) -> None:
        """Open a page at a table, and read what comes."""
        where = f"ws://127.0.0.1:{self.port}/api/tables/{table}/live"
        page = await connect(where, compression=None, local_addr=(RUDE, 0))
        await page.send(json.dumps({"type": "hello"}))
        self.pages.append(page)
        with contextlib.suppress(Exception):
            async for _ in page:
                pass


async def nothing(_rude: Rude) -> None:
    """No attack, to compare with."""
    await asyncio.Event().wait()


async def editions(rude: Rude) -> None:
    """Editions with thousands of meetings, and playable ones, as fast as they are answered."""
    crowded = {"game": "cochonstructeurs", "edition": crowded_edition(10_000)}
    await asyncio.gather(*(_again(rude, "/api/tables", crowded) for _ in range(8)))


async def tables(rude: Rude) -> None:
    """Tables with an edition of their own each, as fast as they are made."""

    async def make(worker: int) -> None:
        for number in range(worker, 10**9, 8):
            edition = own_edition("cochonstructeurs", number)
            await rude.post("/api/tables", {"game": "cochonstructeurs", "edition": edition})

    await asyncio.gather(*(make(worker) for worker in range(8)))


async def _again(rude: Rude, path: str, data: Any) -> None:
    while True:
        await rude.post(path, data)


async def replays(rude: Rude) -> None:
    """Files with long names, files that take long to read, and long replays that nobody reads."""
    bad = [{"text": named_match(20_000)}, {"text": dotted_text(90_000)}]
    unread = request("POST", "/api/replay", rude.port, _json({"text": long_match(5000)}))

    async def ask() -> None:
        while True:
            with contextlib.suppress(OSError):
                rude.leave_open(await asyncio.to_thread(_asked, rude.port, unread))
            await asyncio.sleep(0.2)

    await asyncio.gather(ask(), *(_again(rude, "/api/replay", data) for data in bad * 2))


def _json(data: Any) -> bytes:
    return json.dumps(data).encode()


def _asked(port: int, asked: bytes) -> socket.socket:
    made = connected(port)
    made.settimeout(10)
    made.sendall(asked)
    return made


async def sockets(rude: Rude) -> None:
    """1,100 idle or half-sent connections, and pages that ping and never read."""
    made = await rude.post("/api/tables", {"game": "piggyback", "chairs": [{}, {}]})
    assert made is not None
    table = made.json()["table"]
    half = request("POST", "/api/tables", rude.port, b"{", length=100)

    async def idle() -> None:
        while True:
            for number in range(1100):
                with contextlib.suppress(OSError):
                    one = rude.leave_open(connected(rude.port))
                    one.send(half[: number % len(half)])
                if number % 20 == 0:
                    await asyncio.sleep(0.01)
            await asyncio.sleep(5)
            while rude.open:
                rude.open.pop().close()

    async def ping() -> None:
        loop, pings = asyncio.get_running_loop(), frame(PING, b"x" * 125) * 64
        while True:
            with contextlib.suppress(OSError, TimeoutError):
                one = await asyncio.to_thread(upgraded, rude.port, table)
                one.setblocking(False)
                while True:
                    await asyncio.wait_for(loop.sock_sendall(one, pings), 1)
            await asyncio.sleep(0.05)

    await asyncio.gather(idle(), *(ping() for _ in range(4)))


async def thinking(rude: Rude) -> None:
    """Forty watched tables of four professors, each with an edition of its own."""
    watching = []
    for number in range(40):
        game = ("woofy", "cochonstructeurs", "three_little_pigs", "piggyback")[number % 4]
        wish = {
            "game": game,
            "players": 4,
            "chairs": [{"kind": "bot", "bot": "professor"}] * 4,
            "edition": own_edition(game, number),
        }
        made = await rude.post("/api/tables", wish)
        if made is not None and made.status_code == 201:
            watching.append(rude.watch(made.json()["table"]))
    await asyncio.gather(*watching)


async def questions(rude: Rude) -> None:
    """Advice asked for at every moment by many pages, of positions of own editions."""

    async def ask(number: int) -> None:
        game = ("three_little_pigs", "cochonstructeurs")[number % 2]
        wish = {"game": game, "chairs": [{}, {}], "edition": own_edition(game, number)}
        made = await rude.post("/api/tables", wish)
        if made is None or made.status_code != 201:
            return
        where = f"ws://127.0.0.1:{rude.port}{made.json()['live']}"
        page = await connect(where, compression=None, local_addr=(RUDE, 0))
        rude.pages.append(page)
        await page.send(json.dumps({"type": "hello", "token": made.json()["token"]}))
        version, seat, moves = 0, 0, ["?"]
        async for text in page:
            message = json.loads(text)
            if "view" in message:
                version, moves = message["version"], message["view"]["moves"] or ["?"]
                seat = message["view"]["actor"] or 0
            await asyncio.sleep(0.05)
            await page.send(_text(type="advise", version=version, seat=seat))
            await page.send(_text(type="sync", have=0))
            await page.send(_text(type="play", version=version, move=moves[0]))

    await asyncio.gather(*(ask(number) for number in range(20)))


def _text(**message: Any) -> str:
    return json.dumps({"id": 1, **message})


ATTACKS: dict[str, Callable[[Rude], Awaitable[None]]] = {
    "nothing": nothing,
    "editions": editions,
    "tables": tables,
    "replays": replays,
    "sockets": sockets,
    "thinking": thinking,
    "questions": questions,
}


async def attacked(url: str, pid: int, name: str) -> bool:
    """Play on normal tables during an attack, print what they notice; whether the bar holds."""
    async with httpx.AsyncClient(timeout=60) as http:
        normal = [WatchedTable(url) for _ in range(TABLES)]
        for table in normal:
            await table.open(http)
    watching = [asyncio.create_task(t.watch(n)) for t in normal for n in range(len(t.sockets))]
    command = [sys.executable, "-m", "bench.attacks", "rude", name, url.rpartition(":")[2]]
    attacker = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    highest = asyncio.create_task(_highest_memory(pid))
    await asyncio.sleep(3)
    await asyncio.gather(*(table.play(time.perf_counter() + SECONDS) for table in normal))
    await asyncio.sleep(2)
    attacker.kill()
    attacker.wait()
    for task in (highest, *watching):
        task.cancel()
    await asyncio.gather(*watching, return_exceptions=True)
    delays, lost = _delays(normal)
    for table in normal:
        await table.close()
    return _said(name, delays, lost, *await highest)


async def be_rude(name: str, port: int) -> None:
    """Attack until somebody ends this process."""
    await ATTACKS[name](Rude(port))


def _delays(normal: list[WatchedTable]) -> tuple[list[float], int]:
    found, lost = [], 0
    for table in normal:
        for version, sent in table.sent.items():
            seen = table.seen.get(version, [])
            lost += len(seen) < len(table.sockets)
            found.append(max(seen, default=sent + 60) - sent)
    return sorted(found), lost


def _said(name: str, delays: list[float], lost: int, own: int, family: int) -> bool:
    half, most = (delays[int(len(delays) * part)] for part in (0.5, 0.99))
    holds = most < BAR and lost == 0 and own < MEMORY
    numbers = f"{len(delays):>6} {half * 1000:>8.1f} {most * 1000:>8.1f} {lost:>5}"
    memory = f"{own / 1e6:>10.0f} {family / 1e6:>13.0f}"
    print(f"{name:<10} {numbers} {memory}  {'holds' if holds else 'breaks'}", flush=True)
    return holds


async def _highest_memory(pid: int) -> tuple[int, int]:
    """The most that the server took, alone and with its workers, until it is cancelled."""
    own = family = 0
    with contextlib.suppress(asyncio.CancelledError):
        while True:
            own = max(own, _resident(pid))
            family = max(family, sum(map(_resident, (pid, *_children(pid)))))
            await asyncio.sleep(0.25)
    return own, family


def _resident(pid: int) -> int:
    with contextlib.suppress(OSError):
        pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")
    return 0


def _children(pid: int) -> Iterator[int]:
    for path in Path(f"/proc/{pid}/task").glob("*/children"):
        with contextlib.suppress(OSError):
            yield from map(int, path.read_text().split())


def main() -> None:
    """Start a server with its default limits for each attack, and measure."""
    if sys.argv[1:2] == ["rude"]:
        uvloop.run(be_rude(sys.argv[2], int(sys.argv[3])))
        return
    wanted = sys.argv[1:] or list(ATTACKS)
    print(f"load of the machine before: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    print("attack      moves   p50 ms   p99 ms  lost  server MB  with workers", flush=True)
    results = [_run(name) for name in wanted]
    raise SystemExit(0 if all(results) else 1)


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _wait_for(url: str) -> None:
    for _ in range(600):
        with contextlib.suppress(httpx.TransportError):
            if httpx.get(f"{url}/health").status_code == 200:
                return
        time.sleep(0.05)
    raise SystemExit("the server does not answer")


def _run(name: str) -> bool:
    port = _free_port()
    with tempfile.TemporaryDirectory() as folder:
        words = ["--port", str(port), "--database", f"{folder}/t.sqlite"]
        command = [str(Path(sys.executable).parent / "hamlet"), "serve", *words]
        server = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            _wait_for(f"http://127.0.0.1:{port}")
            return uvloop.run(attacked(f"http://127.0.0.1:{port}", server.pid, name))
        finally:
            server.terminate()
            server.wait(15)


if __name__ == "__main__":
    main()

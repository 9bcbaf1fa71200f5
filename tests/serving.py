"""Servers and clients for the tests of the table server: real ones, on loopback."""

from __future__ import annotations

import asyncio
import json
import os
import secrets
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from hamlet.server.http.app import create_app
from hamlet.server.serve import server_config
from hamlet.server.settings import Settings
from patience import PATIENCE

Message = dict[str, Any]
ANSWERS = ("done", "refused", "missed", "advice")
QUICK = ["--pace", "0", "--think", "0.05", "--thinkers", "1", "--rate", "0", "--message-rate", "0"]


def free_port() -> int:
    """A port nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def server(
    database: str | Path,
    clock: Callable[[], float] = time.time,
    entropy: Callable[[int], bytes] = secrets.token_bytes,
    **wishes: Any,
) -> Iterator[str]:
    """A server in this process, on its own thread; gives its address."""
    wishes = {"pace": 0.0, "think_seconds": 0.05, "thinkers": 1, "rate": 0, **wishes}
    settings = Settings(database=str(database), **wishes)
    app = create_app(settings, clock, entropy)
    config = server_config(app, settings, port=(port := free_port()))
    config.timeout_graceful_shutdown = 1
    running = uvicorn.Server(config)
    thread = threading.Thread(target=running.run, daemon=True)
    thread.start()
    while not running.started:
        assert thread.is_alive(), "the server did not start"
        time.sleep(0.01)
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        running.should_exit = True
        thread.join(PATIENCE)
        assert not thread.is_alive(), "the server did not stop"


class Served:
    """`hamlet serve` as its own process, which can be killed and started again."""

    def __init__(
        self, database: str | Path, *words: str, log: Path = Path(os.devnull), files: int = 0
    ) -> None:
        self._log = log
        self._files = files
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._words = ["--port", str(self.port), "--database", str(database), *QUICK, *words]
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [str(Path(sys.executable).parent / "hamlet"), "serve", *self._words]
        if self._files:
            limit = f'ulimit -n {self._files}; exec "$@"'
            command = ["sh", "-c", limit, "sh", *command]
        with self._log.open("ab") as log:
            self.process = subprocess.Popen(
                command, stdout=subprocess.DEVNULL, stderr=log, start_new_session=True
            )

    @property
    def pid(self) -> int:
        """The number of its process."""
        assert self.process is not None
        return self.process.pid

    def kill(self) -> None:
        """SIGKILL, in the middle of whatever it does."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.kill()

    async def ready(self, seconds: float = PATIENCE) -> None:
        """Wait until it answers."""
        end = time.monotonic() + seconds
        async with httpx.AsyncClient() as client:
            while True:
                with suppress(httpx.TransportError):
                    if (await client.get(f"{self.url}/health")).status_code == 200:
                        return
                assert self.process is not None
                assert self.process.poll() is None, "the server ended by itself"
                assert time.monotonic() < end, "the server does not answer"
                await asyncio.sleep(0.03)


async def make(url: str, token: str = "", **wish: Any) -> Message:
    """A new table."""
    headers = {"authorization": f"Bearer {token}"} if token else {}
    async with httpx.AsyncClient(timeout=PATIENCE) as client:
        answer = await client.post(f"{url}/api/tables", json=wish, headers=headers)
    assert answer.status_code == 201, answer.text
    made: Message = answer.json()
    return made


async def host_of(url: str, **wish: Any) -> Page:
    """The page of whoever makes a new table, once it has begun or waits for somebody."""
    made = await make(url, **{"game": "piggyback", **wish})
    page = Page(url, made["table"], made["token"])
    await page.open()
    await page.until(lambda page: page.view["began"] or any(_free(page)))
    return page


def _free(page: Page) -> list[bool]:
    return [not chair["taken"] and chair["kind"] != "bot" for chair in page.view["chairs"]]


_OPEN: list[Page] = []


def run(story: Callable[[], Coroutine[Any, Any, None]], seconds: float = PATIENCE) -> None:
    """Let a story happen, and close every page it opened."""

    async def told() -> None:
        try:
            await asyncio.wait_for(story(), seconds)
        finally:
            while _OPEN:
                with suppress(Exception):
                    await _OPEN.pop().close()

    asyncio.run(told())


class Page:
    """A page at a table, as a script."""

    def __init__(self, url: str, table: str, token: str = "") -> None:
        self.url = url
        self.table = table
        self.token = token
        self.version: int | None = None
        self.view: Message = {}
        self.seats: list[int] = []
        self.heard: list[Message] = []
        self.raw: list[str] = []
        self._socket: ClientConnection | None = None
        self._id = 0

    async def __aenter__(self) -> Page:
        await self.open()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def open(self, have: int | None = None, language: str = "en") -> Message:
        """Connect and say hello; returns the welcome."""
        where = f"{self.url.replace('http', 'ws')}/api/tables/{self.table}/live"
        self._socket = await connect(
            where, open_timeout=PATIENCE, close_timeout=1, compression=None
        )
        _OPEN.append(self)
        with suppress(ConnectionClosed):
            hello = {"type": "hello", "token": self.token, "have": have, "language": language}
            await self.send(hello)
        welcome = await self.read()
        if welcome["type"] == "welcome":
            self.token, self.seats = welcome["token"], welcome["seats"]
        return welcome

    async def close(self) -> None:
        if self._socket is not None:
            await self._socket.close()

    async def send(self, message: Message | str | bytes) -> None:
        assert self._socket is not None
        await self._socket.send(json.dumps(message) if isinstance(message, dict) else message)

    async def read(self, seconds: float = PATIENCE) -> Message:
        """The next message; what it says of the table is remembered."""
        assert self._socket is not None
        text = await asyncio.wait_for(self._socket.recv(), seconds)
        assert isinstance(text, str)
        self.raw.append(text)
        message: Message = json.loads(text)
        self.heard.append(message)
        if message["type"] in ("welcome", "told", "missed"):
            self.version, self.view = message["version"], message["view"]
        return message

    async def ask(self, kind: str, **fields: Any) -> Message:
        """Send a wish and wait for its own answer; returns it."""
        self._id += 1
        await self.send({"type": kind, "id": self._id, **fields})
        while True:
            message = await self.read()
            if (
                message["type"] in ("done", "refused", "missed", "advice")
                and message["id"] == self._id
            ):
                if message["type"] == "done":
                    self.seats = message["seats"]
                return message
            if message["type"] == "gone":
                return message

    async def play(self, move: str | None = None) -> Message:
        """Play a move, the first legal one if none is given."""
        chosen = self.view["moves"][0] if move is None else move
        return await self.ask("play", version=self.version, move=chosen)

    async def until(self, wanted: Callable[[Page], bool], seconds: float = PATIENCE) -> None:
        """Read until something holds."""
        end = time.monotonic() + seconds
        while not wanted(self):
            await self.read(max(0.01, end - time.monotonic()))

    def my_turn(self) -> bool:
        actor = self.view["actor"]
        return actor in self.seats and not self.view["chairs"][actor]["bot"]

    async def play_out(self) -> None:
        """Play on to the end, bots and others included."""
        while self.view["result"] is None:
            if self.my_turn():
                answer = await self.play()
                assert answer["type"] == "done" or answer["reason"] == "stale", answer
            else:
                await self.read()


def memory_of(pid: int) -> int:
    """The resident memory of a process in bytes."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")

"""Running the server: one process, or several behind one socket."""

from __future__ import annotations

import asyncio
import contextlib
import os
import resource
import shutil
import socket
import sys
import tempfile
from collections.abc import Callable
from typing import Any

import msgspec
import uvicorn
from litestar.types import ASGIApp

from hamlet.engine.errors import HamletError
from hamlet.server.channels.bus import Bus, Nudge, open_backend
from hamlet.server.clients.connections import (
    Connections,
    HttpConnection,
    ServerConfig,
    WebSocketConnection,
)
from hamlet.server.clients.rates import Proxies
from hamlet.server.protocol.limits import (
    CONNECTIONS_BESIDES,
    KEEP_ALIVE_SECONDS,
    LONGEST_HEADER,
    LONGEST_MESSAGE,
    MOST_FILES,
    PING_SECONDS,
)
from hamlet.server.settings import Settings
from hamlet.server.storage.database import database_url, open_database
from hamlet.server.storage.lock import served_alone


class BadServer(HamletError):
    """A server that cannot be started as asked."""


def serve(settings: Settings, host: str, port: int, workers: int) -> None:
    """Open the socket, say where, and serve until told to stop."""
    with served_alone(settings.database):
        check(settings, workers)
        listening = bind(host, port)
        here, house = whereabouts(listening, settings.lan)
        print(f"Hamlet is at {here}", flush=True)
        if house:
            print(f"In this house: {house}", flush=True)
        print("Stop with Ctrl-C.", file=sys.stderr, flush=True)
        serve_at(listening, settings, workers)


def serve_at(
    listening: socket.socket,
    settings: Settings,
    workers: int = 1,
    ready: Callable[[], None] | None = None,
) -> None:
    """Serve on an open socket until told to stop; `ready` is called once it answers."""
    _, house = whereabouts(listening, settings.lan)
    msgspec.structs.replace(settings, address=house).export()
    config = server_config("hamlet.server.http.app:from_environment", settings, workers)
    if workers == 1:
        _Server(config, ready).run([listening])
    else:
        _supervise(config, listening)


def server_config(
    app: ASGIApp | str, settings: Settings, workers: int = 1, **others: Any
) -> ServerConfig:
    """uvicorn as we run it, with everything bounded that it leaves open."""
    files = raised_file_limit()
    reserve = min(256, files // 4)
    config = ServerConfig(
        app,
        factory=isinstance(app, str),
        loop="uvloop",
        http=HttpConnection,
        ws=WebSocketConnection,
        ws_max_size=4 * LONGEST_MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        h11_max_incomplete_event_size=LONGEST_HEADER,
        timeout_keep_alive=KEEP_ALIVE_SECONDS,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=settings.trusted_proxies,
        log_level="warning",
        access_log=False,
        lifespan="on",
        workers=workers,
        server_header=False,
        timeout_graceful_shutdown=3,
        backlog=min(1024, reserve // 2),
        **others,
    )
    most = min(settings.viewers + CONNECTIONS_BESIDES, files - reserve)
    each = settings.viewers_per_address + CONNECTIONS_BESIDES
    config.connections = Connections(most, each, Proxies(settings.trusted_proxies))
    return config


def raised_file_limit() -> int:
    """How many files may be open, after asking for as many as we may have."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
    return MOST_FILES if soft == resource.RLIM_INFINITY else soft


class _Server(uvicorn.Server):
    """A server that says when it answers."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None] | None) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and self._ready is not None:
            self._ready()


def _supervise(config: uvicorn.Config, listening: socket.socket) -> None:
    from uvicorn.supervisors import Multiprocess

    folder = tempfile.mkdtemp(prefix="hamlet-metrics-")
    os.environ["PROMETHEUS_MULTIPROC_DIR"] = folder
    try:
        Multiprocess(config, sockets=[listening]).run()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def check(settings: Settings, workers: int = 1) -> None:
    """Refuse what could not work, before anything is opened."""
    check_proxies(settings.trusted_proxies)
    if workers > 1 and "sqlite" in database_url(settings.database):
        raise BadServer("several workers need --database postgresql://…; SQLite has one writer")
    if workers > 1 and open_backend(settings.channels) is None:
        raise BadServer("several workers need --channels redis://… or postgresql://…")
    asyncio.run(_touch(settings))


def check_proxies(named: list[str]) -> None:
    """BadServer unless these are addresses or networks."""
    try:
        Proxies(named)
    except ValueError as error:
        raise BadServer(f"--trusted-proxy takes an address or a network: {error}") from None


async def _touch(settings: Settings) -> None:
    """Open the database and the channels once, so that what fails is said in one line."""
    bus = Bus(open_backend(settings.channels), "check")
    await (await open_database(settings.database)).close()
    try:
        await bus.start(_ignore)
    finally:
        await bus.close()


async def _ignore(nudge: Nudge) -> None:
    """Nobody is at a table yet."""


def free_or_any(host: str, port: int) -> socket.socket:
    """A socket on the port if nobody has it, on any other if somebody does."""
    try:
        return bind(host, port)
    except BadServer:
        return bind(host, 0)


def bind(host: str, port: int) -> socket.socket:
    """A socket on a port, 0 for any; BadServer says why it cannot be."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        raise BadServer(f"{host}:{port} cannot be opened: {error.strerror or error}") from None
    return listening


def whereabouts(listening: socket.socket, lan: bool) -> tuple[str, str]:
    """The addresses of a server on this machine, and in the house (empty unless `lan`)."""
    host, port = listening.getsockname()[:2]
    everywhere = host in ("0.0.0.0", "::")
    here = _url("127.0.0.1" if everywhere else host, port)
    if not lan:
        return here, ""
    return here, _url(_own_address() if everywhere else host, port)


def _url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _own_address() -> str:
    """The address by which others in the house reach this machine; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return socket.gethostname()

"""The application: HTTP and WebSocket on one hub."""

from __future__ import annotations

import asyncio
import gc
import secrets
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager

from litestar import Litestar, get, websocket
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Contact
from litestar.params import FromPath
from litestar.types import ASGIApp, ControllerRouterHandler

from hamlet.server import metrics
from hamlet.server.channels.bus import Bus, open_backend
from hamlet.server.clients.throttle import Throttle
from hamlet.server.clients.usage import Clients
from hamlet.server.hosting.aside import Aside
from hamlet.server.hosting.commits import Commits
from hamlet.server.hosting.driver import Driver
from hamlet.server.hosting.hub import Entropy, Hub
from hamlet.server.hosting.sweeper import Sweeper
from hamlet.server.hosting.viewers import ViewerLimit
from hamlet.server.http.files.page_files import PageFiles, page_file
from hamlet.server.http.files.schema_viewer import SchemaViewer, viewer_file
from hamlet.server.http.games import GameRoutes, own_editions
from hamlet.server.http.guard import Guard
from hamlet.server.http.problems import (
    Socket,
    answer_failure,
    answer_not_text,
    answer_refusal,
    answer_too_deep,
    answer_unavailable,
    answer_unreadable,
    problem,
)
from hamlet.server.http.replays import Replays
from hamlet.server.http.socket import serve_page
from hamlet.server.http.tables import TableRoutes, is_table_id, replay_of_file
from hamlet.server.protocol.forms import Health, Lan
from hamlet.server.protocol.limits import BUILD_SECONDS, BUILD_WAITING, BUILDING, LARGEST_BODY
from hamlet.server.protocol.refusal import Refusal
from hamlet.server.settings import Settings, settings_from_environment
from hamlet.server.storage.database import open_database
from hamlet.server.storage.store import Store
from hamlet.server.storage.transactions import Unavailable
from hamlet.server.workers.bots import Bots
from hamlet.server.workers.coach import Coach
from hamlet.server.workers.reader import Reader
from hamlet.server.workers.solver import Solver
from hamlet.version import VERSION


@get("/health", tags=["server"])
async def health() -> Health:
    """Whether the server answers; it needs nothing else for that, and is asked without limit."""
    return Health(True, VERSION)


@get("/ready", tags=["server"], responses={503: problem("The database cannot be written to")})
async def ready(hub: NamedDependency[Hub]) -> Health:
    """Whether tables can be played on: something is written to the database."""
    await hub.store.probe(time.time())
    return Health(True, VERSION)


@get("/metrics", media_type="text/plain", tags=["server"])
async def measured() -> str:
    """Counts and times for Prometheus."""
    return metrics.metrics_text().decode()


@get("/api/lan", tags=["server"])
async def lan(settings: NamedDependency[Settings]) -> Lan:
    """Where the other devices in the house find this server, for a link or a code to scan."""
    return Lan(settings.address)


@websocket("/api/tables/{table:str}/live")
async def at_table(
    socket: Socket,
    hub: NamedDependency[Hub],
    settings: NamedDependency[Settings],
    viewers: NamedDependency[ViewerLimit],
    table: FromPath[str],
) -> None:
    known = table if is_table_id(table) else ""
    await serve_page(socket, hub, viewers, settings.message_rate, known)


ROUTES: list[ControllerRouterHandler] = [
    TableRoutes,
    GameRoutes,
    replay_of_file,
    health,
    ready,
    lan,
    measured,
    viewer_file,
    page_file,
    at_table,
]
DESCRIPTION = OpenAPIConfig(
    title="Hamlet's table server",
    version=VERSION,
    description="Tables for board games about little pigs. Play is at the WebSocket "
    "`/api/tables/{table}/live`; its messages are described in docs/server.md.",
    contact=Contact(name="Hamlet"),
    render_plugins=[SchemaViewer()],
)


def create_app(
    settings: Settings,
    clock: Callable[[], float] = time.time,
    entropy: Entropy = secrets.token_bytes,
) -> ASGIApp:
    """The whole server as one ASGI application behind its guard."""

    @asynccontextmanager
    async def opened(app: Litestar) -> AsyncIterator[None]:
        async with _hosting(settings, clock, entropy) as app.state.hub:
            app.state.replays = Replays(app.state.hub.reader)
            gc.collect()
            gc.freeze()  # what was loaded stays, so no collection looks through it
            gc.set_threshold(20_000, 20, 50)
            yield

    app = Litestar(
        route_handlers=ROUTES,
        dependencies=_dependencies(settings),
        lifespan=[opened],
        exception_handlers={
            Exception: answer_failure,
            Unavailable: answer_unavailable,
            Refusal: answer_refusal,
            HTTPException: answer_unreadable,
            RecursionError: answer_too_deep,
            UnicodeError: answer_not_text,
        },
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
        openapi_config=DESCRIPTION,
    )
    return Guard(Throttle(app, settings.rate), settings.lan, settings.origins)


def _dependencies(settings: Settings) -> dict[str, Provide]:
    """What routes ask for by name."""
    page = PageFiles(settings.page_folder)
    editions = own_editions(settings.editions)
    viewers = ViewerLimit(settings.viewers, settings.viewers_per_address)
    return {
        "hub": Provide(_hub, sync_to_thread=False),
        "replays": Provide(_replays, sync_to_thread=False),
        "settings": Provide(lambda: settings, sync_to_thread=False),
        "page": Provide(lambda: page, sync_to_thread=False),
        "editions": Provide(lambda: editions, sync_to_thread=False),
        "viewers": Provide(lambda: viewers, sync_to_thread=False),
    }


@asynccontextmanager
async def _hosting(
    settings: Settings, clock: Callable[[], float], entropy: Entropy
) -> AsyncIterator[Hub]:
    """Everything that hosts tables in one process, opened in order and closed in reverse."""
    async with AsyncExitStack() as closing:
        store = Store(await open_database(settings.database))
        closing.push_async_callback(store.close)
        solver = Solver()
        closing.push_async_callback(solver.close)
        reader = Reader()
        closing.push_async_callback(reader.close)
        coach = Coach(solver)
        closing.push_async_callback(coach.close)
        bots = Bots(settings.thinkers, settings.think_seconds, solver)
        closing.push_async_callback(bots.close)
        bus = Bus(open_backend(settings.channels), secrets.token_hex(8))
        closing.push_async_callback(bus.close)
        commits = Commits(store, bus, clock)
        clients = Clients(bounded=bool(settings.rate))
        driver = Driver(commits, bots, clients, clock, settings.pace)
        closing.push_async_callback(driver.close)
        aside = Aside(BUILDING, BUILD_WAITING, BUILD_SECONDS)
        closing.callback(aside.close)
        hub = Hub(store, bus, commits, driver, coach, reader, clock, entropy, aside, clients)
        await bus.start(hub.hear)
        sweeper = Sweeper(hub, clock, settings.idle_days)
        closing.push_async_callback(_end, asyncio.create_task(sweeper.sweep_forever()))
        yield hub


async def _end(task: asyncio.Task[None]) -> None:
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


def _hub(state: State) -> Hub:
    hub: Hub = state.hub
    return hub


def _replays(state: State) -> Replays:
    replays: Replays = state.replays
    return replays


def from_environment() -> ASGIApp:
    """The application for a worker process."""
    return create_app(settings_from_environment())

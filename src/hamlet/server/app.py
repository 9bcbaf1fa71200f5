"""The application: HTTP and WebSocket on one house."""

from __future__ import annotations

import gc
import secrets
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response, WebSocket, get, websocket
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Contact
from litestar.params import FromPath
from litestar.types import ASGIApp

from hamlet.server import metrics
from hamlet.server.bus import Bus, open_backend
from hamlet.server.database import open_database
from hamlet.server.door import Door
from hamlet.server.driver import Driver
from hamlet.server.forms import Health, Lan, Problem
from hamlet.server.front import Front, front
from hamlet.server.hall import Hall, is_table_id, replay_of_file
from hamlet.server.house import Entropy, House
from hamlet.server.limits import LARGEST_BODY, Doorman
from hamlet.server.live import live
from hamlet.server.refusal import Refusal
from hamlet.server.settings import Settings, settings_from_environment
from hamlet.server.shop import Shop
from hamlet.server.store import Store
from hamlet.server.thinkers import Thinkers
from hamlet.version import VERSION

_STATUS = {
    "malformed": 400,
    "forbidden": 403,
    "gone": 404,
    "stale": 409,
    "illegal": 400,
    "busy": 429,
}


@get("/health", tags=["server"])
async def health(house: NamedDependency[House]) -> Health:
    """Whether the server answers and reaches its database."""
    await house.store.ping()
    return Health(True, VERSION)


@get("/metrics", media_type="text/plain", tags=["server"])
async def measured() -> str:
    """Counts and times for Prometheus."""
    return metrics.metrics_text().decode()


@get("/api/lan", tags=["server"])
async def lan(house: NamedDependency[House]) -> Lan:
    """Where the other devices in the house find this server, for a link or a code to scan."""
    return Lan(house.settings.address)


@websocket("/api/tables/{table:str}/live")
async def at_table(socket: WebSocket[Any, Any, Any], state: State, table: FromPath[str]) -> None:
    await live(socket, state.house, state.doorman, table if is_table_id(table) else "")


def _refused(_request: Request[Any, Any, Any], refusal: Refusal) -> Response[Problem]:
    metrics.REFUSALS.labels(refusal.reason).inc()
    problem = Problem(refusal.reason, str(refusal)[:400])
    return Response(problem, status_code=_STATUS[refusal.reason])


def _unreadable(_request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """What the framework refuses is said in the same form as what we refuse."""
    status = error.status_code
    reason = {401: "forbidden", 403: "forbidden", 404: "gone", 429: "busy"}.get(status, "malformed")
    kept = {key: value for key, value in (error.headers or {}).items() if key.lower() == "allow"}
    extra = f": {error.extra}" if error.extra else ""
    problem = Problem("busy" if status >= 500 else reason, f"{error.detail}{extra}"[:400])
    return Response(problem, status_code=status, headers=kept)


def _too_deep(_request: Request[Any, Any, Any], _error: RecursionError) -> Response[Problem]:
    return Response(Problem("malformed", "this is nested too deeply"), status_code=400)


def create_app(
    settings: Settings,
    clock: Callable[[], float] = time.time,
    entropy: Entropy = secrets.token_bytes,
) -> ASGIApp:
    """The whole server as one ASGI application, closed by its door."""

    @asynccontextmanager
    async def opened(app: Litestar) -> AsyncIterator[None]:
        store = Store(await open_database(settings.database))
        thinkers = Thinkers(settings.thinkers, settings.think_seconds)
        bus = Bus(open_backend(settings.channels), "")
        house = House(store, bus, thinkers, settings, clock, entropy)
        bus.me = house.me
        driver = Driver(house)
        await bus.start(house.hear)
        app.state.house = house
        app.state.front = Front(settings.page_folder)
        app.state.doorman = Doorman(settings.viewers, settings.viewers_per_address)
        gc.collect()
        gc.freeze()  # what was loaded stays, so no collection looks through it
        gc.set_threshold(20_000, 20, 50)
        async with _sweeping(driver):
            yield
        await bus.close()
        thinkers.close()
        house.coaching.close()
        await store.close()

    limits = [RateLimitConfig(("minute", settings.rate)).middleware] if settings.rate else []
    app = Litestar(
        route_handlers=[Hall, Shop, replay_of_file, health, lan, measured, front, at_table],
        dependencies={"house": Provide(_house, sync_to_thread=False)},
        lifespan=[opened],
        middleware=limits,
        exception_handlers={
            Refusal: _refused,
            HTTPException: _unreadable,
            RecursionError: _too_deep,
        },
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Hamlet's table server",
            version=VERSION,
            description="Tables for board games about little pigs. Play is at the WebSocket "
            "`/api/tables/{table}/live`; its messages are described in docs/server.md.",
            contact=Contact(name="Hamlet"),
        ),
    )
    return Door(app, settings.lan, settings.origins)


@asynccontextmanager
async def _sweeping(driver: Driver) -> AsyncIterator[None]:
    import asyncio

    sweeper = asyncio.create_task(driver.sweep_forever())
    try:
        yield
    finally:
        sweeper.cancel()
        await asyncio.gather(sweeper, return_exceptions=True)
        await driver.close()


def _house(state: State) -> House:
    house: House = state.house
    return house


def from_environment() -> ASGIApp:
    """The application for a worker process."""
    return create_app(settings_from_environment())

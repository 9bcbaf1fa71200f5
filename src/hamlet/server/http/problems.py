"""Refusals over HTTP: how they are answered, and how the OpenAPI document describes them."""

from __future__ import annotations

import logging
from typing import Annotated, Any, TypeAlias

from litestar import Request, Response, WebSocket
from litestar.exceptions import HTTPException
from litestar.openapi import ResponseSpec
from litestar.openapi.spec import Example
from litestar.params import QueryParameter

from hamlet.server import metrics
from hamlet.server.clients.rates import client_of
from hamlet.server.complaints import Complaint
from hamlet.server.protocol.forms import Problem
from hamlet.server.protocol.limits import LONGEST_REASON, Language
from hamlet.server.protocol.refusal import Reason, Refusal
from hamlet.server.storage.transactions import Unavailable

Asked: TypeAlias = Request[Any, Any, Any]
"""A request; who asks is only known by its token."""
Spoken = Annotated[
    Language,
    QueryParameter(
        description="The language of the answer; English if nobody speaks it here.",
        examples=[Example(value="fr")],
    ),
]
Socket: TypeAlias = WebSocket[Any, Any, Any]

RETRY_SECONDS = 5
"""After so many seconds it is worth asking again."""
_log = logging.getLogger("hamlet.server")

STATUS: dict[Reason, int] = {
    "malformed": 400,
    "forbidden": 403,
    "gone": 404,
    "stale": 409,
    "illegal": 400,
    "busy": 429,
}
_UNREADABLE = Complaint()
_REASONS: dict[int, Reason] = {401: "forbidden", 403: "forbidden", 404: "gone", 429: "busy"}


def client_name(request: Asked) -> str:
    """Who asks, as far as that can be known: see `clients`."""
    return client_of(request.client.host if request.client else "")


def problem(description: str) -> ResponseSpec:
    """The description of a refusal."""
    return ResponseSpec(Problem, generate_examples=False, description=description)


def text(media_type: str) -> ResponseSpec:
    """The description of a document that is not JSON."""
    return ResponseSpec(str, generate_examples=False, media_type=media_type)


def answer_refusal(_request: Asked, refusal: Refusal) -> Response[Problem]:
    """What we refuse."""
    metrics.REFUSALS.labels(refusal.reason).inc()
    problem = Problem(refusal.reason, str(refusal)[:LONGEST_REASON])
    return Response(problem, status_code=STATUS[refusal.reason])


def answer_unavailable(_request: Asked, refusal: Unavailable) -> Response[Problem]:
    """What cannot be done while the database is away, and when to ask again."""
    metrics.REFUSALS.labels(refusal.reason).inc()
    headers = {"Retry-After": str(RETRY_SECONDS)}
    return Response(Problem(refusal.reason, str(refusal)), status_code=503, headers=headers)


def answer_failure(request: Asked, error: Exception) -> Response[Problem]:
    """What should never happen is always in the log."""
    _log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return Response(Problem("busy", "the server is disturbed; try again"), status_code=500)


def answer_unreadable(request: Asked, error: HTTPException) -> Response[Problem]:
    """What the framework refuses is said in the same form as what we refuse."""
    status = error.status_code
    if status == 500:
        return answer_failure(request, error)
    reason: Reason = "busy" if status >= 500 else _REASONS.get(status, "malformed")
    kept = {key: value for key, value in (error.headers or {}).items() if key.lower() == "allow"}
    extra = f": {error.extra}" if error.extra else ""
    problem = Problem(reason, f"{error.detail}{extra}"[:LONGEST_REASON])
    return Response(problem, status_code=status, headers=kept)


def answer_too_deep(request: Asked, _error: RecursionError) -> Response[Problem]:
    """What nobody can read."""
    return _unreadable(request, "this is nested too deeply")


def answer_not_text(request: Asked, error: UnicodeError) -> Response[Problem]:
    """Bytes that are not the UTF-8 that they should be."""
    return _unreadable(request, f"this is not UTF-8: {error}")


def _unreadable(request: Asked, why: str) -> Response[Problem]:
    metrics.REFUSALS.labels("malformed").inc()
    _UNREADABLE.make("a request to %s cannot be read: %s", request.scope["path"], why)
    return Response(Problem("malformed", why[:LONGEST_REASON]), status_code=400)

"""The guard: which hosts and origins may call, and the headers on everything that leaves."""

from __future__ import annotations

import ipaddress
import re
import socket
from urllib.parse import urlsplit

from litestar.types import ASGIApp, Message, Receive, Scope, Send

from hamlet.server.protocol.limits import CLOSED_FORBIDDEN

POLICY = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
    "script-src 'self'; worker-src 'self'; connect-src 'self'{live}; object-src 'none'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
"""Everything from here. Pictures carry style attributes, so styles may stand in the page."""
HEADERS = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
_HEADERS = [(key.encode(), value.encode()) for key, value in HEADERS.items()]
_HOST = re.compile(r"[a-z0-9.:\[\]-]+", re.IGNORECASE)
_LOOPBACK = {"localhost", "127.0.0.1", "::1"}


class Guard:
    """Wraps the whole application."""

    def __init__(self, app: ASGIApp, lan: bool, origins: list[str]) -> None:
        self._app = app
        self._lan = lan
        self._origins = set(origins)
        self._hosts = {urlsplit(origin).hostname for origin in origins}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind: str = scope["type"]
        if kind not in ("http", "websocket"):
            await self._app(scope, receive, send)
        elif not self._welcome(scope):
            await _refuse(kind, receive, send)
        else:
            await self._app(scope, receive, _with_headers(send, _host(scope)))

    def _welcome(self, scope: Scope) -> bool:
        host = _host(scope)
        origin = dict(scope["headers"]).get(b"origin")
        if not self._known_host(_hostname(f"//{host}")):
            return False
        if origin is None or scope.get("method") in ("GET", "HEAD"):
            return True
        asked = origin.decode("latin-1")
        return asked in self._origins or asked.partition("://")[2] == host

    def _known_host(self, name: str | None) -> bool:
        """Names that only the DNS of a stranger could have pointed at us are refused."""
        if name is None:
            return False
        if name in _LOOPBACK or name in self._hosts:
            return True
        return self._lan and (_is_address(name) or name in _own_names())


def _host(scope: Scope) -> str:
    host: bytes = dict(scope["headers"]).get(b"host", b"")
    return host.decode("latin-1")


def _policy(host: str) -> bytes:
    """The policy for a page from this host; older browsers want its WebSockets named."""
    live = f" ws://{host} wss://{host}" if _HOST.fullmatch(host) else ""
    return POLICY.format(live=live).encode()


def _hostname(url: str) -> str | None:
    try:
        return urlsplit(url).hostname
    except ValueError:
        return None


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def _own_names() -> set[str]:
    name = socket.gethostname().lower()
    return {name, f"{name}.local"}


def _with_headers(send: Send, host: str) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = list(message["headers"])
            policy = (b"content-security-policy", _policy(host if _is_page(headers) else ""))
            message["headers"] = [*headers, policy, *_HEADERS]
        await send(message)

    return sending


def _is_page(headers: list[tuple[bytes, bytes]]) -> bool:
    return any(key == b"content-type" and kind[:9] == b"text/html" for key, kind in headers)


async def _refuse(kind: str, receive: Receive, send: Send) -> None:
    if kind == "websocket":
        await receive()
        await send(
            {"type": "websocket.close", "code": CLOSED_FORBIDDEN, "reason": "foreign origin"}
        )
        return
    body = b'{"reason":"forbidden","message":"this host or origin may not call"}'
    policy = (b"content-security-policy", _policy(""))
    headers = [(b"content-type", b"application/json"), policy, *_HEADERS]
    await send({"type": "http.response.start", "status": 403, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})

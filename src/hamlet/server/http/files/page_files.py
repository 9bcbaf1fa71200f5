"""The built page as files, and its index for every place inside the page."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from litestar import HttpMethod, Response, route
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException

from hamlet.server.http.problems import Asked

NOT_BUILT = "The page of this table is not built yet: run `make page`, then reload.\n"
ENCODINGS = {"br": ".br", "gzip": ".gz"}
"""Smaller copies that may lie beside a file, the best first."""
ELSEWHERE = ("api", "assets", "health", "metrics", "schema")
"""First words of addresses that are no place inside the page."""
FOREVER = "public, max-age=31536000, immutable"
ALWAYS_ASK = "no-cache"
_TYPES = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".txt": "text/plain",
}
"""Not left to what the machine believes."""


class Encoded(NamedTuple):
    """A file in one encoding."""

    body: bytes
    etag: str


class PageFile(NamedTuple):
    """A file of the page in all its encodings; "" is the plain one."""

    media_type: str
    cache: str
    copies: dict[str, Encoded]


class PageFiles:
    """A built page in memory. What is not one of its files cannot be asked for."""

    def __init__(self, folder: Path) -> None:
        """`folder` is where `make page` puts it, or another."""
        self._index = folder / "index.html"
        self._folder = folder
        self._built: tuple[int, ...] = ()
        self._files: dict[str, PageFile] = {}

    def find(self, path: str) -> PageFile | None:
        """The file at a path, or the index for a place inside the page; None: not built.

        Raises NotFoundException for a file that is not there.
        """
        self._read_again()
        name = path.strip("/")
        file = self._files.get(name)
        if file is None and ("." in name.rpartition("/")[2] or name.partition("/")[0] in ELSEWHERE):
            raise NotFoundException("there is nothing here")
        return file or self._files.get("index.html")

    def _read_again(self) -> None:
        """A page that was built anew is noticed by its index and its folder of files."""
        marks = (self._index, self._folder / "assets")
        built = tuple(path.stat().st_mtime_ns for path in marks if path.exists())
        if built != self._built:
            self._built, self._files = built, _files(self._folder) if built else {}


def _files(folder: Path) -> dict[str, PageFile]:
    files = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*")}
    endings = tuple(ENCODINGS.values())
    return {
        name: _file(name, files)
        for name, path in files.items()
        if path.is_file() and not name.endswith(endings)
    }


def _file(name: str, files: dict[str, Path]) -> PageFile:
    body = files[name].read_bytes()
    mark = sha256(body).hexdigest()[:20]
    copies = {"": Encoded(body, f'"{mark}"')}
    for encoding, ending in ENCODINGS.items():
        if (smaller := files.get(name + ending)) is not None:
            copies[encoding] = Encoded(smaller.read_bytes(), f'"{mark}-{encoding}"')
    cache = FOREVER if name.startswith("assets/") else ALWAYS_ASK
    return PageFile(_TYPES.get(files[name].suffix, "application/octet-stream"), cache, copies)


@route(
    ["/", "/{path:path}"],
    http_method=[HttpMethod.GET, HttpMethod.HEAD],
    include_in_schema=False,
)
async def page_file(request: Asked, page: NamedDependency[PageFiles]) -> Response[bytes]:
    """The page: its files by name, and its index wherever else somebody is inside it."""
    file = page.find(request.scope["path"])
    if file is None:
        return Response(NOT_BUILT.encode(), status_code=503, media_type="text/plain")
    encoding = _accepted(request.headers.get("accept-encoding", ""), file)
    copy = file.copies[encoding]
    headers = {"etag": copy.etag, "cache-control": file.cache, "vary": "accept-encoding"}
    if copy.etag in _known(request.headers.get("if-none-match", "")):
        return Response(b"", status_code=304, headers=headers)
    if encoding:
        headers["content-encoding"] = encoding
    return Response(copy.body, media_type=file.media_type, headers=headers)


def _accepted(given: str, file: PageFile) -> str:
    """The best encoding that both sides have."""
    wanted = {
        name.strip().lower()
        for name, _, quality in (part.partition(";") for part in given.split(","))
        if quality.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    }
    return next((name for name in ENCODINGS if name in wanted and name in file.copies), "")


def _known(given: str) -> set[str]:
    """The tags that somebody has already."""
    return {tag.strip().removeprefix("W/") for tag in given.split(",")}

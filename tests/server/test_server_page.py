"""The built page as the server hands it out: files, places inside the page, caches, headers."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from serving import free_port, server
from small_page import FILES, SCRIPT, build


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    around = tmp_path_factory.mktemp("around")
    (around / "secret.txt").write_text("nobody may read this")
    return build(around / "page")


@pytest.fixture(scope="module")
def url(folder: Path) -> Iterator[str]:
    with server(folder.parent / "t.sqlite", page=str(folder)) as address:
        yield address


@pytest.mark.parametrize(
    "place", ["/", "/table/3f9a0c5d7e11b2a4c6d8e0f1", "/new/piggyback", "/replay?at=12", "/sheet"]
)
def test_every_place_inside_the_page_is_its_index(url: str, place: str) -> None:
    answer = httpx.get(url + place)
    assert (answer.status_code, answer.text) == (200, FILES["index.html"])
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("assets/main-5ce8.js", "text/javascript; charset=utf-8"),
        ("assets/look-77aa.css", "text/css; charset=utf-8"),
        ("manifest.webmanifest", "application/manifest+json"),
        ("sw.js", "text/javascript; charset=utf-8"),
        ("icon.svg", "image/svg+xml"),
    ],
)
def test_files_have_their_type_and_only_hashed_ones_are_kept_for_ever(
    url: str, name: str, kind: str
) -> None:
    answer = httpx.get(f"{url}/{name}")
    assert answer.text == FILES[name]
    assert answer.headers["content-type"] == kind
    assert ("immutable" in answer.headers["cache-control"]) == name.startswith("assets/")
    empty = httpx.head(f"{url}/{name}")
    assert (empty.status_code, empty.content) == (200, b"")
    assert empty.headers["content-length"] == answer.headers["content-length"]
    again = httpx.get(f"{url}/{name}", headers={"if-none-match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    other = httpx.get(f"{url}/{name}", headers={"if-none-match": '"other"'})
    assert other.status_code == 200


def test_smaller_copies_are_sent_to_those_who_read_them(url: str, folder: Path) -> None:
    where = f"{url}/assets/main-5ce8.js"
    plain = httpx.get(where, headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    packed = httpx.get(where, headers={"accept-encoding": "br, gzip"})
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.text == plain.text == SCRIPT
    assert int(packed.headers["content-length"]) < len(SCRIPT) / 5
    assert packed.headers["etag"] != plain.headers["etag"]
    assert packed.headers["vary"] == "accept-encoding"
    refused = httpx.get(where, headers={"accept-encoding": "gzip;q=0"})
    assert "content-encoding" not in refused.headers
    (folder / "assets/main-5ce8.js.br").write_bytes(b"as if it were brotli")
    best = httpx.head(where, headers={"accept-encoding": "gzip, br"})
    assert best.headers["content-encoding"] == "br"


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "//secret.txt",
        "/assets/%00.js",
        "/assets/none-1234.js",
        "/main-5ce8.js.gz",
        "/assets/main-5ce8.js.gz",
        "/favicon.ico",
    ],
)
def test_nothing_but_the_files_of_the_page(url: str, path: str) -> None:
    with httpx.Client() as client:
        request = client.build_request("GET", url)
        request.url = request.url.copy_with(raw_path=path.encode())
        answer = client.send(request)
    assert answer.status_code == 404
    assert "nobody" not in answer.text


def test_the_interface_is_not_hidden_behind_the_page(url: str) -> None:
    assert httpx.get(f"{url}/health").json()["ok"] is True
    assert httpx.get(f"{url}/api/games").json()
    assert httpx.get(f"{url}/schema/openapi.json").json()["openapi"]
    for path in ("/api/none", "/api/tables/xyz", "/api", "/schema/none", "/health/none"):
        answer = httpx.get(url + path)
        assert answer.status_code == 404, path
        assert "doctype" not in answer.text
    assert httpx.post(f"{url}/").status_code == 405


def test_the_page_may_only_reach_its_own_house(url: str) -> None:
    headers = httpx.get(url).headers
    policy = dict(
        part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";")
    )
    host = url.removeprefix("http://")
    assert policy["default-src"] == policy["script-src"] == policy["worker-src"] == "'self'"
    assert policy["connect-src"] == f"'self' ws://{host} wss://{host}"
    assert "data:" in policy["img-src"]
    assert "'unsafe-inline'" in policy["style-src"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    odd = httpx.get(url, headers={"host": f"localhost:{free_port()}; script-src *"})
    assert "script-src *" not in odd.headers["content-security-policy"]


def test_a_page_that_is_not_built_says_how(tmp_path: Path) -> None:
    with server(tmp_path / "t.sqlite", page=str(tmp_path / "page")) as url:
        for path in ("/", "/table/0123", "/new/woofy"):
            answer = httpx.get(url + path)
            assert answer.status_code == 503
            assert "make page" in answer.text
        build(tmp_path / "page")
        assert httpx.get(url).status_code == 200
        (tmp_path / "page/index.html").write_text("<!doctype html><title>new</title>")
        assert "new" in httpx.get(url).text
        (tmp_path / "page/index.html").unlink()
        assert httpx.get(url).status_code == 503

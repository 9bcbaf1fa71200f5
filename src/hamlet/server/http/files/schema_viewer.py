"""The description of all addresses at /schema, shown by Swagger UI with files from here alone."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

from litestar import MediaType, Response, get
from litestar.openapi.plugins import OpenAPIRenderPlugin
from litestar.params import FromPath

from hamlet.server.http.problems import Asked
from hamlet.server.protocol.refusal import Refusal

PAGE = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Hamlet's table server</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/schema/viewer/swagger-ui.css"></head>
<body><div id="viewer"></div>
<script src="/schema/viewer/swagger-ui-bundle.js"></script>
<script src="/schema/viewer/start.js"></script></body></html>
"""
START = """SwaggerUIBundle({
  url: '/schema/openapi.json', dom_id: '#viewer', deepLinking: true, validatorUrl: null,
});
"""
_KINDS = {".css": "text/css", ".js": "text/javascript"}
_SHIPPED = ("swagger-ui.css", "swagger-ui-bundle.js")


class SchemaViewer(OpenAPIRenderPlugin):
    """The page at /schema. Our policy forbids scripts inside it, so they lie beside it."""

    def __init__(self) -> None:
        super().__init__(path="/", media_type=MediaType.HTML)

    def render(self, request: Asked, openapi_schema: dict[str, Any]) -> bytes:
        return PAGE.encode()


@get("/schema/viewer/{name:str}", include_in_schema=False)
async def viewer_file(name: FromPath[str]) -> Response[bytes]:
    """A file of the viewer."""
    if name != "start.js" and name not in _SHIPPED:
        raise Refusal("gone", "there is no such file")
    kind = _KINDS[name[name.rindex(".") :]]
    return Response(_contents(name), media_type=kind, headers={"cache-control": "max-age=3600"})


@cache
def _contents(name: str) -> bytes:
    """As the package has it."""
    if name == "start.js":
        return START.encode()
    return (files("swagger_ui") / "static" / name).read_bytes()

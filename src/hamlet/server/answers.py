"""How answers are described in the OpenAPI document."""

from __future__ import annotations

from litestar.openapi import ResponseSpec

from hamlet.server.forms import Problem


def problem(description: str) -> ResponseSpec:
    """A refusal."""
    return ResponseSpec(Problem, generate_examples=False, description=description)


def text(media_type: str) -> ResponseSpec:
    """A document that is not JSON."""
    return ResponseSpec(str, generate_examples=False, media_type=media_type)

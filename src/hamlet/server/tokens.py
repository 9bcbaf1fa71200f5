"""Tokens: random, unguessable, kept only as hashes."""

from __future__ import annotations

import base64
import re
from collections.abc import Callable

_TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")


def new_token(entropy: Callable[[int], bytes]) -> str:
    """A token of 256 random bits."""
    return base64.urlsafe_b64encode(entropy(32)).rstrip(b"=").decode()


def is_token(text: str) -> bool:
    """Whether a text has the shape of a token."""
    return _TOKEN.fullmatch(text) is not None

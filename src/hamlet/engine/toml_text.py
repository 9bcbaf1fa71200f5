"""TOML from anybody: read in a time that grows with its length, whatever it says."""

from __future__ import annotations

import tomllib

from hamlet.engine.vocabulary import Json

MOST_DOTS = 500
"""In one line: a key of very many parts takes a time that grows with their square."""


def load_toml(text: str) -> Json:
    """The data that a text says; TOMLDecodeError if it is not TOML, or says too much at once."""
    for number, line in enumerate(text.split("\n"), 1):
        if line.count(".") > MOST_DOTS:
            raise tomllib.TOMLDecodeError(f"there are too many dots (at line {number}, column 1)")
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        raise
    except ValueError:
        raise tomllib.TOMLDecodeError("a number has too many digits") from None

"""Complaints: what happens again and again is said in the log once a minute, not each time."""

from __future__ import annotations

import logging
import time

SECONDS = 60.0
_log = logging.getLogger("hamlet.server")


class Complaint:
    """A kind of line in the log."""

    def __init__(self) -> None:
        self._said = float("-inf")
        self._unsaid = 0

    def make(self, words: str, *others: object) -> None:
        """Say it, unless it was said less than a minute ago; then it is only counted."""
        now = time.monotonic()
        if now - self._said < SECONDS:
            self._unsaid += 1
            return
        self._said = now
        more = f" (and {self._unsaid} times since it was last said)" if self._unsaid else ""
        self._unsaid = 0
        _log.warning(words + more, *others)

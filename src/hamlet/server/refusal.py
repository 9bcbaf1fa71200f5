"""A wish that the server refuses, with the layer that refused it."""

from __future__ import annotations

from hamlet.engine.errors import HamletError
from hamlet.server.wire import Reason


class Refusal(HamletError):
    """Why somebody did not get what they asked for."""

    def __init__(self, reason: Reason, message: str, rule: str = "") -> None:
        super().__init__(message)
        self.reason: Reason = reason
        self.rule = rule

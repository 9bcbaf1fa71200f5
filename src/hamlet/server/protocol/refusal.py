"""A wish that the server refuses, with the layer that refused it."""

from __future__ import annotations

from typing import Literal, TypeAlias

from hamlet.engine.errors import HamletError

Reason: TypeAlias = Literal["malformed", "forbidden", "stale", "illegal", "busy", "gone"]


class Refusal(HamletError):
    """Why somebody did not get what they asked for."""

    def __init__(self, reason: Reason, message: str, rule: str = "") -> None:
        super().__init__(message)
        self.reason: Reason = reason
        self.rule = rule

    def __reduce__(self) -> tuple[type[Refusal], tuple[Reason, str, str]]:
        """So that a worker can send it."""
        return Refusal, (self.reason, str(self), self.rule)

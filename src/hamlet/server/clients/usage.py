"""What clients use up: tables, room in the database, and what is told them again."""

from __future__ import annotations

import msgspec

from hamlet.server.clients.rates import Allowance, Effort
from hamlet.server.protocol.limits import (
    BYTES_A_DAY,
    CATCHING_UP,
    CATCHING_UP_AT_ONCE,
    EFFORT,
    EFFORT_AT_ONCE,
    MESSAGES,
    TABLES_AN_HOUR,
    TABLES_AT_ONCE,
)
from hamlet.server.protocol.refusal import Refusal
from hamlet.server.tables.log import Change, Header

ROW = 100
"""Bytes of a row beside its contents."""
_HOUR, _DAY = 3600.0, 86_400.0


class Clients:
    """One for each process; `bounded` is False where addresses are not told apart."""

    def __init__(self, bounded: bool = True) -> None:
        on = 1.0 if bounded else 0.0
        self._tables = Allowance(on * TABLES_AN_HOUR / _HOUR, TABLES_AT_ONCE)
        self._bytes = Allowance(on * BYTES_A_DAY / _DAY, BYTES_A_DAY)
        self._said = Allowance(on * MESSAGES, 2 * MESSAGES)
        self.effort = Effort(on * EFFORT, EFFORT_AT_ONCE)
        self._told = Allowance(on * CATCHING_UP, CATCHING_UP_AT_ONCE)

    def make_table(self, client: str, header: Header) -> None:
        """Refusal if a client has made too many tables lately."""
        if not self._tables.take(client):
            raise Refusal("busy", "you have made many tables; wait a little for the next")
        self.write(client, header)

    def may_write(self, client: str, what: Change | Header) -> bool:
        """Whether a client may have so much more written."""
        return self._bytes.take(client, ROW + len(msgspec.json.encode(what)))

    def write(self, client: str, what: Change | Header) -> None:
        """Refusal if a client has had too much written lately."""
        if not self.may_write(client, what):
            raise Refusal("busy", "you have written as much as one may in a day; wait a little")

    def may_say(self, client: str) -> bool:
        """Whether a client may say something more, over all its pages."""
        return self._said.take(client)

    def may_catch_up(self, client: str) -> bool:
        """Whether a client may be told once more what it missed."""
        return self._told.take(client)

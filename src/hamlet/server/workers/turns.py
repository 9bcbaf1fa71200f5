"""Whose turn it is to be thought for: clients one after the other, and the tables of each."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from typing import Generic, NamedTuple, TypeAlias, TypeVar

T = TypeVar("T")


class Asker(NamedTuple):
    """For whom something is thought about.

    `own` questions are about an edition of the client's own: how long they take is not known.
    """

    client: str = ""
    table: str = ""
    own: bool = False


_Place: TypeAlias = "tuple[Asker, asyncio.Future[T]]"
_Line: TypeAlias = "OrderedDict[str, deque[_Place[T]]]"


class Turns(Generic[T]):
    """Those who wait. Whoever has been served goes behind all other clients that wait."""

    def __init__(self) -> None:
        self._clients: OrderedDict[str, _Line[T]] = OrderedDict()

    def waiting(self, client: str) -> int:
        """How many questions of a client wait."""
        return sum(len(places) for places in self._clients.get(client, {}).values())

    def join(self, asker: Asker) -> asyncio.Future[T]:
        """A place in the line of a client and a table; it is done when it is called."""
        turn: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        line = self._clients.setdefault(asker.client, OrderedDict())
        line.setdefault(asker.table, deque()).append((asker, turn))
        return turn

    def call(self, gift: T, own: bool = True) -> Asker | None:
        """Hand something to the next in turn, and say who that was; `own`: whoever it may be."""
        for client, line in list(self._clients.items()):
            for table, places in list(line.items()):
                _forget_gone(places)
                if places and (own or not places[0][0].own):
                    asker, turn = places.popleft()
                    self._go_behind(client, table)
                    turn.set_result(gift)
                    return asker
                if not places:
                    self._go_behind(client, table)
        return None

    def _go_behind(self, client: str, table: str) -> None:
        line = self._clients[client]
        if line[table]:
            line.move_to_end(table)
        else:
            del line[table]
        if line:
            self._clients.move_to_end(client)
        else:
            del self._clients[client]


def _forget_gone(places: deque[_Place[T]]) -> None:
    """Those who left do not hold up the others."""
    while places and places[0][1].done():
        places.popleft()

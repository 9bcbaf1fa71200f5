"""Replays over HTTP: worked out in a process apart, sent in pieces, a few on their way at once."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator, Awaitable

from litestar.openapi import ResponseSpec
from litestar.response import Stream

from hamlet.server.protocol.forms import Replay
from hamlet.server.protocol.limits import REPLAYS, REPLAYS_PER_CLIENT
from hamlet.server.protocol.refusal import Refusal
from hamlet.server.tables.table import Table
from hamlet.server.tables.telling.told import match_file_of
from hamlet.server.workers.reader import Reader

REPLAY = ResponseSpec(Replay, generate_examples=False, description="The match, step by step")
PIECE = 65_536
"""Bytes that are sent before it is seen whether they are read."""


class Replays:
    """Those that are worked out or on their way, altogether and to each client."""

    def __init__(self, reader: Reader) -> None:
        self._reader = reader
        self._under_way: Counter[str] = Counter()

    async def of_text(self, client: str, text: str, language: str) -> Stream:
        """The replay of a match file's text."""
        return await self._stream(client, self._reader.written(client, text, language))

    async def of_match(self, client: str, table: Table, language: str) -> Stream:
        """The replay of a table's finished match."""
        file, characters = match_file_of(table), [chair.character for chair in table.chairs]
        reading = self._reader.match(client, file, language, characters)
        return await self._stream(client, reading)

    async def _stream(self, client: str, reading: Awaitable[bytes]) -> Stream:
        if self._under_way.total() >= REPLAYS or self._under_way[client] >= REPLAYS_PER_CLIENT:
            raise Refusal("busy", "several replays are on their way; try again in a moment")
        self._under_way[client] += 1
        try:
            body = await reading
        except BaseException:
            self._arrived(client)
            raise
        return Stream(self._pieces(client, body), media_type="application/json")

    async def _pieces(self, client: str, body: bytes) -> AsyncIterator[bytes]:
        try:
            for at in range(0, len(body), PIECE):
                yield body[at : at + PIECE]
        finally:
            self._arrived(client)

    def _arrived(self, client: str) -> None:
        self._under_way[client] -= 1
        if not self._under_way[client]:
            del self._under_way[client]

"""The reader: files that people send are read in a process apart, however bad they are."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ParamSpec, TypeVar

from hamlet.engine.matchfile import MatchFile
from hamlet.server.protocol.forms import EditionCard
from hamlet.server.protocol.limits import READ_SECONDS, READING_PER_CLIENT
from hamlet.server.protocol.refusal import Refusal
from hamlet.server.workers.pool import Late, Lost, WorkerPool
from hamlet.server.workers.process.worker import check_edition, replay_match, replay_written
from hamlet.server.workers.turns import Asker

P = ParamSpec("P")
T = TypeVar("T")


class Reader:
    """One for each process."""

    def __init__(self) -> None:
        self._pool = WorkerPool(1)

    async def written(self, client: str, text: str, language: str) -> bytes:
        """The replay of a match file's text, as JSON."""
        return await self._read(client, replay_written, text, language)

    async def match(
        self, client: str, file: MatchFile, language: str, characters: Sequence[str]
    ) -> bytes:
        """The replay of a table's match, as JSON."""
        return await self._read(client, replay_match, file, language, tuple(characters))

    async def edition(self, client: str, game: str, name: str, text: str) -> EditionCard:
        """The edition in a text, if it can be played."""
        return await self._read(client, check_edition, game, name, text)

    async def _read(
        self, client: str, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        if self._pool.waiting(client) >= READING_PER_CLIENT:
            raise Refusal("busy", "several files are being read for you; try again in a moment")
        try:
            return await self._pool.run(Asker(client), READ_SECONDS, work, *args, **kwargs)
        except Late:
            raise Refusal("malformed", "this file takes too long to be read") from None
        except Lost:
            raise Refusal("busy", "reading was interrupted; try again") from None

    async def close(self) -> None:
        await self._pool.close()

"""Viewers: who they are by their tokens, what is still to be sent to them, how often they ask,
and how many there may be."""

from __future__ import annotations

import asyncio
import base64
import re
from collections import Counter
from collections.abc import Callable, Coroutine
from hashlib import sha256

from hamlet.server.clients.rates import Rate
from hamlet.server.protocol.answers import Answer, write_answer
from hamlet.server.protocol.limits import OUTBOX, OUTBOX_LETTERS
from hamlet.speech.languages import REFERENCE

_TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")


def new_token(entropy: Callable[[int], bytes]) -> str:
    """A token of 256 random bits."""
    return base64.urlsafe_b64encode(entropy(32)).rstrip(b"=").decode()


def is_token(text: str) -> bool:
    """Whether a text has the shape of a token."""
    return _TOKEN.fullmatch(text) is not None


def token_hash(token: str) -> str:
    """How a token is kept; nobody without one has a hash."""
    return sha256(token.encode()).hexdigest() if token else ""


class ViewerLimit:
    """How many viewers are in, altogether and of one client."""

    def __init__(self, most: int, most_per_address: int) -> None:
        self._most = most
        self._most_per_address = most_per_address
        self._inside: Counter[str] = Counter()

    def admit(self, address: str) -> bool:
        """Let one in, unless it is too full."""
        full = self._inside.total() >= self._most
        if full or self._inside[address] >= self._most_per_address:
            return False
        self._inside[address] += 1
        return True

    def leave(self, address: str) -> None:
        self._inside[address] -= 1
        if self._inside[address] <= 0:
            del self._inside[address]


class Viewer:
    """One open page: `me` is the hash of its token. A message rate of 0 never says no."""

    def __init__(
        self, me: str, message_rate: float, language: str = REFERENCE, client: str = ""
    ) -> None:
        self.me = me
        self.client = client
        self.language = language
        self.messages = Rate(message_rate)
        self.emotes = Rate(min(1.0, message_rate))
        self._outbox: asyncio.Queue[str | None] = asyncio.Queue(OUTBOX)
        self._waiting = 0
        self._advice: asyncio.Task[None] | None = None

    def send(self, text: str) -> None:
        """Hand a message over; a page that cannot follow is let go and will come back."""
        self._waiting += len(text)
        try:
            self._outbox.put_nowait(text)
        except asyncio.QueueFull:
            self.dismiss()
            return
        if self._waiting > OUTBOX_LETTERS and self._outbox.qsize() > 1:
            self._drop()
            self.dismiss()

    async def next(self) -> str | None:
        """What is to be sent next, None when the connection is to be closed."""
        text = await self._outbox.get()
        self._waiting -= len(text or "")
        return text

    @property
    def idle(self) -> bool:
        """Nothing waits to be sent."""
        return self._outbox.empty()

    def answer(self, answer: Answer) -> None:
        """Hand an answer over."""
        self.send(write_answer(answer))

    def dismiss(self) -> None:
        """Close the connection after what is already on its way."""
        if self._outbox.full():
            self._drop()
        self._outbox.put_nowait(None)

    def _drop(self) -> None:
        """Nobody reads what waits here."""
        while not self._outbox.empty():
            self._outbox.get_nowait()
        self._waiting = 0

    def is_advised(self) -> bool:
        """The coach is thinking for this page already."""
        return self._advice is not None and not self._advice.done()

    def be_advised(self, advice: Coroutine[None, None, None]) -> None:
        """The coach thinks aside: other asks of this page are heard meanwhile."""
        self._advice = asyncio.create_task(advice)

    def leave(self) -> None:
        """The page is gone, and with it what it waited for."""
        if self._advice is not None:
            self._advice.cancel()

"""Clients: who is behind a connection, how often they ask, and what they have used up.

There are no accounts, so a client is an address: of IPv6 the network, because a whole one is
given to each house. What a proxy says of whom it speaks for counts only if it is trusted.
"""

from __future__ import annotations

import asyncio
import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable, Iterable

REMEMBERED = 10_000
"""Clients whose use is remembered; it is the longest unseen that are forgotten."""


def client_of(address: str) -> str:
    """The client behind an address."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((found, 64), strict=False))
    return str(found)


class Rate:
    """A leaky bucket: `rate` a second, `most` at once; a rate of 0 never says no."""

    def __init__(
        self,
        rate: float,
        most: float | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._rate = rate
        self._most = 2 * rate if most is None else most
        self._clock = clock
        self._level = self._most
        self._at = clock()
        self.refused = 0

    def take(self, amount: float = 1.0, *, allowed: bool = True) -> bool:
        """Whether so much more is allowed now, if nothing else forbids it."""
        if not allowed:
            self.refused += 1
            return False
        if self._rate <= 0:
            return True
        now = self._clock()
        self._level = min(self._most, self._level + (now - self._at) * self._rate)
        self._at = now
        if self._level < amount:
            self.refused += 1
            return False
        self._level -= amount
        return True


class Allowance:
    """What every client may use of something: `rate` a second, `most` at once."""

    def __init__(
        self, rate: float, most: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._rate = rate
        self._most = most
        self._clock = clock
        self._used: OrderedDict[str, Rate] = OrderedDict()

    def take(self, client: str, amount: float = 1.0) -> bool:
        """Whether a client may use so much more now."""
        return self._of(client).take(amount)

    def refused(self, client: str) -> int:
        """How often a client was told no since it was last told yes."""
        return self._of(client).refused

    def _of(self, client: str) -> Rate:
        found = self._used.get(client)
        if found is None:
            found = self._used[client] = Rate(self._rate, self._most, self._clock)
        self._used.move_to_end(client)
        while len(self._used) > REMEMBERED:
            self._used.popitem(last=False)
        return found


class Effort:
    """How much of the server's own time every client may take: `share` a second, and `most`
    seconds at once; beyond that a client's asks are done one after the other, as they are paid.
    """

    def __init__(
        self, share: float, most: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._share = share
        self._most = most
        self._clock = clock
        self._accounts: OrderedDict[str, _Account] = OrderedDict()

    def spend(self, client: str, seconds: float) -> None:
        """Note what was done for a client."""
        if self._share > 0:
            self._of(client).left -= seconds

    async def turn(self, client: str) -> None:
        """Wait, in the order of coming, until a client has not taken more than its share."""
        if self._share <= 0:
            return
        account = self._of(client)
        async with account.line:
            while self._of(client).left < 0:
                await asyncio.sleep(max(0.01, -account.left / self._share))

    def _of(self, client: str) -> _Account:
        """A client's account as it stands now."""
        now = self._clock()
        found = self._accounts.get(client)
        if found is None:
            found = self._accounts[client] = _Account(self._most, now)
        self._accounts.move_to_end(client)
        while len(self._accounts) > REMEMBERED:
            self._accounts.popitem(last=False)
        found.left = min(self._most, found.left + (now - found.at) * self._share)
        found.at = now
        return found


class _Account:
    """Seconds that a client has left, when that was, and the line of those who wait."""

    def __init__(self, left: float, at: float) -> None:
        self.left = left
        self.at = at
        self.line = asyncio.Lock()


class Proxies:
    """The proxies whose word counts: addresses and networks; none unless they are named."""

    def __init__(self, named: Iterable[str]) -> None:
        self._networks = [ipaddress.ip_network(name, strict=False) for name in named]

    def trusts(self, address: str) -> bool:
        try:
            found = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self._networks)

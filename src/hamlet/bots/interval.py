"""How sure a share is."""

from __future__ import annotations

from math import sqrt

Z = 1.959963984540054
"""Standard errors on either side of a 95 % interval."""


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share by Wilson's score; nothing is known of no games."""
    if games == 0:
        return 0.0, 1.0
    share, squared = wins / games, Z * Z
    middle = (share + squared / (2 * games)) / (1 + squared / games)
    spread = share * (1 - share) / games + squared / (4 * games * games)
    reach = Z * sqrt(spread) / (1 + squared / games)
    return max(min(middle - reach, share), 0.0), min(max(middle + reach, share), 1.0)

"""What a greedy team likes."""

from __future__ import annotations

from hamlet.engine.ids import Move
from hamlet.games.cochonstructeurs.state import Box, Site


def prefer(box: Box, site: Site, move: Move) -> int:
    """No opinion yet."""
    return 0

"""The table as coloured text."""

from __future__ import annotations

from hamlet.games.cochonstructeurs.state import Box, Site


def picture(box: Box, site: Site) -> str:
    """Nothing yet."""
    return ""

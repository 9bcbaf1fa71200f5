"""What rude clients send: editions, files and bytes that are as bad as they can be."""

from __future__ import annotations

from typing import Any

import hamlet
from hamlet.engine.edition import edition_dict


def crowded_edition(meetings: int = 10_000) -> dict[str, Any]:
    """An edition of Cochonstructeurs whose ring has far more meetings than a board."""
    edition = edition_dict(hamlet.kind("cochonstructeurs").default_edition)
    return {**edition, "meetings": {f"m{number}": number for number in range(meetings)}}

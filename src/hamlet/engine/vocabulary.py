"""Words that every rules file uses: arrays of numbers, and the story a move tells."""

from __future__ import annotations

from typing import Any, TypeAlias

Ints: TypeAlias = list[int]
"""An array of numbers: a list when interpreted, a numpy array when compiled."""

Floats: TypeAlias = list[float]
"""The same of numbers with fractions."""

Raw: TypeAlias = tuple[int, int, int, int, int]
"""What happened, as the rules say it: a kind and up to four numbers."""

Story: TypeAlias = list[Raw] | None
"""Where `apply` tells what it does; None when nobody listens, as in compiled play."""

Insight: TypeAlias = tuple[Any, ...]
"""What a kernel of a bot or an expert knows: arrays, and records to try things out on."""

Json: TypeAlias = dict[str, Any]
"""A plain dict of JSON values."""


def tell(story: Story, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    """Add one happening to the story. Compiled play passes None, and this line costs nothing."""
    if story is not None:
        story.append((kind, a, b, c, d))

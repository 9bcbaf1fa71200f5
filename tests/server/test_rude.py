"""One rude client, within the default limits, stops nobody: each attack from outside, scaled down.

`python -m bench.attacks` runs them at full size and measures what a normal table notices.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import httpx
import pytest
from bench.load import cpu_of
from bench.rude import crowded_edition

from serving import Served


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    found = Served(tmp_path_factory.mktemp("rude") / "t.sqlite")
    found.start()
    asyncio.run(found.ready())
    yield found
    found.stop()


def test_an_edition_is_bounded_before_anything_is_built(served: Served) -> None:
    """22,500 meetings took seconds of the event loop each time."""
    wish = {"game": "cochonstructeurs", "edition": crowded_edition(8000)}
    before = cpu_of(served.pid)
    for _ in range(4):
        answer = httpx.post(f"{served.url}/api/tables", json=wish, timeout=60)
        assert answer.status_code == 400
        assert "meetings: Expected `object` of length <= 8" in answer.json()["message"]
    assert cpu_of(served.pid) - before < 1.0

"""Two writers for one version: exactly one wins, every time."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from services import Services
from serving import Page, make, run, server

WISH: dict[str, Any] = {
    "game": "piggyback",
    "players": 2,
    "chairs": [{"kind": "here"}, {"kind": "here"}],
}


async def race(urls: list[str], rounds: int) -> None:
    """Both pages play the same version at the same moment, again and again."""
    pages: list[Page] = []
    for number in range(rounds):
        if not pages or pages[0].view["result"]:
            pages = await _seated(urls)
        version = pages[0].version
        move = pages[0].view["moves"][0]
        answers = await asyncio.gather(
            *(page.ask("play", version=version, move=move) for page in pages)
        )
        kinds = sorted(answer["type"] for answer in answers)
        assert kinds == ["done", "refused"], (number, answers)
        assert [a["reason"] for a in answers if a["type"] == "refused"] == ["stale"]
        for page in pages:
            await page.until(lambda page, wanted=(version or 0) + 1: page.version == wanted)  # type: ignore[misc]
        assert pages[0].view == pages[1].view


async def _seated(urls: list[str]) -> list[Page]:
    made = await make(urls[0], **WISH)
    pages = [Page(url, made["table"], made["token"]) for url in urls]
    for page in pages:
        await page.open()
        await page.until(lambda page: page.view["began"])
    return pages


def test_a_thousand_races_at_one_process(tmp_path: Path) -> None:
    with server(tmp_path / "tables.sqlite", message_rate=0) as url:
        run(lambda: race([url, url], 1000))


def test_races_between_two_processes() -> None:
    with Services() as services:
        wishes: dict[str, Any] = {"channels": services.redis, "message_rate": 0}
        with (
            server(services.postgresql, **wishes) as one,
            server(services.postgresql, **wishes) as two,
        ):
            run(lambda: race([one, two], 300))


def test_channels_over_postgresql() -> None:
    """Without Redis the nudges go through PostgreSQL itself."""
    with Services() as services:
        wishes: dict[str, Any] = {"channels": services.postgresql, "message_rate": 0}
        with (
            server(services.postgresql, **wishes) as one,
            server(services.postgresql, **wishes) as two,
        ):
            run(lambda: race([one, two], 30))

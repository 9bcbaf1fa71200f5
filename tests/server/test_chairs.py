"""Who may sit where, and what strangers get to know: attempts to take more than one's own."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from serving import Page, host_of, run, server

HERE = {"kind": "here", "name": "Rosamund"}
AWAY = {"kind": "elsewhere"}


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with server(tmp_path_factory.mktemp("chairs") / "t.sqlite", message_rate=0) as address:
        yield address


async def _sit(page: Page, seat: int, name: str = "") -> str:
    """How it went: done, or why not."""
    answer = await page.ask("sit", seat=seat, name=name)
    return str(answer["reason"] if answer["type"] == "refused" else "done")


@pytest.mark.parametrize(("listed", "taken"), [(True, 1), (False, 2)])
def test_one_guest_cannot_take_every_chair(url: str, listed: bool, taken: int) -> None:
    """At an open table a guest has one chair; elsewhere one is left for somebody else."""

    async def story() -> None:
        host = await host_of(url, players=4, chairs=[HERE, AWAY, AWAY, AWAY], listed=listed)
        async with Page(url, host.table) as guest:
            went = [await _sit(guest, seat) for seat in (1, 2, 3)]
            assert went == ["done"] * taken + ["forbidden"] * (3 - taken)
            assert await _sit(guest, 1) == "done", "one's own chair can be taken again"
        async with Page(url, host.table) as other:
            assert await _sit(other, 3) == "done"

    run(story)


def test_nobody_plays_on_for_somebody_thrown_out(url: str) -> None:
    """Neither the host nor anybody whom the host may be with another token."""

    async def story() -> None:
        host = await host_of(url, players=2, chairs=[HERE, AWAY])
        async with Page(url, host.table) as guest:
            await _sit(guest, 1, "Leo")
            await host.until(lambda page: page.view["began"])
            for closed in (True, False):
                assert (await host.ask("lock", seat=1, closed=closed))["type"] == "done"
            assert await _sit(host, 1) == "forbidden"
            async with Page(url, host.table) as another:
                assert await _sit(another, 1) == "forbidden"
            assert await _sit(guest, 1) == "done", "who was thrown out may come back"

    run(story)


def test_strangers_never_see_typed_names(url: str) -> None:
    """Also not those typed before the table was listed, in its story or after it is no more."""

    async def story() -> None:
        host = await host_of(url, players=2, chairs=[HERE, AWAY])
        async with Page(url, host.table) as guest:
            await _sit(guest, 1, "Leonardo")
            await host.until(lambda page: page.view["began"])
            for _ in range(3):
                await (host if host.my_turn() else guest).play()
                await guest.ask("sync", have=guest.version)
                await host.ask("sync", have=host.version)
        await host.ask("rule", listed=True)
        seen = [await _told_to_a_stranger(url, host.table)]
        await host.ask("rule", listed=False)
        seen.append(await _told_to_a_stranger(url, host.table))
        for text in seen:
            assert "Rosamund" not in text
            assert "Leonardo" not in text

    run(story)


async def _told_to_a_stranger(url: str, table: str) -> str:
    """Everything that somebody without a chair gets to know of a table."""
    stranger = Page(url, table)
    await stranger.open(have=0)
    await stranger.ask("sync", have=1)
    looked = httpx.get(f"{url}/api/tables/{table}").text + httpx.get(f"{url}/api/tables").text
    await stranger.close()
    return looked + "".join(stranger.raw)

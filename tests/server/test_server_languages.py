"""Everyone at a table is told in their own language what happens there."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import msgspec
import pytest

from hamlet.server.protocol.answers import (
    DiceView,
    Ending,
    Step,
    Told,
    View,
    write_answer,
    write_told,
)
from serving import Message, Page, host_of, run, server

HERE = {"kind": "here", "name": "Rose"}
AWAY = {"kind": "elsewhere"}


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with server(tmp_path_factory.mktemp("tables") / "tables.sqlite") as address:
        yield address


def last_told(page: Page) -> Message:
    """The last change that a page was told."""
    return next(m for m in reversed(page.heard) if m["type"] == "told")


def lines_of(welcome: Message) -> list[str]:
    """All sentences of the story so far."""
    steps = [step for told in welcome["missed"] for step in told["steps"]]
    return [line for step in steps for line in step["said"]]


def test_two_pages_hear_the_same_story_in_two_languages(url: str) -> None:
    async def story() -> None:
        page = await host_of(url, players=2, chairs=[HERE, HERE])
        french = Page(url, page.table)
        await french.open(language="fr-CA")
        await page.until(lambda page: page.view["began"])
        await page.play("roll")
        await french.until(lambda french: french.version == page.version)
        english = next(
            m for m in page.heard if m["type"] == "told" and m["version"] == page.version
        )
        same = next(m for m in french.heard if m["type"] == "told" and m["version"] == page.version)
        assert english["steps"][-1]["said"][0].startswith("Rose rolls a ")
        assert same["steps"][-1]["said"][0].startswith("Rose lance le dé\u00a0: un ")
        for message in (english, same):
            for step in message["steps"]:
                assert len(step.pop("said")) == len(step["events"])
        assert english == same, "but for what is said they are equal"

    run(story)


def test_who_comes_again_in_another_language_hears_the_story_anew(url: str) -> None:
    async def story() -> None:
        page = await host_of(url, players=2, chairs=[HERE, HERE])
        await page.until(lambda page: page.view["began"])
        await page.play("roll")
        welcome = await Page(url, page.table, page.token).open(0, language="fr")
        said = [
            line for told in welcome["missed"] for step in told["steps"] for line in step["said"]
        ]
        assert any("lance le dé" in line for line in said)
        odd = await Page(url, page.table, page.token).open(0, language="tlh")
        assert any(" rolls a " in line for line in lines_of(odd)), "nobody speaks it: English"

    run(story)


def test_the_end_is_explained_in_the_language_of_who_asks(url: str) -> None:
    async def story() -> None:
        page = await host_of(url, players=2, chairs=[HERE, HERE])
        french = Page(url, page.table)
        await french.open(language="fr")
        await page.until(lambda page: page.view["began"])
        await page.play_out()
        await french.until(lambda french: french.view["result"] is not None)
        assert page.view["result"]["said"] == "A pig has crossed the last plate."
        assert french.view["result"]["said"] == "Un cochon a franchi la dernière plaque."
        async with httpx.AsyncClient() as client:
            where = f"{url}/api/tables/{page.table}"
            seen = (await client.get(where, params={"language": "fr"})).json()
            assert seen["result"]["said"].startswith("Un cochon")
            replay = (await client.get(f"{where}/replay", params={"language": "fr"})).json()
            assert replay["result"]["said"].startswith("Un cochon")
            assert any("lance le dé" in line for step in replay["steps"] for line in step["said"])
            text = (await client.get(f"{where}/match")).text
            body = {"text": text}
            again = await client.post(f"{url}/api/replay", json=body, params={"language": "fr"})
            assert again.json()["steps"] == replay["steps"]

    run(story)


def test_games_are_described_in_the_language_of_who_asks(url: str) -> None:
    cards = httpx.get(f"{url}/api/games", params={"language": "fr"}).json()
    assert "La course folle des petits cochons" in [card["title"] for card in cards]
    book = httpx.get(f"{url}/api/games/woofy", params={"language": "fr"}).json()
    option = book["card"]["options"]["2"][0]
    assert option["explained"].startswith("En combien de morceaux")
    assert option["named"] == ["4 sur la base", "3, base comprise"]
    assert (
        book["rulebook"]["WO-19"]
        == "Un cochon qui s’arrête pile sur une case marmite ouvre la sortie."
    )
    english = httpx.get(f"{url}/api/games/woofy").json()
    assert english["card"]["options"]["2"][0]["named"] == ["4 on the base", "3, the base is one"]
    odd = httpx.get(f"{url}/api/games/woofy", params={"language": "x" * 99})
    assert odd.json() == english


def test_who_has_no_name_is_called_like_their_pig(url: str) -> None:
    async def story() -> None:
        page = await host_of(url, players=3, chairs=[HERE, AWAY, {"kind": "bot", "bot": "curly"}])
        async with Page(url, page.table) as guest:
            await guest.ask("sit", seat=1, name=" ", character="flower", language="fr")
            chairs = guest.view["chairs"]
            assert [chair["name"] for chair in chairs[1:]] == ["Iris", "Curly"]

    run(story)


VIEW = View(
    began=True,
    closed=False,
    chairs=[],
    listed=False,
    spectators=True,
    clock=0,
    dice=DiceView(kind="fair"),
    actor=0,
    moves=["roll"],
    offers=[],
    take_back=[],
    outcomes=[],
    thrown=[],
    position={"turn": 1},
    facts={},
)


@pytest.mark.parametrize("ended", [False, True])
def test_what_is_encoded_once_is_what_would_be_encoded_each_time(ended: bool) -> None:
    told = {}
    for code, said in (("en", "It rains."), ("fr", "Il pleut «\u00a0fort\u00a0».")):
        result = Ending("rain", [0], [1.0], [1], said=said) if ended else None
        view = msgspec.structs.replace(VIEW, result=result)
        step = Step(0, "roll", [{"event": "rained"}], {"turn": 2}, {}, said=[said])
        silent = Step("chance", "6", [], {"turn": 3}, {})
        told[code] = Told(
            version=3,
            what="played",
            seat=None,
            by="bot",
            steps=[step, silent],
            view=view,
            says=said,
        )
    for code, text in write_told(told).items():
        assert text == write_answer(told[code])

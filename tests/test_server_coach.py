"""The coach at a table: advice only for who has to move, a review once it is over, no waiting."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

import hamlet
from hamlet.engine.edition import edition_dict
from hamlet.server.brain import Question
from hamlet.server.forms import Review
from hamlet.server.thinkers import Thinkers
from serving import Page, host_of, run, server

HERE = {"kind": "here", "name": "Rose"}
AWAY = {"kind": "elsewhere"}


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with server(tmp_path_factory.mktemp("tables") / "tables.sqlite") as address:
        yield address


async def advised(page: Page, seat: int) -> dict[str, Any]:
    """The coach's answer; where it is still waking up, asked again."""
    while True:
        answer = await page.ask("advise", version=page.version, seat=seat)
        if answer.get("reason") != "busy":
            return answer
        await asyncio.sleep(0.2)


async def until_a_choice(page: Page) -> int:
    """Play until somebody here has several moves; returns the seat."""
    while len(page.view["moves"]) < 2:
        assert (await page.play())["type"] == "done"
    seat: int = page.view["actor"]
    return seat


@pytest.mark.parametrize("game", ["piggyback", "woofy"])
def test_the_coach_tells_what_every_move_is_worth(url: str, game: str) -> None:
    async def story() -> None:
        page = await host_of(url, game=game, players=2, chairs=[HERE, HERE])
        await page.until(lambda page: page.view["began"])
        seat = await until_a_choice(page)
        advice = await advised(page, seat)
        assert advice["type"] == "advice", advice
        assert (advice["seat"], advice["version"]) == (seat, page.version)
        assert sorted(line["move"] for line in advice["moves"]) == sorted(page.view["moves"])
        assert advice["best"] == advice["moves"][0]["move"]
        for line in advice["moves"]:
            assert 0 <= line["low"] <= line["chance"] <= line["high"] <= 1
        assert set(advice["reason"]) == {"en", "fr"}
        assert all(advice["reason"].values())

    run(story)


def test_advice_is_only_for_who_has_to_move(url: str) -> None:
    async def story() -> None:
        page = await host_of(url, game="piggyback", players=2, chairs=[HERE, AWAY])
        async with Page(url, page.table) as guest:
            early = await page.ask("advise", version=page.version, seat=0)
            assert early["reason"] == "forbidden"
            await guest.ask("sit", seat=1, name="Léo")
            await page.until(lambda page: page.view["began"])
            await guest.until(lambda page: page.view["began"])
            assert (await guest.ask("advise", version=guest.version, seat=1))["reason"] == (
                "forbidden"
            )
            assert (await guest.ask("advise", version=guest.version, seat=0))["reason"] == (
                "forbidden"
            )
            assert (await page.ask("advise", version=0, seat=0))["reason"] == "stale"
            watching = Page(url, page.table)
            await watching.open()
            refused = await watching.ask("advise", version=watching.version, seat=0)
            assert refused["reason"] == "forbidden"
            assert (await advised(page, 0))["type"] == "advice"

    run(story)


def test_the_table_goes_on_while_the_coach_thinks(url: str) -> None:
    """A move sent right after the question is played at once; the advice is then out of date."""

    async def story() -> None:
        page = await host_of(url, game="piggyback", players=2, chairs=[HERE, HERE])
        await page.until(lambda page: page.view["began"])
        seen = page.version or 0
        await page.send({"type": "advise", "id": 501, "version": seen, "seat": 0})
        await page.send({"type": "advise", "id": 502, "version": seen, "seat": 0})
        await page.send({"type": "play", "id": 503, "version": seen, "move": "roll"})
        answers: dict[int, dict[str, Any]] = {}
        while len(answers) < 3:
            message = await page.read()
            if message.get("id", 0) > 500:
                answers[message["id"]] = message
        assert list(answers) == [502, 503, 501]
        assert answers[502]["reason"] == "busy"
        assert answers[503]["type"] == "done"
        assert answers[501]["reason"] == "stale"

    run(story)


def test_a_partner_says_what_it_is_up_to(url: str) -> None:
    async def story() -> None:
        partner = {"kind": "bot", "bot": "curly"}
        page = await host_of(url, game="woofy", players=2, chairs=[HERE, partner])
        await page.until(lambda page: page.view["began"])
        said: list[dict[str, Any]] = []
        while page.view["result"] is None and len(said) < 2:
            if page.my_turn():
                await page.play()
            else:
                await page.read()
            said = [m for m in page.heard if m["type"] == "told" and m["says"]]
        assert said
        assert all(message["by"] == "bot" for message in said)
        assert all(set(message["says"]) == {"en", "fr"} for message in said)
        again = Page(url, page.table, page.token)
        welcome = await again.open(0)
        kept = [m["says"] for m in welcome["missed"] if m["says"]]
        assert kept[: len(said)] == [message["says"] for message in said]

    run(story)


def test_a_finished_match_is_reviewed_once_in_both_languages(url: str) -> None:
    async def story() -> None:
        page = await host_of(url, game="piggyback", players=2, chairs=[HERE, HERE])
        await page.until(lambda page: page.view["began"])
        async with httpx.AsyncClient(timeout=60) as client:
            where = f"{url}/api/tables/{page.table}/review"
            assert (await client.get(where)).status_code == 409
            await page.play_out()
            answer = await client.get(where)
            while answer.status_code == 429:
                answer = await client.get(where)
            began = time.perf_counter()
            assert (await client.get(where)).content == answer.content
            assert time.perf_counter() - began < 1, "it is remembered"
        review = msgspec.json.decode(answer.content, type=Review)
        assert [player.seat for player in review.players] == [0, 1]
        for player in review.players:
            parts = player.start + player.luck + player.choice + player.others
            assert parts == pytest.approx(player.result, abs=1e-6)
            assert player.says.en.startswith("Rose began with")
            assert player.says.fr.startswith("Rose avait")
        assert review.curve[-1] == pytest.approx([player.result for player in review.players])
        assert review.turning_points
        assert all(step.says.en and step.says.fr for step in review.turning_points)

    run(story, 120)


@pytest.mark.parametrize(
    ("game", "bot"), [("cochonstructeurs", "professor"), ("woofy", "exact"), ("piggyback", "curly")]
)
def test_nobody_waits_for_the_compiler(
    game: str, bot: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With an empty cache, a bot that has to learn first moves within its time all the same."""
    monkeypatch.setenv("HAMLET_CACHE", str(tmp_path))

    async def story() -> None:
        thinkers = Thinkers(1, 0.3)
        match = hamlet.game(game, players=2).match(seed=1)
        while match.actor == "chance" or len(match.moves()) == 1:
            match.roll() if match.actor == "chance" else match.play(match.moves()[0])
        edition = edition_dict(match.game.edition)
        question = Question(game, 2, match.game.options, edition, match.position(), bot)
        try:
            began = time.perf_counter()
            assert (await thinkers.ask(question, match.moves())).move in match.moves()
            assert time.perf_counter() - began < 12
            assert thinkers.asked_again == 0
            assert (tmp_path / "learning.lock").exists(), "it has begun to learn"
        finally:
            thinkers.close()

    run(story)

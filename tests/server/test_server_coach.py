"""The coach at a table: advice only for who has to move, a review once it is over, no waiting."""

from __future__ import annotations

import asyncio
import fcntl
import multiprocessing
import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

import hamlet
from hamlet.engine.vocabulary import Json
from hamlet.server import metrics
from hamlet.server.protocol.forms import Review
from hamlet.server.tables.table import Table
from hamlet.server.workers.bots import Bots
from hamlet.server.workers.coach import Coach
from hamlet.server.workers.jobs import MoveJob
from hamlet.server.workers.solver import Solver
from hamlet.server.workers.turns import Asker
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
        assert advice["reason"].endswith(".")

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


def test_a_worker_that_hangs_costs_nobody_else_an_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One worker is stopped while it thinks for Rose; Léo is answered all the while.

    When Rose's time is up her worker is ended, and no other: each question of Léo, also the one
    that is being thought about at that moment, is answered.
    """
    monkeypatch.setattr("hamlet.server.workers.coach.ADVICE_SECONDS", 8.0)
    before = set(_workers())

    async def story() -> None:
        with server(tmp_path / "t.sqlite", message_rate=0) as url:
            rose, leo = [await host_of(url, players=2, chairs=[HERE, HERE]) for _ in range(2)]
            for page in (rose, leo):
                await until_a_choice(page)
            await asyncio.gather(*(advised(page, page.view["actor"]) for page in (rose, leo)))
            stopped, answers = await _hung(rose, leo, before)
            assert stopped not in _workers()
            assert answers
            assert {answer["type"] for answer in answers} == {"advice"}

    run(story)


async def _hung(rose: Page, leo: Page, before: set[int]) -> tuple[int, list[dict[str, Any]]]:
    """The worker that was stopped while it thought for Rose, and what Léo was told meanwhile.

    If Rose is answered all the same, another one was stopped: it goes on, and we try again.
    """
    for _ in range(20):
        question = {"version": rose.version, "seat": rose.view["actor"]}
        waiting = asyncio.create_task(rose.ask("advise", **question))
        stopped = await _the_one_that_thinks(set(_workers()) - before, waiting)
        os.kill(stopped, signal.SIGSTOP)
        answers = []
        while not waiting.done():
            seat = leo.view["actor"]
            answers.append(await leo.ask("advise", version=leo.version, seat=seat))
        if (await waiting).get("reason") == "busy":
            return stopped, answers
        os.kill(stopped, signal.SIGCONT)
    raise AssertionError("the worker that thinks for Rose was never met")


def _workers() -> list[int]:
    return [child.pid for child in multiprocessing.active_children() if child.pid]


async def _the_one_that_thinks(workers: set[int], answer: asyncio.Task[dict[str, Any]]) -> int:
    """The worker that has used most processor time, once one has for a while."""
    spent = {pid: _ticks(pid) for pid in workers}

    def used(pid: int) -> int:
        return _ticks(pid) - spent[pid]

    while not answer.done() and max(map(used, workers)) <= 15:
        await asyncio.sleep(0.02)
    return max(workers, key=used)


def _ticks(pid: int) -> int:
    """The processor time of a process, in hundredths of a second; none of one that has ended."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except (FileNotFoundError, ProcessLookupError):
        return 0
    return int(fields[11]) + int(fields[12])


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
        assert all(message["says"].startswith("I ") for message in said)
        again = Page(url, page.table, page.token)
        welcome = await again.open(0)
        kept = [m["says"] for m in welcome["missed"] if m["says"]]
        assert kept[: len(said)] == [message["says"] for message in said]
        retold = await Page(url, page.table, page.token).open(0, language="fr")
        assert next(m["says"] for m in retold["missed"] if m["says"]).startswith("J")

    run(story)


def test_a_finished_match_is_reviewed_once_in_both_languages(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str] = []
    making = Coach._made

    async def counted(coach: Coach, asker: Asker, table: Table) -> Json:
        made.append(table.id)
        return await making(coach, asker, table)

    monkeypatch.setattr(Coach, "_made", counted)

    async def story() -> None:
        page = await host_of(url, game="piggyback", players=2, chairs=[HERE, HERE])
        await page.until(lambda page: page.view["began"])
        async with httpx.AsyncClient() as client:
            where = f"{url}/api/tables/{page.table}/review"
            assert (await client.get(where)).status_code == 409
            await page.play_out()
            answer = await client.get(where)
            while answer.status_code == 429:
                answer = await client.get(where)
            assert (await client.get(where)).content == answer.content
            spoken = await client.get(where, params={"language": "fr"})
            assert made == [page.table], "it is remembered"
        review = msgspec.json.decode(answer.content, type=Review)
        assert [player.seat for player in review.players] == [0, 1]
        for player in review.players:
            parts = player.start + player.luck + player.choice + player.others
            assert parts == pytest.approx(player.result, abs=1e-6)
            assert player.says.startswith("Rose began with")
        assert review.curve[-1] == pytest.approx([player.result for player in review.players])
        assert review.turning_points
        assert all(step.says for step in review.turning_points)
        french = msgspec.json.decode(spoken.content, type=Review)
        assert all(player.says.startswith("Rose avait") for player in french.players)

    run(story)


@pytest.mark.parametrize(
    ("game", "bot"), [("cochonstructeurs", "professor"), ("woofy", "exact"), ("piggyback", "curly")]
)
def test_nobody_waits_for_the_compiler(
    game: str, bot: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With an empty cache, a bot that has to learn first has moved before it has learnt."""
    monkeypatch.setenv("HAMLET_CACHE", str(tmp_path))
    monkeypatch.setattr("hamlet.server.workers.bots.THINKING_SLACK", 300.0)

    async def story() -> None:
        solver = Solver()
        bots = Bots(1, 0.3, solver)
        match = hamlet.game(game, players=2).match(seed=1)
        while match.actor == "chance" or len(match.moves()) == 1:
            match.roll() if match.actor == "chance" else match.play(match.moves()[0])
        job = MoveJob(setup=match.game.setup, position=match.position(), bot=bot)
        before = _asked_again()
        try:
            assert (await bots.move(Asker(), job, match.moves())).move in match.moves()
            assert _asked_again() == before
            if bot == "exact":
                assert solver.solves(job.setup)
                return
            while not _locked(tmp_path / "learning.lock"):  # once it has learnt, it never is again
                await asyncio.sleep(0.01)
        finally:
            await bots.close()
            await solver.close()

    run(story)


def _locked(path: Path) -> bool:
    """Whether somebody is learning at this moment."""
    if not path.exists():
        return False
    with path.open() as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return True
    return False


def _asked_again() -> float | None:
    return metrics.REGISTRY.get_sample_value("hamlet_bots_asked_again_total")

"""Tables as people use them: chairs, turns, undo, bots, dice, host, rematch."""

from __future__ import annotations

import asyncio
import json
import multiprocessing
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

import hamlet
from hamlet.engine.dice import ScriptedDice
from hamlet.engine.matchfile import read_match, verify_rolls
from hamlet.server.workers.bots import Bots
from hamlet.server.workers.jobs import MoveJob
from hamlet.server.workers.solver import Solver
from hamlet.server.workers.turns import Asker
from hamlet.speech.names import pig_name
from serving import Message, Page, Served, host_of, make, run, server

HERE = {"kind": "here", "name": "Rose"}
AWAY = {"kind": "elsewhere"}
PIGS = [pig_name("mason", 0, "en"), pig_name("scarf", 1, "en")]


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with server(tmp_path_factory.mktemp("tables") / "tables.sqlite") as address:
        yield address


def test_a_match_with_a_bot_is_kept_as_a_file_that_verifies(url: str) -> None:
    async def story() -> None:
        page = await host_of(url, players=2, chairs=[HERE])
        commitment = page.view["dice"]["commitment"]
        early = httpx.get(f"{url}/api/tables/{page.table}/match")
        assert early.status_code == 409
        assert page.view["dice"]["secret"] == ""
        await page.play_out()
        assert page.view["dice"]["secret"]
        text = httpx.get(f"{url}/api/tables/{page.table}/match").text
        file, whole = read_match(text, "file")
        assert whole
        assert file.dice.commitment == commitment
        assert (file.dice.words, file.dice.mixed) == ("", [])
        game = hamlet.game(file.game, file.players, file.options, file.edition)
        assert verify_rolls(file, game.match(dice=file.dice.source()), "file") > 0
        late = await page.ask("play", version=page.version, move="roll")
        assert (late["type"], late["reason"]) == ("refused", "illegal")

    run(story)


def test_refusals_name_the_layer(url: str) -> None:
    async def story() -> None:
        page = await host_of(url, players=2, chairs=[HERE, AWAY])
        assert (await page.ask("play", version=0, move="roll"))["reason"] == "forbidden"
        async with Page(url, page.table) as guest:
            assert guest.seats == []
            assert (await guest.play("roll"))["reason"] == "forbidden"
            assert (await guest.ask("begin"))["reason"] == "forbidden"
            assert (await guest.ask("sit", seat=0, name="Eve"))["reason"] == "forbidden"
            assert (await guest.ask("sit", seat=9, name="Eve"))["reason"] == "malformed"
            assert (await guest.ask("sit", seat=1, name="Léo", character="scarf"))["type"] == "done"
            await guest.until(lambda page: page.view["began"])
            await page.until(lambda page: page.view["began"])
            assert (await guest.play("roll"))["reason"] == "forbidden"
            assert (await page.play("dance"))["reason"] == "malformed"
            illegal = await page.play("stop")
            assert illegal["reason"] == "illegal"
            assert illegal["rule"].startswith("PB-")
            stale = await page.ask("play", version=page.version or 0, move="roll")
            assert stale["type"] == "done"
            seen = (page.version or 0) - 1
            assert (await page.ask("play", version=seen, move="roll"))["reason"] == "stale"
            await guest.send("{")
            assert (await guest.read())["type"] == "told"
            assert (await guest.read())["reason"] == "malformed"

    run(story)


def test_hello_without_a_table(url: str) -> None:
    async def story() -> None:
        assert (await Page(url, "0" * 24).open())["type"] == "gone"
        assert (await Page(url, "nonsense").open())["type"] == "gone"

    run(story)


def test_resuming_from_any_version(url: str) -> None:
    async def story() -> None:
        page = await host_of(url, players=2, chairs=[HERE, HERE])
        for _ in range(60):
            if page.view["result"] is None:
                await page.play()
        told = {m["version"]: m for m in page.heard if m["type"] == "told"}
        for have in (0, 1, (page.version or 0) - 1, page.version or 0, 10_000):
            again = Page(url, page.table, page.token)
            welcome = await again.open(have)
            wanted = range(have + 1, (page.version or 0) + 1)
            assert [m["version"] for m in welcome["missed"]] == list(wanted)
            assert all(told[m["version"]] == m for m in welcome["missed"] if m["version"] in told)
            assert welcome["view"] == page.view
            missed = await again.ask("sync", have=have)
            assert missed["missed"] == welcome["missed"]
            await again.close()

    run(story)


@pytest.mark.parametrize("name", list(hamlet.SHELF))
def test_every_step_brings_the_position_after_it(url: str, name: str) -> None:
    async def story() -> None:
        players = hamlet.kind(name).players[0]
        page = await host_of(url, game=name, players=players, chairs=[HERE] * players)
        for _ in range(30):
            if page.view["result"] is None:
                await page.play()
        missed = (await page.ask("sync", have=0))["missed"]
        heard = [message for message in page.heard if message["type"] == "told"]
        assert missed[-len(heard) :] == heard
        match = hamlet.game(name, players).match(dice=ScriptedDice([]))
        for told in missed:
            for step in told["steps"]:
                assert step["actor"] == match.actor
                assert step["events"] == match.play(step["text"])
                assert step["position"] == json.loads(json.dumps(match.position()))
            if told["steps"]:
                assert told["steps"][-1]["position"] == told["view"]["position"]
        assert len(match.log) > 30 or match.result is not None

    run(story)


def test_hand_to_a_bot_and_back_leave_and_sit_again(url: str) -> None:
    async def story() -> None:
        page = await host_of(url, players=2, chairs=[HERE, AWAY])
        async with Page(url, page.table) as guest:
            await guest.ask("sit", seat=1, name="Léo")
            await page.until(lambda page: page.view["began"])
            assert (await page.ask("hand", seat=0, bot="zen"))["reason"] == "malformed"
            assert (await page.ask("hand", seat=0, bot="greedy"))["type"] == "done"
            await guest.until(lambda page: page.view["actor"] == 1)
            while not page.view["chairs"][0]["bot"]:
                await page.read()
            assert (await page.ask("hand", seat=0, bot=""))["type"] == "done"
            assert (await guest.ask("leave", seat=1))["type"] == "done"
            assert guest.seats == []
            while page.view["chairs"][1]["taken"]:
                await page.read()
            assert page.view["chairs"][1]["bot"] == "greedy"
            assert (await guest.ask("sit", seat=1, name="Léo"))["seats"] == [1]
            assert (await page.ask("lock", seat=1, closed=True))["type"] == "done"
            assert (await guest.ask("sit", seat=1, name="Léo"))["reason"] == "forbidden"
            assert (await guest.ask("lock", seat=1, closed=False))["reason"] == "forbidden"
            assert (await page.ask("lock", seat=1, closed=False))["type"] == "done"
            assert (await guest.ask("sit", seat=1, name="Léo"))["type"] == "done"

    run(story)


def test_undo_needs_consent_and_never_crosses_the_dice(url: str) -> None:
    async def story() -> None:
        page = await host_of(url, players=2, chairs=[HERE, AWAY])
        async with Page(url, page.table) as guest:
            await guest.ask("sit", seat=1, name="Léo")
            await page.until(lambda page: page.view["began"])
            pages = {0: page, 1: guest}
            await _until_a_move_without_dice(pages)
            mover = next(p for p in pages.values() if p.heard[-1]["type"] == "done")
            seat, other = mover.seats[0], pages[1 - mover.seats[0]]
            await other.until(lambda page: page.version == mover.version)
            before = mover.view["position"]
            assert seat in mover.view["take_back"]
            asked = await mover.ask("undo", version=mover.version, seat=seat)
            assert asked["type"] == "done", asked
            await other.until(lambda page: page.view["undo"] is not None)
            assert other.view["undo"]["waiting"] == [1 - seat]
            assert other.view["take_back"] == []
            again = await mover.ask("undo", version=mover.version, seat=seat)
            assert again["reason"] == "forbidden"
            assert (await other.ask("agree", version=other.version, seat=1 - seat, yes=False))[
                "type"
            ] == "done"
            await mover.until(lambda page: page.view["undo"] is None)
            assert mover.view["position"] == before
            await mover.ask("undo", version=mover.version, seat=seat)
            await other.until(lambda page: page.view["undo"] is not None)
            await other.ask("agree", version=other.version, seat=1 - seat, yes=True)
            await mover.until(lambda page: page.heard[-1].get("what") == "undone")
            assert mover.heard[-1]["back"] == 1
            assert mover.view["actor"] == seat
            assert mover.view["position"] != before
            crossed = await mover.ask("undo", version=mover.version, seat=seat)
            assert (crossed["type"], crossed["reason"]) == ("refused", "forbidden")
            assert "dice" in crossed["message"]

    run(story)


async def _until_a_move_without_dice(pages: dict[int, Page]) -> None:
    """Play until somebody gave a roll to a pig, and the next has not rolled yet."""
    while True:
        page = pages[pages[0].view["actor"]]
        move = page.view["moves"][-1]
        done = await page.play(move)
        assert done["type"] == "done", done
        steps = next(m for m in reversed(page.heard) if m["type"] == "told")["steps"]
        await pages[1 - page.seats[0]].until(lambda other, v=done["version"]: other.version == v)  # type: ignore[misc]
        assert page.view["result"] is None
        if all(step["actor"] != "chance" for step in steps):
            return


def test_own_dice_are_entered_by_the_people_here(url: str) -> None:
    async def story() -> None:
        page = await host_of(url, players=2, chairs=[HERE, AWAY], dice="own")
        async with Page(url, page.table) as guest:
            assert [chair["free"] for chair in guest.view["chairs"]] == [False, True]
            assert (await guest.ask("sit", seat=1, name="Léo"))["enters"] is False
            await page.until(lambda page: page.view["began"])
            assert page.view["dice"] == {
                "kind": "own",
                "commitment": page.view["dice"]["commitment"],
                "words": "",
                "secret": "",
                "bound": False,
                "pledges": [],
            }
            await page.play("roll")
            assert page.view["actor"] == "chance"
            assert "red-4" in page.view["outcomes"]
            assert page.heard[-1]["enters"] is True
            await guest.until(lambda other: other.version == page.version)
            assert (await guest.play("red-4"))["reason"] == "forbidden"
            assert (await page.play("red-9"))["reason"] == "malformed"
            assert (await page.play("red-4"))["type"] == "done"
            assert page.heard[-2]["steps"][0]["text"] == "red-4"

    run(story)


@pytest.mark.parametrize("name", list(hamlet.SHELF))
def test_a_table_from_a_position_with_own_dice_follows_a_script(url: str, name: str) -> None:
    """What a match looked like after some moves is where a table begins; each roll is chosen."""

    async def story() -> None:
        players = hamlet.kind(name).players[0]
        match = hamlet.game(name, players).match(seed=3)
        for _ in range(9):
            match.roll() if match.actor == "chance" else match.play(match.moves()[-1])
        chairs = [HERE] * players
        page = await host_of(
            url,
            game=name,
            players=players,
            chairs=chairs,
            dice="entered",
            position=match.position(),
        )
        for _ in range(25):
            assert page.view["position"] == json.loads(json.dumps(match.position()))
            assert page.view["actor"] == match.actor
            assert page.view["outcomes"] == list(match.outcomes())
            entry = (match.moves() or list(match.outcomes()))[-1]
            match.play(entry)
            assert (await page.play(entry))["type"] == "done"
            if match.actor is None:
                break

    run(story)


def test_part_of_a_position_is_enough_and_a_bad_one_is_refused(url: str) -> None:
    async def story() -> None:
        page = await host_of(url, players=2, chairs=[HERE, HERE], position={"seat": 1})
        assert page.view["actor"] == 1
        assert page.view["position"]["start"] == ["red", "blue", "green", "yellow"]

    run(story)
    for position, why in (
        ({"seat": 9}, "seat: 9 is not from 0 to 1"),
        ({"stacks": {"5": ["red", "red"]}}, "the red pig stands twice"),
        ({"hats": 3}, "unknown field `hats`"),
        ({"stacks": [[]]}, "stacks"),
    ):
        wish = {"game": "piggyback", "players": 2, "position": position}
        answer = httpx.post(f"{url}/api/tables", json=wish)
        assert (answer.status_code, answer.json()["reason"]) == (400, "malformed")
        assert why in answer.json()["message"]


def test_the_clock_lets_a_bot_play_for_the_absent(url: str) -> None:
    async def story() -> None:
        page = await host_of(url, players=2, chairs=[HERE, HERE], clock=1)
        await page.until(lambda page: page.heard[-1].get("by") == "clock")
        assert (await page.ask("rule", clock=0))["type"] == "done"
        assert page.view["clock"] == 0

    run(story)


def test_host_rules_spectators_emotes_and_closing(url: str) -> None:
    async def story() -> None:
        page = await host_of(url, players=2, chairs=[HERE, HERE], listed=True)
        assert page.table in open_tables(url)
        guest = Page(url, page.table)
        await guest.open()
        assert (await guest.ask("emote", seat=0, emote="wow"))["reason"] == "forbidden"
        assert (await guest.ask("rule", spectators=False))["reason"] == "forbidden"
        await page.send({"type": "emote", "id": 77, "seat": 0, "emote": "wow"})
        shown = await guest.read()
        assert (shown["type"], shown["emote"], shown["seat"]) == ("emoted", "wow", 0)
        await page.send({"type": "emote", "id": 78, "seat": 0, "emote": "say anything"})
        await page.until(lambda page: page.heard[-1].get("id") == 78)
        assert page.heard[-1]["reason"] == "malformed"
        assert (await page.ask("rule", spectators=False, listed=False))["type"] == "done"
        assert (await guest.read())["type"] == "gone"
        assert (await Page(url, page.table).open())["type"] == "gone"
        assert httpx.get(f"{url}/api/tables/{page.table}").json()["view"]["position"] is None
        assert (await page.ask("close"))["type"] == "done"
        assert (await page.ask("begin"))["reason"] == "gone"

    run(story)


def test_at_an_open_table_everybody_is_called_like_their_pig(url: str) -> None:
    async def story() -> None:
        rose = {"kind": "here", "name": "Rose", "character": "mason"}
        page = await host_of(url, players=3, chairs=[rose, AWAY, AWAY], wait=True)
        assert page.view["chairs"][0]["name"] == "Rose"
        mine = {"authorization": f"Bearer {page.token}"}
        assert [
            httpx.get(f"{url}/api/tables/{page.table}", headers=headers).json()["seats"]
            for headers in (mine, {})
        ] == [[0], []]
        assert page.table not in open_tables(url)
        await page.ask("rule", listed=True)
        async with Page(url, page.table) as guest:
            await guest.ask("sit", seat=1, name="buy my shoes", character="scarf")
            await guest.until(lambda page: page.view["chairs"][1]["taken"])
            assert [chair["name"] for chair in guest.view["chairs"]][:2] == PIGS
        card = open_tables(url)[page.table]
        assert card == {"table": page.table, "game": "piggyback", "free": [2], "names": PIGS}
        await page.ask("rule", listed=False)
        await page.until(lambda page: not page.view["listed"])
        assert [chair["name"] for chair in page.view["chairs"]][:2] == PIGS
        assert page.table not in open_tables(url)

    run(story)


def test_an_open_table_is_listed_as_long_as_a_visitor_finds_something_there(url: str) -> None:
    async def story() -> None:
        page = await host_of(url, players=2, chairs=[HERE, AWAY], listed=True, spectators=False)
        assert page.table in open_tables(url)
        await page.ask("lock", seat=1, closed=True)
        assert page.table not in open_tables(url)
        await page.ask("rule", spectators=True)
        assert page.table in open_tables(url)
        await page.ask("close")
        assert page.table not in open_tables(url)

    run(story)


def open_tables(url: str) -> dict[str, Message]:
    return {card["table"]: card for card in httpx.get(f"{url}/api/tables").json()}


def test_a_visitor_of_a_table_without_spectators_sees_the_chairs_only(url: str) -> None:
    async def story() -> None:
        page = await host_of(url, players=3, chairs=[HERE, AWAY, HERE], spectators=False, wait=True)
        await page.ask("begin")
        visitor = Page(url, page.table)
        welcome = await visitor.open(0)
        assert welcome["view"]["position"] is None
        assert welcome["missed"] == []
        await page.until(lambda page: page.my_turn())
        await page.play()
        told = await visitor.read()
        assert told["steps"] == []
        assert told["view"]["position"] is None
        assert (await visitor.ask("sit", seat=1, name="Léo"))["seats"] == [1]
        assert visitor.view["position"] is not None

    run(story)


def test_rematch_with_the_same_chairs(url: str) -> None:
    async def story() -> None:
        page = await host_of(url, players=2, chairs=[HERE, AWAY])
        async with Page(url, page.table) as guest:
            await guest.ask("sit", seat=1, name="Léo")
            assert (await page.ask("rematch"))["reason"] == "forbidden"
            await asyncio.gather(page.play_out(), guest.play_out())
            await guest.ask("rematch")
            await page.until(lambda page: bool(page.view["next_table"]))
            assert (await page.ask("rematch"))["reason"] == "forbidden"
            again = Page(url, page.view["next_table"], guest.token)
            welcome = await again.open()
            assert welcome["seats"] == [1]
            assert again.view["dice"]["commitment"] != page.view["dice"]["commitment"]
            assert welcome["options"]["first_player"] == 1, "the next chair begins"
            assert again.view["actor"] == 1

    run(story)


def test_strangers_at_an_open_table_go_by_the_name_of_their_pig(url: str) -> None:
    async def story() -> None:
        page = await host_of(url, players=2, chairs=[HERE, AWAY], listed=True)
        async with Page(url, page.table) as guest:
            await guest.ask("sit", seat=1, name="meet me at 5")
            assert guest.view["chairs"][1]["name"] == "Basile"

    run(story)


def test_a_bot_whose_worker_dies_is_asked_again() -> None:
    """Whether it had nothing to do, or was asked already."""

    async def story() -> None:
        solver = Solver()
        bots, asker = Bots(1, 0.05, solver), Asker("here", "table")
        match = hamlet.game("piggyback", players=2).match(seed=1)
        job = MoveJob(setup=match.game.setup, position=match.position(), bot="greedy")
        try:
            assert (await bots.move(asker, job, match.moves())).move == "roll"
            kill_workers()
            assert (await bots.move(asker, job, match.moves())).move == "roll"
            kill_workers()
            while multiprocessing.active_children():
                await asyncio.sleep(0.01)
            assert (await bots.move(asker, job, match.moves())).move == "roll"
        finally:
            await bots.close()

    run(story)


def kill_workers() -> None:
    for worker in multiprocessing.active_children():
        worker.kill()


@pytest.mark.parametrize("name", list(hamlet.SHELF))
def test_restart_in_the_middle_of_each_game(name: str, tmp_path: Path) -> None:
    """The same position, the same commitment, and the match goes on to its end."""

    async def story() -> None:
        players = hamlet.kind(name).players[0]
        served = Served(tmp_path / "tables.sqlite")
        served.start()
        try:
            await served.ready()
            made = await make(served.url, game=name, players=players, chairs=[HERE] * players)
            page = Page(served.url, made["table"], made["token"])
            await page.open()
            await page.until(lambda page: page.view["began"])
            for _ in range(12):
                if page.view["result"] is None:
                    assert (await page.play())["type"] == "done"
            served.kill()
            served.start()
            await served.ready()
            again = Page(served.url, made["table"], made["token"])
            welcome = await again.open(page.version)
            assert welcome["version"] == page.version
            assert welcome["view"] == page.view
            assert welcome["view"]["dice"]["commitment"] == made["commitment"]
            await again.ask("hand", seat=0, bot="greedy")
            await again.play_out()
        finally:
            served.stop()

    run(story)

"""Replays: of finished tables and of match files, whole, altered and damaged."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

import hamlet
from hamlet.engine.dice import FairDice, fair_ticket
from hamlet.engine.match import Match
from hamlet.engine.matchfile import DiceLine, SeatLine, match_file, write_match
from hamlet.engine.stream import weighted
from hamlet.server.protocol.limits import LONGEST_LOG
from serving import Page, make, run, server

SECRET = bytes(range(32))
WORDS = "à table"


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with server(tmp_path_factory.mktemp("replays") / "t.sqlite", message_rate=0) as address:
        yield address


def finished(name: str, position: dict[str, Any] | None = None) -> tuple[Match, str]:
    """A match of random moves and fair dice, and its file."""
    players = hamlet.kind(name).players[0]
    dice = FairDice(SECRET, WORDS)
    match = hamlet.game(name, players).match(position=position, dice=dice)
    rng = random.Random(5)
    while match.actor is not None:
        match.roll() if match.actor == "chance" else match.play(rng.choice(match.moves()))
    line = DiceLine("fair", None, dice.commitment, WORDS, SECRET.hex())
    seats = [SeatLine("Rose"), *(SeatLine(f"bot {n}", "greedy") for n in range(1, players))]
    return match, write_match(match_file(match, seats, line))


def replay(url: str, text: str) -> Any:
    answer = httpx.post(f"{url}/api/replay", json={"text": text})
    assert answer.status_code == 200, answer.text
    return answer.json()


def first_misfit(shown: Any) -> int | None:
    """The first step, from 0, that is not what the fair dice give: the check of the page."""
    number = 0
    for at, step in enumerate(shown["steps"]):
        if step["actor"] != "chance":
            continue
        weights = [share["weight"] for share in step["outcomes"]]
        ticket = fair_ticket(
            bytes.fromhex(shown["dice"]["secret"]), shown["dice"]["words"], number, sum(weights)
        )
        if step["outcomes"][weighted(weights, len(weights), ticket)]["name"] != step["text"]:
            return at
        number += 1
    return None


def plain(data: Any) -> Any:
    return json.loads(json.dumps(data))


@pytest.mark.parametrize("name", list(hamlet.SHELF))
def test_a_file_is_replayed_to_its_last_position(url: str, name: str) -> None:
    match, text = finished(name)
    shown = replay(url, text)
    assert (shown["game"], shown["players"]) == (name, match.game.players)
    assert shown["whole"] is True
    assert shown["broken"] is None
    assert [step["text"] for step in shown["steps"]] == match.log
    assert shown["start"] == plain(match.game.match(seed=0).position())
    assert shown["steps"][-1]["position"] == plain(match.position())
    assert match.result is not None
    assert shown["result"]["reason"] == match.result.reason
    assert shown["seats"][0] == {"name": "Rose", "bot": "", "character": ""}
    assert all(bool(step["outcomes"]) == (step["actor"] == "chance") for step in shown["steps"])
    assert first_misfit(shown) is None


def test_a_match_from_a_position_starts_there(url: str) -> None:
    position = {"seat": 1, "stacks": {"20": ["red", "blue", "green", "yellow"]}}
    match, text = finished("piggyback", position)
    shown = replay(url, text)
    assert shown["start"] == plain(match.start)
    assert shown["steps"][0]["actor"] == 1
    assert shown["steps"][-1]["position"] == plain(match.position())


def altered(text: str, change: Any) -> str:
    """The file with some log lines changed; its seal stays as it was."""
    lines = text.split("\n")
    for at, line in enumerate(lines):
        new = change(line)
        if new is not None:
            lines[at] = new
            return "\n".join(lines)
    raise AssertionError("nothing was changed")


def test_an_altered_roll_is_shown_and_can_be_found(url: str) -> None:
    """The replay does not refuse it: the page's own check names it."""
    match, text = finished("woofy")
    at = next(n for n, who in enumerate(match.actors) if who < 0)
    fell = match.log[at]
    other = next(o for o in replay(url, text)["steps"][at]["outcomes"] if o["name"] != fell)
    shown = replay(
        url,
        altered(
            text, lambda line: line.replace(fell, other["name"]) if "* " + fell in line else None
        ),
    )
    assert shown["whole"] is False
    assert shown["steps"][at]["text"] == other["name"]
    assert first_misfit(shown) == at


@pytest.mark.parametrize("name", list(hamlet.SHELF))
def test_a_line_against_the_rules_is_named(url: str, name: str) -> None:
    match, text = finished(name)
    at = max(n for n, who in enumerate(match.actors) if who >= 0)
    body, _, seal = text.rpartition("\n[end]\n")
    head, log, tail = body.partition("log = [\n")
    rest = tail.split("\n")
    assert f'"{match.actors[at]} {match.log[at]}"' in rest[at]
    rest[at] = '    "0 dance",'
    shown = replay(url, head + log + "\n".join(rest) + "\n[end]\n" + seal)
    assert shown["whole"] is False
    assert shown["broken"]["line"] == at + 1
    assert shown["broken"]["text"] == "0 dance"
    assert f"log line {at + 1}" in shown["broken"]["message"]
    assert [step["text"] for step in shown["steps"]] == match.log[:at]
    assert shown["result"] is None


def test_what_is_no_match_file_is_refused_in_a_sentence(url: str) -> None:
    _, text = finished("piggyback")
    longer = altered(
        text, lambda line: '    "0 roll",\n' * (LONGEST_LOG + 1) if '"0 roll"' in line else None
    )
    for bad, why in (
        ("", "not a match file"),
        ("oink", "not a match file"),
        (text[: len(text) // 2], "cut"),
        (text.replace('game = "piggyback"', 'game = "chess"'), "chess"),
        (text.replace("players = 2", "players = 3"), "2 seats for 3 players"),
        (longer, "too many"),
    ):
        answer = httpx.post(f"{url}/api/replay", json={"text": bad})
        assert (answer.status_code, answer.json()["reason"]) == (400, "malformed"), bad[:40]
        assert why in answer.json()["message"]
    assert httpx.post(f"{url}/api/replay", json={"text": "x" * 200_001}).status_code == 400
    assert httpx.post(f"{url}/api/replay", json={"text": "x" * 300_000}).status_code == 413


def test_a_finished_table_is_replayed_like_its_file(url: str) -> None:
    async def story() -> None:
        chairs = [{"kind": "here", "name": "Rose", "character": "fox"}, {"kind": "bot"}]
        made = await make(url, game="piggyback", players=2, chairs=chairs)
        where = f"{url}/api/tables/{made['table']}"
        page = Page(url, made["table"], made["token"])
        await page.open()
        await page.until(lambda page: page.view["began"])
        assert httpx.get(f"{where}/replay").status_code == 409
        await page.play_out()
        shown = httpx.get(f"{where}/replay").json()
        assert shown["seats"][0] == {"name": "Rose", "bot": "", "character": "fox"}
        assert shown["dice"]["commitment"] == made["commitment"]
        assert shown["steps"][-1]["position"] == page.view["position"]
        assert shown["result"] == page.view["result"]
        assert first_misfit(shown) is None
        from_file = replay(url, httpx.get(f"{where}/match").text)
        assert from_file | {"seats": 0} == shown | {"seats": 0}
        assert httpx.get(f"{url}/api/tables/{'0' * 24}/replay").status_code == 404

    run(story)

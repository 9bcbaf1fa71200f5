"""Fair dice that the house cannot bend: words promised, bound and shown, and houses that cheat."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

import hamlet
from bending_house import HOUSE_WORDS, bend
from command_line import run as command
from hamlet.engine.errors import BadMatchFile
from hamlet.engine.matchfile import read_match, write_match
from hamlet.engine.pledges import promise_of
from hamlet.matches import verify_match
from hamlet.server.protocol.asks import Lock, Promise, Reveal, Sit
from hamlet.server.protocol.forms import NewChair, NewTable
from hamlet.server.protocol.refusal import Refusal
from hamlet.server.tables import log, moves, pledges
from hamlet.server.tables.moves import Write, binding, done_by_itself
from hamlet.server.tables.new_table import header_of, rematch_of
from hamlet.server.tables.permissions import decide
from hamlet.server.tables.table import PROMISE_SECONDS, REVEAL_SECONDS, Table, fresh_table
from hamlet.server.tables.telling import told
from serving import Message, Page, make, run, server

HERE: Message = {"kind": "here", "name": "Rose"}
AWAY: Message = {"kind": "elsewhere", "name": "Léo"}
WORDS = {"host": "roses and rain", "guest": "une étoile filante"}
HOST, GUEST = promise_of(WORDS["host"]), promise_of(WORDS["guest"])


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with server(tmp_path_factory.mktemp("dice") / "tables.sqlite", message_rate=0) as address:
        yield address


async def two_homes(url: str, **wish: Any) -> tuple[Page, Page]:
    """A host and a guest who have both promised words, at a table where the house is bound."""
    chairs = [HERE, AWAY]
    made = await make(url, game="piggyback", players=2, chairs=chairs, promise=HOST, **wish)
    host, guest = Page(url, made["table"], made["token"]), Page(url, made["table"])
    await host.open()
    await guest.open()
    assert (made["commitment"], guest.view["dice"]["commitment"]) == ("", "")
    await guest.ask("sit", seat=1, name="Léo", promise=GUEST)
    for page in (host, guest):
        await page.until(lambda page: page.view["dice"]["bound"])
    return host, guest


async def to_the_end(host: Page, guest: Page) -> None:
    while host.view["result"] is None:
        page = next((page for page in (host, guest) if page.my_turn()), host)
        if page.my_turn():
            await page.play()
        else:
            await page.read()
        for other in (host, guest):
            await other.until(lambda other, version=page.version: other.version >= version)  # type: ignore[misc]


def saved(url: str, table: str, folder: Path) -> Path:
    path = folder / "match.hamlet"
    path.write_text(httpx.get(f"{url}/api/tables/{table}/match").text, encoding="utf-8")
    return path


def test_promised_then_bound_then_shown_then_played(url: str, tmp_path: Path) -> None:
    async def story() -> None:
        host, guest = await two_homes(url)
        seen = guest.view["dice"]
        assert [pledge["promise"] for pledge in seen["pledges"]] == [HOST, GUEST]
        assert len(seen["commitment"]) == 64
        assert not guest.view["began"]
        assert (await guest.ask("reveal", words=WORDS["guest"]))["type"] == "done"
        assert not guest.view["began"]
        assert (await host.ask("reveal", words=WORDS["host"]))["type"] == "done"
        for page in (host, guest):
            await page.until(lambda page: page.view["began"])
        assert WORDS["guest"] not in "".join(host.raw)
        await to_the_end(host, guest)
        assert host.view["dice"]["commitment"] == seen["commitment"]
        found = [pledge["words"] for pledge in host.view["dice"]["pledges"]]
        assert found == [WORDS["host"], WORDS["guest"]]
        path = saved(url, host.table, tmp_path)
        assert verify_match(path, list(WORDS.values()), seen["commitment"]).worded == [
            "Rose",
            "Léo",
        ]
        said = command("verify", path, "--words", WORDS["guest"]).stdout
        assert "Léo: own words are in the dice, as promised" in said

    run(story)


def test_what_is_refused_before_and_after_the_house_is_bound(url: str) -> None:
    async def story() -> None:
        made = await make(url, game="piggyback", players=3, chairs=[HERE, AWAY], promise=HOST)
        host = Page(url, made["table"], made["token"])
        await host.open()
        early = await host.ask("reveal", words=WORDS["host"])
        assert (early["type"], early["reason"]) == ("refused", "forbidden")
        assert (await host.ask("promise", promise=GUEST))["type"] == "done"
        assert (await host.ask("promise", promise=HOST))["type"] == "done"
        assert (await host.ask("promise", promise=""))["reason"] == "malformed"
        assert (await host.ask("begin"))["type"] == "done"
        assert host.view["dice"]["bound"]
        assert not host.view["began"]
        assert (await host.ask("promise", promise=GUEST))["reason"] == "forbidden"
        assert (await host.ask("reveal", words="others"))["reason"] == "malformed"
        assert (await host.ask("begin"))["reason"] == "busy"
        async with Page(url, host.table) as late:
            assert (await late.ask("sit", seat=1, name="", promise=GUEST))["reason"] == "busy"
            assert (await late.ask("reveal", words=WORDS["host"]))["reason"] == "forbidden"
        await host.ask("reveal", words=WORDS["host"])
        await host.until(lambda page: page.view["began"])
        assert (await host.ask("reveal", words=WORDS["host"]))["reason"] == "forbidden"

    run(story)


def test_one_page_alone_waits_for_nobody(url: str, tmp_path: Path) -> None:
    """A family round one tablet: everybody here and all bots are the host page's."""

    async def story() -> None:
        chairs = [HERE, HERE]
        made = await make(url, game="piggyback", players=3, chairs=chairs, promise=HOST)
        host = Page(url, made["table"], made["token"])
        await host.open()
        await host.until(lambda page: page.view["dice"]["bound"])
        assert [pledge["seats"] for pledge in host.view["dice"]["pledges"]] == [[0, 1, 2]]
        await host.ask("reveal", words=WORDS["host"])
        await host.play_out()
        assert verify_match(saved(url, host.table, tmp_path), [WORDS["host"]]).speechless == []

    run(story)


def test_a_program_without_words_plays_as_before_and_it_is_noted(url: str, tmp_path: Path) -> None:
    async def story() -> None:
        made = await make(url, game="piggyback", players=2, chairs=[HERE, AWAY], promise=HOST)
        host, guest = Page(url, made["table"], made["token"]), Page(url, made["table"])
        await host.open()
        await guest.open()
        await guest.ask("sit", seat=1, name="Léo")
        await host.until(lambda page: page.view["dice"]["bound"])
        await host.ask("reveal", words=WORDS["host"])
        await to_the_end(host, guest)
        path = saved(url, host.table, tmp_path)
        assert verify_match(path).speechless == ["Léo"]
        assert "no words of their own: Léo" in command("verify", path).stdout
        kept = tmp_path / "other.sqlite"
        table = command("tables", "import", path, "--database", kept).stdout.split()[0]
        again = command("tables", "export", table, "--database", kept).stdout
        assert (
            read_match(again, "file")[0].dice == read_match(path.read_text("utf-8"), "file")[0].dice
        )

    run(story)


class TestAsAValue:
    """What the server does by itself, and when, without a server or a clock."""

    def table(self) -> Table:
        """Two homes that have promised, at second 1; the house is bound at second 2."""
        wish = NewTable("piggyback", chairs=[NewChair(), NewChair("elsewhere")], promise=HOST)
        table = fresh_table("0" * 24, header_of(wish, "me"), bytes(32), 0.0)
        table = asked(table, "you", Sit(seat=1, name="Léo", promise=GUEST), 1.0)
        assert table.duty() == ("bind", 1.0)
        assert table.commitment == ""
        return table.after(binding(table), 2.0)

    def test_a_guest_who_never_shows_words_is_waited_for_only_so_long(self) -> None:
        table = asked(self.table(), "me", Reveal(words=WORDS["host"]), 3.0)
        duty = table.duty()
        assert duty == ("begin", 2.0 + REVEAL_SECONDS)
        assert table.due() == duty.at
        began = table.after(done_by_itself(table, duty, "").change, duty.at)
        assert [line.words for line in told.match_file_of(ended(began)).dice.mixed] == [
            WORDS["host"],
            "",
        ]

    def test_the_match_never_begins_without_the_words_of_the_host(self) -> None:
        table = asked(self.table(), "you", Reveal(words=WORDS["guest"]), 3.0)
        assert table.duty() is None
        assert table.due() is None

    def test_the_host_may_take_a_chair_out_whose_words_do_not_come(self) -> None:
        table = asked(self.table(), "me", Reveal(words=WORDS["host"]), 3.0)
        table = asked(table, "me", Lock(seat=1, closed=True), 4.0)
        assert table.duty() == ("begin", 4.0)
        assert [pledge.promise for pledge in table.pledges] == [HOST, GUEST]

    def test_words_that_were_shown_stay_in_whoever_is_sent_away(self) -> None:
        table = asked(self.table(), "you", Reveal(words=WORDS["guest"]), 3.0)
        table = asked(table, "me", Lock(seat=1, closed=True), 4.0)
        table = asked(table, "me", Reveal(words=WORDS["host"]), 5.0)
        assert [pledge.words for pledge in table.pledges] == [WORDS["host"], WORDS["guest"]]

    def test_a_rematch_gives_the_pages_time_to_promise_again(self) -> None:
        header = rematch_of(self.table())
        table = fresh_table("1" * 24, header, bytes(32), 100.0)
        assert table.duty() == ("bind", 100.0 + PROMISE_SECONDS)
        for holder in ("you", "me"):
            table = asked(table, holder, Promise(promise=GUEST), 101.0)
        assert table.duty() == ("bind", 101.0)

    def test_who_leaves_before_the_house_is_bound_is_not_bound_either(self) -> None:
        wish = NewTable("piggyback", chairs=[NewChair(), NewChair("elsewhere")], promise=HOST)
        table = fresh_table("0" * 24, header_of(wish, "me"), bytes(32), 0.0)
        table = asked(table, "you", Sit(seat=1, name="Léo", promise=GUEST), 1.0)
        table = asked(table, "me", Lock(seat=1, closed=True), 2.0)
        assert [pledge.promise for pledge in binding(table).pledges] == [HOST]

    def test_own_dice_take_no_promises(self) -> None:
        chairs = [NewChair(), NewChair("elsewhere")]
        wish = NewTable("piggyback", chairs=chairs, dice="own", promise=HOST)
        table = fresh_table("0" * 24, header_of(wish, "me"), b"", 0.0)
        assert not asked(table, "you", Sit(seat=1, name="", promise=GUEST), 1.0).must_bind
        with pytest.raises(Refusal, match="before the house is bound"):
            decide(table, "me", Promise(promise=HOST))


def asked(table: Table, who: str, ask: Any, at: float) -> Table:
    decision = decide(table, who, ask)
    assert isinstance(decision, Write)
    return table.after(decision.change, at)


def ended(table: Table) -> Table:
    """The same table played to its end."""
    while not table.over:
        change = log.Played(moves.played(table, table.match.moves()[0]).lines)
        table = table.after(change, table.at + 1)
    return table


async def _cheated(url: str) -> str:
    """A match of two homes at a house that cheats; the table."""
    host, guest = await two_homes(url)
    for page, words in ((host, WORDS["host"]), (guest, WORDS["guest"])):
        await page.ask("reveal", words=words)
    await to_the_end(host, guest)
    return host.table


@pytest.mark.parametrize("what", ["words", "promises"])
def test_a_house_that_swaps_words_is_caught(
    what: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (moves, told):
        monkeypatch.setattr(module, "without_holders", pledges.without_holders)
    bend(what)

    async def story() -> None:
        path = saved(address, await _cheated(address), tmp_path)
        if what == "words":
            with pytest.raises(BadMatchFile, match="the words of Léo are not those"):
                verify_match(path)
        else:
            assert verify_match(path).rolls > 0
        with pytest.raises(BadMatchFile, match=r"words of Léo|were not mixed into"):
            verify_match(path, [WORDS["guest"]])
        assert command("verify", path, "--words", WORDS["guest"]).returncode == 2

    with server(tmp_path / "tables.sqlite") as address:
        run(story)


@pytest.mark.parametrize("what", ["words", "secret"])
def test_a_database_that_is_edited_before_the_beginning_is_caught(
    what: str, tmp_path: Path
) -> None:
    database = tmp_path / "tables.sqlite"
    known: dict[str, Any] = {}

    async def before() -> None:
        host, guest = await two_homes(known["url"])
        await guest.ask("reveal", words=WORDS["guest"])
        known.update(table=host.table, host=host.token, guest=guest.token)
        known["promised"] = guest.view["dice"]["commitment"]

    async def after() -> None:
        host = Page(known["url"], known["table"], known["host"])
        guest = Page(known["url"], known["table"], known["guest"])
        await host.open()
        await guest.open()
        await host.ask("reveal", words=WORDS["host"])
        await to_the_end(host, guest)
        with pytest.raises(BadMatchFile, match=r"the one|those that were promised"):
            verify_match(saved(host.url, host.table, tmp_path), (), known["promised"])

    with server(database) as known["url"]:
        run(before)
    _edit(database, what)
    with server(database) as known["url"]:
        run(after)


def _edit(database: Path, what: str) -> None:
    """What somebody with the database and an evening could do."""
    with closing(sqlite3.connect(database)) as opened, opened:
        if what == "secret":
            opened.execute("UPDATE tables SET secret = ?", (bytes(32),))
            return
        for version, body in opened.execute("SELECT version, body FROM entries").fetchall():
            change = msgspec.json.decode(body)
            if change["type"] == "revealed":
                bent = msgspec.json.encode({**change, "words": HOUSE_WORDS})
                opened.execute("UPDATE entries SET body = ? WHERE version = ?", (bent, version))
        opened.execute("UPDATE entries SET digest = NULL")


class TestOwnDice:
    """Dice and spinner are people's own; everything else is shuffled by the table."""

    @pytest.mark.parametrize("game", list(hamlet.SHELF))
    def test_what_is_thrown_is_a_die_with_faces_that_have_names(self, game: str) -> None:
        """Whatever else chance decides (who begins, tiles, cards) nobody is asked for."""
        kinds: set[str] = set()
        for seed in range(6):
            match = hamlet.game(game).match(seed=seed)
            while match.actor is not None:
                dice, phase = match.thrown(), match.position()["phase"]
                assert bool(dice) == (phase in ("rolling", "spinning") and match.actor == "chance")
                kinds.update(dice)
                match.roll() if match.actor == "chance" else match.play(match.moves()[-1])
        assert kinds
        assert all(name.isalpha() for name in kinds)

    def test_a_whole_throw_is_entered_at_once(self, url: str, tmp_path: Path) -> None:
        async def story() -> None:
            made = await make(url, game="three_little_pigs", chairs=[HERE, HERE], dice="own")
            page = Page(url, made["table"], made["token"])
            await page.open()
            await page.until(lambda page: page.view["began"])
            assert "rolling" in page.view["position"]["phase"]
            dice = [thrown["die"] for thrown in page.view["thrown"]]
            assert dice == ["white", "white", "black", "black", "black"]
            few = await page.ask("throw", version=page.version, faces=["door"])
            assert (few["reason"], few["message"]) == (
                "malformed",
                "1 faces for a throw of 5 dice",
            )
            wrong = ["straw-door+1"] * 5
            assert (await page.ask("throw", version=page.version, faces=wrong))["type"] == "refused"
            await _thrown_out(page)
            path = saved(url, page.table, tmp_path)
            assert verify_match(path).rolls >= 9
            assert "the dice were thrown by hand" in command("verify", path).stdout
            _forge_a_tile(path)
            with pytest.raises(BadMatchFile, match="but the dice gave"):
                verify_match(path)

        run(story)


async def _thrown_out(page: Page) -> None:
    """Play to the end; the dice of a throw all show the same, so that something can be bought."""
    while page.view["result"] is None:
        if page.view["thrown"]:
            faces = [thrown["faces"][(page.version or 0) % 3] for thrown in page.view["thrown"]]
            answer = await page.ask("throw", version=page.version, faces=faces)
        else:
            assert page.view["actor"] != "chance"
            answer = await page.play(page.view["moves"][-1])
        assert answer["type"] == "done", answer


def _forge_a_tile(path: Path) -> None:
    """Another tile where the table had shuffled one, and a new seal."""
    file, _ = read_match(path.read_text("utf-8"), "")
    at, line = next((n, line) for n, line in enumerate(file.log) if line.startswith("* straw-door"))
    file.log[at] = "* straw-door" if "+" in line else "* straw-door+1"
    path.write_text(write_match(file), encoding="utf-8")

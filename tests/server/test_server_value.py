"""A table is a value: changes make new ones, nobody sees one that is not stored, and none of it
needs a server."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import cast

import pytest

import hamlet
from hamlet.server.channels.bus import Bus
from hamlet.server.hosting.commits import Commits
from hamlet.server.hosting.live_table import LiveTable
from hamlet.server.hosting.viewers import Viewer
from hamlet.server.protocol.answers import Told, write_answer
from hamlet.server.protocol.asks import Agree, Play, Sit, Undo
from hamlet.server.protocol.forms import NewChair, NewTable
from hamlet.server.storage.database import open_database
from hamlet.server.storage.store import Store
from hamlet.server.tables.log import Closed, Ruled
from hamlet.server.tables.moves import Write, beginning
from hamlet.server.tables.new_table import header_of
from hamlet.server.tables.permissions import decide
from hamlet.server.tables.table import Table, folded, fresh_table
from hamlet.server.tables.telling.told import Voice, report_of
from serving import run

SECRET = bytes(range(32))
ME, OTHER = "me", "other"


def told_in_english(table: Table) -> Told:
    """What is told of the change that led to a table."""
    return Voice(table.header.game, "en").told(report_of(table))


def table_of(game: str, *chairs: NewChair) -> Table:
    """A new table with people on its chairs, `here` if none are given."""
    people = chairs or [NewChair("here")] * hamlet.kind(game).players[0]
    header = header_of(NewTable(game=game, chairs=list(people)), ME)
    return fresh_table("0" * 24, header, SECRET, 0.0)


def asked(table: Table, who: str, ask: Play | Sit | Undo | Agree) -> Table:
    decision = decide(table, who, ask)
    assert isinstance(decision, Write)
    return table.after(decision.change, table.at + 1)


def versions(game: str, most: int) -> Iterator[Table]:
    """A table from its beginning on; the last legal move is played each time."""
    table = table_of(game)
    yield table
    table = table.after(beginning(table), 1.0)
    yield table
    while not table.over and table.version < most:
        table = asked(table, ME, Play(version=table.version, move=table.match.moves()[-1]))
        yield table


@pytest.mark.parametrize("game", list(hamlet.SHELF))
def test_no_change_touches_the_table_before_it(game: str) -> None:
    seen = []
    for table in versions(game, 60):
        seen.append((table, _everything(table)))
    assert len(seen) > 20
    for table, told in seen:
        assert _everything(table) == told


def _everything(table: Table) -> tuple[str, list[str], list[str]]:
    told = write_answer(told_in_english(table)) if table.last else ""
    return told, table.match.log[:], [chair.bot for chair in table.chairs]


@pytest.mark.parametrize("game", list(hamlet.SHELF))
def test_a_log_folds_into_the_same_table(game: str) -> None:
    first, *rest = versions(game, 60)
    log = [(table.at, table.last) for table in rest if table.last]
    assert [_everything(table) for table in folded(first, log)] == list(map(_everything, rest))


def test_a_move_taken_back_can_be_made_otherwise_at_both_tables() -> None:
    table = table_of("piggyback", NewChair("here"), NewChair("elsewhere"))
    table = asked(table, OTHER, Sit(seat=1, name="Léo"))
    table = table.after(beginning(table), 1.0)
    while len(table.match.moves()) < 2:
        table = _played(table, table.match.moves()[0])
    chosen, other = table.match.moves()[:2]
    moved = _played(table, chosen)
    seat = cast(int, table.match.actor)
    asking = asked(moved, _holder(table, seat), Undo(version=moved.version, seat=seat))
    assert asking.undo is not None
    assert asking.undo.waiting == (1 - seat,)
    yes = Agree(version=asking.version, seat=1 - seat, yes=True)
    back = asked(asking, _holder(table, 1 - seat), yes)
    assert back.match.position() == table.match.position()
    assert moved.match.log == [*table.match.log, chosen]
    assert _played(back, other).match.log == [*table.match.log, other]
    assert _played(back, chosen).match.position() == moved.match.position()


def _holder(table: Table, seat: int) -> str:
    return table.chairs[seat].holder


def _played(table: Table, move: str) -> Table:
    who = _holder(table, cast(int, table.match.actor))
    return asked(table, who, Play(version=table.version, move=move))


class BrokenStore:
    """A database that fails, or where another writer was always first."""

    def __init__(self, error: Exception | None, later: list[Table]) -> None:
        self._error = error
        self._later = later
        self.seen: list[Table] = []

    async def append(self, table: Table) -> bool:
        self.seen.append(table)
        if self._error:
            raise self._error
        return False

    async def later(self, table: Table) -> Iterator[Table]:
        return iter([later for later in self._later if later.version > table.version])


def commits_on(store: BrokenStore) -> Commits:
    return Commits(cast(Store, store), Bus(None, "me"), time.time)


def test_nobody_sees_or_hears_what_is_not_stored() -> None:
    async def story() -> None:
        table = list(versions("piggyback", 5))[-1]
        live, viewer = LiveTable(table), Viewer(ME, 0)
        live.viewers.add(viewer)
        store = BrokenStore(OSError("the disk is full"), [])
        decision = decide(table, ME, Play(version=table.version, move=table.match.moves()[0]))
        assert isinstance(decision, Write)
        with pytest.raises(OSError, match="disk"):
            await commits_on(store).commit(live, decision.change)
        assert store.seen[0].version == table.version + 1
        assert live.table is table
        assert not live.gone
        assert viewer.idle

    run(story)


def test_who_is_second_reads_what_the_first_wrote() -> None:
    async def story() -> None:
        *_, table, theirs = versions("piggyback", 6)
        live, viewer = LiveTable(table), Viewer(ME, 0)
        live.viewers.add(viewer)
        mine = decide(table, ME, Play(version=table.version, move=table.match.moves()[0]))
        assert isinstance(mine, Write)
        assert not await commits_on(BrokenStore(None, [theirs])).commit(live, mine.change)
        assert live.table is theirs
        assert await viewer.next() == write_answer(told_in_english(theirs))
        assert viewer.idle
        assert not await commits_on(BrokenStore(None, [])).commit(live, Closed())
        assert live.gone, "a version that nobody wrote and nobody can write: the table is deleted"

    run(story)


def test_who_goes_away_while_a_change_is_written_leaves_table_and_log_alike(
    tmp_path: Path,
) -> None:
    """Cancelled at every moment of the way of a change: it is on both sides, or on neither."""

    async def story() -> None:
        store = Store(await open_database(str(tmp_path / "t.sqlite")))
        commits = Commits(store, Bus(None, "me"), time.time)
        table = table_of("piggyback")
        await store.create(table)
        live = LiveTable(table)
        for pauses in [*range(12), *range(0, 200, 5)]:
            change = Ruled(listed=False, spectators=True, clock=pauses)
            task = asyncio.create_task(commits.commit(live, change))
            for _ in range(pauses):
                await asyncio.sleep(0.0002)
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            *_, stored = await store.versions(table.id)
            assert live.table.version == stored.version
        assert live.table.version > 0
        await store.close()

    run(story)


WITHOUT_A_SERVER = """
import sys
for name in {absent!r}:
    sys.modules[name] = None
from pure_table import play_on
print(play_on({game!r}))
"""
ABSENT = [
    "asyncio",
    "litestar",
    "multiprocessing",
    "numba",
    "numpy",
    "pebble",
    "prometheus_client",
    "rich",
    "socket",
    "sqlalchemy",
    "subprocess",
    "typer",
    "uvicorn",
    "websockets",
]


@pytest.mark.parametrize("game", list(hamlet.SHELF))
def test_a_table_runs_where_there_is_no_server_and_no_compiler(game: str) -> None:
    """As in a browser: with the standard library's quiet half, msgspec and tomli_w."""
    program = WITHOUT_A_SERVER.format(absent=ABSENT, game=game)
    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=Path(__file__).parents[1],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("over after ")

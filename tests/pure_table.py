"""A table without a server: imported by a process that has no network and no compiler."""

from __future__ import annotations

from hamlet.games import kind
from hamlet.server.protocol.answers import write_answer
from hamlet.server.protocol.asks import Ask, read_ask
from hamlet.server.protocol.forms import NewChair, NewTable
from hamlet.server.tables.moves import Write, beginning
from hamlet.server.tables.new_table import header_of
from hamlet.server.tables.permissions import decide
from hamlet.server.tables.table import Table, fresh_table
from hamlet.server.tables.telling.replay import replay_file
from hamlet.server.tables.telling.told import Voice, match_file_of, report_of


def play_on(game: str) -> str:
    """Play a table to its end as a page would, telling every version; then replay it."""
    chairs = [NewChair("here")] * kind(game).players[0]
    header = header_of(NewTable(game=game, chairs=chairs), "me")
    table = fresh_table("0" * 24, header, bytes(32), 0.0)
    table = table.after(beginning(table), 1.0)
    voice = Voice(game, "fr")
    while not table.over:
        text = f'{{"type":"play","version":{table.version},"move":"{table.match.moves()[-1]}"}}'
        table = _after(table, read_ask(text))  # type: ignore[arg-type]
        write_answer(voice.told(report_of(table)))
    shown = replay_file(match_file_of(table), "fr")
    assert shown.broken is None
    return f"over after {len(shown.steps)} steps"


def _after(table: Table, ask: Ask) -> Table:
    decision = decide(table, "me", ask)
    assert isinstance(decision, Write)
    return table.after(decision.change, table.at + 1)

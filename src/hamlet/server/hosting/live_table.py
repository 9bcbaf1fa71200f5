"""A live table: the newest stored version in the memory of one process, and who watches it."""

from __future__ import annotations

import asyncio
import time
from collections import deque

from hamlet.server.hosting.viewers import Viewer
from hamlet.server.protocol.answers import (
    Emoted,
    Gone,
    Told,
    Welcome,
    read_told,
    write_answer,
    write_told,
)
from hamlet.server.protocol.asks import Emoji
from hamlet.server.protocol.limits import MISSED, RECENT
from hamlet.server.tables.permissions import may_enter_dice
from hamlet.server.tables.table import Table
from hamlet.server.tables.telling.told import Report, Voice, contents, hidden, report_of, view_of


class LiveTable:
    """Whoever wants to put another version here holds `lock`; reading needs no lock."""

    def __init__(self, table: Table, client: str = "") -> None:
        self._table = table
        self.client = client
        """Who made it or came to it first: what is thought for it is thought in their turn."""
        self._recent: deque[dict[str, str]] = deque(maxlen=RECENT)
        """What was told last, in each language as it was written: no objects to look after."""
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self._effort = 0.0
        self.moved = asyncio.Event()
        self.watched = asyncio.Event()
        self.gone = False
        self.unsure = False
        """The database did not say whether the last change was written."""

    @property
    def table(self) -> Table:
        """The newest version; it is stored."""
        return self._table

    def advance(self, table: Table) -> None:
        """Put the next version here, which is stored, and tell everyone of it."""
        began = time.thread_time()
        if table.public and not self._table.public:
            self._recent.clear()  # it calls people by the names they typed
        self._table = table
        self.moved.set()
        if self.viewers:
            self._tell(report_of(table))
        else:
            self._recent.clear()
        self._effort += time.thread_time() - began

    def taken_effort(self) -> float:
        """The processor seconds that telling has taken since this was last asked."""
        effort, self._effort = self._effort, 0.0
        return effort

    def _tell(self, report: Report) -> None:
        texts = self._texts(report)
        self._recent.append(texts)
        if self._table.spectators:
            for viewer in self.viewers:
                viewer.send(texts[viewer.language])
        else:
            self._tell_the_seated(texts, write_answer(hidden(report.told, self._table)))

    def _texts(self, report: Report) -> dict[str, str]:
        """A change in every language that is spoken here, encoded once for each."""
        spoken = {viewer.language for viewer in self.viewers}
        told = {code: self.voice(code).told(report) for code in spoken}
        return write_told(told)

    def voice(self, language: str) -> Voice:
        """Speaks of this table in a language."""
        return Voice(self._table.header.game, language)

    def _tell_the_seated(self, texts: dict[str, str], chairs_only: str) -> None:
        """Those without a chair see only the chairs, and only while one is free."""
        shut = not self._table.free
        for viewer in list(self.viewers):
            if self._table.may_watch(viewer.me):
                viewer.send(texts[viewer.language])
            elif shut:
                self._send_away(viewer, "this table has no spectators")
            else:
                viewer.send(chairs_only)

    def show(self, seat: int, emote: Emoji) -> None:
        """Show a picture to everyone who may watch."""
        text = write_answer(Emoted(version=self._table.version, seat=seat, emote=emote))
        for viewer in self.viewers:
            if self._table.may_watch(viewer.me):
                viewer.send(text)

    def dissolve(self, why: str) -> None:
        """This table is no more, at least not here: everyone is sent away."""
        self.gone = True
        for viewer in list(self.viewers):
            self._send_away(viewer, why)
        self.moved.set()
        self.watched.set()

    def _send_away(self, viewer: Viewer, why: str) -> None:
        viewer.answer(Gone(version=self._table.version, message=why))
        viewer.dismiss()
        self.leave(viewer)

    def admit(self, viewer: Viewer, token: str, missed: list[Told]) -> None:
        """Let a viewer in: from here on every change reaches it."""
        table, me, voice = self._table, viewer.me, self.voice(viewer.language)
        welcome = Welcome(
            table=table.id,
            version=table.version,
            token=token,
            seats=table.seats_of(me),
            host=table.is_host(me),
            enters=may_enter_dice(table, me),
            game=table.header.game,
            players=table.header.players,
            options=table.header.options,
            edition=table.header.edition,
            box=contents(table.match.game),
            missed=missed,
            view=voice.view(view_of(table, table.may_watch(me))),
        )
        viewer.answer(welcome)
        self.viewers.add(viewer)
        self.client = self.client or viewer.client
        self.watched.set()

    def leave(self, viewer: Viewer) -> None:
        """A page is gone; when it was the last, nobody watches."""
        self.viewers.discard(viewer)
        if not self.viewers:
            self.watched.clear()

    def is_open_to(self, me: str) -> bool:
        """Somebody may come in: to watch, or to take a free chair."""
        table = self._table
        return not self.gone and not table.closed and (bool(table.free) or table.may_watch(me))

    def missed(self, have: int | None, viewer: Viewer) -> list[Told] | None:
        """What leads somebody from a version to now; None if that must be read from the log."""
        version = self._table.version
        if have is None or not 0 <= have < version or version - have > MISSED:
            return []
        if not self._table.may_watch(viewer.me):
            return []
        kept = list(self._recent)[have - version :]
        if len(kept) < version - have or any(viewer.language not in texts for texts in kept):
            return None
        return [read_told(texts[viewer.language]) for texts in kept]

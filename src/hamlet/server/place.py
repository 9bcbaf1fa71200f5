"""A place: a room in the memory of one process, with those who watch it from here."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING

from hamlet.server.change import Change, read_change
from hamlet.server.room import Room
from hamlet.server.view import told_of, view_of
from hamlet.server.wire import Gone, Step, Told, write_answer

if TYPE_CHECKING:
    from collections.abc import Iterable

RECENT = 40
"""Messages kept for those who were away a moment."""
MISSED = 200
"""After more than that, only how it stands now is sent."""
OUTBOX = 400


class Viewer:
    """One open page: who it is, and what is still to be sent to it."""

    def __init__(self, me: str) -> None:
        self.me = me
        self.outbox: asyncio.Queue[str | None] = asyncio.Queue(OUTBOX)

    def send(self, text: str) -> None:
        """Hand a message over; a page that cannot follow is let go and will come back."""
        try:
            self.outbox.put_nowait(text)
        except asyncio.QueueFull:
            self.dismiss()

    def dismiss(self) -> None:
        """Close the connection after what is already on its way."""
        if self.outbox.full():
            while not self.outbox.empty():
                self.outbox.get_nowait()
        self.outbox.put_nowait(None)


class Place:
    """Everything that reads or changes the room holds `lock`."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self.recent: deque[Told] = deque(maxlen=RECENT)
        self.driver: asyncio.Task[None] | None = None
        self.moved = asyncio.Event()
        self.gone = False

    def tell(self, change: Change, steps: list[Step]) -> None:
        """Tell everyone here of a change that is committed and applied."""
        if not self.viewers:
            self.recent.clear()
            return
        told = told_of(self.room, change, steps)
        self.recent.append(told)
        text = write_answer(told)
        if self.room.spectators:
            for viewer in self.viewers:
                viewer.send(text)
        else:
            self._tell_the_seated(told, text)

    def _tell_the_seated(self, told: Told, text: str) -> None:
        """Those without a chair see only the chairs, and only while one is free."""
        hidden = Told(
            version=told.version,
            what=told.what,
            seat=told.seat,
            by=told.by,
            steps=[],
            view=view_of(self.room, watching=False),
        )
        shut = not any(chair.free for chair in self.room.chairs)
        for viewer in list(self.viewers):
            if self.room.may_watch(viewer.me):
                viewer.send(text)
            elif shut:
                self.show_out(viewer, "this table has no spectators")
            else:
                viewer.send(write_answer(hidden))

    def show_out(self, viewer: Viewer, why: str) -> None:
        """Send a viewer away."""
        viewer.send(write_answer(Gone(version=self.room.version, message=why)))
        viewer.dismiss()
        self.viewers.discard(viewer)

    def missed(self, have: int | None) -> list[Told] | None:
        """What leads from a version to now; None if that must be read from the log."""
        if have is None or not 0 <= have < self.room.version or self.room.version - have > MISSED:
            return []
        kept = [told for told in self.recent if told.version > have]
        return kept if kept and kept[0].version == have + 1 else None


def retold(room: Room, log: Iterable[tuple[int, float, bytes]], after: int) -> list[Told]:
    """Play a log on a fresh room and tell what came after a version."""
    told = []
    for version, at, body in log:
        change = read_change(body)
        steps = room.apply(change, at, telling=version > after)
        if version > after:
            told.append(told_of(room, change, steps))
    return told

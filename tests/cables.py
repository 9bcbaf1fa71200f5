"""A cable between two programs, which can be cut without either of them hearing of it."""

from __future__ import annotations

import socket
import threading
from types import TracebackType


class Cable:
    """`with Cable(port) as cable:` leads from `cable.port` to a port of this machine."""

    def __init__(self, port: int) -> None:
        self._to = port
        self._whole = threading.Event()
        self._whole.set()
        self._listening = socket.create_server(("127.0.0.1", 0))
        self._ends: list[socket.socket] = []
        self.port = int(self._listening.getsockname()[1])

    def __enter__(self) -> Cable:
        threading.Thread(target=self._accept, daemon=True).start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._whole.set()
        for end in (self._listening, *self._ends):
            end.close()

    def cut(self) -> None:
        """From now on nothing arrives, and nobody is told."""
        self._whole.clear()

    def mend(self) -> None:
        """Everything that was sent meanwhile arrives."""
        self._whole.set()

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self._listening.accept()
            except OSError:
                return
            self._whole.wait()
            far = socket.create_connection(("127.0.0.1", self._to))
            self._ends += [near, far]
            for ends in ((near, far), (far, near)):
                threading.Thread(target=self._carry, args=ends, daemon=True).start()

    def _carry(self, source: socket.socket, target: socket.socket) -> None:
        try:
            while data := source.recv(65_536):
                self._whole.wait()
                target.sendall(data)
            target.shutdown(socket.SHUT_WR)
        except OSError:
            pass

"""How much `hamlet serve` works before its first answer, against importing what it stands on."""

from __future__ import annotations

import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

PARTS = "litestar, uvicorn, websockets, msgspec, sqlalchemy"
ROUNDS = 5
MOST = 3.5
"""Serving may cost so many times the import of its parts (2.2 was measured)."""


def children_seconds() -> float:
    """The processor time of all children that have ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def imported() -> float:
    """The processor time of a Python that imports the parts of a server, and ends."""
    before = children_seconds()
    subprocess.run([sys.executable, "-c", f"import {PARTS}"], check=True)
    return children_seconds() - before


def served() -> float:
    """The processor time of a server from its start to its first answer, and its end."""
    before = children_seconds()
    program = str(Path(sys.executable).parent / "hamlet")
    with tempfile.TemporaryDirectory() as folder:
        words = ["--port", "0", "--database", str(Path(folder) / "tables.sqlite")]
        server = subprocess.Popen(
            [program, "serve", *words], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        try:
            assert server.stdout is not None
            said = server.stdout.readline()
            _answers(next(word for word in said.split() if word.startswith("http")))
        finally:
            server.terminate()
            server.communicate()
    return children_seconds() - before


def _answers(url: str) -> None:
    """Wait for the first answer; asking costs this process, not the server."""
    while True:
        try:
            with urlopen(f"{url.rstrip('/')}/health"):
                return
        except URLError:
            time.sleep(0.05)


def ratio() -> float:
    """The least of several rounds of both, one divided by the other."""
    rounds = [(served(), imported()) for _ in range(ROUNDS)]
    serving = min(serve for serve, _ in rounds)
    importing = min(imports for _, imports in rounds)
    print("from `hamlet serve` to its first answer, in processor time:")
    print(f"  serve {serving:.2f} s, its parts imported {importing:.2f} s")
    return serving / importing


if __name__ == "__main__":
    print(f"  {ratio():.2f}")

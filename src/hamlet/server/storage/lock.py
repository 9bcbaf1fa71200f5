"""One server a file: who serves a database of SQLite holds a lock beside it."""

from __future__ import annotations

import fcntl
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from hamlet.server.storage.database import BadDatabase, database_file, make_private


@contextmanager
def served_alone(given: str) -> Iterator[None]:
    """While this lasts no other server opens the same file; BadDatabase if one has it open.

    The lock is the process's own, so it ends with it, however that ends. PostgreSQL takes
    as many servers as come.
    """
    file = database_file(given)
    if file is None:
        yield
        return
    make_private(file)
    try:
        with file.with_name(f"{file.name}.lock").open("a") as lock:
            _take(lock.fileno(), file)
            yield
    except PermissionError as error:
        raise BadDatabase(f"the database {file} fails: {error.strerror}") from None


def _take(handle: int, file: Path) -> None:
    try:
        fcntl.lockf(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        raise BadDatabase(
            f"{file} is served by another hamlet already: stop that one, or give another --database"
        ) from None

"""Reading and writing files so that nobody sees a traceback or half a file."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from hamlet.engine.errors import HamletError


class BadFile(HamletError):
    """A file that cannot be read or written."""


def read_text(path: Path) -> str:
    """The text of a file; BadFile says why it cannot be read."""
    try:
        return path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise BadFile(f"{path}: this is not a text file") from None
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or error
        raise BadFile(f"{str(path)!r}: cannot be read: {reason}") from None


def write_text(path: Path, text: str, mode: int = 0o644) -> None:
    """Write a text file whole or not at all; BadFile says why it cannot be written."""
    write_bytes(path, text.encode(), mode)


def write_bytes(path: Path, content: bytes, mode: int = 0o644) -> None:
    """Write a file whole or not at all; BadFile says why it cannot be written."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(content)
                file.flush()
                os.fsync(file.fileno())
            Path(name).chmod(mode)
            Path(name).replace(path)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise
    except OSError as error:
        raise BadFile(f"{path}: cannot be written: {error.strerror}") from None


def home() -> Path:
    """Where a person's saved matches lie: HAMLET_HOME, or the user's data folder."""
    from platformdirs import user_data_path

    chosen = os.environ.get("HAMLET_HOME")
    return Path(chosen) if chosen else user_data_path("hamlet", appauthor=False)


def append_line(path: Path, line: str) -> None:
    """Add a whole line to a file of lines; BadFile says why it cannot be written."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("a", encoding="utf-8", newline="\n") as file:
            file.write(line + "\n")
    except OSError as error:
        raise BadFile(f"{path}: cannot be written: {error.strerror}") from None

"""The installed command, as a person calls it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path


def run(*words: str | Path, stdin: str = "") -> subprocess.CompletedProcess[str]:
    """The installed command, as a person calls it."""
    command = Path(sys.executable).parent / "hamlet"
    return subprocess.run(
        [str(command), *(str(word) for word in words)],
        input=stdin,
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "COLUMNS": "120", "TERM": "dumb"},
    )


def refused(*words: str | Path, stdin: str = "") -> str:
    """The one line with which a call is refused."""
    done = run(*words, stdin=stdin)
    assert done.returncode == 2, done
    lines = done.stderr.strip().splitlines()
    assert len(lines) == 1, done.stderr
    assert lines[0].startswith("hamlet: ")
    assert "Traceback" not in done.stderr
    return lines[0]

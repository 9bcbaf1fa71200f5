"""Runs several suites at the same time: python side_by_side.py FOLDER NAME=COMMAND …

What a suite says goes into FOLDER/NAME.log and is printed when it has ended, so that nothing is
mixed. The last lines of all of them stand at the end, and the exit code is 1 if any has failed.
"""

from __future__ import annotations

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from pathlib import Path

AT_ONCE = 3
CLOSING = 4
"""So many lines at the end of a suite say how it went."""


@dataclass(frozen=True)
class Suite:
    """A command that is run with its output in a file."""

    name: str
    command: str
    log: Path

    def run(self) -> int:
        """Its exit code."""
        with self.log.open("wb") as log:
            return subprocess.run(
                ["bash", "-euo", "pipefail", "-c", self.command],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
                check=False,
            ).returncode

    def said(self) -> list[str]:
        """Every line that is not empty."""
        lines = self.log.read_text(encoding="utf-8", errors="replace").splitlines()
        return [line for line in lines if line.strip()]


def main(folder: str, *words: str) -> int:
    """Run them all, whatever becomes of the others."""
    logs = Path(folder)
    logs.mkdir(parents=True, exist_ok=True)
    suites = [
        Suite(name, command, logs / f"{name}.log")
        for name, _, command in (word.partition("=") for word in words)
    ]
    print(
        f"side by side, each into {folder}: {', '.join(suite.name for suite in suites)}", flush=True
    )
    codes = _together(suites)
    for suite in suites:
        print(f"\n{suite.name}: {'passed' if codes[suite] == 0 else 'FAILED'}")
        print("\n".join(suite.said()[-CLOSING:]))
    return 1 if any(codes.values()) else 0


def _together(suites: list[Suite]) -> dict[Suite, int]:
    """The exit codes; each suite's output is printed as soon as it has ended."""
    codes: dict[Suite, int] = {}
    with ThreadPoolExecutor(AT_ONCE) as lanes:
        running = {lanes.submit(suite.run): suite for suite in suites}
        for done in as_completed(running):
            suite = running[done]
            codes[suite] = done.result()
            print(f"\n=== {suite.name}, exit code {codes[suite]}", flush=True)
            print("\n".join(suite.said()), flush=True)
    return codes


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))

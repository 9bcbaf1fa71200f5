"""`make test` runs its suites at the same time: none is hidden, and none that fails is forgiven."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

RUNNER = Path(__file__).parent.parent / "side_by_side.py"


def run(folder: Path, *suites: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(RUNNER), str(folder / "logs"), *suites]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_all_that_pass_are_a_success(tmp_path: Path) -> None:
    done = run(tmp_path, "one=echo first", "two=echo second; echo 12 passed in 3s")
    assert done.returncode == 0, done.stderr
    assert done.stdout.rstrip().endswith("two: passed\nsecond\n12 passed in 3s")
    assert (tmp_path / "logs" / "one.log").read_text() == "first\n"


def test_one_that_fails_fails_all_and_the_others_run_on(tmp_path: Path) -> None:
    suites = ["one=echo 1 failed; exit 3", "two=false | true", "three=false; true", "four=echo ok"]
    done = run(tmp_path, *suites)
    assert done.returncode == 1
    said = done.stdout.splitlines()
    assert "=== one, exit code 3" in said
    assert [line for line in said if line.endswith(": FAILED")] == [
        "one: FAILED",
        "two: FAILED",
        "three: FAILED",
    ]
    assert done.stdout.rstrip().endswith("four: passed\nok")


def test_they_run_at_the_same_time(tmp_path: Path) -> None:
    """Each waits for what the other one does."""
    ours, theirs = tmp_path / "ours", tmp_path / "theirs"
    meet = "touch {0}; until [ -e {1} ]; do sleep 0.01; done"
    done = run(tmp_path, f"one={meet.format(ours, theirs)}", f"two={meet.format(theirs, ours)}")
    assert done.returncode == 0

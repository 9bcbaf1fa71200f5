"""A solved game on disk: written whole or not at all, and trusted only if it is undamaged."""

from __future__ import annotations

import json
import os
from contextlib import suppress
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from time import perf_counter

import numpy as np

from hamlet.engine.experts import Exact, Progress, Solution
from hamlet.engine.game import Game
from hamlet.engine.kind import Kind
from hamlet.engine.link import cache_folder
from hamlet.engine.skeleton import BoxT, StateT
from hamlet.files import BadFile, write_bytes

FORMAT = 1
MOST_BYTES = 512 * 2**20
"""Of solutions that are kept on disk."""


def expert_of(kind: Kind[BoxT, StateT]) -> Exact[BoxT, StateT]:
    """The expert that solves a game."""
    expert = kind.experts.exact
    assert expert is not None, f"{kind.id} has no expert that solves it"
    return expert


def solved(game: Game[BoxT, StateT], progress: Progress = lambda what, share: None) -> Solution:
    """The solution of a game: from the cache, or solved now and kept."""
    expert, path = expert_of(game.kind), solution_path(game)
    solution = load_solution(path)
    if solution is None or len(solution.values) != expert.size(game.box):
        began = perf_counter()
        found = expert.solve(game.box, progress)
        solution = replace(found, seconds=perf_counter() - began)
        save_solution(path, solution)
    return solution


def solution_path(game: Game[BoxT, StateT]) -> Path:
    """Where the solution of a game lies, named by all that it depends on."""
    key = f"{FORMAT} {expert_of(game.kind).key(game.box)}"
    name = sha256(key.encode()).hexdigest()[:16]
    return cache_folder() / "solved" / f"{game.kind.id}-{name}.table"


def load_solution(path: Path) -> Solution | None:
    """The solution in a file; None if there is none, or none that can be trusted."""
    try:
        head, _, body = path.read_bytes().partition(b"\n")
        facts = json.loads(head)
        if facts.pop("sha256") != sha256(body).hexdigest():
            return None
        count = len(body) // 9
        with suppress(OSError):
            os.utime(path)  # it is used, and goes last
        values = np.frombuffer(body, "<f8", count)
        return Solution(values, np.frombuffer(body, np.int8, count, 8 * count), **facts)
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return None


def save_solution(path: Path, solution: Solution) -> None:
    """Keep a solution; where nothing can be written it is solved again next time."""
    body = solution.values.astype("<f8").tobytes() + solution.choices.tobytes()
    facts = {
        "value": solution.value,
        "states": solution.states,
        "residual": solution.residual,
        "seconds": solution.seconds,
        "sha256": sha256(body).hexdigest(),
    }
    try:
        write_bytes(path, json.dumps(facts).encode() + b"\n" + body)
    except BadFile:
        return
    _make_room(path.parent)


def _make_room(folder: Path) -> None:
    """Of more solutions than are kept, the longest unused are removed."""
    left = MOST_BYTES
    for path in sorted(folder.glob("*.table"), key=_used, reverse=True):
        left -= _size(path)
        if left < 0:
            path.unlink(missing_ok=True)


def _used(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


def _size(path: Path) -> int:
    try:
        return path.stat().st_size
    except OSError:
        return 0

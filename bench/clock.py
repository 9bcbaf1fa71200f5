"""Timing on noisy machines: processor time, alternating, the best of several rounds."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from time import process_time

ROUNDS = 7


def cpu_seconds(work: Callable[[], object]) -> float:
    """The processor time that one run of `work` takes."""
    began = process_time()
    work()
    return process_time() - began


def best(contestants: Mapping[str, Callable[[], float]], rounds: int = ROUNDS) -> dict[str, float]:
    """Each contestant's highest rate; they take turns, so that noise meets them alike."""
    rates: dict[str, list[float]] = {name: [] for name in contestants}
    for _ in range(rounds):
        for name, run in contestants.items():
            rates[name].append(run())
    return {name: max(found) for name, found in rates.items()}

"""What is counted, for Prometheus; added up over all worker processes."""

from __future__ import annotations

import os

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

REGISTRY = CollectorRegistry()
CHANGES = Counter("hamlet_changes", "Changes committed", ["what"], registry=REGISTRY)
REFUSALS = Counter("hamlet_refusals", "Wishes refused", ["reason"], registry=REGISTRY)
TABLES = Counter("hamlet_tables_created", "Tables made", registry=REGISTRY)
LOST_RACES = Counter("hamlet_lost_races", "Versions another writer won", registry=REGISTRY)
ASKED_AGAIN = Counter("hamlet_bots_asked_again", "Bots whose worker was lost", registry=REGISTRY)
VIEWERS = Gauge("hamlet_viewers", "Open WebSockets", registry=REGISTRY, multiprocess_mode="livesum")
LIVE_TABLES = Gauge(
    "hamlet_rooms", "Tables in memory", registry=REGISTRY, multiprocess_mode="livesum"
)
COMMIT = Histogram(
    "hamlet_commit_seconds",
    "From a wish to its commit",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5),
    registry=REGISTRY,
)
THINKING = Histogram("hamlet_bot_seconds", "A bot's thinking", registry=REGISTRY)


def metrics_text() -> bytes:
    """All numbers in Prometheus' text format."""
    registry = REGISTRY
    if os.environ.get("PROMETHEUS_MULTIPROC_DIR"):
        registry = CollectorRegistry()
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry)

"""Sentences that the page has to say word for word as the terminal says them.

    python tests/sentences.py > web/src/words/sentences.fixture.json      (make sentences)

Random matches of every game give an example of each kind of event that they meet.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Iterator
from typing import Any

import hamlet
from hamlet.engine.rulebook import LANGUAGES

NAMES = ["Rose", "Léo", "Mamie"]
"""One name fewer than chairs: a chair without a name is numbered."""
MATCHES = 60
MOVES = 4000


def events(name: str) -> Iterator[dict[str, Any]]:
    """What happens in some random matches with as many players as may be, up to four."""
    players = min(4, max(hamlet.kind(name).players))
    for seed in range(MATCHES):
        draw = random.Random(f"{name} {seed}")
        match = hamlet.game(name, players).match(seed=seed)
        for _ in range(MOVES):
            if match.result is not None:
                break
            if match.actor == "chance":
                match.roll()
            else:
                match.play(draw.choice(match.moves()))
            yield from match.events


def examples(name: str) -> list[dict[str, Any]]:
    """The first two events of each kind, with what is said of them in every language."""
    words = hamlet.kind(name).words
    met: dict[str, list[dict[str, Any]]] = {}
    for event in events(name):
        found = met.setdefault(event["event"], [])
        if len(found) < 2 and event not in found:
            found.append(event)
    return [
        {
            "event": event,
            "said": {language: words.sentence(event, language, NAMES) for language in LANGUAGES},
        }
        for kind in sorted(met)
        for event in met[kind]
    ]


def fixture() -> str:
    """All games: their words, and examples of what they say."""
    games = {
        name: {"words": hamlet.kind(name).words.tables, "examples": examples(name)}
        for name in hamlet.SHELF
    }
    body = {"names": NAMES, "games": games}
    return json.dumps(body, ensure_ascii=False, indent=1, sort_keys=True) + "\n"


if __name__ == "__main__":
    sys.stdout.write(fixture())

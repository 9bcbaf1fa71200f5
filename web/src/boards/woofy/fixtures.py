"""Positions, moves and steps of Woofy for the board's tests, one JSON object a line.

    .venv/bin/python web/src/boards/woofy/fixtures.py > web/src/boards/woofy/fixtures.jsonl

A line with "players" begins a match; the lines after it are its steps in order, each with what
could be chosen before it.
"""

from __future__ import annotations

import json
import random
import sys
import tomllib
from pathlib import Path
from typing import Any

import hamlet

HERE = Path(__file__).resolve()
DEFAULT = tomllib.loads((HERE.parents[4] / "src/hamlet/games/woofy/default.toml").read_text())
SMALL = DEFAULT | {
    "name": "small",
    "ring": 12,
    "start": 6,
    "pot": [2, 8],
    "wolf": {"start": 1, "stride": 2},
    "houses": {
        "straw": {"space": 4, "room": 1},
        "wood": {"space": 9, "room": 2},
        "brick": {"space": 11, "room": 3},
    },
}
LARGE = DEFAULT | {
    "name": "large",
    "ring": 40,
    "start": 0,
    "pot": [10, 30],
    "die": [1, 2, 3, 5, "wolf", "house"],
    "wolf": {"start": 20, "stride": 4},
    "houses": {
        "straw": {"space": 5, "room": 2},
        "wood": {"space": 15, "room": 1},
        "brick": {"space": 25, "room": 3},
    },
}
RESCUE = {"pigs": {"red": "pot", "green": 4, "blue": "wood"}, "parts": 2, "wolf": 9, "turn": 7}
FULL = {"pigs": {"red": "brick", "green": "brick", "blue": 21}, "parts": 3, "wolf": 0, "turn": 30}
SETUPS: list[tuple[int, dict[str, Any], dict[str, Any] | None, dict[str, Any] | None]] = [
    (2, {}, None, None),
    (2, {"brick_parts": 3, "first_player": 1}, None, FULL),
    (2, {"first_player": "random"}, None, None),
    (3, {"brick_parts": 3, "first_player": "random"}, None, None),
    (3, {"first_player": 2}, None, RESCUE),
    (4, {"first_player": 3}, None, None),
    (4, {"brick_parts": 3}, None, RESCUE),
    (4, {"brick_parts": 3, "first_player": "random"}, SMALL, None),
    (2, {}, LARGE, None),
    (3, {"brick_parts": 3}, None, FULL),
    (2, {"brick_parts": 3}, None, FULL | {"pigs": FULL["pigs"] | {"red": "pot", "blue": 16}}),
]
POT_SPACES = {f"to {space}" for space in DEFAULT["pot"]}
MOST_STEPS = 90


def choose(moves: list[str], position: dict[str, Any], chance: random.Random) -> str:
    """Mostly anything; often what builds, hides, rescues or comes home, so that all happens."""
    pigs = position["pigs"]
    wished = [move for move in moves if move == "brick"]
    wished = wished or [move for move in moves if pigs.get(move) == "pot" or move == "bricks"]
    wished = wished or [move for move in moves if "pot" in pigs.values() and move in POT_SPACES]
    wished = wished or [move for move in moves if pigs.get(move, "brick") != "brick"]
    return chance.choice(wished if wished and chance.random() < 0.7 else moves)


def write(line: dict[str, Any]) -> None:
    json.dump(line, sys.stdout, separators=(",", ":"))
    sys.stdout.write("\n")


def main() -> None:
    for seed, (players, options, edition, position) in enumerate(SETUPS):
        chance = random.Random(seed)
        game = hamlet.game("woofy", players, options=options, edition=edition)
        match = game.match(seed=seed, position=position)
        write(
            {
                "players": players,
                "options": {"brick_parts": 4} | options,
                "edition": edition or DEFAULT,
                "position": match.position(),
            }
        )
        for _ in range(MOST_STEPS):
            if match.result is not None:
                break
            actor = match.actor
            moves = sorted(match.outcomes()) if actor == "chance" else match.moves()
            text = match.roll() if actor == "chance" else choose(moves, match.position(), chance)
            if actor != "chance":
                match.play(text)
            step = {
                "actor": actor,
                "text": text,
                "events": match.events,
                "position": match.position(),
            }
            write({"moves": moves, "step": step})


if __name__ == "__main__":
    main()

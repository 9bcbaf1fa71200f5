"""Tournaments: every bot against every other with the seats rotated, or every bot as a team.

A pair meets the same dice twice, once from each side. Games are numbered; a game depends
on the seed and its number alone, so an interrupted tournament goes on as if it never was.
"""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import combinations
from pathlib import Path
from typing import Any

import msgspec

from hamlet.bots.interval import wilson
from hamlet.bots.registry import check_bot, make_bot
from hamlet.engine.edition import edition_fingerprint
from hamlet.engine.errors import HamletError
from hamlet.engine.game import Game
from hamlet.files import append_line, read_text
from hamlet.lab.play import play_game
from hamlet.version import VERSION

Progress = Callable[[int], None]


class BadTournament(HamletError):
    """A tournament that cannot be held as asked."""


class Row(msgspec.Struct, frozen=True):
    """One game: who met, its number, and the share of the victory that the first has."""

    bots: tuple[str, ...]
    number: int
    score: float


class Setup(msgspec.Struct, frozen=True):
    """What must be equal for two halves of a tournament to be one."""

    game: str
    edition: str
    options: dict[str, Any]
    players: int
    seed: int | str
    version: str


def tournament(
    game: Game,
    bots: list[str],
    games: int,
    seed: int | str = 0,
    *,
    kept: Path | None = None,
    jobs: int | None = None,
    progress: Progress = lambda done: None,
) -> dict[str, Any]:
    """Hold a tournament of so many games a pairing; `kept` is a file to go on from."""
    pairings = _pairings(game, bots, games)
    rows = _kept_rows(kept, _setup(game, seed)) if kept else {}
    wanted = [(pair, number) for pair in pairings for number in range(games)]
    missing = [place for place in wanted if place not in rows]
    progress(len(wanted) - len(missing))
    for row in _played(game, missing, seed, jobs or os.cpu_count() or 1):
        rows[row.bots, row.number] = row
        if kept:
            append_line(kept, msgspec.json.encode(row).decode())
        progress(1)
    return _report(game, bots, seed, [rows[place] for place in wanted])


def _pairings(game: Game, bots: list[str], games: int) -> list[tuple[str, ...]]:
    if games < 1:
        raise BadTournament(f"a tournament needs at least 1 game a pairing, not {games}")
    names = [check_bot(game.kind, name) for name in bots]
    if len(set(names)) != len(names):
        raise BadTournament("each bot is named once in a tournament")
    if game.kind.cooperative:
        return [(name,) for name in names]
    if len(names) < 2:
        raise BadTournament("a tournament needs at least 2 bots")
    return list(combinations(names, 2))


def _setup(game: Game, seed: int | str) -> Setup:
    edition = edition_fingerprint(game.edition)
    return Setup(game.kind.id, edition, game.options, game.players, seed, VERSION)


def _kept_rows(path: Path, setup: Setup) -> dict[tuple[tuple[str, ...], int], Row]:
    """The games that a file holds; it is begun if there is none."""
    if not path.exists():
        append_line(path, msgspec.json.encode(setup).decode())
        return {}
    text = read_text(path)
    whole = text[: text.rfind("\n") + 1]
    if whole != text:
        path.write_text(whole, encoding="utf-8")
    try:
        first, *lines = whole.splitlines()
        found = msgspec.json.decode(first, type=Setup)
        rows = [msgspec.json.decode(line, type=Row) for line in lines]
    except (ValueError, msgspec.DecodeError):
        raise BadTournament(f"{path}: this is not a tournament to go on with") from None
    if found != setup:
        raise BadTournament(f"{path}: this is another tournament: {msgspec.to_builtins(found)}")
    return {(row.bots, row.number): row for row in rows}


def _played(
    game: Game, places: list[tuple[tuple[str, ...], int]], seed: int | str, jobs: int
) -> Iterator[Row]:
    names = dict.fromkeys(name for pair, _ in places for name in pair)
    own = threading.local()  # a bot thinks about one game at a time: each thread has its own

    def play(place: tuple[tuple[str, ...], int]) -> Row:
        pair, number = place
        seated = [pair[(seat + number) % len(pair)] for seat in range(game.players)]
        if not hasattr(own, "bots"):
            own.bots = {name: make_bot(game, name) for name in names}
        bots = [own.bots[name] for name in seated]
        result = play_game(game, bots, seed, number // len(pair)).result
        won = [seated[seat] for seat in result.winners]
        return Row(pair, number, won.count(pair[0]) / len(won) if won else 0.0)

    with ThreadPoolExecutor(jobs) as pool:
        yield from pool.map(play, places)


def _report(game: Game, bots: list[str], seed: int | str, rows: list[Row]) -> dict[str, Any]:
    report = {
        **msgspec.to_builtins(_setup(game, seed)),
        "cooperative": game.kind.cooperative,
        "games": len(rows),
        "pairings": [_pairing(rows, pair) for pair in dict.fromkeys(row.bots for row in rows)],
    }
    return report if game.kind.cooperative else {**report, "ratings": _ratings(bots, rows)}


def _pairing(rows: list[Row], pair: tuple[str, ...]) -> dict[str, Any]:
    scores = [row.score for row in rows if row.bots == pair]
    low, high = wilson(sum(scores), len(scores))
    share = sum(scores) / len(scores)
    return {"bots": pair, "games": len(scores), "share": share, "low": low, "high": high}


def _ratings(bots: list[str], rows: list[Row]) -> list[dict[str, Any]]:
    """Bayesian ratings by the Plackett–Luce model, games in the order of their numbers."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    ratings = {name: model.rating(name=name) for name in bots}
    for row in sorted(rows, key=lambda row: (row.number, row.bots)):
        teams = [[ratings[name]] for name in row.bots]
        rated = model.rate(teams, scores=[row.score, 1 - row.score])
        ratings.update(zip(row.bots, (team[0] for team in rated), strict=True))
    listed = sorted(ratings.items(), key=lambda item: -item[1].mu)
    return [{"bot": name, "mu": rating.mu, "sigma": rating.sigma} for name, rating in listed]

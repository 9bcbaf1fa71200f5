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
from typing import NotRequired, TypedDict

import msgspec

from hamlet.bots.interval import wilson
from hamlet.bots.registry import check_player, make_bot
from hamlet.engine.edition import edition_fingerprint
from hamlet.engine.errors import HamletError
from hamlet.engine.game import Game
from hamlet.engine.option import Value
from hamlet.files import append_line, read_text
from hamlet.lab.play import play_game
from hamlet.version import VERSION

Progress = Callable[[int], None]


class BadTournament(HamletError):
    """A tournament that cannot be held as asked."""


class Meeting(msgspec.Struct, frozen=True):
    """One game: who met, its number, and the share of the victory that the first has."""

    bots: tuple[str, ...]
    number: int
    score: float


class Terms(msgspec.Struct, frozen=True):
    """What must be equal for two halves of a tournament to be one."""

    game: str
    edition: str
    options: dict[str, Value]
    players: int
    seed: int | str
    version: str


class Pairing(TypedDict):
    """Two bots, or one as a team: the first one's share of the victories and its 95 % interval."""

    bots: tuple[str, ...]
    games: int
    share: float
    low: float
    high: float


class Rating(TypedDict):
    """A bot's strength by the Plackett–Luce model, and how sure it is."""

    bot: str
    mu: float
    sigma: float


class Standings(TypedDict):
    """How a tournament ended."""

    game: str
    edition: str
    options: dict[str, Value]
    players: int
    seed: int | str
    version: str
    cooperative: bool
    games: int
    pairings: list[Pairing]
    ratings: NotRequired[list[Rating]]
    """Between opponents only."""


def tournament(
    game: Game,
    bots: list[str],
    games: int,
    seed: int | str = 0,
    *,
    kept: Path | None = None,
    jobs: int | None = None,
    progress: Progress = lambda done: None,
) -> Standings:
    """Hold a tournament of so many games a pairing; `kept` is a file to go on from."""
    pairings = _pairings(game, bots, games)
    meetings = _kept_meetings(kept, _terms(game, seed)) if kept else {}
    wanted = [(pair, number) for pair in pairings for number in range(games)]
    missing = [place for place in wanted if place not in meetings]
    progress(len(wanted) - len(missing))
    for meeting in _played(game, missing, seed, jobs or os.cpu_count() or 1):
        meetings[meeting.bots, meeting.number] = meeting
        if kept:
            append_line(kept, msgspec.json.encode(meeting).decode())
        progress(1)
    return _report(game, bots, seed, [meetings[place] for place in wanted])


def _pairings(game: Game, bots: list[str], games: int) -> list[tuple[str, ...]]:
    if games < 1:
        raise BadTournament(f"a tournament needs at least 1 game a pairing, not {games}")
    names = [check_player(game, name) for name in bots]
    if len(set(names)) != len(names):
        raise BadTournament("each bot is named once in a tournament")
    if not names:
        raise BadTournament("a tournament needs at least 1 bot")
    if game.kind.cooperative:
        return [(name,) for name in names]
    if len(names) < 2:
        raise BadTournament("a tournament needs at least 2 bots")
    return list(combinations(names, 2))


def _terms(game: Game, seed: int | str) -> Terms:
    edition = edition_fingerprint(game.edition)
    return Terms(game.kind.id, edition, game.options, game.players, seed, VERSION)


def _kept_meetings(path: Path, terms: Terms) -> dict[tuple[tuple[str, ...], int], Meeting]:
    """The games that a file holds; it is begun if there is none."""
    if not path.exists():
        append_line(path, msgspec.json.encode(terms).decode())
        return {}
    text = read_text(path)
    whole = text[: text.rfind("\n") + 1]
    if whole != text:
        path.write_text(whole, encoding="utf-8")
    try:
        first, *lines = whole.splitlines()
        found = msgspec.json.decode(first, type=Terms)
        meetings = [msgspec.json.decode(line, type=Meeting) for line in lines]
    except (ValueError, msgspec.DecodeError):
        raise BadTournament(f"{path}: this is not a tournament to go on with") from None
    if found != terms:
        raise BadTournament(f"{path}: this is another tournament: {msgspec.to_builtins(found)}")
    return {(meeting.bots, meeting.number): meeting for meeting in meetings}


def _played(
    game: Game, places: list[tuple[tuple[str, ...], int]], seed: int | str, jobs: int
) -> Iterator[Meeting]:
    names = dict.fromkeys(name for pair, _ in places for name in pair)
    own = threading.local()  # a bot thinks about one game at a time: each thread has its own

    def play(place: tuple[tuple[str, ...], int]) -> Meeting:
        pair, number = place
        seated = [pair[(seat + number) % len(pair)] for seat in range(game.players)]
        if not hasattr(own, "bots"):
            own.bots = {name: make_bot(game, name) for name in names}
        bots = [own.bots[name] for name in seated]
        result = play_game(game, bots, seed, number // len(pair)).result
        won = [seated[seat] for seat in result.winners]
        return Meeting(pair, number, won.count(pair[0]) / len(won) if won else 0.0)

    with ThreadPoolExecutor(jobs) as pool:
        yield from pool.map(play, places)


def _report(game: Game, bots: list[str], seed: int | str, meetings: list[Meeting]) -> Standings:
    terms = _terms(game, seed)
    report: Standings = {
        "game": terms.game,
        "edition": terms.edition,
        "options": terms.options,
        "players": terms.players,
        "seed": terms.seed,
        "version": terms.version,
        "cooperative": game.kind.cooperative,
        "games": len(meetings),
        "pairings": [_pairing(meetings, pair) for pair in _pairs(meetings)],
    }
    if not game.kind.cooperative:
        report["ratings"] = _ratings(bots, meetings)
    return report


def _pairs(meetings: list[Meeting]) -> list[tuple[str, ...]]:
    return list(dict.fromkeys(meeting.bots for meeting in meetings))


def _pairing(meetings: list[Meeting], pair: tuple[str, ...]) -> Pairing:
    scores = [meeting.score for meeting in meetings if meeting.bots == pair]
    low, high = wilson(sum(scores), len(scores))
    share = sum(scores) / len(scores)
    return {"bots": pair, "games": len(scores), "share": share, "low": low, "high": high}


def _ratings(bots: list[str], meetings: list[Meeting]) -> list[Rating]:
    """Bayesian ratings by the Plackett–Luce model, games in the order of their numbers."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    ratings = {name: model.rating(name=name) for name in bots}
    for meeting in sorted(meetings, key=lambda meeting: (meeting.number, meeting.bots)):
        teams = [[ratings[name]] for name in meeting.bots]
        rated = model.rate(teams, scores=[meeting.score, 1 - meeting.score])
        ratings.update(zip(meeting.bots, (team[0] for team in rated), strict=True))
    listed = sorted(ratings.items(), key=lambda item: -item[1].mu)
    return [{"bot": name, "mu": rating.mu, "sigma": rating.sigma} for name, rating in listed]

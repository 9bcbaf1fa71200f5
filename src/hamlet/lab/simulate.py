"""Many games at once: a seed in, counts and lengths out, the same on every machine.

Game i of a batch is the same game whether it is played interpreted or compiled, alone or
among a million, on one core or on all.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from time import perf_counter
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hamlet.bots.registry import POLICIES, Crew, check_player, make_bot
from hamlet.engine.errors import HamletError
from hamlet.engine.game import Game
from hamlet.engine.stream import seed_number
from hamlet.lab.play import play_game

WORTH_COMPILING = 3000
"""From this many games on, compiled play is worth the wait for the compiler."""

WORTH_FOLDING = 10_000_000
"""From this many games on, compiling for this edition alone is worth the wait (docs/speed.md)."""

WORTH_LOADING = 500_000
"""The same where an earlier simulation has compiled it."""

CHUNK = 4096
MOST_GAMES = 100_000_000
NO_LIMIT = 1 << 60
MOST_STEPS = (1 << 31) - 1
"""What a lane can count to: no game that ends is longer."""

Progress = Callable[[int], None]
"""Called with the number of games just finished."""


class BadBatch(HamletError):
    """A simulation that cannot be run as asked."""


@dataclass(frozen=True)
class Batch:
    """The games of one simulation, a row each."""

    steps: NDArray[np.int64]
    turns: NDArray[np.int64]
    won: NDArray[np.int64]
    seconds: float
    waited: float
    """Seconds spent waiting for the compiler or its cache before the first game."""


def seat_bots(game: Game, bots: list[str]) -> list[str]:
    """A bot for every seat: one name sits in all of them."""
    seated = bots * game.players if len(bots) == 1 else bots
    if len(seated) != game.players:
        raise BadBatch(f"{len(bots)} bots for {game.players} players; name one, or one a seat")
    return [check_player(game, name) for name in seated]


def check_games(games: int) -> None:
    """BadBatch unless so many games can be played and kept."""
    if not 1 <= games <= MOST_GAMES:
        raise BadBatch(
            f"a simulation needs at least 1 game and at most {MOST_GAMES:,}, not {games}"
        )


def simulate(
    game: Game,
    bots: list[str],
    games: int,
    seed: int | str = 0,
    *,
    compiled: bool | None = None,
    folded: bool | None = None,
    jobs: int | None = None,
    progress: Progress = lambda done: None,
) -> Batch:
    """Play games from the start.

    `compiled` says whether the rules are compiled, and `folded` whether for this very edition,
    many games in lockstep; None lets the number of games decide.
    """
    check_games(games)
    began = perf_counter()
    player = _player(game, seat_bots(game, bots), games, seed, compiled, folded)
    player.play(0, 1)
    waited = perf_counter() - began
    began = perf_counter()
    parts = list(_parts(player, games, jobs or os.cpu_count() or 1, progress))
    seconds = perf_counter() - began
    steps, turns, won = (np.concatenate(column) for column in zip(*parts, strict=True))
    return Batch(steps, turns, won, seconds, waited)


def _player(
    game: Game,
    bots: list[str],
    games: int,
    seed: int | str,
    compiled: bool | None,
    folded: bool | None,
) -> _Player | _InLockstep | _Thinkers:
    if not all(name in POLICIES for name in bots):
        return _Thinkers(game, bots, seed)
    fast = games >= WORTH_COMPILING if compiled is None else compiled
    if fast and (_is_worth_folding(game, bots, games) if folded is None else folded):
        return _InLockstep(game, bots, seed)
    return _Player(game, bots, seed, fast)


def _is_worth_folding(game: Game, bots: list[str], games: int) -> bool:
    if games < WORTH_LOADING or not can_fold(game, bots):
        return False
    from hamlet.bots.lockstep import is_compiled

    return games >= WORTH_FOLDING or is_compiled(game, [POLICIES[name] for name in bots])


def can_fold(game: Game, bots: list[str]) -> bool:
    """Whether games between these bots can be played in lockstep."""
    return game.kind.lockstep and "exact" not in bots


def _parts(
    player: _Player | _InLockstep | _Thinkers, games: int, jobs: int, progress: Progress
) -> Iterator[tuple[NDArray[np.int64], ...]]:
    chunk = CHUNK if player.compiled else max(1, min(200, games // 20))
    firsts = range(0, games, chunk)
    with ThreadPoolExecutor(jobs if player.compiled else 1) as pool:
        work = pool.map(lambda first: player.play(first, min(chunk, games - first)), firsts)
        for part in work:
            progress(len(part[0]))
            yield part


class _Player:
    """Plays any run of games of one seed, interpreted or compiled."""

    def __init__(self, game: Game, bots: list[str], seed: int | str, compiled: bool) -> None:
        self.compiled = compiled
        self._kind = game.kind
        self._seed = seed_number(seed)
        self._crew = Crew(game, bots, compiled)
        self._start: Any = game.kind.position.start(game.box)
        self._box: Any = game.box
        if compiled:
            self._start, self._box = self._start.to_numpy(), game.box.to_numpy()

    def play(self, first: int, games: int) -> tuple[NDArray[np.int64], ...]:
        """Steps, turns and winners of games `first` to `first + games - 1`."""
        results = [self._ints(games) for _ in range(3)]
        self._crew.loops.batch(
            self._box,
            self._states(games),
            self._array(self._crew.policies),
            self._seed,
            first,
            self._array([[0] * 4, [0] * 4]),
            self._array([[0] * self._kind.most, [0] * self._kind.most]),
            NO_LIMIT,
            self._crew.insight(),
            *results,
        )
        return tuple(np.asarray(result, np.int64) for result in results)

    def _states(self, games: int) -> Any:
        if self.compiled:
            return np.repeat(np.array([self._start]), games)
        return [self._start.copy() for _ in range(games)]

    def _ints(self, count: int) -> Any:
        return np.zeros(count, np.int64) if self.compiled else [0] * count

    def _array(self, values: list[Any]) -> Any:
        return np.array(values, np.int64) if self.compiled else values


class _InLockstep:
    """Plays any run of games of one seed, compiled for this edition, many side by side."""

    compiled = True

    def __init__(self, game: Game, bots: list[str], seed: int | str) -> None:
        from hamlet.bots.lockstep import Lockstep

        if not can_fold(game, bots):
            raise BadBatch(f"{game.kind.id} between {', '.join(bots)} is not played in lockstep")
        self._seed = seed_number(seed)
        self._games = Lockstep(game, [POLICIES[name] for name in bots])

    def play(self, first: int, games: int) -> tuple[NDArray[np.int64], ...]:
        """Steps, turns and winners of games `first` to `first + games - 1`."""
        states, steps, won = self._games.play(self._seed, first, games, MOST_STEPS)
        return steps, states["turn"].astype(np.int64), won


class _Thinkers:
    """Plays any run of games of one seed between bots that think before they move."""

    compiled = False

    def __init__(self, game: Game, bots: list[str], seed: int | str) -> None:
        self._game = game
        self._seed = seed
        made = {name: make_bot(game, name) for name in set(bots)}
        self._bots = [made[name] for name in bots]

    def play(self, first: int, games: int) -> tuple[NDArray[np.int64], ...]:
        """Steps, turns and winners of games `first` to `first + games - 1`."""
        numbers = range(first, first + games)
        played = [play_game(self._game, self._bots, self._seed, number) for number in numbers]
        rows = [
            (game.steps, game.turns, sum(1 << seat for seat in game.result.winners))
            for game in played
        ]
        return tuple(np.array(column, np.int64) for column in zip(*rows, strict=True))

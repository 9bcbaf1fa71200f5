"""How much a player gives away against perfect play, where a game is solved."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import mean, stdev
from typing import Any, TypeAlias

import numpy as np

from hamlet.bots.bot import Bot, Budget
from hamlet.bots.exact.bot import ExactBot
from hamlet.bots.exact.solution_file import solved
from hamlet.bots.interval import Z
from hamlet.bots.registry import check_player, make_bot
from hamlet.engine.game import Game
from hamlet.engine.ids import Move, Seat
from hamlet.engine.match import Match
from hamlet.engine.spaces import number_type, width
from hamlet.engine.stream import Stream
from hamlet.envs.many import BadEnvironment, Numbers

LONGEST = 10_000
"""Choices in a game after which it is given up: some ways to play never end."""

Policy: TypeAlias = Callable[[Numbers, Numbers], int]
"""Chooses an action from an observation and a mask."""


@dataclass(frozen=True)
class Regret:
    """What was given away: the mean over games, between `low` and `high` with 95 %."""

    exact: float
    """What the start is worth, played perfectly."""
    regret: float
    low: float
    high: float
    games: int
    decisions: int

    @property
    def value(self) -> float:
        """What the start is worth, played like this."""
        return self.exact - self.regret


def regret(game: Game, player: str | Bot | Policy, games: int = 100, seed: int = 0) -> Regret:
    """Play games with one player on all seats, and add up what each of its choices gave away.

    The sum over a game is on average exactly what perfect play would have won more often, with
    far less noise than counting wins. Only for games with an exact solution.
    """
    if game.kind.experts.exact is None:
        raise BadEnvironment(f"{game.kind.id} is not solved: its exact values are not known")
    exact, chooser = ExactBot(game), _chooser(game, player)
    given = [_given_away(game, exact, chooser, seed, number) for number in range(games)]
    lost = [amount for amount, _ in given]
    wide = Z * stdev(lost) / sqrt(games) if games > 1 else 1.0
    middle = mean(lost)
    return Regret(
        exact=solved(game).value,
        regret=middle,
        low=max(middle - wide, 0.0),
        high=middle + wide,
        games=games,
        decisions=sum(count for _, count in given),
    )


def _chooser(game: Game, player: str | Bot | Policy) -> Callable[[Match, Stream], Move]:
    """How the player chooses, whatever it is."""
    if isinstance(player, str):
        player = make_bot(game, check_player(game, player))
    if hasattr(player, "choose"):
        bot: Any = player
        return lambda match, luck: bot.choose(game, match.state.copy(), Budget(), luck).move
    policy: Any = player
    return lambda match, luck: _by_policy(match, policy)


def _by_policy(match: Match, policy: Policy) -> Move:
    """The move that a policy's action means."""
    game, state = match.game, match.state
    spaces = game.kind.spaces
    fields = spaces.fields(game.box)
    row = [0] * width(fields)
    spaces.observe(game.box, state, Seat(int(match.actor or 0)), row)
    mask = np.zeros(spaces.actions(game.box), np.int8)
    mask[_actions(match)] = 1
    return spaces.move_of(game.box, state, int(policy(np.array(row, number_type(fields)), mask)))


def _actions(match: Match) -> Sequence[int]:
    game, state = match.game, match.state
    action_of = game.kind.spaces.action_of
    return [action_of(game.box, state, move) for move in game.legal_moves(state)]


def _given_away(
    game: Game,
    exact: ExactBot,
    chooser: Callable[[Match, Stream], Move],
    seed: int,
    number: int,
) -> tuple[float, int]:
    """What one game's choices gave away, and how many they were."""
    match, luck = game.match(seed=seed + number), Stream(seed + number, 1)
    lost, decisions = 0.0, 0
    while match.actor is not None:
        if match.actor == "chance":
            match.roll()
            continue
        worths = exact.worths(game, match.state)
        move = chooser(match, luck)
        lost += max(worths.values()) - worths[move]
        decisions += 1
        if decisions > LONGEST:
            raise BadEnvironment(f"game {number} does not end: {LONGEST:,} choices and no result")
        match.play_code(move)
    return lost, decisions

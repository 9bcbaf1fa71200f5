"""Many matches side by side to their ends: one game a lane, all rules done in lockstep.

The games are those of `playout.batch`, number for number. A lane whose game is over takes the
next one, so that no lane waits for the longest game.
"""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from hamlet.bots import simple
from hamlet.bots.playout import play_chance, play_choice, played_by
from hamlet.engine.contract import actor
from hamlet.engine.game import Game
from hamlet.engine.ids import CHANCE, OVER, Move
from hamlet.engine.kind import Kind
from hamlet.engine.lanes.arrays import get_lane, lane_array, put, set_lane
from hamlet.engine.lanes.constants import ConstantBox, ConstantTable
from hamlet.engine.lanes.linking import lane_folder, link_lanes
from hamlet.engine.lanes.masks import condition, lane_bits
from hamlet.engine.lanes.states import lane_states, load_lane, store_lane
from hamlet.engine.lanes.vectors import LANES
from hamlet.engine.link import Function
from hamlet.engine.record import BoxRecord, StateRecord
from hamlet.engine.skeleton import Linkable
from hamlet.engine.vocabulary import Insight, Ints

if TYPE_CHECKING:  # bound when this is linked: the game's own number, and rules with a mask
    MOST_MOVES = 0
    masked_play_round: Any = None
    masked_start_stream: Any = None
    masked_winners: Any = None

NO_GAME = -1
_CALLED = ("play_round", "start_stream", "winners")


def play_round(
    box: BoxRecord,
    state: StateRecord,
    policies: Ints,
    dice: Ints,
    luck: Ints,
    moves: list[Move],
    weights: Ints,
    steps: Ints,
    limit: int,
    insight: Insight,
) -> bool:
    """A choice if there is one, then what falls if anything does; whether that was all.

    Both in one round, because most games are then at the same place: a choice calls for dice.
    """
    who = actor(box, state)
    if who != CHANCE:
        play_choice(box, state, policies[who], moves, luck, insight)
        steps[0] += 1
        who = actor(box, state)
    if who == CHANCE and steps[0] < limit:
        play_chance(box, state, dice, moves, weights)
        steps[0] += 1
    return actor(box, state) == OVER or steps[0] >= limit


def play_lanes(
    box: Any, states: Any, policies: Any, seed: int, first: int, limit: int, steps: Any, won: Any
) -> None:
    """Games `first`, `first` + 1, … of a seed, one for each of `states`, which end as they end."""
    lanes = lane_states(states)
    dice, luck = lane_array(64, 4), lane_array(64, 4)
    next_dice, next_luck = lane_array(64, 4), lane_array(64, 4)
    moves, weights = lane_array(32, MOST_MOVES), lane_array(32, MOST_MOVES)
    game, count, winning = lane_array(64, 1), lane_array(32, 1), lane_array(32, 1)
    empty_lanes(game)
    begun = 0
    over = (1 << LANES) - 1
    while over != 0:
        for lane in range(LANES):
            if over >> lane & 1 != 0:
                put_aside(lane, game, lanes, count, winning, states, steps, won)
                if begun < len(states):
                    if begun % LANES == 0:
                        start_streams(next_dice, next_luck, seed, first + begun)
                    take_stream(lane, dice, next_dice, begun % LANES)
                    take_stream(lane, luck, next_luck, begun % LANES)
                    take_game(lane, game, begun, lanes, count, states)
                    begun += 1
        live = condition(game[0] >= 0)
        over = 0
        while over == 0 and lane_bits(live) != 0:
            over = lane_bits(
                masked_play_round(
                    live, box, lanes, policies, dice, luck, moves, weights, count, limit, ()
                )
            )
        put(live, winning, 0, masked_winners(live, box, lanes))


def empty_lanes(game: Any) -> None:
    """No lane has a game yet."""
    for lane in range(LANES):
        set_lane(game, 0, lane, NO_GAME)


def put_aside(
    lane: int, game: Any, lanes: Any, count: Any, winning: Any, states: Any, steps: Any, won: Any
) -> None:
    """Keep the end of a lane's game, if it had one; then it has none."""
    number = get_lane(game, 0, lane)
    if number != NO_GAME:
        store_lane(lanes, lane, states[number])
        steps[number] = get_lane(count, 0, lane)
        won[number] = get_lane(winning, 0, lane)
        set_lane(game, 0, lane, NO_GAME)


def start_streams(dice: Any, luck: Any, seed: int, first: int) -> None:
    """Dice and luck of the next games, as many as there are lanes."""
    numbers = lane_array(64, 1)
    for lane in range(LANES):
        set_lane(numbers, 0, lane, 2 * (first + lane))
    everybody = condition(numbers[0] >= 0)
    masked_start_stream(everybody, dice, seed, numbers[0])
    masked_start_stream(everybody, luck, seed, numbers[0] + 1)


def take_stream(lane: int, stream: Any, prepared: Any, place: int) -> None:
    """A lane's stream is the one that was prepared at a place."""
    for word in range(4):
        set_lane(stream, word, lane, get_lane(prepared, word, place))


def take_game(lane: int, game: Any, number: int, lanes: Any, count: Any, states: Any) -> None:
    """A lane begins another game."""
    load_lane(lanes, lane, states[number])
    set_lane(count, 0, lane, 0)
    set_lane(game, 0, lane, number)


class Lockstep:
    """Plays runs of games of one game and one choice of simple policies."""

    def __init__(self, game: Game, policies: list[int]) -> None:
        self._box = ConstantBox(game.box)
        self._policies = ConstantTable(policies)
        self._start = game.kind.position.start(game.box).to_numpy()
        self._play = _linked(game.kind, folder_of(game, policies))

    def play(
        self, seed: int, first: int, games: int, limit: int
    ) -> tuple[NDArray[np.void], NDArray[np.int64], NDArray[np.int64]]:
        """The last states, steps and winners of games `first` to `first + games - 1`."""
        states = np.repeat(np.array([self._start]), games)
        steps, won = np.zeros(games, np.int64), np.zeros(games, np.int64)
        self._play(self._box, states, self._policies, seed, first, limit, steps, won)
        return states, steps, won


@cache
def _linked(kind: Kind, folder: Path) -> Function:
    return link_lanes(_modules(kind), "play_lanes", _CALLED, folder)


def is_compiled(game: Game, policies: list[int]) -> bool:
    """Whether the code for this edition has been compiled before."""
    return any(folder_of(game, policies).rglob("*.nbc"))


def folder_of(game: Game, policies: list[int]) -> Path:
    """Where the code for this edition is kept."""
    numbers: bytes = game.box.to_numpy().tobytes()
    return lane_folder(_modules(game.kind), numbers + bytes(policies))


def _modules(kind: Kind) -> list[Linkable]:
    return [sys.modules[__name__], simple, *played_by(kind)]

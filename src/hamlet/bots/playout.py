"""Playing a match to its end: one loop for every game, interpreted or compiled."""

from __future__ import annotations

import sys
from functools import cache
from types import SimpleNamespace

from hamlet.bots import policy as policies_of_bots
from hamlet.bots import simple
from hamlet.engine import greedy, stream
from hamlet.engine.contract import actor, apply, choose, legal, outcomes, winners
from hamlet.engine.ids import CHANCE, OVER, Move
from hamlet.engine.kind import Kind
from hamlet.engine.link import link
from hamlet.engine.record import BoxRecord, StateRecord
from hamlet.engine.skeleton import Linkable
from hamlet.engine.stream import pick, start_stream
from hamlet.engine.vocabulary import Insight, Ints


def playout(
    box: BoxRecord,
    state: StateRecord,
    policies: Ints,
    dice: Ints,
    luck: Ints,
    moves: list[Move],
    weights: Ints,
    limit: int,
    insight: Insight,
) -> int:
    """Play on to the end or for `limit` steps; returns how many there were.

    `dice` decides what falls and `luck` what bots draw, so that other bots meet the same
    dice. `moves` and `weights` are scratch space; `insight` is what the policies know.
    """
    steps = 0
    while steps < limit:
        who = actor(box, state)
        if who == OVER:
            break
        if who == CHANCE:
            play_chance(box, state, dice, moves, weights)
        else:
            play_choice(box, state, policies[who], moves, luck, insight)
        steps += 1
    return steps


def play_chance(
    box: BoxRecord, state: StateRecord, dice: Ints, moves: list[Move], weights: Ints
) -> None:
    """Let the dice fall."""
    count = outcomes(box, state, moves, weights)
    apply(box, state, moves[pick(dice, weights, count)], None)


def play_choice(
    box: BoxRecord,
    state: StateRecord,
    policy: int,
    moves: list[Move],
    luck: Ints,
    insight: Insight,
) -> None:
    """Choose a move by a policy, if there is a choice, and do it."""
    count = legal(box, state, moves)
    move = moves[0]
    if count > 1:
        move = choose(box, state, policy, moves, count, luck, insight)
    apply(box, state, move, None)


def batch(
    box: BoxRecord,
    states: list[StateRecord],
    policies: Ints,
    seed: int,
    first: int,
    streams: list[Ints],
    scratch: tuple[list[Move], Ints],
    limit: int,
    insight: Insight,
    steps: Ints,
    turns: Ints,
    won: Ints,
) -> None:
    """Games `first`, `first` + 1, … of a seed, one for each of `states`, which end as they end.

    Game i takes its dice from stream 2 i of the seed and its bots' luck from stream 2 i + 1.
    """
    dice = streams[0]
    luck = streams[1]
    for index in range(len(steps)):
        state = states[index]
        start_stream(dice, seed, 2 * (first + index))
        start_stream(luck, seed, 2 * (first + index) + 1)
        steps[index] = playout(
            box, state, policies, dice, luck, scratch[0], scratch[1], limit, insight
        )
        turns[index] = state.turn
        won[index] = winners(box, state)


@cache
def playouts(
    kind: Kind, compiled: bool, choosers: tuple[Linkable, ...] = (simple,)
) -> SimpleNamespace:
    """The loops above on a game's own rules and heuristics, with modules that choose."""
    modules = [sys.modules[__name__], *choosers, *played_by(kind)]
    return link(modules, compiled=compiled, inline=kind.inline)


def played_by(kind: Kind) -> list[Linkable]:
    """What loops need besides bots: policies, streams, a game's rules and heuristics."""
    return [policies_of_bots, greedy, stream, kind.rules, kind.heuristics]

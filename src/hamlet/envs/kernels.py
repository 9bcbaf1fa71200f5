"""Many games moved on by one step each: one loop for every game, interpreted or compiled."""

from __future__ import annotations

import sys
from functools import cache
from types import SimpleNamespace
from typing import Any, NamedTuple

from hamlet.bots import policy
from hamlet.engine import greedy, stream
from hamlet.engine.contract import (
    action_of,
    actor,
    apply,
    choose,
    legal,
    move_of,
    observe,
    outcomes,
    score,
    winners,
)
from hamlet.engine.ids import CHANCE, OVER, Move, Seat
from hamlet.engine.kind import Kind
from hamlet.engine.link import link
from hamlet.engine.record import BoxRecord, StateRecord
from hamlet.engine.skeleton import Linkable
from hamlet.engine.stream import pick, start_stream
from hamlet.engine.vocabulary import Floats, Insight, Ints
from hamlet.envs import nobody

# What is to be done with a game: nothing but look at it, one step, or a new deal.
LOOK, STEP, RESET = 0, 1, 2

# Who plays a seat, if it is none of the bots' policies, which are numbered from 0.
LEARNER, OUTSIDE = -1, -2

# What a seat is paid at the end: its share of the win, what it scored, whether its team won.
SHARE, SCORE, TEAM = 0, 1, 2

LUCK = 1 << 31  # bots draw from streams numbered from here on, so that dice stay the match's own
NO_MOVE = Move(-1)
NO_LIMIT = 1 << 60


class Games(NamedTuple):
    """The games, and how they are played."""

    box: BoxRecord
    start: list[StateRecord]  # one: how every game begins
    states: list[StateRecord]
    spare: list[StateRecord]  # one: for trying things out
    dice: list[Ints]
    luck: list[Ints]
    seeds: Ints
    episodes: Ints  # how many games there have been of each seed
    lengths: Ints  # steps in this game
    policies: Ints  # of each seat
    moves: list[Move]
    weights: Ints


class Rules(NamedTuple):
    """What is the same for all games of a batch."""

    viewer: int  # the only seat that looks, or LEARNER: whoever acts
    explicit: int  # 1: chance is a player like others
    limit: int  # steps after which a game is cut short
    pays: int  # SHARE, SCORE or TEAM


class Shown(NamedTuple):
    """What is seen of the games: numpy's arrays, a row for each game."""

    observations: Any
    masks: Any
    legal: Any  # the legal actions, one after the other
    count: Any  # how many they are
    to_play: Any
    rewards: Any  # for each seat
    over: Any
    cut: Any
    illegal: Any
    odds: Any  # of each outcome, where chance is a player


def step_games(
    games: Games,
    rules: Rules,
    before: Shown,
    which: Ints,
    work: Ints,
    actions: Ints,
    shown: Shown,
    know: Insight,
) -> None:
    """Do with the games of `which` what `work` says, and show how they stand then.

    The helpers are handed rows, because handing all of them down costs more than a move.
    """
    for place in range(len(which)):
        index = which[place]
        was = before.to_play[index]
        move = NO_MOVE
        if work[place] == RESET:
            deal(games, index)
        elif work[place] == STEP:
            games.lengths[index] += 1
            if is_listed(before.legal[index], before.count[index], actions[place]):
                move = meant(games.box, games.states[index], was, actions[place])
        shown.illegal[index] = work[place] == STEP and move == NO_MOVE
        state = games.states[index]
        who = play_on(
            games.box,
            state,
            games.dice[index],
            games.luck[index],
            games.policies,
            games.moves,
            games.weights,
            rules.explicit,
            move,
            know,
        )
        shown.to_play[index] = who
        shown.over[index] = who == OVER
        shown.cut[index] = who != OVER and games.lengths[index] >= rules.limit
        pay(games.box, state, who, rules.pays, shown.rewards[index])
        looker = rules.viewer if rules.viewer != LEARNER else who if who >= 0 else max(was, 0)
        view(games.box, state, looker, shown.observations[index])
        clear(shown.masks[index])
        nothing(shown.odds[index])
        if who == CHANCE:
            shown.count[index] = show_outcomes(
                games.box,
                state,
                games.moves,
                games.weights,
                shown.legal[index],
                shown.masks[index],
                shown.odds[index],
            )
        elif who == OVER:
            shown.legal[index][0] = 0  # a game that is over takes no action: any will do
            shown.count[index] = 1
        else:
            shown.count[index] = show_moves(
                games.box, state, games.moves, shown.legal[index], shown.masks[index]
            )


def is_listed(listed: Ints, count: int, action: int) -> bool:
    """Whether an action is among the first `count`."""
    for place in range(count):
        if listed[place] == action:
            return True
    return False


def meant(box: BoxRecord, state: StateRecord, who: int, action: int) -> Move:
    """The move, or the outcome, that an action means."""
    if who == CHANCE:
        return Move(action)
    return move_of(box, state, action)


def deal(games: Games, index: int) -> None:
    """A new game: the next episode of its seed."""
    games.states[index] = games.start[0]
    start_stream(games.dice[index], games.seeds[index], games.episodes[index])
    start_stream(games.luck[index], games.seeds[index], games.episodes[index] + LUCK)
    games.episodes[index] += 1
    games.lengths[index] = 0


def play_on(
    box: BoxRecord,
    state: StateRecord,
    dice: Ints,
    luck: Ints,
    policies: Ints,
    moves: list[Move],
    weights: Ints,
    explicit: int,
    move: Move,
    know: Insight,
) -> Seat:
    """Do a move, then let dice and bots go on until a learner has to choose; says who."""
    while True:
        if move != NO_MOVE:
            apply(box, state, move, None)
        who = actor(box, state)
        if who == OVER:
            return who
        if who == CHANCE:
            if explicit == 1:
                return who
            count = outcomes(box, state, moves, weights)
            move = moves[pick(dice, weights, count)]
        else:
            policy = policies[who]
            if policy < 0:
                return who
            count = legal(box, state, moves)
            move = moves[0]
            if count > 1:
                move = choose(box, state, policy, moves, count, luck, know)


def pay(box: BoxRecord, state: StateRecord, who: Seat, pays: int, row: Floats) -> None:
    """What every seat gets: nothing before the end."""
    nothing(row)
    if who == OVER:
        won = winners(box, state)
        for seat in range(len(row)):
            if pays == SCORE:
                row[seat] = float(score(box, state, Seat(seat)))
            elif pays == TEAM:
                row[seat] = float(won >> seat & 1)
            else:
                row[seat] = share(won, seat)


def share(won: int, seat: int) -> float:
    """A seat's part of a win that several may share."""
    if won >> seat & 1 == 0:
        return 0.0
    count = 0
    while won > 0:
        count += won & 1
        won >>= 1
    return 1.0 / count


def view(box: BoxRecord, state: StateRecord, looker: int, row: Ints) -> None:
    """Write what a seat sees of a game."""
    clear(row)
    observe(box, state, Seat(looker), row)


def clear(row: Ints) -> None:
    """All numbers 0."""
    for column in range(len(row)):
        row[column] = 0


def nothing(row: Floats) -> None:
    """All numbers 0."""
    for column in range(len(row)):
        row[column] = 0.0


def show_moves(
    box: BoxRecord, state: StateRecord, moves: list[Move], listed: Ints, mask: Ints
) -> int:
    """List the actions of the acting seat; returns how many there are."""
    count = legal(box, state, moves)
    for choice in range(count):
        action = action_of(box, state, moves[choice])
        listed[choice] = action
        mask[action] = 1
    return count


def show_outcomes(
    box: BoxRecord,
    state: StateRecord,
    moves: list[Move],
    weights: Ints,
    listed: Ints,
    mask: Ints,
    odds: Floats,
) -> int:
    """List what can fall, with its probability; returns how many outcomes there are."""
    count = outcomes(box, state, moves, weights)
    total = 0
    for choice in range(count):
        total += weights[choice]
    for choice in range(count):
        listed[choice] = moves[choice]
        mask[moves[choice]] = 1
        odds[moves[choice]] = weights[choice] / total
    return count


def look_ahead(
    games: Games, shown: Shown, rows: list[Ints], over: list[bool], worth: Floats
) -> None:
    """What every legal action of every game leads to, before any die falls.

    One row after the other, game by game, seen by the seat that acts; where the action ends
    the game, `worth` is that seat's share of the win.
    """
    place = 0
    for index in range(len(games.seeds)):
        who = shown.to_play[index]
        for choice in range(shown.count[index] if who >= 0 else 0):
            games.spare[0] = games.states[index]
            after = games.spare[0]
            action = shown.legal[index][choice]
            apply(games.box, after, move_of(games.box, after, action), None)
            view(games.box, after, who, rows[place])
            over[place] = actor(games.box, after) == OVER
            worth[place] = share(winners(games.box, after), who) if over[place] else 0.0
            place += 1


@cache
def kernels(
    kind: Kind, compiled: bool, choosers: tuple[Linkable, ...] = (nobody,)
) -> SimpleNamespace:
    """The loops above on a game's own rules and spaces, with modules that choose."""
    loops = sys.modules[__name__]
    modules = [loops, *choosers, policy, greedy, stream, kind.rules, kind.heuristics, kind.spaces]
    return link(modules, compiled=compiled, inline=kind.inline)

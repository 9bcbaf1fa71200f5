"""What can come of a position by the end of the turn, asked of the rules themselves.

A turn is a die, its fall and where the pig goes. It ends in a position with a number, or
in the end of the match, for which two more numbers stand.
"""

from __future__ import annotations

from hamlet.engine.contract import actor, apply, legal, outcomes, winners
from hamlet.engine.ids import CHANCE, OVER, Move
from hamlet.engine.vocabulary import Floats, Ints
from hamlet.games.woofy.experts.numbering import (
    copy_hunt,
    goes_on,
    number_of,
    numbers,
    set_position,
)
from hamlet.games.woofy.rules.state import CHOOSING, Box, Hunt

WON = 0
LOST = 1


def ending(box: Box, hunt: Hunt) -> int:
    """The number of what a turn led to."""
    if actor(box, hunt) != OVER:
        return number_of(box, hunt)
    if winners(box, hunt) != 0:
        return numbers(box) + WON
    return numbers(box) + LOST


def list_endings(box: Box, hunt: Hunt, spare: Hunt, lists: list[Ints], found: Ints, at: int) -> int:
    """Write how many endings the player can choose from now, and which; returns where next."""
    if hunt.phase == CHOOSING or actor(box, hunt) == OVER:
        found[at] = 1
        found[at + 1] = ending(box, hunt)
        return at + 2
    moves = lists[2]
    count = legal(box, hunt, moves)
    found[at] = count
    for index in range(count):
        copy_hunt(spare, hunt)
        apply(box, spare, Move(moves[index]), None)
        found[at + 1 + index] = ending(box, spare)
    return at + 1 + count


def list_turn(box: Box, hunts: list[Hunt], lists: list[Ints], found: Ints, at: int) -> int:
    """Write how many dice hunts[0] offers; for each, which it is, and the endings by face."""
    dice = lists[0]
    faces = lists[1]
    weights = lists[3]
    count = legal(box, hunts[0], dice)
    found[at] = count
    at += 1
    for index in range(count):
        copy_hunt(hunts[1], hunts[0])
        apply(box, hunts[1], Move(dice[index]), None)
        found[at] = dice[index]
        at += 1
        sides = outcomes(box, hunts[1], faces, weights)
        for side in range(sides):
            copy_hunt(hunts[2], hunts[1])
            apply(box, hunts[2], Move(faces[side]), None)
            at = list_endings(box, hunts[2], hunts[3], lists, found, at)
    return at


def list_turns(
    box: Box, first: int, hunts: list[Hunt], lists: list[Ints], found: Ints, ends: Ints
) -> int:
    """Write the turns of the positions from number `first` on, one for each of `ends`.

    `ends` tells where each one's turn ends; positions that cannot be have none.
    """
    at = 0
    for index in range(len(ends)):
        set_position(box, first + index, hunts[0])
        if goes_on(box, hunts[0]):
            at = list_turn(box, hunts, lists, found, at)
        ends[index] = at
    return at


def settled(box: Box, hunt: Hunt, values: Floats) -> float:
    """What the end of a turn is worth."""
    return values[ending(box, hunt)]


def best_settled(box: Box, hunt: Hunt, spare: Hunt, lists: list[Ints], values: Floats) -> float:
    """What a roll is worth to a player who makes the best of it."""
    if hunt.phase == CHOOSING or actor(box, hunt) == OVER:
        return settled(box, hunt, values)
    moves = lists[2]
    best = 0.0
    for index in range(legal(box, hunt, moves)):
        copy_hunt(spare, hunt)
        apply(box, spare, Move(moves[index]), None)
        best = max(best, settled(box, spare, values))
    return best


def promised(box: Box, hunts: list[Hunt], lists: list[Ints], values: Floats) -> float:
    """What hunts[1], after a decision, is worth: on average over the faces if a die rolls."""
    if actor(box, hunts[1]) != CHANCE:
        return settled(box, hunts[1], values)
    faces = lists[1]
    weights = lists[3]
    total = 0
    worth = 0.0
    for side in range(outcomes(box, hunts[1], faces, weights)):
        copy_hunt(hunts[2], hunts[1])
        apply(box, hunts[2], Move(faces[side]), None)
        worth += weights[side] * best_settled(box, hunts[2], hunts[3], lists, values)
        total += weights[side]
    return worth / total


def worth_of(
    box: Box, hunt: Hunt, move: Move, hunts: list[Hunt], lists: list[Ints], values: Floats
) -> float:
    """The probability of winning with a move, played perfectly from then on."""
    copy_hunt(hunts[1], hunt)
    apply(box, hunts[1], move, None)
    return promised(box, hunts, lists, values)

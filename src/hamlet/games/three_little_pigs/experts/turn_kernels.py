"""The arithmetic of a turn of The Three Little Pigs, in the subset that also runs compiled.

A result is what all dice show: a number for the white dice and one for the black dice. A
kept set is what some of them show while the others are in the hand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hamlet.engine.ids import Move
from hamlet.engine.stream import pick
from hamlet.engine.vocabulary import Floats, Ints
from hamlet.games.three_little_pigs.rules.dice import clear_dice
from hamlet.games.three_little_pigs.rules.play import FIRST_ROLL, apply, begin_turn, outcomes
from hamlet.games.three_little_pigs.rules.state import CHOOSING, FACES, KINDS, ROLLING, Box, Village

if TYPE_CHECKING:
    from typing import TypeAlias

    import numpy as np
    from numpy.typing import NDArray

    Shares: TypeAlias = NDArray[np.float64]
    Counts: TypeAlias = NDArray[np.int64]

CLOSER = 1e-12  # what a roll must promise beyond stopping, so that rounding decides nothing


def expect(later: Shares, white: Shares, black: Shares, half: Shares, expected: Shares) -> None:
    """What every pair of kept sets is worth on average once the dice in the hand have fallen.

    white[k, r] is the chance that kept set k of white dice becomes result r.
    """
    for kept in range(white.shape[0]):
        for shown in range(later.shape[1]):
            total = 0.0
            for result in range(later.shape[0]):
                total += white[kept, result] * later[result, shown]
            half[kept, shown] = total
    for kept in range(white.shape[0]):
        for other in range(black.shape[0]):
            total = 0.0
            for result in range(black.shape[1]):
                total += black[other, result] * half[kept, result]
            expected[kept, other] = total


def decide(
    values: Shares,
    ended: NDArray[np.bool_],
    expected: Shares,
    white: Counts,
    black: Counts,
    everything: bool,
    worth: Shares,
    choice: Counts,
) -> None:
    """The best kept sets for every result, or stopping: its worth, and the dice rolled again.

    A row of `white` is a result, a kept set of it, and the number of the dice rolled again;
    `everything` rolls whatever may be rolled and never stops.
    """
    for result in range(values.shape[0]):
        for other in range(values.shape[1]):
            worth[result, other] = values[result, other]
            choice[result, other] = 0
            if everything and not ended[result, other]:
                worth[result, other] = -1.0
    for mine in range(white.shape[0]):
        for other in range(black.shape[0]):
            here = white[mine, 0]
            there = black[other, 0]
            rolled = white[mine, 2] + black[other, 2]
            if rolled > 0 and not ended[here, there]:
                hoped = expected[white[mine, 1], black[other, 1]]
                if everything:
                    better = rolled > choice[here, there]
                else:
                    better = hoped > worth[here, there] + CLOSER
                if better:
                    worth[here, there] = hoped
                    choice[here, there] = rolled


def dice_number(box: Box, village: Village) -> int:
    """The dice on the table as the number of a choice of dice."""
    number = 0
    for slot in range(KINDS * FACES):
        number += village.dice[slot] * box.place[slot]
    return number


def play_turns(
    box: Box,
    village: Village,
    choice: Ints,
    values: Floats,
    index: Ints,
    turns: int,
    stream: Ints,
    moves: Ints,
    weights: Ints,
) -> float:
    """The sum of what the dice are worth at the end of many turns on the real rules.

    `choice` is for every roll and every result, one after the other; `index` numbers results.
    The table must be one on which every throw leads to a purchase or to the wolf.
    """
    results = len(values)
    total = 0.0
    for _ in range(turns):
        clear_dice(village)
        begin_turn(village, None)
        while village.phase == ROLLING or village.phase == CHOOSING:
            if village.phase == ROLLING:
                count = outcomes(box, village, moves, weights)
                apply(box, village, Move(moves[pick(stream, weights, count)]), None)
            else:
                result = index[dice_number(box, village)]
                again = choice[(village.rolls - 1) * results + result]
                apply(box, village, Move(FIRST_ROLL + again), None)
        total += values[index[dice_number(box, village)]]
    return total

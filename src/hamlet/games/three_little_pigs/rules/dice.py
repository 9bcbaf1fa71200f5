"""Rolling: which dice lie, which are rolled again, and when the wolf comes."""

from __future__ import annotations

from hamlet.engine.ids import ALLOWED, Rule
from hamlet.engine.vocabulary import Ints
from hamlet.games.three_little_pigs.rules.state import (
    BLACK,
    FACES,
    KINDS,
    ROLLS,
    WHITE,
    WOLF,
    Box,
    Face,
    Village,
)


def lying(village: Village, kind: int) -> int:
    """How many dice of a kind lie on the table."""
    count = 0
    for face in range(FACES):
        count += village.dice[kind * FACES + face]
    return count


def in_hand(box: Box, village: Village, kind: int) -> int:
    """How many dice of a kind have still to fall in this roll."""
    return box.dice[kind] - lying(village, kind)


def next_kind(box: Box, village: Village) -> int:
    """TP-6: the kind of the die that falls next, plain dice first."""
    return WHITE if in_hand(box, village, WHITE) > 0 else BLACK


def roll_is_over(box: Box, village: Village) -> bool:
    """TP-6: all dice fall before the wolves are counted."""
    return in_hand(box, village, WHITE) == 0 and in_hand(box, village, BLACK) == 0


def showing(village: Village, face: Face) -> int:
    """How many dice show a face."""
    count = 0
    for kind in range(KINDS):
        count += village.dice[kind * FACES + face]
    return count


def may_roll_again(box: Box, village: Village) -> bool:
    """TP-3, TP-5: at most three rolls, and some die must not be a wolf."""
    dice = box.dice[WHITE] + box.dice[BLACK]
    return village.rolls < ROLLS and showing(village, WOLF) < dice


def dice_in(box: Box, choice: int, slot: int) -> int:
    """How many dice of one kind and face a choice of dice contains."""
    return choice // box.place[slot] % (box.dice[slot // FACES] + 1)


def forbids_choice(box: Box, village: Village, choice: int) -> Rule:
    """TP-4, TP-5: any of the dice that lie there, except wolves; none is stopping."""
    for slot in range(KINDS * FACES):
        wanted = dice_in(box, choice, slot)
        if wanted > 0 and slot % FACES == WOLF:
            return Rule(5)
        if wanted > village.dice[slot]:
            return Rule(4)
    return ALLOWED


def choices(box: Box, village: Village, base: int, moves: Ints) -> int:
    """TP-4: every choice of dice once; dice of one kind that show one face are alike."""
    moves[0] = base
    count = 1
    for slot in range(KINDS * FACES):
        if slot % FACES != WOLF:
            others = count
            for number in range(1, village.dice[slot] + 1):
                for index in range(others):
                    moves[count] = moves[index] + number * box.place[slot]
                    count += 1
    return count


def pick_up(box: Box, village: Village, choice: int) -> int:
    """Take the chosen dice into the hand; returns how many."""
    count = 0
    for slot in range(KINDS * FACES):
        number = dice_in(box, choice, slot)
        village.dice[slot] -= number
        count += number
    return count


def clear_dice(village: Village) -> None:
    """No die lies on the table between turns."""
    for slot in range(KINDS * FACES):
        village.dice[slot] = 0

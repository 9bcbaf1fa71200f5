"""The rules of The Three Little Pigs: who decides, what is allowed, and how a turn goes.

TP-n is the number of a rule. What dice, houses, purchases, the wolf and the count are in
themselves stands in the files beside this one.
"""

from __future__ import annotations

from hamlet.engine.ids import ALLOWED, CHANCE, OVER, Move, Rule, Seat
from hamlet.engine.vocabulary import Ints, Story, tell
from hamlet.games.three_little_pigs.rules.buying import (
    can_buy,
    empty_stacks,
    forbids_tile,
    hidden_stack,
    stack_part,
    take_tile,
    uncover,
)
from hamlet.games.three_little_pigs.rules.dice import (
    choices,
    clear_dice,
    forbids_choice,
    may_roll_again,
    next_kind,
    pick_up,
    roll_is_over,
    showing,
)
from hamlet.games.three_little_pigs.rules.happenings import (
    BEGINS,
    BLOWS_ON,
    ENDED,
    FELL,
    NOBODY_TO_BLOW_ON,
    NOTHING_TO_BUY,
    ROLLS_AGAIN,
    SPUN,
    STACKS_EMPTY,
    STOPPED,
    TURN_BEGINS,
    WOLF_ASIDE,
    WOLF_COMES,
)
from hamlet.games.three_little_pigs.rules.houses import forbids_place, house_at
from hamlet.games.three_little_pigs.rules.score import winners
from hamlet.games.three_little_pigs.rules.state import (
    BLOWING,
    BUYING,
    CHOOSING,
    DONE,
    DRAWING,
    DRAWING_FIRST,
    FACES,
    HOUSES,
    MATERIALS,
    NONE,
    PLACES,
    POTS,
    PURCHASES,
    ROLLING,
    ROLLS,
    SEATS,
    SPINNING,
    STACKS,
    TURN_OVER,
    WOLF,
    WOLVES,
    Box,
    Face,
    House,
    Material,
    Stack,
    Village,
)
from hamlet.games.three_little_pigs.rules.wolf import blow_away, forbids_target, somebody_to_blow_on

# Moves: done, then a stack and a place, then a seat and a house, then a choice of dice.
ENOUGH = Move(0)
FIRST_BUY = 1
FIRST_BLOW = FIRST_BUY + STACKS * PLACES
FIRST_ROLL = FIRST_BLOW + SEATS * HOUSES
STOP = Move(FIRST_ROLL)  # TP-4: choosing no dice is stopping


def actor(box: Box, village: Village) -> Seat:
    """TP-2, TP-24: whose decision it is; chance draws, rolls, spins, and may say who begins."""
    if village.phase == DONE:
        return OVER
    if village.phase in (DRAWING, ROLLING, SPINNING, DRAWING_FIRST):
        return CHANCE
    return village.seat


def legal(box: Box, village: Village, moves: Ints) -> int:
    """Every move that no rule forbids."""
    if village.phase == CHOOSING:
        return choices(box, village, FIRST_ROLL, moves)
    if village.phase == BUYING:
        return legal_purchases(box, village, moves)
    if village.phase == BLOWING:
        return legal_targets(box, village, moves)
    return 0


def legal_purchases(box: Box, village: Village, moves: Ints) -> int:
    """TP-8: every tile on sale at every place for it; "done" after the first purchase."""
    count = 0
    if village.bought[0] != NONE:
        moves[0] = ENOUGH
        count = 1
    for stack in range(STACKS):
        if forbids_tile(box, village, Stack(stack)) == ALLOWED:
            part = stack_part(Stack(stack))
            for number in range(village.built[village.seat] + 1):
                if forbids_place(village, village.seat, part, number) == ALLOWED:
                    moves[count] = FIRST_BUY + stack * PLACES + number
                    count += 1
    return count


def legal_targets(box: Box, village: Village, moves: Ints) -> int:
    """TP-19: every house of every opponent."""
    count = 0
    for seat in range(box.players):
        for number in range(1, village.built[seat] + 1):
            move = FIRST_BLOW + seat * HOUSES + number - 1
            if forbids_blow(box, village, Move(move)) == ALLOWED:
                moves[count] = move
                count += 1
    return count


def forbids(box: Box, village: Village, move: Move) -> Rule:
    """The rule that forbids a move now."""
    if village.phase == DONE:
        return Rule(24)
    if move >= FIRST_ROLL:
        return forbids_roll(box, village, move)
    if move >= FIRST_BLOW:
        return forbids_blow(box, village, move)
    if village.phase == BLOWING:
        return Rule(19)
    if village.phase == CHOOSING:
        return Rule(6)
    if move == ENOUGH:
        return Rule(8) if village.bought[0] == NONE else ALLOWED
    return forbids_buy(box, village, move)


def forbids_roll(box: Box, village: Village, move: Move) -> Rule:
    """TP-3, TP-6, TP-19: rolling is over after the third roll, after stopping, and with wolves."""
    if village.phase == BLOWING:
        return Rule(19)
    if village.phase == BUYING:
        return Rule(3) if village.rolls == ROLLS else Rule(6)
    return forbids_choice(box, village, move - FIRST_ROLL)


def forbids_buy(box: Box, village: Village, move: Move) -> Rule:
    """TP-7 to TP-18: the tile must be on sale and fit where it shall go."""
    stack = Stack((move - FIRST_BUY) // PLACES)
    rule = forbids_tile(box, village, stack)
    if rule != ALLOWED:
        return rule
    return forbids_place(village, village.seat, stack_part(stack), (move - FIRST_BUY) % PLACES)


def forbids_blow(box: Box, village: Village, move: Move) -> Rule:
    """TP-19: only two wolves let a player blow, and only on an opponent's house."""
    if village.phase != BLOWING:
        return Rule(19)
    return forbids_target(box, village, blown_seat(move), blown_number(move))


def blown_seat(move: Move) -> Seat:
    """Whose house a blowing move names."""
    return Seat((move - FIRST_BLOW) // HOUSES)


def blown_number(move: Move) -> int:
    """Which of that player's houses it names."""
    return (move - FIRST_BLOW) % HOUSES + 1


def outcomes(box: Box, village: Village, moves: Ints, weights: Ints) -> int:
    """TP-1, TP-2, TP-E2, TP-E3: what stack, die or spinner can show, or who can begin."""
    if village.phase == DRAWING_FIRST:
        return list_seats(box, moves, weights)
    if village.phase == DRAWING:
        return weigh(village.below, hidden_stack(village) * POTS, POTS, moves, weights)
    if village.phase == ROLLING:
        return weigh(box.sides, next_kind(box, village) * FACES, FACES, moves, weights)
    return weigh(box.spinner, 0, MATERIALS, moves, weights)


def list_seats(box: Box, moves: Ints, weights: Ints) -> int:
    """TP-2: every seat, each as likely."""
    for seat in range(box.players):
        moves[seat] = seat
        weights[seat] = 1
    return box.players


def weigh(odds: Ints, start: int, length: int, moves: Ints, weights: Ints) -> int:
    """The numbers from 0 that have any weight in a stretch of `odds`."""
    count = 0
    for index in range(length):
        if odds[start + index] > 0:
            moves[count] = index
            weights[count] = odds[start + index]
            count += 1
    return count


def apply(box: Box, village: Village, move: Move, story: Story) -> None:
    """Do a legal move or let an outcome fall; if that was all of the turn, pass on."""
    if actor(box, village) == CHANCE:
        let_fall(box, village, move, story)
    else:
        act(box, village, move, story)
    if village.phase == TURN_OVER:
        end_turn(box, village, story)


def let_fall(box: Box, village: Village, outcome: Move, story: Story) -> None:
    """What the stack, the die or the spinner shows, or who begins."""
    if village.phase == DRAWING_FIRST:
        begin(village, Seat(outcome), story)
    elif village.phase == DRAWING:
        turn_up(box, village, outcome, story)
    elif village.phase == ROLLING:
        fall(box, village, Face(outcome), story)
    else:
        spin(village, Material(outcome), story)


def act(box: Box, village: Village, move: Move, story: Story) -> None:
    """What the player has decided."""
    if move == ENOUGH:
        village.phase = TURN_OVER
    elif move < FIRST_BLOW:
        buy(box, village, move, story)
    elif move < FIRST_ROLL:
        aim(village, move, story)
    elif move == STOP:
        tell(story, STOPPED, village.seat)
        start_buying(box, village, story)
    else:
        roll_again(box, village, move, story)


def begin(village: Village, seat: Seat, story: Story) -> None:
    """TP-2: that player is the first; then the stacks are turned up."""
    village.seat = seat
    village.starter = seat
    village.phase = DRAWING
    tell(story, BEGINS, seat)


def turn_up(box: Box, village: Village, pots: int, story: Story) -> None:
    """TP-1: the next top tile; nine at the start, then one after each purchase."""
    uncover(village, hidden_stack(village), pots, story)
    if hidden_stack(village) == NONE:
        if village.rolls == 0:
            begin_turn(village, story)
        else:
            go_on_buying(box, village)


def begin_turn(village: Village, story: Story) -> None:
    """TP-3: the first roll is with all dice and no decision."""
    village.rolls = 1
    village.phase = ROLLING
    tell(story, TURN_BEGINS, village.seat)


def fall(box: Box, village: Village, face: Face, story: Story) -> None:
    """TP-5, TP-6: one die falls; when all have fallen the wolves are counted."""
    kind = next_kind(box, village)
    village.dice[kind * FACES + face] += 1
    tell(story, FELL, village.seat, kind, face)
    if roll_is_over(box, village):
        look_at_dice(box, village, story)


def look_at_dice(box: Box, village: Village, story: Story) -> None:
    """TP-5, TP-6: two wolves end the rolling at once; one changes nothing."""
    wolves = showing(village, WOLF)
    if wolves >= WOLVES:
        wolf_comes(box, village, story)
        return
    if wolves > 0:
        tell(story, WOLF_ASIDE, village.seat)
    if may_roll_again(box, village):
        village.phase = CHOOSING
    else:
        start_buying(box, village, story)


def roll_again(box: Box, village: Village, move: Move, story: Story) -> None:
    """TP-4: the chosen dice are rolled again."""
    dice = pick_up(box, village, move - FIRST_ROLL)
    village.rolls += 1
    village.phase = ROLLING
    tell(story, ROLLS_AGAIN, village.seat, dice)


def start_buying(box: Box, village: Village, story: Story) -> None:
    """TP-6, TP-8: at least one tile must be bought if any can be; else the turn ends by itself."""
    if can_buy(box, village):
        village.phase = BUYING
    else:
        tell(story, NOTHING_TO_BUY, village.seat)
        village.phase = TURN_OVER


def buy(box: Box, village: Village, move: Move, story: Story) -> None:
    """TP-1, TP-10, TP-18: a tile goes to its house, and the next one of its stack is turned up."""
    stack = Stack((move - FIRST_BUY) // PLACES)
    take_tile(box, village, stack, (move - FIRST_BUY) % PLACES, story)
    if hidden_stack(village) != NONE:
        village.phase = DRAWING
    else:
        go_on_buying(box, village)


def go_on_buying(box: Box, village: Village) -> None:
    """TP-8, TP-9: a second tile may be bought while one can be."""
    if village.bought[PURCHASES - 1] == NONE and can_buy(box, village):
        village.phase = BUYING
    else:
        village.phase = TURN_OVER


def wolf_comes(box: Box, village: Village, story: Story) -> None:
    """TP-19, TP-23: the player must blow; if there is nothing to blow on the turn ends."""
    tell(story, WOLF_COMES, village.seat)
    if somebody_to_blow_on(box, village):
        village.phase = BLOWING
    else:
        tell(story, NOBODY_TO_BLOW_ON, village.seat)
        village.phase = TURN_OVER


def aim(village: Village, move: Move, story: Story) -> None:
    """TP-19: the house is chosen before the spinner is turned."""
    village.target = house_at(village, blown_seat(move), blown_number(move))
    village.phase = SPINNING
    tell(story, BLOWS_ON, blown_seat(move), blown_number(move), village.seat)


def spin(village: Village, material: Material, story: Story) -> None:
    """TP-20: the spinner names the material that is blown away."""
    tell(story, SPUN, material)
    blow_away(village, village.target, material, story)
    village.phase = TURN_OVER


def end_turn(box: Box, village: Village, story: Story) -> None:
    """TP-2, TP-24: the next seat has the turn, unless enough stacks are empty."""
    village.turn += 1
    village.rolls = 0
    village.bought[0] = Stack(NONE)
    village.bought[1] = Stack(NONE)
    village.target = House(NONE)
    clear_dice(village)
    if is_over(box, village):
        village.phase = DONE
        tell(story, STACKS_EMPTY, empty_stacks(village))
        if story is not None:
            tell(story, ENDED, winners(box, village))
    else:
        village.seat = next_seat(box, village.seat)
        begin_turn(village, story)


def is_over(box: Box, village: Village) -> bool:
    """TP-24: as many empty stacks as players; the option lets the round be finished."""
    if empty_stacks(village) < box.players:
        return False
    return box.finish_round == 0 or next_seat(box, village.seat) == village.starter


def next_seat(box: Box, seat: Seat) -> Seat:
    """TP-2: the turn goes round the table."""
    return Seat((seat + 1) % box.players)

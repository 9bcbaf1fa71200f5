"""The rules of Piggyback. Each function is a sentence of the rulebook; PB-n is its number."""

from __future__ import annotations

from hamlet.engine.ids import ALLOWED, CHANCE, OVER, Move, Rule, Seat
from hamlet.engine.vocabulary import Ints, Story, tell
from hamlet.games.piggyback.rules.state import (
    AGAIN,
    ALWAYS,
    BEHIND,
    CHOOSING,
    DONE,
    DRAWING_FIRST,
    NOBODY,
    PASSING,
    PLATES,
    READY,
    ROLLING,
    START,
    Box,
    Face,
    Pig,
    Race,
    Space,
)

# Moves: these three, then one for each pig that could be given a roll.
ROLL = Move(0)
STOP = Move(1)
EXTEND = Move(2)
FIRST_PIG = 3

# What a move can tell.
BEGINS, ROLLED, HOPPED, CARRIED, CLIMBED, MAY_ROLL_AGAIN, EXTENDED, PASSED, CROSSED = range(9)


def actor(box: Box, race: Race) -> Seat:
    """Whose decision it is: chance rolls the die and may draw the first player (PB-4, PB-20)."""
    if race.phase == DONE:
        return OVER
    if race.phase == ROLLING or race.phase == DRAWING_FIRST:
        return CHANCE
    return race.seat


def legal(box: Box, race: Race, moves: Ints) -> int:
    """The moves that `forbids` allows."""
    if race.phase == CHOOSING:
        return legal_gifts(box, race, moves)
    if race.phase == DONE:
        return 0
    count = 0
    if may_roll(race):
        moves[count] = ROLL
        count += 1
    if may_stop(race):
        moves[count] = STOP
        count += 1
    if forbids_extending(box, race) == ALLOWED:
        moves[count] = EXTEND
        count += 1
    return count


def legal_gifts(box: Box, race: Race, moves: Ints) -> int:
    """PB-18: the player's own pigs."""
    for index in range(box.each):
        moves[index] = FIRST_PIG + race.seat * box.each + index
    return box.each


def forbids(box: Box, race: Race, move: Move) -> Rule:
    """The rule that forbids a move now."""
    if race.phase == DONE:
        return Rule(20)
    if race.phase == CHOOSING:
        return forbids_giving(box, race, move)
    if move == ROLL:
        return ALLOWED if may_roll(race) else no_extra_roll(box, race)
    if move == STOP:
        return ALLOWED if may_stop(race) else Rule(5)
    if move == EXTEND:
        return forbids_extending(box, race)
    return Rule(18)


def forbids_giving(box: Box, race: Race, move: Move) -> Rule:
    """PB-16, PB-18: the roll goes to one of the player's own two pigs, and first of all."""
    if move == EXTEND:
        return Rule(16)
    if move >= FIRST_PIG and owner(box, Pig(move - FIRST_PIG)) == race.seat:
        return ALLOWED
    return Rule(18)


def may_roll(race: Race) -> bool:
    """PB-5, PB-8, PB-9: a turn begins with a roll; a black face may have given another."""
    return race.phase == READY or race.phase == AGAIN


def no_extra_roll(box: Box, race: Race) -> Rule:
    """PB-9, PB-12: why the last roll gave no other."""
    return Rule(9) if box.again[race.face] == BEHIND else Rule(12)


def may_stop(race: Race) -> bool:
    """PB-11: extra rolls are optional, but a turn's own rolls are not (PB-5)."""
    return race.phase == AGAIN or race.phase == PASSING


def forbids_extending(box: Box, race: Race) -> Rule:
    """PB-13, PB-14, PB-19: only behind every pig, and as often as one has pigs."""
    at = race.at
    end_of_first = race.gone + box.plates[race.taken % PLATES]
    for pig in range(box.pigs):
        if at[pig] <= end_of_first:
            return Rule(14)
    if used(race, race.seat) < box.each:
        return ALLOWED
    return Rule(13) if box.each == 1 else Rule(19)


def owner(box: Box, pig: Pig) -> Seat:
    """PB-2, PB-18, PB-21: whose pig it is."""
    return Seat(pig // box.each)


def used(race: Race, seat: Seat) -> int:
    """PB-13, PB-15, PB-19: how many discs of a player lie beside moved plates."""
    count = 0
    for plate in range(race.taken):
        if race.disc[plate] == seat:
            count += 1
    return count


def outcomes(box: Box, race: Race, moves: Ints, weights: Ints) -> int:
    """PB-E1, PB-4: the faces of the die, or the seats when the first player is drawn."""
    if race.phase == DRAWING_FIRST:
        for seat in range(box.players):
            moves[seat] = seat
            weights[seat] = 1
        return box.players
    likely = box.weights
    for face in range(box.faces):
        moves[face] = face
        weights[face] = likely[face]
    return box.faces


def apply(box: Box, race: Race, move: Move, story: Story) -> None:
    """Do a legal move or let an outcome fall."""
    if race.phase == DRAWING_FIRST:
        begin(race, Seat(move), story)
    elif race.phase == ROLLING:
        fall(box, race, Face(move), story)
    elif move == ROLL:
        race.phase = ROLLING
    elif move == STOP:
        settle(box, race, story)
    elif move == EXTEND:
        extend(box, race, story)
    else:
        race.mover = Pig(move - FIRST_PIG)
        advance(box, race, story)


def begin(race: Race, seat: Seat, story: Story) -> None:
    """PB-4: that player is the first."""
    race.seat = seat
    race.phase = READY
    tell(story, BEGINS, seat)


def fall(box: Box, race: Race, face: Face, story: Story) -> None:
    """PB-5, PB-18: the die falls; with two pigs the player chooses who takes it."""
    race.face = face
    tell(story, ROLLED, race.seat, face)
    if race.mover == NOBODY:
        if box.each == 2 and race.moved == NOBODY:
            race.phase = CHOOSING
            return
        race.mover = waiting_pig(box, race)
    advance(box, race, story)


def waiting_pig(box: Box, race: Race) -> Pig:
    """The player's only pig, or the one that has not had its roll this turn."""
    pig = Pig(race.seat * box.each)
    if race.moved == pig:
        return Pig(pig + 1)
    return pig


def advance(box: Box, race: Race, story: Story) -> None:
    """PB-5, PB-8, PB-9, PB-10, PB-20: the pig moves, wins, may roll again, or the turn goes on."""
    again = may_roll_again(box, race, race.mover)
    move_pig(box, race, race.mover, story)
    if box.judged_after == 1:
        again = may_roll_again(box, race, race.mover)
    if beyond(box, race, race.at[race.mover]):
        cross(box, race, story)
    elif again:
        race.phase = AGAIN
        tell(story, MAY_ROLL_AGAIN, race.seat, race.mover)
    else:
        settle_or_extend(box, race, story)


def may_roll_again(box: Box, race: Race, pig: Pig) -> bool:
    """PB-8, PB-9, PB-10, PB-12: by the face, and for a black 3 by where the pig stands."""
    kind = box.again[race.face]
    if kind != BEHIND:
        return kind == ALWAYS
    return is_last(box, race, pig) or (box.stacked_counts == 1 and in_stack(box, race, pig))


def is_last(box: Box, race: Race, pig: Pig) -> bool:
    """PB-10: no pig is further back; side by side or in one stack counts as last."""
    at = race.at
    for other in range(box.pigs):
        if at[other] < at[pig]:
            return False
    return True


def in_stack(box: Box, race: Race, pig: Pig) -> bool:
    """PB-3, PB-9: shares its space with another pig; the start line is no stack."""
    return race.at[pig] != START and standing(box, race, race.at[pig]) > 1


def move_pig(box: Box, race: Race, pig: Pig, story: Story) -> None:
    """PB-5, PB-6, PB-7: forward with all riders, on top of whoever stands there."""
    origin = race.at[pig]
    ground = race.level[pig]
    target = origin + box.steps[race.face]
    height = standing(box, race, target)
    tell(story, HOPPED, pig, origin - race.gone, target - race.gone, height)
    carry(box, race, pig, target, height - ground, story)
    race.at[pig] = Space(target)
    race.level[pig] = height
    if height > 0:
        tell(story, CLIMBED, pig, height)


def standing(box: Box, race: Race, space: int) -> int:
    """How many pigs stand on a space."""
    at = race.at
    count = 0
    for pig in range(box.pigs):
        if at[pig] == space:
            count += 1
    return count


def rides(race: Race, rider: Pig, pig: Pig) -> bool:
    """PB-3, PB-7: stands above the pig; side by side on the start line all are on the ground."""
    return race.at[rider] == race.at[pig] and race.level[rider] > race.level[pig]


def carry(box: Box, race: Race, pig: Pig, target: int, lift: int, story: Story) -> None:
    """PB-7: whoever rides on the pig comes along."""
    at = race.at
    origin = at[pig]
    for rider in range(box.pigs):
        if at[rider] == origin and rides(race, Pig(rider), pig):
            at[rider] = Space(target)
            race.level[rider] += lift
            tell(story, CARRIED, rider, pig)


def cross(box: Box, race: Race, story: Story) -> None:
    """PB-20, PB-21: beyond the last plate the race is won at once."""
    race.phase = DONE
    race.turn += 1
    tell(story, CROSSED, winners(box, race))


def to_go(box: Box, race: Race, space: int) -> int:
    """PB-20: from a space to just past the last plate as the path lies now."""
    return race.gone + box.length + 1 - space


def beyond(box: Box, race: Race, space: int) -> bool:
    """PB-20: past the last plate."""
    return to_go(box, race, space) <= 0


def winners(box: Box, race: Race) -> int:
    """PB-21: the owners of all pigs beyond the last plate."""
    mask = 0
    for pig in range(box.pigs):
        if beyond(box, race, race.at[pig]):
            mask |= 1 << owner(box, Pig(pig))
    return mask


def settle_or_extend(box: Box, race: Race, story: Story) -> None:
    """PB-16: before passing on there is a last chance to extend, if it is allowed."""
    if turn_goes_on(box, race) or forbids_extending(box, race) != ALLOWED:
        settle(box, race, story)
    else:
        race.phase = PASSING


def turn_goes_on(box: Box, race: Race) -> bool:
    """PB-18: the other pig has still to have its roll."""
    return box.each == 2 and race.moved == NOBODY


def settle(box: Box, race: Race, story: Story) -> None:
    """PB-18: the pig is done; the other pig has its roll, or the next player has the turn."""
    if turn_goes_on(box, race):
        race.moved = race.mover
        race.mover = Pig(NOBODY)
        race.phase = READY
        return
    race.moved = Pig(NOBODY)
    race.mover = Pig(NOBODY)
    race.seat = next_seat(box, race.seat)
    race.phase = READY
    race.turn += 1
    tell(story, PASSED, race.seat)


def next_seat(box: Box, seat: Seat) -> Seat:
    """PB-4: the turn goes round the table."""
    if seat + 1 == box.players:
        return Seat(0)
    return Seat(seat + 1)


def extend(box: Box, race: Race, story: Story) -> None:
    """PB-13, PB-15, PB-17: the first plate goes to the far end, the disc beside it."""
    plate = race.taken % PLATES
    race.disc[plate] = race.seat
    race.gone += box.plates[plate]
    race.taken += 1
    tell(story, EXTENDED, race.seat, plate, box.plates[plate])
    if race.phase == PASSING:
        settle_or_extend(box, race, story)

"""The rules of Woofy. Each function is a sentence of the rulebook; WO-n is its number."""

from __future__ import annotations

from hamlet.engine.ids import ALLOWED, CHANCE, OVER, Move, Rule, Seat
from hamlet.engine.vocabulary import Ints, Story, tell
from hamlet.games.woofy.rules.reach import (
    along,
    complete,
    forbids_entering,
    forbids_hiding,
    house_place,
    in_place,
    is_housed,
    reaches,
    reaches_house,
    steps_along,
    way_out,
    ways_out,
)
from hamlet.games.woofy.rules.state import (
    BRICK,
    CHOOSING,
    DONE,
    DOT,
    DRAWING_FIRST,
    FIRST_HOUSE,
    HIDING,
    HOUSE_FACE,
    HOUSES,
    MOVING,
    NOBODY,
    PIGS,
    POT,
    POTS,
    ROLLING,
    WOLF_FACE,
    Box,
    Face,
    House,
    Hunt,
    Pig,
    Place,
    Space,
)

# Moves: a die by its pig, the choices of the house face, and a space to go to.
STAY = PIGS
BRICKS = PIGS + 1
ENTER = PIGS + 2
GO = ENTER + HOUSES

# What a move can tell.
BEGINS, ROLLED, RESCUED, WENT, HID, STAYED, BUILT, COMPLETED, OPENED = range(9)
PROWLED, CAUGHT, PASSED, SAVED, EATEN = range(9, 14)

__all__ = ["DOT", "FIRST_HOUSE", "is_housed", "reaches_house"]  # `link` finds them here for `reach`


def actor(box: Box, hunt: Hunt) -> Seat:
    """WO-1, WO-25, WO-26: whose decision it is; chance rolls, and may draw the first player."""
    if hunt.phase == DONE:
        return OVER
    if hunt.phase == ROLLING or hunt.phase == DRAWING_FIRST:
        return CHANCE
    return hunt.seat


def legal(box: Box, hunt: Hunt, moves: Ints) -> int:
    """Every move that no rule forbids; a place that can be reached twice is one move."""
    count = 0
    if hunt.phase == MOVING:
        count = list_spaces(box, hunt, moves)
    for code in range(GO):
        if forbids(box, hunt, Move(code)) == ALLOWED:
            moves[count] = code
            count += 1
    return count


def list_spaces(box: Box, hunt: Hunt, moves: Ints) -> int:
    """WO-4, WO-21: the spaces that the number leads to, either way round."""
    place = hunt.at[hunt.die]
    left = steps_along(place, box.shows[hunt.face])
    count = 0
    for way in range(ways_out(place)):
        for direction in range(-1, 2, 2):
            code = GO + along(box, way_out(box, place, way), direction * left)
            if not listed(moves, count, code):
                moves[count] = code
                count += 1
    return count


def listed(moves: Ints, count: int, code: int) -> bool:
    """Whether a move is among the first `count`."""
    for index in range(count):
        if moves[index] == code:
            return True
    return False


def forbids(box: Box, hunt: Hunt, move: Move) -> Rule:
    """The rule that forbids a move now."""
    if hunt.phase == DONE:
        return Rule(25) if in_place(hunt, house_place(House(BRICK))) == PIGS else Rule(26)
    if hunt.phase == CHOOSING:
        return forbids_die(box, hunt, move)
    if hunt.phase == HIDING:
        return forbids_house_face(box, hunt, move)
    return forbids_number(box, hunt, move)


def forbids_die(box: Box, hunt: Hunt, move: Move) -> Rule:
    """WO-1, WO-2, WO-20, WO-24: a die is chosen, not the previous one, nor one shut in the pot."""
    if move >= PIGS:
        return Rule(1)
    pig = Pig(move)
    if hunt.at[pig] == POT and not pot_is_open(box, hunt):
        return Rule(20)
    if pig == hunt.last and not may_repeat(hunt):
        return Rule(2)
    return ALLOWED


def may_repeat(hunt: Hunt) -> bool:
    """WO-2, WO-3: both other pigs are in the pot, or both in the brick house.

    The first of these is also the only case in which no other die could be left.
    """
    return others_in(hunt, POT) or others_in(hunt, house_place(House(BRICK)))


def others_in(hunt: Hunt, place: Place) -> bool:
    """WO-2: both pigs other than the one of the previous turn are in that place."""
    for pig in range(PIGS):
        if pig != hunt.last and hunt.at[pig] != place:
            return False
    return True


def pot_is_open(box: Box, hunt: Hunt) -> bool:
    """WO-19, WO-20: a free pig stands on one of the pot spaces."""
    for pot in range(POTS):
        if in_place(hunt, Place(box.pots[pot])) > 0:
            return True
    return False


def forbids_number(box: Box, hunt: Hunt, move: Move) -> Rule:
    """WO-4, WO-14, WO-17, WO-21: go where the number leads, or into a house; compulsory."""
    steps = box.shows[hunt.face]
    place = hunt.at[hunt.die]
    if move >= GO and reaches(box, place, steps, Space(move - GO)):
        return ALLOWED
    if move >= ENTER and move < GO:
        return forbids_entering(box, hunt, hunt.die, steps, House(move - ENTER))
    if move == BRICKS:
        return Rule(17)
    return Rule(21) if place == POT else Rule(4)


def forbids_house_face(box: Box, hunt: Hunt, move: Move) -> Rule:
    """WO-6, WO-22: into a house, onto the bricks space to build, or stay."""
    if move == STAY:
        return forbids_staying(box, hunt)
    if move == BRICKS:
        return Rule(6) if complete(box, hunt) else ALLOWED
    if move < ENTER or move >= GO:
        return Rule(6)
    house = House(move - ENTER)
    if hunt.at[hunt.die] == house_place(house):
        return Rule(6)
    return forbids_hiding(box, hunt, hunt.die, house)


def forbids_staying(box: Box, hunt: Hunt) -> Rule:
    """WO-6, WO-22: always possible, but in the pot only when there is nowhere to go."""
    if hunt.at[hunt.die] != POT:
        return ALLOWED
    if not complete(box, hunt):
        return Rule(22)
    for house in range(HOUSES):
        if forbids_hiding(box, hunt, hunt.die, House(house)) == ALLOWED:
            return Rule(22)
    return ALLOWED


def outcomes(box: Box, hunt: Hunt, moves: Ints, weights: Ints) -> int:
    """WO-E1, WO-1: the faces of a die, or the seats when the first player is drawn."""
    if hunt.phase == DRAWING_FIRST:
        for seat in range(box.players):
            moves[seat] = seat
            weights[seat] = 1
        return box.players
    for face in range(box.faces):
        moves[face] = face
        weights[face] = box.weights[face]
    return box.faces


def apply(box: Box, hunt: Hunt, move: Move, story: Story) -> None:
    """Do a legal move or let an outcome fall."""
    if hunt.phase == DRAWING_FIRST:
        begin(hunt, Seat(move), story)
    elif hunt.phase == CHOOSING:
        hunt.die = Pig(move)
        hunt.phase = ROLLING
    elif hunt.phase == ROLLING:
        fall(box, hunt, Face(move), story)
    else:
        put_pig(box, hunt, move, story)
        end_turn(box, hunt, story)


def begin(hunt: Hunt, seat: Seat, story: Story) -> None:
    """WO-1: that player is the first."""
    hunt.seat = seat
    hunt.phase = CHOOSING
    tell(story, BEGINS, seat)


def fall(box: Box, hunt: Hunt, face: Face, story: Story) -> None:
    """WO-4, WO-5, WO-6, WO-23: the wolf moves at once; the rest is for the player to say."""
    hunt.face = face
    tell(story, ROLLED, hunt.seat, hunt.die, face)
    if box.shows[face] == WOLF_FACE:
        prowl(box, hunt, story)
        end_turn(box, hunt, story)
    elif box.shows[face] == HOUSE_FACE:
        hunt.phase = HIDING
    else:
        hunt.phase = MOVING


def prowl(box: Box, hunt: Hunt, story: Story) -> None:
    """WO-9, WO-10: the wolf goes clockwise to the next wolf space and takes who is on its way."""
    left = hunt.wolf
    hunt.wolf = along(box, left, box.stride)
    tell(story, PROWLED, left, hunt.wolf)
    for pig in range(PIGS):
        if on_the_way(box, left, hunt.at[pig]):
            hunt.at[pig] = POT
            tell(story, CAUGHT, pig)


def on_the_way(box: Box, left: Space, place: Place) -> bool:
    """WO-10, WO-12: on a space that the wolf leaves, passes or lands on."""
    return place >= 0 and (place - left) % box.ring <= box.stride


def put_pig(box: Box, hunt: Hunt, move: Move, story: Story) -> None:
    """WO-4, WO-6, WO-21, WO-22: the pig goes where the player says."""
    pig = hunt.die
    if move == STAY:
        tell(story, STAYED, pig)
        return
    if hunt.at[pig] == POT:
        tell(story, RESCUED, pig)
    if move == BRICKS:
        go(box, hunt, pig, Space(box.doors[BRICK]), story)
    elif move < GO:
        shelter = house_place(House(move - ENTER))
        tell(story, HID, pig, hunt.at[pig], shelter, box.shows[hunt.face])
        hunt.at[pig] = shelter
    else:
        go(box, hunt, pig, Space(move - GO), story)


def go(box: Box, hunt: Hunt, pig: Pig, space: Space, story: Story) -> None:
    """WO-8, WO-11, WO-17, WO-19: a pig may stop anywhere on the ring, whoever is there."""
    tell(story, WENT, pig, hunt.at[pig], space, box.shows[hunt.face])
    hunt.at[pig] = Place(space)
    if space == box.doors[BRICK] and not complete(box, hunt):
        build_part(box, hunt, story)
    for pot in range(POTS):
        if space == box.pots[pot] and in_place(hunt, POT) > 0:
            tell(story, OPENED, pig)


def build_part(box: Box, hunt: Hunt, story: Story) -> None:
    """WO-17, WO-E5: stopping on the bricks space adds one part."""
    hunt.built += 1
    tell(story, BUILT, hunt.built, box.parts)
    if complete(box, hunt):
        tell(story, COMPLETED)


def end_turn(box: Box, hunt: Hunt, story: Story) -> None:
    """WO-1, WO-2, WO-25, WO-26: the die is remembered, the next player has the turn; or the end."""
    hunt.turn += 1
    hunt.last = hunt.die
    hunt.die = Pig(NOBODY)
    hunt.face = Face(NOBODY)
    if winners(box, hunt) != 0:
        hunt.phase = DONE
        tell(story, SAVED)
    elif in_place(hunt, POT) == PIGS:
        hunt.phase = DONE
        tell(story, EATEN)
    else:
        hunt.phase = CHOOSING
        hunt.seat = Seat((hunt.seat + 1) % box.players)
        tell(story, PASSED, hunt.seat)


def winners(box: Box, hunt: Hunt) -> int:
    """WO-25, WO-26: everyone, once three pigs are in the brick house; else nobody."""
    if in_place(hunt, house_place(House(BRICK))) == PIGS:
        return (1 << box.players) - 1
    return 0

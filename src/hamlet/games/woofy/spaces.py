"""What a learner sees of a hunt and what it can do; seat 0 is the one that looks.

A place is a space of the ring, or one of those beside it, which have numbers below 0.
"""

from __future__ import annotations

from hamlet.engine.ids import Move, Seat
from hamlet.engine.spaces import Field, amount, coded, kinds, numbered
from hamlet.engine.vocabulary import Ints
from hamlet.games.woofy.position import PHASES
from hamlet.games.woofy.rules.play import GO, actor, winners
from hamlet.games.woofy.rules.state import (
    BESIDE,
    FARTHEST,
    HOUSE_FACE,
    NOBODY,
    PIGS,
    Box,
    Hunt,
)

PLACES = ("brick", "wood", "straw", "pot", "dot")
WORDS = ("first die", "second die", "third die", "stay", "bricks", "straw", "wood", "brick")
STEPS = tuple(str(steps + 1) for steps in range(FARTHEST))
MOST_SEATS = 4
NO_FACE = HOUSE_FACE - 1


def fields(box: Box) -> tuple[Field, ...]:
    """The numbers of an observation, in order."""
    ring = [str(space) for space in range(box.ring)]
    return (
        coded("phase", PHASES),
        numbered("actor", MOST_SEATS - 1, low=-2),
        amount("players", MOST_SEATS),
        kinds("pigs", (*PLACES, *ring), PIGS, low=-BESIDE),
        kinds("wolf", ring),
        amount("parts_built", box.parts),
        amount("parts_missing", box.parts),
        numbered("last", PIGS - 1, low=NOBODY),
        numbered("die", PIGS - 1, low=NOBODY),
        kinds("face", ("none", "house", "wolf", *STEPS), low=NO_FACE),
    )


def actions(box: Box) -> int:
    """How many actions there are."""
    return GO + box.ring


def label(box: Box, action: int) -> str:
    """What an action is."""
    return WORDS[action] if action < GO else f"to {action - GO}"


def outcome_numbers(box: Box) -> int:
    """One more than the greatest number of an outcome."""
    return max(box.faces, MOST_SEATS)


def observe(box: Box, hunt: Hunt, seat: Seat, row: Ints) -> None:
    """Write what a seat sees into a row of zeros."""
    who = actor(box, hunt)
    row[0] = hunt.phase
    row[1] = who if who < 0 else (who - seat) % box.players
    row[2] = box.players
    for pig in range(PIGS):
        row[3 + pig] = hunt.at[pig]
    row[3 + PIGS] = hunt.wolf
    row[4 + PIGS] = hunt.built
    row[5 + PIGS] = box.parts - hunt.built
    row[6 + PIGS] = hunt.last
    row[7 + PIGS] = hunt.die
    row[8 + PIGS] = NO_FACE if hunt.face == NOBODY else box.shows[hunt.face]


def action_of(box: Box, hunt: Hunt, move: Move) -> int:
    """The action that means a move: they are numbered alike."""
    return move


def move_of(box: Box, hunt: Hunt, action: int) -> Move:
    """The move that an action means."""
    return Move(action)


def score(box: Box, hunt: Hunt, seat: Seat) -> int:
    """What a seat has in the end."""
    return winners(box, hunt) >> seat & 1

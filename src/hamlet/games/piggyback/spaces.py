"""What a learner sees of a race and what it can do; seat 0 is the one that looks.

Pigs are listed by seat, those of one seat in their order; where there are fewer than seven the
last columns are 0.
"""

from __future__ import annotations

from hamlet.engine.ids import Move, Seat
from hamlet.engine.spaces import Field, amount, coded, kinds, numbered
from hamlet.engine.vocabulary import Ints
from hamlet.games.piggyback.position import PHASES
from hamlet.games.piggyback.rules.play import FIRST_PIG, actor, used, winners
from hamlet.games.piggyback.rules.state import (
    NOBODY,
    PIGS,
    PLATES,
    Box,
    Race,
)

ACTIONS = ("roll", "stop", "extend", "first pig", "second pig")
PARTS = 7 + 3 * PIGS


def fields(box: Box) -> tuple[Field, ...]:
    """The numbers of an observation, in order."""
    return (
        coded("phase", PHASES),
        numbered("actor", PIGS - 1, low=-2),
        amount("players", PIGS),
        numbered("mover", PIGS - 1, low=NOBODY),
        numbered("moved", PIGS - 1, low=NOBODY),
        amount("steps", max(box.steps)),
        kinds("again", ("never", "always", "behind")),
        amount("to_go", box.length + 1, PIGS),
        amount("level", PIGS - 1, PIGS),
        amount("discs_used", 2, PIGS),
        amount("taken", PLATES),
        amount("first_plate", max(box.plates)),
    )


def actions(box: Box) -> int:
    """How many actions there are."""
    return len(ACTIONS)


def label(box: Box, action: int) -> str:
    """What an action is."""
    return ACTIONS[action]


def outcome_numbers(box: Box) -> int:
    """One more than the greatest number of an outcome."""
    return max(box.faces, PIGS)


def observe(box: Box, race: Race, seat: Seat, row: Ints) -> None:
    """Write what a seat sees into a row of zeros."""
    first = seat * box.each
    who = actor(box, race)
    row[0] = race.phase
    row[1] = who if who < 0 else (who - seat) % box.players
    row[2] = box.players
    row[3] = NOBODY if race.mover == NOBODY else (race.mover - first) % box.pigs
    row[4] = NOBODY if race.moved == NOBODY else (race.moved - first) % box.pigs
    if race.face != NOBODY:
        row[5] = box.steps[race.face]
        row[6] = box.again[race.face]
    observe_pigs(box, race, first, row)
    for place in range(box.players):
        row[7 + 2 * PIGS + place] = used(race, Seat((seat + place) % box.players))
    row[PARTS] = race.taken
    row[PARTS + 1] = box.plates[race.taken % PLATES]


def observe_pigs(box: Box, race: Race, first: int, row: Ints) -> None:
    """How far every pig has to go, and on how many backs it stands."""
    end = race.gone + box.length + 1
    pig = first
    for place in range(box.pigs):
        row[7 + place] = max(end - race.at[pig], 0)
        row[7 + PIGS + place] = race.level[pig]
        pig = pig + 1 if pig + 1 < box.pigs else 0


def action_of(box: Box, race: Race, move: Move) -> int:
    """The action that means a move of the acting seat."""
    if move < FIRST_PIG:
        return move
    return FIRST_PIG + (move - FIRST_PIG) % box.each


def move_of(box: Box, race: Race, action: int) -> Move:
    """The move of the acting seat that an action means."""
    if action < FIRST_PIG:
        return Move(action)
    return Move(race.seat * box.each + action)


def score(box: Box, race: Race, seat: Seat) -> int:
    """What a seat has in the end."""
    return winners(box, race) >> seat & 1

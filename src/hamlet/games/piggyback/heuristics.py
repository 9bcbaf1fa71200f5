"""What a greedy pig likes: getting on, and carrying nobody but its own."""

from __future__ import annotations

from hamlet.engine.ids import Move
from hamlet.games.piggyback.rules.play import EXTEND, FIRST_PIG, ROLL, beyond, is_last, owner, rides
from hamlet.games.piggyback.rules.state import CHOOSING, Box, Pig, Race


def prefer(box: Box, race: Race, move: Move) -> int:
    """Roll whenever allowed, extend when behind, give the roll to the better pig."""
    if race.phase == CHOOSING:
        return lift(box, race, Pig(move - FIRST_PIG))
    if move == ROLL:
        return 1
    if move == EXTEND:
        return 2 if trailing(box, race) else -1
    return 0


def lift(box: Box, race: Race, pig: Pig) -> int:
    """How far the pig comes, less what it does for others: crossing is worth all."""
    target = race.at[pig] + box.steps[race.face]
    if beyond(box, race, target):
        return 1000
    value = 2 * target
    for other in range(box.pigs):
        if rides(race, Pig(other), pig):
            value += 3 if owner(box, Pig(other)) == race.seat else -3
        elif race.at[other] == target and owner(box, Pig(other)) != race.seat:
            value += 3
    return value


def trailing(box: Box, race: Race) -> bool:
    """All of the player's pigs are last: a longer race can only help."""
    for pig in range(box.pigs):
        if owner(box, Pig(pig)) == race.seat and not is_last(box, race, Pig(pig)):
            return False
    return True

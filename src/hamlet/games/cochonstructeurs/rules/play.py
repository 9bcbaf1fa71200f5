"""The rules of Cochonstructeurs: who acts, what is allowed, what comes of it.

The sentences of the rulebook stand in the files of their nouns; this one asks them.
"""

from __future__ import annotations

from hamlet.engine.ids import ALLOWED, CHANCE, OVER, Move, Rule, Seat
from hamlet.engine.vocabulary import Ints, Story
from hamlet.games.cochonstructeurs.rules.legality import (
    fits,
    list_actions,
    list_clearings,
    list_loads,
    list_prices,
    list_resources,
    list_roles_to_choose,
    list_ways,
    refusal,
)
from hamlet.games.cochonstructeurs.rules.moves import (
    BUILD,
    CLEAR,
    CROSS,
    DRAW,
    FREE,
    GO,
    JUMP,
    KEEP,
    LOSE,
    MOVE,
    NO,
    NOTHING,
    PUT,
    REROLL,
    ROLE,
    TAKE,
    TRY,
)
from hamlet.games.cochonstructeurs.rules.setup import (
    begin,
    lay_tile,
    list_roles,
    list_tiles,
    take_role,
)
from hamlet.games.cochonstructeurs.rules.soundness import sound
from hamlet.games.cochonstructeurs.rules.state import (
    ACTION,
    AGAIN,
    BESIDE,
    BUILDING,
    CHOOSING_ROLE,
    CLEARING,
    DEALING_ROLES,
    DIGGING,
    DONE,
    DRAWING_EVENT,
    DRAWING_FIRST,
    DRAWING_MAJOR,
    ESCAPING,
    FACES,
    GAINING,
    HIRING,
    JUMPING,
    LAYING_TILES,
    LOSING,
    MOVING,
    ON_MYSTERY,
    PASSING,
    PICKING,
    PRISONER,
    PUT_FIRST,
    PUT_LAST,
    RESOLVING,
    ROBBED,
    ROLLING,
    SECOND_CARD,
    WALKING,
    WAY,
    Box,
    Resource,
    Role,
    Site,
    Space,
)
from hamlet.games.cochonstructeurs.rules.turn import go_on
from hamlet.games.cochonstructeurs.rules.valley.bag import lies_at, lose, pick_up
from hamlet.games.cochonstructeurs.rules.valley.cards import (
    draw_event,
    draw_major,
    gain_one,
    list_deck,
    rob,
    victim,
)
from hamlet.games.cochonstructeurs.rules.valley.ground import jump, stay_up
from hamlet.games.cochonstructeurs.rules.valley.home import put_down
from hamlet.games.cochonstructeurs.rules.valley.journey import take_way
from hamlet.games.cochonstructeurs.rules.valley.roll import fall, reroll, throw
from hamlet.games.cochonstructeurs.rules.valley.wolves import hire

__all__ = ["sound"]


def actor(box: Box, site: Site) -> Seat:
    """CO-12, CO-54, CO-58: the player, or whom the goblins visit, or chance; or it is over."""
    if site.phase == DONE:
        return OVER
    if site.phase <= DRAWING_MAJOR:
        return CHANCE
    if site.phase == ROBBED:
        return victim(box, site)
    return site.seat


def legal(box: Box, site: Site, moves: Ints) -> int:
    """Every move that no rule forbids; none while chance decides or after the end."""
    phase = site.phase
    if phase <= DRAWING_MAJOR or phase == DONE:
        return 0
    if phase in (ACTION, PRISONER):
        return list_actions(box, site, moves)
    if phase == WAY:
        return list_ways(box, site, moves)
    if phase in (PUT_FIRST, PUT_LAST):
        return list_loads(site, moves)
    if phase == HIRING:
        moves[0] = NO
        return list_prices(box, site, moves, 1)
    if phase == CLEARING:
        moves[0] = NO
        return list_clearings(box, site, moves, 1)
    if phase in (GAINING, LOSING, ROBBED):
        return list_resources(box, site, moves)
    if phase == PICKING:
        moves[0] = NO
        moves[1] = TAKE + lies_at(box, site, site.at[site.seat])
        return 2
    if phase == CHOOSING_ROLE:
        return list_roles_to_choose(site, moves)
    return list_pair(phase, moves)


def list_pair(phase: int, moves: Ints) -> int:
    """CO-25, CO-26, CO-41, CO-46: one thing or the other."""
    if phase == AGAIN:
        moves[0] = KEEP
        moves[1] = REROLL
    elif phase == JUMPING:
        moves[0] = CROSS
        moves[1] = JUMP
    else:
        moves[0] = DRAW
        moves[1] = NO
    return 2


def forbids(box: Box, site: Site, move: Move) -> Rule:
    """The rule that forbids a move now."""
    if site.phase == DONE:
        return Rule(58)
    if fits(box, site, move):
        return ALLOWED
    return refusal(box, site, move)


def outcomes(box: Box, site: Site, moves: Ints, weights: Ints) -> int:
    """CO-1, CO-3, CO-4, CO-5, CO-9, CO-14, CO-61: seats, tiles, roles, the die, a deck's rest."""
    if site.phase == LAYING_TILES:
        return list_tiles(site, moves, weights)
    if site.phase == DEALING_ROLES:
        return list_roles(site, moves, weights)
    if site.phase == DRAWING_EVENT:
        return list_deck(site.events, box.events, moves, weights)
    if site.phase == DRAWING_MAJOR:
        return list_deck(site.majors, box.majors, moves, weights)
    first = 0 if site.phase == DRAWING_FIRST else 1
    count = box.players if site.phase == DRAWING_FIRST else FACES
    for index in range(count):
        moves[index] = first + index
        weights[index] = 1
    return count


def apply(box: Box, site: Site, move: Move, story: Story) -> None:
    """Do a legal move or let an outcome fall; then go on to the next decision."""
    if site.phase <= DRAWING_MAJOR:
        happen(box, site, move, story)
    elif move >= GO:
        choose_thing(box, site, move, story)
    else:
        choose_word(box, site, move, story)
    go_on(box, site, story)


def happen(box: Box, site: Site, move: Move, story: Story) -> None:
    """What chance brought."""
    if site.phase == ROLLING:
        fall(site, move, story)
    elif site.phase == DRAWING_EVENT:
        draw_event(box, site, move, story)
    elif site.phase == DRAWING_MAJOR:
        draw_major(box, site, move, story)
    elif site.phase == DRAWING_FIRST:
        begin(site, Seat(move), story)
    elif site.phase == LAYING_TILES:
        lay_tile(box, site, Resource(move), story)
    else:
        take_role(box, site, Role(move), story)


def choose_word(box: Box, site: Site, move: Move, story: Story) -> None:
    """A decision that needs no object."""
    if move == MOVE:
        throw(site, MOVING)
    elif move == BUILD:
        throw(site, BUILDING)
    elif move == TRY:
        throw(site, ESCAPING)
    elif move == NOTHING:
        site.phase = PASSING if site.phase == PRISONER else ON_MYSTERY
    elif move == KEEP:
        site.phase = RESOLVING
    elif move == REROLL:
        reroll(site, story)
    elif move == JUMP:
        jump(box, site, story)
    elif move == CROSS:
        stay_up(box, site)
    elif move == DRAW:
        site.cards = 2
        site.phase = DRAWING_EVENT
    else:
        decline(site)


def decline(site: Site) -> None:
    """CO-25, CO-27, CO-39, CO-47: what is offered may be left."""
    if site.phase == PICKING:
        site.phase = WALKING
    elif site.phase == HIRING:
        site.phase = BESIDE
    elif site.phase == CLEARING:
        site.phase = ON_MYSTERY
    else:
        site.cards = 2
        site.phase = SECOND_CARD


def choose_thing(box: Box, site: Site, move: Move, story: Story) -> None:
    """A decision about a space, a resource, a role, a price or a load."""
    if move >= PUT:
        put_down(box, site, move - PUT, story)
    elif move >= FREE:
        if site.phase == ACTION:
            site.attempted = 1
        hire(box, site, move, story)
    elif move >= ROLE:
        take_role(box, site, Role(move - ROLE), story)
    elif move >= LOSE:
        give_up(box, site, Resource(move - LOSE), story)
    elif move >= TAKE:
        take_one(box, site, Resource(move - TAKE), story)
    elif move >= CLEAR:
        site.spot = Space(move - CLEAR)
        site.attempted = 1
        throw(site, DIGGING)
    else:
        take_way(box, site, Space(move - GO))


def take_one(box: Box, site: Site, resource: Resource, story: Story) -> None:
    """CO-27, CO-50: the token of the space where the pig is, or the one that a card gives."""
    if site.phase == PICKING:
        pick_up(box, site, site.seat, story)
        site.phase = WALKING
    else:
        gain_one(site, resource, story)


def give_up(box: Box, site: Site, resource: Resource, story: Story) -> None:
    """CO-50, CO-54: the chosen token is lost."""
    if site.phase == ROBBED:
        rob(site, victim(box, site), resource, story)
    else:
        lose(site, site.seat, resource, story)
        site.phase = SECOND_CARD


def winners(box: Box, site: Site) -> int:
    """CO-12, CO-58: all pigs together, or nobody."""
    if site.phase == DONE and site.threat <= box.last:
        return (1 << box.players) - 1
    return 0

"""Which moves fit the moment, and which rule refuses the others."""

from __future__ import annotations

from hamlet.engine.ids import Move, Rule
from hamlet.engine.vocabulary import Ints
from hamlet.games.cochonstructeurs.rules.moves import (
    BUILD,
    CLEAR,
    CODES,
    CROSS,
    DRAW,
    FREE,
    GO,
    JUMP,
    KEEP,
    LOSE,
    MOVE,
    NOTHING,
    PRICES,
    PUT,
    RADIX,
    REROLL,
    ROLE,
    TAKE,
    TRY,
    digit,
)
from hamlet.games.cochonstructeurs.rules.setup import is_held
from hamlet.games.cochonstructeurs.rules.state import (
    ACTION,
    AGAIN,
    ANOTHER,
    CHOOSING_ROLE,
    CLEARING,
    DARK,
    ELEMENTS,
    GAINING,
    HIRING,
    JUMPING,
    LOSING,
    PICKING,
    PRISONER,
    PUT_FIRST,
    PUT_LAST,
    RESOURCES,
    ROBBED,
    ROLES,
    WAY,
    Box,
    Resource,
    Site,
    Space,
)
from hamlet.games.cochonstructeurs.rules.valley.bag import can_gain, lies_at
from hamlet.games.cochonstructeurs.rules.valley.board import beside_slide, is_closed, is_way
from hamlet.games.cochonstructeurs.rules.valley.cards import victim
from hamlet.games.cochonstructeurs.rules.valley.home import covers
from hamlet.games.cochonstructeurs.rules.valley.wolves import can_free, can_hire


def list_actions(box: Box, site: Site, moves: Ints) -> int:
    """CO-13, CO-18, CO-21, CO-34: what a turn can be."""
    moves[0] = NOTHING
    if site.phase == PRISONER:
        moves[1] = TRY
        return 2
    moves[1] = MOVE
    count = 2
    if can_build(box, site):
        moves[count] = BUILD
        count += 1
    count = list_clearings(box, site, moves, count)
    return list_prices(box, site, moves, count)


def list_clearings(box: Box, site: Site, moves: Ints, count: int) -> int:
    """CO-39: every landslide beside the pig."""
    for index in range(box.shakies):
        space = box.shaky_space[index]
        if beside_slide(box, site, site.seat, space):
            moves[count] = CLEAR + space
            count += 1
    return count


def list_prices(box: Box, site: Site, moves: Ints, count: int) -> int:
    """CO-47: every prisoner for every two tokens."""
    if can_hire(box, site):
        for move in range(FREE, FREE + box.players * PRICES):
            if can_free(box, site, move):
                moves[count] = move
                count += 1
    return count


def list_ways(box: Box, site: Site, moves: Ints) -> int:
    """CO-14, CO-15: the ends to choose from."""
    here = site.at[site.seat]
    count = 0
    for index in range(box.nears[here]):
        end = box.near[here][index]
        if is_way(box, site, end):
            moves[count] = GO + end
            count += 1
    return count


def list_loads(site: Site, moves: Ints) -> int:
    """CO-17: all or any part of the load, or nothing."""
    bag = site.bag[site.seat]
    count = 0
    for a in range(bag[0] + 1):
        for b in range(bag[1] + 1):
            for c in range(bag[2] + 1):
                for d in range(bag[3] + 1):
                    moves[count] = PUT + a + RADIX * (b + RADIX * (c + RADIX * d))
                    count += 1
    return count


def list_resources(box: Box, site: Site, moves: Ints) -> int:
    """CO-50, CO-54: what can be gained or lost."""
    block = TAKE if site.phase == GAINING else LOSE
    count = 0
    for resource in range(RESOURCES):
        if fits(box, site, Move(block + resource)):
            moves[count] = block + resource
            count += 1
    return count


def list_roles_to_choose(site: Site, moves: Ints) -> int:
    """CO-3: any role that nobody has."""
    count = 0
    for role in range(ROLES):
        if not is_held(site, role):
            moves[count] = ROLE + role
            count += 1
    return count


def can_build(box: Box, site: Site) -> bool:
    """CO-18, CO-58: a pig that starts its turn at home, with the cost of the next element there."""
    return site.at[site.seat] == box.home and site.built < ELEMENTS and covers(box, site)


def fits(box: Box, site: Site, move: Move) -> bool:
    """The move is one of those the table waits for, and can be done."""
    if move < 0 or move >= CODES:
        return False
    if move >= GO:
        return fits_thing(box, site, move)
    phase = site.phase
    if move == MOVE:
        return phase == ACTION
    if move == BUILD:
        return phase == ACTION and can_build(box, site)
    if move == NOTHING:
        return phase in (ACTION, PRISONER)
    if move == TRY:
        return phase == PRISONER
    if move in (KEEP, REROLL):
        return phase == AGAIN
    if move in (JUMP, CROSS):
        return phase == JUMPING
    if move == DRAW:
        return phase == ANOTHER
    return phase in (ANOTHER, HIRING, CLEARING, PICKING)


def fits_thing(box: Box, site: Site, move: Move) -> bool:
    """The space, resource, role, price or load can be chosen now."""
    phase = site.phase
    if move >= PUT:
        return (phase in (PUT_FIRST, PUT_LAST)) and has_load(site, move - PUT)
    if move >= FREE:
        return (phase in (ACTION, HIRING)) and can_free(box, site, move)
    if move >= ROLE:
        return phase == CHOOSING_ROLE and not is_held(site, move - ROLE)
    if move >= LOSE:
        return can_lose(box, site, Resource(move - LOSE))
    if move >= TAKE:
        return can_take(box, site, Resource(move - TAKE))
    if move >= CLEAR:
        space = move - CLEAR
        if space >= box.spaces or (phase != ACTION and phase != CLEARING):
            return False
        return beside_slide(box, site, site.seat, Space(space))
    return phase == WAY and move - GO < box.spaces and is_way(box, site, Space(move - GO))


def has_load(site: Site, put: int) -> bool:
    """CO-17: the pig carries that much."""
    for resource in range(RESOURCES):
        if digit(put, resource) > site.bag[site.seat][resource]:
            return False
    return True


def can_take(box: Box, site: Site, resource: Resource) -> bool:
    """CO-27, CO-50: the token that lies where the pig is, or any that a card lets it choose."""
    if site.phase == PICKING:
        return resource == lies_at(box, site, site.at[site.seat])
    return site.phase == GAINING and can_gain(box, site, site.seat, resource)


def can_lose(box: Box, site: Site, resource: Resource) -> bool:
    """CO-50, CO-54: the pig that must lose something carries that."""
    if site.phase == LOSING:
        return site.bag[site.seat][resource] > 0
    return site.phase == ROBBED and site.bag[victim(box, site)][resource] > 0


def refusal(box: Box, site: Site, move: Move) -> Rule:
    """The rule that a refused move breaks: of the moment first, else of the move."""
    if site.phase == PRISONER:
        return Rule(34)
    if site.phase == CHOOSING_ROLE:
        return Rule(3)
    if site.phase == ROBBED:
        return Rule(54)
    if move >= GO:
        return refuses_thing(box, site, move)
    if move == BUILD:
        return Rule(18)
    if move == TRY:
        return Rule(34)
    if move in (KEEP, REROLL):
        return Rule(26)
    if move in (JUMP, CROSS):
        return Rule(41)
    if move == DRAW:
        return Rule(25)
    return Rule(13)


def refuses_thing(box: Box, site: Site, move: Move) -> Rule:
    """The rule about spaces, resources, roles, prices or loads."""
    if move >= PUT:
        return Rule(17)
    if move >= FREE:
        return Rule(47)
    if move >= ROLE:
        return Rule(3)
    if move >= TAKE:
        return Rule(27) if site.phase == PICKING else Rule(50)
    if move >= CLEAR:
        return Rule(39)
    if site.phase == WAY and move - GO < box.spaces:
        return refuses_way(box, site, Space(move - GO))
    return Rule(14)


def refuses_way(box: Box, site: Site, end: Space) -> Rule:
    """CO-31, CO-35, CO-38, CO-42, CO-44: what closes the way; CO-14 if the steps do not fit."""
    space = site.at[site.seat]
    if box.far[space][end] == 0:
        return Rule(42) if end == box.ford else Rule(14)
    while space != end:
        space = box.hop[space][end]
        if is_closed(box, site, space):
            return closing_rule(box, space)
    return Rule(14)


def closing_rule(box: Box, space: Space) -> Rule:
    """Why a space is closed."""
    if box.kind[space] == DARK:
        return Rule(31)
    if space == box.den:
        return Rule(35)
    if space == box.bridge:
        return Rule(44)
    return Rule(38)

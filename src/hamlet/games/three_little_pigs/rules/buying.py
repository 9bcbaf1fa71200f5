"""Buying: what the dice can pay for, what is on sale, and how a tile comes to its house."""

from __future__ import annotations

from hamlet.engine.ids import ALLOWED, Rule, Seat
from hamlet.engine.vocabulary import Story, tell
from hamlet.games.three_little_pigs.rules.dice import showing
from hamlet.games.three_little_pigs.rules.happenings import BOUGHT, COMPLETED, UNCOVERED, WON_CARD
from hamlet.games.three_little_pigs.rules.houses import (
    NEW_HOUSE,
    has_place,
    house_at,
    lay_tile,
    material_of,
    start_house,
)
from hamlet.games.three_little_pigs.rules.state import (
    ANY_TILE,
    EMPTY,
    HIDDEN,
    NOBODY,
    NONE,
    OTHER_PART,
    PARTS,
    POTS,
    ROOF,
    STACKS,
    TILES,
    Box,
    Face,
    House,
    Material,
    Part,
    Stack,
    Tile,
    Village,
)


def stack_material(stack: Stack) -> Material:
    """What the tiles of a stack are made of."""
    return Material(stack // PARTS)


def stack_part(stack: Stack) -> Part:
    """Which part the tiles of a stack are."""
    return Part(stack % PARTS)


def purse(box: Box, village: Village, part: Part) -> int:
    """TP-7, TP-9: the dice with a part's symbol that have not paid for the first tile."""
    symbols = showing(village, Face(part))
    first = village.bought[0]
    if first != NONE and stack_part(first) == part:
        symbols -= box.heads[stack_material(first)]
    return symbols


def differs(box: Box, village: Village, stack: Stack) -> bool:
    """TP-9: the second tile is different, as far as the option says."""
    first = village.bought[0]
    if first == NONE or box.second_tile == ANY_TILE:
        return True
    if box.second_tile == OTHER_PART:
        return stack_part(first) != stack_part(stack)
    return first != stack


def forbids_tile(box: Box, village: Village, stack: Stack) -> Rule:
    """TP-7, TP-9, TP-10: there is a tile, it is another one, and the dice can pay for it."""
    if village.top[stack] == EMPTY:
        return Rule(10)
    if not differs(box, village, stack):
        return Rule(9)
    if purse(box, village, stack_part(stack)) < box.heads[stack_material(stack)]:
        return Rule(7)
    return ALLOWED


def can_buy(box: Box, village: Village) -> bool:
    """TP-8, TP-10: some tile can be paid for and placed."""
    for stack in range(STACKS):
        if forbids_tile(box, village, Stack(stack)) == ALLOWED:
            if has_place(village, village.seat, stack_part(Stack(stack))):
                return True
    return False


def take_tile(box: Box, village: Village, stack: Stack, number: int, story: Story) -> None:
    """TP-1, TP-9, TP-10, TP-18, TP-34: the visible tile goes to a house, or starts one."""
    seat = village.seat
    part = stack_part(stack)
    pots = village.top[stack]
    if number == NEW_HOUSE:
        house = start_house(village, seat)
        number = village.built[seat]
    else:
        house = house_at(village, seat, number)
    lay_tile(village, house, part, Tile(stack_material(stack) * POTS + pots))
    village.bought[1 if village.bought[0] != NONE else 0] = stack
    village.top[stack] = HIDDEN if tiles_below(village, stack) > 0 else EMPTY
    tell(story, BOUGHT, seat, stack, pots, number)
    if part == ROOF:
        tell(story, COMPLETED, seat, number)
        give_card(box, village, house, story)


def tiles_below(village: Village, stack: Stack) -> int:
    """TP-1, TP-10: how many tiles lie under the visible one."""
    count = 0
    for pots in range(POTS):
        count += village.below[stack * POTS + pots]
    return count


def hidden_stack(village: Village) -> Stack:
    """TP-1: the first stack whose next tile is to be turned up, or NONE."""
    for stack in range(STACKS):
        if village.top[stack] == HIDDEN:
            return Stack(stack)
    return Stack(NONE)


def uncover(village: Village, stack: Stack, pots: int, story: Story) -> None:
    """TP-1: the next tile of a stack lies face up."""
    village.below[stack * POTS + pots] -= 1
    village.top[stack] = pots
    tell(story, UNCOVERED, stack, pots)


def empty_stacks(village: Village) -> int:
    """TP-24: how many stacks are empty."""
    count = 0
    for stack in range(STACKS):
        if village.top[stack] == EMPTY:
            count += 1
    return count


def give_card(box: Box, village: Village, house: House, story: Story) -> None:
    """TP-34: the card for the first completed house of one material, won once for ever."""
    material = sole_material(village, house)
    if box.awards == 1 and material != NONE and village.first[material] == NOBODY:
        village.first[material] = Seat(village.seat)
        tell(story, WON_CARD, village.seat, material)


def sole_material(village: Village, house: House) -> Material:
    """TP-34: what a completed house with door and window is made of if nothing is mixed in."""
    if village.door[house] == NONE:
        return Material(NONE)
    material = material_of(village.door[house])
    if material_of(village.roof[house]) != material:
        return Material(NONE)
    return material if only_windows_of(village, house, material) else Material(NONE)


def only_windows_of(village: Village, house: House, material: Material) -> bool:
    """At least one window, and none of another material."""
    found = False
    for tile in range(TILES):
        if village.windows[house * TILES + tile] > 0:
            if material_of(Tile(tile)) != material:
                return False
            found = True
    return found

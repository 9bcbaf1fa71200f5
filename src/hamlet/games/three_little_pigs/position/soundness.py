"""What must hold on every table: what the position is checked for, and random play too."""

from __future__ import annotations

from hamlet.engine.errors import BadPosition, BrokenInvariant
from hamlet.games.three_little_pigs.rules.buying import (
    can_buy,
    differs,
    empty_stacks,
    purse,
    stack_material,
    stack_part,
    tiles_below,
)
from hamlet.games.three_little_pigs.rules.dice import in_hand, lying, may_roll_again, showing
from hamlet.games.three_little_pigs.rules.houses import house_at, standing, windows_of
from hamlet.games.three_little_pigs.rules.play import next_seat
from hamlet.games.three_little_pigs.rules.score import height
from hamlet.games.three_little_pigs.rules.state import (
    BLACK,
    BLOWING,
    BUYING,
    CHOOSING,
    DONE,
    DOOR,
    DRAWING,
    DRAWING_FIRST,
    EMPTY,
    FACES,
    HIDDEN,
    HOUSES,
    KINDS,
    MATERIALS,
    NOBODY,
    NONE,
    PARTS,
    POTS,
    ROLLING,
    ROOF,
    SPINNING,
    STACKS,
    TILES,
    WHITE,
    WINDOW,
    WOLF,
    WOLVES,
    Box,
    House,
    Stack,
    Tile,
    Village,
)
from hamlet.games.three_little_pigs.rules.wolf import somebody_to_blow_on


def check_phase(box: Box, village: Village) -> None:
    """BadPosition unless what the table waits for fits what lies on it."""
    _check_dice(box, village)
    _check_wolves(box, village)
    _check_purchases(box, village)
    _check_hidden(village)
    _check_first_player(box, village)
    _check_end(box, village)


def _require(holds: bool, otherwise: str) -> None:
    if not holds:
        raise BadPosition(otherwise)


def _check_dice(box: Box, village: Village) -> None:
    hand = sum(in_hand(box, village, kind) for kind in range(KINDS))
    lie = sum(lying(village, kind) for kind in range(KINDS))
    start = village.phase in (DRAWING, DRAWING_FIRST) and village.bought[0] == NONE
    if village.phase == DONE or start:
        _require(lie == 0, "dice: no die lies on the table before or after all turns")
        _require(village.rolls == 0, "rolls: nobody has rolled in this phase")
    elif village.phase == ROLLING:
        _require(hand > 0, "dice: while rolling some die has still to fall")
        _require(village.rolls > 0, "rolls: while rolling this is at least 1 (TP-3)")
        first = village.rolls > 1 or not lying(village, BLACK) or not in_hand(box, village, WHITE)
        _require(first, "dice: white dice fall before black ones (TP-6)")
        early = in_hand(box, village, WHITE) > 0 and village.dice[BLACK * FACES + WOLF] >= WOLVES
        _require(not early, f"dice: with {WOLVES} wolves there was no other roll (TP-6)")
    else:
        _require(hand == 0, f"dice: {hand} of the dice are missing")
        _require(village.rolls > 0, "rolls: the dice have been rolled at least once (TP-3)")


def _check_wolves(box: Box, village: Village) -> None:
    wolves = showing(village, WOLF)
    if village.phase in (BLOWING, SPINNING):
        _require(wolves >= WOLVES, f"dice: the wolf comes with {WOLVES} wolves only (TP-19)")
        _require(somebody_to_blow_on(box, village), "houses: nobody to blow on (TP-23)")
    elif village.phase != ROLLING:
        _require(wolves < WOLVES, f"dice: with {wolves} wolves the wolf comes (TP-6)")
    if village.phase == CHOOSING:
        _require(may_roll_again(box, village), "rolls: the third roll was the last (TP-3)")
    aimed = village.target != NONE
    _require(aimed == (village.phase == SPINNING), "target: a house is blown on while spinning")


def _check_purchases(box: Box, village: Village) -> None:
    first, second = village.bought
    if village.phase not in (BUYING, DRAWING):
        _require(first == NONE, "bought: nothing has been bought yet in this phase")
    if first != NONE:
        _check_first(box, village, first)
    if second != NONE:
        _require(village.phase == DRAWING, "bought: after two tiles the turn is over (TP-9)")
        _check_second(box, village, second)
    if village.phase == BUYING:
        _require(can_buy(box, village), "phase: nothing can be bought, so the turn is over (TP-8)")


def _check_first(box: Box, village: Village, stack: Stack) -> None:
    _require(owns(village, stack), "bought: the tile stands in none of the player's houses")
    paid = purse(box, village, stack_part(stack)) >= 0
    _require(paid, "bought: the dice cannot have paid for this tile (TP-7)")


def _check_second(box: Box, village: Village, stack: Stack) -> None:
    _require(owns(village, stack), "bought: the tile stands in none of the player's houses")
    _require(differs(box, village, stack), "bought: the second tile must be different (TP-9)")
    price = box.heads[stack_material(stack)]
    paid = purse(box, village, stack_part(stack)) >= price
    _require(paid, "bought: the dice cannot have paid for both tiles (TP-7)")


def owns(village: Village, stack: Stack) -> bool:
    """The player whose turn it is has a tile of that stack."""
    first = house_at(village, village.seat, 1)
    tiles = range(stack_material(stack) * POTS, (stack_material(stack) + 1) * POTS)
    for house in range(first, first + village.built[village.seat]):
        if stack_part(stack) == DOOR and village.door[house] in tiles:
            return True
        if stack_part(stack) == ROOF and village.roof[house] in tiles:
            return True
        if stack_part(stack) == WINDOW and any(
            village.windows[house * TILES + tile] for tile in tiles
        ):
            return True
    return False


def _check_hidden(village: Village) -> None:
    hidden = [stack for stack in range(STACKS) if village.top[stack] == HIDDEN]
    if village.phase not in (DRAWING, DRAWING_FIRST):
        _require(not hidden, "stacks: a top tile is turned up at once (TP-1)")
        return
    _require(bool(hidden), "stacks: while drawing some top tile is not turned up")
    if village.bought[0] == NONE:
        _require(hidden == list(range(hidden[0], STACKS)), "stacks: they are turned up in order")
        _require(standing(village) == 0 and not any(village.removed), "phase: this is no start")
    else:
        last = village.bought[1] if village.bought[1] != NONE else village.bought[0]
        _require(hidden == [last], "stacks: only the last bought tile's stack is turned up (TP-1)")


def _check_first_player(box: Box, village: Village) -> None:
    """TP-2: drawn before anything else, and only where the table has not chosen."""
    if village.phase == DRAWING_FIRST:
        _require(box.first_seat == NOBODY, "phase: the table has chosen who begins (TP-2)")
        untouched = all(top == HIDDEN for top in village.top) and village.turn == 0
        _require(untouched, "phase: the first player is drawn only at the start (TP-2)")


def _check_end(box: Box, village: Village) -> None:
    """TP-24: over exactly when enough stacks were empty at the end of the last turn."""
    if village.phase == DONE:
        _require(empty_stacks(village) >= box.players, "phase: too few empty stacks (TP-24)")
        last = not box.finish_round or next_seat(box, village.seat) == village.starter
        _require(last, "seat: the round is played to its end (TP-24)")
        return
    first = village.bought[0]
    this_turn = int(first != NONE and village.top[first] == EMPTY)
    ended = empty_stacks(village) - this_turn >= box.players
    going_on = not ended or (box.finish_round == 1 and village.seat != village.starter)
    _require(going_on, "phase: enough stacks are empty, so the match is over (TP-24)")


def check(box: Box, village: Village) -> None:
    """BrokenInvariant unless every tile, die and award is there once and houses are sound."""
    try:
        check_phase(box, village)
    except BadPosition as error:
        raise BrokenInvariant(str(error)) from None
    for slot in range(STACKS * POTS):
        _must_add_up(box, village, slot)
    for house in range(HOUSES):
        _must_be_sound(village, House(house), house < standing(village))
    for material in range(MATERIALS):
        if village.first[material] != NONE and not box.awards:
            raise BrokenInvariant("an award was won at a table without awards")


def _must_add_up(box: Box, village: Village, slot: int) -> None:
    """TP-E1, TP-E4: each tile is in its stack, in a house or removed."""
    stack, pots = divmod(slot, POTS)
    tile = Tile(stack // PARTS * POTS + pots)
    row = (village.door, village.windows[tile::TILES], village.roof)[stack % PARTS]
    built = sum(row) if stack % PARTS == WINDOW else row.count(tile)
    placed = int(village.top[stack] == pots) + village.below[slot] + village.removed[slot] + built
    if placed != box.tiles[slot] or village.below[slot] < 0:
        raise BrokenInvariant(f"stack {stack}, {pots} flowerpots: {placed} of {box.tiles[slot]}")
    if village.top[stack] == EMPTY and tiles_below(village, Stack(stack)):
        raise BrokenInvariant(f"stack {stack} is called empty")


def _must_be_sound(village: Village, house: House, stands: bool) -> None:
    """TP-11 to TP-17: a door or a window in every house, nothing where there is none."""
    if stands and village.door[house] == NONE and windows_of(village, house) == 0:
        raise BrokenInvariant(f"house {house} has neither door nor window")
    if not stands and height(village, house):
        raise BrokenInvariant(f"tiles lie where house {house} is not")

"""What a greedy pig likes: many of one symbol, dear tiles, finished houses, a dear target.

Purchases are liked by tenths of a point; what stands in a house without a roof counts for less.
"""

from __future__ import annotations

from hamlet.engine.ids import ALLOWED, Move, Seat
from hamlet.games.three_little_pigs.rules.buying import stack_material, stack_part
from hamlet.games.three_little_pigs.rules.dice import dice_in, showing
from hamlet.games.three_little_pigs.rules.houses import (
    NEW_HOUSE,
    complete,
    forbids_place,
    house_at,
    material_of,
    pots_on,
    windows_of,
)
from hamlet.games.three_little_pigs.rules.play import (
    ENOUGH,
    FIRST_BUY,
    FIRST_ROLL,
    blown_number,
    blown_seat,
)
from hamlet.games.three_little_pigs.rules.score import house_points, house_pots, points
from hamlet.games.three_little_pigs.rules.state import (
    BLACK,
    BLOWING,
    CHOOSING,
    EMPTY,
    FACES,
    KINDS,
    MATERIALS,
    NONE,
    PARTS,
    PLACES,
    ROLLS,
    ROOF,
    TILES,
    WHITE,
    WOLF,
    WOLVES,
    Box,
    Face,
    House,
    Material,
    Part,
    Stack,
    Tile,
    Village,
)

UNFINISHED = 6  # tenths that a tile is worth before its house has a roof
FINISHED = 10
CROWDED = 5  # what another unfinished house takes from the wish to start one
SURE = 10_000  # chances are counted in ten-thousandths
NOWHERE = -1_000_000


def prefer(box: Box, village: Village, move: Move) -> int:
    """How much a greedy pig likes a move."""
    if village.phase == CHOOSING:
        return like_choice(box, village, move - FIRST_ROLL)
    if village.phase == BLOWING:
        return like_target(box, village, blown_seat(move), blown_number(move))
    if move == ENOUGH:
        return 0
    number = (move - FIRST_BUY) % PLACES
    return like_purchase(box, village, Stack((move - FIRST_BUY) // PLACES), number)


def like_purchase(box: Box, village: Village, stack: Stack, number: int) -> int:
    """The tile for itself, and what it does where it goes."""
    return like_tile(box, village, stack) + like_place(box, village, stack_part(stack), number)


def like_tile(box: Box, village: Village, stack: Stack) -> int:
    """A roof counts at once, other tiles only when their house is finished."""
    own = box.heads[stack_material(stack)]
    if box.awards == 0:
        own += village.top[stack]
    return own * (FINISHED if stack_part(stack) == ROOF else UNFINISHED)


def like_place(box: Box, village: Village, part: Part, number: int) -> int:
    """A roof brings home what stands under it; one house at a time is enough."""
    if number == NEW_HOUSE:
        return -CROWDED * unfinished(village, village.seat)
    if part != ROOF:
        return 0
    house = house_at(village, village.seat, number)
    brought_home = house_points(box, village, house) + house_pots(village, house)
    return FINISHED + (FINISHED - UNFINISHED) * brought_home


def unfinished(village: Village, seat: Seat) -> int:
    """How many of a player's houses have no roof."""
    count = 0
    for number in range(1, village.built[seat] + 1):
        if not complete(village, house_at(village, seat, number)):
            count += 1
    return count


def like_choice(box: Box, village: Village, choice: int) -> int:
    """The best part to collect with these dice thrown, less the danger of the wolf."""
    best = 0
    white = thrown(box, village, choice, WHITE)
    black = thrown(box, village, choice, BLACK)
    for part in range(PARTS):
        mine = collected(box, village, choice, Part(part), white, black)
        mine += SURE * side_purchase(box, village, choice, Part(part))
        best = max(best, mine)
    return best * safety(box, village, black) // SURE


def thrown(box: Box, village: Village, choice: int, kind: int) -> int:
    """How many dice of a kind are thrown again."""
    count = 0
    for face in range(FACES):
        if village.dice[kind * FACES + face] > 0:
            count += dice_in(box, choice, kind * FACES + face)
    return count


def kept(box: Box, village: Village, choice: int, part: Part) -> int:
    """How many dice with a part's symbol stay on the table."""
    count = 0
    for kind in range(KINDS):
        lies = village.dice[kind * FACES + part]
        if lies > 0:
            count += lies - dice_in(box, choice, kind * FACES + part)
    return count


def chance(box: Box, village: Village, kind: int, face: Face) -> int:
    """How likely a die thrown now shows a face by the last roll."""
    sides = 0
    for other in range(FACES):
        sides += box.sides[kind * FACES + other]
    once = SURE * box.sides[kind * FACES + face] // sides
    missed = SURE
    for _ in range(village.rolls, ROLLS):
        missed = missed * (SURE - once) // SURE
    return SURE - missed


def collected(box: Box, village: Village, choice: int, part: Part, white: int, black: int) -> int:
    """The purchase to expect if from now on all dice with a part's symbol are kept."""
    symbols = kept(box, village, choice, part)
    place = best_place(box, village, part)
    by_white = chance(box, village, WHITE, Face(part))
    by_black = chance(box, village, BLACK, Face(part))
    total = 0
    for hits in range(white + black + 1):
        tile = best_tile(box, village, part, symbols + hits)
        if tile > 0 and tile + place > 0:
            likely = 0
            for first in range(min(hits, white) + 1):
                rest = binomial(black, hits - first, by_black)
                likely += binomial(white, first, by_white) * rest // SURE
            total += likely * (tile + place)
    return total


def binomial(dice: int, hits: int, likely: int) -> int:
    """How likely exactly so many of the dice hit."""
    if hits > dice:
        return 0
    total = SURE
    for die in range(dice):
        total = total * (likely if die < hits else SURE - likely) // SURE
    for die in range(hits):
        total = total * (dice - die) // (die + 1)
    return total


def side_purchase(box: Box, village: Village, choice: int, aimed_at: Part) -> int:
    """The best purchase with the dice that are kept and show another part."""
    best = 0
    for part in range(PARTS):
        if part != aimed_at:
            tile = best_tile(box, village, Part(part), kept(box, village, choice, Part(part)))
            if tile > 0:
                best = max(best, tile + best_place(box, village, Part(part)))
    return best


def best_tile(box: Box, village: Village, part: Part, symbols: int) -> int:
    """The liking of the best tile of a part that so many symbols can pay for, 0 for none."""
    best = 0
    for material in range(MATERIALS):
        stack = Stack(material * PARTS + part)
        if box.heads[material] <= symbols and village.top[stack] != EMPTY:
            best = max(best, like_tile(box, village, stack))
    return best


def best_place(box: Box, village: Village, part: Part) -> int:
    """The liking of the best place for a tile of a part."""
    best = NOWHERE
    for number in range(village.built[village.seat] + 1):
        if forbids_place(village, village.seat, part, number) == ALLOWED:
            best = max(best, like_place(box, village, part, number))
    return best


def safety(box: Box, village: Village, black: int) -> int:
    """How likely, roughly, so many dice with a wolf do not bring it."""
    wolf = chance(box, village, BLACK, WOLF)
    if showing(village, WOLF) == WOLVES - 1:
        return max(SURE - black * wolf, 0)
    pairs = black * (black - 1) // 2
    return max(SURE - pairs * wolf * wolf // SURE, 0)


def like_target(box: Box, village: Village, seat: Seat, number: int) -> int:
    """What the blow will cost the owner on average; the leader's house between equals."""
    house = house_at(village, seat, number)
    loss = 0
    for material in range(MATERIALS):
        loss += box.spinner[material] * damage(box, village, house, Material(material))
    return 10 * loss + points(box, village, seat)


def damage(box: Box, village: Village, house: House, material: Material) -> int:
    """What a house loses to a blow: without its roof it counts no more."""
    lost = 0
    windows_left = windows_of(village, house)
    for tile in range(TILES):
        if material_of(Tile(tile)) == material:
            windows = village.windows[house * TILES + tile]
            lost += windows * (box.heads[material] + pots_on(Tile(tile)))
            windows_left -= windows
    door = village.door[house]
    if door != NONE and material_of(door) == material:
        lost += box.heads[material] + pots_on(door)
        door = Tile(NONE)
    if not complete(village, house):
        return UNFINISHED * lost
    roof_stays = material_of(village.roof[house]) != material
    if roof_stays and (door != NONE or windows_left > 0):
        return FINISHED * lost
    return FINISHED * (house_points(box, village, house) + house_pots(village, house) + 1)

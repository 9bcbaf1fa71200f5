"""What a learner sees of a village and what it can do; seat 0 is the one that looks.

Houses are listed by seat, the looking seat's first, each player's in their order; dice as they
lie in a row, white before black, doors before windows, roofs and wolves. A tile is 0 for none,
else 1 + its number.
"""

from __future__ import annotations

from hamlet.engine.ids import Move, Seat
from hamlet.engine.spaces import Field, amount, coded, kinds, numbered
from hamlet.engine.vocabulary import Ints
from hamlet.games.three_little_pigs.position.written import PHASES
from hamlet.games.three_little_pigs.rules.houses import house_at, owner_of, standing
from hamlet.games.three_little_pigs.rules.play import (
    ENOUGH,
    FIRST_BLOW,
    FIRST_BUY,
    FIRST_ROLL,
    actor,
    blown_number,
    blown_seat,
)
from hamlet.games.three_little_pigs.rules.score import points
from hamlet.games.three_little_pigs.rules.state import (
    EMPTY,
    FACES,
    HOUSES,
    KINDS,
    MATERIALS,
    MOST_DICE,
    MOST_POTS,
    MOST_TILES,
    NONE,
    PARTS,
    PLACES,
    POTS,
    PURCHASES,
    ROLLS,
    ROOF,
    SEATS,
    STACKS,
    TILES,
    Box,
    House,
    Names,
    Village,
)

FIRST_CHOICE = 1
EACH_PLACE = STACKS + 1  # a tile of any stack, or the wolf's breath
HEAD = 4
DICE_AT = HEAD
BOUGHT_AT = DICE_AT + KINDS * FACES
TOP_AT = BOUGHT_AT + PURCHASES
BELOW_AT = TOP_AT + STACKS
FIRST_AT = BELOW_AT + STACKS * POTS
BUILT_AT = FIRST_AT + MATERIALS
TARGET_AT = BUILT_AT + SEATS
HOUSES_AT = TARGET_AT + 1
EACH_HOUSE = 3 + TILES
OWNED, DOORS, ROOFS, WINDOWS = 0, 1, 2, 3


def most_houses(box: Box) -> int:
    """Every door and every window of this edition can start a house."""
    count = 0
    for stack in range(STACKS):
        if stack % PARTS != ROOF:
            for pots in range(POTS):
                count += box.tiles[stack * POTS + pots]
    return count


def fields(box: Box) -> tuple[Field, ...]:
    """The numbers of an observation, in order."""
    names = Names()
    slots = [f"{kind}-{face}" for kind in names.dice for face in names.faces]
    return (
        coded("phase", PHASES),
        numbered("actor", SEATS - 1, low=-2),
        amount("players", SEATS),
        amount("rolls", ROLLS),
        *(amount(slot, MOST_DICE) for slot in slots),
        kinds("bought", ("nothing", *names.stacks), PURCHASES),
        *(numbered(f"top.{stack}", MOST_POTS, low=EMPTY) for stack in names.stacks),
        *(amount(f"below.{stack}", MOST_TILES, POTS) for stack in names.stacks),
        numbered("first_house_card", SEATS, MATERIALS),
        amount("houses", HOUSES, SEATS),
        numbered("target", HOUSES),
        *(field for house in range(most_houses(box)) for field in house_fields(house)),
    )


def house_fields(house: int) -> tuple[Field, ...]:
    """What is seen of one house."""
    return (
        numbered(f"house.{house}.owner", SEATS),
        numbered(f"house.{house}.door", TILES),
        numbered(f"house.{house}.roof", TILES),
        amount(f"house.{house}.windows", MOST_TILES, TILES),
    )


def actions(box: Box) -> int:
    """How many actions there are: done, choices of dice, and what can be done with houses."""
    return FIRST_CHOICE + dice_choices(box) + EACH_PLACE * (most_houses(box) + 1)


def dice_choices(box: Box) -> int:
    """How many choices there are among dice in a row."""
    return 1 << (box.dice[0] + box.dice[1])


def label(box: Box, action: int) -> str:
    """What an action is."""
    if action == ENOUGH:
        return "done"
    place, thing = divmod(action - FIRST_CHOICE - dice_choices(box), EACH_PLACE)
    if place < 0:
        return dice_label(action - FIRST_CHOICE)
    if thing == STACKS:
        return f"blow on house {place}"
    return f"buy {Names().stacks[thing]} {place if place else 'new'}"


def dice_label(choice: int) -> str:
    """A choice of dice by their places in the row."""
    places = [str(die + 1) for die in range(choice.bit_length()) if choice >> die & 1]
    return f"roll dice {' '.join(places)}" if places else "stop"


def outcome_numbers(box: Box) -> int:
    """One more than the greatest number of an outcome."""
    return max(SEATS, FACES, POTS)


def observe(box: Box, village: Village, seat: Seat, row: Ints) -> None:
    """Write what a seat sees into a row of zeros."""
    who = actor(box, village)
    row[0] = village.phase
    row[1] = who if who < 0 else (who - seat) % box.players
    row[2] = box.players
    row[3] = village.rolls
    for slot in range(KINDS * FACES):
        row[DICE_AT + slot] = village.dice[slot]
    for purchase in range(PURCHASES):
        row[BOUGHT_AT + purchase] = village.bought[purchase] + 1
    for stack in range(STACKS):
        row[TOP_AT + stack] = village.top[stack]
    for place in range(STACKS * POTS):
        row[BELOW_AT + place] = village.below[place]
    for material in range(MATERIALS):
        holder = village.first[material]
        row[FIRST_AT + material] = 0 if holder == NONE else 1 + (holder - seat) % box.players
    if village.target != NONE:
        row[TARGET_AT] = 1 + seen_from(village, seat, village.target)
    observe_houses(box, village, seat, row)


def observe_houses(box: Box, village: Village, seat: Seat, row: Ints) -> None:
    """All houses, and how many every seat has."""
    place = 0
    for step in range(box.players):
        other = Seat((seat + step) % box.players)
        row[BUILT_AT + step] = village.built[other]
        first = house_at(village, other, 1)
        for house in range(first, first + village.built[other]):
            observe_house(village, House(house), step, HOUSES_AT + place * EACH_HOUSE, row)
            place += 1


def observe_house(village: Village, house: House, owner: int, start: int, row: Ints) -> None:
    """Whose it is, and its tiles."""
    row[start + OWNED] = 1 + owner
    row[start + DOORS] = village.door[house] + 1
    row[start + ROOFS] = village.roof[house] + 1
    for tile in range(TILES):
        row[start + WINDOWS + tile] = village.windows[house * TILES + tile]


def seen_from(village: Village, seat: Seat, house: House) -> int:
    """The place of a house in the row that begins with a seat's own."""
    return (house - house_at(village, seat, 1)) % standing(village)


def action_of(box: Box, village: Village, move: Move) -> int:
    """The action that means a move of the acting seat."""
    if move == ENOUGH:
        return ENOUGH
    if move >= FIRST_ROLL:
        return FIRST_CHOICE + dice_in_row(box, village, move - FIRST_ROLL)
    base = FIRST_CHOICE + dice_choices(box)
    if move >= FIRST_BLOW:
        house = house_at(village, blown_seat(move), blown_number(move))
        return base + (1 + seen_from(village, village.seat, house)) * EACH_PLACE + STACKS
    bought = move - FIRST_BUY
    return base + bought % PLACES * EACH_PLACE + bought // PLACES


def dice_in_row(box: Box, village: Village, choice: int) -> int:
    """A bit for each chosen die of the row; of equal dice the first are taken.

    Subtracts instead of dividing: it is asked for every choice of dice there is.
    """
    bits = 0
    first = box.dice[0] + box.dice[1]
    slot = KINDS * FACES
    while choice > 0:
        slot -= 1
        first -= village.dice[slot]
        die = first
        while choice >= box.place[slot]:
            choice -= box.place[slot]
            bits |= 1 << die
            die += 1
    return bits


def move_of(box: Box, village: Village, action: int) -> Move:
    """The move of the acting seat that an action means."""
    if action == ENOUGH:
        return ENOUGH
    chosen = action - FIRST_CHOICE
    base = dice_choices(box)
    if chosen < base:
        return Move(FIRST_ROLL + choice_of_row(box, village, chosen))
    place = (chosen - base) // EACH_PLACE
    thing = (chosen - base) % EACH_PLACE
    if thing < STACKS:
        return Move(FIRST_BUY + thing * PLACES + place)
    return blow_on_place(village, place)


def choice_of_row(box: Box, village: Village, bits: int) -> int:
    """The choice of dice that bits of the row mean."""
    choice = 0
    first = 0
    for slot in range(KINDS * FACES):
        for die in range(first, first + village.dice[slot]):
            if bits >> die & 1 == 1:
                choice += box.place[slot]
        first += village.dice[slot]
    return choice


def blow_on_place(village: Village, place: int) -> Move:
    """The wolf blows on the house that is seen at that place."""
    house = House((place - 1 + house_at(village, village.seat, 1)) % standing(village))
    owner = owner_of(village, house)
    return Move(FIRST_BLOW + owner * HOUSES + house - house_at(village, owner, 1))


def score(box: Box, village: Village, seat: Seat) -> int:
    """What a seat has in the end."""
    return points(box, village, seat)

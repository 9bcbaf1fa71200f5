"""What a learner sees of a building site and what it can do; seat 0 is the one that looks.

Pigs are listed by seat; where there are fewer than four the last columns are 0. A space, a
resource, a role or a card is 0 for none, else 1 + its number.
"""

from __future__ import annotations

from hamlet.engine.ids import Move, Seat
from hamlet.engine.spaces import Field, amount, coded, kinds, numbered
from hamlet.engine.vocabulary import Ints
from hamlet.games.cochonstructeurs.notation import COMMANDS
from hamlet.games.cochonstructeurs.position.written import AFTER, PHASES
from hamlet.games.cochonstructeurs.printed.names import (
    EVENT_NAMES,
    MAJOR_NAMES,
    PURPOSES,
    ROLE_NAMES,
)
from hamlet.games.cochonstructeurs.rules.moves import (
    CLEAR,
    FREE,
    GO,
    PRICES,
    PUT,
    RADIX,
    TAKE,
    cheaper,
    dearer,
    digit,
)
from hamlet.games.cochonstructeurs.rules.play import actor, winners
from hamlet.games.cochonstructeurs.rules.state import (
    CARDS,
    ELEMENTS,
    FACES,
    LONGEST_WAY,
    MOST_SHAKY,
    MOST_WOLVES,
    PATHS,
    PIGS,
    RESOURCES,
    ROLES,
    Box,
    Site,
)

# Actions: words, then resources and roles, prisoners and prices, landslides, loads, spaces.
THINGS = RESOURCES + RESOURCES + ROLES
FREEING = GO + THINGS
DIGGING_OUT = FREEING + (PIGS - 1) * PRICES
PUTTING = DIGGING_OUT + MOST_SHAKY

ALONE = 25
EACH_PIG = 3 + RESOURCES
PIG_AT = ALONE
TILE_AT = PIG_AT + PIGS * EACH_PIG
SUPPLY_AT = TILE_AT + PATHS
RESERVE_AT = SUPPLY_AT + RESOURCES
SPENT_AT = RESERVE_AT + RESOURCES
WOLF_AT = SPENT_AT + RESOURCES
SLIDES_AT = WOLF_AT + MOST_WOLVES
SHAKEN_AT = SLIDES_AT + MOST_SHAKY
EVENT_AT = SHAKEN_AT + MOST_SHAKY
MAJOR_AT = EVENT_AT + CARDS
ROUTE_AT = MAJOR_AT + CARDS
ROBBED_AT = ROUTE_AT + LONGEST_WAY
PICKED_AT = ROBBED_AT + PIGS


def fields(box: Box) -> tuple[Field, ...]:
    """The numbers of an observation, in order."""
    return (
        *now_fields(box),
        *(field for pig in range(PIGS) for field in pig_fields(box, pig)),
        kinds("tiles", ("none", *box.names.resources), PATHS),
        *(amount(name, 127, RESOURCES) for name in ("supply", "reserve", "used")),
        numbered("wolves", box.ring, MOST_WOLVES),
        amount("landslides", 1, MOST_SHAKY),
        amount("shaken", 1, MOST_SHAKY),
        *(amount(f"event.{card}", 100) for card in EVENT_NAMES),
        *(amount(f"major.{card}", 100) for card in MAJOR_NAMES),
        kinds("route", spaces_or_none(box), LONGEST_WAY),
        amount("robbed", 1, PIGS),
        *(amount(f"pig.{pig}.picked", 1, box.picks) for pig in range(PIGS)),
    )


def now_fields(box: Box) -> tuple[Field, ...]:
    """The moment of the turn, and what there is one of."""
    return (
        kinds("phase", PHASES),
        numbered("actor", PIGS - 1, low=-2),
        amount("players", PIGS),
        numbered("turn_of", PIGS - 1),
        amount("built", ELEMENTS),
        amount("threat", 127),
        amount("threat_left", 127, low=-128),
        numbered("wheel", box.periods - 1),
        *(amount(name, 1) for name in ("winter", "unlucky")),
        *(amount(name, 1) for name in ("bridge", "lit", "rerolled", "attempted", "crossed")),
        amount("fuel", box.fuel),
        amount("cards", 127),
        kinds("rolling_for", ("nothing", *PURPOSES)),
        amount("dice", FACES, 2),
        amount("steps", 127),
        kinds("card", ("none", *EVENT_NAMES)),
        kinds("spot", spaces_or_none(box)),
        amount("reds", 127),
        coded("after", AFTER),
    )


def spaces_or_none(box: Box) -> tuple[str, ...]:
    """The names of the board's spaces, after a word for none."""
    return ("none", *box.names.spaces)


def pig_fields(box: Box, pig: int) -> tuple[Field, ...]:
    """What is seen of one pig."""
    return (
        kinds(f"pig.{pig}.at", spaces_or_none(box)),
        kinds(f"pig.{pig}.came", spaces_or_none(box)),
        kinds(f"pig.{pig}.role", ("none", *ROLE_NAMES)),
        amount(f"pig.{pig}.bag", box.bag_holds, RESOURCES),
    )


def actions(box: Box) -> int:
    """How many actions there are."""
    return PUTTING + loads(box.bag_holds, RESOURCES) + box.spaces


def label(box: Box, action: int) -> str:
    """What an action is."""
    if action < GO:
        return COMMANDS[action]
    if action < FREEING:
        return thing_label(box, action - GO)
    if action < DIGGING_OUT:
        seat, price = divmod(action - FREEING, PRICES)
        letters = box.names.letters
        return f"free seat +{seat + 1} for {letters[cheaper(price)]}{letters[dearer(price)]}"
    if action < PUTTING:
        shaky = action - DIGGING_OUT
        return f"clear {box.names.spaces[box.shaky_space[shaky]] if shaky < box.shakies else '-'}"
    going = action - PUTTING - loads(box.bag_holds, RESOURCES)
    return f"go {box.names.spaces[going]}" if going >= 0 else load_label(box, action - PUTTING)


def thing_label(box: Box, thing: int) -> str:
    """What is taken, lost or played."""
    resources = box.names.resources
    words = [
        *(f"take {resource}" for resource in resources),
        *(f"lose {resource}" for resource in resources),
        *(f"role {role}" for role in ROLE_NAMES),
    ]
    return words[thing]


def load_label(box: Box, rank: int) -> str:
    """What is put down."""
    load = load_of(box.bag_holds, rank)
    letters = "".join(box.names.letters[one] * digit(load, one) for one in range(RESOURCES))
    return f"put {letters or 'nothing'}"


def outcome_numbers(box: Box) -> int:
    """One more than the greatest number of an outcome."""
    return max(CARDS, FACES + 1)


def observe(box: Box, site: Site, seat: Seat, row: Ints) -> None:
    """Write what a seat sees into a row of zeros."""
    observe_now(box, site, seat, row)
    for step in range(box.players):
        pig = (seat + step) % box.players
        start = PIG_AT + step * EACH_PIG
        row[start] = site.at[pig] + 1
        row[start + 1] = site.came[pig] + 1
        row[start + 2] = site.role[pig] + 1
        for resource in range(RESOURCES):
            row[start + 3 + resource] = site.bag[pig][resource]
        row[ROBBED_AT + step] = site.robbed >> pig & 1
        spread(site.picked[pig], box.picks, PICKED_AT + step * box.picks, row)
    observe_stores(box, site, row)


def observe_now(box: Box, site: Site, seat: Seat, row: Ints) -> None:
    """The moment of the turn, and what there is one of."""
    who = actor(box, site)
    row[0] = site.phase
    row[1] = who if who < 0 else (who - seat) % box.players
    row[2] = box.players
    row[3] = (site.seat - seat) % box.players
    row[4] = site.built
    row[5] = site.threat
    row[6] = box.last - site.threat
    row[7] = site.wheel
    row[8] = site.winter
    row[9] = site.unlucky
    row[10] = site.bridge
    row[11] = site.lit
    row[12] = site.rerolled
    row[13] = site.attempted
    row[14] = site.crossed
    row[15] = site.fuel
    row[16] = site.cards
    row[17] = site.purpose + 1
    row[18] = site.die
    row[19] = site.die2
    row[20] = site.steps
    row[21] = site.card + 1
    row[22] = site.spot + 1
    row[23] = site.reds
    row[24] = site.after


def observe_stores(box: Box, site: Site, row: Ints) -> None:
    """Tokens, wolves, landslides, decks, and the way that is being walked."""
    for one in range(RESOURCES):
        row[SUPPLY_AT + one] = site.supply[one]
        row[RESERVE_AT + one] = site.reserve[one]
        row[SPENT_AT + one] = site.used[one]
    for path in range(PATHS):
        row[TILE_AT + path] = site.tile[path] + 1
    for wolf in range(site.out):
        row[WOLF_AT + wolf] = site.wolf[wolf] + 1
    spread(site.slides, box.shakies, SLIDES_AT, row)
    spread(site.shaken, box.shakies, SHAKEN_AT, row)
    for card in range(CARDS):
        row[EVENT_AT + card] = site.events[card]
        row[MAJOR_AT + card] = site.majors[card]
    for step in range(site.left):
        row[ROUTE_AT + step] = site.route[site.left - 1 - step] + 1


def spread(bits: int, count: int, first: int, row: Ints) -> None:
    """Bits as numbers of their own."""
    for index in range(count):
        row[first + index] = bits >> index & 1


def loads(most: int, resources: int) -> int:
    """How many loads of at most so many tokens there are."""
    count = 1
    for one in range(1, resources + 1):
        count = count * (most + one) // one
    return count


def rank_of(most: int, load: int) -> int:
    """The number of a load among all of at most so many tokens."""
    rank = 0
    left = most
    for one in range(RESOURCES):
        for fewer in range(digit(load, one)):
            rank += loads(left - fewer, RESOURCES - 1 - one)
        left -= digit(load, one)
    return rank


def load_of(most: int, rank: int) -> int:
    """The load of that number."""
    load = 0
    left = most
    unit = 1
    for one in range(RESOURCES):
        others = loads(left, RESOURCES - 1 - one)
        while rank >= others and left > 0:
            rank -= others
            left -= 1
            load += unit
            others = loads(left, RESOURCES - 1 - one)
        unit *= RADIX
    return load


def action_of(box: Box, site: Site, move: Move) -> int:
    """The action that means a move of the acting seat."""
    if move < GO:
        return move
    if move >= PUT:
        return PUTTING + rank_of(box.bag_holds, move - PUT)
    if move >= FREE:
        prisoner = (move - FREE) // PRICES
        step = (prisoner - site.seat) % box.players
        return FREEING + (step - 1) * PRICES + (move - FREE) % PRICES
    if move >= TAKE:
        return GO + move - TAKE
    if move >= CLEAR:
        return DIGGING_OUT + box.shaky[move - CLEAR]
    return PUTTING + loads(box.bag_holds, RESOURCES) + move - GO


def move_of(box: Box, site: Site, action: int) -> Move:
    """The move of the acting seat that an action means."""
    if action < GO:
        return Move(action)
    if action < FREEING:
        return Move(TAKE + action - GO)
    if action < DIGGING_OUT:
        step = 1 + (action - FREEING) // PRICES
        prisoner = (site.seat + step) % box.players
        return Move(FREE + prisoner * PRICES + (action - FREEING) % PRICES)
    if action < PUTTING:
        return Move(CLEAR + box.shaky_space[action - DIGGING_OUT])
    going = action - PUTTING - loads(box.bag_holds, RESOURCES)
    if going >= 0:
        return Move(GO + going)
    return Move(PUT + load_of(box.bag_holds, action - PUTTING))


def score(box: Box, site: Site, seat: Seat) -> int:
    """What a seat has in the end."""
    return winners(box, site) >> seat & 1

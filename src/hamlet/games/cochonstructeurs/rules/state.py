"""Cochonstructeurs' box of constants and the state of a building site.

A pig is known by its seat. Spaces are numbered in the order of the edition; paths,
resources and elements of the house from 0.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NewType

from hamlet.engine.ids import Seat
from hamlet.engine.record import BoxRecord, StateRecord, int8, int16, int32
from hamlet.engine.vocabulary import Ints

Space = NewType("Space", int)
Resource = NewType("Resource", int)
Role = NewType("Role", int)

PIGS = 4
PATHS = 4
RESOURCES = 4
ROLES = 4
ELEMENTS = 7  # four walls, door, frame, roof
CARDS = 8  # kinds of card in a deck
PLANS = 5
MOST_SPACES = 80
MOST_JOINS = 4
MOST_NEAR = 48  # spaces that one move can reach
MOST_GATES = 16
MOST_PICKS = 30  # resource spaces
MOST_MEETINGS = 8
MOST_SHAKY = 6  # unstable spaces
MOST_WOLVES = 8
LONGEST_RING = 32
LONGEST_WHEEL = 24
LONGEST_GAUGE = 100
LONGEST_WAY = 12
LARGEST_BAG = 6
MOST_MOVES = 64  # no decision has more, and no chance node more outcomes
FACES = 6
NONE = -1

# What is printed on a space.
PLAIN, MYSTERY, RESOURCE, DARK, MEETING, LEVER, BRIDGE, TORRENT, UNSTABLE = range(9)
HOME, DEN, HUNTER, FORD = range(9, 13)

# Periods of the wheel; a snowflake is day until Heure d'hiver (CO-51).
DAY, SNOW, NIGHT = range(3)

RUNNER, MASON, SCOUT, LUCKY = Role(0), Role(1), Role(2), Role(3)

# Event cards, then major events.
WOLF_COMES, FULL_OF_ENERGY, LUCKY_DAY, TIME_FLIES = range(4)
NO_HURRY, BOLD_WOLVES, FORGOTTEN_BAG, HOLED_BAG = range(4, 8)
NIGHTFALL, WOLF_CALL, EARTHQUAKE, GOBLINS = range(4)
BAD_LUCK, WINTER_TIME, HUNGER, SABOTAGE = range(4, 8)

# What a die is thrown for.
MOVING, BUILDING, DIGGING, SHAKING, BRIDGING, WADING, ESCAPING = range(7)

# What the table waits for: chance …
DRAWING_FIRST, LAYING_TILES, DEALING_ROLES, ROLLING, DRAWING_EVENT, DRAWING_MAJOR = range(6)
# … a player …
CHOOSING_ROLE, ACTION, PRISONER, AGAIN, WAY, JUMPING, PUT_FIRST, PUT_LAST = range(6, 14)
HIRING, CLEARING, ANOTHER, GAINING, LOSING, ROBBED, PICKING = range(14, 21)
# … or nothing more.
DONE = 21
# From here on the rules go on by themselves.
BEGINNING, WARNED, PROWLING, WAKING, RESOLVING, STEERING, WALKING, SETTLING = range(22, 30)
MEETING_CHECK, AT_HUNTER, BESIDE, ON_MYSTERY, SECOND_CARD, UNLOADING, PASSING = range(30, 37)
STEALING = 37
AUTOMATIC = BEGINNING


@dataclass(frozen=True)
class Names:
    """What things are called in this edition, and where spaces are drawn."""

    spaces: tuple[str, ...]
    places: tuple[tuple[float, float], ...]
    resources: tuple[str, ...]
    letters: tuple[str, ...]
    wolves: tuple[str, ...]
    plan: str


class Box(BoxRecord):
    """What never changes during a game."""

    names: Names
    players: int = int8()
    first_seat: int = int8()  # NONE: drawn
    roles_chosen: int = int8()  # option roles
    all_home: int = int8()  # option all_home
    deposit_ends_turn: int = int8()  # option deposit_ends_turn
    picks_chosen: int = int8()  # option picking_up
    # CO-E1: the board.
    spaces: int = int8()
    kind: Ints = int8(MOST_SPACES)
    joins: list[list[Space]] = int8(MOST_SPACES, MOST_JOINS, initial=NONE)  # ways out
    path: Ints = int8(MOST_SPACES, initial=NONE)  # whose resource a space gives
    pick: Ints = int8(MOST_SPACES, initial=NONE)  # the number of a resource space
    shaky: Ints = int8(MOST_SPACES, initial=NONE)  # the number of an unstable space
    zone: Ints = int16(MOST_SPACES)  # a bit for each meeting that cuts the space off
    home: Space = int8()
    den: Space = int8()
    hunter: Space = int8()
    ford: Space = int8()
    bridge: Space = int8(initial=NONE)
    shakies: int = int8()
    shaky_space: list[Space] = int8(MOST_SHAKY)
    shaky_needs: Ints = int8(MOST_SHAKY)
    # Ways of at most one move: the spaces within reach, the first step there, how far.
    nears: Ints = int8(MOST_SPACES)
    near: list[list[Space]] = int8(MOST_SPACES, MOST_NEAR)
    hop: list[list[Space]] = int8(MOST_SPACES, MOST_SPACES, initial=NONE)
    far: list[Ints] = int8(MOST_SPACES, MOST_SPACES)
    walk: list[Ints] = int8(MOST_SPACES, MOST_SPACES)  # steps between any two spaces
    picks: int = int8()
    pick_space: list[Space] = int8(MOST_PICKS)
    gates: int = int8()  # spaces that can close: dark, unstable, the bridge
    gate_space: list[Space] = int8(MOST_GATES)
    # CO-E2, CO-E8: the wolves.
    ring: int = int8()
    meetings: int = int8()
    meeting_ring: Ints = int8(MOST_MEETINGS)
    meeting_space: list[Space] = int8(MOST_MEETINGS)
    wolves: int = int8()
    stride: Ints = int8(MOST_WOLVES)  # +1 clockwise, -1 anticlockwise
    # CO-E3, CO-E4: the gauge and the wheel.
    last: int = int8()
    red: Ints = int8(LONGEST_GAUGE + 1)
    periods: int = int8()
    wheel: Ints = int8(LONGEST_WHEEL)
    first_day: int = int8()
    first_night: int = int8()
    # CO-E5, CO-E6, CO-E7: cards and tokens.
    events: Ints = int8(CARDS)
    majors: Ints = int8(CARDS)
    tokens: Ints = int8(RESOURCES)
    bag_holds: int = int8()
    # CO-E9: the plan.
    cost: list[Ints] = int8(ELEMENTS, RESOURCES)
    needs: Ints = int8(ELEMENTS)
    # CO-E10 and the numbers of the rules.
    fuel: int = int8()
    runner_bonus: int = int8()
    mason_bonus: int = int8()
    clear_needs: int = int8()
    torrent_needs: int = int8()
    bridge_needs: int = int8()
    bad_luck: int = int8()
    wolf_comes: int = int8()
    hunger: int = int8()
    card_steps: int = int8()


class Site(StateRecord):
    """Where everything stands and what the table waits for."""

    turn: int = int32()
    seat: Seat = int8()
    first: Seat = int8()
    phase: int = int8()
    tile: list[Resource] = int8(PATHS, initial=NONE)  # the resource of each path (CO-1)
    role: list[Role] = int8(PIGS, initial=NONE)
    at: list[Space] = int8(PIGS)
    came: list[Space] = int8(PIGS, initial=NONE)  # where its last step began (CO-49)
    bag: list[Ints] = int8(PIGS, RESOURCES)
    picked: Ints = int32(PIGS)  # resource spaces used since it was home (CO-28)
    supply: Ints = int8(RESOURCES)
    reserve: Ints = int8(RESOURCES)
    used: Ints = int8(RESOURCES)
    built: int = int8()  # elements of the house
    threat: int = int8()
    wheel: int = int8()
    winter: int = int8()  # Heure d'hiver has come
    unlucky: int = int8()  # Malchance has come
    out: int = int8()  # wolves that have left the den
    wolf: Ints = int8(MOST_WOLVES)  # where on the ring
    slides: int = int8()  # a bit for each unstable space that is buried
    bridge: int = int8()  # lowered
    fuel: int = int8()
    events: Ints = int8(CARDS)  # left in the deck
    majors: Ints = int8(CARDS)
    # This turn.
    lit: int = int8()  # the lamp burns
    rerolled: int = int8()  # Lucky has rolled again
    attempted: int = int8()  # no clearing any more
    cards: int = int8()  # event cards drawn; 2: no more
    purpose: int = int8(initial=NONE)  # what the die is thrown for
    die: int = int8()
    die2: int = int8()
    steps: int = int8()  # still to be given a way
    card: int = int8(initial=NONE)  # the event card that moves the pig, until it may act there
    left: int = int8()  # steps to go on the chosen way
    route: list[Space] = int8(LONGEST_WAY)  # those steps, the last one first
    spot: Space = int8(initial=NONE)  # the landslide or unstable space of the roll
    shaken: int = int8()  # a bit for each unstable space to be rolled for
    crossed: int = int8()  # the bridge is to be rolled for
    reds: int = int8()  # major events to come
    after: int = int8()  # what goes on when they are over
    robbed: int = int8()  # a bit for each seat that the goblins have still to visit

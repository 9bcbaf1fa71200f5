"""From a position back to a site; what cannot stand on a table is refused with the reason."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from hamlet.engine.bounds import Counts, Load, Number, SeatList, Word, WordList
from hamlet.engine.errors import BadPosition
from hamlet.engine.ids import Seat
from hamlet.engine.position import MOST_TURNS, code_of, read_position, within
from hamlet.engine.vocabulary import Json
from hamlet.games.cochonstructeurs.notation import read_load
from hamlet.games.cochonstructeurs.position.consistency import check_moment, fault_words
from hamlet.games.cochonstructeurs.position.written import AFTER, PHASES, start
from hamlet.games.cochonstructeurs.printed.names import (
    EVENT_NAMES,
    MAJOR_NAMES,
    PURPOSES,
    ROLE_NAMES,
)
from hamlet.games.cochonstructeurs.rules.soundness import SOUND, sound
from hamlet.games.cochonstructeurs.rules.state import (
    ACTION,
    CHOOSING_ROLE,
    DEALING_ROLES,
    DONE,
    DRAWING_FIRST,
    ELEMENTS,
    FACES,
    LAYING_TILES,
    LONGEST_WAY,
    NONE,
    PATHS,
    PRISONER,
    Box,
    Resource,
    Role,
    Site,
    Space,
)


class PigLine(msgspec.Struct, forbid_unknown_fields=True):
    """A pig: where it is, where its last step began, what it carries and has picked where."""

    at: Word = ""
    came: Word = ""
    bag: Load = "nothing"
    picked: WordList = []


class Moment(msgspec.Struct, forbid_unknown_fields=True):
    """What was noted for this turn only; fields left out are as at its start."""

    lamp_lit: bool = False
    rerolled: bool = False
    attempted: bool = False
    cards: Number = 0
    rolling_for: Word = ""
    dice: SeatList = []
    steps: Number = 0
    card: Word = ""
    way: WordList = []
    spot: Word = ""
    shaken: WordList = []
    bridge_crossed: bool = False
    reds: Number = 0
    after: Word = ""
    robbed: SeatList = []


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """What `match.position()` says. Fields left out are as at the start."""

    turn: Number = 0
    seat: Number | None = None
    first: Number | None = None
    phase: Word | None = None
    tiles: WordList = []
    roles: WordList = []
    pigs: Annotated[list[PigLine], Meta(max_length=64)] = []
    supply: Counts | None = None
    reserve: Load = "nothing"
    used: Load = "nothing"
    built: Number = 0
    threat: Number = 0
    wheel: Number | None = None
    winter: bool = False
    unlucky: bool = False
    wolves: SeatList = []
    landslides: WordList = []
    bridge: Word = "up"
    fuel: Number | None = None
    events: Counts | None = None
    majors: Counts | None = None
    moment: Moment = msgspec.field(default_factory=Moment)


def restore(box: Box, data: Json) -> Site:
    """The site that a position describes; BadPosition says why there is none."""
    given = read_position(Position, data)
    site = start(box)
    _seat(box, site, given)
    _deal(box, site, given)
    _place_pigs(box, site, given)
    _count_tokens(box, site, given)
    _set_table(box, site, given)
    _set_moment(box, site, given.moment)
    site.phase = _phase(box, site, given)
    broken = sound(box, site)
    if broken != SOUND:
        raise BadPosition(fault_words(broken))
    check_moment(box, site)
    return site


def _space(box: Box, name: str, key: str) -> Space:
    """A space by its name; no name is no space."""
    return Space(NONE) if not name else Space(code_of(box.names.spaces, name, key))


def _seat(box: Box, site: Site, given: Position) -> None:
    site.turn = within(given.turn, 0, MOST_TURNS, "turn")
    last = box.players - 1
    if given.first is not None:
        site.first = Seat(within(given.first, 0, last, "first"))
        site.seat = site.first
    if given.seat is not None:
        site.seat = Seat(within(given.seat, 0, last, "seat"))


def _deal(box: Box, site: Site, given: Position) -> None:
    if len(given.tiles) > PATHS or len(set(given.tiles)) != len(given.tiles):
        raise BadPosition("tiles: there is one tile of each resource, for four paths (CO-1)")
    for path, name in enumerate(given.tiles):
        site.tile[path] = Resource(code_of(box.names.resources, name, "tiles"))
    if len(given.roles) > box.players:
        raise BadPosition(f"roles: there are only {box.players} pigs")
    for seat, name in enumerate(given.roles):
        site.role[seat] = Role(code_of(ROLE_NAMES, name, "roles") if name else NONE)


def _place_pigs(box: Box, site: Site, given: Position) -> None:
    if len(given.pigs) > box.players:
        raise BadPosition(f"pigs: there are only {box.players} pigs")
    for pig, line in enumerate(given.pigs):
        key = f"pigs[{pig}]"
        if line.at:
            site.at[pig] = _space(box, line.at, f"{key}.at")
        site.came[pig] = _space(box, line.came, f"{key}.came")
        site.bag[pig] = _load(box, line.bag, f"{key}.bag")
        for name in line.picked:
            number = box.pick[_space(box, name, f"{key}.picked")]
            if number == NONE:
                raise BadPosition(f"{key}.picked: {name!r} is no resource space")
            site.picked[pig] |= 1 << number


def _load(box: Box, text: str, key: str) -> list[int]:
    load = read_load(box, text)
    if load is None:
        raise BadPosition(f"{key}: {text!r} is not made of {', '.join(box.names.letters)}")
    return load


def _count_tokens(box: Box, site: Site, given: Position) -> None:
    """What nobody says lies in the supply (CO-20: unless that leaves it empty)."""
    site.reserve = _load(box, given.reserve, "reserve")
    site.used = _load(box, given.used, "used")
    for resource, name in enumerate(box.names.resources):
        elsewhere = site.reserve[resource] + site.used[resource]
        elsewhere += sum(site.bag[pig][resource] for pig in range(box.players))
        left = box.tokens[resource] - elsewhere
        if left < 0:
            raise BadPosition(f"there are only {box.tokens[resource]} of {name} (CO-E7)")
        site.supply[resource] = left
    for name, count in (given.supply or {}).items():
        resource = code_of(box.names.resources, name, "supply")
        if site.supply[resource] != count:
            raise BadPosition(
                f"supply: {count} of {name} would not make {box.tokens[resource]} in all (CO-E7)"
            )


def _set_table(box: Box, site: Site, given: Position) -> None:
    site.built = within(given.built, 0, ELEMENTS, "built")
    site.threat = within(given.threat, 0, box.last + 1, "threat")
    if given.wheel is not None:
        site.wheel = within(given.wheel, 0, box.periods - 1, "wheel")
    site.winter = int(given.winter)
    site.unlucky = int(given.unlucky)
    site.out = within(len(given.wolves), 0, box.wolves, "wolves")
    for wolf, place in enumerate(given.wolves):
        site.wolf[wolf] = within(place, 0, box.ring - 1, "wolves")
    site.slides = _mask(box, given.landslides, "landslides")
    site.bridge = code_of(("up", "down"), given.bridge, "bridge")
    if given.fuel is not None:
        site.fuel = within(given.fuel, 0, box.fuel, "fuel")
    _set_deck(site.events, box.events, EVENT_NAMES, given.events, "events")
    _set_deck(site.majors, box.majors, MAJOR_NAMES, given.majors, "majors")


def _set_deck(
    deck: list[int],
    printed: list[int],
    names: tuple[str, ...],
    given: dict[str, int] | None,
    key: str,
) -> None:
    """A deck that is given holds exactly those cards."""
    for card in range(len(names)):
        deck[card] = 0 if given is not None else printed[card]
    for name, count in (given or {}).items():
        card = code_of(names, name, key)
        deck[card] = within(count, 0, printed[card], f"{key}.{name}")


def _mask(box: Box, spaces: list[str], key: str) -> int:
    mask = 0
    for name in spaces:
        index = box.shaky[_space(box, name, key)]
        if index == NONE:
            raise BadPosition(f"{key}: {name!r} is no unstable space")
        mask |= 1 << index
    return mask


def _set_moment(box: Box, site: Site, given: Moment) -> None:
    site.lit = int(given.lamp_lit)
    site.rerolled = int(given.rerolled)
    site.attempted = int(given.attempted)
    site.cards = within(given.cards, 0, 2, "moment.cards")
    if given.rolling_for:
        site.purpose = code_of(PURPOSES, given.rolling_for, "moment.rolling_for")
    faces = [within(face, 1, FACES, "moment.dice") for face in given.dice]
    site.die, site.die2 = (*faces, 0, 0)[:2]
    site.steps = within(given.steps, 0, LONGEST_WAY, "moment.steps")
    if given.card:
        code_of(("full-of-energy", "forgotten-bag"), given.card, "moment.card")
        site.card = EVENT_NAMES.index(given.card)
    site.left = within(len(given.way), 0, LONGEST_WAY, "moment.way")
    for index, name in enumerate(reversed(given.way)):
        site.route[index] = _space(box, name, "moment.way")
    site.spot = _space(box, given.spot, "moment.spot")
    site.shaken = _mask(box, given.shaken, "moment.shaken")
    site.crossed = int(given.bridge_crossed)
    site.reds = within(given.reds, 0, 99, "moment.reds")
    site.after = AFTER[tuple(AFTER)[code_of(tuple(AFTER), given.after, "moment.after")]]
    for seat in given.robbed:
        site.robbed |= 1 << within(seat, 0, box.players - 1, "moment.robbed")


def _phase(box: Box, site: Site, given: Position) -> int:
    """The phase that is given, or the first one that makes sense."""
    if given.phase is not None:
        return code_of(PHASES, given.phase, "phase")
    if site.threat > box.last:
        return DONE
    if box.first_seat == NONE and given.first is None and not given.tiles:
        return DRAWING_FIRST
    if len(given.tiles) < PATHS:
        return LAYING_TILES
    if NONE in site.role[: box.players]:
        return CHOOSING_ROLE if box.roles_chosen else DEALING_ROLES
    return PRISONER if site.at[site.seat] == box.den else ACTION

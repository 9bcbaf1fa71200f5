"""Tables from positions; what cannot stand on a table is refused with the reason."""

from __future__ import annotations

import re

from hamlet.engine.errors import BadPosition
from hamlet.engine.ids import Seat
from hamlet.engine.position import MOST_TURNS, read_position, within
from hamlet.engine.vocabulary import Json
from hamlet.games.three_little_pigs.notation import read_tile, tile_name
from hamlet.games.three_little_pigs.position.soundness import check_phase
from hamlet.games.three_little_pigs.position.written import PHASES, Position, start
from hamlet.games.three_little_pigs.rules.houses import house_at, lay_tile, start_house
from hamlet.games.three_little_pigs.rules.state import (
    CHOOSING,
    DONE,
    DOOR,
    DRAWING,
    DRAWING_FIRST,
    EMPTY,
    FACES,
    HIDDEN,
    MOST_POTS,
    NOBODY,
    NONE,
    PARTS,
    POTS,
    PURCHASES,
    ROLLING,
    ROLLS,
    ROOF,
    STACKS,
    Box,
    House,
    Part,
    Stack,
    Tile,
    Village,
)


def restore(box: Box, data: Json) -> Village:
    """The table that a position describes; BadPosition says why there is none.

    Of a stack that is left out, the tiles that lie nowhere else are on it, the one with
    the fewest flowerpots on top. Tiles missing from stacks that are given are removed.
    """
    given = read_position(Position, data)
    village = start(box)
    village.phase = _phase(box, given)
    village.turn = within(given.turn, 0, MOST_TURNS, "turn")
    _seat(box, village, given)
    _build_houses(box, village, given)
    _lay_tiles(box, village, given)
    _lay_dice(box, village, given)
    _note_purchases(box, village, given)
    _give_cards(box, village, given)
    village.target = _target(box, village, given)
    check_phase(box, village)
    return village


def _seat(box: Box, village: Village, given: Position) -> None:
    """Who began, and whose turn it is: unsaid, the first player's."""
    last = box.players - 1
    if given.first is not None:
        village.starter = Seat(within(given.first, 0, last, "first"))
    seat = village.starter if given.seat is None else given.seat
    village.seat = Seat(within(seat, 0, last, "seat"))


def _phase(box: Box, given: Position) -> int:
    """What the table waits for; unsaid, what the rest of the position suggests."""
    if given.phase is None:
        if given.dice is not None:
            return CHOOSING
        if given.stacks or given.houses or given.removed:
            return ROLLING
        unknown = box.first_seat == NOBODY and given.seat is None and given.first is None
        return DRAWING_FIRST if unknown else DRAWING
    if given.phase not in PHASES:
        raise BadPosition(f"phase: {given.phase!r} is none of {', '.join(PHASES)}")
    return PHASES[given.phase]


def _tile(box: Box, text: str, key: str) -> tuple[int, int]:
    tile = read_tile(box, text)
    if tile is None:
        raise BadPosition(f'{key}: {text!r} is not a tile such as "straw-door" or "brick-roof+1"')
    return tile


def _stack(box: Box, name: str, key: str) -> Stack:
    if name not in box.names.stacks:
        raise BadPosition(f"{key}: {name!r} is none of {', '.join(box.names.stacks)}")
    return Stack(box.names.stacks.index(name))


def _take(box: Box, village: Village, stack: int, pots: int) -> None:
    """Take a tile from those that are still to be laid out."""
    if village.below[stack * POTS + pots] == 0:
        raise BadPosition(f"there are not so many tiles {tile_name(box, stack, pots)} (TP-E1)")
    village.below[stack * POTS + pots] -= 1


def _build_houses(box: Box, village: Village, given: Position) -> None:
    if len(given.houses) > box.players:
        raise BadPosition(f"houses: there are {box.players} players, not {len(given.houses)}")
    for seat, houses in enumerate(given.houses):
        for number, tiles in enumerate(houses, 1):
            key = f"houses: house {number} of seat {seat}"
            _build_house(box, village, start_house(village, Seat(seat)), tiles, key)


def _build_house(box: Box, village: Village, house: House, tiles: list[str], key: str) -> None:
    parts = []
    for text in tiles:
        stack, pots = _tile(box, text, key)
        _take(box, village, stack, pots)
        material, part = divmod(stack, PARTS)
        parts.append(part)
        lay_tile(village, house, Part(part), Tile(material * POTS + pots))
    if not parts or parts == [ROOF]:
        raise BadPosition(f"{key} has neither door nor window (TP-11)")
    for part, word in ((DOOR, "door"), (ROOF, "roof")):
        if parts.count(part) > 1:
            raise BadPosition(f"{key} has more than one {word} (TP-15)")
    if DOOR in parts[1:] or ROOF in parts[:-1]:
        raise BadPosition(f"{key} is not from the ground up: door, windows, roof (TP-13, TP-16)")


def _lay_tiles(box: Box, village: Village, given: Position) -> None:
    for text in given.removed or []:
        stack, pots = _tile(box, text, "removed")
        _take(box, village, stack, pots)
        village.removed[stack * POTS + pots] += 1
    piles = {_stack(box, name, "stacks"): pile for name, pile in given.stacks.items()}
    for stack in range(STACKS):
        if Stack(stack) in piles:
            pile = piles[Stack(stack)]
            _lay_pile(box, village, stack, pile.top, pile.below, given.removed is None)
        elif not _waits(box, village, given, stack):
            _turn_up_plainest(village, stack)
        elif not any(village.below[stack * POTS : (stack + 1) * POTS]):
            village.top[stack] = EMPTY


def _waits(box: Box, village: Village, given: Position, stack: int) -> bool:
    """Still to be turned up: every stack at the start, later the one last bought from."""
    if village.phase not in (DRAWING, DRAWING_FIRST):
        return False
    return not given.bought or given.bought[-1] == box.names.stacks[stack]


def _lay_pile(
    box: Box, village: Village, stack: int, top: int | None, below: list[int], rest_removed: bool
) -> None:
    key = f"stacks.{box.names.stacks[stack]}"
    for pots in ([] if top is None else [top]) + below:
        _take(box, village, stack, within(pots, 0, MOST_POTS, key))
    for pots in range(POTS):
        slot = stack * POTS + pots
        if village.below[slot] and not rest_removed:
            raise BadPosition(f"{key}: a tile {tile_name(box, stack, pots)} is missing (TP-E1)")
        village.removed[slot] += village.below[slot]
        village.below[slot] = below.count(pots)
    if top is None:
        village.top[stack] = HIDDEN if below else EMPTY
    else:
        village.top[stack] = top


def _turn_up_plainest(village: Village, stack: int) -> None:
    village.top[stack] = EMPTY
    for pots in reversed(range(POTS)):
        if village.below[stack * POTS + pots]:
            village.top[stack] = pots
    if village.top[stack] != EMPTY:
        village.below[stack * POTS + village.top[stack]] -= 1


def _lay_dice(box: Box, village: Village, given: Position) -> None:
    names = box.names
    for kind, faces in (given.dice or {}).items():
        if kind not in names.dice:
            raise BadPosition(f"dice: {kind!r} is none of {', '.join(names.dice)}")
        index = names.dice.index(kind)
        for face, number in faces.items():
            slot = index * FACES + (names.faces.index(face) if face in names.faces else FACES)
            if face not in names.faces or box.sides[slot] == 0:
                raise BadPosition(f"dice: no {kind} die shows {face!r} (TP-E2)")
            village.dice[slot] = within(number, 0, box.dice[index], f"dice.{kind}.{face}")
        if sum(faces.values()) > box.dice[index]:
            raise BadPosition(f"dice: there are only {box.dice[index]} {kind} dice (TP-E2)")
    waiting = village.phase in (DRAWING, DRAWING_FIRST) and not given.bought
    begun = village.phase != DONE and not waiting
    village.rolls = within(int(begun) if given.rolls is None else given.rolls, 0, ROLLS, "rolls")


def _note_purchases(box: Box, village: Village, given: Position) -> None:
    if len(given.bought) > PURCHASES:
        raise BadPosition(f"bought: at most {PURCHASES} tiles a turn (TP-9)")
    for index, name in enumerate(given.bought):
        village.bought[index] = _stack(box, name, "bought")


def _give_cards(box: Box, village: Village, given: Position) -> None:
    if given.awards and not box.awards:
        raise BadPosition("awards: this table plays without the award cards (TP-30)")
    for name, seat in given.awards.items():
        if name not in box.names.materials:
            raise BadPosition(f"awards: {name!r} is none of {', '.join(box.names.materials)}")
        if seat is not None:
            within(seat, 0, box.players - 1, f"awards.{name}")
            village.first[box.names.materials.index(name)] = Seat(seat)


def _target(box: Box, village: Village, given: Position) -> House:
    if given.target is None:
        return House(NONE)
    match = re.fullmatch(r"(\d):([1-9]\d?)", given.target)
    if match is None or int(match[1]) >= box.players:
        raise BadPosition(f'target: {given.target!r} is not a seat and a house such as "1:2"')
    seat, number = Seat(int(match[1])), int(match[2])
    if seat == village.seat or number > village.built[seat]:
        raise BadPosition(f"target: {given.target} is no house of an opponent (TP-19)")
    return house_at(village, seat, number)

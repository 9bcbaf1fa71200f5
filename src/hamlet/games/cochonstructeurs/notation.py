"""Moves and outcomes as words: "move", "go 2.6", "clear 1.9", "put PPB", "free seat-2 for BS"."""

from __future__ import annotations

import re
from functools import lru_cache

from hamlet.engine.notation import WordList
from hamlet.games.cochonstructeurs.printed.names import EVENT_NAMES, MAJOR_NAMES, ROLE_NAMES
from hamlet.games.cochonstructeurs.rules.moves import (
    CLEAR,
    CODES,
    FREE,
    GO,
    LOSE,
    PRICES,
    PUT,
    RADIX,
    ROLE,
    TAKE,
    cheaper,
    dearer,
    digit,
)
from hamlet.games.cochonstructeurs.rules.state import (
    DEALING_ROLES,
    DRAWING_EVENT,
    DRAWING_FIRST,
    DRAWING_MAJOR,
    FACES,
    LAYING_TILES,
    MOST_SPACES,
    PIGS,
    RESOURCES,
    Box,
    Site,
)

COMMANDS = ("move", "build", "nothing", "try", "keep", "reroll", "jump", "cross", "draw", "no")


@lru_cache(maxsize=16)
def _words(
    spaces: tuple[str, ...], resources: tuple[str, ...], letters: tuple[str, ...]
) -> WordList:
    """Every move but the loads, in the order of the codes."""
    padded = [*spaces, *(f"unprinted.{index}" for index in range(len(spaces), MOST_SPACES))]
    words = [
        *COMMANDS,
        *(f"go {space}" for space in padded),
        *(f"clear {space}" for space in padded),
        *(f"take {resource}" for resource in resources),
        *(f"lose {resource}" for resource in resources),
        *(f"role {role}" for role in ROLE_NAMES),
        *(
            f"free seat-{seat} for {letters[cheaper(price)]}{letters[dearer(price)]}"
            for seat in range(PIGS)
            for price in range(PRICES)
        ),
    ]
    assert len(words) == PUT
    return WordList(tuple(words))


def codes(box: Box) -> int:
    """How many moves can be written."""
    return CODES


def move_name(box: Box, code: int) -> str:
    if code >= PUT:
        return f"put {load_name(box, [digit(code - PUT, item) for item in range(RESOURCES)])}"
    return _words(box.names.spaces, box.names.resources, box.names.letters).name(code)


def read_move(box: Box, text: str) -> int | None:
    verb, _, rest = text.strip().partition(" ")
    if verb.lower() == "put":
        load = read_load(box, rest.strip())
        return None if load is None or max(load) >= RADIX else load_code(load)
    known = _known(_words(box.names.spaces, box.names.resources, box.names.letters))
    return known.get(re.sub(r"\s+", " ", text.strip().lower()))


@lru_cache(maxsize=16)
def _known(words: WordList) -> dict[str, int]:
    """Codes by word; capitals are forgiven."""
    return {word.lower(): code for code, word in enumerate(words.words)}


def load_code(load: list[int]) -> int:
    """The move that puts down so many tokens of each resource."""
    return PUT + sum(count * int(RADIX**index) for index, count in enumerate(load))


def load_name(box: Box, load: list[int]) -> str:
    """Tokens as letters, PPB for two stones and a wood."""
    letters = "".join(letter * count for letter, count in zip(box.names.letters, load, strict=True))
    return letters or "nothing"


def read_load(box: Box, text: str) -> list[int] | None:
    """Tokens from letters in any order, None if these are no tokens."""
    if text.lower() == "nothing":
        return [0] * RESOURCES
    letters = text.upper()
    load = [letters.count(letter) for letter in box.names.letters]
    if not letters or sum(load) != len(letters):
        return None
    return load


def outcome_words(box: Box, site: Site) -> tuple[int, WordList]:
    """What can fall now, and the code of the first word."""
    if site.phase == DRAWING_FIRST:
        return 0, WordList(tuple(f"seat-{seat}" for seat in range(box.players)))
    if site.phase == LAYING_TILES:
        return 0, WordList(box.names.resources)
    if site.phase == DEALING_ROLES:
        return 0, WordList(ROLE_NAMES)
    if site.phase == DRAWING_EVENT:
        return 0, WordList(EVENT_NAMES)
    if site.phase == DRAWING_MAJOR:
        return 0, WordList(MAJOR_NAMES)
    return 1, WordList(tuple(str(face) for face in range(1, FACES + 1)))


def outcome_name(box: Box, site: Site, code: int) -> str:
    first, words = outcome_words(box, site)
    return words.name(code - first)


def read_outcome(box: Box, site: Site, text: str) -> int | None:
    first, words = outcome_words(box, site)
    code = words.read(text)
    return None if code is None else first + code


assert len(COMMANDS) == GO
assert GO < CLEAR < TAKE < LOSE < ROLE < FREE < PUT

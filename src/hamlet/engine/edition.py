"""Editions: what is printed on the components, in a file (TOML or JSON) for designers."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from hashlib import sha256
from typing import ClassVar, TypeVar

import msgspec

from hamlet.engine.bounds import Title, Word
from hamlet.engine.errors import BadEdition
from hamlet.engine.toml_text import load_toml
from hamlet.engine.vocabulary import Json

EditionT = TypeVar("EditionT", bound="Edition")


class Edition(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The printed data of one game. Games add their id, their fields and their faults."""

    GAME: ClassVar[str] = ""
    game: Word
    name: Title

    def faults(self) -> list[Fault]:
        """What makes this edition unplayable though each value alone is well-formed."""
        return []


class Fault(msgspec.Struct, frozen=True):
    """Something wrong at a key such as "plates" or "houses.straw", in words."""

    key: str
    reason: str


def read_edition(kind: type[EditionT], data: Mapping[str, object]) -> EditionT:
    """An edition from plain data; BadEdition names the key and the reason."""
    return _checked(kind, data, "edition", "")


def parse_edition(kind: type[EditionT], text: str, where: str) -> EditionT:
    """An edition from the text of a file; `where` is how messages call it."""
    return _checked(kind, _read(text, where), where, "" if _is_json(text) else text)


def edition_game(text: str, where: str) -> str:
    """The game that an edition's text says it belongs to."""
    game = _read(text, where).get("game")
    if not isinstance(game, str):
        raise BadEdition(f'{where}:1: there is no line game = "…" that says which game it is for')
    return game


def _is_json(text: str) -> bool:
    """TOML never begins with a brace, and JSON with an edition in it always does."""
    return text.lstrip().startswith("{")


def _read(text: str, where: str) -> Json:
    try:
        return _json(text, where) if _is_json(text) else _toml(text, where)
    except RecursionError:
        raise BadEdition(f"{where}:1: this cannot be read: it is nested too deeply") from None


def _json(text: str, where: str) -> Json:
    try:
        return msgspec.json.decode(text, type=Json)
    except msgspec.DecodeError as error:
        reason, _, at = str(error).removeprefix("JSON is malformed: ").partition(" (byte ")
        before = text.encode()[: int(at.rstrip(")"))] if at else text.encode()
        line = before.count(b"\n") + 1
        raise BadEdition(f"{where}:{line}: this is not JSON: {reason}") from None


def _toml(text: str, where: str) -> Json:
    try:
        return load_toml(text)
    except tomllib.TOMLDecodeError as error:
        line = re.search(r"at line (\d+)", str(error))
        number = line[1] if line else text.count("\n") + 1
        raise BadEdition(f"{where}:{number}: this is not TOML: {error}") from None


def _checked(kind: type[EditionT], data: Mapping[str, object], where: str, text: str) -> EditionT:
    game = data.get("game", kind.GAME)
    if isinstance(game, str) and game != kind.GAME:
        reason = f"this is an edition of {game}, not of {kind.GAME}"
        raise BadEdition(_placed(where, text, "game", reason))
    try:
        edition = msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        reason, _, at = str(error).partition(" - at `$")
        key = at.rstrip("`").lstrip(".")
        raise BadEdition(_placed(where, text, _missing_key(reason, key), reason)) from None
    faults = edition.faults()
    if faults:
        raise BadEdition(_placed(where, text, faults[0].key, faults[0].reason))
    return edition


def _missing_key(reason: str, key: str) -> str:
    unknown = re.search(r"unknown field `(.+?)`", reason)
    if unknown:
        return f"{key}.{unknown[1]}".lstrip(".")
    return key


def _placed(where: str, text: str, key: str, reason: str) -> str:
    line = line_of(text, key)
    place = f"{where}:{line}" if text else where
    return f"{place}: {key}: {reason}" if key else f"{place}: {reason}"


def line_of(text: str, key: str) -> int:
    """The line on which a key such as "a.b" or "b[2].c" stands, or that of its nearest table."""
    path = re.sub(r"\[(\d+|\.\.\.)\]", r".\1", key).split(".")
    best, best_depth, table = 1, 0, []
    counts: dict[str, int] = {}
    for number, line in enumerate(text.splitlines(), 1):
        found: list[str] = []
        if header := re.match(r"\s*\[\[\s*([^\]]+?)\s*\]\]", line):
            index = counts[header[1]] = counts.get(header[1], -1) + 1
            table = [*_parts(header[1]), str(index)]
            found = table
        elif header := re.match(r"\s*\[\s*([^\]]+?)\s*\]\s*(#.*)?$", line):
            table = _parts(header[1])
            found = table
        elif entry := re.match(r"""\s*("[^"]*"|'[^']*'|[\w.\-]+)\s*=""", line):
            quoted = entry[1][0] in "\"'"
            found = [*table, *([entry[1][1:-1]] if quoted else _parts(entry[1]))]
        depth = _shared(found, path)
        if depth == len(found) and depth > best_depth:
            best, best_depth = number, depth
    return best


def _parts(dotted: str) -> list[str]:
    return [part.strip().strip("\"'") for part in dotted.split(".")]


def _shared(found: list[str], path: list[str]) -> int:
    depth = 0
    for one, other in zip(found, path, strict=False):
        if one != other and other != "...":
            break
        depth += 1
    return depth


def edition_dict(edition: Edition) -> Json:
    """An edition as plain data."""
    data = msgspec.to_builtins(edition)
    assert isinstance(data, dict)
    return data


def edition_fingerprint(edition: Edition) -> str:
    """A short name for what an edition contains; equal exactly for equal contents."""
    return sha256(msgspec.json.encode(edition, order="deterministic")).hexdigest()[:16]

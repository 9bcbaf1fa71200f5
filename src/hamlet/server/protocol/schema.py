"""Everything that crosses the wire as one JSON Schema, from which the page's types are made.

python -m hamlet.server.protocol.schema | node web/scripts/wire.js      (that is `make wire`)

Messages and forms are described by msgspec, and so are the shapes that every game gives to its
positions, facts, events, editions and options. `constants` are values the page needs as well.
"""

from __future__ import annotations

import sys
from typing import Any, Literal, TypedDict, cast

import msgspec

from hamlet.bots.levels import CHARACTERS
from hamlet.bots.registry import bot_names
from hamlet.engine.kind import Kind
from hamlet.games import SHELF, kind
from hamlet.server.protocol import answers, asks, forms, limits
from hamlet.speech.languages import REFERENCE

_FORMS = (
    forms.NewTable,
    forms.Created,
    forms.TableCard,
    forms.TableState,
    forms.Review,
    forms.MatchText,
    forms.Replay,
    forms.EditionText,
    forms.GameCard,
    forms.GameBook,
    forms.Problem,
    forms.Health,
    forms.Lan,
)
_REF = "#/$defs/{name}"


class WireSchema(TypedDict):
    """What the page's generator reads."""

    defs: dict[str, Any]
    ask: Any
    answer: Any
    games: dict[str, dict[str, str]]
    """For every game the names of its shapes."""
    rules: list[str]
    bots: list[str]
    constants: dict[str, Any]


def wire_schema() -> WireSchema:
    """The whole description."""
    kinds = [kind(name) for name in SHELF]
    shapes = {made.id: _shapes(made) for made in kinds}
    every = [shape for of_game in shapes.values() for shape in of_game.values()]
    wanted = [asks.Ask, answers.Answer, *_FORMS, *every]
    (ask, answer, *_), defs = msgspec.json.schema_components(wanted, ref_template=_REF)
    _require_what_is_always_sent(defs)
    return {
        "defs": defs,
        "ask": ask,
        "answer": answer,
        "games": {
            game: {part: _name(shape) for part, shape in of_game.items()}
            for game, of_game in shapes.items()
        },
        "rules": [rule for made in kinds for rule in made.words.rulebook(REFERENCE)],
        "bots": list(dict.fromkeys(bot for made in kinds for bot in bot_names(made))),
        "constants": {"EMOTES": asks.EMOTES, "LEVELS": CHARACTERS, **_numbers()},
    }


def _numbers() -> dict[str, float]:
    """The limits and close codes, by their names."""
    return {name: value for name, value in vars(limits).items() if isinstance(value, int | float)}


def _shapes(made: Kind) -> dict[str, type]:
    """The types of a game, by what they describe."""
    title = "".join(word.capitalize() for word in made.id.split("_"))
    return {
        "box": made.shown.BOX,
        "position": made.shown.POSITION,
        "facts": made.shown.FACTS,
        "event": _event_type(made, f"{title}Event"),
        "edition": made.edition,
        "options": _options_type(made, f"{title}Options"),
        **({"sheet": sheet} if (sheet := getattr(made.shown, "SHEET", None)) else {}),
    }


def _event_type(made: Kind, title: str) -> type:
    """A struct with one member for each event: its name to what it carries."""
    told = {
        name: _typed_dict(
            f"{title}_{name}",
            {"event": Literal[name], **{key: made.told.KEYS[key] for key in keys}},
        )
        for name, *keys in made.told.SHAPES.values()
    }
    return _typed_dict(title, told)


def _options_type(made: Kind, title: str) -> type:
    values: dict[str, dict[Any, None]] = {}
    for players in made.players:
        for option in made.printed.options(players):
            values.setdefault(option.name, {}).update(dict.fromkeys(option.values))
    return _typed_dict(title, {name: Literal[tuple(found)] for name, found in values.items()})


def _typed_dict(title: str, fields: dict[str, Any]) -> type:
    made: Any = TypedDict
    return cast(type, made(title, fields))


def _name(shape: type) -> str:
    return shape.__name__


def _require_what_is_always_sent(defs: dict[str, Any]) -> None:
    """Only what a page sends may leave anything out; answers are whole."""
    for shape in defs.values():
        if shape.get("type") == "object" and shape.get("additionalProperties") is not False:
            shape["required"] = list(shape.get("properties", {}))
        shape.setdefault("additionalProperties", False)


if __name__ == "__main__":
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(wire_schema())).decode())

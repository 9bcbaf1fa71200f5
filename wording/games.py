"""What every game on the shelf must have words for: its events, rules and options."""

from __future__ import annotations

from collections.abc import Iterator

from hamlet.engine.kind import Kind
from hamlet.engine.option import FIRST_PLAYER
from hamlet.games import SHELF, kind
from wording.catalogues import catalogue_paths, read_catalogue


def game_faults() -> Iterator[str]:
    """Sentences that a game needs and that its catalogue lacks."""
    paths = catalogue_paths("en")
    for name in SHELF:
        known = read_catalogue(paths[f"games/{name}"]).sentences if f"games/{name}" in paths else {}
        for key in _needed(kind(name)):
            if key not in known:
                yield f"games/{name}: {key} is missing"


def _needed(game: Kind) -> Iterator[str]:
    yield "title"
    shapes: dict[int, tuple[str, ...]] = getattr(game.told, "SHAPES", {})
    for event, *_ in shapes.values():
        yield f"event-{event}"
    options = {one.name: one for count in game.players for one in game.printed.options(count)}
    for option in options.values():
        if option.name != FIRST_PLAYER:
            yield f"option-{option.name}"
            for value in option.values:
                shown = str(value).lower() if isinstance(value, bool) else value
                yield f"option-{option.name}-{shown}"
        for rule in option.rules:
            yield f"rule-{rule}"

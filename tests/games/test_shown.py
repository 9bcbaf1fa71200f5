"""What a page is promised of positions, facts, events and offers is what it is sent."""

from __future__ import annotations

from typing import Any, get_type_hints

import msgspec
import pytest

import hamlet
from hamlet.engine.match import Match
from hamlet.server.tables.told import contents, facts, offers


def fits(value: dict[str, Any], shape: Any) -> None:
    """Exactly the keys of the shape, each of its type."""
    assert set(value) == set(get_type_hints(shape))
    msgspec.convert(value, shape, strict=True)


def check_events(match: Match, events: list[dict[str, Any]]) -> None:
    told = match.game.kind.told
    keys = {name: rest for name, *rest in told.SHAPES.values()}
    for event in events:
        carried = {key: value for key, value in event.items() if key != "event"}
        assert list(carried) == keys[event["event"]]
        for key, value in carried.items():
            msgspec.convert(value, told.KEYS[key], strict=True)


def check_offers(match: Match) -> None:
    """Every offer is what playing it does."""
    position, known = match.position(), facts(match.game, match.state)
    offered = offers(match, position, known)
    assert [offer.move for offer in offered] == match.moves()
    for offer in offered:
        match.play(offer.move)
        assert {**position, **offer.position} == match.position()
        assert {**known, **offer.facts} == facts(match.game, match.state)
        assert offer.events == match.events
        check_events(match, offer.events)
        match.undo()


@pytest.mark.parametrize("game", hamlet.SHELF)
@pytest.mark.parametrize("seed", range(3))
def test_everything_sent_is_as_promised(game: str, seed: int) -> None:
    kind = hamlet.kind(game)
    match = hamlet.game(game, players=kind.players[seed % len(kind.players)]).match(seed=seed)
    fits(contents(match.game), kind.shown.BOX)
    for step in range(300):
        fits(match.position(), kind.shown.POSITION)
        fits(facts(match.game, match.state), kind.shown.FACTS)
        if match.actor is None:
            break
        if match.actor == "chance":
            match.roll()
        else:
            check_offers(match)
            moves = match.moves()
            match.play(moves[(step * 7 + seed) % len(moves)])
        check_events(match, match.events)
    assert step > 20

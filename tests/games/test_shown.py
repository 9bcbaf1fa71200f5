"""What a page is promised of positions, facts, events and offers is what it is sent."""

from __future__ import annotations

from typing import Any, get_type_hints

import msgspec
import pytest

import hamlet
from hamlet.engine.edition import edition_dict
from hamlet.engine.match import Match
from hamlet.server.tables.telling.told import contents, facts, offers


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


def known(match: Match) -> dict[str, Any]:
    return facts(match.game, match.state)


def at(game: str, players: int, **position: Any) -> Match:
    return hamlet.game(game, players=players).match(position=position)


LAID = {
    "phase": "action",
    "tiles": ["stone", "wood", "sand", "tile"],
    "roles": ["scout", "mason"],
}
"""A building site where the Scout is to act."""


def edition_of(game: str) -> dict[str, Any]:
    return edition_dict(hamlet.kind(game).default_edition)


def test_the_wheel_shows_as_night_what_the_rules_call_night() -> None:
    wheel = edition_of("cochonstructeurs")["wheel"]
    site = at("cochonstructeurs", 2, **LAID, wheel=0)
    assert [wheel[period] for period in known(site)["nights"]] == ["night"] * wheel.count("night")
    winter = at("cochonstructeurs", 2, **LAID, wheel=0, winter=True)
    assert {wheel[period] for period in known(winter)["nights"]} == {"night", "snow"}


def test_the_dark_frightens_nobody_who_carries_a_lamp() -> None:
    edition = edition_of("cochonstructeurs")
    night = edition["wheel"].index("night")
    dark = next(space["name"] for space in edition["spaces"] if space["kind"] == "dark")
    pigs = [{}, {"at": dark}]
    seen = known(at("cochonstructeurs", 2, **LAID, wheel=night, pigs=pigs, fuel=1))
    assert seen["dark"] == []
    assert seen["endangered"] == [1]
    burnt = known(at("cochonstructeurs", 2, **LAID, wheel=night, fuel=0))
    assert dark in burnt["dark"]


def test_where_a_wolf_goes_next_is_where_he_goes() -> None:
    match = hamlet.game("cochonstructeurs", players=3).match(seed=4)
    leads = contents(match.game)["leads"]
    moved = 0
    while match.actor is not None and moved < 12:
        before = match.position()["wolves"]
        if match.actor == "chance":
            match.roll()
        else:
            match.play(match.moves()[0])
        for event in match.events:
            if event["event"] == "wolf-moved" and moved < 12:
                assert event["ring"] in {
                    leads[event["number"]][place] for place in range(len(leads[0]))
                }
                moved += 1
        for number, place in enumerate(match.position()["wolves"][: len(before)]):
            assert place in _ahead(leads[number], before[number])
    assert moved == 12


def _ahead(leads: list[int], place: int) -> list[int]:
    """A place on the ring, and where some steps on from it lead."""
    places = [place]
    for _ in range(8):
        places.append(leads[places[-1]])
    return places


def test_a_pig_has_as_far_to_go_as_it_takes_to_be_across() -> None:
    match = hamlet.game("piggyback", players=4).match(seed=2)
    while match.actor is not None:
        if match.actor == "chance":
            match.roll()
        else:
            match.play(match.moves()[0])
        seen = known(match)
        pigs = [pig["name"] for pig in contents(match.game)["pigs"]]
        assert [name for name, far in zip(pigs, seen["to_go"], strict=True) if far == 0] == [
            name for name in pigs if name in seen["across"]
        ]
    assert seen["across"]


def test_dice_that_have_paid_pay_no_more() -> None:
    village = at(
        "three_little_pigs",
        2,
        phase="buying",
        dice={"white": {"door": 2}, "black": {"door": 1, "window": 2}},
        houses=[[["straw-door"]], []],
        bought=["straw-door"],
    )
    seen = known(village)
    assert (seen["spent"]["door"], seen["purse"]["door"]) == (2, 1)
    assert seen["purse"]["window"] == 2


def test_pigs_are_safe_beside_the_ring_but_not_in_the_pot() -> None:
    hunt = at("woofy", 2, pigs={"red": "dot", "green": "pot", "blue": 5})
    assert known(hunt)["safe"] == ["red"]
    assert known(at("woofy", 2, pigs={"red": 1, "green": "straw"}))["safe"] == ["green", "blue"]

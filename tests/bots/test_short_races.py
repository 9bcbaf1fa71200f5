"""Short races of Piggyback, enumerated: equal to looking at everything, and too large is said."""

from __future__ import annotations

import pytest

from hamlet.bots.search.lookahead import endings
from hamlet.engine.errors import TooLarge
from hamlet.engine.game import Game
from hamlet.engine.stream import Stream
from hamlet.games.piggyback import KIND
from hamlet.games.piggyback.experts.races import Races, arrangements, short_race
from hamlet.games.piggyback.rules.state import PLATES

DIE = ["black 3", "red 6"]


def test_every_position_of_a_short_race_is_worth_what_follows_from_it() -> None:
    game = short_race([1] * PLATES, DIE)
    races, ahead = Races(game), endings(game, compiled=False)
    start = races.value(game.kind.position.start(game.box))
    assert all(0 < chance < 1 for chance in start)
    assert sum(start) >= 1, "somebody wins"
    assert len(races) == 19_448, "positions that play alike are counted once (docs/bots.md)"
    compared = 0
    for seed in range(12):
        match, luck = game.match(seed=seed), Stream(seed)
        while match.actor is not None:
            exact = ahead.values(match.state, 1_500)
            if exact is not None:
                assert races.value(match.state) == pytest.approx(exact, abs=1e-8)
                compared += 1
            if match.actor == "chance":
                match.roll()
            else:
                match.play(match.moves()[luck.below(len(match.moves()))])
    assert compared > 20


def test_the_real_race_has_too_many_positions() -> None:
    game = Game(KIND, 2, {}, KIND.default_edition)
    with pytest.raises(TooLarge, match="more than 5,000 positions"):
        Races(game, most=5_000).value(game.kind.position.start(game.box))


def test_arrangements_are_all_the_ways_to_stack() -> None:
    """Two pigs on three spaces: apart in six ways, together on three spaces in two orders."""
    assert arrangements(3, 2) == 6 + 3 * 2

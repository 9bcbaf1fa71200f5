"""Expectimax: equal to brute force and to Woofy's table, and known to be too large when it is."""

from __future__ import annotations

from typing import Any

import pytest

import hamlet
import woofy_leaves
from hamlet.bots.bot import Budget
from hamlet.bots.exact.bot import ExactBot
from hamlet.bots.exact.solution_file import solved
from hamlet.bots.levels import Level
from hamlet.bots.search.bot import SearchBot
from hamlet.bots.search.lookahead import Lookahead, endings
from hamlet.engine.ids import CHANCE, OVER
from hamlet.engine.stream import Stream
from hamlet.games.woofy.experts import numbering, turns


def brute(game: hamlet.Game, state: Any) -> list[float]:
    """Every seat's value by plain recursion over the rules."""
    rules, box = game.kind.rules, game.box
    who = rules.actor(box, state)
    if who == OVER:
        won = rules.winners(box, state)
        return [float(won >> seat & 1) for seat in range(game.players)]
    if who == CHANCE:
        weighted = game.weighted_outcomes(state)
    else:
        weighted = [(move, 1) for move in game.legal_moves(state)]
    below = []
    for move, weight in weighted:
        after = state.copy()
        rules.apply(box, after, move, None)
        below.append((weight, brute(game, after)))
    if who != CHANCE:
        top = max(values[who] for _, values in below)
        equal = [values for _, values in below if values[who] > top - 1e-9]
        return min(equal, key=lambda values: sum(values) - values[who])
    total = sum(weight for weight, _ in below)
    return [sum(w * values[seat] for w, values in below) / total for seat in range(game.players)]


def last_choices(game: hamlet.Game, wanted: int) -> list[Any]:
    """Decisions from which the whole rest of a race is a small tree."""
    found: list[Any] = []
    small = endings(game, compiled=False)
    for seed in range(30):
        match, luck = game.match(seed=seed), Stream(seed)
        while match.actor is not None and len(found) < wanted:
            if match.actor == "chance":
                match.roll()
                continue
            if len(match.moves()) > 1 and small.worths(match.state, 300):
                found.append(match.state.copy())
            match.play(match.moves()[luck.below(len(match.moves()))])
    return found


@pytest.mark.parametrize("players", [2, 3])
def test_expectimax_is_brute_force(players: int) -> None:
    game = hamlet.game("piggyback", players)
    states = last_choices(game, 4)
    assert len(states) == 4
    for state in states:
        exact = endings(game, compiled=False).values(state, 100_000)
        assert exact == pytest.approx(brute(game, state), abs=1e-8)
        assert endings(game).values(state, 100_000) == pytest.approx(exact, abs=1e-8)


def test_a_tree_that_is_too_large_is_not_guessed() -> None:
    game = hamlet.game("piggyback", 2)
    assert endings(game, compiled=False).worths(game.match(seed=1).state, 500) is None


def test_two_turns_ahead_woofy_is_worth_what_its_table_says() -> None:
    game = hamlet.game("woofy", 2)
    values = solved(game).values
    ahead = Lookahead(game, (woofy_leaves, turns, numbering), (values,), compiled=False)
    bot = ExactBot(game)
    match, luck = game.match(seed=4), Stream(4)
    compared = 0
    while match.actor is not None and compared < 6:
        if match.actor == "chance":
            match.roll()
            continue
        if len(match.moves()) > 1 and match.position()["phase"] == "choosing":
            worths = ahead.worths(match.state, 1_000_000)
            assert worths is not None
            exact = bot.worths(game, match.state)
            assert {move: found[0] for move, found in worths.items()} == pytest.approx(exact)
            compared += 1
        match.play(match.moves()[luck.below(len(match.moves()))])
    assert compared == 6


def test_a_level_that_solves_plays_the_end_exactly() -> None:
    game = hamlet.game("piggyback", 2)
    state = last_choices(game, 1)[0]
    bot = SearchBot(game, Level(1, solves=1_000), compiled=False)
    choice = bot.choose(game, state, Budget(), Stream(1))
    assert choice.analysis["exact"]
    seat = game.kind.rules.actor(game.box, state)
    after = state.copy()
    game.kind.rules.apply(game.box, after, choice.move, None)
    assert brute(game, after)[seat] == pytest.approx(brute(game, state)[seat], abs=1e-8)

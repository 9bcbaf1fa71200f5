"""Observations and actions of every game, on the interpreted rules: whole, in range, and back."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest

import hamlet
from hamlet.engine.game import Game
from hamlet.engine.ids import Seat
from hamlet.engine.match import Match
from hamlet.engine.option import Value
from hamlet.engine.spaces import described, width
from hamlet.engine.stream import Stream

TABLES = [(name, players) for name in hamlet.SHELF for players in hamlet.kind(name).players]


def played(game: Game, seed: int, most: int = 600) -> Iterator[Match]:
    """A match between random players, seen at every moment until it is over."""
    match, luck = game.match(seed=seed), Stream(seed, 1)
    while match.actor is not None and len(match.log) < most:
        yield match
        if match.actor == "chance":
            match.roll()
        else:
            moves = game.legal_moves(match.state)
            match.play_code(moves[luck.below(len(moves))])
    yield match


def seen(match: Match, seat: int) -> list[int]:
    """What a seat sees."""
    spaces, box = match.game.kind.spaces, match.game.box
    row = [0] * width(spaces.fields(box))
    spaces.observe(box, match.state, Seat(seat), row)
    return row


def options_of(game: Game) -> Iterator[dict[str, Value]]:
    """Every other value of every option, one at a time."""
    for option in game.kind.printed.options(game.players):
        for value in option.values:
            if value != game.options[option.name] and not option.picture_only:
                yield {option.name: value}


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_move_is_one_action_and_back(name: str, players: int) -> None:
    game = hamlet.game(name, players=players)
    spaces = game.kind.spaces
    for match in played(game, seed=players):
        if isinstance(match.actor, int):
            moves = game.legal_moves(match.state)
            actions = [spaces.action_of(game.box, match.state, move) for move in moves]
            assert len(set(actions)) == len(moves)
            assert all(0 <= action < spaces.actions(game.box) for action in actions)
            back = [spaces.move_of(game.box, match.state, action) for action in actions]
            assert back == moves
        elif match.actor == "chance":
            codes = [code for code, _ in game.weighted_outcomes(match.state)]
            assert all(0 <= code < spaces.outcome_numbers(game.box) for code in codes)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_number_is_within_its_field(name: str, players: int) -> None:
    start = hamlet.game(name, players=players)
    for options in [{}, *options_of(start)]:
        game = hamlet.game(name, players=players, options=options)
        columns = [field for field in game.kind.spaces.fields(game.box) for _ in range(field.size)]
        for match in played(game, seed=3, most=120):
            for seat in range(players):
                row = zip(seen(match, seat), columns, strict=True)
                odd = [(field.name, n) for n, field in row if not field.low <= n <= field.high]
                assert odd == []


@pytest.mark.parametrize("name", hamlet.SHELF)
def test_sizes_are_alike_for_every_number_of_players_and_every_option(name: str) -> None:
    sizes = set()
    for players in hamlet.kind(name).players:
        start = hamlet.game(name, players=players)
        for options in [{}, *options_of(start)]:
            game = hamlet.game(name, players=players, options=options)
            spaces = game.kind.spaces
            sizes.add(
                (
                    width(spaces.fields(game.box)),
                    spaces.actions(game.box),
                    spaces.outcome_numbers(game.box),
                )
            )
    assert len(sizes) == 1


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_scores_are_those_of_the_result(name: str, players: int) -> None:
    game = hamlet.game(name, players=players)
    *_, last = played(game, seed=11, most=100_000)
    assert last.result is not None
    scores = [game.kind.spaces.score(game.box, last.state, Seat(seat)) for seat in range(players)]
    assert tuple(scores) == last.result.scores


@pytest.mark.parametrize("name", hamlet.SHELF)
def test_every_action_and_every_field_has_a_name_of_its_own(name: str) -> None:
    game = hamlet.game(name)
    spaces = game.kind.spaces
    labels = [spaces.label(game.box, action) for action in range(spaces.actions(game.box))]
    known = [label for label in labels if not label.endswith(" -")]
    assert len(set(known)) == len(known)
    names = [field.name for field in spaces.fields(game.box)]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("name", hamlet.SHELF)
def test_a_new_state_is_a_new_observation(name: str) -> None:
    """What a decision changes is seen, by everybody."""
    game = hamlet.game(name)
    rows = [seen(match, 0) for match in played(game, seed=5, most=80)]
    alike = [index for index, (one, other) in enumerate(pairwise(rows)) if one == other]
    assert alike == []


def test_an_observation_says_what_it_means() -> None:
    game = hamlet.game("piggyback", players=2, options={"first_player": 1})
    match = game.match(seed=1)
    match.play("roll")
    match.play("red-4")
    match.play("green")
    said = described(game.kind.spaces.fields(game.box), seen(match, 1))
    assert said["phase"] == "ready"
    assert said["actor"] == 0
    assert said["moved"] == 0
    assert said["to_go"] == [17, 21, 21, 21, 0, 0, 0]


def test_the_same_table_looks_alike_from_every_chair() -> None:
    """One network plays all chairs: who begins sees the same, wherever it sits."""
    for name in hamlet.SHELF:
        rows = []
        for seat in range(2):
            game = hamlet.game(name, players=2, options={"first_player": seat})
            match = next(m for m in played(game, seed=2) if m.actor == seat)
            rows.append(seen(match, seat))
        assert rows[0] == rows[1]

"""Search: equal luck and work give equal moves, budgets are kept to, and it sees what is there."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import hamlet
from hamlet.analysis.partner import says
from hamlet.bots.bot import Budget
from hamlet.bots.levels import CHARACTERS, Ladder, Level, ladder_of, levels_of
from hamlet.bots.registry import bot_names, make_bot, prepare
from hamlet.bots.search.bot import SearchBot, firm_choice, soft_choice
from hamlet.bots.search.think import Tally, Thinker
from hamlet.engine.errors import BadGame
from hamlet.engine.ids import Move
from hamlet.engine.move_words import aim_said
from hamlet.engine.stream import Stream
from hamlet.speech.catalogue import catalogue
from hamlet.speech.languages import languages

AT_THE_LINE = {"stacks": {"17": ["red"], "3": ["blue"], "18": ["green"], "16": ["yellow"]}}


def first_decision(name: str, players: int | None = None) -> tuple[hamlet.Game, Any]:
    """The first position of a match in which somebody has a choice."""
    game = hamlet.game(name, players)
    match = game.match(seed=2)
    while match.actor == "chance" or len(match.moves()) == 1:
        if match.actor == "chance":
            match.roll()
        else:
            match.play(match.moves()[0])
    return game, match.state


@pytest.mark.parametrize("name", hamlet.SHELF)
def test_equal_luck_and_work_give_equal_thoughts(name: str) -> None:
    game, state = first_decision(name)
    before = state.copy()
    thinker = Thinker(game, compiled=False)
    tallies = [thinker.think(state, Budget(work=5), Stream(seed)) for seed in (1, 1, 2)]
    assert tallies[0] == tallies[1]
    assert tallies[0].games == 5
    assert list(tallies[0].moves) == game.legal_moves(state)
    assert state == before, "a search works on a copy"


@pytest.mark.parametrize("players", [2, 5])
def test_interpreted_and_compiled_think_the_same(players: int) -> None:
    game, state = first_decision("piggyback", players)
    slow = Thinker(game, compiled=False).think(state, Budget(work=150), Stream(7), least=9)
    fast = Thinker(game).think(state, Budget(work=150), Stream(7), least=9)
    assert slow == fast
    assert min(fast.seen) >= 9


def test_what_was_thought_before_changes_nothing() -> None:
    game, state = first_decision("piggyback")
    thinker = Thinker(game)
    alone = thinker.think(state, Budget(work=300), Stream(7))
    thinker.think(state, Budget(work=5_000), Stream(1))
    assert thinker.think(state, Budget(work=300), Stream(7)) == alone


def test_slices_of_time_are_the_same_tree_cut_short() -> None:
    """A search by the clock that happens to play n games is the search of n games of work."""
    game, state = first_decision("piggyback")
    thinker = Thinker(game)
    thinker.warm_up()
    timed = thinker.think(state, Budget(seconds=0.02, work=3_000), Stream(3))
    assert 0 < timed.games <= 3_000
    assert thinker.think(state, Budget(work=timed.games), Stream(3)).games == timed.games


def test_several_trees_are_taken_together() -> None:
    game, state = first_decision("piggyback")
    bot = SearchBot(game, Level(100), jobs=3)
    first, again = (bot.choose(game, state, Budget(), Stream(6)).analysis for _ in range(2))
    assert first == again
    assert first["games"] == sum(first["tried"].values()) == 300


def test_a_search_stops_when_told() -> None:
    game, state = first_decision("piggyback")
    looks: list[int] = []

    def stop() -> bool:
        looks.append(1)
        return len(looks) == 2

    tally = Thinker(game).think(state, Budget(work=1_000_000), Stream(3), stop=stop)
    assert 0 < tally.games < 1_000_000


def test_a_full_tree_is_still_searched() -> None:
    """Far more games than nodes: imagined games go on from where the tree ends."""
    game, state = first_decision("piggyback")
    thinker = Thinker(game, compiled=False)
    tree = thinker._planted(state, 6)
    thinker._grow(tree, 200, Stream(1).numbers, 0)
    assert sum(tree.seen[: tree.width[0]]) == 200
    assert tree.used[0] == 5, "the last place is for imagined games"


def test_the_winning_move_is_found() -> None:
    """One roll from the end, the pig that can cross is given the roll."""
    game = hamlet.game("piggyback", players=2)
    match = game.match(position=AT_THE_LINE, seed=1)
    while len(match.moves()) < 2:
        if match.actor == "chance":
            match.play("red-4")
        else:
            match.play("roll")
    tally = Thinker(game).think(match.state, Budget(work=200), Stream(1))
    values = {game.name(match.state, m): tally.value(i, 0) for i, m in enumerate(tally.moves)}
    assert values["red"] == 1.0
    assert values["blue"] < 1.0


THREE = (Move(0), Move(1), Move(2))


def test_soft_choices_are_never_silly() -> None:
    tally = Tally(THREE, (10, 10, 10), ((9.0,), (8.0,), (1.0,)), (0, 0, 0))
    luck = Stream(4)
    picked = [soft_choice(tally, 0, 0.3, luck) for _ in range(300)]
    assert picked.count(0) > picked.count(1) > 0
    assert 2 not in picked


def test_in_doubt_the_heuristics_decide() -> None:
    """60 of 100 against 50 of 100 is 1.4 standard errors more."""
    tally = Tally(THREE, (50, 101, 100), ((20.0,), (60.6,), (50.0,)), (1, 2, 7))
    assert firm_choice(tally, 0, 0.0) == 1
    assert firm_choice(tally, 0, 1.0) == 1
    assert firm_choice(tally, 0, 2.0) == 2


@pytest.mark.parametrize("name", hamlet.SHELF)
def test_every_game_has_four_levels_with_names_in_both_languages(name: str) -> None:
    kind = hamlet.kind(name)
    assert list(levels_of(kind)) == list(CHARACTERS)
    assert set(levels_of(kind)) <= set(bot_names(kind))
    for language in languages():
        named = catalogue(language, "bots")
        assert len({named.say(level) for level in CHARACTERS}) == len(CHARACTERS)
    assert ladder_of(kind) != Ladder(), "measured, so it has levels of its own"


@pytest.mark.parametrize("name", hamlet.SHELF)
def test_a_level_that_needs_an_expert_has_one(name: str) -> None:
    kind = hamlet.kind(name)
    levels = levels_of(kind).values()
    assert (kind.experts.exact is not None) == any(level.exact for level in levels)
    assert (kind.experts.by_turn is not None) == any(level.by_turn for level in levels)


class Elsewhere:
    """A kind whose folder is another one."""

    id = "elsewhere"

    def __init__(self, folder: Path) -> None:
        self.folder = folder


def test_a_game_without_levels_gets_the_usual_ladder(tmp_path: Path) -> None:
    kind: Any = Elsewhere(tmp_path)
    assert ladder_of(kind) == Ladder()
    assert list(levels_of(kind)) == list(CHARACTERS)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("[piglet]\nwork = 'much'", "Expected `int`, got `str` - at `$.piglet.work`"),
        ("[porker]\nwork = 8", "unknown field `porker`"),
        ("[piglet", "at the end of a table"),
    ],
)
def test_levels_that_cannot_be_read_are_refused_in_one_line(
    tmp_path: Path, text: str, reason: str
) -> None:
    (tmp_path / "levels.toml").write_text(text, encoding="utf-8")
    kind: Any = Elsewhere(tmp_path)
    with pytest.raises(BadGame, match=r"^elsewhere/levels\.toml: ") as refusal:
        ladder_of(kind)
    assert reason in str(refusal.value)
    assert "\n" not in str(refusal.value)


def test_a_bot_never_thinks_more_than_its_level() -> None:
    game, state = first_decision("piggyback")
    bot = SearchBot(game, Level(40))
    for budget, games in ((Budget(), 40), (Budget(work=10), 10), (Budget(work=999), 40)):
        choice = bot.choose(game, state, budget, Stream(1))
        assert choice.analysis["games"] == games
        assert choice.move in game.legal_moves(state)


def test_a_partner_says_what_it_is_up_to() -> None:
    game, state = first_decision("woofy")
    choice = SearchBot(game, Level(3), compiled=False).choose(game, state, Budget(), Stream(1))
    planned = says(game, state, choice)
    assert planned
    assert aim_said(game.kind.words, planned, "fr").startswith("Je lance le dé ")
    assert aim_said(game.kind.words, planned, "en").startswith("I roll the ")


def test_nobody_speaks_to_opponents_or_without_having_thought() -> None:
    game, state = first_decision("piggyback")
    choice = SearchBot(game, Level(3), compiled=False).choose(game, state, Budget(), Stream(1))
    assert says(game, state, choice) is None
    game, state = first_decision("woofy")
    choice = make_bot(game, "greedy").choose(game, state, Budget(), Stream(1))
    assert says(game, state, choice) is None


def test_preparing_says_what_it_waits_for_once() -> None:
    game = hamlet.game("piggyback")
    told: list[str] = []
    prepare(game, ["random", ""], lambda what, share: told.append(what))
    assert told == []
    prepare(game, ["random", "piglet"], lambda what, share: told.append(what))
    assert told == ["compiling the search"]


def test_the_top_level_of_a_solved_game_is_exact() -> None:
    game, state = first_decision("woofy")
    professor, exact = make_bot(game, "professor"), make_bot(game, "exact")
    assert (
        professor.choose(game, state, Budget(), Stream(1)).move
        == exact.choose(game, state, Budget(), Stream(1)).move
    )

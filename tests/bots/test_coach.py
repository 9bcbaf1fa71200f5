"""The coach and the review: honest bounds, sentences in both languages, sums that fit."""

from __future__ import annotations

import pytest

import hamlet
from hamlet.analysis.coach import NoAdvice, advise
from hamlet.analysis.judge import Judge, SearchJudge, judge_of
from hamlet.analysis.partner import aim, says
from hamlet.analysis.review import NotOver, review
from hamlet.analysis.review_words import Retelling
from hamlet.bots.bot import Budget
from hamlet.bots.levels import TRUSTING, Level
from hamlet.bots.registry import make_bot
from hamlet.bots.search.bot import SearchBot
from hamlet.engine.match import Match
from hamlet.engine.move_words import aim_said, spoken
from hamlet.engine.stream import Stream

AT_THE_LINE = {"stacks": {"17": ["red"], "3": ["blue"], "18": ["green"], "16": ["yellow"]}}


def played(name: str, players: int, bot: str, seed: int) -> Match:
    """A finished match between bots."""
    game = hamlet.game(name, players)
    match, luck, chosen = game.match(seed=seed), Stream(seed), make_bot(game, bot)
    while match.actor is not None:
        if match.actor == "chance":
            match.roll()
        else:
            match.play_code(chosen.choose(game, match.state.copy(), Budget(), luck).move)
    return match


def at_the_line() -> Match:
    """Red stands before the end and may have the four that was rolled, or blue may."""
    game = hamlet.game("piggyback", players=2)
    match = game.match(position=AT_THE_LINE, seed=1)
    match.play("roll")
    match.play("red-4")
    return match


def test_the_coach_knows_the_winning_move_and_says_why() -> None:
    match = at_the_line()
    advice = advise(match.game, match.state, SearchJudge(match.game, 200), Stream(1))
    assert advice["best"] == "red"
    assert advice["moves"][0]["chance"] == 1.0
    for move in advice["moves"]:
        assert 0 <= move["low"] <= move["chance"] <= move["high"] <= 1
    assert advice["reason"].startswith("Red brings 100 wins in 100")
    advice = advise(match.game, match.state, SearchJudge(match.game, 200), Stream(1), "fr")
    assert advice["reason"].startswith("Rouge apporte 100 victoires sur 100")


def test_the_coach_of_a_solved_game_is_certain() -> None:
    game = hamlet.game("woofy", players=2)
    match = game.match(seed=1)
    advice = advise(game, match.state, judge_of(game, 1), Stream(1))
    assert advice["moves"][0]["low"] == advice["moves"][0]["high"] == pytest.approx(0.98, abs=0.01)
    assert "the team is saved" in advice["reason"]


def test_no_advice_where_nobody_decides() -> None:
    match = at_the_line()
    match.play("red")
    with pytest.raises(NoAdvice):
        advise(match.game, match.state, SearchJudge(match.game, 1), Stream(1))


@pytest.mark.parametrize(
    ("name", "players", "bot"),
    [("piggyback", 2, "random"), ("piggyback", 4, "greedy"), ("woofy", 3, "greedy")],
)
def test_luck_and_choice_add_up_to_the_result(name: str, players: int, bot: str) -> None:
    match = played(name, players, bot, seed=6)
    assert match.result is not None
    report = review(match, judge_of(match.game, 60))
    for player in report["players"]:
        parts = player["start"] + player["luck"] + player["choice"] + player["others"]
        assert parts == pytest.approx(player["result"], abs=1e-6)
        assert player["result"] == (player["seat"] in match.result.winners)
        assert player["choice"] <= 1e-9, "nobody does better than the best move"
        assert 0 <= player["start"] <= 1


def test_perfect_play_is_never_blamed() -> None:
    match = played("woofy", 2, "exact", seed=8)
    report = review(match, judge_of(match.game, 1))
    assert report["mistakes"] == []
    assert [player["choice"] for player in report["players"]] == [0, 0]


def test_a_thrown_away_victory_is_a_mistake_and_a_turning_point() -> None:
    match = at_the_line()
    match.play("blue")
    luck = Stream(3)
    judge: Judge = SearchJudge(match.game, 200)
    while match.actor is not None:
        if match.actor == "chance":
            match.roll()
        else:
            match.play(match.moves()[luck.below(len(match.moves()))])
    report = review(match, judge)
    assert {"number": 3, "best": "red"}.items() <= report["mistakes"][0].items()
    assert 3 in [point["number"] for point in report["turning_points"]]


def test_a_match_that_is_not_over_is_not_reviewed() -> None:
    match = at_the_line()
    with pytest.raises(NotOver, match="not over"):
        review(match, SearchJudge(match.game, 1))


@pytest.mark.parametrize("name", ["woofy", "cochonstructeurs"])
def test_partners_say_what_they_are_up_to_in_both_languages(name: str) -> None:
    """Every move that can be made has words of its own, at every level and without a search."""
    game = hamlet.game(name, players=2)
    for seed in range(4):
        match, luck = game.match(seed=seed), Stream(seed)
        for _ in range(250):
            if match.actor == "chance":
                match.roll()
            elif match.actor is not None:
                for move in match.moves():
                    made = aim(game, match.state, move)
                    said = {code: aim_said(game.kind.words, made, code) for code in ("en", "fr")}
                    assert said["en"] != f"I play {move}.", move
                    assert said["en"].endswith(".")
                    assert said["en"] != said["fr"]
                    assert "{" not in said["en"] + said["fr"]
                match.play(match.moves()[luck.below(len(match.moves()))])


def test_a_partner_without_a_search_speaks_too() -> None:
    game = hamlet.game("woofy", players=2)
    bot = SearchBot(game, Level(1, doubt=TRUSTING), compiled=False)
    state = game.match(seed=1).state
    choice = bot.choose(game, state, Budget(), Stream(1))
    made = says(game, state, choice)
    assert made
    assert aim_said(game.kind.words, made, "en").startswith("I roll the ")


def test_moves_are_spoken_by_their_names() -> None:
    words = hamlet.kind("three_little_pigs").words
    said = spoken(words, "roll white-door black-window*2", "en")
    assert said == "roll these dice again (plain die: a door, wolf die: a window ×2)"
    assert spoken(words, "stop", "fr") == "ne plus lancer"


def test_a_review_tells_itself_in_both_languages() -> None:
    match = at_the_line()
    match.play("blue")
    luck = Stream(3)
    while match.actor is not None:
        if match.actor == "chance":
            match.roll()
        else:
            match.play(match.moves()[luck.below(len(match.moves()))])
    report = review(match, SearchJudge(match.game, 200))
    words, names = match.game.kind.words, ["Rose", "Léo"]
    english = Retelling(words, names, False, "en").whole(report)
    french = Retelling(words, names, False, "fr").whole(report)
    said = english["mistakes"][0]["says"]
    assert said.startswith("Rose played “blue”; “red” would have been")
    said = french["mistakes"][0]["says"]
    assert said.startswith("Rose a joué «\u00a0bleu\u00a0»\u202f; «\u00a0rouge\u00a0» aurait valu")
    assert french["players"][1]["says"].startswith("Léo avait ")
    assert len(french["curve"]) == len(match.log) + 1


def test_a_partner_leaves_to_others_what_they_have_begun() -> None:
    """Where somebody comes home with stones, the partner sets out for something else."""
    game = hamlet.game("cochonstructeurs", players=2)
    table = {"tiles": ["wood", "sand", "stone", "tile"], "roles": ["scout", "lucky"]}
    idle = game.match(position={**table, "pigs": [{"at": "home"}, {"at": "home"}]})
    coming = {"at": "3.2", "came": "3.3", "bag": "PPP"}
    helped = game.match(position={**table, "pigs": [{"at": "home"}, coming]})
    assert aim(game, idle.state, "move")["need"] == "stone"
    assert aim(game, helped.state, "move")["need"] == "wood"
    said = aim_said(game.kind.words, aim(game, helped.state, "move"), "en")
    assert said == "I set out, we still need wood."
    said = aim_said(game.kind.words, {"move": "move", "need": ""}, "fr")
    assert said == "Je continue, nous avons presque tout."

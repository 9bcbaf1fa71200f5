"""Tournaments: seats rotate, shares add up, an interrupted one goes on as if it never was."""

from __future__ import annotations

from pathlib import Path

import pytest

import hamlet
from hamlet.bots.interval import wilson
from hamlet.lab.simulate import simulate
from hamlet.lab.tournament import BadTournament, tournament


def test_a_round_robin_finds_the_better_bot() -> None:
    game = hamlet.game("piggyback", players=2)
    report = tournament(game, ["random", "greedy"], 100, seed=1)
    (pairing,) = report["pairings"]
    assert pairing["games"] == 100
    assert pairing["low"] < pairing["share"] < pairing["high"] < 0.5
    assert [row["bot"] for row in report["ratings"]] == ["greedy", "random"]


def test_equal_bots_share_every_victory() -> None:
    """Both sides of the same dice: what one wins from the first chair, the other does too."""
    game = hamlet.game("woofy", players=2)
    report = tournament(game, ["greedy"], 30, seed=3)
    batch = simulate(game, ["greedy"], 30, seed=3, compiled=False)
    assert report["pairings"][0]["share"] == (batch.won > 0).mean()
    assert "ratings" not in report


def test_an_interrupted_tournament_goes_on(tmp_path: Path) -> None:
    game = hamlet.game("piggyback", players=2)
    bots = ["random", "greedy", "piglet"]
    whole = tournament(game, bots, 6, seed="autumn")
    kept = tmp_path / "games.jsonl"
    tournament(game, bots, 4, seed="autumn", kept=kept)
    text = kept.read_text()
    kept.write_text(text + '{"bots": ["random", "gre')
    done: list[int] = []
    assert tournament(game, bots, 6, seed="autumn", kept=kept, progress=done.append) == whole
    assert done[0] == 12
    assert sum(done) == 18
    assert kept.read_text().startswith(text)


def test_refusals(tmp_path: Path) -> None:
    game = hamlet.game("piggyback", players=2)
    with pytest.raises(BadTournament, match="at least 1 game"):
        tournament(game, ["random", "greedy"], 0)
    with pytest.raises(BadTournament, match="at least 2 bots"):
        tournament(game, ["random"], 1)
    with pytest.raises(BadTournament, match="named once"):
        tournament(game, ["random", "random"], 1)
    kept = tmp_path / "games.jsonl"
    tournament(game, ["random", "greedy"], 1, kept=kept)
    with pytest.raises(BadTournament, match="another tournament"):
        tournament(game, ["random", "greedy"], 1, seed=5, kept=kept)
    kept.write_text("a diary\n")
    with pytest.raises(BadTournament, match="not a tournament"):
        tournament(game, ["random", "greedy"], 1, kept=kept)


def test_wilson_intervals() -> None:
    """Against values from Wilson's formula worked out by hand for 8 of 10."""
    low, high = wilson(8, 10)
    assert low == pytest.approx(0.4901625, abs=1e-6)
    assert high == pytest.approx(0.9433178, abs=1e-6)
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(0, 5)[0] == 0.0
    assert wilson(5, 5)[1] == 1.0


def test_thinking_bots_can_be_simulated() -> None:
    game = hamlet.game("piggyback", players=2)
    batch = simulate(game, ["piglet", "random"], 6, seed=2)
    again = simulate(game, ["piglet", "random"], 3, seed=2)
    assert batch.steps[:3].tolist() == again.steps.tolist()
    assert all(batch.won > 0)

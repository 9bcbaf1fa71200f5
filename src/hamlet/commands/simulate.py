"""hamlet simulate: many games between bots, counted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from hamlet.commands.shared import (
    WHY_PREPARE,
    EditionFile,
    GameName,
    Jobs,
    Json,
    Options,
    Players,
    Seed,
    asked_game,
    listed,
    print_json,
)

if TYPE_CHECKING:
    from hamlet.engine.game import Game
    from hamlet.lab.summary import Summary

BotsOfSeats = Annotated[str, typer.Option("--bots", help="One for all seats, or one a seat: a,b,…")]
Games = Annotated[int, typer.Option("--games", "-n", help="How many games.")]


def simulate(
    game: GameName,
    players: Players = None,
    bots: BotsOfSeats = "random",
    games: Games = 10_000,
    seed: Seed = "0",
    option: Options = None,
    edition: EditionFile = None,
    jobs: Jobs = None,
    json: Json = False,
) -> None:
    """Play many games between bots and count."""
    from hamlet.engine.notation import read_seed
    from hamlet.terminal.show import show_summary

    names = listed(bots)
    if players is None and len(names) > 1:
        players = len(names)
    chosen = asked_game(game, players, option, edition)
    result = _counted(chosen, names, games, read_seed(seed), jobs)
    if json:
        print_json(result)
    else:
        show_summary(result)


def _counted(game: Game, bots: list[str], games: int, seed: int | str, jobs: int | None) -> Summary:
    """The summary of so many games, with bars while the bots learn and play."""
    from hamlet.bots.registry import prepare
    from hamlet.lab.simulate import check_games, seat_bots
    from hamlet.lab.simulate import simulate as run
    from hamlet.lab.summary import summary
    from hamlet.terminal.show import progress, working

    seat_bots(game, bots)
    check_games(games)
    with working(WHY_PREPARE) as report:
        prepare(game, bots, report)
    with progress(f"Playing {games:,} games (the first time, the rules are compiled)", games) as on:
        batch = run(game, bots, games, seed, jobs=jobs, progress=on)
    return summary(game, bots, seed, batch)

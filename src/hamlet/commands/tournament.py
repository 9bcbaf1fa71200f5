"""hamlet tournament: every bot against every other."""

from __future__ import annotations

from pathlib import Path
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

Entrants = Annotated[str, typer.Option("--bots", help="Who takes part: a,b,…")]
Games = Annotated[int, typer.Option("--games", "-n", help="Games of each pairing.")]
Kept = Annotated[
    Path | None, typer.Option("--resume", help="A file of games to keep and to go on from.")
]


def tournament(
    game: GameName,
    bots: Entrants,
    games: Games = 100,
    players: Players = None,
    seed: Seed = "0",
    option: Options = None,
    edition: EditionFile = None,
    resume: Kept = None,
    jobs: Jobs = None,
    json: Json = False,
) -> None:
    """Every bot against every other, seats rotated; in cooperative games every bot as a team."""
    from hamlet.bots.registry import check_player, prepare
    from hamlet.engine.notation import read_seed
    from hamlet.lab.tournament import tournament as run
    from hamlet.terminal.show import progress, show_tournament, working

    chosen = asked_game(game, players, option, edition)
    names = [check_player(chosen, name) for name in listed(bots)]
    with working(WHY_PREPARE) as report:
        prepare(chosen, names, report)
    total = games * _pairings(chosen, len(names))
    with progress(f"Playing {total:,} games", total) as on:
        result = run(chosen, names, games, read_seed(seed), kept=resume, jobs=jobs, progress=on)
    if json:
        print_json(result)
    else:
        show_tournament(result)


def _pairings(game: Game, bots: int) -> int:
    return bots if game.kind.cooperative else bots * (bots - 1) // 2

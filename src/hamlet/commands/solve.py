"""hamlet solve: what perfect play is worth."""

from __future__ import annotations

from hamlet.commands.shared import EditionFile, GameName, Json, Options, asked_game, print_json

WHY_SOLVE = "Solving the game exactly (once for an edition)"


def solve(
    game: GameName, option: Options = None, edition: EditionFile = None, json: Json = False
) -> None:
    """Compute what perfect play is worth, from every position; kept for the exact bot."""
    from hamlet.lab.solve import solution
    from hamlet.terminal.show import show_solution, working

    with working(WHY_SOLVE) as report:
        result = solution(asked_game(game, None, option, edition), report)
    if json:
        print_json(result)
    else:
        show_solution(result)

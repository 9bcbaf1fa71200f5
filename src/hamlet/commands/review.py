"""hamlet review: how much of a match was luck and how much was choice."""

from __future__ import annotations

from typing import Annotated

import typer

from hamlet.commands.shared import Json, Language, MatchPath, print_json, spoken

Work = Annotated[int, typer.Option("--work", min=1, help="Imagined games for each position.")]
WHY_WEIGH = "Weighing every position (the first time, the rules are compiled)"


def review(
    file: MatchPath, work: Work = 400, language: Language = "en", json: Json = False
) -> None:
    """Say how much of a match was luck and how much was choice, and where it turned."""
    from hamlet.analysis.judge import judge_of
    from hamlet.analysis.review import review as run
    from hamlet.matches import load_match
    from hamlet.terminal.show import progress, show_review

    match, kept = load_match(file)
    language = spoken(language)
    with progress(WHY_WEIGH, len(match.log)) as on:
        result = run(match, judge_of(match.game, work), progress=on)
    if json:
        print_json(result)
    else:
        show_review(result, [seat.name for seat in kept.seats], language)

"""hamlet verify: every roll of a match rolled again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from hamlet.commands.shared import Json, MatchPath, print_json
from hamlet.engine.errors import HamletError

if TYPE_CHECKING:
    from hamlet.matches import Verification

OwnWords = Annotated[
    list[str] | None,
    typer.Option("--words", help="Words of your own that must be in the dice; may be repeated."),
]
Promised = Annotated[
    str, typer.Option("--promised", help="How the dice were promised to you before the match.")
]


def verify(
    file: MatchPath, words: OwnWords = None, promised: Promised = "", json: Json = False
) -> None:
    """Roll every roll of a match again and say whether they all fit."""
    from hamlet.matches import verify_match

    try:
        checked = verify_match(file, words or (), promised)
    except HamletError as error:
        if not json:
            raise
        print_json({"file": str(file), "ok": False, "reason": str(error)})
        raise typer.Exit(2) from None
    if json:
        print_json({"file": str(file), "ok": True, **vars(checked)})
        return
    _print(str(file), checked)


def _print(file: str, checked: Verification) -> None:
    what = f"rolls are what the {checked.dice} dice give"
    if checked.dice == "entered":
        what = "draws are what the table shuffled, the dice were thrown by hand"
    print(f"{file}: all {checked.rolls} {what}, and all {checked.lines} log lines obey the rules")
    if checked.commitment:
        print(f"the dice were promised as {checked.commitment}")
    for who in checked.worded:
        print(f"{who}: own words are in the dice, as promised")
    for who in checked.withheld:
        print(f"{who}: promised words and never showed them, so the match began without")
    if checked.worded and checked.speechless:
        print(f"no words of their own: {', '.join(checked.speechless)}")

"""hamlet verify: every roll of a match rolled again."""

from __future__ import annotations

import typer

from hamlet.commands.shared import Json, MatchPath, print_json
from hamlet.engine.errors import HamletError


def verify(file: MatchPath, json: Json = False) -> None:
    """Roll every roll of a match again and say whether they all fit."""
    from hamlet.matches import verify_match

    try:
        checked = verify_match(file)
    except HamletError as error:
        if not json:
            raise
        print_json({"file": str(file), "ok": False, "reason": str(error)})
        raise typer.Exit(2) from None
    if json:
        print_json({"file": str(file), "ok": True, **vars(checked)})
        return
    print(
        f"{file}: all {checked.rolls} rolls are what the {checked.dice} dice give, "
        f"and all {checked.lines} log lines obey the rules"
    )
    if checked.commitment:
        print(f"the dice were promised as {checked.commitment}")

"""What several commands share."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from hamlet.engine.errors import HamletError

Json = Annotated[bool, typer.Option("--json", help="Print one JSON object for programs.")]
Database = Annotated[
    str, typer.Option("--database", help="A path or postgresql://…; default: your data folder.")
]


class UsageFault(HamletError):
    """The words of a command do not fit together."""


def print_json(data: dict[str, Any]) -> None:
    """One JSON object for programs."""
    import json

    print(json.dumps(data, ensure_ascii=False, indent=2))

"""What several commands share."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from hamlet.engine.errors import HamletError

Json = Annotated[bool, typer.Option("--json", help="Print one JSON object for programs.")]
Database = Annotated[
    str, typer.Option("--database", help="A path or postgresql://…; default: your data folder.")
]


Players = Annotated[int | None, typer.Option("--players", "-p", help="How many play.")]
Options = Annotated[
    list[str] | None, typer.Option("--option", "-o", help="NAME=VALUE; may be given several times.")
]
EditionFile = Annotated[
    Path | None, typer.Option("--edition", "-e", help="A TOML file with another edition.")
]
Language = Annotated[str, typer.Option("--language", "-l", help="en or fr.")]
PageFolder = Annotated[
    Path | None, typer.Option("--page", help="A folder with another build of the page.")
]


class UsageFault(HamletError):
    """The words of a command do not fit together."""


def spoken(language: str) -> str:
    """The language itself, if there is one of that name."""
    from hamlet.engine.rulebook import LANGUAGES

    if language not in LANGUAGES:
        raise UsageFault(f"there is no language {language!r}; there are: {', '.join(LANGUAGES)}")
    return language


def chosen(given: list[str] | None) -> dict[str, str]:
    """Options as NAME=VALUE."""
    found: dict[str, str] = {}
    for item in given or []:
        name, equals, value = item.partition("=")
        if not equals:
            raise UsageFault(f"--option takes NAME=VALUE, not {item!r}")
        found[name.strip().replace("-", "_")] = value.strip()
    return found


def folder(page: Path | None) -> str:
    """The folder of the page as the server's settings want it."""
    return str(page.absolute()) if page else ""


def print_json(data: dict[str, Any]) -> None:
    """One JSON object for programs."""
    import json

    print(json.dumps(data, ensure_ascii=False, indent=2))

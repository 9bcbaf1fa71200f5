"""What several commands share: their arguments, and how these are read."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from hamlet.engine.errors import HamletError

if TYPE_CHECKING:
    from hamlet.engine.edition import Edition
    from hamlet.engine.game import Game
    from hamlet.engine.kind import Kind

GameName = Annotated[str, typer.Argument(metavar="GAME", help="Which game, such as piggyback.")]
MatchPath = Annotated[Path, typer.Argument(metavar="FILE", help="A match file.")]
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
Seed = Annotated[str, typer.Option("--seed", "-s", help="A number or words.")]
Jobs = Annotated[int | None, typer.Option("--jobs", "-j", min=1, help="Cores to use.")]
Language = Annotated[str, typer.Option("--language", "-l", help="The language to speak: en, fr, …")]
PageFolder = Annotated[
    Path | None, typer.Option("--page", help="A folder with another build of the page.")
]

WHY_PREPARE = "The bots are learning the game (once for an edition)"


class UsageFault(HamletError):
    """The words of a command do not fit together."""


def asked_game(
    name: str, players: int | None, option: list[str] | None, edition: Path | None
) -> Game:
    """The game that a command's arguments ask for."""
    import hamlet

    return hamlet.game(name, players, chosen(option), edition)


def checked_edition(kind: Kind, path: Path | None) -> Edition:
    """An edition that any number of players can play; None is the default one."""
    import hamlet

    edition = hamlet.load_edition(kind, path)
    for players in kind.players:
        hamlet.Game(kind, players, {}, edition)
    return edition


def edition_kind(path: Path) -> Kind:
    """The game that an edition's file says it is for."""
    import hamlet
    from hamlet.engine.edition import edition_game
    from hamlet.files import read_text

    return hamlet.kind(edition_game(read_text(path), str(path)))


def spoken(language: str) -> str:
    """The language itself, if there is one of that name."""
    from hamlet.speech.languages import languages

    if language not in languages():
        raise UsageFault(f"there is no language {language!r}; there are: {', '.join(languages())}")
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


def listed(names: str) -> list[str]:
    """Names as a,b,… without the blanks between them."""
    return [name.strip() for name in names.split(",") if name.strip()]


def folder(page: Path | None) -> str:
    """The folder of the page as the server's settings want it."""
    if page is None:
        return ""
    if not (page / "index.html").is_file():
        raise UsageFault(f"{page}: no page is built there: it has no index.html; see make page")
    return str(page.absolute())


def print_json(data: Mapping[str, object]) -> None:
    """One JSON object for programs."""
    import json

    print(json.dumps(data, ensure_ascii=False, indent=2))

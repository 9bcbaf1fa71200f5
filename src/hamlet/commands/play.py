"""hamlet play: the table in the browser, or in this terminal."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from hamlet.commands.shared import (
    Database,
    EditionFile,
    Language,
    Options,
    PageFolder,
    Players,
    UsageFault,
    checked_edition,
    chosen,
    edition_kind,
    folder,
    listed,
    spoken,
)

if TYPE_CHECKING:
    from hamlet.server.settings import Settings

HABITUAL_PORT = 8017
"""Taken if it is free, because a browser remembers its seats by the address."""

GameOrFile = Annotated[
    str,
    typer.Argument(
        metavar="[GAME|FILE]", help="A game; in the terminal also a saved match to go on with."
    ),
]
Lan = Annotated[bool, typer.Option("--lan", help="Also for the other devices in the house.")]
NoBrowser = Annotated[
    bool, typer.Option("--no-browser", help="Only say the address; open nothing.")
]
OwnPort = Annotated[
    int | None, typer.Option("--port", min=0, max=65535, help="A port of your own; 0 takes any.")
]
Terminal = Annotated[bool, typer.Option("--terminal", help="Play in this terminal.")]
LastBots = Annotated[
    str, typer.Option("--bots", help="Bots for the last chairs, such as greedy,random.")
]
Names = Annotated[str, typer.Option("--names", help="Names of the players, a,b,…")]
DiceSource = Annotated[
    str, typer.Option("--dice", help="fair, own (typed in), or a seed such as seed:7.")
]
DiceWords = Annotated[
    str, typer.Option("--words", help="Words of your own that fair dice are mixed with.")
]
Resume = Annotated[
    bool, typer.Option("--resume", help="Go on with the last saved match of this game.")
]

FOR_THE_BROWSER = ("lan", "no_browser", "port", "page", "database")
FOR_THE_TERMINAL = (
    "players",
    "bots",
    "names",
    "option",
    "language",
    "dice",
    "words",
    "resume",
)


def play(
    context: typer.Context,
    game: GameOrFile = "",
    lan: Lan = False,
    no_browser: NoBrowser = False,
    port: OwnPort = None,
    page: PageFolder = None,
    database: Database = "",
    edition: EditionFile = None,
    terminal: Terminal = False,
    players: Players = None,
    bots: LastBots = "",
    names: Names = "",
    option: Options = None,
    language: Language = "en",
    dice: DiceSource = "fair",
    words: DiceWords = "",
    resume: Resume = False,
) -> None:
    """Open the table in the browser and play. What stands below --terminal is for the terminal."""
    if not terminal:
        why = "is chosen at the table in the browser; in the terminal it goes with --terminal"
        _refuse(context, FOR_THE_TERMINAL, why)
        settings = _settings(lan, folder(page), database, edition)
        _at_the_page(_place(game, edition), settings, not no_browser, port)
        return
    from hamlet.terminal.open import Request, open_match

    _refuse(context, FOR_THE_BROWSER, "is for the table in the browser, not for --terminal")
    open_match(
        Request(
            what=game or "piggyback",
            players=players,
            bots=listed(bots),
            names=listed(names),
            options=chosen(option),
            edition=edition,
            language=spoken(language),
            dice=dice,
            words=words,
            resume=resume,
        )
    )


def _refuse(context: typer.Context, names: tuple[str, ...], why: str) -> None:
    """UsageFault for the first of these options that was typed."""
    for name in names:
        source = context.get_parameter_source(name)
        if source is not None and source.name == "COMMANDLINE":
            raise UsageFault(f"--{name.replace('_', '-')} {why}")


def _settings(lan: bool, page: str, database: str, edition: Path | None) -> Settings:
    from hamlet.server.settings import Settings

    editions = [str(edition.absolute())] if edition else []
    return Settings(lan=lan, page=page, database=database, editions=editions)


def _place(game: str, edition: Path | None) -> str:
    """The page that is opened: the village, or a new table of the game with its edition."""
    import hamlet

    if Path(game).is_file():
        raise UsageFault(f"a saved match goes on in the terminal: hamlet play {game} --terminal")
    if edition is None:
        return f"/new/{hamlet.kind(game).id}" if game else "/"
    from urllib.parse import quote

    kind = hamlet.kind(game) if game else edition_kind(edition)
    checked_edition(kind, edition)
    return f"/new/{kind.id}?edition={quote(edition.name)}"


def _at_the_page(place: str, settings: Settings, browse: bool, port: int | None) -> None:
    from hamlet.server.serve import bind, check, free_or_any, serve_at, whereabouts
    from hamlet.server.storage.lock import served_alone
    from hamlet.terminal.address import open_browser, say_address

    if not settings.page_folder.joinpath("index.html").is_file():
        raise UsageFault(
            "the page is not built: make page does it; with --terminal it can be played without"
        )
    with served_alone(settings.database):
        check(settings)
        host = "0.0.0.0" if settings.lan else "127.0.0.1"
        listening = free_or_any(host, HABITUAL_PORT) if port is None else bind(host, port)
        here, house = whereabouts(listening, settings.lan)
        say_address(here + place, house)
        with contextlib.suppress(KeyboardInterrupt):
            serve_at(
                listening, settings, ready=lambda: open_browser(here + place) if browse else None
            )

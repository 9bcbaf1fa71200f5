"""hamlet play: the table in the browser, or in this terminal."""

from __future__ import annotations

import contextlib
import sys
from io import StringIO
from pathlib import Path
from typing import Annotated

import typer

from hamlet.commands.shared import (
    EditionFile,
    Language,
    Options,
    PageFolder,
    Players,
    UsageFault,
    chosen,
    folder,
    spoken,
)

HABITUAL_PORT = 8017
"""Taken if it is free, because a browser remembers its seats by the address."""


def play(
    game: Annotated[
        str,
        typer.Argument(
            metavar="[GAME|FILE]", help="A game; in the terminal also a saved match to go on with."
        ),
    ] = "",
    lan: Annotated[
        bool, typer.Option("--lan", help="Also for the other devices in the house.")
    ] = False,
    no_browser: Annotated[
        bool, typer.Option("--no-browser", help="Only say the address; open nothing.")
    ] = False,
    port: Annotated[
        int | None,
        typer.Option("--port", min=0, max=65535, help="A port of your own; 0 takes any."),
    ] = None,
    page: PageFolder = None,
    terminal: Annotated[bool, typer.Option("--terminal", help="Play in this terminal.")] = False,
    players: Players = None,
    bots: Annotated[
        str, typer.Option("--bots", help="Bots for the last chairs, such as greedy,random.")
    ] = "",
    names: Annotated[str, typer.Option("--names", help="Names of the players, a,b,…")] = "",
    option: Options = None,
    edition: EditionFile = None,
    language: Language = "en",
    dice: Annotated[
        str, typer.Option("--dice", help="fair, own (typed in), or a seed such as seed:7.")
    ] = "fair",
    words: Annotated[
        str, typer.Option("--words", help="Words of your own that fair dice are mixed with.")
    ] = "",
    resume: Annotated[
        bool, typer.Option("--resume", help="Go on with the last saved match of this game.")
    ] = False,
) -> None:
    """Open the table in the browser and play. What stands below --terminal is for the terminal."""
    if not terminal:
        _refuse(
            "is chosen at the table in the browser; in the terminal it goes with --terminal",
            players=players is not None,
            bots=bots,
            names=names,
            option=option,
            edition=edition,
            language=language != "en",
            dice=dice != "fair",
            words=words,
            resume=resume,
        )
        _at_the_page(game, lan, not no_browser, port, folder(page))
        return
    from hamlet.terminal.open import Wish, open_table

    _refuse(
        "is for the table in the browser, not for --terminal",
        lan=lan,
        no_browser=no_browser,
        port=port is not None,
        page=page,
    )
    open_table(
        Wish(
            what=game or "piggyback",
            players=players,
            bots=[name for name in bots.split(",") if name],
            names=[name for name in names.split(",") if name],
            options=chosen(option),
            edition=edition,
            language=spoken(language),
            dice=dice,
            words=words,
            resume=resume,
        )
    )


def _refuse(why: str, **given: object) -> None:
    for name, value in given.items():
        if value:
            raise UsageFault(f"--{name.replace('_', '-')} {why}")


def _at_the_page(game: str, lan: bool, browse: bool, port: int | None, page: str) -> None:
    from hamlet.server.serve import bind, free_or_any, serve_at, whereabouts
    from hamlet.server.settings import Settings

    settings = Settings(lan=lan, page=page)
    place = f"/new/{_known(game)}" if game else "/"
    if not settings.page_folder.joinpath("index.html").is_file():
        raise UsageFault(
            "the page is not built: make page does it; with --terminal it can be played without"
        )
    host = "0.0.0.0" if lan else "127.0.0.1"
    listening = free_or_any(host, HABITUAL_PORT) if port is None else bind(host, port)
    here, house = whereabouts(listening, lan)
    print(f"The table is at {here}{place}", flush=True)
    if house:
        print(f"For the other devices in this house: {house}", flush=True)
        _print_code(house)
    print("Stop with Ctrl-C.", file=sys.stderr, flush=True)
    with contextlib.suppress(KeyboardInterrupt):
        serve_at(listening, settings, ready=lambda: _open(here + place) if browse else None)


def _known(game: str) -> str:
    import hamlet

    if Path(game).is_file():
        raise UsageFault(f"a saved match goes on in the terminal: hamlet play {game} --terminal")
    return hamlet.kind(game).id


def _print_code(address: str) -> None:
    """The address as a picture that a telephone can read, if the terminal can draw it."""
    import segno

    drawn = StringIO()
    segno.make(address, error="l").terminal(drawn, border=2, compact=True)
    with contextlib.suppress(UnicodeEncodeError):
        print(drawn.getvalue(), flush=True)


def _open(address: str) -> None:
    """Show the address in a browser with windows; a text browser would take this terminal."""
    import os
    import webbrowser
    from threading import Thread

    try:
        browser = webbrowser.get()
    except webbrowser.Error:
        return
    if type(browser) is not webbrowser.GenericBrowser or "BROWSER" in os.environ:
        Thread(target=browser.open, args=(address,), daemon=True).start()

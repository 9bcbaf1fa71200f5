"""The shop window: the games with their options, editions, rules, words and pictures."""

from __future__ import annotations

from functools import cache
from typing import Annotated

from litestar import Controller, Response, get
from litestar.openapi.spec import Example
from litestar.params import PathParameter

import hamlet
from hamlet.bots.registry import bot_names
from hamlet.engine.edition import edition_dict
from hamlet.engine.errors import UnknownGame
from hamlet.engine.kind import Kind
from hamlet.server.answers import problem, text
from hamlet.server.forms import GameBook, GameCard, OptionCard
from hamlet.server.refusal import Refusal
from hamlet.server.wire import EMOTES

GameId = Annotated[
    str, PathParameter(description="A game's id.", examples=[Example(value="piggyback")])
]
_UNKNOWN = {404: problem("There is no such game")}
_SVG = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"
 font-family="monospace" font-size="{char_height}px">
<style>{styles} .{unique_id}-matrix {{ font-size: {char_height}px }}</style>
<defs><clipPath id="{unique_id}-clip-terminal"><rect width="100%" height="100%"/></clipPath>
{lines}</defs><rect width="100%" height="100%" fill="#222" rx="8"/>
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}<g class="{unique_id}-matrix">{matrix}</g></g></svg>
"""


class Shop(Controller):
    """/api/games"""

    path = "/api/games"
    tags = ("games",)

    @get("/")
    async def games(self) -> list[GameCard]:
        """All games on the shelf."""
        return [card(name) for name in hamlet.SHELF]

    @get("/{game:str}", responses=_UNKNOWN)
    async def game(self, game: GameId) -> GameBook:
        """One game with its default edition, its rules and its words in every language."""
        return book(_kind(game).id)

    @get(
        "/{game:str}/edition",
        media_type="text/plain",
        responses={
            **_UNKNOWN,
            200: text("text/plain"),
        },
    )
    async def edition(self, game: GameId) -> str:
        """The default edition as TOML, to begin one's own from."""
        return _kind(game).default_text

    @get(
        "/{game:str}/picture",
        responses={
            **_UNKNOWN,
            200: text("image/svg+xml"),
        },
    )
    async def picture(self, game: GameId) -> Response[str]:
        """The board at the start as SVG."""
        return Response(drawn(_kind(game).id), media_type="image/svg+xml")


def _kind(name: str) -> Kind:
    try:
        return hamlet.kind(name)
    except UnknownGame as error:
        raise Refusal("gone", str(error)) from None


@cache
def card(name: str) -> GameCard:
    """A game as a card."""
    kind = hamlet.kind(name)
    return GameCard(
        game=kind.id,
        title=dict(kind.title),
        players=list(kind.players),
        ages=kind.ages,
        minutes=kind.minutes,
        bots=bot_names(kind),
        options={
            str(players): [
                OptionCard(
                    option.name, list(option.values), dict(option.explained), [*option.rules]
                )
                for option in kind.options(players)
            ]
            for players in kind.players
        },
        picture=f"/api/games/{kind.id}/picture",
    )


@cache
def book(name: str) -> GameBook:
    """A game with all that is written about it."""
    kind = hamlet.kind(name)
    return GameBook(
        card=card(name),
        edition=edition_dict(kind.default_edition),
        editions=[f"/api/games/{kind.id}/edition"],
        rulebook=kind.rulebook,
        words=kind.words.tables,
        emotes=list(EMOTES),
    )


@cache
def drawn(name: str) -> str:
    """The board at the start, from the picture for terminals."""
    from io import StringIO

    from rich.console import Console

    match = hamlet.game(name).match(seed=0)
    console = Console(record=True, width=60, file=StringIO(), force_terminal=True)
    console.print(match.game.kind.picture(match.game.box, match.state))
    return console.export_svg(title=name, code_format=_SVG)

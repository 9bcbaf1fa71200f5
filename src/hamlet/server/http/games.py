"""Games over HTTP: each with its options, editions, rules, words and pictures."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Annotated, TypeAlias

import msgspec
from litestar import Controller, Response, get
from litestar.di import NamedDependency
from litestar.openapi.spec import Example
from litestar.params import PathParameter

import hamlet
from hamlet.bots.registry import bot_names
from hamlet.engine.edition import edition_dict, edition_game
from hamlet.engine.errors import UnknownGame
from hamlet.engine.kind import Kind
from hamlet.engine.option import Option
from hamlet.engine.words import Words
from hamlet.files import read_text
from hamlet.server.http.problems import Spoken, problem, text
from hamlet.server.protocol.asks import EMOTES
from hamlet.server.protocol.forms import EditionCard, GameBook, GameCard, OptionCard
from hamlet.server.protocol.refusal import Refusal
from hamlet.speech.languages import REFERENCE, spoken

OwnEditions: TypeAlias = dict[str, list[EditionCard]]
"""By game, the editions of the server's own files."""

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


class GameRoutes(Controller):
    """/api/games"""

    path = "/api/games"
    tags = ("games",)

    @get("/")
    async def games(self, language: Spoken = REFERENCE) -> list[GameCard]:
        """All games on the shelf."""
        return [card(name, spoken(language)) for name in hamlet.SHELF]

    @get("/{game:str}", responses=_UNKNOWN)
    async def game(
        self,
        game: GameId,
        editions: NamedDependency[OwnEditions],
        language: Spoken = REFERENCE,
    ) -> GameBook:
        """One game with its editions and its rules."""
        name = _kind(game).id
        found = book(name, spoken(language))
        return msgspec.structs.replace(found, editions=editions.get(name, []))

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


def own_editions(paths: list[str]) -> OwnEditions:
    """The editions in these files, each named after its file; BadEdition says what is wrong."""
    found: OwnEditions = {}
    for path in map(Path, paths):
        kind = hamlet.kind(edition_game(read_text(path), str(path)))
        contents = edition_dict(hamlet.load_edition(kind, path))
        found.setdefault(kind.id, []).append(EditionCard(path.name, contents))
    return found


def _kind(name: str) -> Kind:
    try:
        return hamlet.kind(name)
    except UnknownGame as error:
        raise Refusal("gone", str(error)) from None


@cache
def card(name: str, language: str) -> GameCard:
    """A game as a card."""
    kind = hamlet.kind(name)
    return GameCard(
        game=kind.id,
        title=kind.words.title(language),
        players=list(kind.players),
        ages=kind.ages,
        minutes=kind.minutes,
        bots=bot_names(kind),
        options={
            str(players): [
                _option_card(kind.words, option, language)
                for option in kind.printed.options(players)
            ]
            for players in kind.players
        },
        picture=f"/api/games/{kind.id}/picture",
    )


def _option_card(words: Words, option: Option, language: str) -> OptionCard:
    return OptionCard(
        name=option.name,
        explained=words.option(option.name, language),
        values=list(option.values),
        named=[words.value(option.name, value, language) for value in option.values],
        rules=list(option.rules),
    )


@cache
def book(name: str, language: str) -> GameBook:
    """A game with all that is written about it."""
    kind = hamlet.kind(name)
    return GameBook(
        card=card(name, language),
        edition=edition_dict(kind.default_edition),
        editions=[],
        rulebook=kind.words.rulebook(language),
        emotes=list(EMOTES),
    )


@cache
def drawn(name: str) -> str:
    """The board at the start, from the picture for terminals."""
    from io import StringIO

    from rich.console import Console

    match = hamlet.game(name).match(seed=0)
    console = Console(record=True, width=60, file=StringIO(), force_terminal=True)
    console.print(match.game.kind.picture.draw(match.game.box, match.state))
    return console.export_svg(title=name, code_format=_SVG)

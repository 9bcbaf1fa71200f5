"""Games over HTTP: each with its options, editions, rules and words."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Annotated, TypeAlias

import msgspec
from litestar import Controller, get, post
from litestar.di import NamedDependency
from litestar.openapi.spec import Example
from litestar.params import Body, PathParameter

import hamlet
from hamlet.bots.registry import bot_names
from hamlet.engine.edition import edition_dict, edition_game
from hamlet.engine.errors import UnknownGame
from hamlet.engine.kind import Kind
from hamlet.engine.option import Option
from hamlet.engine.words import Words
from hamlet.files import read_text
from hamlet.server.hosting.hub import Hub
from hamlet.server.http.problems import Asked, Spoken, client_name, problem, text
from hamlet.server.protocol.forms import EditionCard, EditionText, GameBook, GameCard, OptionCard
from hamlet.server.protocol.refusal import Refusal
from hamlet.server.tables.moves import stand_in
from hamlet.speech.languages import REFERENCE, spoken

OwnEditions: TypeAlias = dict[str, list[EditionCard]]
"""By game, the editions of the server's own files."""

GameId = Annotated[
    str, PathParameter(description="A game's id.", examples=[Example(value="piggyback")])
]
_UNKNOWN = {404: problem("There is no such game")}
_UNPLAYABLE = {
    **_UNKNOWN,
    400: problem("The file cannot be played; the message says where and why"),
    413: problem("Too large"),
}


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

    @post("/{game:str}/edition", status_code=200, responses=_UNPLAYABLE)
    async def check(
        self,
        request: Asked,
        hub: NamedDependency[Hub],
        game: GameId,
        data: Annotated[EditionText, Body(examples=[Example(value=EditionText("my.toml", ""))])],
    ) -> EditionCard:
        """An edition from somebody's own file, if it can be played; the message says why not."""
        name = _kind(game).id
        return await hub.reader.edition(client_name(request), name, data.name, data.text)


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
        stand_in=stand_in(kind),
        options={
            str(players): [
                _option_card(kind.words, option, language)
                for option in kind.printed.options(players)
            ]
            for players in kind.players
        },
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
    )

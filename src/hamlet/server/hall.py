"""The hall: tables over HTTP. Made, listed, looked at, and taken home as match files."""

from __future__ import annotations

import asyncio
import contextlib
import re
from typing import Annotated, Any

from litestar import Controller, Request, Response, get, post
from litestar.di import NamedDependency
from litestar.openapi.spec import Example
from litestar.params import Body, PathParameter

import hamlet
from hamlet.bots.registry import check_bot
from hamlet.engine.dice import ScriptedDice
from hamlet.engine.edition import edition_dict
from hamlet.engine.errors import HamletError
from hamlet.engine.matchfile import MatchFile, write_match
from hamlet.server.answers import problem, text
from hamlet.server.change import Chair, Header, read_header
from hamlet.server.desk import BADGES, clean
from hamlet.server.forms import (
    Created,
    MatchText,
    NewChair,
    NewTable,
    Replay,
    Review,
    TableCard,
    TableState,
)
from hamlet.server.house import House
from hamlet.server.place import Place
from hamlet.server.refusal import Refusal
from hamlet.server.replay import replay_file, replay_text
from hamlet.server.room import stand_in, token_hash
from hamlet.server.store import Row
from hamlet.server.tokens import is_token, new_token
from hamlet.server.view import match_file_of, view_of

TableId = Annotated[
    str,
    PathParameter(
        description="The table's unguessable id.",
        examples=[Example(value="3f9a0c5d7e11b2a4c6d8e0f1")],
    ),
]
_ID = re.compile(r"[0-9a-f]{24}")
_PROBLEMS = {
    400: problem("The wish cannot be fulfilled; the message says why"),
    403: problem("Not for you, or not from here"),
    404: problem("There is no such table"),
    413: problem("Too large"),
    429: problem("Too many"),
    409: problem("Not now"),
}
WISH = NewTable(
    game="piggyback",
    players=2,
    chairs=[NewChair("here", "Rose", "red", "fr"), NewChair("bot", bot="greedy")],
    words="sunny side up",
)


class Hall(Controller):
    """/api/tables"""

    path = "/api/tables"
    tags = ("tables",)

    @post("/", responses=_PROBLEMS)
    async def create(
        self,
        request: Request[Any, Any, Any],
        house: NamedDependency[House],
        data: Annotated[NewTable, Body(examples=[Example(value=WISH)])],
    ) -> Created:
        """Make a table. Give your token as `Authorization: Bearer …` to stay who you are."""
        if await house.store.count() >= house.settings.tables:
            raise Refusal("busy", "there is no room for another table")
        token = _bearer(request) or new_token(house.entropy)
        place = await house.create(header_of(data, token_hash(token)))
        table = place.room.table
        return Created(
            table=table,
            token=token,
            seats=place.room.seats_of(token_hash(token)),
            commitment=place.room.header.commitment,
            live=f"/api/tables/{table}/live",
        )

    @get("/")
    async def listed(self, house: NamedDependency[House]) -> list[TableCard]:
        """The open tables that go on, the last touched first."""
        return [await card_of(house, row) for row in await house.store.rows(True, limit=50)]

    @get("/{table:str}", responses=_PROBLEMS)
    async def look(
        self, request: Request[Any, Any, Any], house: NamedDependency[House], table: TableId
    ) -> TableState:
        """A table as it stands, for those who have its link."""
        place = await _open(house, table)
        async with place.lock:
            room = place.room
            watching = room.may_watch(token_hash(_bearer(request)))
            view = view_of(room, watching)
            return TableState(
                table=table,
                version=room.version,
                game=room.header.game,
                players=room.header.players,
                options=room.header.options,
                view=view,
                result=view.result,
            )

    @get(
        "/{table:str}/match",
        responses={
            **_PROBLEMS,
            200: text("text/plain"),
        },
    )
    async def match(
        self, request: Request[Any, Any, Any], house: NamedDependency[House], table: TableId
    ) -> Response[str]:
        """A finished match as a file that can be replayed and verified."""
        file, _ = await _finished(house, request, table)
        name = f"{file.game}-{table[:8]}.hamlet"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return Response(write_match(file), media_type="text/plain", headers=headers)

    @get("/{table:str}/replay", responses=_PROBLEMS)
    async def replay(
        self, request: Request[Any, Any, Any], house: NamedDependency[House], table: TableId
    ) -> Replay:
        """A finished match, step by step."""
        file, colours = await _finished(house, request, table)
        async with house.replaying:
            shown = await asyncio.to_thread(replay_file, file)
        for seat, colour in zip(shown.seats, colours, strict=True):
            seat.colour = colour
        return shown

    @get("/{table:str}/review", responses=_PROBLEMS)
    async def review(
        self, request: Request[Any, Any, Any], house: NamedDependency[House], table: TableId
    ) -> Review:
        """Luck, choices and turning points of a finished match; `busy` while it is made."""
        place = await _open(house, table)
        async with place.lock:
            _check_over(place, request)
        return await house.coaching.review(place)


@post(
    "/api/replay",
    status_code=200,
    tags=["replay"],
    responses={code: _PROBLEMS[code] for code in (400, 403, 413, 429)},
)
async def replay_of_file(
    house: NamedDependency[House],
    data: Annotated[MatchText, Body(examples=[Example(value=MatchText("hamlet = 1\n"))])],
) -> Replay:
    """A match file, step by step. Whether its seal is whole and where it breaks is told."""
    async with house.replaying:
        return await asyncio.to_thread(replay_text, data.text)


async def _finished(
    house: House, request: Request[Any, Any, Any], table: str
) -> tuple[MatchFile, list[str]]:
    """The match of a table that is over, and the colours of its chairs."""
    place = await _open(house, table)
    async with place.lock:
        _check_over(place, request)
        return match_file_of(place.room), [chair.colour for chair in place.room.chairs]


def _check_over(place: Place, request: Request[Any, Any, Any]) -> None:
    if not place.room.may_watch(token_hash(_bearer(request))):
        raise Refusal("forbidden", "this table has no spectators")
    if not place.room.over:
        raise Refusal("stale", "the match is not over yet")


async def _open(house: House, table: str) -> Place:
    if not _ID.fullmatch(table):
        raise Refusal("gone", "there is no such table")
    return await house.open(table)


def is_table_id(text: str) -> bool:
    """Whether a text has the shape of a table's id."""
    return _ID.fullmatch(text) is not None


def _bearer(request: Request[Any, Any, Any]) -> str:
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token if scheme.lower() == "bearer" and is_token(token) else ""


async def card_of(house: House, row: Row) -> TableCard:
    """A table in a list, with its chairs as they are now."""
    header = read_header(row.header)
    chairs = header.chairs
    with contextlib.suppress(HamletError):
        chairs = (await house.open(row.id)).room.chairs
    return TableCard(
        table=row.id,
        game=header.game,
        players=header.players,
        version=row.head,
        created=row.created,
        touched=row.touched,
        over=row.over,
        free=[seat for seat, chair in enumerate(chairs) if chair.free],
        names=[chair.name for chair in chairs],
    )


def header_of(wish: NewTable, host: str) -> Header:
    """The header of a table as somebody wishes it; Refusal says why it cannot be."""
    try:
        players = wish.players or (len(wish.chairs) or None)
        game = hamlet.game(wish.game, players, wish.options, wish.edition)
        chairs = [_chair(game, chair, host, seat) for seat, chair in enumerate(wish.chairs)]
        start = game.match(position=wish.position, dice=ScriptedDice([])).start
    except HamletError as error:
        raise Refusal("malformed", str(error)) from None
    if len(chairs) > game.players:
        raise Refusal("malformed", f"{len(chairs)} chairs for {game.players} players")
    for seat in range(len(chairs), game.players):
        chairs.append(_chair(game, NewChair("bot"), host, seat))
    return Header(
        game=game.kind.id,
        players=game.players,
        options=game.options,
        edition=edition_dict(game.edition),
        chairs=chairs,
        host=host,
        dice=wish.dice,
        words=clean(wish.words),
        listed=wish.listed,
        spectators=wish.spectators,
        clock=wish.clock,
        wait=wish.wait,
        position=start,
    )


def _chair(game: hamlet.Game, wish: NewChair, host: str, seat: int) -> Chair:
    bot = ""
    if wish.kind == "bot":
        bot = check_bot(game.kind, wish.bot or stand_in(game.kind))
    return Chair(
        kind=wish.kind,
        name=clean(wish.name) or (bot or BADGES[seat % len(BADGES)]),
        colour=wish.colour,
        language=wish.language,
        bot=bot,
        holder=host if wish.kind == "here" else "",
    )

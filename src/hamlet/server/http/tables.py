"""Tables over HTTP: made, listed, looked at, and taken home as match files."""

from __future__ import annotations

import re
from typing import Annotated

from litestar import Controller, Response, get, post
from litestar.di import NamedDependency
from litestar.openapi.spec import Example
from litestar.params import Body, PathParameter
from litestar.response import Stream

from hamlet.engine.matchfile import write_match
from hamlet.server.hosting.hub import Hub
from hamlet.server.hosting.viewers import is_token, new_token, token_hash
from hamlet.server.http.problems import Asked, Spoken, client_name, problem, text
from hamlet.server.http.replays import REPLAY, Replays
from hamlet.server.protocol.forms import (
    Created,
    MatchText,
    NewChair,
    NewTable,
    Review,
    TableCard,
    TableState,
)
from hamlet.server.protocol.limits import LARGEST_WISH
from hamlet.server.protocol.refusal import Refusal
from hamlet.server.settings import Settings
from hamlet.server.tables.new_table import header_of
from hamlet.server.tables.table import Table
from hamlet.server.tables.telling.told import Voice, match_file_of, view_of
from hamlet.server.workers.jobs import asker_of
from hamlet.speech.languages import REFERENCE, spoken

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
)


class TableRoutes(Controller):
    """/api/tables"""

    path = "/api/tables"
    tags = ("tables",)

    @post("/", responses=_PROBLEMS, request_max_body_size=LARGEST_WISH)
    async def create(
        self,
        request: Asked,
        hub: NamedDependency[Hub],
        settings: NamedDependency[Settings],
        data: Annotated[NewTable, Body(examples=[Example(value=WISH)])],
    ) -> Created:
        """Make a table. Give your token as `Authorization: Bearer …` to stay who you are."""
        if await hub.store.count() >= settings.tables:
            raise Refusal("busy", "there is no room for another table")
        token = _bearer(request) or new_token(hub.entropy)
        client = client_name(request)
        header = await hub.build(client, lambda: header_of(data, token_hash(token)))
        table = (await hub.create(header, client)).table
        return Created(
            table=table.id,
            token=token,
            seats=table.seats_of(token_hash(token)),
            commitment=table.commitment,
            live=f"/api/tables/{table.id}/live",
        )

    @get("/")
    async def listed(self, hub: NamedDependency[Hub]) -> list[TableCard]:
        """The open tables that go on, the last touched first. Everybody there is called like
        their pig.
        """
        return [_card(table) for table in await hub.open_tables()]

    @get("/{table:str}", responses=_PROBLEMS)
    async def look(
        self,
        request: Asked,
        hub: NamedDependency[Hub],
        table: TableId,
        language: Spoken = REFERENCE,
    ) -> TableState:
        """A table as it stands, for those who have its link."""
        found = await _open(hub, table)
        voice = Voice(found.header.game, spoken(language))
        view = voice.view(view_of(found, found.may_watch(_holder(request))))
        return TableState(
            table=table,
            version=found.version,
            seats=found.seats_of(_holder(request)),
            game=found.header.game,
            players=found.header.players,
            options=found.header.options,
            view=view,
            result=view.result,
        )

    @get("/{table:str}/match", responses={**_PROBLEMS, 200: text("text/plain")})
    async def match(
        self, request: Asked, hub: NamedDependency[Hub], table: TableId
    ) -> Response[str]:
        """A finished match as a file that can be replayed and verified."""
        file = match_file_of(await _finished(hub, request, table))
        name = f"{file.game}-{table[:8]}.hamlet"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return Response(write_match(file), media_type="text/plain", headers=headers)

    @get("/{table:str}/replay", responses={**_PROBLEMS, 200: REPLAY})
    async def replay(
        self,
        request: Asked,
        hub: NamedDependency[Hub],
        replays: NamedDependency[Replays],
        table: TableId,
        language: Spoken = REFERENCE,
    ) -> Stream:
        """A finished match, step by step."""
        found = await _finished(hub, request, table)
        return await replays.of_match(client_name(request), found, spoken(language))

    @get("/{table:str}/review", responses=_PROBLEMS)
    async def review(
        self,
        request: Asked,
        hub: NamedDependency[Hub],
        table: TableId,
        language: Spoken = REFERENCE,
    ) -> Review:
        """Luck, choices and turning points of a finished match; `busy` while it is made."""
        found = await _finished(hub, request, table)
        asker = asker_of(found, client_name(request))
        return await hub.coach.review(asker, found, spoken(language))


@post(
    "/api/replay",
    status_code=200,
    tags=["replay"],
    responses={**{code: _PROBLEMS[code] for code in (400, 403, 413, 429)}, 200: REPLAY},
)
async def replay_of_file(
    request: Asked,
    replays: NamedDependency[Replays],
    data: Annotated[MatchText, Body(examples=[Example(value=MatchText("hamlet = 1\n"))])],
    language: Spoken = REFERENCE,
) -> Stream:
    """A match file, step by step. Whether its seal is whole and where it breaks is told."""
    return await replays.of_text(client_name(request), data.text, spoken(language))


def _card(table: Table) -> TableCard:
    there = [name for seat, name in enumerate(table.names) if seat not in table.free]
    return TableCard(table=table.id, game=table.header.game, free=table.free, names=there)


async def _finished(hub: Hub, request: Asked, table: str) -> Table:
    """A table whose match is over, for those who may watch it."""
    found = await _open(hub, table)
    if not found.may_watch(_holder(request)):
        raise Refusal("forbidden", "this table has no spectators")
    if not found.over:
        raise Refusal("stale", "the match is not over yet")
    return found


async def _open(hub: Hub, table: str) -> Table:
    if not is_table_id(table):
        raise Refusal("gone", "there is no such table")
    return (await hub.open(table)).table


def is_table_id(text: str) -> bool:
    """Whether a text has the shape of a table's id."""
    return _ID.fullmatch(text) is not None


def _holder(request: Asked) -> str:
    return token_hash(_bearer(request))


def _bearer(request: Asked) -> str:
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token if scheme.lower() == "bearer" and is_token(token) else ""

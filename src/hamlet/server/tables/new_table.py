"""What a new table is made of: from somebody's wish, or from a table that was before."""

from __future__ import annotations

from msgspec.structs import replace

import hamlet
from hamlet.bots.registry import check_bot
from hamlet.engine.dice import ScriptedDice
from hamlet.engine.errors import HamletError
from hamlet.engine.game import Game
from hamlet.engine.option import begun_by_next
from hamlet.server.protocol.forms import NewChair, NewTable
from hamlet.server.protocol.refusal import Refusal
from hamlet.server.tables.log import Chair, Header
from hamlet.server.tables.moves import stand_in
from hamlet.server.tables.table import Table
from hamlet.speech.languages import spoken
from hamlet.speech.names import bot_name, pig_name


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
    setup = game.setup
    return Header(
        game=setup.game,
        players=setup.players,
        options=setup.options,
        edition=setup.edition,
        chairs=tuple(chairs),
        host=host,
        dice=wish.dice,
        listed=wish.listed,
        spectators=wish.spectators,
        clock=wish.clock,
        wait=wish.wait,
        position=start,
        promise=wish.promise if wish.dice == "fair" else "",
    )


def _chair(game: Game, wish: NewChair, host: str, seat: int) -> Chair:
    bot = ""
    if wish.kind == "bot":
        bot = check_bot(game.kind, wish.bot or stand_in(game.kind))
    return Chair(
        kind=wish.kind,
        name=clean(wish.name) or _name(wish, bot, seat),
        character=wish.character,
        language=wish.language,
        bot=bot,
        holder=host if wish.kind == "here" else "",
    )


def _name(wish: NewChair, bot: str, seat: int) -> str:
    """Who was given no name is called like their pig, and a bot as bots are called."""
    language = spoken(wish.language)
    return bot_name(bot, language) if bot else pig_name(wish.character, seat, language)


def clean(name: str) -> str:
    """A name without line breaks and other invisible characters."""
    return "".join(letter for letter in name if letter.isprintable()).strip()


def rematch_of(table: Table) -> Header:
    """The header of a table where the same chairs meet again, and the next one begins."""
    return Header(
        game=table.header.game,
        players=table.header.players,
        options=begun_by_next(table.match.game.options, table.header.players),
        edition=table.header.edition,
        chairs=tuple(
            replace(chair, name=name, thrown_out="")
            for chair, name in zip(table.chairs, table.names, strict=True)
        ),
        host=table.header.host,
        dice="fair" if table.header.dice == "seeded" else table.header.dice,
        listed=table.listed,
        spectators=table.spectators,
        clock=table.clock,
        awaited=_awaited_again(table),
    )


def _awaited_again(table: Table) -> tuple[str, ...]:
    """Those at a table whose pages promised words for its dice, and will do so again."""
    here = {chair.holder for chair in table.chairs} | {table.header.host}
    return tuple(pledge.holder for pledge in table.pledges if pledge.holder in here)

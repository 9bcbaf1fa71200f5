"""Opening a table: from a wish on the command line, or from a saved match."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console

import hamlet
from hamlet.bots.registry import check_bot, prepare
from hamlet.engine.dice import AskedDice, Dice, FairDice, SeededDice
from hamlet.engine.errors import BadDice, BadPlayers
from hamlet.engine.game import Game
from hamlet.engine.matchfile import DiceLine, SeatLine
from hamlet.files import BadFile, home
from hamlet.lab.matches import load_match
from hamlet.terminal.phrases import PHRASES
from hamlet.terminal.show import working
from hamlet.terminal.table import Table, own_dice


@dataclass(frozen=True)
class Wish:
    """What somebody asked for on the command line."""

    what: str
    players: int | None
    bots: list[str]
    names: list[str]
    options: dict[str, str]
    edition: Path | None
    language: str
    dice: str
    words: str
    resume: bool


def open_table(wish: Wish) -> None:
    """Seat everybody and play until the end or until somebody leaves."""
    console = Console(highlight=False)
    path = Path(wish.what)
    if path.is_file():
        saved_table(path, wish.language, console).run()
    elif wish.resume:
        saved_table(last_saved(hamlet.kind(wish.what).id), wish.language, console).run()
    else:
        new_table(wish, console).run()


def new_table(wish: Wish, console: Console) -> Table:
    """A fresh match with people in the first chairs and bots in the last."""
    game = _game(wish)
    dice, line = _dice(wish.dice, wish.words, console, PHRASES[wish.language])
    seats = _seats(game, wish)
    _prepare(game, wish.bots, wish.language)
    name = f"{game.kind.id}-{secrets.token_hex(3)}.hamlet"
    return Table(
        game.match(dice=dice), seats, line, home() / "matches" / name, wish.language, console
    )


def saved_table(path: Path, language: str, console: Console) -> Table:
    """A saved match where it was left."""
    match, file = load_match(path)
    if file.dice.kind == "entered":
        match.dice = AskedDice(own_dice(console, PHRASES[language]))
    else:
        rolls = sum(who < 0 for who in match.actors)
        _roll_on(match.dice, match, rolls)
    _prepare(match.game, [seat.bot for seat in file.seats], language)
    return Table(match, file.seats, file.dice, path, language, console)


def _prepare(game: Game, bots: list[str], language: str) -> None:
    """Let bots learn what they need, with a bar that says so, before anybody sits down."""
    with working(PHRASES[language]["preparing"]) as report:
        prepare(game, bots, report)


def _roll_on(dice: Dice, match: hamlet.Match, rolls: int) -> None:
    """Bring the dice of a saved match to where they stood: roll what it had rolled."""
    again = match.game.match(position=match.start, dice=dice)
    for entry in match.log:
        if again.actor == "chance":
            again.roll()
        else:
            again.play(entry)
    assert again.log == match.log
    assert rolls == sum(who < 0 for who in again.actors)


def last_saved(game: str) -> Path:
    """The match of a game that was left last."""
    folder = home() / "matches"
    saved = sorted(folder.glob(f"{game}-*.hamlet"), key=lambda path: path.stat().st_mtime)
    if not saved:
        raise BadFile(f"{folder}: there is no saved match of {game} to go on with")
    return saved[-1]


def _game(wish: Wish) -> Game:
    kind = hamlet.kind(wish.what)
    people = max(len(wish.names), 1)
    players = wish.players or max(kind.players[0], people + len(wish.bots))
    return hamlet.game(wish.what, players, wish.options, wish.edition)


def _seats(game: Game, wish: Wish) -> list[SeatLine]:
    bots = [check_bot(game.kind, name) for name in wish.bots]
    people = game.players - len(bots)
    if people < 0 or len(wish.names) > people:
        raise BadPlayers(
            f"{len(wish.names)} names and {len(bots)} bots do not fit {game.players} chairs"
        )
    titles = [PHRASES[wish.language]["player"].format(seat + 1) for seat in range(game.players)]
    names = wish.names + titles[len(wish.names) : people]
    return [
        *(SeatLine(name) for name in names),
        *(SeatLine(f"{bot} {number}", bot) for number, bot in enumerate(bots, people + 1)),
    ]


def _dice(wish: str, words: str, console: Console, say: dict[str, str]) -> tuple[Dice, DiceLine]:
    if wish == "fair":
        fair = FairDice(secrets.token_bytes(32), words)
        return fair, DiceLine("fair", None, fair.commitment, words, fair.secret.hex())
    if wish == "own":
        return AskedDice(own_dice(console, say)), DiceLine("entered")
    if wish.startswith("seed:"):
        seed = wish.removeprefix("seed:")
        number: int | str = int(seed) if seed.isdigit() else seed
        return SeededDice(number), DiceLine("seeded", number)
    raise BadDice(f"--dice takes fair, own or seed:NUMBER, not {wish!r}")

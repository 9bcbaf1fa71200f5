"""Opening a table: from a wish on the command line, or from a saved match."""

from __future__ import annotations

import secrets
import sys
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console

import hamlet
from hamlet.bots.registry import check_bot, prepare
from hamlet.engine.dice import AskedDice, Dice, FairDice, SeededDice, commitment
from hamlet.engine.errors import BadDice, BadPlayers
from hamlet.engine.game import Game
from hamlet.engine.matchfile import DiceLine, SeatLine
from hamlet.engine.notation import whole_number
from hamlet.files import home
from hamlet.terminal.phrases import PHRASES
from hamlet.terminal.save import last_saved, load
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
    path = _saved_path(wish)
    if path is None:
        new_table(wish, console).run()
    else:
        _refuse_settings(wish)
        saved_table(path, wish.language, console).run()


def _saved_path(wish: Wish) -> Path | None:
    """The saved match that is meant; None for a new one."""
    path = Path(wish.what)
    try:
        kind = hamlet.kind(wish.what)
    except hamlet.UnknownGame:
        if path.exists() or path.suffix or len(path.parts) > 1:
            return path
        raise
    return last_saved(kind.id) if wish.resume else None


def _refuse_settings(wish: Wish) -> None:
    """A saved match keeps its chairs, options and dice."""
    given = [wish.players, wish.bots, wish.names, wish.options, wish.edition, wish.words]
    if any(item for item in given) or wish.dice != "fair":
        raise BadPlayers("a saved match goes on as it was: only --language can be chosen anew")


def new_table(wish: Wish, console: Console) -> Table:
    """A fresh match with people in the first chairs and bots in the last."""
    game = _game(wish)
    dice, line = _dice(wish, console)
    seats = _seats(game, wish)
    _prepare(game, wish.bots, wish.language)
    name = f"{game.kind.id}-{secrets.token_hex(3)}.hamlet"
    return Table(
        game.match(dice=dice), seats, line, home() / "matches" / name, wish.language, console
    )


def saved_table(path: Path, language: str, console: Console) -> Table:
    """A saved match where it was left."""
    saved = load(path)
    match, file = saved.match, saved.file
    if file.dice.kind == "entered":
        match.dice = AskedDice(own_dice(console, PHRASES[language]))
    _prepare(match.game, [seat.bot for seat in file.seats], language)
    return Table(match, file.seats, file.dice, path, language, console)


def _prepare(game: Game, bots: list[str], language: str) -> None:
    """Let bots learn what they need, with a bar that says so, before anybody sits down."""
    with working(PHRASES[language]["preparing"]) as report:
        prepare(game, bots, report)


def _game(wish: Wish) -> Game:
    kind = hamlet.kind(wish.what)
    people = max(len(wish.names), 1)
    fewest = max(kind.players[0], people + len(wish.bots))
    players = fewest if wish.players is None else wish.players
    kind.check_players(players)
    drawn = {
        option.name: secrets.choice(option.values[:-1])
        for option in kind.options(players)
        if option.picture_only and wish.options.get(option.name) == "random"
    }
    return hamlet.game(wish.what, players, {**wish.options, **drawn}, wish.edition)


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


def _dice(wish: Wish, console: Console) -> tuple[Dice, DiceLine]:
    say = PHRASES[wish.language]
    if wish.dice == "fair":
        return _fair_dice(wish.words, console, say)
    if wish.words:
        raise BadDice("--words are for fair dice only")
    if wish.dice == "own":
        return AskedDice(own_dice(console, say)), DiceLine("entered")
    if wish.dice.startswith("seed:"):
        words = wish.dice.removeprefix("seed:")
        number = whole_number(words)
        seed: int | str = words if number is None else number
        return SeededDice(seed), DiceLine("seeded", seed)
    raise BadDice(f"--dice takes fair, own or seed:NUMBER, not {wish.dice!r}")


def _fair_dice(words: str, console: Console, say: dict[str, str]) -> tuple[Dice, DiceLine]:
    """The secret is drawn and promised before people add their words."""
    secret = secrets.token_bytes(32)
    console.print(f"[dim]{say['fair'].format(commitment(secret))}[/]", soft_wrap=True)
    if not words and sys.stdin is not None and sys.stdin.isatty():
        words = console.input(say["words"]).strip()
    fair = FairDice(secret, words)
    return fair, DiceLine("fair", None, fair.commitment, words, secret.hex())

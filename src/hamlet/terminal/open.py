"""Opening a match in the terminal: as asked on the command line, or where it was left."""

from __future__ import annotations

import secrets
import sys
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console

import hamlet
from hamlet.bots.registry import check_player, prepare
from hamlet.engine.bounds import LONGEST_NAME, LONGEST_WORDS
from hamlet.engine.dice import AskedDice, Dice, FairDice, SeededDice, commitment
from hamlet.engine.errors import BadDice, BadPlayers
from hamlet.engine.game import Game
from hamlet.engine.matchfile import DiceLine, SeatLine
from hamlet.engine.notation import read_seed
from hamlet.files import home
from hamlet.speech.catalogue import Catalogue, catalogue
from hamlet.terminal.match import TerminalMatch, own_dice
from hamlet.terminal.save import last_saved, load
from hamlet.terminal.show import working


@dataclass(frozen=True)
class Request:
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


def open_match(request: Request) -> None:
    """Seat everybody and play until the end or until somebody leaves."""
    console = Console(highlight=False)
    path = _saved_path(request)
    if path is None:
        new_match(request, console).run()
    else:
        _refuse_settings(request)
        saved_match(path, request.language, console).run()


def _saved_path(request: Request) -> Path | None:
    """The saved match that is meant; None for a new one."""
    path = Path(request.what)
    try:
        kind = hamlet.kind(request.what)
    except hamlet.UnknownGame:
        if path.exists() or path.suffix or len(path.parts) > 1:
            return path
        raise
    return last_saved(kind.id) if request.resume else None


def _refuse_settings(request: Request) -> None:
    """A saved match keeps its chairs, options and dice."""
    given = [
        request.players,
        request.bots,
        request.names,
        request.options,
        request.edition,
        request.words,
    ]
    if any(item for item in given) or request.dice != "fair":
        raise BadPlayers("a saved match goes on as it was: only --language can be chosen anew")


def new_match(request: Request, console: Console) -> TerminalMatch:
    """A fresh match with people in the first chairs and bots in the last."""
    game = _game(request)
    dice, line = _dice(request, console)
    seats = _seats(game, request)
    _prepare(game, request.bots, request.language)
    name = f"{game.kind.id}-{secrets.token_hex(3)}.hamlet"
    path = home() / "matches" / name
    return TerminalMatch(game.match(dice=dice), seats, line, path, request.language, console)


def saved_match(path: Path, language: str, console: Console) -> TerminalMatch:
    """A saved match where it was left."""
    match, file = load(path)
    if file.dice.kind == "entered":
        match.dice = AskedDice(own_dice(console, catalogue(language, "terminal")))
    _prepare(match.game, [seat.bot for seat in file.seats], language)
    return TerminalMatch(match, file.seats, file.dice, path, language, console)


def _prepare(game: Game, bots: list[str], language: str) -> None:
    """Let bots learn what they need, with a bar that says so, before anybody sits down."""
    with working(catalogue(language, "terminal").say("preparing")) as report:
        prepare(game, bots, report)


def _game(request: Request) -> Game:
    kind = hamlet.kind(request.what)
    people = max(len(request.names), 1)
    fewest = max(kind.players[0], people + len(request.bots))
    players = fewest if request.players is None else request.players
    kind.check_players(players)
    drawn = {
        option.name: secrets.choice(option.values[:-1])
        for option in kind.printed.options(players)
        if option.picture_only and request.options.get(option.name) == "random"
    }
    return hamlet.game(request.what, players, {**request.options, **drawn}, request.edition)


def _seats(game: Game, request: Request) -> list[SeatLine]:
    bots = [check_player(game, name) for name in request.bots]
    people = game.players - len(bots)
    if people < 0 or len(request.names) > people:
        raise BadPlayers(
            f"{len(request.names)} names and {len(bots)} bots do not fit {game.players} chairs"
        )
    for name in request.names:
        if len(name) > LONGEST_NAME:
            raise BadPlayers(f"a name has at most {LONGEST_NAME} letters, not {len(name)}")
    say = catalogue(request.language, "terminal").say
    titles = [say("player", number=seat + 1) for seat in range(game.players)]
    names = request.names + titles[len(request.names) : people]
    return [
        *(SeatLine(name) for name in names),
        *(
            SeatLine(f"{_title(bot, request.language)} {number}", bot)
            for number, bot in enumerate(bots, people + 1)
        ),
    ]


def _title(bot: str, language: str) -> str:
    """What a bot is called; one without a character keeps its plain name."""
    return catalogue(language, "bots").find(bot) or bot


def _dice(request: Request, console: Console) -> tuple[Dice, DiceLine]:
    if len(request.words) > LONGEST_WORDS:
        raise BadDice(f"--words takes at most {LONGEST_WORDS} letters, not {len(request.words)}")
    words = catalogue(request.language, "terminal")
    if request.dice == "fair":
        return _fair_dice(request.words, console, words)
    if request.words:
        raise BadDice("--words are for fair dice only")
    if request.dice == "own":
        return AskedDice(own_dice(console, words)), DiceLine("entered")
    if request.dice.startswith("seed:"):
        seed = read_seed(request.dice.removeprefix("seed:"))
        return SeededDice(seed), DiceLine("seeded", seed)
    raise BadDice(f"--dice takes fair, own or seed:NUMBER, not {request.dice!r}")


def _fair_dice(given: str, console: Console, words: Catalogue) -> tuple[Dice, DiceLine]:
    """The secret is drawn and promised before people add their words."""
    secret = secrets.token_bytes(32)
    promise = words.say("fair", promise=commitment(secret))
    console.print(f"[dim]{promise}\n{words.say('fair-later')}[/]", soft_wrap=True)
    if not given and sys.stdin is not None and sys.stdin.isatty():
        given = console.input(words.say("words") + " ").strip()
    fair = FairDice(secret, given)
    return fair, DiceLine("fair", None, fair.commitment, given, secret.hex())

"""A match in the terminal: draws, asks, plays, takes back, saves."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from pathlib import Path

from rich.console import Console
from rich.markup import escape

from hamlet.analysis.partner import says
from hamlet.bots.bot import Budget
from hamlet.bots.registry import make_bot
from hamlet.engine.errors import BadDice, IllegalMove, MalformedMove
from hamlet.engine.match import Match
from hamlet.engine.matchfile import DiceLine, SeatLine
from hamlet.engine.move_words import aim_said
from hamlet.engine.notation import picked
from hamlet.engine.stream import Stream
from hamlet.speech.catalogue import Catalogue, catalogue
from hamlet.terminal.save import save
from hamlet.terminal.show import ending, show_rules


class Leave(Exception):
    """Somebody gets up: the match is saved and can be gone on with."""


class TerminalMatch:
    """One match with its chairs, in one terminal."""

    def __init__(
        self,
        match: Match,
        seats: list[SeatLine],
        dice: DiceLine,
        path: Path,
        language: str,
        console: Console,
    ) -> None:
        self.match = match
        self._seats = seats
        self._dice = dice
        self._path = path
        self._language = language
        self._words = catalogue(language, "terminal")
        self._console = console
        self._luck = Stream(secrets.randbits(63))
        self._bots = {
            seat: make_bot(match.game, line.bot) for seat, line in enumerate(seats) if line.bot
        }

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self._seats]

    def run(self) -> None:
        """Play to the end, or save and return when somebody leaves."""
        self._save()
        self._greet()
        try:
            while self.match.actor is not None:
                before = len(self.match.log)
                self._step()
                if len(self.match.log) != before:
                    self._save()
        except (Leave, EOFError, KeyboardInterrupt):
            self._save()
            self._print("\n" + self._words.say("saved", file=escape(str(self._path))))
            return
        self._draw()
        self._print(f"[bold]{escape(ending(self.match, self.names, self._language))}[/]")
        self._print(self._words.say("kept", file=escape(str(self._path))))

    def _greet(self) -> None:
        self._print(f"[bold]{self.match.game.kind.words.title(self._language)}[/]")
        if self.match.log:
            self._print(self._words.say("again"))

    def _step(self) -> None:
        actor = self.match.actor
        if actor == "chance":
            self._roll()
        elif isinstance(actor, int) and actor in self._bots:
            self._let_play(actor)
        else:
            self._ask()
        self._tell()

    def _let_play(self, actor: int) -> None:
        """A bot moves, and says what it is up to if it has partners."""
        game, state = self.match.game, self.match.state.copy()
        choice = self._bots[actor].choose(game, state, Budget(seconds=1), self._luck)
        aim = says(game, self.match.state, choice)
        self.match.play_code(choice.move)
        if aim:
            said = aim_said(game.kind.words, aim, self._language)
            self._print(f"[cyan]{escape(self.names[actor])}: {escape(said)}[/]")

    def _roll(self) -> None:
        try:
            self.match.roll()
        except BadDice as error:
            self._refuse(self._words.say("impossible", roll=str(error.given)))

    def _ask(self) -> None:
        moves = self.match.moves()
        actor = self.match.actor
        assert isinstance(actor, int)
        self._draw()
        self._print(f"[bold]{escape(self._words.say('turn', name=self.names[actor]))}[/]")
        for number, move in enumerate(moves, 1):
            self._print(f"  [cyan]{number:>2}[/] {move}{self._meaning(move)}")
        typed = self._console.input(self._words.say("prompt") + " ").strip()
        self.match.events = []
        self._obey(typed, moves)

    def _meaning(self, move: str) -> str:
        """What a move does, where the game explains it."""
        said = self.match.game.kind.words.move(move, self._language)
        return f" [dim]· {said}[/]" if said else ""

    def _obey(self, typed: str, moves: list[str]) -> None:
        commands: dict[str, Callable[[], None]] = {
            "": lambda: None,
            "?": self._help,
            "help": self._help,
            "undo": self._undo,
            "rules": self._rules,
            "log": self._story,
            "quit": self._leave,
        }
        if typed.lower() in commands:
            commands[typed.lower()]()
            return
        try:
            self.match.play(picked(typed, moves))
        except IllegalMove as error:
            said = self.match.game.kind.words.rule(error.rule, self._language)
            self._refuse(self._words.say("forbidden", move=typed, sentence=said, rule=error.rule))
        except MalformedMove:
            self._refuse(self._words.say("unreadable", move=typed))

    def _refuse(self, reason: str) -> None:
        self._print(f"[red]{escape(reason)}[/]")

    def _help(self) -> None:
        self._print(self._words.say("help"))

    def _leave(self) -> None:
        raise Leave

    def _undo(self) -> None:
        """Back to the last decision of a person; the same dice will fall again."""
        if not any(who >= 0 and who not in self._bots for who in self.match.actors):
            self._print(self._words.say("nothing"))
            return
        while True:
            who = self.match.actors[-1]
            self.match.undo()
            if who >= 0 and who not in self._bots:
                break
        self._print(self._words.say("undone"))

    def _rules(self) -> None:
        words = self.match.game.kind.words
        show_rules(words.title(self._language), words.rulebook(self._language))

    def _story(self) -> None:
        again = self.match.game.match(position=self.match.start, seed=0)
        for entry in self.match.log:
            again.play(entry)
            self._tell(again)

    def _tell(self, match: Match | None = None) -> None:
        words = self.match.game.kind.words
        for event in (match or self.match).events:
            sentence = words.sentence(event, self._language, self.names)
            if sentence:
                self._print(f"[italic]{escape(sentence)}[/]")

    def _draw(self) -> None:
        self._print("")
        self._print(self.match.game.kind.picture.draw(self.match.game.box, self.match.state))

    def _print(self, text: str) -> None:
        self._console.print(text, soft_wrap=True)

    def _save(self) -> None:
        save(self.match, self._seats, self._dice, self._path)


def own_dice(console: Console, words: Catalogue) -> Callable[[list[str]], str]:
    """Asks people what their real dice show; a number picks from the list."""

    def ask(names: list[str]) -> str:
        listed = "  ".join(f"{number} {name}" for number, name in enumerate(names, 1))
        typed = console.input(escape(words.say("dice", choices=listed)) + " ").strip()
        if typed.lower() == "quit":
            raise Leave
        return picked(typed, names)

    return ask

"""Printing things for people: progress, summaries, rules, a match retold."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)
from rich.table import Table

from hamlet.engine.kind import Kind
from hamlet.engine.match import Match
from hamlet.engine.matchfile import MatchFile
from hamlet.engine.rulebook import Rulebook


@contextmanager
def progress(title: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar on stderr that says what the wait is for; call it with what was just done."""
    columns = (TextColumn(title), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bars:
        task = bars.add_task(title, total=total)
        yield lambda done: bars.advance(task, done)


@contextmanager
def working(title: str) -> Iterator[Callable[[str, float], None]]:
    """A bar on stderr for work in several parts; it appears once there is something to do."""
    columns = (TextColumn(title + ": {task.description}"), BarColumn(), TimeElapsedColumn())
    with ExitStack() as stack:
        bars = Progress(*columns, console=Console(stderr=True), transient=True)
        task = bars.add_task("", total=1.0)

        def advance(what: str, share: float) -> None:
            if not bars.live.is_started:
                stack.enter_context(bars)
            bars.update(task, description=what, completed=share)

        yield advance


def show_solution(result: dict[str, Any]) -> None:
    """The exact solution of a game in a few lines."""
    console = Console(highlight=False)
    console.print(
        f"{result['game']}, edition {result['edition']!r}: "
        f"[bold]{result['value']:.4%}[/] of all matches can be won"
    )
    console.print(
        f"{result['states']:,} positions, residual {result['residual']:.1e}, "
        f"solved in {result['solve_seconds']:.1f} s, here in {result['seconds']:.1f} s"
    )


def show_summary(result: dict[str, Any]) -> None:
    """A simulation as a small table."""
    console = Console()
    title = f"{result['game']}: {result['games']:,} games, seed {result['seed']}"
    table = Table("seat", "bot", "wins", "share", title=title)
    for seat, (bot, wins) in enumerate(zip(result["bots"], result["wins"], strict=True)):
        table.add_row(str(seat), bot, f"{wins:,}", f"{wins / result['games']:.2%}")
    console.print(table)
    length = result["length"]
    spread = " · ".join(f"{float(q):.0%} {v:g}" for q, v in length["quantiles"].items())
    console.print(f"length {length['mean']:.2f} {length['unit']} on average ({spread})")
    console.print(f"won by nobody {result['won_by_nobody']:,}")
    console.print(
        f"{result['games_per_second']:,.0f} games/s, {result['steps_per_second']:,.0f} steps/s "
        f"(compiler {result['compile_seconds']:.1f} s)"
    )


def show_rules(kind: Kind, book: Rulebook, language: str) -> None:
    """A rulebook, a rule a line."""
    console = Console()
    console.print(f"[bold]{kind.title[language]}[/]", highlight=False)
    for rule, sentences in book.items():
        console.print(f"[cyan]{rule:>6}[/]  {sentences[language]}", highlight=False)


def show_match(match: Match, file: MatchFile, language: str) -> None:
    """A match told again: each log line, what happened, and the table at the end."""
    console = Console()
    kind = match.game.kind
    names = [seat.name for seat in file.seats]
    again = match.game.match(position=match.start, seed=0)
    for number, entry in enumerate(match.log, 1):
        who = again.actor
        actor = names[who] if isinstance(who, int) and who < len(names) else "·"
        again.play(entry)
        told = " ".join(kind.words.sentence(event, language, names) for event in again.events)
        line = f"[dim]{number:>4}[/] {escape(actor)}: [bold]{entry}[/]  {escape(told)}"
        console.print(line, highlight=False)
    console.print(kind.picture(match.game.box, match.state), highlight=False)
    console.print(escape(ending(match, names, language)))


def ending(match: Match, names: list[str], language: str) -> str:
    """How a match stands: who won and why, or that it goes on."""
    result = match.result
    if result is None:
        return _OPEN[language]
    reason = match.game.kind.words.tables["reasons"][result.reason][language]
    if not result.winners:
        return reason
    return f"{reason} {_WON[language]} {', '.join(names[seat] for seat in result.winners)}"


_OPEN = {"en": "The match is not over.", "fr": "La partie n'est pas finie."}
_WON = {"en": "🏆", "fr": "🏆"}

"""Printing things for people: progress, summaries, rules, a match retold."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import TYPE_CHECKING

from rich.console import Console
from rich.markup import escape
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)
from rich.table import Table as Grid

from hamlet.engine.match import Match
from hamlet.engine.matchfile import MatchFile
from hamlet.engine.vocabulary import Json
from hamlet.speech.catalogue import catalogue

if TYPE_CHECKING:
    from hamlet.lab.solve import SolutionReport
    from hamlet.lab.summary import Summary
    from hamlet.lab.tournament import Standings


@contextmanager
def progress(title: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar on stderr that says what the wait is for; call it with what was just done."""
    columns = (TextColumn(title), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with _bars(*columns) as bars:
        task = bars.add_task(title, total=total)
        yield lambda done: bars.advance(task, done)


@contextmanager
def working(title: str) -> Iterator[Callable[[str, float], None]]:
    """A bar on stderr for work in several parts; it appears once there is something to do."""
    columns = (TextColumn(title + ": {task.description}"), BarColumn(), TimeElapsedColumn())
    with ExitStack() as stack:
        bars = _bars(*columns)
        task = bars.add_task("", total=1.0)

        def advance(what: str, share: float) -> None:
            if not bars.live.is_started:
                stack.enter_context(bars)
            bars.update(task, description=what, completed=share)

        yield advance


def _bars(*columns: ProgressColumn) -> Progress:
    """Bars on stderr if somebody looks: a file gets what is said, not how long it took."""
    console = Console(stderr=True)
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


def show_solution(result: SolutionReport) -> None:
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


def show_summary(result: Summary) -> None:
    """A simulation in a small grid."""
    console = Console()
    title = f"{result['game']}: {result['games']:,} games, seed {result['seed']}"
    grid = Grid("seat", "bot", "wins", "share", title=title)
    for seat, (bot, wins) in enumerate(zip(result["bots"], result["wins"], strict=True)):
        grid.add_row(str(seat), bot, f"{wins:,}", f"{wins / result['games']:.2%}")
    console.print(grid)
    length = result["length"]
    spread = " · ".join(f"{float(q):.0%} {v:g}" for q, v in length["quantiles"].items())
    console.print(f"length {length['mean']:.2f} {length['unit']} on average ({spread})")
    console.print(f"won by nobody {result['won_by_nobody']:,}")
    console.print(
        f"{result['games_per_second']:,.0f} games/s, {result['steps_per_second']:,.0f} steps/s "
        f"(compiler {result['compile_seconds']:.1f} s)"
    )


def show_tournament(result: Standings) -> None:
    """A tournament as a grid of pairings and, between opponents, one of ratings."""
    console = Console()
    title = f"{result['game']}: {result['games']:,} games, seed {result['seed']}"
    grid = Grid("first", "second", "games", "share", "95 %", title=title)
    for pairing in result["pairings"]:
        first, *second = pairing["bots"]
        reach = f"{pairing['low']:.1%} to {pairing['high']:.1%}"
        share = f"{pairing['share']:.1%}"
        grid.add_row(first, *(second or ["(as a team)"]), str(pairing["games"]), share, reach)
    console.print(grid)
    if "ratings" in result:
        ratings = Grid("bot", "rating", "±", title="ratings (Plackett–Luce)")
        for row in result["ratings"]:
            ratings.add_row(row["bot"], f"{row['mu']:.1f}", f"{row['sigma']:.1f}")
        console.print(ratings)


def show_review(result: Json, names: list[str], language: str) -> None:
    """Luck and choice of every player, and the turning points."""
    console = Console(highlight=False)
    say = catalogue(language, "terminal").say
    grid = Grid("", *(say(f"review-{key}") for key in _PARTS), title=say("review-title"))
    for player in result["players"]:
        shares = [f"{player[key]:+.1%}" for key in _PARTS]
        grid.add_row(names[player["seat"]], *shares)
    console.print(grid)
    console.print(say("review-turning"))
    for point in result["turning_points"]:
        actor = say("review-chance") if point["actor"] == "chance" else names[point["actor"]]
        changes = ", ".join(
            f"{name} {change:+.1%}" for name, change in zip(names, point["change"], strict=True)
        )
        better = f" ({say('review-better', move=point['best'])})" if "best" in point else ""
        console.print(f"[dim]{point['number']:>4}[/] {actor}: {point['move']}{better}  {changes}")


_PARTS = ("start", "luck", "choice", "others", "result")


def show_rules(title: str, book: dict[str, str]) -> None:
    """A rulebook, a rule a line."""
    console = Console()
    console.print(f"[bold]{title}[/]", highlight=False)
    for rule, sentence in book.items():
        console.print(f"[cyan]{rule:>6}[/]  {sentence}", highlight=False)


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
    console.print(kind.picture.draw(match.game.box, match.state), highlight=False)
    console.print(escape(ending(match, names, language)))


def ending(match: Match, names: list[str], language: str) -> str:
    """How a match stands: who won and why, or that it goes on."""
    result = match.result
    if result is None:
        return catalogue(language, "terminal").say("open")
    reason = match.game.kind.words.reason(result.reason, language)
    if not result.winners:
        return reason
    return f"{reason} 🏆 {', '.join(names[seat] for seat in result.winners)}"

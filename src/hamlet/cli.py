"""The command line. Heavy parts are imported by the command that needs them."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from hamlet.commands.edition import edition_app
from hamlet.commands.play import play
from hamlet.commands.shared import (
    Database,
    EditionFile,
    Json,
    Language,
    Options,
    PageFolder,
    Players,
    UsageFault,
    chosen,
    folder,
    print_json,
    spoken,
)
from hamlet.commands.tables import tables_app
from hamlet.engine.errors import HamletError
from hamlet.version import VERSION

app = typer.Typer(
    name="hamlet",
    add_completion=False,
    rich_markup_mode=None,
)
app.add_typer(edition_app, name="edition")
app.add_typer(tables_app, name="tables")

GameName = Annotated[str, typer.Argument(metavar="GAME", help="Which game, such as piggyback.")]
WHY_SOLVE = "Solving the game exactly (once for an edition)"
WHY_PREPARE = "The bots are learning the game (once for an edition)"


def main() -> None:
    """Run the command line; a refusal is one line on stderr and exit code 2."""
    try:
        status = app(args=sys.argv[1:] or ["--help"], standalone_mode=False)
    except HamletError as error:
        status = _refuse(str(error))
    except typer.TyperException as error:
        status = _refuse(f"{error.format_message()} (hamlet --help says what there is)")
    except (typer.Abort, KeyboardInterrupt):
        status = 130
    except (OSError, UnicodeError) as error:
        status = _refuse(f"cannot go on: {error}")
    sys.exit(status)


def _print_version(wanted: bool) -> None:
    if wanted:
        print(f"hamlet {VERSION}")
        raise typer.Exit


@app.callback()
def common(
    version: Annotated[
        bool,
        typer.Option("--version", callback=_print_version, is_eager=True, help="Say the version."),
    ] = False,
) -> None:
    """Four board games about little pigs: a table to play at, and a laboratory."""


def _refuse(reason: str) -> int:
    print(f"hamlet: {' '.join(reason.split())}", file=sys.stderr)
    return 2


app.command()(play)


@app.command()
def simulate(
    game: GameName,
    players: Players = None,
    bots: Annotated[
        str, typer.Option("--bots", help="One for all seats, or one a seat: a,b,…")
    ] = "random",
    games: Annotated[int, typer.Option("--games", "-n", help="How many games.")] = 10_000,
    seed: Annotated[str, typer.Option("--seed", "-s", help="A number or words.")] = "0",
    option: Options = None,
    edition: EditionFile = None,
    jobs: Annotated[int | None, typer.Option("--jobs", "-j", min=1, help="Cores to use.")] = None,
    json: Json = False,
) -> None:
    """Play many games between bots and count."""
    import hamlet
    from hamlet.bots.registry import prepare
    from hamlet.engine.notation import whole_number
    from hamlet.lab.simulate import check_games, seat_bots, summary
    from hamlet.lab.simulate import simulate as run
    from hamlet.terminal.show import progress, show_summary, working

    seated = [name.strip() for name in bots.split(",")]
    if players is None and len(seated) > 1:
        players = len(seated)
    table = hamlet.game(game, players, chosen(option), edition)
    digits = whole_number(seed)
    number = seed if digits is None else digits
    seat_bots(table, seated)
    check_games(games)
    with working(WHY_PREPARE) as report:
        prepare(table, seated, report)
    with progress(f"Playing {games:,} games (the first time, the rules are compiled)", games) as on:
        batch = run(table, seated, games, number, jobs=jobs, progress=on)
    result = summary(table, seated, number, batch)
    if json:
        print_json(result)
    else:
        show_summary(result)


@app.command()
def tournament(
    game: GameName,
    bots: Annotated[str, typer.Option("--bots", help="Who takes part: a,b,…")],
    games: Annotated[int, typer.Option("--games", "-n", help="Games of each pairing.")] = 100,
    players: Players = None,
    seed: Annotated[str, typer.Option("--seed", "-s", help="A number or words.")] = "0",
    option: Options = None,
    edition: EditionFile = None,
    resume: Annotated[
        Path | None, typer.Option("--resume", help="A file of games to keep and to go on from.")
    ] = None,
    jobs: Annotated[int | None, typer.Option("--jobs", "-j", min=1, help="Cores to use.")] = None,
    json: Json = False,
) -> None:
    """Every bot against every other, seats rotated; in cooperative games every bot as a team."""
    import hamlet
    from hamlet.bots.registry import check_bot, prepare
    from hamlet.engine.notation import whole_number
    from hamlet.lab.tournament import tournament as run
    from hamlet.terminal.show import progress, show_tournament, working

    table = hamlet.game(game, players, chosen(option), edition)
    names = [check_bot(table.kind, name.strip()) for name in bots.split(",")]
    digits = whole_number(seed)
    number = seed if digits is None else digits
    with working(WHY_PREPARE) as report:
        prepare(table, names, report)
    total = games * (len(names) if table.kind.cooperative else len(names) * (len(names) - 1) // 2)
    with progress(f"Playing {total:,} games", total) as on:
        result = run(table, names, games, number, kept=resume, jobs=jobs, progress=on)
    if json:
        print_json(result)
    else:
        show_tournament(result)


@app.command()
def solve(
    game: GameName, option: Options = None, edition: EditionFile = None, json: Json = False
) -> None:
    """Compute what perfect play is worth, from every position; kept for the exact bot."""
    import hamlet
    from hamlet.lab.solve import solution
    from hamlet.terminal.show import show_solution, working

    with working(WHY_SOLVE) as report:
        result = solution(hamlet.game(game, None, chosen(option), edition), report)
    if json:
        print_json(result)
    else:
        show_solution(result)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A match file.")],
    language: Language = "en",
    json: Json = False,
) -> None:
    """Tell a match again, move by move."""
    from hamlet.lab.matches import load_match
    from hamlet.terminal.show import show_match

    match, kept = load_match(file)
    if json:
        print_json({"log": match.log, "position": match.position(), "result": _result(match)})
    else:
        show_match(match, kept, spoken(language))


@app.command()
def review(
    file: Annotated[Path, typer.Argument(help="A match file.")],
    work: Annotated[
        int, typer.Option("--work", min=1, help="Imagined games for each position.")
    ] = 400,
    language: Language = "en",
    json: Json = False,
) -> None:
    """Say how much of a match was luck and how much was choice, and where it turned."""
    from hamlet.bots.judge import judge_of
    from hamlet.bots.review import review as run
    from hamlet.lab.matches import load_match
    from hamlet.terminal.show import progress, show_review

    match, kept = load_match(file)
    language = spoken(language)
    title = "Weighing every position (the first time, the rules are compiled)"
    with progress(title, len(match.log)) as on:
        result = run(match, judge_of(match.game, work), progress=on)
    if json:
        print_json(result)
    else:
        show_review(result, [seat.name for seat in kept.seats], language)


@app.command()
def verify(file: Annotated[Path, typer.Argument(help="A match file.")], json: Json = False) -> None:
    """Roll every roll of a match again and say whether they all fit."""
    from hamlet.lab.matches import verify_match

    try:
        verdict = verify_match(file)
    except HamletError as error:
        if not json:
            raise
        print_json({"file": str(file), "ok": False, "reason": str(error)})
        raise typer.Exit(2) from None
    if json:
        print_json({"file": str(file), **verdict})
        return
    print(
        f"{file}: all {verdict['rolls']} rolls are what the {verdict['dice']} dice give, "
        f"and all {verdict['lines']} log lines obey the rules"
    )
    if verdict["commitment"]:
        print(f"the dice were promised as {verdict['commitment']}")


def _result(match: Any) -> dict[str, Any] | None:
    import dataclasses

    return None if match.result is None else dataclasses.asdict(match.result)


@app.command()
def rules(
    game: GameName,
    rule: Annotated[str | None, typer.Argument(help="One rule, such as PB-14.")] = None,
    language: Language = "en",
    json: Json = False,
) -> None:
    """The rules of a game in our own words, each with its number."""
    import hamlet
    from hamlet.terminal.show import show_rules

    kind = hamlet.kind(game)
    book = kind.rulebook
    if rule is not None:
        if rule.upper() not in book:
            raise UsageFault(f"{kind.id} has no rule {rule!r}; they run {', '.join(book)}")
        book = {rule.upper(): book[rule.upper()]}
    if json:
        print_json(dict(book))
    else:
        show_rules(kind, book, spoken(language))


@app.command()
def serve(
    host: Annotated[str, typer.Option("--host", help="The address to listen on.")] = "",
    port: Annotated[int, typer.Option("--port", min=0, max=65535, help="0 takes any.")] = 8017,
    lan: Annotated[
        bool, typer.Option("--lan", help="Listen for all devices in the house.")
    ] = False,
    workers: Annotated[int, typer.Option("--workers", min=1, max=64, help="Processes.")] = 1,
    database: Database = "",
    channels: Annotated[
        str, typer.Option("--channels", help="memory, redis://… or postgresql://….")
    ] = "memory",
    page: PageFolder = None,
    origin: Annotated[
        list[str] | None, typer.Option("--origin", help="Another origin that may call.")
    ] = None,
    thinkers: Annotated[
        int, typer.Option("--thinkers", min=1, max=64, help="Processes in which bots think.")
    ] = 2,
    think: Annotated[
        float, typer.Option("--think", min=0.01, max=60, help="Seconds a bot may think.")
    ] = 1.0,
    pace: Annotated[
        float, typer.Option("--pace", min=0, max=10, help="Seconds a bot lets people look.")
    ] = 0.4,
    idle_days: Annotated[
        float, typer.Option("--idle-days", min=0, help="Untouched tables are removed after.")
    ] = 30.0,
    rate: Annotated[
        int, typer.Option("--rate", min=0, help="Requests a minute and address; 0: no limit.")
    ] = 1200,
    message_rate: Annotated[
        float, typer.Option("--message-rate", min=0, help="Messages a second and page.")
    ] = 20.0,
    viewers: Annotated[
        int, typer.Option("--viewers", min=1, help="Open pages of one process.")
    ] = 5000,
    viewers_per_address: Annotated[
        int, typer.Option("--viewers-per-address", min=1, help="Open pages from one address.")
    ] = 200,
) -> None:
    """Run the table server: on this machine only, unless --lan or --host says otherwise."""
    from hamlet.server.serve import serve as run
    from hamlet.server.settings import Settings

    settings = Settings(
        database=database,
        channels=channels,
        lan=lan or host not in ("", "127.0.0.1", "::1", "localhost"),
        page=folder(page),
        origins=origin or [],
        thinkers=thinkers,
        think_seconds=think,
        pace=pace,
        idle_days=idle_days,
        rate=rate,
        message_rate=message_rate,
        viewers=viewers,
        viewers_per_address=viewers_per_address,
    )
    run(settings, host or ("0.0.0.0" if lan else "127.0.0.1"), port, workers)

"""The command line, put together. A refusal is one line on stderr and exit code 2."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from hamlet.commands.edition import edition_app
from hamlet.commands.play import play
from hamlet.commands.replay import replay
from hamlet.commands.review import review
from hamlet.commands.rules import rules
from hamlet.commands.serve import serve
from hamlet.commands.simulate import simulate
from hamlet.commands.solve import solve
from hamlet.commands.tables import tables_app
from hamlet.commands.tournament import tournament
from hamlet.commands.verify import verify
from hamlet.engine.errors import HamletError
from hamlet.version import VERSION

app = typer.Typer(name="hamlet", add_completion=False, rich_markup_mode=None)
for command in (play, simulate, tournament, solve, replay, review, verify, rules, serve):
    app.command()(command)
app.add_typer(edition_app, name="edition")
app.add_typer(tables_app, name="tables")


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


def _refuse(reason: str) -> int:
    print(f"hamlet: {' '.join(reason.split())}", file=sys.stderr)
    return 2


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

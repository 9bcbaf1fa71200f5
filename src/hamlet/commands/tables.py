"""hamlet tables: list, export, import and delete."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from hamlet.commands.shared import Database, Json, print_json

tables_app = typer.Typer(help="Tables in the server's database.")


@tables_app.command("list")
def tables_list(database: Database = "", json: Json = False) -> None:
    """All tables, the last touched first."""
    from datetime import datetime

    from hamlet.server.admin import list_tables

    found = list_tables(database)
    if json:
        print_json({"tables": found})
        return
    for table in found:
        touched = datetime.fromtimestamp(table["touched"]).isoformat(" ", "minutes")
        state = "over" if table["over"] else f"at {table['version']}"
        names = ", ".join(table["names"])
        print(f"{table['table']}  {touched}  {table['game']:<18} {state:<8} {names}")


@tables_app.command("export")
def tables_export(
    table: Annotated[str, typer.Argument(help="A table's id.")],
    out: Annotated[Path | None, typer.Option("--out", help="Where to; default: print it.")] = None,
    database: Database = "",
) -> None:
    """A table's match as a match file; before the end, without the secret of its dice."""
    from hamlet.files import write_text
    from hamlet.server.admin import export_table

    text = export_table(database, table)
    if out is None:
        print(text, end="")
    else:
        write_text(out, text)


@tables_app.command("import")
def tables_import(
    file: Annotated[Path, typer.Argument(help="A match file.")], database: Database = ""
) -> None:
    """Lay a match file on the server's tables: to look at, or to go on with new dice."""
    from hamlet.files import read_text
    from hamlet.server.admin import import_match

    table, over = import_match(database, read_text(file), str(file))
    print(f"{table}  {'over' if over else 'waiting for people to sit down'}")


@tables_app.command("delete")
def tables_delete(
    tables: Annotated[list[str], typer.Argument(help="The ids of tables.")], database: Database = ""
) -> None:
    """Remove tables for good."""
    from hamlet.server.admin import delete_tables

    gone = delete_tables(database, tables)
    print(f"{gone} {'table is' if gone == 1 else 'tables are'} deleted")

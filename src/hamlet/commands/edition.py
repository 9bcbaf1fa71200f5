"""hamlet edition: show and check."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from hamlet.commands.shared import Json, checked_edition, edition_kind, print_json

if TYPE_CHECKING:
    from hamlet.engine.kind import Kind

edition_app = typer.Typer(help="Editions: what is printed on the components.")

EditionSource = Annotated[str, typer.Argument(metavar="GAME|FILE", help="A game or a TOML file.")]


@edition_app.command("show")
def edition_show(source: EditionSource, json: Json = False) -> None:
    """Print an edition as TOML; redirect it to a file to begin one of your own."""
    import hamlet
    from hamlet.engine.edition import edition_dict
    from hamlet.files import read_text

    kind, path = _edition_source(source)
    loaded = hamlet.load_edition(kind, path)
    if json:
        print_json(edition_dict(loaded))
    else:
        print((kind.default_text if path is None else read_text(path)).rstrip())


@edition_app.command("check")
def edition_check(source: EditionSource, json: Json = False) -> None:
    """Say whether an edition can be played, or the line and the reason why not."""
    from hamlet.engine.edition import edition_fingerprint

    kind, path = _edition_source(source)
    loaded = checked_edition(kind, path)
    print_name = edition_fingerprint(loaded)
    if json:
        print_json({"game": kind.id, "name": loaded.name, "fingerprint": print_name, "ok": True})
    else:
        print(f"{source}: a playable edition of {kind.id}, {loaded.name!r} ({print_name})")


def _edition_source(source: str) -> tuple[Kind, Path | None]:
    import hamlet

    path = Path(source)
    try:
        return hamlet.kind(source), None
    except hamlet.UnknownGame:
        if path.suffix != ".toml" and not path.exists():
            raise
    return edition_kind(path), path

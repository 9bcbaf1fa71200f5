"""hamlet replay: a match told again."""

from __future__ import annotations

from hamlet.commands.shared import Json, Language, MatchPath, print_json, spoken


def replay(file: MatchPath, language: Language = "en", json: Json = False) -> None:
    """Tell a match again, move by move."""
    import dataclasses

    from hamlet.matches import load_match
    from hamlet.terminal.show import show_match

    match, kept = load_match(file)
    if json:
        result = None if match.result is None else dataclasses.asdict(match.result)
        print_json({"log": match.log, "position": match.position(), "result": result})
    else:
        show_match(match, kept, spoken(language))

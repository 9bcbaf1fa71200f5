"""hamlet rules: the rules of a game, each with its number."""

from __future__ import annotations

from typing import Annotated

import typer

from hamlet.commands.shared import GameName, Json, Language, UsageFault, print_json, spoken

RuleId = Annotated[str | None, typer.Argument(help="One rule, such as PB-14.")]


def rules(
    game: GameName, rule: RuleId = None, language: Language = "en", json: Json = False
) -> None:
    """The rules of a game in our own words, each with its number."""
    import hamlet
    from hamlet.speech.languages import languages
    from hamlet.terminal.show import show_rules

    kind = hamlet.kind(game)
    book = kind.words.rulebook(spoken(language))
    wanted = list(book) if rule is None else [rule.upper()]
    if wanted[0] not in book:
        raise UsageFault(f"{kind.id} has no rule {rule!r}; they run {', '.join(book)}")
    if json:
        words = kind.words
        print_json(
            {rule: {code: words.rule(rule, code) for code in languages()} for rule in wanted}
        )
    else:
        show_rules(kind.words.title(language), {rule: book[rule] for rule in wanted})

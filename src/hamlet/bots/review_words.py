"""A review in sentences, in every language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hamlet.bots.coach import hundredths, spoken
from hamlet.engine.game import Game
from hamlet.engine.rulebook import LANGUAGES

PLAYERS = {
    "en": "{name} began with {start} chances in 100: luck {luck}, own choices {choice}, "
    "the others {others}.",
    "fr": "{name} avait {start} chances sur 100 au départ : hasard {luck}, ses choix {choice}, "
    "les autres {others}.",
}
ROLLS = {
    "en": "The dice gave {move}: {whose} from {before} to {after} chances in 100.",
    "fr": "Les dés ont donné {move} : {whose} de {before} à {after} chances sur 100.",
}
MOVES = {
    "en": "{actor} played “{move}”: {whose} from {before} to {after} chances in 100.",
    "fr": "{actor} a joué « {move} » : {whose} de {before} à {after} chances sur 100.",
}
BETTER = {
    "en": "{actor} played “{move}”; “{best}” would have been worth {cost} more chances in 100.",
    "fr": "{actor} a joué « {move} » ; « {best} » aurait valu {cost} chances de plus sur 100.",
}
TEAM = {"en": "the team goes", "fr": "l'équipe passe"}
ONE = {"en": "{name} goes", "fr": "{name} passe"}


def retell(game: Game, report: dict[str, Any], names: Sequence[str]) -> dict[str, Any]:
    """A review whose players, turning points and mistakes also say themselves."""
    players = [
        {**player, "says": _by_language(_player, names, player)} for player in report["players"]
    ]
    told = {
        key: [{**step, "says": _by_language(_step, game, report, names, step)} for step in steps]
        for key, steps in report.items()
        if key in ("turning_points", "mistakes")
    }
    return {**report, **told, "players": players}


def _by_language(sentence: Any, *facts: Any) -> dict[str, str]:
    said = {language: sentence(*facts, language) for language in LANGUAGES}
    return {language: text[:1].upper() + text[1:] for language, text in said.items()}


def _player(names: Sequence[str], player: dict[str, Any], language: str) -> str:
    parts = {key: f"{100 * player[key]:+.0f}" for key in ("luck", "choice", "others")}
    return PLAYERS[language].format(
        name=names[player["seat"]], start=hundredths(player["start"]), **parts
    )


def _step(
    game: Game, report: dict[str, Any], names: Sequence[str], step: dict[str, Any], language: str
) -> str:
    rolled = step["actor"] == "chance"
    words = {
        "actor": "" if rolled else names[step["actor"]],
        "move": spoken(game, step["move"], language),
    }
    if "best" in step:
        words["best"] = spoken(game, step["best"], language)
        words["cost"] = hundredths(-step["change"][step["actor"]])
        return BETTER[language].format(**words)
    change = step["change"]
    seat = max(range(len(change)), key=lambda seat: abs(change[seat]))
    whose = TEAM if game.kind.cooperative else ONE
    after = report["curve"][step["number"]][seat]
    return (ROLLS if rolled else MOVES)[language].format(
        **words,
        whose=whose[language].format(name=names[seat]),
        before=hundredths(after - change[seat]),
        after=hundredths(after),
    )

"""A partner in a cooperative game: what it is up to, to be said in any language."""

from __future__ import annotations

from hamlet.bots.bot import Choice
from hamlet.engine.game import Game
from hamlet.engine.record import StateRecord
from hamlet.engine.skeleton import Lacking


def says(game: Game, state: StateRecord, choice: Choice) -> dict[str, str] | None:
    """What a bot tells its partners with its choice; nothing if it has none or did not think."""
    if not game.kind.cooperative or not choice.analysis:
        return None
    return aim(game, state, game.name(state, choice.move))


def aim(game: Game, state: StateRecord, move: str) -> dict[str, str]:
    """A move, and what the team misses most; `engine/move_words.py` says what it is for."""
    told = game.kind.told
    need = told.lack(game.box, state) if isinstance(told, Lacking) else ""
    return {"move": move, "need": need}

"""Piggyback: a race in which pigs ride on each other's backs."""

from hamlet.engine.kind import Kind
from hamlet.games.piggyback import heuristics, rules
from hamlet.games.piggyback.edition import PiggybackEdition, build, options
from hamlet.games.piggyback.events import event
from hamlet.games.piggyback.notation import (
    codes,
    move_name,
    outcome_name,
    read_move,
    read_outcome,
)
from hamlet.games.piggyback.picture import picture
from hamlet.games.piggyback.position import check, position, restore, result, start
from hamlet.games.piggyback.state import MOST_FACES

KIND = Kind(
    id="piggyback",
    prefix="PB",
    title={"en": "Piggyback", "fr": "La course folle des petits cochons"},
    players=range(2, 8),
    ages="4+",
    minutes="10–15",
    edition=PiggybackEdition,
    options=options,
    build=build,
    start=start,
    rules=rules,
    heuristics=heuristics,
    codes=codes,
    most=MOST_FACES,
    move_name=move_name,
    read_move=read_move,
    outcome_name=outcome_name,
    read_outcome=read_outcome,
    position=position,
    restore=restore,
    check=check,
    result=result,
    event=event,
    picture=picture,
    inline=True,
)

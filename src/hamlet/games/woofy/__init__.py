"""Woofy: three pigs build a brick house together before the wolf has them all in his pot."""

from hamlet.engine.kind import Kind
from hamlet.games.woofy import heuristics, rules
from hamlet.games.woofy.edition import WoofyEdition, build, options
from hamlet.games.woofy.events import event
from hamlet.games.woofy.notation import (
    codes,
    move_name,
    outcome_name,
    read_move,
    read_outcome,
)
from hamlet.games.woofy.picture import picture
from hamlet.games.woofy.position import check, position, restore, result, start
from hamlet.games.woofy.state import MOST_FACES

KIND = Kind(
    id="woofy",
    prefix="WO",
    title={"en": "Woofy", "fr": "Woofy"},
    players=range(2, 5),
    ages="5–9",
    minutes="15–20",
    edition=WoofyEdition,
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
    cooperative=True,
    inline=True,
)

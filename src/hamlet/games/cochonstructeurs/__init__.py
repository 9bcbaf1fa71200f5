"""Cochonstructeurs: pigs fetch resources together and build a house before the wolf comes."""

from hamlet.engine.kind import Kind
from hamlet.games.cochonstructeurs import heuristics, rules
from hamlet.games.cochonstructeurs.box import build
from hamlet.games.cochonstructeurs.edition import CochonstructeursEdition, options
from hamlet.games.cochonstructeurs.events import event
from hamlet.games.cochonstructeurs.notation import (
    codes,
    move_name,
    outcome_name,
    read_move,
    read_outcome,
)
from hamlet.games.cochonstructeurs.picture import picture
from hamlet.games.cochonstructeurs.position import check, position, result, start
from hamlet.games.cochonstructeurs.restoring import restore

KIND = Kind(
    id="cochonstructeurs",
    prefix="CO",
    title={"en": "Cochonstructeurs", "fr": "Cochonstructeurs"},
    players=range(2, 5),
    ages="8+",
    minutes="20–30",
    edition=CochonstructeursEdition,
    options=options,
    build=build,
    start=start,
    rules=rules,
    heuristics=heuristics,
    codes=codes,
    most=64,
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
)

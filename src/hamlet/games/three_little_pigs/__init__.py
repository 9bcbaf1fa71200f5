"""The Three Little Pigs: roll dice, buy house parts, beware of the wolf."""

from hamlet.engine.kind import Kind
from hamlet.games.three_little_pigs import heuristics, rules
from hamlet.games.three_little_pigs.edition import PigsEdition, build, options
from hamlet.games.three_little_pigs.events import event
from hamlet.games.three_little_pigs.notation import (
    codes,
    move_name,
    outcome_name,
    read_move,
    read_outcome,
)
from hamlet.games.three_little_pigs.picture import picture
from hamlet.games.three_little_pigs.position import position, start
from hamlet.games.three_little_pigs.restore import restore
from hamlet.games.three_little_pigs.sheet import result
from hamlet.games.three_little_pigs.soundness import check
from hamlet.games.three_little_pigs.state import PLACES, STACKS

KIND = Kind(
    id="three_little_pigs",
    prefix="TP",
    title={"en": "The Three Little Pigs", "fr": "Les Trois Petits Cochons"},
    players=range(2, 6),
    ages="7+",
    minutes="20",
    edition=PigsEdition,
    options=options,
    build=build,
    start=start,
    rules=rules,
    heuristics=heuristics,
    codes=codes,
    most=STACKS * PLACES + 1,
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
)

"""The box: an edition, a number of players and the options as the constants that rules read."""

from __future__ import annotations

from collections.abc import Mapping

from hamlet.engine.option import Value
from hamlet.games.piggyback.printed.edition import PiggybackEdition
from hamlet.games.piggyback.rules.state import ALWAYS, BEHIND, NEVER, Box, Names


def build(edition: PiggybackEdition, players: int, chosen: Mapping[str, Value]) -> Box:
    """PB-2, PB-4, PB-10, PB-E1 to PB-E3: the constants that the rules read."""
    each = 2 if players <= 3 else 1
    faces = list(dict.fromkeys(edition.die))
    first = chosen["first_player"]
    return Box(
        players=players,
        each=each,
        pigs=players * each,
        plates=edition.plates,
        length=sum(edition.plates),
        faces=len(faces),
        steps=[int(face.split()[1]) for face in faces],
        again=[_AGAIN[edition.again.get(face, "never")] for face in faces],
        weights=[edition.die.count(face) for face in faces],
        stacked_counts=chosen["black_three"] == "last_or_stacked",
        judged_after=chosen["black_three_judged"] == "after",
        first_seat=-1 if first == "random" else first,
        names=Names(
            faces=tuple(face.replace(" ", "-") for face in faces),
            pigs=tuple(edition.pigs[: players * each]),
            shape=str(chosen["shape"]),
        ),
    )


_AGAIN = {"never": NEVER, "always": ALWAYS, "behind": BEHIND}

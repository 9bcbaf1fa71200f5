"""The score sheet: every point of every player as data, so that it can be shown and explained."""

from __future__ import annotations

from hamlet.engine.ids import Seat
from hamlet.engine.outcome import Outcome, ranked, seats_of
from hamlet.engine.vocabulary import Json
from hamlet.games.three_little_pigs.position.written import house_tiles
from hamlet.games.three_little_pigs.rules.houses import complete, house_at
from hamlet.games.three_little_pigs.rules.score import (
    FLOWERPOTS,
    HOUSES_BUILT,
    TALLEST,
    award_winner,
    height,
    house_points,
    house_pots,
    measure,
    points,
    tiles_points,
    winners,
)
from hamlet.games.three_little_pigs.rules.state import DONE, Box, House, Village

MOST = {"flowerpots": FLOWERPOTS, "houses": HOUSES_BUILT, "tallest": TALLEST}


def score_sheet(box: Box, village: Village) -> list[Json]:
    """A row for each seat, as the table would count now (TP-25 to TP-34)."""
    return [_row(box, village, Seat(seat)) for seat in range(box.players)]


def _row(box: Box, village: Village, seat: Seat) -> Json:
    built = measure(village, seat, HOUSES_BUILT)
    return {
        "seat": int(seat),
        "houses": [
            _house(box, village, house_at(village, seat, number))
            for number in range(1, village.built[seat] + 1)
        ],
        "tiles": tiles_points(box, village, seat),
        "flowerpots": 0 if box.awards else measure(village, seat, FLOWERPOTS),
        "houses_bonus": 0 if box.awards else built,
        "awards": _awards(box, village, seat),
        "total": points(box, village, seat),
        "tie_break": built,
    }


def _house(box: Box, village: Village, house: House) -> Json:
    """A house without a roof is listed too, with no points (TP-25)."""
    counts = complete(village, house)
    return {
        "tiles": house_tiles(box, village, house),
        "complete": counts,
        "height": height(village, house),
        "points": house_points(box, village, house) if counts else 0,
        "flowerpots": house_pots(village, house) if counts else 0,
    }


def _awards(box: Box, village: Village, seat: Seat) -> dict[str, int]:
    """The cards a player holds, or would hold if the match ended now, with their points."""
    if not box.awards:
        return {}
    most = {
        name: box.most_prize[award]
        for name, award in MOST.items()
        if award_winner(box, village, award) == seat
    }
    first = {
        name: box.first_prize[material]
        for material, name in enumerate(box.names.materials)
        if village.first[material] == seat
    }
    return most | first


def result(box: Box, village: Village) -> Outcome | None:
    """TP-24, TP-28, TP-29, TP-37: points, then completed houses; equal players share a rank."""
    if village.phase != DONE:
        return None
    sheet = score_sheet(box, village)
    return Outcome(
        reason="stacks",
        winners=seats_of(winners(box, village)),
        scores=tuple(float(row["total"]) for row in sheet),
        ranking=ranked([(row["total"], row["tie_break"]) for row in sheet]),
        sheet=tuple(sheet),
    )

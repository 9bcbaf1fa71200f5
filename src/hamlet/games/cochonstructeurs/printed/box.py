"""The box: an edition, a number of players and the options as the constants that rules read."""

from __future__ import annotations

from collections.abc import Mapping

from hamlet.engine.option import Value
from hamlet.games.cochonstructeurs.printed.edition import CochonstructeursEdition
from hamlet.games.cochonstructeurs.printed.names import EVENT_NAMES, GATES, KINDS, MAJOR_NAMES
from hamlet.games.cochonstructeurs.rules.state import NONE, Box, Names

_PERIODS = ("day", "snow", "night")
_WAYS = {"yellow": 1, "red": -1, "special": -1}  # CO-11


def build(edition: CochonstructeursEdition, players: int, chosen: Mapping[str, Value]) -> Box:
    """CO-2, CO-3, CO-5, CO-17, CO-27, CO-58, CO-E2 to CO-E10: the constants that rules read."""
    plan = edition.plans[int(chosen["plan"]) - 1]
    gauge = edition.gauge[str(players)]
    first = chosen["first_player"]
    numbers = edition.numbers
    wheel = [_PERIODS.index(period) for period in edition.wheel]
    letters = [resource.letter for resource in edition.resources.values()]
    box = Box(
        players=players,
        first_seat=NONE if first == "random" else first,
        roles_chosen=chosen["roles"] == "chosen",
        all_home=bool(chosen["all_home"]),
        deposit_ends_turn=bool(chosen["deposit_ends_turn"]),
        picks_chosen=chosen["picking_up"] == "chosen",
        ring=edition.ring,
        wolves=len(edition.wolves),
        stride=[_WAYS[wolf] for wolf in edition.wolves],
        last=gauge.last,
        red=[int(cell in gauge.red) for cell in range(gauge.last + 1)],
        periods=len(wheel),
        wheel=wheel,
        first_day=next(index for index, period in enumerate(edition.wheel) if period != "night"),
        first_night=edition.wheel.index("night"),
        events=[edition.events.get(card, 0) for card in EVENT_NAMES],
        majors=[edition.majors.get(card, 0) for card in MAJOR_NAMES],
        tokens=[resource.tokens for resource in edition.resources.values()],
        bag_holds=numbers.bag,
        cost=[[part.cost.count(letter) for letter in letters] for part in plan.parts()],
        needs=[part.needs for part in plan.parts()],
        fuel=numbers.fuel,
        runner_bonus=numbers.runner,
        mason_bonus=numbers.mason,
        clear_needs=numbers.clear,
        torrent_needs=numbers.torrent,
        bridge_needs=numbers.bridge,
        bad_luck=numbers.bad_luck,
        wolf_comes=numbers.wolf_comes,
        hunger=numbers.hunger,
        card_steps=numbers.card_steps,
        names=Names(
            spaces=tuple(space.name for space in edition.spaces),
            places=tuple(space.at for space in edition.spaces),
            resources=tuple(edition.resources),
            letters=tuple(letters),
            wolves=tuple(edition.wolves),
            plan=plan.name,
        ),
    )
    _lay_board(edition, box)
    return box


def _lay_board(edition: CochonstructeursEdition, box: Box) -> None:
    """CO-E1, CO-E2, CO-15, CO-44: the board as numbers."""
    graph = edition.graph()
    names = [space.name for space in edition.spaces]
    kinds = [space.kind for space in edition.spaces]
    meetings = [names.index(name) for name in edition.meetings]
    shaky = [index for index, kind in enumerate(kinds) if kind == "unstable"]
    picks = [index for index, kind in enumerate(kinds) if kind == "resource"]
    gates = [index for index, kind in enumerate(kinds) if kind in GATES]
    layout = {
        "spaces": len(names),
        "kind": [KINDS.index(kind) for kind in kinds],
        "joins": graph.ways_out,
        "path": [space.path - 1 for space in edition.spaces],
        "pick": [picks.index(index) if index in picks else NONE for index in range(len(names))],
        "shaky": [shaky.index(index) if index in shaky else NONE for index in range(len(names))],
        "zone": graph.zones(meetings),
        "home": kinds.index("home"),
        "den": kinds.index("den"),
        "hunter": kinds.index("hunter"),
        "ford": kinds.index("ford"),
        "bridge": kinds.index("bridge") if "bridge" in kinds else NONE,
        "shakies": len(shaky),
        "shaky_space": shaky,
        "shaky_needs": [edition.spaces[index].needs for index in shaky],
        "nears": [len(reach) for reach in graph.reach],
        "near": [sorted(reach) for reach in graph.reach],
        "hop": graph.hops(),
        "far": graph.distances(),
        "walk": graph.walks(),
        "picks": len(picks),
        "pick_space": picks,
        "gates": len(gates),
        "gate_space": gates,
        "meetings": len(meetings),
        "meeting_ring": list(edition.meetings.values()),
        "meeting_space": meetings,
    }
    for name, value in layout.items():
        box.fill(name, value)

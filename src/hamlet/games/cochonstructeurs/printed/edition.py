"""An edition of Cochonstructeurs (CO-E1 to CO-E10), what is wrong with one, and the options."""

from __future__ import annotations

import re
from collections import Counter
from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from hamlet.engine.bounds import Number, Word
from hamlet.engine.edition import Edition, Fault
from hamlet.engine.option import Option, first_player
from hamlet.games.cochonstructeurs.printed.graph import Graph, graph_of
from hamlet.games.cochonstructeurs.printed.names import (
    EVENT_NAMES,
    GATES,
    MAJOR_NAMES,
    Count,
    Gauge,
    Numbers,
    Part,
    Plan,
    ResourcePrint,
    SpacePrint,
)
from hamlet.games.cochonstructeurs.rules.state import (
    FACES,
    LONGEST_RING,
    LONGEST_WHEEL,
    MOST_GATES,
    MOST_JOINS,
    MOST_MEETINGS,
    MOST_NEAR,
    MOST_PICKS,
    MOST_SHAKY,
    MOST_SPACES,
    MOST_WOLVES,
    PATHS,
    PLANS,
    RESOURCES,
)

_NAME = re.compile(r"[a-z0-9.]+")
Deck = Annotated[dict[Word, Count], Meta(max_length=32)]


class CochonstructeursEdition(Edition, frozen=True, kw_only=True):
    """The board as a graph, and everything else in the box."""

    GAME: ClassVar[str] = "cochonstructeurs"
    spaces: Annotated[list[SpacePrint], Meta(min_length=2, max_length=MOST_SPACES)]
    ring: Annotated[int, Meta(ge=3, le=LONGEST_RING)]
    meetings: Annotated[dict[Word, Number], Meta(max_length=MOST_MEETINGS)]
    gauge: Annotated[dict[Word, Gauge], Meta(max_length=8)]
    wheel: Annotated[
        list[Literal["day", "snow", "night"]], Meta(min_length=2, max_length=LONGEST_WHEEL)
    ]
    events: Deck
    majors: Deck
    resources: Annotated[dict[Word, ResourcePrint], Meta(max_length=8)]
    wolves: Annotated[
        list[Literal["yellow", "red", "special"]], Meta(min_length=1, max_length=MOST_WOLVES)
    ]
    plans: Annotated[list[Plan], Meta(max_length=8)]
    numbers: Numbers

    def faults(self) -> list[Fault]:
        return (
            self._name_faults()
            or self._kind_faults()
            or self._join_faults()
            or self._graph_faults()
            or [
                *self._ring_faults(),
                *self._gauge_faults(),
                *self._wheel_faults(),
                *self._deck_faults(),
                *self._resource_faults(),
                *self._plan_faults(),
            ]
        )

    @property
    def longest_move(self) -> int:
        """The most steps a pig can take at once."""
        return max(FACES + self.numbers.runner, self.numbers.card_steps)

    def graph(self) -> Graph:
        """The board with its ways."""
        return graph_of(
            [space.name for space in self.spaces],
            [space.kind for space in self.spaces],
            [(space.name, to) for space in self.spaces for to in space.joins],
            [(space.name, to) for space in self.spaces for to in space.leads],
            self.longest_move,
        )

    def _name_faults(self) -> list[Fault]:
        names = Counter(space.name for space in self.spaces)
        found = []
        for index, space in enumerate(self.spaces):
            key = f"spaces[{index}]"
            if not _NAME.fullmatch(space.name):
                reason = f"{space.name!r} cannot name a space: use a-z, 0-9 and dots (CO-E1)"
                found.append(Fault(f"{key}.name", reason))
            if names[space.name] > 1:
                found.append(Fault(f"{key}.name", f"there are two spaces {space.name!r} (CO-E1)"))
            for end in (*space.joins, *space.leads):
                if end not in names or end == space.name:
                    found.append(Fault(key, f"{space.name!r} cannot be joined to {end!r} (CO-E1)"))
        return found

    def _kind_faults(self) -> list[Fault]:
        kinds = [space.kind for space in self.spaces]
        found = [
            Fault("spaces", f"there must be exactly one {kind}, not {kinds.count(kind)} (CO-E1)")
            for kind in ("home", "den", "hunter", "ford")
            if kinds.count(kind) != 1
        ]
        if kinds.count("bridge") > 1:
            found.append(Fault("spaces", "there can be only one bridge (CO-E1)"))
        if ("bridge" in kinds) != ("lever" in kinds):
            found.append(Fault("spaces", "a bridge needs a lever, and a lever a bridge (CO-E1)"))
        if sum(kind in GATES for kind in kinds) > MOST_GATES:
            found.append(Fault("spaces", f"more than {MOST_GATES} spaces that can close (CO-E1)"))
        if kinds.count("resource") > MOST_PICKS:
            found.append(Fault("spaces", f"more than {MOST_PICKS} resource spaces (CO-E1)"))
        if kinds.count("unstable") > MOST_SHAKY:
            found.append(Fault("spaces", f"more than {MOST_SHAKY} unstable spaces (CO-E1)"))
        for index, space in enumerate(self.spaces):
            key = f"spaces[{index}]"
            if (space.kind == "resource") != (1 <= space.path <= PATHS):
                reason = f"{space.name!r}: a resource space, and no other, has a path 1-4 (CO-E1)"
                found.append(Fault(f"{key}.path", reason))
            if space.kind == "unstable" and not 2 <= space.needs <= FACES:
                reason = f"{space.name!r} needs a threshold from 2 to {FACES} (CO-E1)"
                found.append(Fault(f"{key}.needs", reason))
        paths = {space.path for space in self.spaces if space.kind == "resource"}
        for path in range(1, PATHS + 1):
            if path not in paths:
                found.append(Fault("spaces", f"path {path} has no resource space (CO-E1)"))
        return found

    def _join_faults(self) -> list[Fault]:
        """Ways out are counted before anybody walks them."""
        ways = {(space.name, end) for space in self.spaces for end in (*space.joins, *space.leads)}
        ways |= {(end, space.name) for space in self.spaces for end in space.joins}
        out = Counter(start for start, _ in ways)
        return [
            Fault(
                f"spaces[{index}].joins",
                f"{space.name!r} has more than {MOST_JOINS} joins (CO-E1)",
            )
            for index, space in enumerate(self.spaces)
            if out[space.name] > MOST_JOINS
        ]

    def _graph_faults(self) -> list[Fault]:
        graph = self.graph()
        found = []
        for index, space in enumerate(self.spaces):
            key = f"spaces[{index}]"
            if graph.lonely[index]:
                found.append(Fault(key, f"{space.name!r} cannot be reached from home (CO-E1)"))
            if not graph.ways_out[index] and space.kind != "den":
                found.append(Fault(key, f"there is no way out of {space.name!r} (CO-E1)"))
            if space.kind == "ford" and graph.ways_in[index]:
                found.append(Fault(key, "nobody walks into the ford: use leads, not joins (CO-42)"))
            if len(graph.reach[index]) > MOST_NEAR:
                found.append(Fault(key, f"one move from {space.name!r} has too many ends"))
        for one, other in graph.doubled[:1]:
            reason = (
                f"two ways of at most {self.longest_move} steps lead from "
                f"{self.spaces[one].name!r} to {self.spaces[other].name!r}: "
                "a move could not say which (CO-E1)"
            )
            found.append(Fault(f"spaces[{one}].joins", reason))
        return found

    def _ring_faults(self) -> list[Fault]:
        printed = [space.name for space in self.spaces if space.kind == "meeting"]
        found = [
            Fault("meetings", f"the meeting space {name!r} is not on the ring (CO-E2)")
            for name in printed
            if name not in self.meetings
        ]
        shared = Counter(self.meetings.values())
        for name, place in self.meetings.items():
            if name not in printed:
                found.append(Fault("meetings", f"{name!r} is no meeting space (CO-E2)"))
            if not 1 <= place < self.ring:
                reason = f"{name!r} is at {place}, not from 1 to {self.ring - 1} (CO-E2)"
                found.append(Fault("meetings", reason))
            if shared[place] > 1:
                found.append(Fault("meetings", f"two meetings share ring space {place} (CO-E2)"))
        return found

    def _gauge_faults(self) -> list[Fault]:
        found = [
            Fault("gauge", f"there is no gauge for {players} pigs (CO-E3)")
            for players in ("2", "3", "4")
            if players not in self.gauge
        ]
        for players, gauge in self.gauge.items():
            if any(not 1 <= cell <= gauge.last for cell in gauge.red):
                reason = f"red cells lie from 1 to {gauge.last} (CO-E3)"
                found.append(Fault(f"gauge.{players}", reason))
            if sorted(set(gauge.red)) != gauge.red:
                found.append(Fault(f"gauge.{players}", "red cells are listed upwards (CO-E3)"))
        return found

    def _wheel_faults(self) -> list[Fault]:
        return [
            Fault("wheel", f"the wheel has no {period} (CO-E4)")
            for period in ("day", "night")
            if period not in self.wheel
        ]

    def _deck_faults(self) -> list[Fault]:
        found = []
        for key, deck, known, rule in (
            ("events", self.events, EVENT_NAMES, "CO-E5"),
            ("majors", self.majors, MAJOR_NAMES, "CO-E6"),
        ):
            found += [
                Fault(f"{key}.{card}", f"there is no card {card!r} ({rule})")
                for card in deck
                if card not in known
            ]
            if sum(deck.values()) == 0:
                found.append(Fault(key, f"the deck is empty ({rule})"))
        return found

    def _resource_faults(self) -> list[Fault]:
        letters = [resource.letter for resource in self.resources.values()]
        if len(letters) != RESOURCES or len(set(letters)) != RESOURCES:
            reason = f"there are {RESOURCES} resources, each with its own letter (CO-E7)"
            return [Fault("resources", reason)]
        return [
            Fault("resources", f"{name!r} cannot name a resource: use one word a-z (CO-E7)")
            for name in self.resources
            if not re.fullmatch(r"[a-z]+", name)
        ]

    def _plan_faults(self) -> list[Fault]:
        if len(self.plans) != PLANS:
            return [Fault("plans", f"there are {PLANS} plans, not {len(self.plans)} (CO-E9)")]
        tokens = {item.letter: item.tokens for item in self.resources.values()}
        found = []
        for index, plan in enumerate(self.plans):
            for name in ("wall", "door", "frame", "roof"):
                part: Part = getattr(plan, name)
                key = f"plans[{index}].{name}"
                if part.needs > FACES:
                    reason = f"no die shows {part.needs} (CO-E9)"
                    found.append(Fault(key, reason))
                for letter in set(part.cost):
                    if part.cost.count(letter) > tokens.get(letter, 0):
                        reason = f"{part.cost!r} asks for more {letter!r} than there is (CO-E9)"
                        found.append(Fault(key, reason))
        return found


def options(players: int) -> tuple[Option, ...]:
    """CO-2, CO-3, CO-5, CO-17, CO-27, CO-58: what a table settles for itself."""
    return (
        Option(
            "plan",
            tuple(range(1, PLANS + 1)),
            ("CO-2",),
        ),
        Option(
            "roles",
            ("dealt", "chosen"),
            ("CO-3",),
        ),
        first_player(players, "CO-5"),
        Option(
            "all_home",
            (False, True),
            ("CO-58",),
        ),
        Option(
            "deposit_ends_turn",
            (False, True),
            ("CO-17",),
        ),
        Option(
            "picking_up",
            ("automatic", "chosen"),
            ("CO-27",),
        ),
    )

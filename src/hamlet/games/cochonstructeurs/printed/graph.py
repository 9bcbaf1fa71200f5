"""The board as a graph: who is joined to whom, and the ways of one move."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass

from hamlet.games.cochonstructeurs.rules.state import NONE


@dataclass(frozen=True)
class Graph:
    """Spaces by number. `reach[a][b]` is the way of one move from a to b, b included."""

    kinds: list[str]
    ways_out: list[list[int]]
    ways_in: list[list[int]]
    reach: list[dict[int, list[int]]]
    doubled: list[tuple[int, int]]
    lonely: list[bool]

    def hops(self) -> list[list[int]]:
        """The first step from each space to each other within a move."""
        spaces = range(len(self.kinds))
        return [[ways[end][0] if end in ways else NONE for end in spaces] for ways in self.reach]

    def distances(self) -> list[list[int]]:
        """The steps from each space to each other within a move; 0 if it is out of reach."""
        spaces = range(len(self.kinds))
        return [[len(ways[end]) if end in ways else 0 for end in spaces] for ways in self.reach]

    def walks(self) -> list[list[int]]:
        """The fewest steps between any two spaces, whatever is closed; far if there is no way."""
        return [_steps(self.ways_out, one) for one in range(len(self.kinds))]

    def zones(self, meetings: list[int]) -> list[int]:
        """CO-33: a bit for each meeting that a space lies behind, seen from home.

        The den and the ford are on nobody's path: wolves do not look there, and because nobody
        walks through them they are no way round a meeting either.
        """
        off_the_paths = {self.kinds.index("den"), self.kinds.index("ford")}
        masks = [0] * len(self.kinds)
        for bit, meeting in enumerate(meetings):
            near = self._homeward({meeting, *off_the_paths})
            for space in range(len(self.kinds)):
                if space not in near and space not in off_the_paths:
                    masks[space] |= 1 << bit
        return masks

    def _homeward(self, without: set[int]) -> set[int]:
        """The spaces joined to home, either way, when some are taken out."""
        home = self.kinds.index("home")
        seen, todo = {home}, [home]
        while todo:
            space = todo.pop()
            for other in (*self.ways_out[space], *self.ways_in[space]):
                if other not in seen and other not in without:
                    seen.add(other)
                    todo.append(other)
        return seen


FAR = 99


def _steps(ways_out: list[list[int]], start: int) -> list[int]:
    steps = [FAR] * len(ways_out)
    steps[start] = 0
    todo = deque([start])
    while todo:
        space = todo.popleft()
        for other in ways_out[space]:
            if steps[other] == FAR:
                steps[other] = steps[space] + 1
                todo.append(other)
    return steps


def graph_of(
    names: list[str],
    kinds: list[str],
    joins: list[tuple[str, str]],
    leads: list[tuple[str, str]],
    longest: int,
) -> Graph:
    """The graph of a board; joins go both ways, leads one way."""
    ways_out: list[list[int]] = [[] for _ in names]
    ways_in: list[list[int]] = [[] for _ in names]
    both = [*joins, *((end, start) for start, end in joins), *leads]
    for start, end in both:
        one, other = names.index(start), names.index(end)
        if other not in ways_out[one]:
            ways_out[one].append(other)
            ways_in[other].append(one)
    reach: list[dict[int, list[int]]] = []
    doubled: list[tuple[int, int]] = []
    for space in range(len(names)):
        found, twice = _moves(kinds, ways_out, space, longest)
        reach.append(found)
        doubled += [(space, end) for end in twice]
    return Graph(kinds, ways_out, ways_in, reach, doubled, _lonely(kinds, ways_out))


def _moves(
    kinds: list[str], ways_out: list[list[int]], start: int, longest: int
) -> tuple[dict[int, list[int]], list[int]]:
    """CO-14, CO-15, CO-16, CO-22: every way without turning back; home and the den end it."""
    found: dict[int, list[int]] = {}
    twice: list[int] = []
    todo = [[start]]
    while todo:
        way = todo.pop()
        here = way[-1]
        if len(way) > 1 and (kinds[here] in ("home", "den") or len(way) > longest):
            continue
        before = way[-2] if len(way) > 1 else NONE
        for end in ways_out[here]:
            if end == before:
                continue
            if end in found or end == start:
                twice.append(end)
                continue
            found[end] = [*way[1:], end]
            todo.append([*way, end])
    return found, twice


def _lonely(kinds: list[str], ways_out: list[list[int]]) -> list[bool]:
    """Which spaces no pig can come to: by walking from home, or by the river to the ford."""
    seen = {kinds.index("home"), kinds.index("ford")}
    todo = list(seen)
    while todo:
        for other in ways_out[todo.pop()]:
            if other not in seen:
                seen.add(other)
                todo.append(other)
    return [space not in seen for space in range(len(kinds))]

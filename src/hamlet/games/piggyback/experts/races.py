"""Races of Piggyback solved exactly, where they are short enough to be enumerated.

Every pig only ever goes forward, so no position comes twice in a race, and what each is
worth follows from those after it. Positions that play alike are one: what counts is where
the pigs stand on the path as it lies now, and how many discs each player has left.

python -m hamlet.games.piggyback.experts.races     counts the positions of short paths
"""

from __future__ import annotations

from math import prod

from hamlet.engine.edition import edition_dict
from hamlet.engine.errors import TooLarge
from hamlet.engine.game import Game
from hamlet.engine.ids import CHANCE, OVER, Move, Seat
from hamlet.games.piggyback import KIND
from hamlet.games.piggyback.printed.edition import PiggybackEdition
from hamlet.games.piggyback.rules.play import used
from hamlet.games.piggyback.rules.state import CHOOSING, NOBODY, PLATES, Box, Race

MOST = 2_000_000
CLOSER = 1e-9
Values = tuple[float, ...]
Key = tuple[int, ...]


class Races:
    """All positions of one small game and what they are worth to every seat."""

    def __init__(self, game: Game[Box, Race], most: int = MOST) -> None:
        self._game = game
        self._box = game.box
        self._most = most
        self._known: dict[Key, Values] = {}
        plates = list(self._box.plates)
        self._period = next(n for n in (1, 2, 4, 8) if plates[n:] + plates[:n] == plates)

    def __len__(self) -> int:
        return len(self._known)

    def value(self, state: Race) -> Values:
        """Every seat's chance of winning, played perfectly; between equals, against the others.

        Raises TooLarge if more positions can follow than were allowed.
        """
        waiting = [state.copy()]
        while waiting:
            missing = self._look(waiting[-1])
            if missing:
                waiting += missing
            else:
                waiting.pop()
            if len(self._known) > self._most:
                raise TooLarge(f"more than {self._most:,} positions can follow")
        found = self._found(state)
        assert found is not None
        return found

    def _look(self, state: Race) -> list[Race]:
        """Value a position if all that follows is known; else what is not known yet."""
        if self._found(state) is not None:
            return []
        who = self._game.kind.rules.actor(self._box, state)
        weighted = self._weighted(state, who)
        after = [self._after(state, move) for move, _ in weighted]
        found = [self._found(later) for later in after]
        missing = [later for later, values in zip(after, found, strict=True) if values is None]
        if not missing:
            below = [values for values in found if values is not None]
            weights = [weight for _, weight in weighted]
            self._known[self._key(state)] = (
                _mean(weights, below) if who == CHANCE else _best(below, who)
            )
        return missing

    def _found(self, state: Race) -> Values | None:
        """What is known of a position; the end of a race is known always."""
        rules = self._game.kind.rules
        if rules.actor(self._box, state) != OVER:
            return self._known.get(self._key(state))
        won = rules.winners(self._box, state)
        return tuple(float(won >> seat & 1) for seat in range(self._game.players))

    def _key(self, race: Race) -> Key:
        """Equal for positions that play alike."""
        box = self._box
        return (
            race.seat,
            race.phase,
            race.mover,
            race.moved,
            race.face if race.phase == CHOOSING else NOBODY,
            race.taken % self._period,
            *(at - race.gone for at in race.at[: box.pigs]),
            *race.level[: box.pigs],
            *(used(race, Seat(seat)) for seat in range(self._game.players)),
        )

    def _weighted(self, state: Race, who: int) -> list[tuple[Move, int]]:
        if who == CHANCE:
            return self._game.weighted_outcomes(state)
        return [(move, 1) for move in self._game.legal_moves(state)]

    def _after(self, state: Race, move: Move) -> Race:
        later = state.copy()
        self._game.kind.rules.apply(self._box, later, move, None)
        return later


def _mean(weights: list[int], below: list[Values]) -> Values:
    total = sum(weights)
    return tuple(
        sum(weight * values[seat] for weight, values in zip(weights, below, strict=True)) / total
        for seat in range(len(below[0]))
    )


def _best(below: list[Values], who: int) -> Values:
    top = max(values[who] for values in below)
    equal = [values for values in below if values[who] > top - CLOSER]
    return min(equal, key=lambda values: sum(values) - values[who])


def short_race(plates: list[int], die: list[str]) -> Game[Box, Race]:
    """Two players on another path, with another die."""
    printed = edition_dict(KIND.default_edition)
    again = {face: kind for face, kind in printed["again"].items() if face in die}
    changed = {**printed, "name": "short", "plates": plates, "die": die, "again": again}
    return Game(KIND, 2, {}, PiggybackEdition(**changed))


def arrangements(spaces: int, pigs: int) -> int:
    """Ways to stand on a path of so many spaces, in stacks of any order, start line apart."""
    return prod(range(spaces, spaces + pigs))


def main() -> None:
    """Count, from the shortest path on, until there are too many."""
    die = list(KIND.default_edition.die)  # type: ignore[attr-defined]
    for plates in ([1] * PLATES, [2, *[1] * (PLATES - 1)], [2, 1] * (PLATES // 2)):
        game = short_race(plates, die)
        races = Races(game)
        spaces = sum(plates)
        try:
            value = races.value(game.kind.position.start(game.box))
        except TooLarge as error:
            print(f"{spaces} spaces, {arrangements(spaces, 4):,} arrangements of pigs: {error}")
            return
        chance = ", ".join(f"{share:.4f}" for share in value)
        print(
            f"{spaces} spaces, {arrangements(spaces, 4):,} arrangements of pigs: "
            f"{len(races):,} positions; chances of the seats {chance}",
            flush=True,
        )


if __name__ == "__main__":
    main()

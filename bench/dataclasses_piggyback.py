"""Piggyback as one would first write it: dataclasses, lists and a class with methods.

The yardstick of interpreted play in `make bench`: the whole game (2 to 7 players, one or two
pigs each, any plates and any die, chance with weighted outcomes), uniformly random moves, on
Hamlet's own streams, so that both play the very same games.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from hamlet.engine.stream import Stream


@dataclass(frozen=True)
class Face:
    steps: int
    again: str  # never, always or behind
    weight: int


@dataclass(frozen=True)
class Edition:
    plates: tuple[int, ...]
    die: tuple[Face, ...]
    last_only: bool = False
    judged_after: bool = False


@dataclass
class Pig:
    owner: int
    at: int = 0
    level: int = 0


@dataclass(frozen=True)
class Move:
    kind: str  # roll, stop, extend or give
    pig: int = -1


@dataclass
class Race:
    edition: Edition
    players: int
    pigs: list[Pig]
    each: int
    plates: list[int]
    length: int
    discs: list[int] = field(default_factory=list)
    seat: int = 0
    phase: str = "ready"
    face: Face | None = None
    mover: Pig | None = None
    moved: Pig | None = None
    gone: int = 0
    turn: int = 0

    @classmethod
    def start(cls, edition: Edition, players: int) -> Race:
        each = 2 if players <= 3 else 1
        pigs = [Pig(number // each) for number in range(players * each)]
        return cls(edition, players, pigs, each, list(edition.plates), sum(edition.plates))

    def actor(self) -> int | str | None:
        if self.phase == "done":
            return None
        return "chance" if self.phase == "rolling" else self.seat

    def may_extend(self) -> bool:
        end = self.gone + self.plates[0]
        behind = all(pig.at > end for pig in self.pigs)
        return behind and self.discs.count(self.seat) < self.each

    def moves(self) -> list[Move]:
        if self.phase == "choosing":
            return [Move("give", n) for n, pig in enumerate(self.pigs) if pig.owner == self.seat]
        moves = []
        if self.phase in ("ready", "again"):
            moves.append(Move("roll"))
        if self.phase in ("again", "passing"):
            moves.append(Move("stop"))
        if self.may_extend():
            moves.append(Move("extend"))
        return moves

    def outcomes(self) -> list[tuple[Face, int]]:
        return [(face, face.weight) for face in self.edition.die]

    def play(self, move: Move) -> None:
        if move.kind == "roll":
            self.phase = "rolling"
        elif move.kind == "stop":
            self.settle()
        elif move.kind == "extend":
            self.extend()
        else:
            self.mover = self.pigs[move.pig]
            self.advance()

    def fall(self, face: Face) -> None:
        self.face = face
        if self.mover is None:
            if self.turn_goes_on():
                self.phase = "choosing"
                return
            mine = [pig for pig in self.pigs if pig.owner == self.seat and pig is not self.moved]
            self.mover = mine[0]
        self.advance()

    def turn_goes_on(self) -> bool:
        return self.each == 2 and self.moved is None

    def may_roll_again(self, pig: Pig, face: Face) -> bool:
        if face.again != "behind":
            return face.again == "always"
        if all(other.at >= pig.at for other in self.pigs):
            return True
        stacked = pig.at > 0 and sum(other.at == pig.at for other in self.pigs) > 1
        return stacked and not self.edition.last_only

    def advance(self) -> None:
        pig, face = self.mover, self.face
        assert pig is not None
        assert face is not None
        again = self.may_roll_again(pig, face)
        origin, ground, target = pig.at, pig.level, pig.at + face.steps
        height = sum(other.at == target for other in self.pigs)
        for rider in self.pigs:
            if origin and rider.at == origin and rider.level > ground:
                rider.at = target
                rider.level += height - ground
        pig.at, pig.level = target, height
        if self.edition.judged_after:
            again = self.may_roll_again(pig, face)
        if target > self.gone + self.length:
            self.phase = "done"
            self.turn += 1
        elif again:
            self.phase = "again"
        else:
            self.settle_or_extend()

    def settle_or_extend(self) -> None:
        if not self.turn_goes_on() and self.may_extend():
            self.phase = "passing"
        else:
            self.settle()

    def settle(self) -> None:
        if self.turn_goes_on():
            self.moved = self.mover
        else:
            self.moved = None
            self.seat = (self.seat + 1) % self.players
            self.turn += 1
        self.mover = None
        self.phase = "ready"

    def extend(self) -> None:
        plate = self.plates.pop(0)
        self.plates.append(plate)
        self.discs.append(self.seat)
        self.gone += plate
        if self.phase == "passing":
            self.settle_or_extend()


def playout(edition: Edition, players: int, seed: int, game: int) -> tuple[int, int]:
    """Steps and turns of one random game."""
    dice, luck = Stream(seed, 2 * game), Stream(seed, 2 * game + 1)
    race = Race.start(edition, players)
    steps = 0
    while (actor := race.actor()) is not None:
        if actor == "chance":
            outcomes = race.outcomes()
            race.fall(outcomes[dice.pick([weight for _, weight in outcomes])][0])
        else:
            moves = race.moves()
            race.play(moves[0] if len(moves) == 1 else moves[luck.below(len(moves))])
        steps += 1
    return steps, race.turn

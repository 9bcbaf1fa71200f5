"""Piggyback with four pigs in plain Python, as one would write it for speed: the plain peer itself,
and the rules inside the OpenSpiel and PettingZoo games.

usage: race.py GAMES SEED
"""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path

from report import Report

EDITION = json.loads((Path(__file__).parent / "edition.json").read_text())
PLATES: list[int] = EDITION["plates"]
LENGTH = sum(PLATES)
STEPS = [int(face.split()[1]) for face in EDITION["die"]]
AGAIN: list[str] = [EDITION["again"].get(face, "never") for face in EDITION["die"]]
PIGS = 4
ROLL, STOP, EXTEND = range(3)
READY, ROLLING, ROLLED_BLACK, PASSING, DONE = range(5)


class Race:
    """Where the pigs stand, and what is waited for."""

    __slots__ = ("at", "gone", "level", "phase", "seat", "taken", "turns", "used")

    def __init__(self) -> None:
        self.at = [0] * PIGS
        self.level = [0] * PIGS
        self.used = [False] * PIGS
        self.gone = self.taken = self.seat = self.turns = 0
        self.phase = READY

    def may_extend(self) -> bool:
        if self.used[self.seat]:
            return False
        return min(self.at) > self.gone + PLATES[self.taken % len(PLATES)]

    def legal(self) -> list[int]:
        moves = []
        if self.phase in (READY, ROLLED_BLACK):
            moves.append(ROLL)
        if self.phase in (ROLLED_BLACK, PASSING):
            moves.append(STOP)
        if self.may_extend():
            moves.append(EXTEND)
        return moves

    def play(self, move: int) -> None:
        if move == ROLL:
            self.phase = ROLLING
        elif move == STOP:
            self.pass_on()
        else:
            self.used[self.seat] = True
            self.gone += PLATES[self.taken % len(PLATES)]
            self.taken += 1
            if self.phase == PASSING:
                self.pass_on()

    def fall(self, face: int) -> None:
        at, level, seat = self.at, self.level, self.seat
        origin, ground = at[seat], level[seat]
        again = AGAIN[face] == "always" or (AGAIN[face] == "behind" and self.is_behind())
        target = origin + STEPS[face]
        height = at.count(target)
        for pig in range(PIGS):
            if at[pig] == origin and level[pig] > ground:
                at[pig] = target
                level[pig] += height - ground
        at[seat], level[seat] = target, height
        if target > self.gone + LENGTH:
            self.phase = DONE
            self.turns += 1
        elif again:
            self.phase = ROLLED_BLACK
        elif self.may_extend():
            self.phase = PASSING
        else:
            self.pass_on()

    def is_behind(self) -> bool:
        mine = self.at[self.seat]
        return mine == min(self.at) or (mine > 0 and self.at.count(mine) > 1)

    def pass_on(self) -> None:
        self.seat = (self.seat + 1) % PIGS
        self.turns += 1
        self.phase = READY

    def winners(self) -> list[bool]:
        return [place > self.gone + LENGTH for place in self.at]


def main() -> None:
    games, chance = int(sys.argv[1]), random.Random(sys.argv[2])
    report = Report()
    for _ in range(games):
        race = Race()
        while race.phase != DONE:
            if race.phase == ROLLING:
                race.fall(chance.randrange(6))
            else:
                race.play(chance.choice(race.legal()))
        report.add(race.turns, race.winners())
    report.show()


if __name__ == "__main__":
    main()

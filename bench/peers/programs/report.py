"""What a peer prints: its games, their lengths, who won, and the processor time it took."""

from __future__ import annotations

import json
import time
from collections.abc import Sequence


class Report:
    """Counts games from the moment it is made."""

    def __init__(self) -> None:
        self.games = self.turns = self.squares = 0
        self.won = [0, 0, 0, 0]
        self.began = time.process_time()

    def add(self, turns: int, won: Sequence[bool]) -> None:
        self.games += 1
        self.turns += turns
        self.squares += turns * turns
        for seat, has_won in enumerate(won):
            self.won[seat] += has_won

    def show(self) -> None:
        seconds = time.process_time() - self.began
        print(json.dumps({**vars(self), "seconds": seconds}))

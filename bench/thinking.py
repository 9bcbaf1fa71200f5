"""`make thinking [GAME …]`: a thousand timed moves a game; exits 1 if one was too slow.

Every other move is the professor's; the rest are searches with no other limit than time.
The promise is budget plus 20 %. Time that the machine gave to other programs in the middle
of a move is not the bot's: a move counts as late if its processor time is.
"""

from __future__ import annotations

import sys
from time import perf_counter, thread_time

import hamlet
from hamlet.bots.bot import Budget
from hamlet.bots.levels import PROFESSOR, TRUFFLE
from hamlet.bots.registry import make_bot, prepare
from hamlet.bots.search.think import Thinker
from hamlet.engine.game import Game
from hamlet.engine.match import Match
from hamlet.engine.stream import Stream

MOVES = 1000
BUDGETS = (0.01, 0.05)
PROMISE = 1.2


def main() -> int:
    """Time every game on the shelf, or those named."""
    print(f"{MOVES} moves a game; the longest as a multiple of its budget\n")
    late = [name for name in sys.argv[1:] or hamlet.SHELF if not kept(name)]
    return 1 if late else 0


def kept(name: str) -> bool:
    """Whether no move of a game took more than was promised."""
    game = hamlet.game(name)
    prepare(game, [TRUFFLE, PROFESSOR], lambda what, share: None)
    thinker, professor = Thinker(game), make_bot(game, PROFESSOR)
    slowest, longest = 0.0, 0.0
    luck, match = Stream(1), game.match(seed=1)
    for number in range(MOVES):
        match = to_decision(game, match, luck)
        budget = BUDGETS[number // 2 % len(BUDGETS)]
        clock, processor = perf_counter(), thread_time()
        if number % 2:
            professor.choose(game, match.state, Budget(seconds=budget), luck)
        else:
            thinker.think(match.state, Budget(seconds=budget), luck)
        slowest = max(slowest, (thread_time() - processor) / budget)
        longest = max(longest, (perf_counter() - clock) / budget)
        match.play(match.moves()[luck.below(len(match.moves()))])
    print(f"{name:20} processor {slowest:.2f}, clock {longest:.2f}")
    return slowest <= PROMISE


def to_decision(game: Game, match: Match, luck: Stream) -> Match:
    """On to the next real decision, in a fresh match if this one ends before."""
    while len(match.moves()) < 2:
        if match.actor is None:
            match = game.match(seed=luck.below(1 << 31))
        elif match.actor == "chance":
            match.roll()
        else:
            match.play(match.moves()[0])
    return match


if __name__ == "__main__":
    sys.exit(main())

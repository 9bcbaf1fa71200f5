"""One whole game between bots, as the same game everywhere: its seed and its number say all."""

from __future__ import annotations

from dataclasses import dataclass

from hamlet.bots.bot import Bot, Budget
from hamlet.engine.dice import SeededDice
from hamlet.engine.game import Game
from hamlet.engine.outcome import Outcome
from hamlet.engine.stream import Stream


@dataclass(frozen=True)
class PlayedGame:
    """How a game went."""

    steps: int
    turns: int
    result: Outcome


def play_game(
    game: Game, bots: list[Bot], seed: int | str, number: int, budget: Budget | None = None
) -> PlayedGame:
    """Game `number` of a seed with a bot in each chair.

    Its dice come from stream 2 n of the seed and its bots' luck from stream 2 n + 1, as in
    a simulation.
    """
    match = game.match(dice=SeededDice(seed, 2 * number))
    luck = Stream(seed, 2 * number + 1)
    while match.actor is not None:
        if match.actor == "chance":
            match.roll()
        else:
            bot = bots[match.actor]
            choice = bot.choose(game, match.state.copy(), budget or Budget(), luck)
            match.play_code(choice.move)
    assert match.result is not None
    return PlayedGame(len(match.log), match.state.turn, match.result)

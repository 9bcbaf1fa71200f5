"""A match reviewed: how much was luck, how much was choice, and where it turned.

Every position has one value for each seat, its chance of winning; the last is the result.
What a roll changes is luck, what a decision changes is choice: its player's own, or, for
the others, a gift or a blow. So start, luck, choice and the others' choices add up to the
result. A decision costs its player what the best move would have been worth more.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from hamlet.analysis.coach import ranking
from hamlet.analysis.judge import Judge, Values
from hamlet.engine.errors import HamletError
from hamlet.engine.game import Game
from hamlet.engine.ids import CHANCE
from hamlet.engine.match import Match
from hamlet.engine.record import StateRecord
from hamlet.engine.stream import Stream
from hamlet.engine.vocabulary import Json

TURNING_POINTS = 5


class NotOver(HamletError):
    """A match that cannot be reviewed yet."""


@dataclass(frozen=True)
class Effect:
    """One line of the log and what it changed."""

    number: int
    actor: int
    entry: str
    best: str
    change: Values


def review(
    match: Match,
    judge: Judge,
    seed: int | str = 0,
    progress: Callable[[int], None] = lambda done: None,
) -> Json:
    """Luck, choice and turning points of a finished match, as one JSON-ready object."""
    if match.result is None:
        raise NotOver("the match is not over; a review needs its end")
    start, effects = _effects(match, judge, Stream(seed), progress)
    won = [1.0 if seat in match.result.winners else 0.0 for seat in range(match.game.players)]
    turning = sorted(effects, key=lambda effect: -max(map(abs, effect.change)))[:TURNING_POINTS]
    return {
        "game": match.game.kind.id,
        "players": [_player(seat, start, effects, won) for seat in range(match.game.players)],
        "turning_points": [
            _told(effect) for effect in sorted(turning, key=lambda effect: effect.number)
        ],
        "mistakes": [_told(effect) for effect in effects if effect.best],
        "curve": _curve(start, effects),
    }


def _player(seat: int, start: Values, effects: list[Effect], won: list[float]) -> Json:
    def total(wanted: Callable[[int], bool]) -> float:
        return sum(effect.change[seat] for effect in effects if wanted(effect.actor))

    return {
        "seat": seat,
        "start": start[seat],
        "luck": total(lambda actor: actor == CHANCE),
        "choice": total(lambda actor: actor == seat),
        "others": total(lambda actor: actor not in (seat, CHANCE)),
        "result": won[seat],
    }


def _curve(start: Values, effects: list[Effect]) -> list[list[float]]:
    """Every seat's chance at the start and after each line of the log."""
    curve = [list(start)]
    for effect in effects:
        curve.append([now + change for now, change in zip(curve[-1], effect.change, strict=True)])
    return curve


def _told(effect: Effect) -> Json:
    told = {"number": effect.number, "move": effect.entry, "change": list(effect.change)}
    told["actor"] = "chance" if effect.actor == CHANCE else effect.actor
    return {**told, "best": effect.best} if effect.best else told


def _effects(
    match: Match, judge: Judge, luck: Stream, progress: Callable[[int], None]
) -> tuple[Values, list[Effect]]:
    """The value of the start and every effect's change, found from the end backwards."""
    assert match.result is not None
    game = match.game
    positions = _positions(match)
    after: Values = tuple(float(seat in match.result.winners) for seat in range(game.players))
    effects: list[Effect] = []
    for number in reversed(range(len(match.log))):
        actor, entry = match.actors[number], match.log[number]
        before, best = _before(game, positions[number], entry, after, judge, luck)
        change = tuple(b - a for a, b in zip(before, after, strict=True))
        effects.append(Effect(number + 1, actor, entry, best, change))
        after = before
        progress(1)
    return after, effects[::-1]


def _positions(match: Match) -> list[StateRecord]:
    again = match.game.match(position=match.start, seed=0)
    positions = []
    for entry in match.log:
        positions.append(again.state.copy())
        again.play(entry)
    return positions


def _before(
    game: Game, state: StateRecord, entry: str, after: Values, judge: Judge, luck: Stream
) -> tuple[Values, str]:
    """What a position was worth, given what its successor is; and the better move, if any."""
    seat = game.kind.rules.actor(game.box, state)
    if seat == CHANCE:
        certain = len(game.weighted_outcomes(state)) == 1
        return (after if certain else judge.value(state, luck)), ""
    if len(game.legal_moves(state)) == 1:
        return after, ""
    ranked = ranking(judge.weigh(state, luck))
    played = next(item for item in ranked if game.name(state, item.move) == entry)
    if ranked[0].values[seat] <= played.high:  # not surely worse: no fault is found with it
        return after, ""
    missed = zip(after, ranked[0].values, played.values, strict=True)
    before = tuple(min(max(now + best - mine, 0.0), 1.0) for now, best, mine in missed)
    return before, game.name(state, ranked[0].move)

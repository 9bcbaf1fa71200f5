"""The conformance walk: what must hold for every game at every step of random play.

Legal moves are never empty before the end and never doubled; every legal move applies;
every other move is refused with a rule of the rulebook; notation and position round-trip;
every number fits its field; nothing is lost or doubled; the interpreted and the compiled
rules agree move by move; equal seeds give equal games.
"""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace

from hamlet.engine.errors import BrokenInvariant, IllegalMove
from hamlet.engine.game import Game
from hamlet.engine.ids import ALLOWED, CHANCE, OVER, Move
from hamlet.engine.link import link
from hamlet.engine.match import Match, replay
from hamlet.engine.record import StateRecord
from hamlet.engine.stream import Stream, split_seed
from hamlet.speech.languages import languages

MOST_STEPS = 100_000
MOST_REFUSALS = 60
"""How many of the moves that are not legal are tried at one decision."""


def walk(game: Game, seed: int, *, compiled: bool = False) -> Match:
    """Play one random match and check everything; BrokenInvariant says what failed."""
    match = game.match(seed=seed)
    luck = Stream(split_seed(seed, "walk"))
    twin = _CompiledTwin(game, match.state) if compiled else None
    for _ in range(MOST_STEPS):
        _check_state(match)
        if twin:
            twin.compare(match.state)
        if match.actor is None:
            break
        code = _next_code(match, luck)
        if twin:
            twin.apply(code)
        if match.actor == "chance":
            match.roll()
        else:
            match.play_code(code)
    _check_end(match)
    return match


def _next_code(match: Match, luck: Stream) -> Move:
    game, state = match.game, match.state
    if match.actor == "chance":
        weighted = game.weighted_outcomes(state)
        _check_notation(match, [code for code, _ in weighted])
        _require(all(weight > 0 for _, weight in weighted), "an outcome has no weight")
        return _rolled(match)
    legal = game.legal_moves(state)
    _check_notation(match, legal)
    _check_refusals(match, legal, luck)
    return legal[luck.below(len(legal))]


def _rolled(match: Match) -> Move:
    """What the dice will give: rolled, taken back, and rolled alike when it is rolled again."""
    fell = match.roll()
    match.undo()
    _require(match.roll() == fell, "after undo the dice fell otherwise")
    match.undo()
    return match.game.read(match.state, fell)


def _require(holds: bool, otherwise: str) -> None:
    if not holds:
        raise BrokenInvariant(otherwise)


def _check_notation(match: Match, codes: list[Move]) -> None:
    names = [match.game.name(match.state, code) for code in codes]
    _require(bool(codes), "nothing can be done, but the match is not over")
    _require(len(codes) <= match.game.kind.most, f"{len(codes)} moves are more than `most`")
    _require(len(set(names)) == len(names), f"two moves have one name: {names}")
    for code, name in zip(codes, names, strict=True):
        _require(match.game.read(match.state, name) == code, f"{name!r} does not read back")


def _check_refusals(match: Match, legal: list[Move], luck: Stream) -> None:
    game, state = match.game, match.state
    space = game.kind.notation.codes(game.box)
    tried = range(space) if space <= MOST_REFUSALS else _sample(space, luck)
    for code in tried:
        forbidden = game.kind.rules.forbids(game.box, state, Move(code)) != ALLOWED
        _require(forbidden == (code not in legal), f"move {code}: legal and forbids disagree")
        if forbidden:
            _check_refusal(match, code)


def _sample(space: int, luck: Stream) -> list[int]:
    return [luck.below(space) for _ in range(MOST_REFUSALS)]


def _check_refusal(match: Match, code: int) -> None:
    name = match.game.kind.notation.move_name(match.game.box, code)
    _require(
        match.game.kind.notation.read_move(match.game.box, name) == code,
        f"{name!r} reads otherwise",
    )
    before = match.state.copy()
    try:
        match.play(name)
    except IllegalMove as refusal:
        _require(match.game.kind.words.has_rule(refusal.rule), f"{name!r}: no rule {refusal.rule}")
    else:
        raise BrokenInvariant(f"{name!r} was played though it is not legal")
    _require(match.state == before, f"the refused {name!r} changed the state")


def _check_state(match: Match) -> None:
    game, state = match.game, match.state
    _require(state.out_of_range() is None, str(state.out_of_range()))
    game.kind.position.check(game.box, state)
    position = match.position()
    again = game.match(position=position)
    _require(again.state == state, f"the position does not restore: {position}")
    _require(again.position() == position, f"the position reads otherwise: {position}")
    over = game.kind.rules.actor(game.box, state) == OVER
    _require((match.result is not None) == over, "a result without an end, or the reverse")
    for event in match.events:
        for language in languages():
            game.kind.words.sentence(event, language)


def _check_end(match: Match) -> None:
    game = match.game
    _require(match.result is not None, f"no end after {MOST_STEPS} steps")
    _require(replay(game, match.log).state == match.state, "the log does not replay")
    _require(game.legal_moves(match.state) == [], "a move is legal after the end")
    for code in range(min(game.kind.notation.codes(game.box), MOST_REFUSALS)):
        _check_refusal(match, code)


class _CompiledTwin:
    """The same match on the compiled rules, one step at a time."""

    def __init__(self, game: Game, state: StateRecord) -> None:
        import numpy as np

        self._rules = compiled_rules(game)
        self._game = game
        self._box = game.box.to_numpy()
        self._kind = type(state)
        self._state = state.to_numpy()
        self._moves = np.zeros(game.kind.most, np.int64)
        self._weights = np.zeros(game.kind.most, np.int64)

    def apply(self, code: Move) -> None:
        self._rules.apply(self._box, self._state, int(code), None)

    def compare(self, state: StateRecord) -> None:
        """Equal state, equal actor, equal choices, equal preferences."""
        _require(self._kind.from_numpy(self._state) == state, "compiled play left another state")
        rules, game = self._game.kind.rules, self._game
        who = rules.actor(game.box, state)
        _require(self._rules.actor(self._box, self._state) == who, "another actor, compiled")
        _require(
            self._rules.winners(self._box, self._state) == rules.winners(game.box, state),
            "other winners, compiled",
        )
        if who == CHANCE:
            count = self._rules.outcomes(self._box, self._state, self._moves, self._weights)
            pairs = zip(self._moves[:count], self._weights[:count], strict=True)
            mine = [(int(code), int(weight)) for code, weight in pairs]
            _require(mine == game.weighted_outcomes(state), "other outcomes, compiled")
        elif who != OVER:
            count = self._rules.legal(self._box, self._state, self._moves)
            _require(
                self._moves[:count].tolist() == game.legal_moves(state),
                "other legal moves, compiled",
            )
            self._compare_liking(state, self._moves[:count].tolist())

    def _compare_liking(self, state: StateRecord, moves: list[int]) -> None:
        prefer: Callable[..., int] = self._game.kind.heuristics.prefer
        for code in moves:
            _require(
                self._rules.prefer(self._box, self._state, code)
                == prefer(self._game.box, state, code),
                "another preference, compiled",
            )


def compiled_rules(game: Game) -> SimpleNamespace:
    """The game's rules and heuristics, compiled, callable one by one."""
    return link([game.kind.rules, game.kind.heuristics], compiled=True)

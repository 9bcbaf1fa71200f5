"""Many games of one kind, stepped together: what every environment here stands on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Literal, TypeAlias

import numpy as np
from numpy.typing import NDArray

from hamlet.bots import simple
from hamlet.bots.bot import Bot, Budget
from hamlet.bots.memory import Memory
from hamlet.bots.registry import POLICIES, check_player, make_bot
from hamlet.engine.errors import HamletError
from hamlet.engine.game import Game
from hamlet.engine.ids import Move, Seat
from hamlet.engine.spaces import Field, Meaning, described, number_type, width
from hamlet.engine.stream import Stream, seed_number
from hamlet.envs.kernels import (
    LEARNER,
    LOOK,
    NO_LIMIT,
    OUTSIDE,
    RESET,
    SCORE,
    SHARE,
    STEP,
    TEAM,
    Games,
    Rules,
    Shown,
    kernels,
)

Numbers: TypeAlias = NDArray[Any]
Chance: TypeAlias = Literal["inside", "explicit"]
Rewards: TypeAlias = Literal["win", "score", "team"]
PAYS = {"win": SHARE, "score": SCORE, "team": TEAM}


class BadEnvironment(HamletError):
    """An environment that cannot be made as asked."""


class IllegalAction(HamletError):
    """An action that the mask forbids."""


@dataclass(frozen=True)
class Snapshot:
    """Some games as they stood, dice and all."""

    states: Any
    numbers: tuple[Numbers, ...]


class ManyGames:
    """`count` games of one setup. Every seat is a learner's unless `bots` sit there.

    `bots` names one for each seat, None for a learner's. Compiled games wait for the compiler
    once; interpreted ones start at once and are slower.
    """

    def __init__(
        self,
        game: Game,
        count: int,
        *,
        bots: Sequence[str | None] = (),
        viewer: int | None = None,
        chance: Chance = "inside",
        rewards: Rewards | None = None,
        limit: int | None = None,
        compiled: bool = True,
    ) -> None:
        self.game, self.count, self.compiled = game, count, compiled
        self.pays = rewards or ("team" if game.kind.cooperative else "win")
        self._check(count, chance, bots)
        self.fields: tuple[Field, ...] = game.kind.spaces.fields(game.box)
        self.actions = game.kind.spaces.actions(game.box)
        self.outcomes = game.kind.spaces.outcome_numbers(game.box)
        self.chance = chance
        self._bots = list(bots) or [None] * game.players
        self._rules = Rules(
            viewer=LEARNER if viewer is None else viewer,
            explicit=int(chance == "explicit"),
            limit=limit or NO_LIMIT,
            pays=PAYS[self.pays],
        )
        self._memory = Memory(compiled)
        self._games = self._fresh_games()
        self._all = np.arange(count)
        self.shown = self._fresh_shown()
        self.shown.to_play[:] = LEARNER
        self.shown.count[:] = 0

    def _check(self, count: int, chance: str, bots: Sequence[str | None]) -> None:
        """BadEnvironment for what cannot be."""
        if count < 1:
            raise BadEnvironment(f"at least 1 game is stepped, not {count}")
        if chance not in ("inside", "explicit"):
            raise BadEnvironment(f"chance is inside or explicit, not {chance!r}")
        if self.pays not in PAYS:
            raise BadEnvironment(f"rewards are win, score or team, not {self.pays!r}")
        if bots and len(bots) != self.game.players:
            raise BadEnvironment(f"{len(bots)} bots for {self.game.players} seats; name one a seat")
        for name in bots:
            if name is not None:
                check_player(self.game, name)

    @property
    def width(self) -> int:
        """How many numbers an observation has."""
        return width(self.fields)

    @property
    def choices(self) -> int:
        """How many actions there are; with chance as a player, outcomes too."""
        return max(self.actions, self.outcomes) if self._rules.explicit else self.actions

    def describe(self, observation: Numbers) -> dict[str, Meaning | list[Meaning]]:
        """An observation with a name for every field."""
        return described(self.fields, observation)

    # The games.

    def _fresh_games(self) -> Games:
        start: Any = self.game.kind.position.start(self.game.box)
        memory, count = self._memory, self.count
        numbers = self._numbers
        return Games(
            box=memory.record(self.game.box),
            start=self._records(start, 1),
            states=self._records(start, count),
            spare=self._records(start, 1),
            dice=numbers((count, 4)),
            luck=numbers((count, 4)),
            seeds=numbers((count,)),
            episodes=numbers((count,)),
            lengths=numbers((count,)),
            policies=memory.copied([self._policy(name) for name in self._bots]),
            moves=memory.moves(self.game.kind.most),
            weights=memory.ints(self.game.kind.most),
        )

    def _records(self, start: Any, count: int) -> Any:
        if self.compiled:
            return np.repeat(np.array([start.to_numpy()]), count)
        records = self._memory.records(start, count)
        for index in range(count):
            records[index] = start
        return records

    def _numbers(self, shape: tuple[int, ...]) -> Any:
        """Whole numbers that kernels write; lists are faster where nothing is compiled."""
        found = np.zeros(shape, np.int64)
        return found if self.compiled else found.tolist()

    def _fresh_shown(self) -> Shown:
        """New arrays: what was handed out is never written to again."""
        count = self.count
        return Shown(
            observations=np.empty((count, self.width), number_type(self.fields)),
            masks=np.empty((count, self.choices), np.int8),
            legal=np.empty((count, self.game.kind.most), np.int16),
            count=np.empty(count, np.int16),
            to_play=np.empty(count, np.int8),
            rewards=np.empty((count, self.game.players), np.float32),
            over=np.empty(count, np.bool_),
            cut=np.empty(count, np.bool_),
            illegal=np.empty(count, np.bool_),
            odds=np.empty((count, self.outcomes * self._rules.explicit), np.float32),
        )

    # The bots.

    def _policy(self, name: str | None) -> int:
        """The number by which kernels know who plays a seat."""
        if name is None:
            return LEARNER
        return POLICIES.get(name, OUTSIDE) if self._playable(name) else OUTSIDE

    def _playable(self, name: str) -> bool:
        """Whether kernels can play for a bot: all do but the exact one, which knows too much."""
        return name in ("random", "greedy")

    @cached_property
    def _thinkers(self) -> list[Bot | None]:
        """The bots that choose outside the kernels, by their seats."""
        made: dict[str, Bot] = {}
        seated: list[Bot | None] = []
        for name in self._bots:
            if name is None or self._playable(name):
                seated.append(None)
            else:
                seated.append(made.setdefault(name, make_bot(self.game, name)))
        return seated

    @cached_property
    def _kernels(self) -> Any:
        if any(name is not None and self._playable(name) for name in self._bots):
            return kernels(self.game.kind, self.compiled, (simple,))
        return kernels(self.game.kind, self.compiled)

    # Playing.

    def deal(self, seeds: Sequence[int | str], which: Numbers | None = None) -> Shown:
        """New games with these seeds, each the game that `game.match(seed)` is."""
        places = self._all if which is None else which
        for index, seed in zip(places, seeds, strict=True):
            self._games.seeds[index] = seed_number(seed)
            self._games.episodes[index] = 0
        return self.redeal(places)

    def redeal(self, which: Numbers) -> Shown:
        """The next games of the same seeds."""
        work = np.full(len(which), RESET, np.int8)
        return self._move(which, work, np.zeros(len(which), np.int64), self._next(which))

    def step(self, actions: Numbers, resets: Numbers | None = None) -> Shown:
        """One action in every game; those of `resets` are dealt again instead."""
        chosen = np.ascontiguousarray(actions, np.int64)
        work = np.full(self.count, STEP, np.int8)
        if resets is not None:
            work[resets] = RESET
        return self._move(self._all, work, chosen, self._fresh_shown())

    def look(self) -> Shown:
        """How all games stand, with nothing done."""
        work = np.full(self.count, LOOK, np.int8)
        return self._move(self._all, work, np.zeros(self.count, np.int64), self._fresh_shown())

    def _next(self, which: Numbers) -> Shown:
        """What is written to when only some games move on: the others are shown as they were."""
        if len(which) == self.count:
            return self._fresh_shown()
        return Shown(*(array.copy() for array in self.shown))

    def _move(self, which: Numbers, work: Numbers, actions: Numbers, shown: Shown) -> Shown:
        run = self._kernels.step_games
        run(self._games, self._rules, self.shown, which, work, actions, shown, ())
        self.shown = shown
        self._let_others_choose(shown)
        return shown

    def _let_others_choose(self, shown: Shown) -> None:
        """Let the bots that think for themselves play until learners have to choose."""
        if OUTSIDE not in self._games.policies:
            return
        outside = [seat for seat, policy in enumerate(self._games.policies) if policy == OUTSIDE]
        waiting = np.flatnonzero(np.isin(shown.to_play, outside))
        while len(waiting) > 0:
            chosen = np.array([self._thought(int(index)) for index in waiting], np.int64)
            kept = [shown.illegal[waiting].copy(), np.array(self._games.lengths)[waiting]]
            work = np.full(len(waiting), STEP, np.int8)
            self._kernels.step_games(
                self._games, self._rules, shown, waiting, work, chosen, shown, ()
            )
            shown.illegal[waiting] = kept[0]
            for index, length in zip(waiting, kept[1], strict=True):
                self._games.lengths[index] = length
            waiting = waiting[np.isin(shown.to_play[waiting], outside)]

    def _thought(self, index: int) -> int:
        """The action of a bot that thinks for itself."""
        state, luck = self.state(index), Stream(0)
        luck.numbers = [int(number) for number in self._games.luck[index]]
        bot = self._thinkers[int(self.shown.to_play[index])]
        assert bot is not None
        move = bot.choose(self.game, state, Budget(), luck).move
        self._games.luck[index][:] = luck.numbers
        return self.game.kind.spaces.action_of(self.game.box, state, move)

    # Looking closer.

    def state(self, index: int) -> Any:
        """The state of one game, as the rules know it."""
        state = self._games.states[index]
        kind: Any = type(self.game.kind.position.start(self.game.box))
        return kind.from_numpy(state) if self.compiled else state.copy()

    def observation(self, index: int, seat: int) -> Numbers:
        """What any seat sees of one game."""
        row = [0] * self.width
        self.game.kind.spaces.observe(self.game.box, self.state(index), Seat(seat), row)
        return np.array(row, number_type(self.fields))

    def move_name(self, index: int, action: int) -> str:
        """An action of one game in notation."""
        state = self.state(index)
        if self.shown.to_play[index] < 0:
            return self.game.name(state, Move(action))
        return self.game.name(state, self.game.kind.spaces.move_of(self.game.box, state, action))

    def look_ahead(self) -> tuple[Numbers, Numbers, Numbers]:
        """What every legal action leads to before any die falls, seen by the seat that acts.

        Rows one after the other, game by game in the order of `shown.legal`; which of them end
        the game; and what that is worth to the seat: its share of the win.
        """
        total = int(self.shown.count[self.shown.to_play >= 0].sum())
        rows = np.empty((total, self.width), number_type(self.fields))
        over, worth = np.empty(total, np.bool_), np.empty(total, np.float32)
        self._kernels.look_ahead(self._games, self.shown, rows, over, worth)
        return rows, over, worth

    # Going back.

    def save(self, which: Numbers | None = None) -> Snapshot:
        """Some games as they stand, or all of them."""
        places = self._all if which is None else np.asarray(which)
        games = self._games
        kept = (games.dice, games.luck, games.seeds, games.episodes, games.lengths)
        states: Any = games.states
        copied = states[places] if self.compiled else [states[i].copy() for i in places]
        return Snapshot(copied, tuple(np.array(numbers)[places] for numbers in kept))

    def restore(self, snapshot: Snapshot, which: Numbers | None = None) -> Shown:
        """Put saved games back, where they were or in other places; shows all games."""
        places = self._all if which is None else np.asarray(which)
        if len(places) != len(snapshot.states):
            raise BadEnvironment(f"{len(snapshot.states)} saved games for {len(places)} places")
        games = self._games
        dice, luck, *single = snapshot.numbers
        for place, index in enumerate(places):
            games.states[index] = snapshot.states[place]
            games.dice[index][:] = dice[place].tolist()
            games.luck[index][:] = luck[place].tolist()
            for target, numbers in zip(
                (games.seeds, games.episodes, games.lengths), single, strict=True
            ):
                target[index] = int(numbers[place])
        return self.look()

"""The skeleton of a game: the modules of its folder, and the names that each must have.

    rules/         the compiled subset: who decides, what is allowed, what a move does
    printed/       what is printed (edition.py), and the box of constants made from it (box.py)
    position       a state as plain data and back, its invariants, its result
    notation       moves and outcomes as words, and back
    told           what happened, with names for numbers
    shown          the types of a position and of what the rules say of it, for a page
    heuristics     what a greedy player likes; compiled too
    picture        the table as coloured text
    spaces         what a learner sees and what it can do; compiled too

Each class here is what one of these modules has to be; mypy compares them by their types,
and `missing` by their names when a game is put on the shelf.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol, runtime_checkable

from typing_extensions import TypeVar

from hamlet.engine.edition import Edition
from hamlet.engine.ids import Move, Rule, Seat
from hamlet.engine.option import Option, Value
from hamlet.engine.outcome import Outcome
from hamlet.engine.record import BoxRecord, StateRecord
from hamlet.engine.spaces import Field
from hamlet.engine.vocabulary import Ints, Json, Raw, Story

BoxT = TypeVar("BoxT", bound=BoxRecord, default=BoxRecord)
StateT = TypeVar("StateT", bound=StateRecord, default=StateRecord)
BoxT_contra = TypeVar("BoxT_contra", bound=BoxRecord, default=BoxRecord, contravariant=True)
BoxT_co = TypeVar("BoxT_co", bound=BoxRecord, default=BoxRecord, covariant=True)
StateT_contra = TypeVar("StateT_contra", bound=StateRecord, default=StateRecord, contravariant=True)


class Linkable(Protocol):
    """A module whose functions can be linked and compiled."""

    @property
    def __name__(self) -> str: ...

    @property
    def __package__(self) -> str | None: ...


class Rules(Linkable, Protocol[BoxT_contra, StateT_contra]):
    """The package `rules`: who acts, what is legal, what happens."""

    @property
    def MOST_MOVES(self) -> int:  # noqa: N802 - a constant of the module
        """No decision has more legal moves, and no chance node more outcomes, than this."""
        ...

    def actor(self, box: BoxT_contra, state: StateT_contra, /) -> Seat:
        """Who acts now: a seat, CHANCE or OVER."""
        ...

    def legal(self, box: BoxT_contra, state: StateT_contra, moves: Ints, /) -> int:
        """Write the legal moves of the acting seat; return how many."""
        ...

    def forbids(self, box: BoxT_contra, state: StateT_contra, move: Move, /) -> Rule:
        """The rule that forbids a move to the acting seat, or ALLOWED."""
        ...

    def outcomes(
        self, box: BoxT_contra, state: StateT_contra, moves: Ints, weights: Ints, /
    ) -> int:
        """At a chance node, write the outcomes and their weights; return how many."""
        ...

    def apply(self, box: BoxT_contra, state: StateT_contra, move: Move, story: Story, /) -> None:
        """Do a legal move or a possible outcome."""
        ...

    def winners(self, box: BoxT_contra, state: StateT_contra, /) -> int:
        """Who has won, a bit for each seat."""
        ...


class Heuristics(Linkable, Protocol[BoxT_contra, StateT_contra]):
    """The module `heuristics`."""

    def prefer(self, box: BoxT_contra, state: StateT_contra, move: Move, /) -> int:
        """How much a greedy player likes a legal move: more is better."""
        ...


class Printed(Protocol[BoxT_co]):
    """The package `printed`: the edition, the options, and the box made from both."""

    @property
    def EDITION(self) -> type[Edition]:  # noqa: N802 - a constant of the module
        """The class of the game's editions."""
        ...

    def options(self, players: int, /) -> tuple[Option, ...]:
        """The options for a number of players."""
        ...

    def build(self, edition: Any, players: int, chosen: Mapping[str, Value], /) -> BoxT_co:
        """The box of constants that the rules read, from an EDITION, players and options."""
        ...


class Position(Protocol[BoxT_contra, StateT]):
    """The module or package `position`."""

    def start(self, box: BoxT_contra, /) -> StateT:
        """The state before the first move."""
        ...

    def write(self, box: BoxT_contra, state: StateT, /) -> Json:
        """The state as plain data."""
        ...

    def restore(self, box: BoxT_contra, data: Json, /) -> StateT:
        """A state from a partial position; BadPosition says why it cannot be."""
        ...

    def check(self, box: BoxT_contra, state: StateT, /) -> None:
        """BrokenInvariant if anything was lost or doubled."""
        ...

    def result(self, box: BoxT_contra, state: StateT, /) -> Outcome | None:
        """How the match ended, None while it goes on."""
        ...


class Notation(Protocol[BoxT_contra, StateT_contra]):
    """The module `notation`."""

    def codes(self, box: BoxT_contra, /) -> int:
        """How many different moves can be written, legal or not."""
        ...

    def move_name(self, box: BoxT_contra, code: int, /) -> str:
        """A move in words."""
        ...

    def read_move(self, box: BoxT_contra, text: str, /) -> int | None:
        """The move that words mean, None for none."""
        ...

    def outcome_name(self, box: BoxT_contra, state: StateT_contra, code: int, /) -> str:
        """An outcome of a chance node in words."""
        ...

    def read_outcome(self, box: BoxT_contra, state: StateT_contra, text: str, /) -> int | None:
        """The outcome that words mean, None for none."""
        ...


class Told(Protocol[BoxT_contra]):
    """The module `told`."""

    @property
    def SEATS(self) -> tuple[str, ...]:  # noqa: N802 - a constant of the module
        """Keys of events whose number is a chair, said by the name of who sits there."""
        ...

    @property
    def SHAPES(self) -> Mapping[int, tuple[str, ...]]:  # noqa: N802 - a constant of the module
        """Every event: its name, and the keys of the numbers it carries."""
        ...

    @property
    def KEYS(self) -> Mapping[str, object]:  # noqa: N802 - a constant of the module
        """The type of the value behind a key."""
        ...

    def event(self, box: BoxT_contra, raw: Raw, /) -> Json:
        """One happening as a dict with an "event" key, for log, animation and voice."""
        ...


class Shown(Protocol[BoxT_contra, StateT_contra]):
    """The module `shown`."""

    @property
    def BOX(self) -> type:  # noqa: N802 - a constant of the module
        """What `contents` says."""
        ...

    @property
    def POSITION(self) -> type:  # noqa: N802 - a constant of the module
        """What `position.write` writes."""
        ...

    @property
    def FACTS(self) -> type:  # noqa: N802 - a constant of the module
        """What `facts` says."""
        ...

    def contents(self, box: BoxT_contra, /) -> Mapping[str, object]:
        """What the rules make of edition, options and players, as far as a page needs it."""
        ...

    def facts(self, box: BoxT_contra, state: StateT_contra, /) -> Mapping[str, object]:
        """What the rules say of a state that a page cannot see in its position."""
        ...

    def thrown(self, box: BoxT_contra, state: StateT_contra, /) -> list[str]:
        """At a chance node the dice that people with dice of their own throw now, by their names,
        in the order in which they fall. Nothing where the table shuffles or draws instead.
        """
        ...


@runtime_checkable
class Lacking(Protocol[BoxT_contra, StateT_contra]):
    """A `told` that can also say what a team misses; cooperative games may have it."""

    def lack(self, box: BoxT_contra, state: StateT_contra, /) -> str:
        """What is missed most, by its name; nothing if all is there or on its way."""
        ...


class Picture(Protocol[BoxT_contra, StateT_contra]):
    """The module `picture`."""

    def draw(self, box: BoxT_contra, state: StateT_contra, /) -> str:
        """The table as coloured text, in rich's markup."""
        ...


class Spaces(Linkable, Protocol[BoxT_contra, StateT_contra]):
    """The module `spaces`: observations and actions as numbers, for learners."""

    def fields(self, box: BoxT_contra, /) -> tuple[Field, ...]:
        """The numbers of an observation, in order; alike for every number of players."""
        ...

    def actions(self, box: BoxT_contra, /) -> int:
        """How many actions there are; alike for every number of players."""
        ...

    def label(self, box: BoxT_contra, action: int, /) -> str:
        """What an action is, whoever does it."""
        ...

    def outcome_numbers(self, box: BoxT_contra, /) -> int:
        """One more than the greatest number of an outcome."""
        ...

    def observe(self, box: BoxT_contra, state: StateT_contra, seat: Seat, row: Ints, /) -> None:
        """Write what a seat sees into a row of zeros."""
        ...

    def action_of(self, box: BoxT_contra, state: StateT_contra, move: Move, /) -> int:
        """The action that means a legal move of the acting seat."""
        ...

    def move_of(self, box: BoxT_contra, state: StateT_contra, action: int, /) -> Move:
        """The move of the acting seat that an action means."""
        ...

    def score(self, box: BoxT_contra, state: StateT_contra, seat: Seat, /) -> int:
        """What a seat has when the match is over, as its result counts."""
        ...


SKELETON: Mapping[str, type] = {
    "rules": Rules,
    "printed": Printed,
    "position": Position,
    "notation": Notation,
    "told": Told,
    "shown": Shown,
    "heuristics": Heuristics,
    "picture": Picture,
    "spaces": Spaces,
}
"""What the modules of every game are called, and what each must be."""


def missing(part: str, module: object) -> list[str]:
    """The names that a game's module should have and has not."""
    return [name for name in required(part) if not hasattr(module, name)]


def required(part: str) -> list[str]:
    """The names that a part of the skeleton must have."""
    return [name for name in vars(SKELETON[part]) if not name.startswith("_")]

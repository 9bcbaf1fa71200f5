"""A setup: what is chosen before a match, as plain data that can be written down and sent."""

from __future__ import annotations

from functools import cached_property

import msgspec

from hamlet.engine.errors import BadEdition
from hamlet.engine.option import Value
from hamlet.engine.vocabulary import Json


class Setup(msgspec.Struct, frozen=True, eq=False, dict=True):
    """Game, players, options and edition. `hamlet.open_setup` makes the game of it.

    Setups are equal exactly if their text is, so that 1 and true stay two different values,
    and so do two orders of the same things: what can be drawn is drawn in that order.
    """

    game: str
    players: int
    options: dict[str, Value]
    edition: Json

    @cached_property
    def text(self) -> bytes:
        """The setup as JSON, in the order given; BadEdition if it is not plain data."""
        try:
            return msgspec.json.encode(self)
        except (RecursionError, TypeError, UnicodeError) as error:
            raise BadEdition(f"the edition is not plain data: {error}") from None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Setup) and self.text == other.text

    def __hash__(self) -> int:
        return hash(self.text)

"""What is printed on the tiles, the dice, the spinner and the cards (TP-E1 to TP-E6)."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from msgspec import Meta, Struct

from hamlet.engine.edition import Edition, Fault
from hamlet.engine.option import Option, first_player
from hamlet.games.three_little_pigs.rules.state import (
    MOST_DICE,
    MOST_POTS,
    MOST_SECTORS,
    MOST_TILES,
    WOLVES,
    Names,
)

MaterialName = Literal["straw", "wood", "brick"]
FaceName = Literal["door", "window", "roof", "wolf"]
Pots = Annotated[int, Meta(ge=0, le=MOST_POTS)]
Pile = Annotated[list[Pots], Meta(min_length=1, max_length=MOST_TILES)]
Heads = Annotated[int, Meta(ge=1, le=2 * MOST_DICE)]
Prize = Annotated[int, Meta(ge=0, le=99)]


class Column(Struct, frozen=True, forbid_unknown_fields=True):
    """The three stacks of a material: each tile by its number of flowerpots."""

    door: Pile
    window: Pile
    roof: Pile


class Tiles(Struct, frozen=True, forbid_unknown_fields=True):
    """TP-E1, TP-E4: the columns of stacks."""

    straw: Column
    wood: Column
    brick: Column


class Materials(Struct, frozen=True, forbid_unknown_fields=True):
    """TP-E6: pig heads by material."""

    straw: Heads
    wood: Heads
    brick: Heads


class Dice(Struct, frozen=True, forbid_unknown_fields=True):
    """Dice of one kind: how many, and what their sides show."""

    count: Annotated[int, Meta(ge=0, le=MOST_DICE)]
    faces: Annotated[list[FaceName], Meta(min_length=1, max_length=100)]


class DiceKinds(Struct, frozen=True, forbid_unknown_fields=True):
    """TP-E2: dice with white symbols and dice with black symbols."""

    white: Dice
    black: Dice


class Awards(Struct, frozen=True, forbid_unknown_fields=True):
    """TP-E5: the points on the award cards."""

    flowerpots: Prize
    houses: Prize
    tallest: Prize
    straw: Prize
    wood: Prize
    brick: Prize


class PigsEdition(Edition, frozen=True, kw_only=True):
    """The 36 tiles, 5 dice, spinner and 6 award cards."""

    GAME: ClassVar[str] = "three_little_pigs"
    spinner: Annotated[list[MaterialName], Meta(min_length=1, max_length=MOST_SECTORS)]
    heads: Materials
    tiles: Tiles
    dice: DiceKinds
    awards: Awards

    def faults(self) -> list[Fault]:
        """A match must be able to end: every tile affordable, and not all dice wolves."""
        faults = [fault for part in Names().parts for fault in self._price_faults(part)]
        only_wolves = sum(kind.count for kind in self._kinds() if set(kind.faces) == {"wolf"})
        if only_wolves >= WOLVES:
            reason = f"{only_wolves} dice show nothing but wolves: nobody could ever buy (TP-E2)"
            faults.append(Fault("dice", reason))
        return faults

    def _kinds(self) -> tuple[Dice, Dice]:
        return self.dice.white, self.dice.black

    def _price_faults(self, part: str) -> list[Fault]:
        able = sum(kind.count for kind in self._kinds() if part in kind.faces)
        prices = {name: getattr(self.heads, name) for name in Names().materials}
        return [
            Fault(f"heads.{name}", f"{price} dice pay for a {part}, but only {able} can show one")
            for name, price in prices.items()
            if price > able
        ]


def options(players: int) -> tuple[Option, ...]:
    """TP-30, TP-24, TP-9 and TP-2: what a table may settle for itself."""
    return (
        Option(
            "awards",
            (False, True),
            ("TP-30",),
        ),
        Option(
            "finish_round",
            (False, True),
            ("TP-24",),
        ),
        Option(
            "second_tile",
            ("other_stack", "other_part", "any"),
            ("TP-9",),
        ),
        first_player(players, "TP-2"),
    )

"""What is printed on the tiles, the dice, the spinner and the cards (TP-E1 to TP-E6)."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import accumulate
from operator import mul
from typing import Annotated, ClassVar, Literal

from msgspec import Meta, Struct

from hamlet.engine.edition import Edition, Fault
from hamlet.engine.option import Option, Value
from hamlet.games.three_little_pigs.state import (
    ANY_TILE,
    FACES,
    MOST_DICE,
    MOST_POTS,
    MOST_SECTORS,
    MOST_TILES,
    OTHER_PART,
    OTHER_STACK,
    POTS,
    WOLVES,
    Box,
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
    """TP-30, TP-24 and TP-9: what a table may settle for itself."""
    return (
        Option(
            "awards",
            (False, True),
            {
                "en": "Play for the six award cards instead of points for flowerpots and houses.",
                "fr": "Jouer pour les six cartes Récompense, au lieu de compter les pots de "
                "fleurs et les maisons.",
            },
            ("TP-30",),
        ),
        Option(
            "finish_round",
            (False, True),
            {
                "en": "When enough stacks are empty, finish the round so that all have as many "
                "turns.",
                "fr": "Quand assez de piles sont vides, finir le tour de table pour que chacun "
                "ait joué autant de fois.",
            },
            ("TP-24",),
        ),
        Option(
            "second_tile",
            ("other_stack", "other_part", "any"),
            {
                "en": "The second tile of a turn: from another stack, another part, or any tile.",
                "fr": "La seconde tuile du tour : d'une autre pile, un autre élément, ou "
                "n'importe laquelle.",
            },
            ("TP-9",),
        ),
    )


def build(edition: PigsEdition, players: int, chosen: Mapping[str, Value]) -> Box:
    """The constants that the rules read."""
    names = Names()
    kinds = [getattr(edition.dice, name) for name in names.dice]
    place = list(accumulate((kind.count + 1 for kind in kinds for _ in range(FACES)), mul))
    return Box(
        players=players,
        tiles=[
            getattr(getattr(edition.tiles, material), part).count(pots)
            for material in names.materials
            for part in names.parts
            for pots in range(POTS)
        ],
        dice=[kind.count for kind in kinds],
        sides=[kind.faces.count(face) for kind in kinds for face in names.faces],
        place=[1, *place[:-1]],
        rolls=place[-1],
        spinner=[list[str](edition.spinner).count(material) for material in names.materials],
        heads=[getattr(edition.heads, material) for material in names.materials],
        awards=chosen["awards"],
        most_prize=[getattr(edition.awards, name) for name in ("flowerpots", "houses", "tallest")],
        first_prize=[getattr(edition.awards, material) for material in names.materials],
        finish_round=chosen["finish_round"],
        second_tile=_SECOND_TILE[str(chosen["second_tile"])],
        names=names,
    )


_SECOND_TILE = {"other_stack": OTHER_STACK, "other_part": OTHER_PART, "any": ANY_TILE}

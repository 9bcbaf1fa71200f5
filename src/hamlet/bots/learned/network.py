"""A small network in a file: observations in, the seat's chance of winning out."""

from __future__ import annotations

import zipfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hamlet.engine.errors import HamletError
from hamlet.engine.game import Game
from hamlet.engine.spaces import Field

Rows = NDArray[Any]


class BadNetwork(HamletError):
    """A file that holds no player, or one of another game."""


@dataclass(frozen=True, eq=False)
class Network:
    """One hidden layer, and what it was learned for."""

    game: str
    fields: str
    """The names and sizes of the observation's fields: others mean something else."""
    into: NDArray[np.float32]
    bias: NDArray[np.float32]
    out: NDArray[np.float32]
    shift: NDArray[np.float32]

    def values(self, features: NDArray[np.float32]) -> NDArray[np.float32]:
        """The chance of winning, a number for each row of features."""
        hidden = np.maximum(features @ self.into + self.bias, 0.0)
        odds = np.clip(hidden @ self.out + self.shift, -30.0, 30.0)
        return np.asarray(1.0 / (1.0 + np.exp(-odds)), np.float32)


def layout(fields: Sequence[Field]) -> str:
    """What an observation consists of, in one line."""
    return " ".join(f"{field.name}:{field.size}:{field.low}:{field.high}" for field in fields)


def inputs(fields: Sequence[Field]) -> int:
    """How many features an observation has."""
    return sum(field.size * _each(field) for field in fields)


def _each(field: Field) -> int:
    return field.high - field.low + 1 if field.is_kind else 1


def features(fields: Sequence[Field], rows: Rows) -> NDArray[np.float32]:
    """Observations as a network takes them: amounts as shares, kinds as one input for each."""
    found = np.zeros((len(rows), inputs(fields)), np.float32)
    numbers = np.arange(len(rows))
    column = place = 0
    for field in fields:
        for _ in range(field.size):
            if field.is_kind:
                found[numbers, place + rows[:, column].astype(np.int64) - field.low] = 1.0
            else:
                found[:, place] = rows[:, column] / max(abs(field.low), field.high, 1)
            place += _each(field)
            column += 1
    return found


def save_network(path: Path, network: Network) -> None:
    """Write a player to a file."""
    with path.open("wb") as file:
        np.savez_compressed(
            file,
            game=np.array(network.game),
            fields=np.array(network.fields),
            into=network.into,
            bias=network.bias,
            out=network.out,
            shift=network.shift,
        )


def load_network(path: Path, game: Game) -> Network:
    """The player in a file; BadNetwork if it is none, or not one for this game."""
    try:
        with np.load(path, allow_pickle=False) as kept:
            parts = {name: kept[name] for name in ("into", "bias", "out", "shift")}
            network = Network(str(kept["game"]), str(kept["fields"]), **parts)
    except (OSError, ValueError, KeyError, zipfile.BadZipFile) as error:
        raise BadNetwork(f"{path}: there is no learned player in it: {error}") from None
    if network.game != game.kind.id:
        raise BadNetwork(f"{path}: this player has learned {network.game}, not {game.kind.id}")
    if network.fields != layout(game.kind.spaces.fields(game.box)):
        raise BadNetwork(f"{path}: this player has learned another edition of {network.game}")
    return network

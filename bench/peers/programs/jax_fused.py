"""Piggyback with four pigs fused by hand in JAX: an array a number, 4,096 lanes, a xorshift a lane.

One step is a decision together with its roll; a lane whose race is over begins the next one.
The timed loop only counts races; a second one, with counters, takes the fingerprint.

usage: jax_fused.py STEPS SEED PLATE,PLATE,…
"""

from __future__ import annotations

import json
import os
import sys
import time
from functools import partial
from typing import Any

os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"

import jax
import jax.numpy as jnp

LANES = 4096
PLATES = [int(plate) for plate in sys.argv[3].split(",")]
LENGTH = sum(PLATES)
READY, AGAIN, PASSING = range(3)
NUMBER = jnp.int16
Lanes = Any


def drawn(word: Lanes) -> Lanes:
    word ^= word << 13
    word ^= word >> 17
    return word ^ word << 5


def plate_of(taken: Lanes) -> Lanes:
    if len(set(PLATES)) == 1:
        return jnp.full_like(taken, PLATES[0])
    return jnp.array(PLATES, NUMBER)[taken % len(PLATES)]


def lowest(at: tuple[Lanes, ...]) -> Lanes:
    return jnp.minimum(jnp.minimum(at[0], at[1]), jnp.minimum(at[2], at[3]))


def mine(numbers: tuple[Lanes, ...], seat: Lanes) -> Lanes:
    low = jnp.where(seat == 0, numbers[0], numbers[1])
    return jnp.where(seat < 2, low, jnp.where(seat == 2, numbers[2], numbers[3]))


def step(race: tuple[Any, ...]) -> tuple[tuple[Any, ...], Lanes, Lanes]:
    """The races after a decision, which of them are over, and who is across."""
    at, level, used, gone, taken, seat, phase, turns, word = race
    plate, last = plate_of(taken), lowest(at)
    unused = (used >> seat) & 1 == 0
    count = jnp.where(phase == AGAIN, 2, 1) + ((last > gone + plate) & unused)
    word = drawn(word)
    choice = ((word >> 16) * count.astype(jnp.uint32) >> 16).astype(NUMBER)
    ticket = ((word & 0xFFFF) * 6 >> 16).astype(NUMBER)
    rolls = (phase != PASSING) & (choice == 0)
    stops = jnp.where(phase == AGAIN, choice == 1, (phase == PASSING) & (choice == 0))
    extends = ~rolls & ~stops
    steps = jnp.where(ticket < 2, 1, jnp.where(ticket == 2, 3, ticket - 1)).astype(NUMBER)
    origin, ground = mine(at, seat), mine(level, seat)
    target = origin + steps
    stacked = sum((place == origin).astype(NUMBER) for place in at) > 1
    height = sum((place == target).astype(NUMBER) for place in at)
    behind = (last == origin) | ((origin != 0) & stacked)
    again = (ticket < 2) | ((ticket == 2) & behind)
    moving = [
        rolls & ((seat == pig) | ((at[pig] == origin) & (level[pig] > ground))) for pig in range(4)
    ]
    at = tuple(jnp.where(moves, target, place) for moves, place in zip(moving, at, strict=True))
    level = tuple(
        jnp.where(moves, own + height - ground, own)
        for moves, own in zip(moving, level, strict=True)
    )
    over = rolls & (target > gone + LENGTH)
    across = [over & (place > gone + LENGTH) for place in at]
    passes_on = ~again & ~((lowest(at) > gone + plate) & unused) & ~over
    settles = stops | (extends & (phase == PASSING)) | (rolls & passes_on)
    then = jnp.where(rolls, jnp.where(again, AGAIN, PASSING), phase)
    numbers = (
        at,
        level,
        jnp.where(extends, used | (1 << seat), used),
        jnp.where(extends, gone + plate, gone),
        taken + extends,
        jnp.where(settles, (seat + 1) & 3, seat),
        jnp.where(settles, READY, then),
        turns + (settles | over),
    )
    fresh = jax.tree.map(lambda number: jnp.where(over, 0, number).astype(NUMBER), numbers)
    return (*fresh, word), over, (across, numbers[-1])


@partial(jax.jit, static_argnums=1, donate_argnums=0)
def run(start: Any, steps: int) -> Any:
    def once(_: int, carried: Any) -> Any:
        race, over, _ = step(carried[0])
        return race, carried[1] + over

    return jax.lax.fori_loop(0, steps, once, start)


@partial(jax.jit, static_argnums=1)
def watched(start: Any, steps: int) -> Any:
    def once(_: int, carried: Any) -> Any:
        race, games, turns, squares, won = carried
        race, over, (across, now) = step(race)
        ended = jnp.where(over, now.astype(jnp.int32), 0)
        won = tuple(count + has for count, has in zip(won, across, strict=True))
        return race, games + over, turns + ended, squares + ended * ended, won

    return jax.lax.fori_loop(0, steps, once, start)


def begin(seed: int) -> Any:
    zeros = partial(jnp.zeros, LANES, NUMBER)
    word = (jnp.arange(LANES, dtype=jnp.uint32) + 1 + LANES * seed) * jnp.uint32(2654435761)
    for _ in range(10):
        word = drawn(word)
    four = [tuple(zeros() for _ in range(4)) for _ in range(2)]
    return (*four, *(zeros() for _ in range(6)), word)


def main() -> None:
    steps, seed = int(sys.argv[1]), int(sys.argv[2])
    count = partial(jnp.zeros, LANES, jnp.int32)
    none = (count(), count(), count(), tuple(count() for _ in range(4)))
    _, games, turns, squares, won = watched((begin(seed), *none), steps)
    state = jax.block_until_ready(run((begin(seed), count()), steps))
    before, began = int(state[1].sum()), time.process_time()
    state = jax.block_until_ready(run(state, steps))
    seconds = time.process_time() - began
    shown = {
        "games": int(games.sum()),
        "turns": int(turns.sum()),
        "squares": sum(squares.tolist()),
        "won": [int(seat.sum()) for seat in won],
        "rate": (int(state[1].sum()) - before) / seconds,
    }
    print(json.dumps(shown))


if __name__ == "__main__":
    main()

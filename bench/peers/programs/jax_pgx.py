"""Piggyback in the style of Pgx: a dataclass for a state, `init` and `step` for one game with a key
of JAX for its chance, a mask of legal actions, all of it under `jax.vmap`, with auto-reset.

usage: jax_pgx.py STEPS SEED
"""

from __future__ import annotations

import json
import os
import sys
import time
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any

os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"

import jax
import jax.numpy as jnp

BATCH = 4096
EDITION = json.loads((Path(__file__).parent / "edition.json").read_text())
PLATES = jnp.array(EDITION["plates"], jnp.int32)
LENGTH = sum(EDITION["plates"])
STEPS = jnp.array([int(face.split()[1]) for face in EDITION["die"]], jnp.int32)
KINDS = [EDITION["again"].get(face, "never") for face in EDITION["die"]]
ALWAYS = jnp.array([kind == "always" for kind in KINDS])
BEHIND = jnp.array([kind == "behind" for kind in KINDS])
READY, AGAIN, PASSING = range(3)
Array = Any


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class State:
    current_player: Array
    rewards: Array
    terminated: Array
    legal_action_mask: Array
    turns: Array
    at: Array
    level: Array
    used: Array
    gone: Array
    taken: Array
    phase: Array


def init(_: Array) -> State:
    zero, four = jnp.int32(0), jnp.zeros(4, jnp.int32)
    mask = jnp.array([True, False, False])
    unused = jnp.zeros(4, bool)
    rewards, over = jnp.zeros(4, jnp.float32), jnp.bool_(False)
    return State(zero, rewards, over, mask, zero, four, four, unused, zero, zero, zero)


def may_extend(state: State) -> Array:
    free = jnp.all(state.at > state.gone + PLATES[state.taken % 8])
    return free & ~state.used[state.current_player]


def pass_on(state: State) -> State:
    after = (state.current_player + 1) % 4
    return replace(state, current_player=after, turns=state.turns + 1, phase=jnp.int32(READY))


def pass_or_wait(state: State) -> State:
    waiting = replace(state, phase=jnp.int32(PASSING))
    return jax.lax.cond(may_extend(state), lambda: waiting, lambda: pass_on(state))


def roll(state: State, key: Array) -> State:
    face = jax.random.randint(key, (), 0, 6)
    me = state.current_player
    origin, ground = state.at[me], state.level[me]
    is_last = jnp.all(state.at >= origin)
    stacked = (origin > 0) & (jnp.sum(state.at == origin) > 1)
    again = ALWAYS[face] | (BEHIND[face] & (is_last | stacked))
    target = origin + STEPS[face]
    height = jnp.sum(state.at == target)
    moves = ((state.at == origin) & (state.level > ground)) | (jnp.arange(4) == me)
    at = jnp.where(moves, target, state.at)
    level = jnp.where(moves, state.level + height - ground, state.level)
    state = replace(state, at=at, level=level)
    across = at > state.gone + LENGTH
    won = replace(
        state, terminated=jnp.bool_(True), turns=state.turns + 1, rewards=across.astype(jnp.float32)
    )
    return jax.lax.cond(
        jnp.any(across),
        lambda: won,
        lambda: jax.lax.cond(
            again,
            lambda: replace(state, phase=jnp.int32(AGAIN)),
            lambda: pass_or_wait(state),
        ),
    )


def extend(state: State, _: Array) -> State:
    longer = replace(
        state,
        used=state.used.at[state.current_player].set(True),
        gone=state.gone + PLATES[state.taken % 8],
        taken=state.taken + 1,
    )
    return jax.lax.cond(state.phase == PASSING, lambda: pass_on(longer), lambda: longer)


def step(state: State, action: Array, key: Array) -> State:
    moves = [roll, lambda state, key: pass_on(state), extend]
    state = jax.lax.switch(action, moves, state, key)
    rolls, stops = state.phase != PASSING, state.phase != READY
    return replace(state, legal_action_mask=jnp.stack([rolls, stops, may_extend(state)]))


def act(state: State, key: Array) -> tuple[State, State]:
    """A random legal action; the state after it, and where the next step begins (auto-reset)."""
    choosing, rolling, resetting = jax.random.split(key, 3)
    logits = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
    after = step(state, jax.random.categorical(choosing, logits), rolling)
    fresh = init(resetting)
    following = jax.tree.map(lambda new, old: jnp.where(after.terminated, new, old), fresh, after)
    return after, following


@partial(jax.jit, static_argnums=1)
def run(start: Any, steps: int) -> Any:
    def once(_: int, carried: Any) -> Any:
        states, key, games, turns, squares, won = carried
        key, drawn = jax.random.split(key)
        after, following = jax.vmap(act)(states, jax.random.split(drawn, BATCH))
        ended = jnp.where(after.terminated, after.turns, 0)
        rewards = jnp.where(after.terminated[:, None], after.rewards, 0).astype(jnp.int32)
        games = games + after.terminated
        return following, key, games, turns + ended, squares + ended * ended, won + rewards

    return jax.lax.fori_loop(0, steps, once, start)


def main() -> None:
    steps, key = int(sys.argv[1]), jax.random.key(int(sys.argv[2]))
    count = partial(jnp.zeros, BATCH, jnp.int32)
    states = jax.vmap(init)(jax.random.split(key, BATCH))
    none = (count(), count(), count(), jnp.zeros((BATCH, 4), jnp.int32))
    state = jax.block_until_ready(run((states, key, *none), steps))
    before, began = int(state[2].sum()), time.process_time()
    _, _, games, turns, squares, won = jax.block_until_ready(run(state, steps))
    seconds = time.process_time() - began
    shown = {
        "games": int(games.sum()),
        "turns": int(turns.sum()),
        "squares": sum(squares.tolist()),
        "won": won.sum(0).tolist(),
        "rate": (int(games.sum()) - before) / seconds,
    }
    print(json.dumps(shown))


if __name__ == "__main__":
    main()

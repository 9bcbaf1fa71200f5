"""The kill tests: servers die at random moments, and nobody at the table loses anything."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

from patience import PATIENCE
from services import Services
from serving import Served, run
from storm import Player, hear_promises, settle

KILLS = 50
MOST_PROMISES = 5
"""Between two kills so many moves at most are waited for; none, and it dies as it wakes up."""
HERE, BOT = {"kind": "here"}, {"kind": "bot", "bot": "greedy"}
WISHES = [
    {"game": "piggyback", "players": len(chairs), "chairs": chairs}
    for chairs in ([HERE, BOT, HERE], [HERE, HERE], [HERE, HERE, HERE], [BOT, HERE])
]


def test_killed_and_restarted(tmp_path: Path) -> None:
    """One process on SQLite, killed 50 times."""

    async def story() -> None:
        served = Served(tmp_path / "tables.sqlite")
        served.start()
        players = [Player(lambda: [served.url], wish, seed) for seed, wish in enumerate(WISHES)]
        tasks: list[asyncio.Task[None]] = []
        luck = random.Random(6)
        try:
            await served.ready()
            tasks = [asyncio.create_task(player.run()) for player in players]
            for _ in range(KILLS):
                await _some_play(players, tasks, luck)
                served.kill()
                served.start()
                await served.ready()
            promises = await settle(players, tasks)
        finally:
            for task in tasks:
                task.cancel()
            served.stop()
        print(f"{KILLS} kills, {promises} promised moves, all kept")
        assert promises > KILLS

    run(story, 3 * PATIENCE)


def test_two_processes_one_killed(tmp_path: Path) -> None:
    """Two processes on PostgreSQL and Redis, one of them killed 50 times in all."""

    async def story() -> None:
        with Services() as services:
            words = ("--channels", services.redis)
            pair = [Served(services.postgresql, *words) for _ in range(2)]
            tasks: list[asyncio.Task[None]] = []
            players = [
                Player(lambda: [one.url for one in pair], wish, seed)
                for seed, wish in enumerate(WISHES)
            ]
            luck = random.Random(7)
            try:
                for one in pair:
                    one.start()
                await asyncio.gather(*(one.ready() for one in pair))
                tasks = [asyncio.create_task(player.run()) for player in players]
                for _ in range(KILLS):
                    await _some_play(players, tasks, luck)
                    victim = luck.choice(pair)
                    victim.kill()
                    victim.start()
                    await victim.ready()
                promises = await settle(players, tasks)
            finally:
                for task in tasks:
                    task.cancel()
                for one in pair:
                    one.stop()
        print(f"{KILLS} kills, {promises} promised moves, all kept")
        assert promises > KILLS

    run(story, 3 * PATIENCE)


async def _some_play(
    players: list[Player], tasks: list[asyncio.Task[None]], luck: random.Random
) -> None:
    """A few moves, and a moment into the next; by no clock, so that no machine is too slow.

    A player that found something wrong stops: what it found is shown at once.
    """
    playing = asyncio.create_task(hear_promises(players, luck.randint(0, MOST_PROMISES)))
    done, _ = await asyncio.wait([playing, *tasks], return_when=asyncio.FIRST_COMPLETED)
    for task in done:
        task.result()
    await asyncio.sleep(luck.uniform(0.0, 0.05))

"""The kill tests: servers die at random moments, and nobody at the table loses anything."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

from services import Services
from serving import Served, run
from storm import Player, settle

KILLS = 50
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
                await asyncio.sleep(luck.uniform(0.0, 0.5))
                _still_running(tasks)
                served.kill()
                served.start()
                await served.ready()
            promises = await settle(players, tasks, 90)
        finally:
            for task in tasks:
                task.cancel()
            served.stop()
        print(f"{KILLS} kills, {promises} promised moves, all kept")
        assert promises > KILLS

    run(story, 500)


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
                    await asyncio.sleep(luck.uniform(0.0, 0.4))
                    _still_running(tasks)
                    victim = luck.choice(pair)
                    victim.kill()
                    victim.start()
                    await victim.ready()
                promises = await settle(players, tasks, 90)
            finally:
                for task in tasks:
                    task.cancel()
                for one in pair:
                    one.stop()
        print(f"{KILLS} kills, {promises} promised moves, all kept")
        assert promises > KILLS

    run(story, 500)


def _still_running(tasks: list[asyncio.Task[None]]) -> None:
    """A player that found something wrong stops: show what it found at once."""
    for task in tasks:
        if task.done():
            task.result()

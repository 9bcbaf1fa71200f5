"""Worker processes: nobody's question is lost with somebody else's, and turns are fair."""

from __future__ import annotations

import asyncio
import os
import pickle
import time

import pytest

from hamlet.server.protocol.refusal import Refusal
from hamlet.server.workers.pool import Late, Lost, WorkerPool
from hamlet.server.workers.turns import Asker, Turns
from serving import run

ROSE, LEO = Asker("rose", "one"), Asker("leo", "two")


def test_a_question_that_takes_too_long_costs_nobody_else_an_answer() -> None:
    """It is ended alone; those that waited behind it for the same worker are answered."""

    async def story() -> None:
        pool = WorkerPool(1)
        try:
            for _ in range(2):
                slow = asyncio.create_task(pool.run(ROSE, 0.5, time.sleep, 600))
                others = [pool.run(LEO, 60, abs, -number) for number in range(5)]
                assert await asyncio.gather(*others) == list(range(5))
                with pytest.raises(Late):
                    await slow
        finally:
            await pool.close()

    run(story)


def test_a_worker_that_dies_is_replaced_and_asked_again() -> None:
    async def story() -> None:
        pool = WorkerPool(1)
        try:
            with pytest.raises(Lost):
                await pool.run(ROSE, 60, os._exit, 1)
            assert await pool.run(LEO, 60, abs, -1) == 1
        finally:
            await pool.close()

    run(story)


def test_who_stops_waiting_gives_the_worker_back() -> None:
    async def story() -> None:
        pool = WorkerPool(1)
        try:
            waiting = [asyncio.create_task(pool.run(ROSE, 60, time.sleep, 0.1)) for _ in range(3)]
            await asyncio.sleep(0)
            for task in waiting:
                task.cancel()
            await asyncio.gather(*waiting, return_exceptions=True)
            assert await pool.run(LEO, 60, abs, -1) == 1
        finally:
            await pool.close()

    run(story)


def test_clients_take_turns_and_so_do_their_tables() -> None:
    async def story() -> None:
        turns: Turns[None] = Turns()
        for table in ("a", "a", "b", "b", "c"):
            turns.join(Asker("rude", table))
        turns.join(LEO)
        gone = turns.join(ROSE)
        gone.cancel()
        called = [turns.call(None) for _ in range(7)]
        names = [asker and (asker.client, asker.table) for asker in called]
        assert names == [
            ("rude", "a"),
            ("leo", "two"),
            ("rude", "b"),
            ("rude", "c"),
            ("rude", "a"),
            ("rude", "b"),
            None,
        ]

    run(story)


def test_questions_about_own_editions_never_hold_all_workers() -> None:
    async def story() -> None:
        turns: Turns[None] = Turns()
        turns.join(Asker("rude", "a", own=True))
        turns.join(LEO)
        assert turns.call(None, own=False) == LEO
        assert turns.call(None, own=False) is None
        assert turns.call(None, own=True) == Asker("rude", "a", own=True)

    run(story)


def test_a_refusal_can_be_sent_by_a_worker() -> None:
    sent = pickle.loads(pickle.dumps(Refusal("illegal", "not now", "PB-14")))
    assert (sent.reason, str(sent), sent.rule) == ("illegal", "not now", "PB-14")

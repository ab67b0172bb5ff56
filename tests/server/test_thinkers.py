"""Worker processes of a server: they think, are replaced when they die, and end with it."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from pathlib import Path

import psutil  # type: ignore[import-untyped]
import pytest

from elbowroom.server.thinkers import LOWERED, ThinkerLost, Thinkers

PATIENCE = 60.0


def who() -> int:
    return os.getpid()


def niceness() -> int:
    return os.nice(0)


def lasting(marks: Path, name: str, until: str) -> str:
    """Leaves a mark, then waits for another one."""
    (marks / name).write_text(str(os.getpid()))
    deadline = time.monotonic() + PATIENCE
    while not (marks / until).exists():
        assert time.monotonic() < deadline
        time.sleep(0.01)
    return name


def dying(marks: Path, times: int) -> str:
    """The process dies the first few times."""
    before = len(list(marks.glob("died-*")))
    if before < times:
        (marks / f"died-{before}").touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return "alive"


def failing() -> None:
    raise OSError(5, "as told")


def unsendable() -> object:
    return lambda: None


async def seen(path: Path) -> None:
    deadline = time.monotonic() + PATIENCE
    while not path.exists():
        assert time.monotonic() < deadline
        await asyncio.sleep(0.01)


def test_no_process_begins_before_the_first_thought_and_none_stays() -> None:
    async def play() -> int:
        me = psutil.Process()
        thinkers = Thinkers(2)
        assert not [child for child in me.children() if "spawn_main" in " ".join(child.cmdline())]
        pid = await thinkers.think(who)
        assert pid != os.getpid()
        assert await thinkers.think(who) == pid  # one is enough for one who asks
        assert await thinkers.think(niceness) == os.nice(0) + LOWERED
        await thinkers.close()
        return pid

    assert not psutil.pid_exists(asyncio.run(play()))


def test_errors_come_back_and_hurt_nobody() -> None:
    async def play() -> None:
        thinkers = Thinkers(1)
        pid = await thinkers.think(who)
        with pytest.raises(OSError, match="as told"):
            await thinkers.think(failing)
        with pytest.raises(RuntimeError, match="cannot be sent"):
            await thinkers.think(unsendable)
        with pytest.raises((AttributeError, TypeError)):
            await thinkers.think(lambda: 1)  # cannot be pickled
        assert await thinkers.think(who) == pid
        await thinkers.close()

    asyncio.run(play())


def test_a_dead_worker_is_replaced_and_its_job_done_again_once(tmp_path: Path) -> None:
    async def play() -> None:
        thinkers = Thinkers(2)
        pid = await thinkers.think(who)
        os.kill(pid, signal.SIGKILL)  # while it is idle
        assert await thinkers.think(who) != pid
        other = asyncio.create_task(thinkers.think(lasting, tmp_path, "other", "go"))
        assert await thinkers.think(dying, tmp_path, 1) == "alive"
        with pytest.raises(ThinkerLost):
            await thinkers.think(dying, tmp_path, 3)
        (tmp_path / "go").touch()
        assert await other == "other"  # and nobody else noticed
        await thinkers.close()

    asyncio.run(play())


def test_background_waits_for_what_is_urgent_and_leaves_a_worker(tmp_path: Path) -> None:
    async def play() -> None:
        thinkers = Thinkers(2)
        first, second = (
            asyncio.create_task(thinkers.think(lasting, tmp_path, name, "go", urgent=False)) for name in "ab"
        )
        await seen(tmp_path / "a")
        assert await thinkers.think(who)  # the other worker is free
        assert not (tmp_path / "b").exists()
        urgent = asyncio.create_task(thinkers.think(lasting, tmp_path, "urgent", "never"))
        await seen(tmp_path / "urgent")
        (tmp_path / "go").touch()
        assert await first == "a"
        assert await second == "b"
        urgent.cancel()
        began = time.monotonic()
        await thinkers.close()  # also while somebody thinks
        assert time.monotonic() - began < PATIENCE / 2

    asyncio.run(play())


def test_without_workers_the_server_thinks_itself() -> None:
    async def play() -> None:
        thinkers = Thinkers(0)
        assert await thinkers.think(who) == os.getpid()
        await thinkers.close()

    asyncio.run(play())

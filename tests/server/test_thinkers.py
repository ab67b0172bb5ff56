"""Worker processes of a server: they think for bots, are replaced when they die, and end with it."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from pathlib import Path

import psutil  # type: ignore[import-untyped,unused-ignore]
import pytest

import elbowroom
from elbowroom import State
from elbowroom.bots import make_bot
from elbowroom.bots.levels import LEVELS
from elbowroom.content.setup import Setup
from elbowroom.engine.chance import Chance
from elbowroom.engine.setup import new_state
from elbowroom.engine.view import counted_view
from elbowroom.server.minds import PACE, Mind, _share, is_quick, thought_out
from elbowroom.server.thinkers import LOWERED, ThinkerLost, Thinkers
from elbowroom.server.thinking import LONGEST, OwnThoughts
from tests.server.harness import Client, Opened, Server, sqlite_url

PATIENCE = 60.0
THINKERS = [level for level in LEVELS if not is_quick(level)]  # in plain Python one more than on the compiled engine
THINKER = THINKERS[0]
OWN = """\
import multiprocessing
from pathlib import Path

from elbowroom.engine.hooks import Law

NOTES = Path(__file__).parent


class Watch(Law):
    key, name = "watch", "Watch"

    def combo_price(self, s, slot, buyer, index, coins):
        if multiprocessing.current_process().name == "thinker":
            (NOTES / "imagined").touch()
        return coins
"""


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


# --- at tables --------------------------------------------------------------------------------------------------------


def workers_of(server: Server) -> list[psutil.Process]:
    """The workers of a server, which multiprocessing has started."""
    return [child for child in psutil.Process(server.pid).children() if "spawn_main" in " ".join(child.cmdline())]


def at_work(server: Server) -> list[psutil.Process]:
    """Its workers, as soon as there are any: a thought may have to come first."""
    deadline = time.monotonic() + PATIENCE
    while not (workers := workers_of(server)):
        assert time.monotonic() < deadline
        time.sleep(0.05)
    return workers


def bots_only(*bots: str, **wish: object) -> dict[str, object]:
    return {"seats": [{"player": bot} for bot in bots], "public": True, **wish}


async def actions_of(client: Client, number: int) -> list[str]:
    """The first actions of a game."""
    while len(acted := [h["action"] for h in client.happenings if h["kind"] == "acted"]) < number:
        await client.receive(PATIENCE)
    return acted[:number]


async def first_actions(server: Server, table: Opened, number: int) -> list[str]:
    async with server.client(table.id, table.watch) as watcher:
        return await actions_of(watcher, number)


def gone(processes: list[psutil.Process]) -> bool:
    _, alive = psutil.wait_procs(processes, timeout=PATIENCE)
    return not alive


@pytest.mark.parametrize(("compiled", "quick"), [(True, ["gentle", "easy", "normal"]), (False, ["gentle", "easy"])])
def test_what_answers_at_once(compiled: bool, quick: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(elbowroom, "COMPILED", compiled)
    assert [level for level in LEVELS if is_quick(level)] == quick


@pytest.mark.parametrize("level", THINKERS)
def test_a_killed_server_leaves_no_worker_and_its_bots_go_on(tmp_path: Path, level: str) -> None:
    with Server(sqlite_url(tmp_path), "--thinkers", "1", seed=None) as server:  # so that thoughts have a limit
        assert not workers_of(server)  # they begin with the first thought
        table = server.open_table(**bots_only(level, level))
        before = asyncio.run(first_actions(server, table, 3))
        workers = at_work(server)
        assert len(workers) == 1
        server.kill()
        assert gone(workers)
        server.start()
        assert asyncio.run(first_actions(server, table, 20))[:3] == before
        workers = at_work(server)
        workers[0].kill()  # whatever it is at
        assert len(asyncio.run(first_actions(server, table, 40))) == 40
        workers = at_work(server)
        assert server.stop() == 0
        assert gone(workers)
        assert "Traceback" not in server.said


def test_workers_know_content_of_ones_own(tmp_path: Path) -> None:
    path = tmp_path / "watch.py"
    path.write_text(OWN)
    with Server(sqlite_url(tmp_path), "--content", str(path), "--thinkers", "1") as server:
        asyncio.run(first_actions(server, server.open_table(**bots_only(THINKER, THINKER)), 5))
    assert (tmp_path / "imagined").exists()


def test_the_same_game_wherever_it_is_thought_out(tmp_path: Path) -> None:
    games = []
    for workers in ("0", "2"):
        (folder := tmp_path / workers).mkdir()
        with Server(sqlite_url(folder), "--thinkers", workers) as server:
            games.append(asyncio.run(first_actions(server, server.open_table(**bots_only(THINKER, THINKER)), 12)))
            assert len(workers_of(server)) == min(int(workers), 1)
    assert games[0] == games[1]


def test_a_name_brings_its_temper(tmp_path: Path) -> None:
    games = []
    with Server(sqlite_url(tmp_path)) as server:
        for names in (("Anna", "Ben"), ("Hob Rattle", "Grizzelda"), ("Cleo", "Dora")):
            seats = [{"player": "easy", "name": name} for name in names]
            games.append(asyncio.run(first_actions(server, server.open_table(seats=seats, public=True), 80)))
    assert games[0] == games[2] != games[1]


@pytest.mark.parametrize("temper", ["", "hothead"])
def test_a_mind_plays_as_its_bot_does(temper: str) -> None:
    async def play() -> None:
        thinkers = Thinkers(0)
        s = new_state(Setup("base_2").rules(), Chance(5))
        minds = [Mind(THINKER, seat, temper) for seat in range(2)]
        bots = [make_bot(THINKER, seat, temper) for seat in range(2)]
        thoughts = 0
        for _ in range(25):
            wanted = bots[s.decider].choose(counted_view(s, s.decider), s.legal())
            while (action := minds[s.decider].answer(view := counted_view(s, s.decider), s.legal())) is None:
                await minds[s.decider].think(view, thinkers, hurry=False)
                thoughts += 1
            assert action == wanted
            s.apply(action)
        assert thoughts < 15  # one for many actions

    asyncio.run(play())


def seconds(level: str, s: State, milliseconds: int = 0) -> float:
    """The processor time of a thought."""
    view = counted_view(s, int(s.decider))
    began = time.process_time()
    plan = thought_out(level, 0, view, milliseconds)
    took = time.process_time() - began
    assert plan[0] in s.legal()
    return took


def test_who_is_in_a_hurry_thinks_no_longer_than_that() -> None:
    s = new_state(Setup("base_4").rules(), Chance(5))
    seconds("expert", s, 1)  # the judgement is read
    assert seconds("expert", s, 100) < 0.1 + (0.1 if elbowroom.COMPILED else 0.4)  # it takes much longer otherwise


class Crowded(OwnThoughts):
    """Two think, and four more wait to."""

    longest, workers, busy, waiting = LONGEST, 2, 2, 4


def test_a_bot_thinks_the_shorter_the_more_are_thinking_and_waiting() -> None:
    assert [_share(OwnThoughts()), _share(Crowded())] == [LONGEST // 2, PACE * 2 // 6]


def test_thinking_at_one_table_delays_no_other(tmp_path: Path) -> None:
    """The only worker has an expert's thoughts to think; at another table a person plays with a quick bot."""
    with Server(sqlite_url(tmp_path), "--thinkers", "1") as server:
        slow = server.open_table(**bots_only(*["expert"] * 4, board="base_4"))
        table = server.open_table(seats=[{"name": "Anna"}, {"player": "random"}], first=1)

        async def game() -> None:
            async with server.client(slow.id, slow.watch) as watcher, server.client(table.id, table.keys[0]) as anna:
                while not workers_of(server):
                    await asyncio.sleep(0.05)
                thinking = len(watcher.happenings)
                for _ in range(30):
                    while not anna.choices:
                        await anna.receive(PATIENCE)
                    answer = await anna.act(anna.choices[0])
                    assert answer["type"] == "accepted"
                    await anna.catch_up(answer["seq"])
                await watcher.ask("ping")
                assert len(watcher.happenings) - thinking < 30  # the expert has thought all the time

        asyncio.run(game())
        began = time.monotonic()
        server.stop()
        assert time.monotonic() - began < PATIENCE / 2

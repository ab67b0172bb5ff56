"""What one address takes of several processes counts together: two real ones, and the counting by itself."""

import asyncio
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from elbowroom.server import takings
from elbowroom.server.settings import Limits
from elbowroom.server.takings import NOTABLE, Takings
from tests.server.harness import NO_TLS, START, Server
from tests.server.services import fresh_database

KEY = "of this week"


def told(*processes: Takings) -> None:
    """Each process tells all others what is taken of it."""
    for number, one in enumerate(processes):
        report = one.report(KEY)
        for other in processes:
            if other is not one:
                other.learn(str(number), report)


def test_connections_count_at_all_processes() -> None:
    one, other = (Takings(Limits(connections=10)) for _ in range(2))
    assert all(one.crowd.lets_in("a") for _ in range(6))
    told(one, other)
    assert [other.crowd.lets_in("a") for _ in range(5)] == [True, True, True, True, False]
    assert all(other.crowd.lets_in("b") for _ in range(10))
    for _ in range(6):
        one.crowd.leave("a")
    told(one, other)
    assert [other.crowd.lets_in("a") for _ in range(7)] == [True] * 6 + [False]


def test_requests_count_at_all_processes() -> None:
    one, other, third = (Takings(Limits(requests=10)) for _ in range(3))
    assert [one.door.lets_ask("a") for _ in range(21)] == [True] * 20 + [False]
    told(one, other, third)
    assert not other.door.lets_ask("a")
    assert other.door.lets_ask("b")
    told(one, other, third)  # nothing has been asked since
    assert third.door.lets_ask("a")


def test_what_several_others_have_let_in_is_added_up() -> None:
    one, other, third = (Takings(Limits(requests=10, connections=10)) for _ in range(3))
    for process in (one, other):
        assert all(process.door.lets_ask("a") and process.crowd.lets_in("a") for _ in range(NOTABLE))
    told(one, other, third)
    assert not third.door.lets_ask("a")
    assert not third.crowd.lets_in("a")


def test_addresses_are_told_as_hashes_and_only_those_that_take_much() -> None:
    one = Takings(Limits())
    for address, times in (("192.0.2.7", NOTABLE - 1), ("192.0.2.8", NOTABLE)):
        for _ in range(times):
            one.door.lets_ask(address)
            one.crowd.lets_in(address)
    (taking,) = one.report(KEY).split()
    name, asked, here = taking.split(":")
    assert (int(asked), int(here)) == (NOTABLE, NOTABLE)
    assert "192.0.2.8" not in name
    assert one.report("of another week").split()[0] == f"{one.report('of another week').split(':')[0]}:0:{NOTABLE}"
    assert name not in one.report("of another week")


def test_what_a_silent_process_has_told_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    one, other = (Takings(Limits(connections=6)) for _ in range(2))
    assert all(one.crowd.lets_in("a") for _ in range(6))
    told(one, other)
    assert not other.crowd.lets_in("a")
    monkeypatch.setattr(takings, "SILENT", 0.0)
    assert other.crowd.lets_in("a")


# --- two processes ----------------------------------------------------------------------------------------------------


@contextmanager
def two_processes(postgres_url: str, redis_url: str, *limits: str) -> Iterator[tuple[Server, Server]]:
    database = fresh_database(postgres_url)
    limits = ("messages=100000", "tables=100000", "opened=100000", *limits)
    with (
        Server(database, "--broker", redis_url, limits=limits) as one,
        Server(database, "--broker", redis_url, limits=limits) as other,
    ):
        yield one, other
        for server in (one, other):
            assert "Traceback" not in server.said, server.said


@pytest.mark.services
@pytest.mark.slow
def test_an_address_cannot_have_as_many_connections_of_each_process(postgres_url: str, redis_url: str) -> None:
    with two_processes(postgres_url, redis_url, "requests=100000", "connections=8") as (one, other):
        table = one.open_table(seats=[{}, {}])

        async def lets_in(server: Server) -> bool:
            try:
                async with server.client(table.id, table.watch, protocol=2) as client:
                    message = await client.receive()
            except ConnectionClosed:  # before hello could be said
                return False
            assert message.get("code", "too_many_connections") == "too_many_connections"
            return bool(message["type"] == "welcome")

        async def crowd() -> None:
            async with AsyncExitStack() as stack:
                for _ in range(8):
                    await stack.enter_async_context(one.client(table.id, table.watch))
                async with asyncio.timeout(START):
                    while await lets_in(other):
                        pass
            async with asyncio.timeout(START):
                while not await lets_in(other):
                    await asyncio.sleep(0.05)

        asyncio.run(crowd())


@pytest.mark.services
@pytest.mark.slow
def test_an_address_that_floods_one_process_finds_the_other_closed(postgres_url: str, redis_url: str) -> None:
    with (
        two_processes(postgres_url, redis_url, "requests=10") as (one, other),
        httpx.Client(verify=NO_TLS) as client,
    ):
        deadline = time.monotonic() + START
        while client.get(f"{other.url}/version").status_code != 429:  # one at a time would be let in for ever
            assert time.monotonic() < deadline
            for _ in range(20):
                client.get(f"{one.url}/version")

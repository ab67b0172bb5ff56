"""The broker carries tables and numbers, and what spectators say, between processes over a real Redis; nothing else."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from redis.asyncio import Redis

from elbowroom.server.broker import Alone, Broker, Ears, broker_for
from elbowroom.server.redis_broker import ASIDES, CHANNEL, TAKINGS
from elbowroom.server.settings import WrongSetting
from tests.server.harness import free_port
from tests.server.services import FragileRedis

pytestmark = pytest.mark.anyio
GREETING = ("greeting", 1)
News = asyncio.Queue[tuple[str, int]]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@asynccontextmanager
async def opened(
    url: str,
    process: str,
    asides: list[tuple[str, str]] | None = None,
    takings: list[tuple[str, str]] | None = None,
) -> AsyncIterator[tuple[Broker, News]]:
    """A broker that listens, and what it hears."""
    heard: News = asyncio.Queue()

    async def overhear(table: str, line: str) -> None:
        if asides is not None:
            asides.append((table, line))

    def count(process: str, taken: str) -> None:
        if takings is not None:
            takings.append((process, taken.strip()))

    async def listen(table: str, seq: int) -> None:
        heard.put_nowait((table, seq))

    broker = broker_for(url, process)
    await broker.open(Ears(listen, overhear, count))
    try:
        yield broker, heard
    finally:
        await broker.close()


async def heard_by(news: News) -> tuple[str, int]:
    """The next that was heard; greetings say nothing."""
    while (heard := await asyncio.wait_for(news.get(), 30)) == GREETING:
        pass
    return heard


async def greet(teller: Broker, news: News) -> None:
    """Wait until what one tells is heard by the other: until then a subscription may be under way."""
    while news.empty():
        await teller.tell(*GREETING)
        await asyncio.sleep(0.02)


@pytest.mark.services
async def test_news_reach_all_other_processes_but_not_the_one_that_tells(redis_url: str) -> None:
    async with (
        opened(redis_url, "a1") as (one, heard_by_one),
        opened(redis_url, "b2") as (two, heard_by_two),
        opened(redis_url, "c3") as (_, heard_by_three),
    ):
        await greet(one, heard_by_two)
        await greet(one, heard_by_three)
        await greet(two, heard_by_one)
        await one.tell("Ab-c_9", 42)
        assert await heard_by(heard_by_two) == ("Ab-c_9", 42)
        assert await heard_by(heard_by_three) == ("Ab-c_9", 42)
        await two.tell("Ab-c_9", 43)
        assert await heard_by(heard_by_one) == ("Ab-c_9", 43)  # and not 42, which it told itself


@pytest.mark.services
async def test_only_the_process_the_table_and_the_number_go_over_the_wire(redis_url: str) -> None:
    async with Redis.from_url(redis_url) as redis, redis.pubsub() as spy, opened(redis_url, "a1") as (broker, _):
        await spy.subscribe(CHANNEL)
        await spy.get_message(timeout=30)  # that it is subscribed
        await broker.tell("table", 7)
        message = await spy.get_message(ignore_subscribe_messages=True, timeout=30)
        assert message is not None
        assert message["data"] == b"a1 table 7"


@pytest.mark.services
@pytest.mark.parametrize(
    "strange",
    [
        b"",
        b"hello",
        b"a b c d",
        b"x1 table 5",
        b"a1 table five",
        b"a1 ta/ble 5",
        b"a1 table -1",
        b"\xff\xfe 1 2",
        "a1 table ٣".encode(),
        b"a1 table 99999999999999999999",
        b"a1 " + b"t" * 100_000 + b" 1",
    ],
    ids=range(11),
)
async def test_strangers_on_the_channel_do_not_stop_the_listener(redis_url: str, strange: bytes) -> None:
    async with (
        Redis.from_url(redis_url) as redis,
        opened(redis_url, "b2") as (teller, _),
        opened(redis_url, "c3") as (_, heard),
    ):
        await greet(teller, heard)
        await redis.publish(CHANNEL, strange)
        await teller.tell("table", 8)
        assert await heard_by(heard) == ("table", 8)


@pytest.mark.services
async def test_what_spectators_say_reaches_other_processes_whatever_it_is(redis_url: str) -> None:
    asides: list[tuple[str, str]] = []
    async with (
        Redis.from_url(redis_url) as redis,
        opened(redis_url, "b2") as (teller, _),
        opened(redis_url, "c3", asides) as (own, heard),
    ):
        await greet(teller, heard)
        await own.pass_on("table", "its own words")
        await redis.publish(ASIDES, b"\xff no line of ours")
        lines = [f"{number} Zoë says \n table 9" for number in range(20)]
        for line in lines:
            await teller.pass_on("table", line)
        async with asyncio.timeout(30):
            while len(asides) < len(lines):
                await asyncio.sleep(0.01)
        assert asides == [("table", line) for line in lines]


@pytest.mark.services
async def test_what_addresses_take_reaches_other_processes_and_nothing_else_does(redis_url: str) -> None:
    takings: list[tuple[str, str]] = []
    async with (
        Redis.from_url(redis_url) as redis,
        opened(redis_url, "b2") as (teller, _),
        opened(redis_url, "c3", takings=takings) as (own, heard),
    ):
        await greet(teller, heard)
        hashed = "0123456789abcdef" * 2
        for strange in ("", "b2 192.0.2.7:1:1", f"b2 {hashed}:-1:1", f"b2 {hashed}:1", f"b2 {hashed}:1:9999999", "x"):
            await redis.publish(TAKINGS, strange)
        await own.report(f"{hashed}:9:9")
        for report in (f"{hashed}:7:0 {hashed[::-1]}:0:6", ""):
            await teller.report(report)
            async with asyncio.timeout(30):
                while ("b2", report) not in takings:
                    await asyncio.sleep(0.01)
        assert takings == [("b2", f"{hashed}:7:0 {hashed[::-1]}:0:6"), ("b2", "")]


@pytest.mark.services
@pytest.mark.slow
async def test_nobody_waits_for_a_broker_that_is_away_and_news_flow_again_when_it_is_back(redis_url: str) -> None:
    with FragileRedis() as redis:
        async with opened(redis.url, "a1") as (one, _), opened(redis.url, "b2") as (_, heard):
            await greet(one, heard)
            redis.kill()
            for seq in range(1000):
                await one.tell("table", seq)
            while not heard.empty():
                heard.get_nowait()
            redis.start()
            await greet(one, heard)
            await one.tell("table", 1001)
            while (news := await heard_by(heard)) != ("table", 1001):
                assert news == ("table", 999)  # the last of those that waited


async def test_a_broker_that_cannot_be_reached_is_a_wrong_setting() -> None:
    with pytest.raises(WrongSetting, match="the broker cannot be reached"):
        async with opened(f"redis://127.0.0.1:{free_port()}", "a1"):
            pass


@pytest.mark.parametrize("url", ["http://127.0.0.1", "localhost", "redis://host:port"])
async def test_what_is_no_broker_is_said_at_once(url: str) -> None:
    with pytest.raises(WrongSetting, match="the broker URL cannot be read"):
        broker_for(url, "a1")


async def test_a_process_alone_needs_no_broker() -> None:
    async with opened("", "a1") as (broker, heard):
        assert isinstance(broker, Alone)
        assert not broker.shared
        await broker.tell("table", 1)
        await broker.report("")
        assert heard.empty()

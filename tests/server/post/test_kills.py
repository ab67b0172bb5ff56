"""The power is cut again and again while notices are being sent: none is lost, and none is told twice under two names.

Every other one tells that somebody has written, the rest that the game has begun and it is one's turn.

A mail that the mail server has taken when the power is cut, before that is noted, comes once more with the same
Message-ID; a call of a device comes once more with the same topic. That is as much as "once" can mean here.
"""

import asyncio
import secrets
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random

import httpx
import pytest

from elbowroom.server.post.seal import Seal
from tests.effort import so_many
from tests.server.harness import GENEROUS, NO_TLS, START, Opened, Server, bearer, sqlite_url
from tests.server.post.mailbox import Mailbox
from tests.server.post.pushing import Browser, PushService
from tests.server.services import fresh_database

KILLS = so_many(10, long=50)
BASE = "https://play.example.org"
SECRET = "nobody can guess this one"
LIMITS = (*GENEROUS, "pause=1")
HANG = 5.0  # seconds for which the mail server holds back its answer, unless the power is cut before


class Crowd:
    """People who are away, each at a table of his own where somebody writes, or the game begins with their turn."""

    def __init__(self, servers: list[Server], mailbox: Mailbox, push: PushService) -> None:
        self._servers = servers
        self._mailbox = mailbox
        self._push = push
        self._random = Random(1)
        self.people: dict[str, Browser] = {}
        self._subjects: dict[str, str] = {}  # of what each of them is told

    def called(self, number: int) -> Opened:
        """A table at which the first seat is called by mail and on a device; of every other one Anna has been there."""
        server = self._servers[number % len(self._servers)]
        headers = {"Host": "play.example.org"}
        with httpx.Client(base_url=server.url, headers=headers, timeout=START, verify=NO_TLS) as client:
            wish = {"title": "Sunday", "seats": [{"name": "Anna"}, {"name": "Ben"}], "first": 1}
            table = Opened(client.post("/api/tables", json=wish).json())
            if is_turn(number):
                asyncio.run(_come(server, table))
            address = f"{secrets.token_hex(6)}@example.org"
            browser = Browser(self._push, address)
            voucher = Seal(SECRET).signed("address", address)
            for call in ({"mail": address, "voucher": voucher}, {"device": browser.device}):
                answer = client.post(f"/api/tables/{table.id}/bells", json=call, headers=bearer(table.keys[0]))
                assert answer.json()["confirmed"], answer.text
        self.people[address] = browser
        self._subjects[address] = f"{'It is your turn' if is_turn(number) else 'Ben wrote to you'}: Sunday"
        return table

    def round(self, number: int) -> None:
        """Something is to be told, and then the power is cut: at once, in the middle of a mail, or whenever."""
        table, server = self.called(number), self._servers[number % len(self._servers)]
        cut = threading.Event()
        taken = threading.Event()
        if number % 3 == 1:

            def hang() -> None:
                taken.set()
                cut.wait(HANG)

            self._mailbox.before = hang
        asyncio.run((_begin if is_turn(number) else _say)(server, table))
        if number % 3 == 1:
            assert taken.wait(START)
            victims = self._servers  # whichever of them was sending
        else:
            time.sleep(self._random.uniform(0, 1.5) if number % 3 == 2 else 0)
            victims = [server]
        for victim in victims:
            victim.kill()
        self._mailbox.before = lambda: None
        cut.set()
        for victim in victims:
            victim.start()

    def is_told(self) -> bool:
        mailed = {str(mail["To"]) for mail in self._mailbox.mails}
        return all(address in mailed and browser.calls for address, browser in self.people.items())

    def check(self) -> tuple[int, int]:
        """Everybody was told under one name; returns how many mails and calls came more than once."""
        deadline = time.monotonic() + START
        while not self.is_told():
            assert time.monotonic() < deadline, "somebody was never told"
            time.sleep(0.05)
        time.sleep(2)  # what would come twice has come
        for address, browser in self.people.items():
            mails = [mail for mail in self._mailbox.mails if mail["To"] == address]
            assert len({mail["Message-ID"] for mail in mails}) == 1, [mail["Subject"] for mail in mails]
            assert {mail["Subject"] for mail in mails} == {self._subjects[address]}
            assert {call["title"] for call in browser.calls} == {self._subjects[address]}
            assert len({call["topic"] for call in browser.calls}) == 1
        calls = sum(len(browser.calls) for browser in self.people.values())
        return len(self._mailbox.mails) - len(self.people), calls - len(self.people)


def is_turn(number: int) -> bool:
    """Whether somebody is told of his turn, and not of what somebody wrote."""
    return number % 2 == 1


async def _come(server: Server, table: Opened) -> None:
    """Anna comes, and goes again."""
    async with server.client(table.id, table.keys[0]):
        pass


async def _begin(server: Server, table: Opened) -> None:
    """The game begins, with the turn of Anna, who has gone."""
    async with server.client(table.id, table.keys[1], sit=False) as ben:
        while (await ben.until("presence"))["online"] != [2]:
            pass
        assert (await ben.ask("sit", seat=2, name="Ben"))["type"] == "accepted"
        while ben.status != "playing":
            await ben.until("game")


async def _say(server: Server, table: Opened) -> None:
    async with server.client(table.id, table.keys[1]) as ben:
        assert (await ben.ask("chat", text="are you there?"))["type"] == "accepted"


@pytest.fixture
def world() -> Iterator[tuple[Mailbox, PushService]]:
    with Mailbox() as mailbox, PushService() as push:
        yield mailbox, push


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["sqlite", pytest.param("postgresql", marks=pytest.mark.services)])
def test_no_notice_is_lost_or_told_under_two_names(
    kind: str, world: tuple[Mailbox, PushService], tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    mailbox, push = world
    options = ["--base-url", BASE, "--mail", mailbox.url, "--push", push.url, "--secret", SECRET]
    if kind == "sqlite":
        database, processes = sqlite_url(tmp_path), 1
    else:
        database, processes = fresh_database(request.getfixturevalue("postgres_url")), 2
        options += ["--broker", request.getfixturevalue("redis_url")]
    with ExitStack() as running:
        servers = [
            running.enter_context(Server(database, *options, limits=LIMITS, seed=None)) for _ in range(processes)
        ]
        headers = {"Host": "play.example.org"}
        push.public_key = httpx.get(servers[0].url + "/api/notices", headers=headers, verify=NO_TLS).json()["push"]
        crowd = Crowd(servers, mailbox, push)
        for number in range(KILLS):
            crowd.round(number)
        mails, calls = crowd.check()
        assert push.refused == []
        print(f"{kind}: {KILLS} kills, {len(crowd.people)} people told; again: {mails} mails, {calls} calls")
        assert mails >= 1  # the power was cut in the middle of a mail

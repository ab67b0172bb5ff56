"""Notices: who is away is called by mail and on devices, once in a pause, with a link in and a link out."""

import asyncio
import re
import secrets
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from elbowroom.server.post.seal import Seal
from elbowroom.table.game import Game
from tests.server.games import cut, played, uploaded
from tests.server.harness import GENEROUS, NO_TLS, START, Opened, Server, bearer, key_of, sqlite_url
from tests.server.post.mailbox import Mailbox, text_of
from tests.server.post.pushing import Browser, PushService, until
from tests.server.test_clocks import DAY, PAIR, let_pass

BASE = "https://play.example.org"
LIMITS = (*GENEROUS, "pause=2", "letters=1000", "asked=1000")


class House:
    """A server, a mail server and a push service."""

    def __init__(self, server: Server, mailbox: Mailbox, push: PushService) -> None:
        self.server = server
        self.mailbox = mailbox
        self.push = push

    def table(self, **wish: Any) -> Opened:
        return self.server.open_table(seats=PAIR, first=1, **wish)

    def mails_to(self, address: str) -> list[Any]:
        return [mail for mail in self.mailbox.mails if mail["To"] == address]

    def wait_for(self, address: str, count: int) -> list[Any]:
        """Mails to an address, once there are so many."""
        total = len(self.mailbox.mails)
        while len(found := self.mails_to(address)) < count:
            self.mailbox.until(total := total + 1)
        return found

    def ask(self, method: str, path: str, key: str = "", body: object = None) -> httpx.Response:
        """What the server answers a page at its base address."""
        headers = {"Host": "play.example.org", **bearer(key)}
        return httpx.request(method, self.server.url + path, json=body, headers=headers, timeout=30, verify=NO_TLS)

    def called_by_mail(self, table: Opened, seat: int) -> str:
        """A new address that is confirmed for a seat."""
        address = f"{secrets.token_hex(4)}@example.org"
        answer = self.ask("POST", f"/api/tables/{table.id}/bells", table.keys[seat], {"mail": address})
        assert (answer.status_code, answer.json().get("confirmed", False)) == (201, False)
        [mail] = self.wait_for(address, 1)
        [token] = re.findall(rf"{BASE}/notices/(\S+)/yes", text_of(mail))
        assert self.ask("POST", f"/api/bells/{token}/confirm").json()["mail"] == address
        return address


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One of each for all tests of this file."""
    folder = tmp_path_factory.mktemp("notices")
    with Mailbox() as mailbox, PushService() as push:
        options = ("--base-url", BASE, "--mail", mailbox.url, "--push", push.url)
        with Server(sqlite_url(folder), *options, limits=LIMITS) as server:
            here = House(server, mailbox, push)
            push.public_key = here.ask("GET", "/api/notices").json()["push"]
            yield here
            assert "Traceback" not in server.said


async def begin(server: Server, table: Opened) -> None:
    """Both come, and go again; the first seat is to decide."""
    for key in table.keys:
        await come(server, table, key)


def test_who_is_away_is_told_once_that_it_is_his_turn(house: House) -> None:
    table = house.table(title="Sunday")
    browser = Browser(house.push, "anna")
    asked = house.ask("POST", f"/api/tables/{table.id}/bells", table.keys[0], {"device": browser.device})
    assert asked.json() == {"kind": "push", "address": "", "confirmed": True, "token": asked.json()["token"]}
    address = house.called_by_mail(table, 0)
    asyncio.run(begin_and_talk(house.server, table))
    [_, mail] = house.wait_for(address, 2)
    assert mail["Subject"] == "It is your turn: Sunday"
    text = text_of(mail)
    assert "Ben says at the table Sunday: where are you?" in text
    [link] = re.findall(rf"{BASE}/t/{table.id}#\S+", text)
    assert key_of(link) == table.keys[0]
    call = until(browser, 1)[0]
    assert (call["title"], call["url"]) == ("It is your turn: Sunday", f"/t/{table.id}#{table.keys[0]}")
    assert (call["end"], call["stop"]) == (f"/notices/{asked.json()['token']}", "End these notices")
    assert house.push.refused == []
    asyncio.run(talk(house.server, table, "hello?"))
    other = house.called_by_mail(table, 1)  # time passes: what would be told has been
    assert len(house.mails_to(address)) == 2
    assert len(house.mails_to(other)) == 1
    assert len(browser.calls) == 1


async def begin_and_talk(server: Server, table: Opened) -> None:
    """All of it within the pause, so that it is told at once."""
    async with server.client(table.id, table.keys[0]):
        pass
    await talk(server, table, "where are you?")


async def talk(server: Server, table: Opened, text: str) -> None:
    async with server.client(table.id, table.keys[1]) as ben:
        assert (await ben.ask("chat", text=text))["type"] == "accepted"


def test_who_is_away_is_told_that_a_game_begins(house: House) -> None:
    table = house.table(title="Short")
    address = house.called_by_mail(table, 1)
    asyncio.run(come(house.server, table, table.keys[1]))

    async def begins() -> None:
        async with house.server.client(table.id, table.keys[0], sit=False) as anna:
            while (await anna.until("presence"))["online"] != [1]:
                pass
            assert (await anna.ask("sit", seat=1, name="Anna"))["type"] == "accepted"

    asyncio.run(begins())
    [_, mail] = house.wait_for(address, 2)
    assert mail["Subject"] == "The game begins: Short"
    assert "The game at the table Short has begun." in text_of(mail)
    check_ways(table, 1, mail)


def test_who_is_away_is_told_that_a_game_is_over(house: House) -> None:
    record = cut(played(), -1)
    last = int(Game.resume(record).state.decider)
    table = house.server.open_table(record=uploaded(record), seats=PAIR, title="Long")
    address = house.called_by_mail(table, 1 - last)

    async def ends() -> None:
        async with house.server.client(table.id, table.keys[last]) as client:
            while client.status != "over":
                await client.act(client.choices[0])

    asyncio.run(ends())
    [_, mail] = house.wait_for(address, 2)
    assert mail["Subject"] == "The game is over: Long"
    assert "The game at the table Long is over." in text_of(mail)
    check_ways(table, 1 - last, mail)
    again = house.ask("POST", f"/api/tables/{table.id}/rematch", table.keys[0], {}).json()["id"]
    told = house.ask("GET", f"/api/tables/{again}/bells", table.keys[1 - last]).json()
    assert [bell["kind"] for bell in told["bells"]] == ["mail"]  # whoever is called is called there too


def check_ways(table: Opened, seat: int, mail: Any) -> None:
    """A mail leads to the seat, and to where the notices end."""
    [link] = re.findall(rf"{BASE}/t/{table.id}#\S+", text_of(mail))
    assert key_of(link) == table.keys[seat]
    assert f"{BASE}/notices/" in text_of(mail)


async def come(server: Server, table: Opened, key: str) -> None:
    async with server.client(table.id, key):
        pass


def test_an_address_is_confirmed_once_and_then_known_by_its_voucher(house: House) -> None:
    first, second = house.table(), house.table()
    address = f"{secrets.token_hex(4)}@example.org"
    wish = {"mail": address, "language": "de"}
    for _ in range(2):  # asking again sends the letter again, and there is one bell
        house.ask("POST", f"/api/tables/{first.id}/bells", first.keys[0], wish)
    mails = house.wait_for(address, 2)
    assert "bestätige" in text_of(mails[0])
    [token] = {found for mail in mails for found in re.findall(rf"{BASE}/notices/(\S+)/yes", text_of(mail))}
    assert house.ask("GET", f"/api/bells/{token}").json()["address"] == f"{address[0]}…@example.org"
    forged = token[:-1] + ("A" if token[-1] != "A" else "B")
    assert house.ask("POST", f"/api/bells/{forged}/confirm").status_code == 404
    voucher = house.ask("POST", f"/api/bells/{token}/confirm").json()["voucher"]
    assert len(house.ask("GET", f"/api/tables/{first.id}/bells", first.keys[0]).json()["bells"]) == 1
    bells = f"/api/tables/{second.id}/bells"
    known = house.ask("POST", bells, second.keys[1], {**wish, "voucher": voucher}).json()
    assert known["confirmed"] is True
    other = house.ask("POST", bells, second.keys[1], {"mail": "victim@example.org", "voucher": voucher}).json()
    assert not other.get("confirmed")
    house.wait_for("victim@example.org", 1)


def test_notices_end_by_a_link_and_only_by_the_right_one(house: House) -> None:
    table = house.table()
    address = house.called_by_mail(table, 0)
    [bell] = house.ask("GET", f"/api/tables/{table.id}/bells", table.keys[0]).json()["bells"]
    asyncio.run(begin(house.server, table))
    mail = house.wait_for(address, 2)[1]
    [end] = re.findall(r"^<(\S+)>$", mail["List-Unsubscribe"])
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert end == f"{BASE}/api/bells/{bell['token']}/end"
    assert f"{BASE}/notices/{bell['token']}" in text_of(mail)
    path = end.removeprefix(BASE)
    assert house.ask("GET", path).status_code == 405  # a program that looks at links ends nothing
    assert house.ask("POST", path).json() == {"count": 1}
    assert house.ask("POST", path).status_code == 404
    assert house.ask("GET", f"/api/tables/{table.id}/bells", table.keys[0]).json() == {"bells": []}


def test_nobody_learns_who_else_is_called(house: House) -> None:
    table = house.table(public=True)
    address = house.called_by_mail(table, 0)
    bells = f"/api/tables/{table.id}/bells"
    assert house.ask("GET", bells, table.keys[1]).json() == {"bells": []}
    assert house.ask("GET", bells, table.watch).status_code == 403
    [own] = house.ask("GET", bells, table.keys[0]).json()["bells"]
    assert set(own) == {"kind", "address", "confirmed", "token"}
    told = [house.ask("GET", f"/api/tables/{table.id}{path}", table.keys[1]).text for path in ("", "/moments")]
    asked = {"games": [{"id": table.id, "key": table.keys[1]}]}
    told += [house.ask("GET", "/api/tables").text, house.ask("POST", "/api/mine", body=asked).text, house.server.said]
    assert not any(word in text for text in told for word in (address, address.partition("@")[0], own["token"]))


def test_all_notices_to_an_address_end_at_once(house: House) -> None:
    tables = [house.table(), house.table()]
    browser = Browser(house.push, secrets.token_hex(4))
    answers = [
        house.ask("POST", f"/api/tables/{table.id}/bells", table.keys[0], {"device": browser.device}).json()
        for table in tables
    ]
    assert house.ask("POST", f"/api/bells/{answers[0]['token']}/end?all=true").json() == {"count": 2}
    assert house.ask("GET", f"/api/bells/{answers[1]['token']}").status_code == 404


def test_a_device_that_has_gone_is_forgotten(house: House) -> None:
    table = house.table()
    browser = Browser(house.push, name := secrets.token_hex(4))
    house.ask("POST", f"/api/tables/{table.id}/bells", table.keys[0], {"device": browser.device})
    house.push.gone.add(f"/push/{name}")
    asyncio.run(begin(house.server, table))
    bells = f"/api/tables/{table.id}/bells"

    async def forgotten() -> None:
        async with asyncio.timeout(30):
            while house.ask("GET", bells, table.keys[0]).json()["bells"]:
                await asyncio.sleep(0.05)

    asyncio.run(forgotten())


def test_who_may_not_be_called(house: House) -> None:
    table = house.table()
    bells = f"/api/tables/{table.id}/bells"
    strange = {"endpoint": "http://127.0.0.1:1/push/x", "p256dh": "AAAA", "auth": "AAAA"}
    right = Browser(house.push, "x").device
    for key, body, status, code in [
        (table.watch, {"mail": "a@b.org"}, 403, "not_allowed"),
        ("", {"mail": "a@b.org"}, 403, "key_needed"),
        (table.keys[0], {"mail": "nobody"}, 422, "address"),
        (table.keys[0], {}, 422, "body"),
        (table.keys[0], {"mail": "a@b.org", "device": right}, 422, "body"),
        (table.keys[0], {"device": strange}, 422, "device"),
        (table.keys[0], {"device": {**right, "p256dh": "AAAA"}}, 422, "device"),
        (table.keys[0], {"device": {**right, "endpoint": "https://fcm.googleapis.com.evil.org/x"}}, 422, "device"),
    ]:
        answer = house.ask("POST", bells, key, body)
        assert (answer.status_code, answer.json()["error"]["code"]) == (status, code), body
    for number in range(5):
        device = Browser(house.push, f"many {number}").device
        assert house.ask("POST", bells, table.keys[0], {"device": device}).status_code == 201
    last = house.ask("POST", bells, table.keys[0], {"device": right})
    assert (last.status_code, last.json()["error"]["code"]) == (429, "too_many_bells")


def test_time_that_runs_out_is_told_before(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("reminded")
    with Mailbox() as mailbox, PushService() as push:
        options = ("--base-url", BASE, "--mail", mailbox.url, "--push", push.url)
        with Server(sqlite_url(folder), *options, limits=LIMITS) as server:
            house = House(server, mailbox, push)
            table = house.table(title="Slow", pace=DAY)
            address = house.called_by_mail(table, 0)
            asyncio.run(begin(server, table))
            turn = text_of(house.wait_for(address, 2)[1])
            assert "It is your turn at the table Slow. You have until " in turn
            server.stop()
            let_pass(folder, 0.8 * DAY)
            server.start()
            reminder = house.wait_for(address, 3)[2]
            assert reminder["Subject"] == "Your time runs out: Slow"
            house.called_by_mail(table, 1)  # time passes, and it is not said again
            assert len(house.mails_to(address)) == 3


def test_nobody_gets_more_notices_in_a_day_than_are_allowed(tmp_path: Path) -> None:
    """One for each address and device, and two mails for all; what is above that is not told later either."""
    secret = "nobody can guess this one"
    limits = (*GENEROUS, "pause=1", "notices=1", "all_mails=2")
    with Mailbox() as mailbox, PushService() as push:
        options = ("--base-url", BASE, "--mail", mailbox.url, "--push", push.url, "--secret", secret)
        with Server(sqlite_url(tmp_path), *options, limits=limits) as server:
            house = House(server, mailbox, push)
            push.public_key = house.ask("GET", "/api/notices").json()["push"]
            devices = {name: Browser(push, name) for name in ("anna", "ben", "cleo")}

            def tell(*names: str) -> None:
                """Something is said at a new table, by whose link some are called, each by mail and on a device."""
                table = house.table()
                for name in names:
                    address = f"{name}@example.org"
                    voucher = Seal(secret).signed("address", address)
                    for wish in ({"mail": address, "voucher": voucher}, {"device": devices[name].device}):
                        answer = house.ask("POST", f"/api/tables/{table.id}/bells", table.keys[0], wish)
                        assert answer.json()["confirmed"], answer.text
                asyncio.run(talk(server, table, "hello?"))
                soon(lambda: not rows(tmp_path, "SELECT 1 FROM bells WHERE told = '{}'"))
                soon(lambda: not rows(tmp_path, "SELECT 1 FROM outbox WHERE state = 'waiting'"))

            def told() -> tuple[list[str], dict[str, int]]:
                calls = {name: len(device.calls) for name, device in devices.items()}
                return [str(mail["To"]).partition("@")[0] for mail in mailbox.mails], calls

            tell("anna")
            assert told() == (["anna"], {"anna": 1, "ben": 0, "cleo": 0})
            tell("anna", "ben")
            assert told() == (["anna", "ben"], {"anna": 1, "ben": 1, "cleo": 0})
            tell("cleo")
            assert told() == (["anna", "ben"], {"anna": 1, "ben": 1, "cleo": 1})


def rows(folder: Path, query: str) -> list[Any]:
    with closing(sqlite3.connect(folder / "games.sqlite", timeout=START)) as database:
        return database.execute(query).fetchall()


def soon(is_so: Callable[[], bool]) -> None:
    """Wait until something is so."""
    deadline = time.monotonic() + START
    while not is_so():
        assert time.monotonic() < deadline
        time.sleep(0.05)

"""Who has a seat by an account is called there without its link, and is not told one."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.harness import GENEROUS, Opened, Server, bearer, sqlite_url
from tests.server.people.authenticator import Somebody
from tests.server.people.test_everything import stored
from tests.server.post.pushing import Browser, PushService, until
from tests.server.post.test_notices import begin
from tests.server.test_clocks import PAIR


@pytest.fixture
def push() -> Iterator[PushService]:
    with PushService() as running:
        yield running


@pytest.fixture
def server(tmp_path: Path, push: PushService) -> Iterator[Server]:
    options = ("--push", push.url, "--secret", "s" * 40)
    with Server(sqlite_url(tmp_path), *options, limits=(*GENEROUS, "pause=1")) as running:
        push.public_key = running.get("/api/notices")["push"]
        yield running


def seated(server: Server, anna: Somebody, phone: Somebody) -> Opened:
    """A table with a seat of Anna's, who is signed in on her phone too, which has no link."""
    anna.joins("Anna")
    phone.post("/api/me/tickets", {"ticket": anna.post("/api/me/devices")["url"].partition("#")[2]})
    table = server.open_table(seats=PAIR, first=1)
    anna.post("/api/me/tables", {"table": table.id, "key": table.keys[0]})
    return table


def test_who_is_signed_in_is_called_at_seats_without_a_link(server: Server, push: PushService) -> None:
    device = Browser(push, "phone")
    with Somebody(server) as anna, Somebody(server) as phone, Somebody(server) as nobody:
        table = seated(server, anna, phone)
        bells, wish = f"/api/tables/{table.id}/bells", {"device": device.device}
        assert nobody.asks("POST", bells, wish, 403)["code"] == "key_needed"
        phone.asks("POST", bells, wish, 201)
        assert len(anna.get(bells)["bells"]) == 1
        assert server.get(bells, table.keys[0]) == {"bells": []}  # what is asked for by a link stands apart
        asyncio.run(begin(server, table))
        (call,) = until(device, 1)
        assert call["url"] == f"/t/{table.id}"
        assert phone.get(f"/api/tables/{table.id}")["status"] == "playing"
        assert nobody.asks("GET", f"/api/tables/{table.id}", None, 403, **bearer("person x"))["code"] == "wrong_key"


@pytest.mark.parametrize("leaves", ["the table", "the account"])
def test_who_leaves_is_called_no_more(server: Server, push: PushService, tmp_path: Path, leaves: str) -> None:
    with Somebody(server) as anna, Somebody(server) as phone:
        table = seated(server, anna, phone)
        number = (anna.account() or {})["id"]
        phone.asks("POST", f"/api/tables/{table.id}/bells", {"device": Browser(push, "phone").device}, 201)
        assert anna.get("/api/me/everything")["notices"][0]["table"] == table.id
        anna.asks("DELETE", f"/api/me/tables/{table.id}" if leaves == "the table" else "/api/me")
        rows = stored(sqlite_url(tmp_path))
        assert rows["bells"] == []
        assert not any(number in row for row in rows["keys"])
        assert server.get(f"/api/tables/{table.id}", table.keys[0])["id"] == table.id  # the link stays good

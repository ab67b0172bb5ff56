"""Coming in by mail, through a real mail server: one link, one use, and nobody learns who has an account."""

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from elbowroom.server.settings import Limits
from tests.server.harness import Server, sqlite_url
from tests.server.people.authenticator import Somebody
from tests.server.post.mailbox import Mailbox, text_of

ADDRESS = "anna@example.org"
BASE = "http://localhost"


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    with Mailbox() as running:
        yield running


@pytest.fixture
def server(tmp_path: Path, mailbox: Mailbox) -> Iterator[Server]:
    with Server(sqlite_url(tmp_path), "--mail", mailbox.url, "--base-url", BASE) as running:
        yield running


def ticket(mailbox: Mailbox, count: int) -> str:
    """The secret in the link of the newest letter."""
    found = re.search(r"/me#(\S+)", text_of(mailbox.until(count)[count - 1]))
    assert found is not None
    return found[1]


def test_a_letter_makes_an_account_and_later_opens_it(server: Server, mailbox: Mailbox, tmp_path: Path) -> None:
    with Somebody(server, BASE) as anna, Somebody(server, BASE) as elsewhere:
        assert anna.get("/api/me")["mail"]
        anna.post("/api/me/letter", {"address": ADDRESS, "language": "de"})
        assert mailbox.until(1)[0]["subject"] == "Dein Weg zu Elbow Room"
        secret = ticket(mailbox, 1)
        assert anna.post("/api/me/tickets/look", {"ticket": secret}) == {"does": "join"}
        assert anna.post("/api/me/tickets", {"ticket": secret}) == {"done": "name-needed"}
        assert anna.post("/api/me/tickets", {"ticket": secret, "name": "Anna"}) == {"done": "signed-in"}
        account = anna.account()
        assert account is not None
        assert (account["name"], account["mail"], account["passkeys"]) == ("Anna", True, [])
        assert elsewhere.post("/api/me/tickets", {"ticket": secret, "name": "Eve"}, 403)["code"] == "used_up"
        elsewhere.post("/api/me/letter", {"address": "Anna@Example.org"})
        assert elsewhere.post("/api/me/tickets", {"ticket": ticket(mailbox, 2)}) == {"done": "signed-in"}
        again = elsewhere.account()
        assert again is not None
        assert again["id"] == account["id"]
        assert anna.asks("DELETE", "/api/me/mail", status=409)["why"] == "last-passkey"
    for file in tmp_path.glob("games.sqlite*"):
        assert b"anna@example" not in file.read_bytes().lower()


def test_an_address_is_added_once_its_letter_was_read(server: Server, mailbox: Mailbox) -> None:
    with Somebody(server, BASE) as anna:
        anna.joins("Anna")
        anna.post("/api/me/mail", {"address": ADDRESS})
        account = anna.account()
        assert account is not None
        assert "mail" not in account
        assert anna.post("/api/me/tickets", {"ticket": ticket(mailbox, 1)}) == {"done": "mail-kept"}
        account = anna.account()
        assert account is not None
        assert account["mail"]
        anna.asks("DELETE", "/api/me/mail")
        anna.post("/api/me/sign-out")
        anna.post("/api/me/letter", {"address": ADDRESS})
        assert anna.post("/api/me/tickets", {"ticket": ticket(mailbox, 2)}) == {"done": "name-needed"}


def test_nobody_loses_the_way_in_by_a_link_that_somebody_else_has_asked_for(server: Server, mailbox: Mailbox) -> None:
    with Somebody(server, BASE) as anna, Somebody(server, BASE) as mallory:
        anna.post("/api/me/letter", {"address": ADDRESS})
        anna.post("/api/me/tickets", {"ticket": ticket(mailbox, 1), "name": "Anna"})
        mallory.joins("Mallory")
        mallory.post("/api/me/mail", {"address": ADDRESS})
        link = ticket(mailbox, 2)
        assert anna.post("/api/me/tickets/look", {"ticket": link}) == {"does": "mail", "name": "Mallory"}
        assert "the account Mallory" in text_of(mailbox.mails[1])
        assert anna.post("/api/me/tickets", {"ticket": link}, 409)["code"] == "address_taken"
        anna.post("/api/me/letter", {"address": ADDRESS})
        assert anna.post("/api/me/tickets", {"ticket": ticket(mailbox, 3)}) == {"done": "signed-in"}
        assert (anna.account() or {})["name"] == "Anna"


def test_nobody_learns_whether_an_address_has_an_account(server: Server, mailbox: Mailbox) -> None:
    with Somebody(server, BASE) as anna, Somebody(server, BASE) as mallory:
        anna.post("/api/me/letter", {"address": ADDRESS})
        anna.post("/api/me/tickets", {"ticket": ticket(mailbox, 1), "name": "Anna"})
        told = [
            mallory.browser.post("/api/me/letter", json={"address": one}) for one in (ADDRESS, "nobody@example.org")
        ]
        assert told[0].status_code == told[1].status_code == 200
        assert told[0].content == told[1].content
        assert mallory.post("/api/me/letter", {"address": "no address"}, 422)["code"] == "address"


def test_letters_are_limited_for_each_address(server: Server, mailbox: Mailbox) -> None:
    with Somebody(server, BASE) as anna:
        statuses = [
            anna.browser.post("/api/me/letter", json={"address": ADDRESS, "language": "en"}).status_code
            for _ in range(12)
        ]
        assert statuses[0] == 200
        assert statuses[-1] == 429


def test_capitals_get_around_no_limit(server: Server, mailbox: Mailbox) -> None:
    written = [f"{name}@example.org" for name in ("anna", "Anna", "aNna", "anNa", "annA", "ANNA")]
    with Somebody(server, BASE) as anna:
        asked = [anna.browser.post("/api/me/letter", json={"address": one}).status_code for one in written]
    assert asked == [200] * Limits().letters + [429]


def test_every_letter_that_goes_out_has_a_link_that_works(server: Server, mailbox: Mailbox) -> None:
    asked = Limits().asked
    with Somebody(server, BASE) as anna, Somebody(server, BASE) as reader:
        answers = [
            anna.browser.post("/api/me/letter", json={"address": f"reader{number}@example.org", "language": "en"})
            for number in range(asked + 5)
        ]
        assert [answer.status_code for answer in answers] == [200] * asked + [429] * 5
        assert answers[-1].json()["error"]["code"] == "too_many_letters"
        for number in range(asked):
            assert reader.post("/api/me/tickets", {"ticket": ticket(mailbox, number + 1)}) == {"done": "name-needed"}
    assert len(mailbox.mails) == asked


def test_without_a_mail_server_there_are_no_letters(tmp_path: Path) -> None:
    (tmp_path / "without").mkdir()
    with Server(sqlite_url(tmp_path / "without")) as server, Somebody(server) as anna:
        assert "mail" not in anna.get("/api/me")
        assert anna.post("/api/me/letter", {"address": ADDRESS}, 409)["code"] == "no_mail"
    with closing(sqlite3.connect(tmp_path / "without" / "games.sqlite")) as database:
        assert database.execute("SELECT count(*) FROM outbox").fetchone() == (0,)

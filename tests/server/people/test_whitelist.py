"""Nobody learns of others what he may not know: each field of each answer about people, and what two accounts can ask.

Answers may have the fields that are written down here and no others. Then one person has an address, devices, a private
game and notices, and another one asks the server everything that can be asked.
"""

import asyncio
import re
import typing
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest
import sqlalchemy as sa

from elbowroom.server import mine
from elbowroom.server.database import database as connections
from elbowroom.server.endpoints import ENDPOINTS
from elbowroom.server.people import endpoints as people
from elbowroom.server.people.tables import PERSONS, SESSIONS
from elbowroom.server.post import desk as post
from elbowroom.server.schema_sql import BELLS
from elbowroom.server.wire import ServerMessage
from tests.server import knowledge
from tests.server.described import body, wrong
from tests.server.harness import Server, sqlite_url
from tests.server.people.authenticator import Somebody, encoded
from tests.server.people.test_matching import asks
from tests.server.post.mailbox import Mailbox, text_of
from tests.server.post.pushing import Browser, PushService
from tests.server.services import fresh_database

BASE: Final = "http://localhost"
ADDRESS: Final = "anna.secret@example.org"

# What anybody is told about himself, or about a table he may look at; `Leader` is what everybody is told of the best.
ANSWERS: Final = {
    "Me": "accounts mail account",
    "Account": "id name since passkeys sessions mail blocked",
    "PasskeyInfo": "id label created used",
    "SessionInfo": "id label created used here",
    "Blocked": "id name",
    "Done": "done",
    "PasskeyWish": "challenge relying user name known",
    "TicketUsed": "done",
    "TicketSeen": "does name",
    "DeviceLink": "url until",
    "Name": "name",
    "AllAboutMe": "account tables games ratings rated reports notices",
    "OwnNotice": "table kind address language confirmed",
    "OwnGame": "table seat ended game",
    "Booked": "board seats rated",
    "SeatResult": "name bot left place coins pairs turns sources rolls luck",
    "PairEarned": "race power coins",
    "RatedGame": "table ended scale players",
    "RatedPlayer": "place you bot",
    "OwnReport": "at table seat why text closed",
    "OwnTables": "tables",
    "OwnTable": "table seats host",
    "TableInfo": "id title status agreement seats seq since rematch set_up hushed muted",
    "Agreement": f"{knowledge.AGREED} {knowledge.COUNTED}",
    "SeatPlan": "player name link",
    "SeatInfo": knowledge.SEATED,
    "Career": "games wins rolls luck ratings pairs opponents latest sources best",
    "RatingInfo": "scale rating uncertainty games wins provisional",
    "PairCount": "race power games coins",
    "Opponent": "name games wins bot",
    "CareerGame": "table ended board players place coins rated luck turns",
    "BestTurn": "coins table turn",
    "Leaders": "scale scales least leaders",
    "Leader": "name rating uncertainty games wins bot you",
    "Found": "table seat opened",
    "Mine": "games",
    "MineGame": "id gone title board status names seats seq awaited turn deadline moves lines updated_at",
    "PostOffers": "mail push",
    "BellList": "bells",
    "BellInfo": "kind address confirmed token",
    "BellKnown": "kind address confirmed title",
    "Confirmed": "voucher mail",
    "BellEnded": "count",
}


def answers_in(kind: Any, found: dict[str, tuple[str, ...]]) -> dict[str, tuple[str, ...]]:
    """The types that an answer is made of, with their fields."""
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind.__name__ not in found:
        found[kind.__name__] = kind.__struct_fields__
        for part in typing.get_type_hints(kind).values():
            answers_in(part, found)
    for part in typing.get_args(kind):
        answers_in(part, found)
    return found


def test_answers_about_people_have_these_fields_and_no_others() -> None:
    found: dict[str, tuple[str, ...]] = {}
    for endpoint in (*people.ENDPOINTS, *post.ENDPOINTS, *mine.ENDPOINTS):
        answers_in(endpoint.gives, found)
    assert {name: sorted(fields) for name, fields in found.items()} == {
        name: sorted(fields.split()) for name, fields in ANSWERS.items()
    }


def test_of_every_message_of_the_server_is_known_who_may_be_told_what() -> None:
    told = {str(message.__struct_config__.tag): message for message in typing.get_args(ServerMessage)}
    assert set(told) == {*knowledge.MESSAGES, "game"}
    for name, fields in knowledge.MESSAGES.items():
        knowledge.only(dict.fromkeys(told[name].__struct_fields__), fields)


# --- two people -------------------------------------------------------------------------------------------------------


@dataclass
class House:
    """A server with mail and push, and its database."""

    server: Server
    url: str
    mailbox: Mailbox
    push: PushService


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.services)])
def house(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[House]:
    url = sqlite_url(tmp_path)
    if request.param == "postgresql":
        url = fresh_database(request.getfixturevalue("postgres_url"))
    with Mailbox() as mailbox, PushService() as push:
        options = ("--base-url", BASE, "--mail", mailbox.url, "--push", push.url, "--secret", "s" * 40)
        with Server(url, *options) as server:
            yield House(server, url, mailbox, push)


@dataclass
class Anna:
    """Somebody who has all that can be had, and nothing of it is for others."""

    id: str
    table: str  # private
    shared: str  # with whoever has sought the same
    passkeys: list[str]
    sessions: list[str]
    secrets: dict[str, str]


def letter(house: House, count: int, pattern: str) -> str:
    """What the newest letter says."""
    found = re.search(pattern, text_of(house.mailbox.until(count)[count - 1]))
    assert found is not None
    return found[1]


def settle_in(house: House, anna: Somebody, phone: Somebody) -> Anna:
    """Anna gets an address, two devices, a private game with notices by mail and push, and seeks another one."""
    passkey = anna.joins("Anna")
    anna.post("/api/me/mail", {"address": ADDRESS})
    anna.post("/api/me/tickets", {"ticket": letter(house, 1, r"/me#(\S+)")})
    phone.post("/api/me/tickets", {"ticket": anna.post("/api/me/devices")["url"].partition("#")[2]})
    unused = anna.post("/api/me/devices")["url"].partition("#")[2]
    opened = anna.asks("POST", "/api/tables", {"title": "Secret Sunday", "seats": [{}, {"name": "Zenobia"}]}, 201)
    table, key = opened["id"], opened["links"][0]["key"]
    bells, as_holder = f"/api/tables/{table}/bells", {"Authorization": f"Bearer {key}"}
    device = Browser(house.push, "annas-endpoint").device
    known = [anna.asks("POST", bells, wish, 201, **as_holder) for wish in ({"mail": ADDRESS}, {"device": device})]
    confirmation = letter(house, 2, r"/notices/(\S+)/yes")
    anna.post(f"/api/bells/{confirmation}/confirm")
    account = anna.account()
    assert account is not None
    secrets = {
        "the address": ADDRESS.partition("@")[0],
        "the title of a private game": "Secret Sunday",
        "who is invited there": "Zenobia",
        "a private game": table,
        "the key of a seat": key,
        "the key of another seat": opened["links"][1]["key"],
        "the key to watch": opened["watch"]["key"],
        "a link to another device": unused,
        "the endpoint of a device": device["endpoint"],
        "the key of a device": device["auth"],
        "a passkey": encoded(passkey.id),
        "the cookie": anna.browser.cookies["elbowroom"],
        **{f"notice {number}": bell["token"] for number, bell in enumerate(known)},
        **{f"session {number}": session["id"] for number, session in enumerate(account["sessions"])},
        **stored(house.url, account["id"]),
    }
    passkeys, sessions = [encoded(passkey.id)], [session["id"] for session in account["sessions"]]
    return Anna(account["id"], table, asks(anna, players=2)["table"], passkeys, sessions, secrets)


def stored(url: str, person: str) -> dict[str, str]:
    """What only the database knows of somebody."""

    async def look() -> dict[str, str]:
        found = connections(url)
        await found.open()
        try:
            columns = {"session": SESSIONS.c.hash, "mail": PERSONS.c.mail, "bell": BELLS.c.whom}
            return {
                f"stored {name} {number}": str(value)
                for name, column in columns.items()
                for number, (value,) in enumerate(await found.read(sa.select(column)))
                if value
            }
        finally:
            await found.close()

    return asyncio.run(look())


def questions(anna: Anna) -> list[tuple[str, str, object]]:
    """All that can be asked without changing what belongs to oneself; where something is named, what is Anna's."""
    named = {"session": anna.sessions[0], "passkey": anna.passkeys[0], "person": anna.id, "token": "x.y", "seat": "2"}
    bodies: dict[str, list[object]] = {
        "/api/mine": [{"games": [{"id": anna.table}, {"id": anna.shared}]}],
        "/api/me/tables": [{"table": anna.table, "key": ""}, {"table": anna.table, "key": "guessed"}],
        "/api/me/blocks": [{"table": anna.table, "seat": 1}],
        "/api/me/letter": [{"address": ADDRESS}],
        "/api/me/sign-in/wish": [{}],
        "/api/me/join/wish": [{"name": "Anna"}, {"name": "Ben too"}],
        "/api/me/name": [{"name": "Anna"}],
        "/api/tables/{table}/reports": [{"seat": 1, "why": "other"}],
        "/api/tables/{table}/bells": [{"mail": "ben@example.org"}],
        "/api/seek": [{"ticket": "b" * 24, "players": 3}],
        "/api/me/passkeys/wish": [{}],
    }
    asked: list[tuple[str, str, object]] = []
    for endpoint in ENDPOINTS:
        if endpoint.method == "POST" and endpoint.path not in bodies:
            continue
        if (endpoint.method, endpoint.path) in (("DELETE", "/api/me"), ("DELETE", "/api/me/mail")):
            continue
        tables = [anna.table] if endpoint.method == "DELETE" else [anna.table, anna.shared]
        for table in tables if "{table}" in endpoint.path else [""]:
            path = endpoint.path.format_map({**named, "table": table, "board": "base_2"})
            asked += [(endpoint.method, path, body) for body in bodies.get(endpoint.path, [None])]
    return asked


def told(who: Somebody, anna: Anna, *methods: str) -> str:
    """All that the server says to somebody who asks everything; what it may say of people is as it is described."""
    kinds = {(one.method, one.path): one.gives.__name__ for one in (*people.ENDPOINTS, *mine.ENDPOINTS)}
    heard = []
    for method, path, wish in questions(anna):
        if method not in methods:
            continue
        content: dict[str, Any] = {} if wish is None else {"json": wish}
        answer = who.browser.request(method, path, **content)
        assert answer.status_code < 500, (path, answer.text)
        heard.append(answer.text.replace(f'{{"id":"{anna.table}","gone":true}}', "gone") + repr(answer.headers))
        if answer.is_success and (method, path) in kinds:
            assert not wrong(body(kinds[method, path]), answer.json()), (path, answer.text)
    return "\n".join(heard)


async def overheard(house: House, who: Somebody, table: str) -> str:
    """All that somebody is told over WebSockets, by both protocols, whose messages have no unknown field."""
    cookie = f"elbowroom={who.browser.cookies['elbowroom']}"
    heard: list[Any] = []
    hellos: list[dict[str, Any]] = [{}, {"protocol": 2}]
    for hello in hellos:
        async with house.server.client(table, cookie=cookie, **hello) as client:
            await client.ask("ping")  # what there is to tell comes before the answer
            for message in client.frames:
                if message["type"] == "game":
                    knowledge.check_table(message["table"])
                    for happening in message["happenings"]:
                        knowledge.check_happening(happening)
                else:
                    knowledge.check_message(message)
            heard += client.frames
    return repr(heard)


def leaks(heard: str, anna: Anna) -> set[str]:
    """Which of Anna's secrets are among what was said."""
    return {name for name, secret in anna.secrets.items() if secret in heard}


@pytest.mark.slow
def test_one_person_learns_neither_address_nor_devices_nor_private_games_of_another(house: House) -> None:
    with (
        Somebody(house.server, BASE) as first,
        Somebody(house.server, BASE) as phone,
        Somebody(house.server, BASE) as ben,
        Somebody(house.server, BASE) as nobody,
    ):
        anna = settle_in(house, first, phone)
        ben.joins("Ben")
        assert asks(ben, players=2)["table"] == anna.shared
        for who in (ben, nobody):
            assert leaks(told(who, anna, "GET", "POST", "DELETE"), anna) == set()
        assert leaks(asyncio.run(overheard(house, ben, anna.shared)), anna) == set()
        assert leaks(house.server.said, anna) <= {"a private game"}  # its log is for whoever runs the server
        ben.post("/api/me/blocks", {"table": anna.shared, "seat": 1})
        assert (ben.account() or {})["blocked"] == [{"id": anna.id, "name": "Anna"}]
        # Nothing of Anna's has changed, and whoever may know it is told it, so that there was something to look for.
        account = first.account()
        assert account is not None
        assert ("blocked" in account, account["mail"], len(account["sessions"])) == (False, True, 2)
        own = leaks(told(first, anna, "GET"), anna)
        assert own >= {"a private game", "the title of a private game", "a passkey", "session 0", "session 1"}

"""What stands before the endpoints: origins, headers, limits, secrets, and clients that hold others up."""

import asyncio
import contextlib
import hmac
import json
import re
import socket
import sqlite3
import struct
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from elbowroom.server.guards import MOST_ADDRESSES, Bucket, Crowd, Doorkeeper, party_of
from elbowroom.server.post.seal import Seal
from elbowroom.server.secret import hashed
from tests.server.harness import GENEROUS, NO_TLS, Client, Opened, Server, bearer, sqlite_url

TIMEOUT = 60.0
KEY = "AAAAAAAAAAAAAAAAAAAAAA=="
TWO = [{"name": "Anna"}, {"name": "Ben"}]


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with generous limits that many tests share."""
    with Server(sqlite_url(tmp_path_factory.mktemp("guards"))) as server:
        yield server
        assert "Traceback" not in server.said


def limited(folder: Path, *limits: str, options: tuple[str, ...] = ()) -> Server:
    """A server with some limits of its own."""
    changed = {limit.partition("=")[0] for limit in limits}
    rest = tuple(limit for limit in GENEROUS if limit.partition("=")[0] not in changed)
    return Server(sqlite_url(folder), *options, limits=(*rest, *limits))


def post(server: Server, headers: dict[str, str] | None = None, **wish: Any) -> httpx.Response:
    return httpx.post(f"{server.url}/api/tables", json=wish, headers=headers, timeout=TIMEOUT)


def play_url(server: Server, table: str) -> str:
    return f"ws://127.0.0.1:{server.port}/api/tables/{table}/play"


async def knock(server: Server, table: str, origin: str | None = None, name: str = "127.0.0.1") -> int:
    """Try to connect with an origin, calling the server by a name; returns the status of the handshake."""
    headers = {"Origin": origin} if origin is not None else {}
    url = play_url(server, table).replace("127.0.0.1", name)
    try:
        async with connect(url, additional_headers=headers, open_timeout=TIMEOUT, host="127.0.0.1", port=server.port):
            return 101
    except InvalidStatus as refused:
        return refused.response.status_code


# --- origins ----------------------------------------------------------------------------------------------------------

FOREIGN = ("https://evil.example", "null", "http://127.0.0.1", "http://127.0.0.1:1", "file://", "x", "http://[")


def test_pages_of_others_may_neither_post_nor_connect(place: Server) -> None:
    table = place.open_table(public=True)
    for origin in (*FOREIGN, f"http://127.0.0.1:{place.port}.evil.example", f"http://evil@127.0.0.1:{place.port}"):
        answer = post(place, {"Origin": origin})
        assert (answer.status_code, answer.json()["error"]["code"]) == (403, "origin"), origin
        assert asyncio.run(knock(place, table.id, origin)) == 403, origin
    for path in (f"/api/tables/{table.id}/rematch", f"/api/tables/{table.id}/seats/1"):
        answer = httpx.post(place.url + path, headers={"Origin": FOREIGN[0], **bearer(table.keys[0])}, timeout=TIMEOUT)
        assert answer.status_code == 403


@pytest.mark.parametrize("name", ["evil.example", "127.0.0.1.evil.example", "local.example", "evil.example."])
def test_a_stranger_cannot_make_a_name_of_this_server(place: Server, name: str) -> None:
    host = f"{name}:{place.port}"
    for method, path in (("GET", "/"), ("GET", "/api/tables"), ("POST", "/api/tables"), ("GET", "/health")):
        headers = {"Host": host, "Origin": f"http://{host}"}
        answer = httpx.request(method, place.url + path, headers=headers, timeout=TIMEOUT)
        assert (answer.status_code, answer.json()["error"]["code"]) == (421, "host"), path
        assert "--base-url" in answer.json()["error"]["message"]
    table = place.open_table(public=True)
    assert asyncio.run(knock(place, table.id, f"http://{host}", name)) == 403


LOOK_ALIKES = (
    "localhost.evil.com",
    "localhost.",
    "attic.local.",
    "x.local.evil",
    "x.local.evil.com:8000",
    "evil.com.",
    ".local",
    "evil.com..local",
    "evil.com/.local",
    "evil.com#.local",
    "evil.com?.local",
    "evil.com:8000.local",
    "user@localhost",
    "localhost:8000@evil.com",
    "localhost:",
    "localhost:x",
    "localhost:8000:8000",
    "2130706433",
    "127.1",
    "0x7f.1",
    "0x7f000001",
    "0177.0.0.1",
    "127.0.0.1.",
    "127.0.0.256",
    "[::1",
    "::1",
    "[::1].local",
    "[localhost]",
    "-x.local",
    "local host",
    "",
)


@pytest.mark.parametrize("name", LOOK_ALIKES)
def test_names_that_only_look_like_ones_in_the_house_are_refused(place: Server, name: str) -> None:
    assert said_to(place, f"Host: {name}") == (421, "host")


@pytest.mark.parametrize(
    "name", ["\u217eocalhost", "\uff4cocalhost", "evil\u3002com", "evil\uff0ecom", "l\u043ecalhost", "\xe4"]
)
def test_names_of_other_letters_are_refused(place: Server, name: str) -> None:
    assert said_to(place, f"Host: {name}") == (421, "host")


def test_a_server_is_called_by_exactly_one_name(place: Server) -> None:
    own = f"Host: 127.0.0.1:{place.port}"
    assert said_to(place, own) == (200, "")
    shake = ("Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {KEY}")
    for hosts in ((), (own, own), (own, "host: evil.example"), ("Host: evil.example", own)):
        assert said_to(place, *hosts) == (400, "host")
        assert said_to(place, *hosts, *shake, path="/api/tables/nothing/play") == (400, "host")


def said_to(server: Server, *headers: str, path: str = "/api/tables") -> tuple[int, str]:
    """The status, and the code if there is one, with which a request is answered that has exactly these headers."""
    lines = [f"GET {path} HTTP/1.1", *headers]
    lines += [] if any(header.startswith("Connection") for header in headers) else ["Connection: close"]
    with socket.create_connection(("127.0.0.1", server.port), timeout=TIMEOUT) as end:
        end.sendall("\r\n".join([*lines, "\r\n"]).encode())
        head, _, body = b"".join(iter(lambda: end.recv(65536), b"")).partition(b"\r\n\r\n")
    return int(head.split()[1]), str(json.loads(body).get("error", {}).get("code", ""))


@pytest.mark.parametrize("name", ["localhost:8000", "[::1]:8000", "192.168.1.20", "nas", "attic.local:8000", "pi.lan"])
def test_addresses_and_names_in_the_house_are_known(place: Server, name: str) -> None:
    assert post(place, {"Host": name, "Origin": f"http://{name}"}).status_code == 201


def test_a_name_that_is_none_is_refused(place: Server) -> None:
    assert post(place, {"Host": "[evil"}).status_code in (400, 421)


def test_own_pages_and_programs_may(place: Server) -> None:
    table = place.open_table(public=True)
    assert post(place, {"Origin": place.url}).status_code == 201
    assert post(place).status_code == 201
    assert asyncio.run(knock(place, table.id, place.url)) == 101
    assert asyncio.run(knock(place, table.id)) == 101


def test_a_page_of_others_cannot_read_answers_either(place: Server) -> None:
    answer = httpx.get(f"{place.url}/api/tables", headers={"Origin": FOREIGN[0]}, timeout=TIMEOUT)
    assert not [name for name in answer.headers if name.startswith("access-control")]


def test_behind_a_proxy_the_page_comes_from_the_base_url(tmp_path: Path) -> None:
    with Server(sqlite_url(tmp_path), "--base-url", "https://play.example.org/elbow/") as server:
        opened = post(server, {"Origin": "https://play.example.org", "Host": "play.example.org"}).json()
        assert asyncio.run(knock(server, opened["id"], "https://play.example.org")) == 101
        for origin in ("http://play.example.org", "https://play.example.org.evil.example", *FOREIGN):
            assert post(server, {"Origin": origin}).status_code == 403
            assert asyncio.run(knock(server, opened["id"], origin)) == 403
        for link in (*opened["links"], opened["watch"]):
            assert link["url"] == f"https://play.example.org/elbow/t/{opened['id']}#{link['key']}"


OWN = "https://play.example.org"


@pytest.fixture(scope="module")
def public(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a name of its own."""
    with Server(sqlite_url(tmp_path_factory.mktemp("public")), "--base-url", OWN) as server:
        yield server
        assert "Traceback" not in server.said


@pytest.mark.parametrize(
    "name", ["play.example.org", "play.example.org:443", "PLAY.example.org", "localhost", "[::1]:80"]
)
def test_a_server_with_a_name_knows_it_and_this_machine(public: Server, name: str) -> None:
    assert post(public, {"Host": name}).status_code == 201
    assert post(public, {"Host": name, "Origin": OWN}).status_code == 201
    for origin in (f"https://{name}" if "example" not in name else "https://example.org", "http://play.example.org"):
        answer = post(public, {"Host": name, "Origin": origin})
        assert (answer.status_code, answer.json()["error"]["code"]) == (403, "origin")


@pytest.mark.parametrize(
    "name",
    ["evil.example", "play.example.org.evil.example", "play.example.org:8000", "play.example.org.", "nas", "x.local"],
)
def test_a_server_with_a_name_knows_no_other(public: Server, name: str) -> None:
    for path in ("/", "/api/tables", "/health"):
        headers = {"Host": name, "Origin": f"https://{name}"}
        answer = httpx.get(public.url + path, headers=headers, timeout=TIMEOUT)
        assert (answer.status_code, answer.json()["error"]["code"]) == (421, "host")
        assert OWN in answer.json()["error"]["message"]
    assert post(public, {"Host": name, "Origin": OWN}).status_code == 421
    table = public.open_table(public=True)
    for origin in (f"https://{name}", OWN, None):
        assert asyncio.run(knock(public, table.id, origin, name.removesuffix(":8000"))) == 403


def test_the_health_of_a_server_can_be_asked_for_by_any_address(public: Server) -> None:
    for name in ("10.0.0.7:8000", "[2001:db8::1]", "127.0.0.1:8000", "localhost", "play.example.org"):
        assert httpx.get(f"{public.url}/health", headers={"Host": name}, timeout=TIMEOUT).status_code == 200
    assert httpx.get(f"{public.url}/api/tables", headers={"Host": "10.0.0.7:8000"}, timeout=TIMEOUT).status_code == 421


def test_a_base_url_may_have_a_port_and_any_letters(tmp_path: Path) -> None:
    with Server(sqlite_url(tmp_path), "--base-url", "http://gr\xfcn.example:8080") as server:
        own = "xn--grn-ioa.example"
        for host in (own, f"{own}:8080"):
            assert post(server, {"Host": host, "Origin": f"http://{own}:8080"}).status_code == 201
            assert post(server, {"Host": host, "Origin": f"http://{own}"}).status_code == 403
        assert post(server, {"Host": f"{own}:80"}).status_code == 421


# --- headers ----------------------------------------------------------------------------------------------------------


def test_every_answer_tells_browsers_what_they_may_do(place: Server) -> None:
    table = place.open_table()
    answers = [
        httpx.request(method, place.url + path, headers=headers, content=body, timeout=TIMEOUT)
        for method, path, headers, body in (
            ("GET", "/", {}, b""),
            ("GET", f"/t/{table.id}", {}, b""),
            ("GET", "/page/main.js", {}, b""),
            ("GET", "/api/tables", {}, b""),
            ("GET", "/nothing", {}, b""),
            ("PUT", "/api/tables", {}, b""),
            ("GET", f"/api/tables/{table.id}", {}, b""),
            ("POST", "/api/tables", {}, b"{"),
            ("POST", "/api/tables", {"Origin": FOREIGN[0]}, b""),
            ("POST", "/api/tables", {}, b" " * 1_000_001),
        )
    ]
    for answer in answers:
        policy = answer.headers["content-security-policy"]
        rules = dict(rule.strip().split(" ", 1) for rule in policy.split(";"))
        assert rules["default-src"] == "'self'"
        assert rules["frame-ancestors"] == "'none'"
        assert rules["base-uri"] == "'none'"
        assert "unsafe" not in rules.get("script-src", "")
        assert "*" not in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert "server" not in answer.headers
        if answer.headers["content-type"] == "application/json":
            assert answer.headers["cache-control"] == "no-store"


def test_what_is_no_http_is_answered_with_the_same_headers(place: Server) -> None:
    with socket.create_connection(("127.0.0.1", place.port), timeout=TIMEOUT) as end:
        end.sendall(b"\x00\x01\r\n\r\n")
        answer = b"".join(iter(lambda: end.recv(65536), b"")).lower()
    head, body = answer.split(b"\r\n\r\n")
    assert b"400 bad request" in head
    assert b"content-security-policy: default-src 'self'" in head
    assert json.loads(body)["error"]["code"] == "not_http"


# --- limits -----------------------------------------------------------------------------------------------------------


def test_a_refused_request_costs_nothing() -> None:
    bucket = Bucket(1)
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    for _ in range(10_000):
        bucket.take()
    assert bucket.wait() <= 1  # one who asked too often is not kept out any longer than one who asked once too often


def test_only_so_many_addresses_are_remembered() -> None:
    door = Doorkeeper(1)
    for number in range(MOST_ADDRESSES + 10):
        assert door.lets_ask(str(number))
    assert len(door) == MOST_ADDRESSES


def test_a_crowd_is_limited_for_each_and_for_all() -> None:
    crowd = Crowd(2, 5)
    assert [crowd.lets_in("a") for _ in range(3)] == [True, True, False]
    assert [crowd.lets_in(None) for _ in range(4)] == [True, True, True, False]
    assert not crowd.lets_in("b")
    crowd.leave("a")
    assert crowd.lets_in("b")
    crowd.leave(None)
    assert crowd.lets_in("a")
    assert not crowd.lets_in("a")


@pytest.mark.parametrize(
    ("address", "party"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("::ffff:c000:207", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("unknown", "unknown"),
    ],
)
def test_addresses_count_as_whoever_has_them(address: str, party: str) -> None:
    assert party_of(address) == party


def test_one_who_has_many_addresses_has_one_limit(tmp_path: Path) -> None:
    with limited(tmp_path, "tables=2", options=("--base-url", "https://play.example.org")) as server:

        def opened(*addresses: str) -> list[int]:
            return [post(server, {"X-Forwarded-For": address}).status_code for address in addresses]

        assert opened("2001:db8::1", "2001:db8::2", "2001:db8::ffff:1", "2001:db8:0:1::1") == [201, 201, 429, 201]
        assert opened("::ffff:10.0.0.1", "10.0.0.1", "::ffff:10.0.0.1", "::ffff:10.0.0.2") == [201, 201, 429, 201]


def test_an_address_asks_only_so_often(tmp_path: Path) -> None:
    with limited(tmp_path, "requests=1") as server, httpx.Client(timeout=TIMEOUT, verify=NO_TLS) as client:
        codes = [client.get(f"{server.url}/api/offers") for _ in range(40)]
        refused = [answer for answer in codes if answer.status_code == 429]
        assert refused
        assert codes[0].status_code == 200
        assert refused[0].json()["error"]["code"] == "too_many_requests"
        assert "content-security-policy" in refused[0].headers
        assert httpx.get(f"{server.url}/health", timeout=TIMEOUT).status_code == 200


def test_an_address_connects_only_so_often(tmp_path: Path) -> None:
    with limited(tmp_path, "requests=1") as server:
        table = server.open_table(public=True)
        assert 403 in [asyncio.run(knock(server, table.id)) for _ in range(40)]


def test_addresses_said_by_clients_count_only_behind_a_proxy(tmp_path: Path) -> None:
    def opened(server: Server) -> list[int]:
        return [post(server, {"X-Forwarded-For": f"10.0.0.{n}"}).status_code for n in range(3)]

    (tmp_path / "direct").mkdir()
    with limited(tmp_path / "direct", "tables=2") as server:
        assert opened(server) == [201, 201, 429]
    (tmp_path / "proxy").mkdir()
    with limited(tmp_path / "proxy", "tables=2", options=("--base-url", "https://play.example.org")) as server:
        assert opened(server) == [201, 201, 201]
        assert [post(server, {"X-Forwarded-For": f"9.9.9.{n}, 10.0.0.1"}).status_code for n in range(2)] == [201, 429]


def test_tables_are_limited_for_an_address_and_for_all(tmp_path: Path) -> None:
    for limit in ("tables=3", "all_tables=3"):
        (tmp_path / limit).mkdir()
        with limited(tmp_path / limit, limit) as server:
            answers = [post(server) for _ in range(4)]
            assert [answer.status_code for answer in answers] == [201, 201, 201, 429]
            assert answers[-1].json()["error"]["code"] == "too_many_tables"


@pytest.mark.parametrize("limit", ["connections=3", "all_connections=3"])
def test_connections_are_limited_until_somebody_leaves(tmp_path: Path, limit: str) -> None:
    async def crowd(server: Server, table: str) -> None:
        async with contextlib.AsyncExitStack() as stack:
            clients = [await stack.enter_async_context(server.client(table)) for _ in range(3)]
            async with connect(play_url(server, table), open_timeout=TIMEOUT) as one_too_many:
                told = json.loads(await asyncio.wait_for(one_too_many.recv(), TIMEOUT))
                assert (told["type"], told["code"]) == ("refused", "too_many_connections")
                with pytest.raises(ConnectionClosed) as closed:
                    await asyncio.wait_for(one_too_many.recv(), TIMEOUT)
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 4429
            await clients[0].socket.close()
            await _welcomed_at_last(server, table)

    with limited(tmp_path, limit) as server:
        asyncio.run(crowd(server, server.open_table(public=True).id))


async def _welcomed_at_last(server: Server, table: str) -> None:
    """Connect again and again until there is room; the server needs a moment to see that somebody left."""
    for _ in range(1000):
        async with connect(play_url(server, table), open_timeout=TIMEOUT) as end:
            await end.send(json.dumps({"type": "hello"}))
            if json.loads(await asyncio.wait_for(end.recv(), TIMEOUT))["type"] == "welcome":
                return
    raise AssertionError("there is never room")


def test_a_message_has_its_limit_and_far_larger_ones_end_the_connection(tmp_path: Path) -> None:
    async def send(server: Server, table: Opened) -> None:
        async with server.client(table.id, table.keys[0]) as client:
            await client.socket.send(json.dumps({"type": "chat", "text": "x" * 900}))
            assert (await client.receive())["type"] == "presence" or client.frames[-1]["code"] == "chat"
            await client.socket.send(json.dumps({"type": "chat", "text": "x" * 1100}))
            while (answer := await client.receive())["type"] != "refused" or answer["code"] != "too_large":
                pass
            await client.socket.send("x" * 5000)
            await client.socket.wait_closed()
            assert client.socket.close_code == 1009

    with limited(tmp_path, "message=1000") as server:
        asyncio.run(send(server, server.open_table(seats=TWO)))


def test_who_sends_too_much_has_to_wait_and_nobody_else_has(tmp_path: Path) -> None:
    async def race(server: Server, table: Opened) -> None:
        async with (
            server.client(table.id, table.keys[0]) as flooding,
            server.client(table.id, table.keys[1]) as calm,
        ):
            for n in range(200):
                await flooding.send(type="ping", ref=n + 1)
            assert (await calm.ask("ping"))["type"] == "pong"
            late = asyncio.create_task(_pong(flooding, 200))
            for _ in range(5):
                assert (await calm.ask("ping"))["type"] == "pong"
            assert not (await asyncio.wait({late}, timeout=3))[
                0
            ]  # 200 messages take more than 30 seconds at 6 a second
            late.cancel()

    with limited(tmp_path, "messages=6") as server:
        asyncio.run(race(server, server.open_table(seats=TWO)))


async def _pong(client: Client, ref: int) -> None:
    while (await client.receive(TIMEOUT)).get("ref") != ref:
        pass


# --- clients that hold others up --------------------------------------------------------------------------------------


def _frame(message: bytes) -> bytes:
    """A masked text frame; the mask is 0."""
    head = bytes([0x81, 0x80 | len(message)]) if len(message) < 126 else b"\x81\xfe" + struct.pack("!H", len(message))
    return head + b"\0\0\0\0" + message


def deaf_client(server: Server, table: Opened, key: str) -> socket.socket:
    """A connection that says hello and never reads anything."""
    end = socket.socket()
    end.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    end.settimeout(TIMEOUT)
    end.connect(("127.0.0.1", server.port))
    lines = (
        f"GET /api/tables/{table.id}/play HTTP/1.1",
        f"Host: 127.0.0.1:{server.port}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        "\r\n",
    )
    end.sendall("\r\n".join(lines).encode())
    assert b" 101 " in end.recv(1000)
    end.sendall(_frame(json.dumps({"type": "hello", "key": key}).encode()))
    return end


def _send_many(end: socket.socket, data: bytes) -> None:
    for _ in range(1000):
        end.sendall(data)


@pytest.mark.slow
def test_a_client_that_never_reads_is_dropped_and_holds_nobody_up(place: Server) -> None:
    seats = [{"name": name, "link": link} for name, link in (("Anna", 1), ("Ben", 2), ("C", 1), ("D", 1), ("E", 1))]
    table = place.open_table(board="base_5", seats=seats)

    async def play() -> None:
        async with place.client(table.id, table.keys[0]) as anna:
            end = deaf_client(place, table, table.keys[1])
            try:
                while anna.frames[-1].get("online") != [1, 2, 3, 4, 5]:
                    await anna.receive(TIMEOUT)
                anna.frames.clear()
                for number in range(3_000):  # each seat may change hands so often
                    answer = await anna.ask("sit" if number % 2 else "leave", seat=3 + number // 2 % 3)
                    assert answer["type"] == "accepted", answer
                    if any(frame.get("online") == [1, 3, 4, 5] for frame in anna.frames):
                        return
                    anna.frames.clear()
                    anna.happenings.clear()
                raise AssertionError("it was never dropped")
            finally:
                end.close()

    asyncio.run(play())


@pytest.mark.slow
def test_who_sends_pings_and_never_reads_is_dropped(place: Server) -> None:
    table = place.open_table(seats=TWO)
    ping = b"\x89\xfd\0\0\0\0" + b"a" * 125
    with deaf_client(place, table, table.keys[1]) as end, pytest.raises(ConnectionError):
        _send_many(end, ping * 1000)


@pytest.mark.slow
def test_who_asks_and_never_reads_the_answers_is_dropped(place: Server) -> None:
    table = place.open_table(seats=[{"name": name, "link": 1} for name in ("Anna", "Ben")])
    why = _frame(b'{"type":"why","action":"what"}')  # the answer lists all actions there are
    with deaf_client(place, table, table.keys[0]) as end, pytest.raises(ConnectionError):
        _send_many(end, why * 1000)


@pytest.mark.slow
def test_who_never_says_hello_is_sent_away(place: Server) -> None:
    table = place.open_table(public=True)

    async def wait() -> None:
        async with connect(play_url(place, table.id), open_timeout=TIMEOUT) as silent:
            told = json.loads(await asyncio.wait_for(silent.recv(), TIMEOUT))
            assert (told["type"], told["code"]) == ("refused", "hello")
            with pytest.raises(ConnectionClosed):
                await asyncio.wait_for(silent.recv(), TIMEOUT)

    asyncio.run(wait())


# --- names and chat ---------------------------------------------------------------------------------------------------

UNSEEN = ("\u202eevil", "a\u200bb", "a\x00b", "\x1b[31m", "\ufeff", "\ue000", "a" + "\u0301" * 10)


def test_names_titles_and_chat_are_short_and_can_be_seen(place: Server) -> None:
    for text in (*UNSEEN, "x" * 61):
        assert post(place, title=text).status_code == 422
    for text in (*UNSEEN, "x" * 25):
        assert post(place, seats=[{"name": text}, {}]).status_code == 422
    table = place.open_table(seats=TWO)
    markup = "<script>alert('1')</script> & \"so on\""

    async def talk() -> None:
        async with place.client(table.id, table.keys[0]) as client, place.client(table.id, table.keys[1]) as other:
            for text in (*UNSEEN, "", "  ", "x" * 401):
                answer = await client.ask("chat", text=text)
                assert (answer["type"], answer["code"]) == ("refused", "chat"), text
            for text in (*UNSEEN, "x" * 25, "Ben"):
                answer = await client.ask("sit", seat=1, name=text)
                assert (answer["type"], answer["code"]) == ("refused", "name"), text
            assert (await client.ask("chat", text=f"  {markup}\n "))["type"] == "accepted"
            await other.catch_up(client.seq)
            while not other.happenings or other.happenings[-1]["kind"] != "said":
                await other.receive()
            assert other.happenings[-1]["text"] == markup  # text, never markup: the page shows it as it is

    asyncio.run(talk())
    answer = httpx.get(f"{place.url}/api/tables/{table.id}", headers=bearer(table.keys[0]), timeout=TIMEOUT)
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["x-content-type-options"] == "nosniff"


# --- secrets ----------------------------------------------------------------------------------------------------------


def test_secrets_are_long_and_stored_and_logged_nowhere(tmp_path: Path) -> None:
    seats = [{"name": "Anna"}, {"player": "open"}, {"player": "greedy"}]
    with Server(sqlite_url(tmp_path), "--log-level", "debug") as server:
        table = server.open_table(board="base_3", seats=seats, public=True)
        claimed = server.post(f"/api/tables/{table.id}/seats/2", {"name": "Ben"})["key"]
        keys = [*table.keys, table.watch, claimed]

        async def use() -> None:
            for key in keys:
                async with server.client(table.id, key) as client:
                    await client.ask("act", seq=0, action="nothing")

        asyncio.run(use())
        for key in keys:
            server.get(f"/api/tables/{table.id}/moments", key)
        assert httpx.get(f"{server.url}/api/tables/{table.id}", headers=bearer("x" * 24), timeout=60).status_code == 403
        said = server.said
        server.stop()
        told = [said, *(server.said.splitlines())]
    assert len(set(keys)) == len(keys)
    assert all(re.fullmatch(r"[A-Za-z0-9_-]{22,}", key) for key in keys)  # at least 128 bits
    assert re.fullmatch(r"[A-Za-z0-9_-]{11,}", table.id)  # nobody finds a table by guessing
    files = [path for path in tmp_path.iterdir() if path.name.startswith("games")]
    stored = b"".join(path.read_bytes() for path in files)
    assert table.id.encode() in stored
    for key in keys:
        assert key.encode() not in stored
        assert hashed(key).encode() in stored
        assert not any(key in line or hashed(key) in line for line in told)
    with contextlib.closing(sqlite3.connect(tmp_path / "games.sqlite")) as database:
        rows = database.execute("SELECT hash FROM keys").fetchall()
    assert {row[0] for row in rows} == {hashed(key) for key in keys}


def test_an_address_is_stored_so_that_nobody_finds_it_by_trying(tmp_path: Path) -> None:
    def at_database(query: str) -> list[Any]:
        with contextlib.closing(sqlite3.connect(tmp_path / "games.sqlite")) as database, database:
            return database.execute(query).fetchall()

    with limited(tmp_path, "tables=1") as server:
        assert [post(server).status_code for _ in range(2)] == [201, 429]
        ((key,),) = at_database("SELECT key FROM address_keys")
        ((creator,),) = at_database("SELECT creator FROM tables")
        seal = Seal((tmp_path / "games.sqlite-secret").read_text(encoding="utf-8"))
        assert creator == hmac.digest(seal.hashed(key).encode(), b"127.0.0.1", "sha256").hex()  # not by the key alone
        for weeks, codes in ((1, [429, 429]), (1, [201, 429])):
            server.stop()
            at_database(f"UPDATE address_keys SET week = week - {weeks}")
            server.start()
            assert [post(server).status_code for _ in range(2)] == codes
        assert key not in {found for (found,) in at_database("SELECT key FROM address_keys")}
        assert len({found for (found,) in at_database("SELECT creator FROM tables")}) == 2

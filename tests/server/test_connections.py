"""Connections below the application: those that are no requests, too many of them, and how they end with the server."""

import asyncio
import base64
import contextlib
import json
import logging
import os
import re
import resource
import signal
import socket
import sqlite3
import struct
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from elbowroom.server.tally import Tally
from tests.server.harness import GENEROUS, Server, sqlite_url

TIMEOUT = 60.0
PLAY = "/api/tables/nothing/play"
KEY = base64.b64encode(os.urandom(16)).decode()
LINE = re.compile(r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,\d{3} WARNING (.+): (\d+)")


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(sqlite_url(tmp_path_factory.mktemp("connections"))) as server:
        yield server
        assert "Traceback" not in server.said


def connected(server: Server, data: bytes = b"", source: str = "127.0.0.1") -> socket.socket:
    """A connection on which something has been sent."""
    end = socket.create_connection(("127.0.0.1", server.port), TIMEOUT, (source, 0))
    end.sendall(data)
    return end


def rest(end: socket.socket) -> bytes:
    """What comes until the other side ends the connection."""
    return b"".join(iter(lambda: end.recv(65536), b""))


def upgrade(server: Server, method: str = "GET", version: str = "1.1", **headers: str | None) -> bytes:
    """The head of a handshake with some headers changed; None leaves one out."""
    usual: dict[str, str | None] = {
        "Host": f"127.0.0.1:{server.port}",
        "Connection": "Upgrade",
        "Upgrade": "websocket",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": KEY,
    }
    usual |= {name.replace("_", "-"): value for name, value in headers.items()}
    lines = [f"{name}: {value}" for name, value in usual.items() if value is not None]
    return "\r\n".join([f"{method} {PLAY} HTTP/{version}", *lines, "\r\n"]).encode()


# --- handshakes that are none -----------------------------------------------------------------------------------------


def broken_handshakes(server: Server) -> dict[str, bytes]:
    return {
        "POST": upgrade(server, "POST"),
        "POST with a body": upgrade(server, "POST", Content_Length="1") + b"{",
        "POST with half a body": upgrade(server, "POST", Content_Length="100") + b"{",
        "POST in pieces": upgrade(server, "POST", Transfer_Encoding="chunked") + b"1\r\n{\r\n",
        "GET with half a body": upgrade(server, Content_Length="100") + b"{",
        "PUT": upgrade(server, "PUT"),
        "OPTIONS": upgrade(server, "OPTIONS"),
        "HTTP/1.0": upgrade(server, version="1.0"),
        "no key": upgrade(server, Sec_WebSocket_Key=None),
        "a short key": upgrade(server, Sec_WebSocket_Key="eA=="),
        "no version": upgrade(server, Sec_WebSocket_Version=None),
        "an old version": upgrade(server, Sec_WebSocket_Version="8"),
        "another protocol": upgrade(server, Upgrade="h2c"),
    }


def test_whatever_is_no_whole_handshake_is_answered_at_once(place: Server) -> None:
    for name, data in broken_handshakes(place).items():
        with connected(place, data) as end:
            head, _, body = rest(end).partition(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 426 "), (name, head)
        assert b"content-security-policy: " in head.lower(), name
        assert json.loads(body)["error"]["code"] == "websocket", name


def test_handshakes_with_endless_heads_are_answered_at_once(place: Server) -> None:
    for header in ({"X": "a" * 20_000}, {f"X-{n}": "a" for n in range(500)}):
        with connected(place, upgrade(place, **header)) as end:
            assert rest(end).startswith(b"HTTP/1.1 400 ")


def test_broken_handshakes_count_against_the_limit_of_requests(tmp_path: Path) -> None:
    with Server(sqlite_url(tmp_path), limits=("requests=1",)) as server:
        answers = []
        for _ in range(20):
            with connected(server, upgrade(server, "POST", Content_Length="100") + b"{") as end:
                answers.append(rest(end)[:12])
    assert answers[0] == b"HTTP/1.1 426"
    assert b"HTTP/1.1 429" in answers


# --- too many ---------------------------------------------------------------------------------------------------------


def is_refused(end: socket.socket) -> bool:
    """Whether a silent connection is ended by the server at once; one that is let in hears nothing for some time."""
    end.setblocking(False)
    try:
        return b"too_many_connections" in end.recv(65536)
    except BlockingIOError:
        return False
    finally:
        end.setblocking(True)


def ask(server: Server, source: str) -> int:
    """Ask something from an address of this machine; returns the status."""
    with httpx.Client(transport=httpx.HTTPTransport(local_address=source), timeout=TIMEOUT) as client:
        return client.get(f"{server.url}/api/tables").status_code


def test_one_address_cannot_lock_the_others_out(tmp_path: Path) -> None:
    with Server(sqlite_url(tmp_path), files=(300, 300)) as server, contextlib.ExitStack() as stack:
        ends = [stack.enter_context(connected(server)) for _ in range(600)]
        for _ in range(3):
            assert ask(server, "127.0.0.2") == 200
        refused = [end for end in ends if is_refused(end)]
        assert len(refused) == 600 - (300 - 128) // 2
        for end in ends[:50]:
            end.close()
        eventually(lambda: ask_again(server) == 200)  # the server needs a moment to see that they are gone
        said = server.said
    assert "Traceback" not in said
    lines = [LINE.fullmatch(line) for line in said.splitlines() if "connections refused" in line]
    assert [line is not None and line[1] for line in lines] == [
        "connections refused, too many at once or from one address"
    ]
    assert "127.0.0" not in said.replace(server.url, "")
    assert "there is room for 172 connections only" in said


def eventually(happens: Callable[[], bool]) -> None:
    deadline = time.monotonic() + TIMEOUT
    while not happens():
        assert time.monotonic() < deadline
        time.sleep(0.02)


def ask_again(server: Server) -> int:
    """The status for an address that has had too many connections."""
    try:
        return ask(server, "127.0.0.1")
    except httpx.TransportError:
        return 0


def test_all_together_leave_files_to_open(tmp_path: Path) -> None:
    with Server(sqlite_url(tmp_path), files=(300, 300)) as server, contextlib.ExitStack() as stack:
        for number in range(2, 6):
            for _ in range(150):
                stack.enter_context(connected(server, source=f"127.0.0.{number}"))
        with connected(server, source="127.0.0.9") as end:
            assert rest(end).startswith(b"HTTP/1.1 503 ")
        assert len(os.listdir(f"/proc/{server.pid}/fd")) < 300
        stack.close()
        eventually(lambda: ask_again(server) == 200)
        assert "Traceback" not in server.said


def test_connections_of_all_kinds_are_forgotten_when_they_end(tmp_path: Path) -> None:
    with Server(sqlite_url(tmp_path), limits=("connections=5", "requests=100000")) as server:
        kinds = (b"", b"\x00\r\n\r\n", *HALVES.values(), upgrade(server), *broken_handshakes(server).values())
        for number in range(10):
            for data in kinds:
                end = connected(server, data)
                if number % 2:  # in the middle of it, without a farewell
                    end.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
                end.close()
        with contextlib.ExitStack() as stack:
            eventually(lambda: ask_again(server) == 200)
            ends: list[socket.socket] = []

            def there_is_room_for_all() -> bool:
                """For as many as one address may have, less the one that asks."""
                stack.close()
                ends[:] = [stack.enter_context(connected(server)) for _ in range(19)]
                return ask_again(server) == 200 and not any(is_refused(end) for end in ends)

            eventually(there_is_room_for_all)
        assert "Traceback" not in server.said


def test_connections_that_cannot_be_accepted_do_not_fill_the_log(tmp_path: Path) -> None:
    with Server(sqlite_url(tmp_path)) as server:
        limits = resource.prlimit(server.pid, resource.RLIMIT_NOFILE)
        few = len(os.listdir(f"/proc/{server.pid}/fd")) + 3
        resource.prlimit(server.pid, resource.RLIMIT_NOFILE, (few, limits[1]))
        with contextlib.ExitStack() as stack:
            for _ in range(50):
                stack.enter_context(connected(server))
            eventually(lambda: "could not be accepted" in server.said)
        resource.prlimit(server.pid, resource.RLIMIT_NOFILE, limits)
        assert ask(server, "127.0.0.1") == 200
        assert "Traceback" not in server.said
        assert server.said.count("could not be accepted") == 1


def test_a_server_takes_as_many_files_as_it_needs_and_may_have(tmp_path: Path) -> None:
    for limit, files, now in (("all_connections=500", (256, 2000), 1128), ("all_connections=5000", (256, 2000), 2000)):
        with Server(sqlite_url(tmp_path), limits=(*GENEROUS, limit), files=files) as server:
            assert resource.prlimit(server.pid, resource.RLIMIT_NOFILE) == (now, 2000)


def test_a_proxy_speaks_for_many(tmp_path: Path) -> None:
    limits = ("connections=1", "requests=1000")
    server = Server(sqlite_url(tmp_path), "--base-url", "https://play.example.org", limits=limits)
    with server, contextlib.ExitStack() as stack:
        ends = [stack.enter_context(connected(server)) for _ in range(20)]
        assert ask(server, "127.0.0.1") == 200
        assert not any(is_refused(end) for end in ends)
        others = [stack.enter_context(connected(server, source="127.0.0.2")) for _ in range(20)]
        assert ask(server, "127.0.0.1") == 200
        assert sum(is_refused(end) for end in others) == 16


# --- the log ----------------------------------------------------------------------------------------------------------


def test_what_is_no_http_writes_one_line_with_the_time_and_no_address(tmp_path: Path) -> None:
    with Server(sqlite_url(tmp_path)) as server:
        for number in range(200):
            nonsense = bytes([number]) + b"\x00 nonsense\r\n\r\n"
            with connected(server, nonsense) as end, contextlib.suppress(ConnectionError):
                rest(end)
        for data in broken_handshakes(server).values():
            with connected(server, data) as end:
                rest(end)
        _, *lines = server.said.splitlines()
    noted = [LINE.fullmatch(line) for line in lines if not line.startswith("Chance follows")]
    assert [line is not None and line[1] for line in noted] == ["requests refused that were no HTTP"]


def test_what_strangers_do_is_told_once_in_a_while(caplog: pytest.LogCaptureFixture) -> None:
    async def happen() -> None:
        tally = Tally("knocks", pause=0)
        for times in (1, 5, 0, 2):
            for _ in range(times):
                tally.add()
            for _ in range(3):
                await asyncio.sleep(0)

    with caplog.at_level(logging.WARNING):
        asyncio.run(happen())
    assert [record.getMessage() for record in caplog.records] == [f"knocks: {n}" for n in (1, 1, 4, 1, 1)]


# --- the end ----------------------------------------------------------------------------------------------------------

HALVES = {
    "half a body": b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{",
    "half a head": b"POST /api/tables HTTP/1.1\r\nHost: local",
    "half of the next": b"GET /version HTTP/1.1\r\nHost: localhost\r\n\r\n"
    b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{",
    "nothing": b"",
}
WHOLE = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n\r\n"


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM], ids=["SIGINT", "SIGTERM"])
def test_requests_that_were_only_begun_do_not_hold_up_the_end(tmp_path: Path, number: signal.Signals) -> None:
    with Server(sqlite_url(tmp_path)) as server, contextlib.ExitStack() as stack:
        for data in (*HALVES.values(), *broken_handshakes(server).values()):
            stack.enter_context(connected(server, data))
        begun = stack.enter_context(connected(server, HALVES["half a body"]))
        assert ask(server, "127.0.0.1") == 200  # so that all that has been read
        assert server.stop(number) == 0
        assert rest(begun).startswith(b"HTTP/1.1 503 ")
        said = server.said
    assert "Goodbye! All games are saved." in said
    for word in ("Traceback", "never retrieved", "ERROR", "timeout"):
        assert word not in said, said


@pytest.mark.slow
def test_a_request_that_takes_too_long_is_told_that_the_server_ends(tmp_path: Path) -> None:
    with Server(sqlite_url(tmp_path)) as server, closing(sqlite3.connect(tmp_path / "games.sqlite")) as database:
        database.execute("BEGIN IMMEDIATE")  # somebody else writes, so that nothing can be stored
        with ThreadPoolExecutor() as pool, connected(server, WHOLE) as asking:
            assert ask(server, "127.0.0.1") == 200  # so that the request has been read
            stopping = pool.submit(server.stop, signal.SIGTERM)
            head, _, body = rest(asking).partition(b"\r\n\r\n")
            database.rollback()
            assert head.startswith(b"HTTP/1.1 503 ")
            assert json.loads(body)["error"]["code"] == "unavailable"
            assert stopping.result() == 0
        assert "Goodbye! All games are saved." in server.said
        assert "Traceback" not in server.said

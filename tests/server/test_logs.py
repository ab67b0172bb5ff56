"""Lines of the log, for people and for programs, and what stands in none of them."""

import asyncio
import json
import logging
import socket
from pathlib import Path

import httpx
import pytest

from elbowroom.server.logs import write_logs
from tests.server.harness import NO_TLS, Server, bearer, sqlite_url


def told(form: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> list[str]:
    logger = logging.getLogger("elbowroom.tests")
    monkeypatch.setattr(logging.root, "handlers", [])
    monkeypatch.setattr(logging.root, "level", logging.root.level)
    write_logs("info", form, "p1")
    logger.debug("not this")
    logger.warning("a bot could not %s", "move", extra={"table": "t1"})
    try:
        raise ValueError("oh")
    except ValueError:
        logger.exception("it\nfailed")
    return capsys.readouterr().err.splitlines()


def test_a_line_for_people_names_the_table(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    first, *rest = told("plain", capsys, monkeypatch)
    assert first.endswith(" WARNING table t1: a bot could not move")
    assert rest[-1] == "ValueError: oh"


def test_a_line_for_programs_is_one_object(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = (json.loads(line) for line in told("json", capsys, monkeypatch))
    assert first.pop("time").endswith("Z")
    assert first == {
        "level": "warning",
        "process": "p1",
        "table": "t1",
        "logger": "elbowroom.tests",
        "message": "a bot could not move",
    }
    assert (second["level"], second["message"]) == ("error", "it\nfailed")
    assert second["traceback"].endswith("ValueError: oh")


def test_no_line_has_a_key_or_an_address(tmp_path: Path) -> None:
    """Everything that is said at all, about a game, wrong keys, floods, junk and connections that break off."""
    proxied = {"X-Forwarded-For": "203.0.113.77"}
    options = ("--log-level", "debug", "--log-format", "json", "--base-url", "http://localhost")
    with Server(sqlite_url(tmp_path), *options, limits=("requests=20",)) as server:
        table = server.open_table(seats=[{"name": "Anna"}, {"player": "random"}])
        for _ in range(60):
            headers = {**bearer("WrongKeyWrongKeyWrongKey"), **proxied}
            httpx.get(f"{server.url}/api/tables/{table.id}", headers=headers, timeout=30, verify=NO_TLS)
        for said in (
            b"junk\r\n\r\n",
            b"GET / HTTP/1.1\r\n",
            b"POST /api/tables HTTP/1.1\r\nContent-Length: 9\r\n\r\n{",
        ):
            with socket.create_connection(("127.0.0.1", server.port)) as rude:
                rude.sendall(said)

        async def play() -> None:
            async with server.client(table.id, table.keys[0]) as anna:
                await anna.ask("chat", text="hello")

        asyncio.run(play())
        assert server.stop() == 0
        lines = [line for line in server.said.splitlines() if line.startswith("{")]
        spoken = "\n".join(lines)
        assert {json.loads(line)["process"] for line in lines} != set()
        for secret in (*table.keys, table.watch, "WrongKey", "203.0.113.77", "127.0.0.1"):
            assert secret not in spoken

"""Bytes that are no requests and frames that are no WebSocket end their connection and nothing else."""

import base64
import contextlib
import json
import os
import socket
import struct
from collections.abc import Iterator
from random import Random

import pytest

from tests.server.arena import Arena
from tests.server.harness import Server, sqlite_url


@pytest.fixture(scope="module")
def arena(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Arena]:
    with Server(sqlite_url(tmp_path_factory.mktemp("bytes"))) as server:
        yield Arena(server)


def ws_frame(payload: bytes, first: int = 0x81, *, masked: bool = True, length: int | None = None) -> bytes:
    """A WebSocket frame, which need not be right."""
    size = len(payload) if length is None else length
    mask = b"\x01\x02\x03\x04" if masked else b""
    bit = 0x80 if masked else 0
    head = bytes([first, bit | size]) if size < 126 else bytes([first, bit | 127]) + struct.pack("!Q", size)
    return head + mask + (bytes(b ^ mask[i % 4] for i, b in enumerate(payload)) if masked else payload)


def exchange(arena: Arena, *parts: tuple[bytes, bytes]) -> bytes:
    """Send bytes in parts, each as soon as something has been received; then read until the other side ends."""
    with socket.create_connection(("127.0.0.1", arena.server.port), timeout=60) as end:
        received = b""
        for awaited, data in parts:
            while awaited not in received:
                received += end.recv(65536)
            with contextlib.suppress(ConnectionError):
                end.sendall(data)
        with contextlib.suppress(OSError):
            end.shutdown(socket.SHUT_WR)
            while chunk := end.recv(65536):
                received += chunk
        return received


def handshake(arena: Arena, *headers: str) -> bytes:
    lines = [
        f"GET {arena.path}/play HTTP/1.1",
        f"Host: 127.0.0.1:{arena.server.port}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
        *headers,
        "\r\n",
    ]
    return "\r\n".join(lines).encode()


def test_broken_websocket_frames_end_one_connection_only(arena: Arena) -> None:
    hello = ws_frame(json.dumps({"type": "hello", "key": arena.keys[arena.decider]}).encode())
    act = json.dumps({"type": "act", "seq": arena.seq, "action": arena.choices[0]}).encode()
    for bad in (
        ws_frame(act, masked=False),
        ws_frame(act, 0xF1),
        ws_frame(act, 0x83),
        ws_frame(act, 0x80),
        ws_frame(act[:-1] + b"\xff"),
        ws_frame(b"\xff\xfe\x00"),
        ws_frame(act, length=len(act) + 50),
        ws_frame(b"", length=2**62),
        ws_frame(b"", length=2**63),
        ws_frame(b"a" * 200, 0x89),
        ws_frame(b"a", 0x88),
        ws_frame(struct.pack("!H", 999) + b"\xff", 0x88),
        ws_frame(act[:10], 0x01) + ws_frame(act[10:], 0x01),
        ws_frame(act[:10], 0x01) + ws_frame(act[10:-2], 0x00),
        *(Random(n).randbytes(300) for n in range(40)),
    ):
        answer = exchange(arena, (b"", handshake(arena)), (b" 101 ", hello), (b'"type":"game"', bad))
        assert b'"accepted"' not in answer
    arena.check()


def test_what_is_no_request_is_answered_in_json_or_not_at_all(arena: Arena) -> None:
    head = b"GET /api/tables HTTP/1.1\r\nHost: x\r\n"
    for data in (
        b"GET /api/tab",
        b"GET /api/tables HTTP/1.1\r\nHost:",
        b"\r\n" * 1000,
        b"\x16\x03\x01\x02\x00\x01\x00",
        b"GET / HTTP/9.9\r\n\r\n",
        b"WHAT / HTTP/1.1\r\n\r\n",
        head + b"X: " + b"a" * 200_000,
        head + b"X: a\r\n" * 50_000,
        head + b"A\x00B: c\r\n\r\n",
        head + b"Content-Length: -1\r\n\r\n",
        head + b"Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
        handshake(arena, "X: " + "a" * 20_000),
        handshake(arena, *["X: a"] * 500),
        handshake(arena).replace(b"Version: 13", b"Version: 12"),
        handshake(arena).replace(b"Key: ", b"Key: x"),
        handshake(arena)[:-20],
        *(Random(n).randbytes(400) for n in range(40)),
    ):
        answer = exchange(arena, (b"", data))
        if answer:
            assert answer.startswith((b"HTTP/1.1 4", b"HTTP/1.1 200")), (data[:80], answer)
        if b"application/json" in answer:
            assert b"error" in answer or b"tables" in answer
    arena.check()


@pytest.mark.slow
def test_a_connection_that_only_begins_a_request_is_ended(arena: Arena) -> None:
    ends = [socket.create_connection(("127.0.0.1", arena.server.port), timeout=60) for _ in range(20)]
    try:
        for number, end in enumerate(ends):
            end.sendall(b"GET /api/tables HTTP/1.1\r\nHost: x\r\n"[: 2 * number])
        for end in ends:
            with contextlib.suppress(ConnectionResetError):
                assert end.recv(100) == b""
    finally:
        for end in ends:
            end.close()
    arena.check()

"""HTTP and WebSocket below the application: nobody holds a connection open for nothing or fills the memory with it."""

from __future__ import annotations

import asyncio
from asyncio import BaseTransport, TimerHandle
from typing import Final

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from elbowroom.server.answers import failure
from elbowroom.server.guards import HEADERS

PATIENCE: Final = 15.0  # seconds for the head of a request
LONGEST_HEAD: Final = 65_536  # bytes of it
LINGER: Final = 10.0  # seconds for the last bytes to a client that does not read
MOST_UNREAD: Final = 262_144  # bytes that wait for such a client before it is dropped


def _not_http(message: str) -> bytes:
    """The answer to what is no request."""
    answer = failure(400, "not_http", message)
    headers = [*answer.raw_headers, *((name.encode(), value.encode()) for name, value in HEADERS.items())]
    head = b"".join(name + b": " + value + b"\r\n" for name, value in headers)
    return STATUS_LINE[400] + head + b"connection: close\r\n\r\n" + bytes(answer.body)


class Http(HttpToolsProtocol):
    """Requests must come soon and be short until they say what they want; errors are JSON from the first byte on."""

    _waiting: TimerHandle | None = None  # while the head of a request is awaited
    _head = 0  # bytes of it
    _is_answering = False

    def connection_made(self, transport: BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        super().connection_made(transport)
        self._await_head()

    def connection_lost(self, exc: Exception | None) -> None:
        self._end_waiting()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._waiting is not None and not self.transport.is_closing():
            self._head += len(data)
            if self._head > LONGEST_HEAD:
                self.send_400_response(f"the head of a request has at most {LONGEST_HEAD} bytes")

    def on_headers_complete(self) -> None:
        self._end_waiting()
        self._is_answering = True
        super().on_headers_complete()

    def on_response_complete(self) -> None:
        self._is_answering = bool(self.pipeline)
        super().on_response_complete()
        if not self.transport.is_closing():
            self._await_head()

    def send_400_response(self, msg: str) -> None:
        self.transport.write(_not_http(msg))
        self.transport.close()

    def _await_head(self) -> None:
        self._end_waiting()
        self._head = 0
        self._waiting = self.loop.call_later(PATIENCE, self._lose_patience)

    def _end_waiting(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None

    def _lose_patience(self) -> None:
        self._waiting = None
        if not self._is_answering:
            self.transport.abort()


class Socket(WebSocketsSansIOProtocol):
    """Messages are text; whoever does not read is dropped."""

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not _is_utf8(b"".join(self.frames)):
            self.conn.fail(1007, "this is not UTF-8")
            self.handle_parser_exception()
            return
        super().send_receive_event_to_app()

    def handle_parser_exception(self) -> None:
        if self.conn.close_sent is None:  # it was no handshake yet
            self.transport.write(_not_http("this is no WebSocket handshake"))
            self.transport.close()
            return
        super().handle_parser_exception()
        self._abort_soon()

    def handle_ping(self) -> None:
        super().handle_ping()
        if self.transport.get_write_buffer_size() > MOST_UNREAD:
            self.transport.abort()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        self._abort_soon()

    def _abort_soon(self) -> None:
        """A transport that is closed waits until all is read; here nobody waits for ever."""
        self.loop.call_later(LINGER, self.transport.abort)


def _is_utf8(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True

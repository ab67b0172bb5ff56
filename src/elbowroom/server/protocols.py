"""HTTP and WebSocket below the application: nobody holds a connection open for nothing or fills the memory with it.

uvicorn has no settings for this, so its protocols are extended from the inside. That is why its version is pinned;
tests/server/test_protocols.py finds out what an update has moved.
"""

from __future__ import annotations

import asyncio
import re
from asyncio import AbstractEventLoop, BaseTransport, TimerHandle
from typing import Any, Final

from uvicorn import Config
from uvicorn._types import ASGISendEvent
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from elbowroom.server.answers import Json, failure
from elbowroom.server.guards import HEADERS, Crowd, party_of
from elbowroom.server.tally import Tally

PATIENCE: Final = 15.0  # seconds for the head of a request
LONGEST_HEAD: Final = 65_536  # bytes of it
LINGER: Final = 10.0  # seconds for the last bytes to a client that does not read
LAST_BYTES: Final = 3.0  # seconds for them when the server ends
MOST_UNREAD: Final = 262_144  # bytes that wait for such a client before it is dropped
KEY: Final = re.compile(rb"[A-Za-z0-9+/]{22}==")  # of a handshake: 16 bytes


class House(ServerState):
    """Everybody who is connected, and what is worth a line in the log about those who should not be."""

    def __init__(self, crowd: Crowd) -> None:
        super().__init__()
        self._crowd = crowd
        self._inside: dict[BaseTransport, str | None] = {}  # as whom each is counted
        self.turned_away: Final = Tally("connections refused, too many at once or from one address")
        self.junk: Final = Tally("requests refused that were no HTTP")

    def enter(self, transport: BaseTransport, party: str | None) -> bool:
        """Whether there is room for a connection, which must `leave` in any case."""
        if not self._crowd.lets_in(party):
            return False
        self._inside[transport] = party
        return True

    def leave(self, transport: BaseTransport) -> None:
        """A connection has ended."""
        if transport in self._inside:
            self._crowd.leave(self._inside.pop(transport))


def _last(answer: Json) -> bytes:
    """An answer outside of the application, with which the connection ends."""
    headers = [*answer.raw_headers, *((name.encode(), value.encode()) for name, value in HEADERS.items())]
    head = b"".join(name + b": " + value + b"\r\n" for name, value in headers)
    return STATUS_LINE[answer.status_code] + head + b"connection: close\r\n\r\n" + bytes(answer.body)


def _party(protocol: Http) -> str | None:
    """As whom a connection is counted. A proxy speaks for many: its connections count only among all."""
    host = protocol.client[0] if protocol.client else "unknown"
    if isinstance(protocol.app, ProxyHeadersMiddleware) and host in protocol.app.trusted_hosts:
        return None
    return party_of(host)


class Http(HttpToolsProtocol):
    """Requests must come soon and be short until they say what they want; errors are JSON from the first byte on."""

    _waiting: TimerHandle | None = None  # while the head of a request is awaited
    _head = 0  # bytes of it
    _is_answering = False

    def connection_made(self, transport: BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        super().connection_made(transport)
        if self._house.enter(transport, _party(self)):
            self._await_head()
        else:
            self._house.turned_away.add()
            transport.write(_last(failure(503, "too_many_connections", "too many connections")))
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self._end_waiting()
        self._house.leave(self.transport)
        super().connection_lost(exc)
        self._let_go()
        _untie(self.transport)

    def handle_websocket_upgrade(self) -> None:
        super().handle_websocket_upgrade()
        self._let_go()

    def _let_go(self) -> None:
        """Break the circles in which this connection would lie until a full collection, which is rare."""
        del self.parser  # it holds methods of ours
        self.cycle = None  # type: ignore[assignment]  # as before the first request

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
        if self.parser.should_upgrade() and not self._should_upgrade():
            self.cycle.keep_alive = False  # what follows is perhaps no HTTP

    def _should_upgrade(self) -> bool:
        """Only a whole handshake becomes a WebSocket; all else is a request like any other, which is refused."""
        headers = dict(self.headers)
        return (
            super()._should_upgrade()
            and (self.parser.get_method(), self.parser.get_http_version()) == (b"GET", "1.1")
            and headers.get(b"content-length", b"0") == b"0"
            and b"transfer-encoding" not in headers
            and headers.get(b"sec-websocket-version") == b"13"
            and KEY.fullmatch(headers.get(b"sec-websocket-key", b"")) is not None
        )

    def _unsupported_upgrade_warning(self) -> None:
        """It is answered as what it is without the upgrade; strangers do not write into the log."""

    def on_response_complete(self) -> None:
        self._is_answering = bool(self.pipeline)
        super().on_response_complete()
        if not self.transport.is_closing():
            self._await_head()

    def send_400_response(self, msg: str) -> None:
        self._house.junk.add()
        self.transport.write(_last(failure(400, "not_http", msg)))
        self.transport.close()

    def shutdown(self) -> None:
        cycle = None if self.pipeline else self.cycle  # which is None before the first request
        if cycle and cycle.more_body and not cycle.response_started:  # who knows when the rest of the request comes
            self.transport.write(_last(failure(503, "unavailable", "the server is being stopped")))
            self.transport.close()
        else:
            super().shutdown()
        self.loop.call_later(LAST_BYTES, self._leave_unread)

    def _leave_unread(self) -> None:
        """Who has not read all of an answer by now will not; an answer that is still to come will be short."""
        cycle = self.cycle if self._is_answering else None
        if cycle is None or cycle.response_started:
            self.transport.abort()

    @property
    def _house(self) -> House:
        assert isinstance(self.server_state, House)
        return self.server_state

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

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        assert isinstance(server_state, House)
        self._house = server_state
        self.conn.send_binary = self.conn.send_text  # type: ignore[method-assign]  # it is UTF-8 already

    def connection_lost(self, exc: Exception | None) -> None:
        self._house.leave(self.transport)  # it came in as `Http`
        super().connection_lost(exc)
        del self.conn.send_binary  # here, too, nothing may lie in a circle
        self.conn.parser.close()
        _untie(self.transport)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.close_sent:
            self.handle_parser_exception()

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not _is_utf8(b"".join(self.frames)):
            self.conn.fail(1007, "this is not UTF-8")
            self.handle_parser_exception()
            return
        super().send_receive_event_to_app()

    def handle_parser_exception(self) -> None:
        if self.conn.close_sent is None:  # it was no handshake yet
            self._house.junk.add()
            self.close_sent = True
            self.transport.write(_last(failure(400, "not_http", "this is no WebSocket handshake")))
            self.transport.close()
            return
        super().handle_parser_exception()
        self._abort_soon()

    async def send(self, message: ASGISendEvent) -> None:
        if self.transport.is_closing() and not self.handshake_complete:  # the server ends, nobody is let in any more
            raise ClientDisconnected
        await super().send(message)

    def send_500_response(self) -> None:
        if not self.transport.is_closing():  # otherwise it has been answered
            super().send_500_response()

    def shutdown(self) -> None:
        super().shutdown()
        self.loop.call_later(LAST_BYTES, self.transport.abort)

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


def _untie(transport: BaseTransport) -> None:
    """Up to Python 3.12 a transport of asyncio holds methods of its own when it is closed, and so lies in a circle."""
    for name in ("_read_ready_cb", "_write_ready"):
        vars(transport).pop(name, None)


def _is_utf8(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True

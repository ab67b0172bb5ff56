"""The WebSocket of a table: who is let in, and how what is said reaches the other end."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from elbowroom.engine.errors import Refusal
from elbowroom.server.answers import failure
from elbowroom.server.asked import address_of
from elbowroom.server.guards import Bucket
from elbowroom.server.refusals import refused
from elbowroom.server.service import Service
from elbowroom.server.socket import REFUSED, TOO_SLOW, serve_line
from elbowroom.server.store import StoreUnavailable

LAST_WORDS: Final = 5.0  # seconds to tell a client why it must go

# Why the server ends a connection, beside the codes of the protocol itself and those of any line.
TOO_MANY: Final = 4429
UNAVAILABLE: Final = 1013


class SocketLine:
    """A WebSocket as a line. Who sends too much has to wait."""

    def __init__(self, socket: WebSocket, messages: int) -> None:
        self._socket: Final = socket
        self._bucket: Final = Bucket(messages)

    async def receive(self) -> str | bytes:
        """The next message, as text or bytes."""
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005))
        await asyncio.sleep(self._bucket.wait())
        text = message.get("text")
        return str(text) if text is not None else bytes(message.get("bytes") or b"")

    async def send(self, message: bytes) -> None:
        await self._socket.send_bytes(message)


async def serve_socket(service: Service, socket: WebSocket) -> None:
    """Serve one connection from its first to its last message."""
    if service.departure.begun:  # a proxy may try another process
        await socket.send_denial_response(failure(503, "unavailable", "the server is being stopped"))
        return
    await socket.accept()
    address, crowd = address_of(socket.scope), service.takings.crowd
    if not crowd.lets_in(address):
        await _turn_away(socket, Refusal("too_many_connections", "too many connections"), TOO_MANY)
        return
    try:
        line = SocketLine(socket, service.settings.limits.messages)
        visitor = await service.people.visitor(socket)
        if farewell := await serve_line(service, line, socket.path_params["table"], address, visitor):
            await socket.close(farewell)
    except Refusal as refusal:
        await _turn_away(socket, refusal, TOO_SLOW if refusal.code == "too_slow" else REFUSED)
    except StoreUnavailable:
        await _turn_away(socket, Refusal("unavailable", "the server cannot reach its database"), UNAVAILABLE)
    except (WebSocketDisconnect, RuntimeError):
        pass
    finally:
        crowd.leave(address)


async def _turn_away(socket: WebSocket, refusal: Refusal, code: int) -> None:
    if socket.application_state == WebSocketState.CONNECTED:
        with suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
            async with asyncio.timeout(LAST_WORDS):
                await socket.send_bytes(msgspec.json.encode(refused(0, refusal)))
                await socket.close(code)

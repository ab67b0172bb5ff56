"""What stands before every endpoint: where a request comes from, how often, and what a browser may do with answers."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from elbowroom.server.answers import Json, failure
from elbowroom.server.asked import address_of, party_of
from elbowroom.server.metrics import REFUSALS
from elbowroom.server.names import HEALTH, Names
from elbowroom.server.notices import Banned

SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")
BANNED: Final = "whoever runs this server does not want you here"
ONE_HOST: Final = "a request says once by which name it calls the server: Host"
MOST_ADDRESSES: Final = 50_000  # remembered at once

# Scripts and styles come from this server only; nothing may be embedded elsewhere.
HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; connect-src 'self'; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}


def _nothing(_: str) -> int:
    """What an address takes elsewhere, where there is no other place."""
    return 0


class Bucket:
    """So many a second, and twice as many at once."""

    __slots__ = ("_at", "_left", "_rate")

    def __init__(self, rate: float) -> None:
        self._rate = rate
        self._left = 2 * rate
        self._at = time.monotonic()

    def wait(self, elsewhere: float = 0.0) -> float:
        """Take one; returns how many seconds too early that was. So many a second are taken elsewhere."""
        at = time.monotonic()
        rate = max(0.0, self._rate - elsewhere)
        self._left = min(2 * rate, self._left + (at - self._at) * rate) - 1
        self._at = at
        return max(0.0, -self._left / self._rate)

    def take(self, elsewhere: float = 0.0) -> bool:
        """Take one if there is one."""
        if self.wait(elsewhere) == 0:
            return True
        self._left += 1
        return False


class Doorkeeper:
    """Counts requests by address; `elsewhere` tells how many a second others let an address make."""

    def __init__(self, rate: float, elsewhere: Callable[[str], float] = _nothing) -> None:
        self._rate = rate
        self._elsewhere = elsewhere
        self._buckets: dict[str, Bucket] = {}
        self._asked: Counter[str] = Counter()

    def __len__(self) -> int:
        """How many addresses are remembered."""
        return len(self._buckets)

    def lets_ask(self, address: str) -> bool:
        """Whether an address may make another request now."""
        if address not in self._buckets:
            if len(self._buckets) >= MOST_ADDRESSES:
                del self._buckets[next(iter(self._buckets))]  # the one that has been known longest
            self._buckets[address] = Bucket(self._rate)
        if not self._buckets[address].take(self._elsewhere(address)):
            return False
        self._asked[address] += 1
        return True

    def asked_since(self) -> Mapping[str, int]:
        """How many requests each address has made since this was asked for the last time."""
        asked, self._asked = self._asked, Counter()
        return asked


class Crowd:
    """Counts who is here at once, by address; `elsewhere` tells how many of an address are at other places."""

    def __init__(self, each: int, together: int, elsewhere: Callable[[str], int] = _nothing) -> None:
        self._each = each
        self._together = together
        self._elsewhere = elsewhere
        self._here: dict[str, int] = {}
        self._all = 0

    @property
    def here(self) -> Mapping[str, int]:
        """How many each address has here."""
        return self._here

    def lets_in(self, address: str | None) -> bool:
        """Whether one more may come, who must `leave` then. Without an address only all together are counted."""
        if self._all >= self._together:
            return False
        if address is not None:
            here = self._here.get(address, 0)
            if here + self._elsewhere(address) >= self._each:
                return False
            self._here[address] = here + 1
        self._all += 1
        return True

    def leave(self, address: str | None) -> None:
        """One who was let in is gone."""
        self._all -= 1
        if address is not None:
            self._here[address] -= 1
            if not self._here[address]:
                del self._here[address]


class Guards:
    """The outermost layer: refuses foreign pages and floods, limits bodies, adds headers."""

    def __init__(self, app: ASGIApp, body: int, base_url: str, banned: Banned, door: Doorkeeper) -> None:
        self._app = app
        self._banned = banned
        self._names = Names(base_url)
        self._body = body
        self._door = door

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            # It may be gone before it is let in, and when the server ends nobody waits for it.
            with suppress(WebSocketDisconnect, asyncio.CancelledError):
                await self._connect(scope, receive, send)
        else:
            await self._answer(scope, receive, send)

    async def _connect(self, scope: Scope, receive: Receive, send: Send) -> None:
        socket = WebSocket(scope, receive, send)
        if len(socket.headers.getlist("host")) != 1:
            await socket.send_denial_response(failure(400, "host", ONE_HOST))
        elif self._banned.has(address_of(scope)):
            await socket.send_denial_response(failure(403, "banned", BANNED))
        elif not self._door.lets_ask(address_of(scope)):
            REFUSALS.add("too_many_requests")
            await socket.close(1013)
        elif not self._names.knows(socket.headers, scope["path"]):
            REFUSALS.add("host")
            await socket.close()
        elif not self._names.owns(socket.headers):
            REFUSALS.add("origin")
            await socket.close()
        else:
            await self._app(scope, receive, send)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = False

        async def send_guarded(message: Message) -> None:
            nonlocal began
            if message["type"] == "http.response.start":
                began = True
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        try:
            await (self._refusal(scope) or self._app)(scope, receive, send_guarded)
        except asyncio.CancelledError:  # the server ends and has waited long enough
            if not began:
                await failure(503, "unavailable", "the server is being stopped")(scope, receive, send_guarded)

    def _refusal(self, scope: Scope) -> Json | None:
        """Why a request is not even looked at."""
        headers = Headers(scope=scope)
        if len(headers.getlist("host")) != 1:
            return failure(400, "host", ONE_HOST)
        if not self._names.knows(headers, scope["path"]):
            return failure(421, "host", f"this server does not know itself by this name; {self._names.hint}")
        if scope["method"] not in SAFE_METHODS and not self._names.owns(headers):
            return failure(403, "origin", "this page may not ask this server")
        if self._banned.has(address_of(scope)) and scope["path"] not in HEALTH:
            return failure(403, "banned", BANNED)
        if scope["path"] not in HEALTH and not self._door.lets_ask(address_of(scope)):
            return failure(429, "too_many_requests", "too many requests; wait a little")
        if not _short_enough(headers.get("content-length"), self._body):
            return failure(413, "too_large", f"a request has at most {self._body} bytes")
        return None


def _short_enough(length: str | None, limit: int) -> bool:
    """Whether the announced length is within the limit; what is not announced is counted while it is read."""
    return length is None or not length.isdigit() or int(length) <= limit


__all__ = ["Bucket", "Crowd", "Doorkeeper", "Guards", "address_of", "party_of"]

"""What stands before every endpoint: where a request comes from, how often, and what a browser may do with answers."""

from __future__ import annotations

import ipaddress
import time
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from elbowroom.server.answers import failure
from elbowroom.server.settings import Limits

SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")
NAMES_IN_THE_HOUSE: Final = (".local", ".localhost", ".lan", ".home", ".internal", ".home.arpa")
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


class Bucket:
    """So many a second, and twice as many at once."""

    __slots__ = ("_at", "_left", "_rate")

    def __init__(self, rate: float) -> None:
        self._rate = rate
        self._left = 2 * rate
        self._at = time.monotonic()

    def wait(self) -> float:
        """Take one; returns how many seconds too early that was."""
        at = time.monotonic()
        self._left = min(2 * self._rate, self._left + (at - self._at) * self._rate) - 1
        self._at = at
        return max(0.0, -self._left / self._rate)

    def take(self) -> bool:
        """Take one if there is one."""
        if self.wait() == 0:
            return True
        self._left += 1
        return False


class Doorkeeper:
    """Counts requests and connections by address."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._buckets: dict[str, Bucket] = {}
        self._connected: dict[str, int] = {}
        self._all = 0

    def lets_ask(self, address: str) -> bool:
        """Whether an address may make another request now."""
        if address not in self._buckets:
            if len(self._buckets) >= MOST_ADDRESSES:
                self._buckets.clear()
            self._buckets[address] = Bucket(self._limits.requests)
        return self._buckets[address].take()

    def lets_connect(self, address: str) -> bool:
        """Whether an address may have another connection; it must `leave` then."""
        connected = self._connected.get(address, 0)
        if connected >= self._limits.connections or self._all >= self._limits.all_connections:
            return False
        self._connected[address] = connected + 1
        self._all += 1
        return True

    def leave(self, address: str) -> None:
        """A connection has ended."""
        self._all -= 1
        self._connected[address] -= 1
        if not self._connected[address]:
            del self._connected[address]


def address_of(scope: Scope) -> str:
    """Where a request comes from."""
    client = scope.get("client")
    return str(client[0]) if client else "unknown"


def is_known(headers: Headers, base_url: str) -> bool:
    """Whether the name by which the server is called can be its own.

    A page of a stranger can call this machine by a name of its own that leads here, and would then count as a page of
    this server. It cannot do that with an address, nor with a name that exists only in the house.
    """
    if base_url or "host" not in headers:
        return True
    try:
        name = urlsplit(f"//{headers['host']}").hostname or ""
    except ValueError:
        return False
    if "." not in name and ":" not in name:
        return True
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return name.endswith(NAMES_IN_THE_HOUSE)
    return True


def is_ours(headers: Headers, base_url: str) -> bool:
    """Whether a request comes from a page of this server, or from a program, which sends no origin."""
    if not is_known(headers, base_url):
        return False
    origin = headers.get("origin")
    if origin is None:
        return True
    if base_url and origin == "{0.scheme}://{0.netloc}".format(urlsplit(base_url)):
        return True
    try:
        return urlsplit(origin).netloc != "" and urlsplit(origin).netloc == headers.get("host")
    except ValueError:
        return False


class Guards:
    """The outermost layer: refuses foreign pages and floods, limits bodies, adds headers."""

    def __init__(self, app: ASGIApp, limits: Limits, base_url: str) -> None:
        self._app = app
        self._base_url = base_url
        self._body = limits.body
        self._door = Doorkeeper(limits)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            if self._door.lets_ask(address_of(scope)):
                await self._app(scope, receive, send)
            else:
                await send({"type": "websocket.close", "code": 1013})
            return

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
            await send(message)

        headers = Headers(scope=scope)
        if not is_known(headers, self._base_url):
            unknown = "this server does not know itself by this name; start it with --base-url to give it one"
            await failure(421, "host", unknown)(scope, receive, send_guarded)
        elif scope["method"] not in SAFE_METHODS and not is_ours(headers, self._base_url):
            await failure(403, "origin", "this page may not ask this server")(scope, receive, send_guarded)
        elif scope["path"] != "/health" and not self._door.lets_ask(address_of(scope)):
            await failure(429, "too_many_requests", "too many requests; wait a little")(scope, receive, send_guarded)
        elif not _short_enough(headers.get("content-length"), self._body):
            await failure(413, "too_large", f"a request has at most {self._body} bytes")(scope, receive, send_guarded)
        else:
            await self._app(scope, receive, send_guarded)


def _short_enough(length: str | None, limit: int) -> bool:
    """Whether the announced length is within the limit; what is not announced is counted while it is read."""
    return length is None or not length.isdigit() or int(length) <= limit

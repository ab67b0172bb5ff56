"""Answers what a page asks a server over HTTP, with the server's own endpoints."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final, cast
from urllib.parse import parse_qsl, unquote, urlsplit

import msgspec

from elbowroom.engine.errors import Refusal
from elbowroom.pocket.pocket import Pocket
from elbowroom.server.api import ENDPOINTS, Endpoint
from elbowroom.server.asked import Request, failure_of, status_of
from elbowroom.server.stored import StoreUnavailable
from elbowroom.server.wire_http import NewTable
from elbowroom.server.wire_types import Wire

if TYPE_CHECKING:
    from elbowroom.server.service import Service


class Discarded(Wire, frozen=True):
    """It is gone."""


async def parcel(service: Service, request: Request) -> NewTable:
    """A table with its game so far, as servers take it."""
    pocket, table = await _hosted(service, request)
    return await pocket.parcel(table)


async def discard(service: Service, request: Request) -> Discarded:
    """Throw a table away for good."""
    pocket, table = await _hosted(service, request)
    pocket.dismiss(table, Refusal("closed", "closed-by-host"))
    await pocket.discard(table)
    return Discarded()


async def _hosted(service: Service, request: Request) -> tuple[Pocket, str]:
    """The pocket and the table of a request, if it comes with the key of its host."""
    pocket = cast("Pocket", service)
    _, _, secret = request.headers.get("authorization", "").partition(" ")
    table = str(request.path_params["table"])
    if not (await pocket.key(table, secret)).host:
        raise Refusal("not_allowed", "host-closes")
    return pocket, table


OWN: Final = (
    Endpoint("GET", "/api/tables/{table}/parcel", parcel, NewTable, keyed=True),
    Endpoint("DELETE", "/api/tables/{table}", discard, Discarded, keyed=True),
)


class Asked:
    """A question of the page, as endpoints know requests."""

    def __init__(self, url: str, path_params: dict[str, Any], key: str, body: str) -> None:
        self.path_params: Final = path_params
        self.headers: Final[Mapping[str, str]] = {"authorization": f"Bearer {key}"} if key else {}
        self.base_url: Final = ""
        self.cookies: Final[Mapping[str, str]] = {}
        self.scope: Final[dict[str, Any]] = {}
        self._url: Final = url
        self._body: Final = body

    @cached_property
    def query_params(self) -> Mapping[str, str]:
        return dict(parse_qsl(urlsplit(self._url).query, keep_blank_values=True))

    async def stream(self) -> AsyncIterator[bytes]:
        yield self._body.encode()


class Desk:
    """Where questions about a pocket are answered."""

    def __init__(self, pocket: Pocket) -> None:
        self._service: Final = cast("Service", pocket)  # it has what these endpoints need, as the tests prove
        self._endpoints: Final = [(endpoint, _pattern(endpoint.path)) for endpoint in (*ENDPOINTS, *OWN)]

    async def ask(self, method: str, url: str, key: str, body: str) -> tuple[int, str]:
        """The status and the text of the answer to a question."""
        try:
            status, answer = await self._answer(method, url, key, body)
        except Refusal as refusal:
            status, answer = status_of(refusal), failure_of(refusal)
        except StoreUnavailable as error:
            status, answer = status_of(error.refusal), failure_of(error.refusal)
        return status, msgspec.json.encode(answer).decode()

    async def _answer(self, method: str, url: str, key: str, body: str) -> tuple[int, object]:
        path = urlsplit(url).path
        for endpoint, pattern in self._endpoints:
            if endpoint.method == method and (found := pattern.fullmatch(path)):
                given = {name: unquote(value) for name, value in found.groupdict().items()}
                asked = Asked(url, given, key, body)
                return endpoint.status, await endpoint.handler(self._service, asked)
        return 404, failure_of(Refusal("not_found", "there is no such thing here"))


def _pattern(path: str) -> re.Pattern[str]:
    return re.compile(re.sub(r"\\?\{(\w+)\\?\}", r"(?P<\1>[^/]+)", path))

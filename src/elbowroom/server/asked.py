"""What an endpoint needs to know of a request, whoever brought it, and what it answers with: bodies and statuses."""

from __future__ import annotations

import asyncio
import ipaddress
from collections.abc import AsyncIterable, Mapping, MutableMapping
from typing import Any, Final, Protocol, TypeVar

import msgspec

from elbowroom.engine.errors import Refusal
from elbowroom.notation.json_text import fault_of
from elbowroom.server.refusals import wire_refusal
from elbowroom.server.wire_http import Failure

T = TypeVar("T")

PATIENCE: Final = 60  # seconds for the body of a request

# Refusals that are not the fault of what was asked have a status of their own; all others are 409, a conflict.
STATUS: Final = {
    "unavailable": 503,
    "no_such_table": 404,
    "no_such_board": 404,
    "key_needed": 403,
    "wrong_key": 403,
    "sign_in": 403,
    "suspended": 403,
    "no_accounts": 409,
    "passkey": 403,
    "used_up": 403,
    "too_many_tries": 429,
    "not_allowed": 403,
    "too_many_tables": 429,
    "too_many_analyses": 429,
    "too_many_letters": 429,
    "too_many_bells": 429,
    "no_such_bell": 404,
    "address": 422,
    "device": 422,
    "setup": 422,
    "seats": 422,
    "name": 422,
    "title": 422,
    "record": 422,
    "too_large": 413,
    "too_slow": 408,
    "gone": 400,
    "not_json": 400,
    "body": 422,
    "query": 422,
}


class Caller(Protocol):
    """Whoever comes with cookies."""

    @property
    def cookies(self) -> Mapping[str, str]: ...


class Request(Caller, Protocol):
    """A request, as far as endpoints look at it."""

    @property
    def path_params(self) -> dict[str, Any]: ...

    @property
    def query_params(self) -> Mapping[str, str]: ...

    @property
    def headers(self) -> Mapping[str, str]: ...

    @property
    def base_url(self) -> object: ...

    @property
    def scope(self) -> MutableMapping[str, Any]: ...

    def stream(self) -> AsyncIterable[bytes]: ...


def status_of(refusal: Refusal) -> int:
    """The status of an answer that refuses."""
    return STATUS.get(refusal.code, 409)


def failure_of(refusal: Refusal) -> Failure:
    """The body of an answer that refuses."""
    return Failure(wire_refusal(refusal, counted=True))


def secret_of(request: Request) -> str:
    """The key that a request shows, or nothing."""
    scheme, _, secret = request.headers.get("authorization", "").partition(" ")
    if scheme and scheme.lower() != "bearer":
        raise Refusal("wrong_key", "a key is sent as 'Authorization: Bearer KEY'")
    return secret.strip()


async def body_of(request: Request, kind: type[T], limit: int) -> T:
    """The body of a request as a struct, read no further than allowed; an empty one stands for all defaults."""
    data = bytearray()
    try:
        async with asyncio.timeout(PATIENCE):
            async for chunk in request.stream():
                data += chunk
                if len(data) > limit:
                    raise Refusal("too_large", f"a request has at most {limit} bytes")
    except TimeoutError:
        raise Refusal("too_slow", f"a request takes at most {PATIENCE} seconds") from None
    try:
        return msgspec.json.decode(bytes(data) or b"{}", type=kind)
    except msgspec.ValidationError as error:
        raise Refusal("body", fault_of(error)) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refusal("not_json", f"the body is not JSON: {error}") from None


def party_of(address: str) -> str:
    """As whom an address is counted: whoever has one of IPv6 usually has all that begin with the same 64 bits."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.IPv6Network((int(found), 64), strict=False))


def address_of(scope: Mapping[str, Any]) -> str:
    """Where a request comes from, as it is counted."""
    client = scope.get("client")
    return party_of(str(client[0])) if client else "unknown"

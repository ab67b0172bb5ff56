"""JSON in and out: answers and failures from structs, structs from bodies."""

from __future__ import annotations

import asyncio
from typing import Final, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from elbowroom.engine.errors import Refusal
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

_encoder: Final = msgspec.json.Encoder()


class Json(Response):
    """A struct as JSON."""

    media_type = "application/json"

    def __init__(self, value: object, status: int = 200) -> None:
        super().__init__(_encoder.encode(value), status, {"Cache-Control": "no-store"})


def failure(status: int, code: str, message: str) -> Json:
    """An error as JSON."""
    return Json(Failure(wire_refusal(Refusal(code, message), counted=True)), status)


def refused(refusal: Refusal) -> Json:
    """A refusal as JSON."""
    return Json(Failure(wire_refusal(refusal, counted=True)), STATUS.get(refusal.code, 409))


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
    except ClientDisconnect:  # nobody will read this
        raise Refusal("gone", "the request was broken off") from None
    try:
        return msgspec.json.decode(bytes(data) or b"{}", type=kind)
    except msgspec.ValidationError as error:
        reason, _, path = str(error).partition(" - at ")
        raise Refusal("body", f"{path.strip('`') or '$'}: {reason}") from None
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refusal("not_json", f"the body is not JSON: {error}") from None

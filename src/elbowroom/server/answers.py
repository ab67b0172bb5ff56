"""Answers and failures as JSON."""

from __future__ import annotations

from typing import Final

import msgspec
from starlette.responses import Response

from elbowroom.engine.errors import Refusal
from elbowroom.server.asked import failure_of, status_of

_encoder: Final = msgspec.json.Encoder()


class Json(Response):
    """A struct as JSON."""

    media_type = "application/json"

    def __init__(self, value: object, status: int = 200) -> None:
        super().__init__(_encoder.encode(value), status, {"Cache-Control": "no-store"})


def failure(status: int, code: str, message: str) -> Json:
    """An error as JSON."""
    return Json(failure_of(Refusal(code, message)), status)


def refused(refusal: Refusal) -> Json:
    """A refusal as JSON."""
    return Json(failure_of(refusal), status_of(refusal))

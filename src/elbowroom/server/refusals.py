"""The one place where a refusal of the table becomes one on the wire."""

from __future__ import annotations

from msgspec.structs import asdict

from elbowroom.engine.errors import ElbowRoomError
from elbowroom.server.facts_view import args_of, why_of
from elbowroom.server.metrics import REFUSALS
from elbowroom.server.wire import Refused
from elbowroom.server.wire_position import RefusalView
from elbowroom.table.refusals import refusal_of


def wire_refusal(error: ElbowRoomError, *, counted: bool = False) -> RefusalView:
    """Why something is not possible; counted if it is the answer to somebody."""
    why = refusal_of(error)
    if counted:
        REFUSALS.add(why.code)
    return RefusalView(why.code, why.message, why.rule, why.number, why_of(why), args_of(why.given))


def refused(ref: int, error: ElbowRoomError) -> Refused:
    """The answer to a wish that is not possible."""
    return Refused(ref=ref, **asdict(wire_refusal(error, counted=True)))

"""Why a wish is not granted: a code for programs, a sentence for people, the rule if there is one."""

from __future__ import annotations

import re
from functools import cache

from elbowroom.engine.errors import ElbowRoomError, IllegalAction


class Refusal(ElbowRoomError):
    """Something that cannot be done; nothing has changed."""

    def __init__(self, code: str, message: str, rule: str = "") -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.rule = rule


def refusal_of(error: ElbowRoomError) -> Refusal:
    """Any error of this package as a refusal; the code is the name of its class."""
    if isinstance(error, Refusal):
        return error
    if isinstance(error, IllegalAction):
        return Refusal(code_of(type(error).__name__), error.reason, error.rule)
    return Refusal(code_of(type(error).__name__), str(error))


@cache
def code_of(name: str) -> str:
    """`NotEnoughTokens` is `not_enough_tokens`."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).lower()

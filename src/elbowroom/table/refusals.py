"""Why a wish is not granted: a code for programs, a sentence for people, the rule if there is one."""

from __future__ import annotations

import logging
import re
from functools import cache
from pathlib import PurePath
from typing import Final

from elbowroom.content.guard import ContentError
from elbowroom.engine.errors import ElbowRoomError, IllegalAction

LOG = logging.getLogger(__name__)

_FOLDERS: Final = re.compile(r"(?<![\w.])(?:[A-Za-z]:)?[\\/](?:[^\s'\"<>|:]*[\\/])?")  # of an absolute path


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
    return Refusal(code_of(type(error).__name__), public_text(error))


def public_text(error: ElbowRoomError) -> str:
    """What players are told about an error; folders of this host, in errors of somebody's tiles, only the log tells."""
    if not isinstance(error, ContentError):
        return str(error)
    LOG.warning("%s", error)
    text = str(error)
    for problem in error.problems:
        text = text.replace(problem.file, PurePath(problem.file).name)
    return _FOLDERS.sub("", text)


@cache
def code_of(name: str) -> str:
    """`NotEnoughTokens` is `not_enough_tokens`."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).lower()

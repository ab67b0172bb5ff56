"""Any error as a refusal: a code for programs, a reason for people, the rule if there is one."""

from __future__ import annotations

import logging
import re
from pathlib import PurePath
from typing import Final

from elbowroom.content.guard import ContentError
from elbowroom.engine.errors import ElbowRoomError, Refusal, code_of
from elbowroom.table.game import NotCarriedOut

LOG = logging.getLogger(__name__)

_FOLDERS: Final = re.compile(r"(?<![\w.])(?:[A-Za-z]:)?[\\/](?:[^\s'\"<>|:]*[\\/])?")  # of an absolute path


def refusal_of(error: ElbowRoomError) -> Refusal:
    """Any error of this package as a refusal; the code is the name of its class."""
    if isinstance(error, NotCarriedOut):
        refusal = refusal_of(error.reason)
        refusal.number = error.number
        return refusal
    if isinstance(error, Refusal):
        return error
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

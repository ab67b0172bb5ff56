"""How much is tried of what could be tried without end: a part each time, all of it by `make test-long`."""

import os
from typing import TypeVar

T = TypeVar("T")
LONG = os.environ.get("ELBOWROOM_TESTS") == "long"


def so_many(usual: T, long: T) -> T:
    """How many games, rounds or examples a test takes, or which."""
    return long if LONG else usual

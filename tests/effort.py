"""How much is tried of what could be tried without end: a part each time, all of it by `make test-long`."""

import os

LONG = os.environ.get("ELBOWROOM_TESTS") == "long"


def so_many(usual: int, long: int) -> int:
    """How many games, rounds or examples a test takes."""
    return long if LONG else usual

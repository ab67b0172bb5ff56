"""Memory that tables have used goes back to the system once they sleep."""

from __future__ import annotations

import ctypes
import sys
from contextlib import suppress


def give_back() -> None:
    """Let the allocator of the C library return what nothing uses any more.

    By itself it keeps what was freed between things that are still in use, so that a server would stay as large as in
    its busiest minute. That takes it some milliseconds. Other libraries than that of GNU do not know the wish.
    """
    if sys.platform == "linux":
        with suppress(OSError, AttributeError):
            ctypes.CDLL(None).malloc_trim(0)

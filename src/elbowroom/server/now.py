"""The time, by a clock that nobody sets while the server runs."""

from __future__ import annotations

import sys
import time
from typing import Final


def _passed() -> float:
    """Seconds by a clock that nobody sets; where there is one, it goes on while the machine sleeps."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if sys.platform == "linux" else time.monotonic()


_STARTED: Final = time.time() - _passed()


def now() -> float:
    """Seconds since 1970, to the millisecond.

    The clock of the machine is looked at once, when the process starts: whoever sets it later neither stops the clocks
    of players nor lets their time run out.
    """
    return round(_STARTED + _passed(), 3)

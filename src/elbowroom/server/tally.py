"""Lines in the log about what strangers do."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

LOG = logging.getLogger(__name__)

PAUSE: Final = 60.0  # seconds between two lines about the same


class Tally:
    """Tells how often something has happened, but only once in a while: nobody can fill the log from outside."""

    def __init__(self, what: str, pause: float = PAUSE) -> None:
        self._what = what
        self._pause = pause
        self._count = 0
        self._is_pausing = False

    def add(self) -> None:
        """It has happened once more."""
        self._count += 1
        if not self._is_pausing:
            self._tell()

    def _tell(self) -> None:
        self._is_pausing = self._count > 0
        if self._is_pausing:
            LOG.warning("%s: %d", self._what, self._count)
            self._count = 0
            asyncio.get_running_loop().call_later(self._pause, self._tell)

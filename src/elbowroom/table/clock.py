"""Thinking time: what each player has left, as a sum over the moments at which something happened."""

from __future__ import annotations

from typing import Final

RETURNED: Final = 60.0  # seconds for somebody who comes back after his time has run out


class Clock:
    """The clocks of all players; `thinking` seconds for each, or none at all. It never asks what time it is."""

    def __init__(self, players: int, thinking: float | None) -> None:
        self.left: list[float] | None = None if thinking is None else [float(thinking)] * players
        self.since = 0.0  # when it was last looked at
        self._running = -1  # the seat whose clock runs

    def run(self, seat: int, at: float) -> None:
        """Charge whoever has been thinking until now, then let the clock of a seat run; -1 stops all."""
        if self.left is not None and self._running >= 0:
            self.left[self._running] = max(0.0, self.left[self._running] - max(0.0, at - self.since))
        self.since = max(at, self.since)
        self._running = seat

    def come_back(self, seat: int) -> None:
        """Give somebody whose time has run out a moment to think."""
        if self.left is not None and self.left[seat] <= 0:
            self.left[seat] = RETURNED

    @property
    def deadline(self) -> float | None:
        """When the running clock will be out."""
        if self.left is None or self._running < 0:
            return None
        return self.since + self.left[self._running]

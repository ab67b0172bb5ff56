"""Thinking time: what each player has left, as a sum over the moments at which something happened.

There are two kinds: so many seconds for the whole game, or so many for each time somebody is asked. Whoever pauses is
asked no time meanwhile.
"""

from __future__ import annotations

from typing import Final

RETURNED: Final = 60.0  # seconds for somebody who comes back after his time has run out
NOBODY: Final = -1


class Clock:
    """The clocks of all players: `thinking` seconds for each, or `pace` for each move, or none at all.

    It never asks what time it is.
    """

    def __init__(self, players: int, thinking: float | None, pace: float | None = None) -> None:
        whole = thinking if pace is None else pace
        self.left: list[float] | None = None if whole is None else [float(whole)] * players
        self.since = 0.0  # when it was last looked at
        self.paused_until: Final = [0.0] * players
        self._pace: Final = pace
        self.asked_at = 0.0  # since when the seat is asked that has to decide now
        self._asked = NOBODY  # the seat that has to decide, whether its clock runs or not
        self._running = NOBODY  # the seat whose clock runs

    def run(self, seat: int, at: float, *, stopped: bool = False) -> None:
        """Charge whoever has been thinking until now, then let the clock of the seat run that is asked, unless it is
        stopped; -1 stops all."""
        if self.left is not None and self._running >= 0:
            self.left[self._running] = max(0.0, self.left[self._running] - max(0.0, at - self.counts_from))
        if self.left is not None and self._pace is not None and seat not in (NOBODY, self._asked):
            self.left = [float(self._pace)] * len(self.left)  # to leave a seat and come back within a move wins nothing
        self.since = max(at, self.since)
        if seat != self._asked:
            self.asked_at = at
        self._asked = seat
        self._running = NOBODY if stopped else seat

    def come_back(self, seat: int) -> None:
        """Give somebody whose time has run out a moment to think."""
        if self.left is not None and self.left[seat] <= 0:
            self.left[seat] = RETURNED

    def pause(self, seat: int, until: float, at: float) -> None:
        """Stop the clock of somebody until a moment, or let it go on if that is now."""
        self.run(self._asked, at, stopped=self._running == NOBODY)
        self.paused_until[seat] = until

    @property
    def counts_from(self) -> float:
        """Since when the running clock runs, or when it will go on."""
        return self.since if self._running < 0 else max(self.since, self.paused_until[self._running])

    @property
    def deadline(self) -> float | None:
        """When the running clock will be out."""
        if self.left is None or self._running < 0:
            return None
        return self.counts_from + self.left[self._running]

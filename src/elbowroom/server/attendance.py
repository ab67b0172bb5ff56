"""Who is at a table: connected to this process, seen by others, and since when somebody is away."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Final

from elbowroom.server.now import now
from elbowroom.server.surroundings import Listener, Surroundings


class Attendance:
    """The seats of one table and who was seen there when."""

    def __init__(self, table: str, server: Surroundings, listeners: Collection[Listener]) -> None:
        self._table: Final = table
        self._server: Final = server
        self._listeners: Final = listeners
        self._elsewhere: frozenset[int] = frozenset()  # seats at which other processes see somebody
        self._seen_at: dict[int, float] = {}  # when somebody was last seen at a seat; not kept up while he is here

    @property
    def online(self) -> frozenset[int]:
        """Seats at which somebody is."""
        return self.here | self._elsewhere

    @property
    def here(self) -> frozenset[int]:
        """Seats at which somebody is connected to this process."""
        return frozenset().union(*(listener.key.seats for listener in self._listeners))

    async def note(self, seats: Iterable[int], here: bool) -> bool:
        """Let the store know that somebody has come to some seats, or gone; whether there was anything to note."""
        noted = [(self._table, seat) for seat in seats]
        if noted:
            await self._server.store.note_presence(noted, self._server.process, now(), here)
        return bool(noted)

    def see_off(self, seats: Iterable[int]) -> None:
        """Nobody is here any more at some seats, from now on."""
        self._seen_at.update(dict.fromkeys(seats, now()))

    async def look_around(self) -> None:
        """Ask the store who was seen when, and at which seats other processes see somebody now."""
        seen = await self._server.store.presence(self._table)
        # Who was seen in the future was seen before somebody put the clock of the machine back, and we started.
        future, unknown = now() + self._server.settings.heartbeat, self._server.started_at
        self._seen_at = {seat: seen_at if seen_at < future else unknown for seat, seen_at, _ in sorted(seen)}
        if self._server.broker.shared:
            fresh = now() - 2.5 * self._server.settings.heartbeat
            self._elsewhere = frozenset(seat for seat, seen_at, here in seen if here and seen_at >= fresh) - self.here

    def seen_at(self, seats: Iterable[int]) -> float:
        """When somebody was last seen at any of some seats, 0 for never."""
        return max((self._seen_at.get(seat, 0.0) for seat in seats), default=0.0)

    def missed_since(self, seat: int, asked: float) -> float:
        """Since when somebody who was asked then is missed at a seat: now, if somebody is there."""
        return now() if seat in self.online else max(self._seen_at.get(seat, 0.0), asked)

    def away_for(self, seat: int) -> float:
        """For how many seconds nobody has been at a seat; a server that has just started gives everybody some time."""
        if seat in self.online:
            return 0.0
        return now() - max(self._seen_at.get(seat, 0.0), self._server.started_at)

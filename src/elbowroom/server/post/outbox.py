"""What waits to be sent: stored before anything is sent, held by one process at a time, and done once.

A process that takes a parcel holds it for some seconds and says so again while it is sending. If it dies the next one
sends it, under the same name: whoever receives it twice, because the power was cut between the answer of a mail server
and our note of it, can tell that by its Message-ID.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Literal, NamedTuple

import sqlalchemy as sa
from sqlalchemy import Connection, delete, func, select, update

from elbowroom.server.database import Database
from elbowroom.server.schema_sql import OUTBOX

Kind = Literal["mail", "push"]
State = Literal["waiting", "sent", "failed"]

HELD: Final = 15.0  # seconds a process holds a parcel before it must say so again
PAUSES: Final = (10.0, 60.0, 300.0, 1800.0, 7200.0)  # seconds before it is tried again
LONGEST: Final = 86_400.0  # seconds after which nobody wants it any more


class Parcel(NamedTuple):
    """Something that this process holds and is to send."""

    id: str
    kind: Kind
    data: bytes  # sealed
    at: float
    tries: int
    bell: str  # who wanted it, if it is a notice
    whom: str  # the address, hashed


def put(connection: Connection, parcel: Parcel, asker: str = "", *, is_wanted: bool = True) -> None:
    """Let something wait to be sent, as part of a transaction; what nobody wants is only counted."""
    connection.execute(
        sa.insert(OUTBOX).values(
            id=parcel.id,
            at=parcel.at,
            kind=parcel.kind,
            bell_id=parcel.bell or None,
            whom=parcel.whom,
            asker=asker,
            data=parcel.data if is_wanted else b"",
            state="waiting" if is_wanted else "failed",
            tries=0,
            next_at=parcel.at,
        )
    )


def count(connection: Connection, since: float, **where: Any) -> int:
    """How much has been put in since a moment, of what kind, to whom, or asked for by whom."""
    query = select(func.count()).select_from(OUTBOX).where(OUTBOX.c.at > since)
    for name, value in where.items():
        column = OUTBOX.c[name]
        query = query.where(column.in_(value) if isinstance(value, list) else column == value)
    return int(connection.execute(query).scalar() or 0)


class Outbox:
    """The outbox of one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def take(self, kind: Kind, now: float) -> Parcel | None:
        """Hold what waits longest and nobody holds; None if there is nothing."""

        def job(connection: Connection) -> Parcel | None:
            free = sa.or_(OUTBOX.c.held_until.is_(None), OUTBOX.c.held_until <= now)
            mine = (OUTBOX.c.state == "waiting", OUTBOX.c.kind == kind, OUTBOX.c.next_at <= now, free)
            query = select(*_PARCEL).where(*mine).order_by(OUTBOX.c.next_at).limit(1)
            row = connection.execute(query.with_for_update(skip_locked=True)).first()
            if row is None:
                return None
            hold = update(OUTBOX).where(OUTBOX.c.id == row.id, *mine)
            held = connection.execute(hold.values(held_until=now + HELD, tries=OUTBOX.c.tries + 1))
            if held.rowcount == 0:
                return None  # somebody was faster
            return Parcel(row.id, row.kind, bytes(row.data), row.at, int(row.tries) + 1, row.bell_id or "", row.whom)

        return await self._database.change(job)

    async def hold(self, parcel: str, now: float) -> None:
        """Hold it longer: it is being sent."""
        await self._set(parcel, held_until=now + HELD)

    async def done(self, parcel: str, state: State, now: float) -> None:
        """It is sent, or cannot be; either way what was in it is forgotten."""
        await self._set(parcel, state=state, done_at=now, held_until=None, data=b"")

    async def again(self, parcel: Parcel, now: float) -> bool:
        """Try it again later, or give it up after a day; whether it will be tried."""
        pause = PAUSES[min(parcel.tries, len(PAUSES)) - 1]
        if now + pause > parcel.at + LONGEST:
            await self.done(parcel.id, "failed", now)
            return False
        await self._set(parcel.id, next_at=now + pause, held_until=None)
        return True

    async def _set(self, parcel: str, **values: object) -> None:
        def job(connection: Connection) -> None:
            where = (OUTBOX.c.id == parcel, OUTBOX.c.state == "waiting")
            connection.execute(update(OUTBOX).where(*where).values(**values))

        await self._database.change(job)

    async def release(self) -> None:
        """Let go of everything that is held: whoever held it lived in a process that is gone."""
        await self._database.change(lambda connection: connection.execute(update(OUTBOX).values(held_until=None)))

    async def forget_before(self, moment: float) -> None:
        """Delete what is done since a moment."""
        old = (OUTBOX.c.state != "waiting", OUTBOX.c.at < moment)
        await self._database.change(lambda connection: connection.execute(delete(OUTBOX).where(*old)))

    async def standing(self) -> Sequence[tuple[str, str, int, float]]:
        """How many there are of each kind and state, and when the oldest was put in."""
        query = select(OUTBOX.c.kind, OUTBOX.c.state, func.count(), func.min(OUTBOX.c.at))
        rows = await self._database.read(query.group_by(OUTBOX.c.kind, OUTBOX.c.state).order_by(OUTBOX.c.kind))
        return [(str(kind), str(state), int(many), float(oldest)) for kind, state, many, oldest in rows]


_PARCEL: Final = (
    OUTBOX.c.id,
    OUTBOX.c.kind,
    OUTBOX.c.data,
    OUTBOX.c.at,
    OUTBOX.c.tries,
    OUTBOX.c.bell_id,
    OUTBOX.c.whom,
)

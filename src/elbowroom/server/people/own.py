"""The tables at which somebody has seats, as he is shown them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from elbowroom.server.frames import listed
from elbowroom.server.people.wire import OwnTable

if TYPE_CHECKING:
    from elbowroom.server.service import Service

MOST_LISTED: Final = 200


async def own_tables(service: Service, person: str, most: int | None = MOST_LISTED) -> list[OwnTable]:
    """The tables of somebody, those where something happened last first; all of them if there is no most."""
    found: list[OwnTable] = []
    for table, host in await service.people.seats.tables(person, most):
        row = await service.store.row(table)
        key = await service.people.seats.key(table, person)
        if row is None or key is None:
            continue
        try:
            found.append(OwnTable(listed(row), [seat + 1 for seat in sorted(key.seats)], host))
        except msgspec.MsgspecError as error:
            service.store.damaged(table, f"seats: {error}")
    return found

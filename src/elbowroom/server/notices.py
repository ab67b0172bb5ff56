"""What an administrator tells the servers that use a database: what he has changed there, and who may not come.

Everything else is read from the database anyway, so that a notice is only the name of a table that has changed under
the hands of those who play there, or nothing for the bans. Whoever can write the database is an administrator.
"""

from __future__ import annotations

import ipaddress
from ipaddress import IPv4Network, IPv6Network
from typing import Final, NamedTuple

import sqlalchemy as sa
from sqlalchemy import Connection, delete, func, select

from elbowroom.server.database import Database
from elbowroom.server.schema_sql import BANS, NOTICES
from elbowroom.server.settings import WrongSetting

BANNED: Final = ""  # what a notice is about that is about no table
SESSION: Final = "@"  # begins what a notice is about that is about a session which has ended
Network = IPv4Network | IPv6Network


class Ban(NamedTuple):
    """Addresses that may not come, and until when."""

    network: str
    until: float | None
    why: str


class Notices:
    """The notices and bans of one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def newest(self) -> int:
        """The number of the last notice."""
        return int((await self._database.read(select(func.max(NOTICES.c.id))))[0][0] or 0)

    async def since(self, number: int) -> list[tuple[int, str]]:
        """Notices after a number, each with its own and what it is about."""
        query = select(NOTICES.c.id, NOTICES.c.about).where(NOTICES.c.id > number).order_by(NOTICES.c.id)
        return [(int(found), str(about)) for found, about in await self._database.read(query)]

    async def forget_before(self, moment: float) -> None:
        """Delete notices that everybody has seen."""
        await self._database.change(lambda connection: connection.execute(delete(NOTICES).where(NOTICES.c.at < moment)))

    async def bans(self, now: float) -> list[Ban]:
        """Who may not come now."""
        query = select(BANS.c.network, BANS.c.until, BANS.c.why).order_by(BANS.c.network)
        return [Ban(*row) for row in await self._database.read(query) if row[1] is None or row[1] > now]

    async def ban(self, ban: Ban, now: float) -> None:
        """Keep somebody away."""

        def job(connection: Connection) -> None:
            connection.execute(delete(BANS).where((BANS.c.network == ban.network) | (BANS.c.until <= now)))
            connection.execute(sa.insert(BANS).values(ban._asdict()))
            give_notice(connection, BANNED, now)

        await self._database.change(job)

    async def unban(self, network: str, now: float) -> bool:
        """Let somebody come again; False if that was so already."""

        def job(connection: Connection) -> bool:
            give_notice(connection, BANNED, now)
            return connection.execute(delete(BANS).where(BANS.c.network == network)).rowcount > 0

        return await self._database.change(job)


def give_notice(connection: Connection, about: str, now: float) -> int:
    """Tell the servers, as soon as the transaction is done; returns the number of the notice."""
    given = connection.execute(sa.insert(NOTICES).values(at=now, about=about)).inserted_primary_key
    assert given is not None
    return int(given[0])


def network_of(text: str) -> str:
    """An address or a network as it is stored; of IPv6 all addresses that begin with the same 64 bits."""
    try:
        found = ipaddress.ip_network(text, strict=False)
    except ValueError:
        raise WrongSetting(f"'{text[:60]}' is neither an address nor a network such as 203.0.113.0/24") from None
    if isinstance(found, IPv6Network) and found.prefixlen > 64:
        found = found.supernet(new_prefix=64)
    return str(found)


class Banned:
    """Who may not come, in the memory of a server."""

    def __init__(self) -> None:
        self._networks: list[Network] = []
        self._known: dict[str, bool] = {}

    def learn(self, bans: list[Ban]) -> None:
        self._networks = [ipaddress.ip_network(ban.network) for ban in bans]
        self._known.clear()

    def has(self, party: str) -> bool:
        """Whether somebody, as he is counted, may not come."""
        if not self._networks:
            return False
        if party not in self._known:
            if len(self._known) > 10_000:
                self._known.clear()
            self._known[party] = self._look(party)
        return self._known[party]

    def _look(self, party: str) -> bool:
        try:
            network = ipaddress.ip_network(party)
        except ValueError:
            return False
        return any(network.version == banned.version and network.overlaps(banned) for banned in self._networks)

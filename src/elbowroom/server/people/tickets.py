"""Secrets for one use: what a passkey shall sign, links in letters, links to another device.

A ticket is used up by the one statement that ends it: of two who come with the same one the second finds nothing, also
at another process. How many somebody has asked for lately is counted in the database, for all processes together.
"""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

import sqlalchemy as sa
from sqlalchemy import Connection, delete, func, select

from elbowroom.engine.errors import Refusal
from elbowroom.server.database import Database
from elbowroom.server.people.tables import TICKETS
from elbowroom.server.secret import hashed

Purpose = Literal["join", "sign-in", "add", "device", "letter", "mail"]

LASTS: Final[dict[Purpose, float]] = {  # seconds
    "join": 600.0,  # a passkey is made for a new account
    "sign-in": 600.0,  # a passkey signs
    "add": 600.0,  # a passkey is made for an account
    "device": 900.0,  # a link to another device
    "letter": 3600.0,  # a link in a letter
    "mail": 86_400.0,  # a link in a letter that shows that the address is right
}
COUNTED: Final = 3600.0  # seconds that count as lately
MOST: Final[dict[Purpose, int]] = {  # lately, of one address; how many letters one may ask for the post office knows
    "join": 60,
    "sign-in": 120,
    "add": 30,
    "device": 30,
}
KEPT: Final = 86_400.0  # seconds that those stay which are over, for the counts


class Ticket(NamedTuple):
    """What a secret is good for."""

    purpose: Purpose
    person: str  # whom it is for, if that is known
    data: str


class Tickets:
    """The tickets of one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def give(self, secret: str, ticket: Ticket, askers: list[str], now: float) -> None:
        """Keep a ticket, unless whoever asks has had too many lately."""

        def job(connection: Connection) -> None:
            lately = select(func.count()).select_from(TICKETS)
            lately = lately.where(TICKETS.c.asker.in_(askers), TICKETS.c.at > now - COUNTED)
            lately = lately.where(TICKETS.c.purpose == ticket.purpose)
            if int(connection.execute(lately).scalar() or 0) >= MOST[ticket.purpose]:
                raise Refusal("too_many_tries", "too-many-tries")
            keep(connection, secret, ticket, askers, now)

        await self._database.change(job)

    async def take(self, secret: str, *purposes: Purpose, now: float) -> Ticket:
        """Use a ticket for one of some purposes up; refuses one that is unknown, used or over."""
        return await self._database.change(lambda connection: take(connection, secret, *purposes, now=now))

    async def peek(self, secret: str, *purposes: Purpose, now: float) -> Ticket | None:
        """What a ticket is good for, without using it up."""
        query = select(TICKETS.c.purpose, TICKETS.c.person_id, TICKETS.c.data)
        query = query.where(TICKETS.c.hash == hashed(secret), TICKETS.c.until > now, TICKETS.c.purpose.in_(purposes))
        for purpose, person, data in await self._database.read(query):
            return Ticket(purpose, person or "", data)
        return None

    async def forget_before(self, moment: float) -> None:
        """Delete tickets that are over and no longer counted."""
        old = delete(TICKETS).where(TICKETS.c.at < moment - KEPT)
        await self._database.change(lambda connection: connection.execute(old))


def keep(connection: Connection, secret: str, ticket: Ticket, askers: list[str], now: float) -> None:
    """Keep a ticket within a transaction."""
    values = {
        "hash": hashed(secret),
        "purpose": ticket.purpose,
        "person_id": ticket.person or None,
        "data": ticket.data,
        "at": now,
        "until": now + LASTS[ticket.purpose],
        "asker": askers[0],
    }
    connection.execute(sa.insert(TICKETS).values(values))


def take(connection: Connection, secret: str, *purposes: Purpose, now: float) -> Ticket:
    """Use a ticket up within a transaction. The row stays for the counts, without what it told."""
    good = (TICKETS.c.hash == hashed(secret), TICKETS.c.until > now, TICKETS.c.purpose.in_(purposes))
    used = sa.update(TICKETS).where(*good).values(until=0.0, data="", person_id=None)
    query = select(TICKETS.c.purpose, TICKETS.c.person_id, TICKETS.c.data).where(*good)
    found = connection.execute(query.with_for_update()).first()
    if found is None or connection.execute(used).rowcount != 1:
        raise Refusal("used_up", "ticket-used-up")
    return Ticket(found[0], found[1] or "", found[2])

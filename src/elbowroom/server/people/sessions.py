"""Who is signed in where: a random secret in a cookie, of which only the hash is stored."""

from __future__ import annotations

import secrets
from typing import Final, NamedTuple

import sqlalchemy as sa
from sqlalchemy import Connection, delete, select, update

from elbowroom.server.database import Database
from elbowroom.server.notices import SESSION, give_notice
from elbowroom.server.now import now
from elbowroom.server.people.tables import PERSONS, SESSIONS
from elbowroom.server.secret import hashed, new_secret

LASTS: Final = 90 * 86_400.0  # seconds after the last use
RENEWED: Final = 86_400.0  # seconds after which a use is written down again

# A part of what a browser says about itself, and how that is called in a list.
BROWSERS: Final = (
    ("Firefox/", "Firefox"),
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)
SYSTEMS: Final = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("Mac OS", "Mac"),
    ("Linux", "Linux"),
)


class Session(NamedTuple):
    """A device on which somebody is signed in."""

    id: str
    label: str
    created_at: float
    used_at: float


class Visitor(NamedTuple):
    """Who asks, as the cookie tells."""

    person: str
    session: str
    renewed: bool  # the cookie lasts longer now


class Sessions:
    """The sessions of one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def begin(self, person: str, label: str, now: float) -> str:
        """Sign somebody in; returns the secret for the cookie."""
        secret = new_secret()
        await self._database.change(lambda connection: insert(connection, person, secret, label, now))
        return secret

    async def find(self, secret: str, now: float) -> Visitor | None:
        """Who has the cookie with a secret; suspended people are nobody."""
        query = select(SESSIONS.c.person_id, SESSIONS.c.id, SESSIONS.c.used_at).join(
            PERSONS, PERSONS.c.id == SESSIONS.c.person_id
        )
        mine = SESSIONS.c.hash == hashed(secret)
        rows = await self._database.read(query.where(mine, SESSIONS.c.until > now, PERSONS.c.suspended == ""))
        if not rows:
            return None
        person, session, used_at = rows[0]
        renewed = used_at < now - RENEWED
        if renewed:
            longer = update(SESSIONS).where(mine).values(used_at=now, until=now + LASTS)
            await self._database.change(lambda connection: connection.execute(longer))
        return Visitor(str(person), str(session), renewed)

    async def of(self, person: str, now: float) -> list[Session]:
        """Where somebody is signed in, the newest first."""
        query = select(SESSIONS.c.id, SESSIONS.c.label, SESSIONS.c.created_at, SESSIONS.c.used_at)
        query = query.where(SESSIONS.c.person_id == person, SESSIONS.c.until > now)
        return [Session(*row) for row in await self._database.read(query.order_by(SESSIONS.c.created_at.desc()))]

    async def end(self, person: str, session: str) -> bool:
        """Sign somebody out somewhere; False if that was so already."""
        return await self._database.change(lambda connection: end(connection, person, session))

    async def forget_before(self, now: float) -> None:
        """Delete sessions that are over."""
        over = delete(SESSIONS).where(SESSIONS.c.until <= now)
        await self._database.change(lambda connection: connection.execute(over))


def insert(connection: Connection, person: str, secret: str, label: str, now: float) -> None:
    """Begin a session within a transaction."""
    values = {
        "hash": hashed(secret),
        "id": secrets.token_urlsafe(9),
        "person_id": person,
        "label": label,
        "created_at": now,
        "used_at": now,
        "until": now + LASTS,
    }
    connection.execute(sa.insert(SESSIONS).values(values))


def end(connection: Connection, person: str, session: str = "") -> bool:
    """End a session of somebody within a transaction, or all of them; who plays by one is sent away."""
    mine = [SESSIONS.c.person_id == person, *([SESSIONS.c.id == session] if session else [])]
    ended = connection.execute(select(SESSIONS.c.id).where(*mine)).scalars().all()
    for one in ended:
        give_notice(connection, f"{SESSION}{one}", now())
    connection.execute(delete(SESSIONS).where(*mine))
    return bool(ended)


def device(user_agent: str) -> str:
    """How a device is called in a list: the kind of its browser and system, and nothing by which it could be told."""
    browser = next((name for part, name in BROWSERS if part in user_agent), "")
    system = next((name for part, name in SYSTEMS if part in user_agent), "")
    return " · ".join(part for part in (browser, system) if part) or "?"

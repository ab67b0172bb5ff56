"""Who has an account: a name that nobody else has, and nothing that would have to be true."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import sqlalchemy as sa
from sqlalchemy import Connection, delete, select, update

from elbowroom.engine.errors import Refusal
from elbowroom.server.database import Database
from elbowroom.server.people.seats import own
from elbowroom.server.people.tables import PASSKEYS, PERSONS, REPORTS, SITTINGS
from elbowroom.server.schema_sql import BELLS, KEYS
from elbowroom.server.secret import new_name
from elbowroom.table.agreement import name_of


class Person(NamedTuple):
    """Somebody with an account."""

    id: str
    name: str
    created_at: float
    has_mail: bool
    suspended: str  # why, or empty


class Persons:
    """The accounts of one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def find(self, person: str) -> Person | None:
        """Somebody by id."""
        return _only(await self._database.read(select(*_PERSON).where(PERSONS.c.id == person)))

    async def called(self, name: str) -> Person | None:
        """Somebody by name, however it is written."""
        return _only(await self._database.read(select(*_PERSON).where(PERSONS.c.folded == folded(name))))

    async def with_mail(self, mail: str) -> Person | None:
        """Somebody by the hash of an address."""
        return _only(await self._database.read(select(*_PERSON).where(PERSONS.c.mail == mail)))

    async def names(self, persons: Sequence[str]) -> dict[str, str]:
        """The names of some people, of those who are still there."""
        if not persons:
            return {}
        query = select(PERSONS.c.id, PERSONS.c.name).where(PERSONS.c.id.in_(persons))
        return {str(person): str(name) for person, name in await self._database.read(query)}

    async def rename(self, person: str, name: str) -> str:
        """Give somebody another name, which must be free; returns it as it is shown."""
        called = person_name(name)

        def job(connection: Connection) -> None:
            check_free(connection, called, person)
            new = {"name": called, "folded": folded(called)}
            connection.execute(update(PERSONS).where(PERSONS.c.id == person).values(new))

        await self._database.change(job)
        return called

    async def forget_mail(self, person: str) -> None:
        """Forget the address of somebody, unless nothing else would open his account."""

        def job(connection: Connection) -> None:
            lock = select(PERSONS.c.id).where(PERSONS.c.id == person).with_for_update()
            connection.execute(lock)
            if connection.execute(select(PASSKEYS.c.id).where(PASSKEYS.c.person_id == person)).first() is None:
                raise Refusal("last_passkey", "last-passkey")
            keep_mail(connection, person, None)

        await self._database.change(job)

    async def delete(self, person: str) -> None:
        """Delete an account with everything that belongs to it."""
        await self._database.change(lambda connection: forget(connection, person))
        await self._database.wipe()


def person_name(text: str) -> str:
    """A name for an account, as it is shown."""
    name = name_of(text)
    if not name:
        raise Refusal("name", "account-needs-name")
    return name


def folded(name: str) -> str:
    """A name as it is compared."""
    return "".join(unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold()).split())


def check_free(connection: Connection, name: str, besides: str = "") -> None:
    """Refuse a name that somebody else has."""
    taken = select(PERSONS.c.id).where(PERSONS.c.folded == folded(name), PERSONS.c.id != besides)
    if connection.execute(taken).first() is not None:
        raise Refusal("name", "account-name-taken", text=name)


def create(connection: Connection, name: str, now: float, mail: str | None = None, person: str = "") -> str:
    """Make an account within a transaction; returns its id."""
    check_free(connection, name)
    made = person or new_name()
    values = {"id": made, "name": name, "folded": folded(name), "created_at": now, "mail": mail}
    connection.execute(sa.insert(PERSONS).values(values))
    return made


def keep_mail(connection: Connection, person: str, mail: str | None) -> None:
    """Keep the hash of an address within a transaction, unless it opens the account of somebody else.

    A link that he was talked into must not take his own way in from him.
    """
    if mail is not None and mailed(connection, mail) not in ("", person):
        raise Refusal("address_taken", "address-taken")
    connection.execute(update(PERSONS).where(PERSONS.c.id == person).values(mail=mail))


def mailed(connection: Connection, mail: str) -> str:
    """The id of who has an address, by its hash; empty if nobody has."""
    return str(connection.execute(select(PERSONS.c.id).where(PERSONS.c.mail == mail)).scalar() or "")


def forget(connection: Connection, person: str) -> None:
    """Delete an account within a transaction, with everything that belongs to it.

    Reports stay without his number, and nobody is called any more by his links, which stay good.
    """
    for whose in (REPORTS.c.person_id, REPORTS.c.reporter_id):
        connection.execute(update(REPORTS).where(whose == person).values({whose: ""}))
    query = select(SITTINGS.c.seat, KEYS.c.table_id, KEYS.c.hash, KEYS.c.seats)
    query = query.join(KEYS, KEYS.c.table_id == SITTINGS.c.table_id).where(SITTINGS.c.person_id == person)
    for seat, table, key, opens in connection.execute(query).all():
        if str(seat) in opens.split(","):
            connection.execute(delete(BELLS).where(BELLS.c.table_id == table, BELLS.c.key_hash == key))
    connection.execute(delete(KEYS).where(KEYS.c.hash == own(person)))
    connection.execute(delete(PERSONS).where(PERSONS.c.id == person))


def check_welcome(connection: Connection, person: str) -> None:
    """Refuse who is suspended."""
    why = connection.execute(select(PERSONS.c.suspended).where(PERSONS.c.id == person)).scalar()
    if why:
        raise Refusal("suspended", "suspended", text=why)


_PERSON: Final = (PERSONS.c.id, PERSONS.c.name, PERSONS.c.created_at, PERSONS.c.mail, PERSONS.c.suspended)


def _only(rows: Sequence[Any]) -> Person | None:
    for person, name, created_at, mail, suspended in rows:
        return Person(str(person), str(name), float(created_at), mail is not None, str(suspended))
    return None

"""Passkeys (WebAuthn): what a device shall sign, whether it has, and which devices belong to whom.

What is to be signed is a ticket, which is used up before the signature is looked at: nothing can be shown twice. What
a device says about its maker is not asked for, and neither is a PIN or a finger: docs/people.md tells why.
"""

from __future__ import annotations

from base64 import urlsafe_b64decode
from collections.abc import Callable
from typing import Any, Final, NamedTuple, TypeVar
from urllib.parse import urlsplit

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection, delete, func, select, update

from elbowroom.engine.errors import Refusal
from elbowroom.server.database import Database
from elbowroom.server.people.tables import PASSKEYS, PERSONS
from elbowroom.server.people.wire import NewPasskey, SignedPasskey

T = TypeVar("T")

MOST: Final = 20  # of one person


class Passkey(NamedTuple):
    """A device, or what it keeps passkeys with."""

    id: str
    label: str
    created_at: float
    used_at: float


class Made(NamedTuple):
    """A passkey that a device has made, as it is stored."""

    id: str
    public_key: bytes
    uses: int


class _ClientData(msgspec.Struct):
    challenge: str


class Passkeys:
    """The passkeys of one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, person: str) -> list[Passkey]:
        """The passkeys of somebody, the oldest first."""
        query = select(PASSKEYS.c.id, PASSKEYS.c.label, PASSKEYS.c.created_at, PASSKEYS.c.used_at)
        query = query.where(PASSKEYS.c.person_id == person).order_by(PASSKEYS.c.created_at)
        return [Passkey(*row) for row in await self._database.read(query)]

    async def add(self, person: str, made: Made, label: str, now: float) -> None:
        """Keep another passkey of somebody."""
        await self._database.change(lambda connection: insert(connection, person, made, label, now))

    async def remove(self, person: str, passkey: str) -> bool:
        """Forget a passkey, unless its person could not come in again; False if it is not there."""

        def job(connection: Connection) -> bool:
            lock = select(PERSONS.c.mail).where(PERSONS.c.id == person).with_for_update()
            mail = connection.execute(lock).scalar()
            mine = select(PASSKEYS.c.id).where(PASSKEYS.c.person_id == person)
            known = set(connection.execute(mine).scalars())
            if passkey not in known:
                return False
            if len(known) == 1 and mail is None:
                raise Refusal("last_passkey", "last-passkey")
            connection.execute(delete(PASSKEYS).where(PASSKEYS.c.id == passkey))
            return True

        return await self._database.change(job)

    async def signed_by(self, signed: SignedPasskey, origin: str, now: float) -> str:
        """Whose passkey has signed; its ticket is used up by now."""
        query = select(PASSKEYS.c.person_id, PASSKEYS.c.public_key, PASSKEYS.c.uses).where(PASSKEYS.c.id == signed.id)
        rows = await self._database.read(query)
        if not rows:
            raise Refusal("passkey", "passkey-unknown")
        person, public_key, uses = rows[0]
        now_used = _checked(lambda: _uses(signed, origin, bytes(public_key), int(uses)))
        used = update(PASSKEYS).where(PASSKEYS.c.id == signed.id).values(uses=now_used, used_at=now)
        await self._database.change(lambda connection: connection.execute(used))
        return str(person)


def insert(connection: Connection, person: str, made: Made, label: str, now: float) -> None:
    """Keep a passkey within a transaction."""
    count = select(func.count()).select_from(PASSKEYS).where(PASSKEYS.c.person_id == person)
    if int(connection.execute(count).scalar() or 0) >= MOST:
        raise Refusal("passkey", "passkeys-many", most=MOST)
    if connection.execute(select(PASSKEYS.c.id).where(PASSKEYS.c.id == made.id)).first() is not None:
        raise Refusal("passkey", "passkey-known")
    row = {**made._asdict(), "person_id": person, "label": label, "created_at": now, "used_at": now}
    connection.execute(sa.insert(PASSKEYS).values(row))


def challenge_of(client_data: str) -> str:
    """What a device was asked to sign, as it says."""
    try:
        return msgspec.json.decode(_bytes(client_data), type=_ClientData).challenge
    except (ValueError, msgspec.MsgspecError):
        raise Refusal("passkey", "passkey-refused") from None


def made_by(new: NewPasskey, origin: str) -> Made:
    """The passkey that a device has made for a page of ours."""
    from webauthn import verify_registration_response  # loads much, and few servers are asked

    def verify() -> Made:
        found = verify_registration_response(
            credential=_credential(new.id, clientDataJSON=new.client_data, attestationObject=new.attestation),
            expected_challenge=_bytes(challenge_of(new.client_data)),
            expected_rp_id=relying(origin),
            expected_origin=origin,
        )
        return Made(new.id, found.credential_public_key, found.sign_count)

    return _checked(verify)


def relying(origin: str) -> str:
    """The name for which passkeys are made: that of the server."""
    return urlsplit(origin).hostname or ""


def _uses(signed: SignedPasskey, origin: str, public_key: bytes, uses: int) -> int:
    from webauthn import verify_authentication_response

    return verify_authentication_response(
        credential=_credential(
            signed.id,
            clientDataJSON=signed.client_data,
            authenticatorData=signed.authenticator_data,
            signature=signed.signature,
        ),
        expected_challenge=_bytes(challenge_of(signed.client_data)),
        expected_rp_id=relying(origin),
        expected_origin=origin,
        credential_public_key=public_key,
        credential_current_sign_count=uses,
    ).new_sign_count


def _credential(passkey: str, **response: str) -> dict[str, Any]:
    return {"id": passkey, "rawId": passkey, "type": "public-key", "response": response}


def _checked(verify: Callable[[], T]) -> T:
    """What was sent is anybody's: whatever is wrong with it, and however that shows, it is refused."""
    try:
        return verify()
    except Refusal:
        raise
    except Exception:
        raise Refusal("passkey", "passkey-refused") from None


def _bytes(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))

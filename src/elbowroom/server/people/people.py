"""All that a server knows about people with accounts, in one hand."""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

import msgspec
from sqlalchemy import Connection

from elbowroom.engine.errors import Refusal
from elbowroom.server.asked import Caller
from elbowroom.server.now import now
from elbowroom.server.opening import WATCHER
from elbowroom.server.people import passkeys as keys
from elbowroom.server.people import persons as names
from elbowroom.server.people import sessions as signed_in
from elbowroom.server.people.booking import Booking
from elbowroom.server.people.career import career_of
from elbowroom.server.people.letters import Letters
from elbowroom.server.people.passkeys import Passkeys, challenge_of, made_by, relying
from elbowroom.server.people.persons import Person, Persons, person_name
from elbowroom.server.people.ratings import Ratings
from elbowroom.server.people.reports import Reports
from elbowroom.server.people.seats import Seats
from elbowroom.server.people.sessions import Sessions, Visitor
from elbowroom.server.people.tickets import LASTS, Ticket, Tickets
from elbowroom.server.people.wire import (
    Account,
    Career,
    DeviceLink,
    Me,
    NewPasskey,
    PasskeyInfo,
    PasskeyWish,
    SessionInfo,
    SignedPasskey,
)
from elbowroom.server.secret import new_name, new_secret
from elbowroom.server.stored import Key, Row
from elbowroom.table.agreement import name_of
from elbowroom.table.match import Match

if TYPE_CHECKING:
    from elbowroom.server.service import Service

DRIVERS: Final = ("webauthn", "openskill")  # what the extra `people` brings
COOKIE: Final = "elbowroom"
LONGEST_LABEL: Final = 40


class _Joining(msgspec.Struct):
    """Who is about to be somebody."""

    id: str
    name: str


class People:
    """The people of one server process."""

    def __init__(self, service: Service) -> None:
        database = service.store.database
        self._service = service
        self.persons: Final = Persons(database)
        self.passkeys: Final = Passkeys(database)
        self.sessions: Final = Sessions(database)
        self.tickets: Final = Tickets(database)
        self.seats: Final = Seats(database)
        self.ratings: Final = Ratings(database)
        self.booking: Final = Booking(service)
        self.reports: Final = Reports(database)
        self.letters: Final = Letters(service)
        self._database = database
        self.on: Final = not service.settings.no_accounts and all(find_spec(name) is not None for name in DRIVERS)

    # --- who asks ---------------------------------------------------------------------------------------------------

    @property
    def secure(self) -> bool:
        """Whether browsers come by HTTPS."""
        return self._service.settings.base_url.startswith("https://")

    @property
    def cookie(self) -> str:
        """The name of the cookie. With this prefix no other server of the same site can set it."""
        return f"__Host-{COOKIE}" if self.secure else COOKIE

    async def visitor(self, caller: Caller) -> Visitor | None:
        """Who asks, if he is signed in."""
        secret = caller.cookies.get(self.cookie, "")
        if not self.on or not secret or len(secret) > 100:
            return None
        return await self.sessions.find(secret, now())

    async def signed_in(self, caller: Caller) -> Visitor:
        """Who asks, who must be signed in."""
        self.check_on()
        found = await self.visitor(caller)
        if found is None:
            raise Refusal("sign_in", "sign-in-first")
        return found

    def check_on(self) -> None:
        """Refuse what needs accounts where there are none."""
        if not self.on:
            raise Refusal("no_accounts", "no-accounts")

    async def me(self, visitor: Visitor | None) -> Me:
        """What somebody is told about himself."""
        if visitor is None:
            return Me(self.on, self.writes)
        return Me(self.on, self.writes, account=await self.account(visitor))

    @property
    def writes(self) -> bool:
        """Whether one can come in by mail."""
        return self.on and self._service.post.has_mail

    async def account(self, visitor: Visitor) -> Account:
        """The account of somebody who is signed in."""
        person = await self.person(visitor.person)
        return Account(
            person.id,
            person.name,
            person.created_at,
            [PasskeyInfo(*key) for key in await self.passkeys.of(person.id)],
            [
                SessionInfo(*session, here=session.id == visitor.session)
                for session in await self.sessions.of(person.id, now())
            ],
            person.has_mail,
            await self.reports.blocked(person.id),
        )

    async def person(self, person: str) -> Person:
        """Somebody who has an account that is not suspended."""
        found = await self.persons.find(person)
        if found is None:
            raise Refusal("sign_in", "sign-in-first")
        if found.suspended:
            raise Refusal("suspended", "suspended", text=found.suspended)
        return found

    # --- coming in --------------------------------------------------------------------------------------------------

    async def join_wish(self, name: str, origin: str, askers: list[str]) -> PasskeyWish:
        """What a device shall make a passkey for, so that somebody gets an account."""
        self.check_on()
        called = person_name(name)
        await self._database.change(lambda connection: names.check_free(connection, called))
        joining = _Joining(new_name(), called)
        wish = PasskeyWish(new_secret(), relying(origin), joining.id, called)
        ticket = Ticket("join", "", msgspec.json.encode(joining).decode())
        await self.tickets.give(wish.challenge, ticket, askers, now())
        return wish

    async def join(self, new: NewPasskey, origin: str, device: str) -> str:
        """Make an account with its first passkey; returns the secret of the session that begins with it."""
        self.check_on()
        ticket = await self.tickets.take(challenge_of(new.client_data), "join", now=now())
        joining = msgspec.json.decode(ticket.data, type=_Joining)
        made, secret = made_by(new, origin), new_secret()

        def job(connection: Connection) -> None:
            names.create(connection, joining.name, now(), person=joining.id)
            keys.insert(connection, joining.id, made, _label(new.label, device), now())
            signed_in.insert(connection, joining.id, secret, device, now())

        await self._database.change(job)
        return secret

    async def sign_in_wish(self, origin: str, askers: list[str]) -> PasskeyWish:
        """What a device shall sign, whoever it belongs to."""
        self.check_on()
        wish = PasskeyWish(new_secret(), relying(origin))
        await self.tickets.give(wish.challenge, Ticket("sign-in", "", ""), askers, now())
        return wish

    async def sign_in(self, signed: SignedPasskey, origin: str, device: str) -> str:
        """Sign in whoever has signed; returns the secret of his session."""
        self.check_on()
        await self.tickets.take(challenge_of(signed.client_data), "sign-in", now=now())
        person = await self.person(await self.passkeys.signed_by(signed, origin, now()))
        return await self.sessions.begin(person.id, device, now())

    # --- devices ----------------------------------------------------------------------------------------------------

    async def add_wish(self, visitor: Visitor, origin: str, askers: list[str]) -> PasskeyWish:
        """What a device shall make another passkey for."""
        person = await self.person(visitor.person)
        known = [key.id for key in await self.passkeys.of(person.id)]
        wish = PasskeyWish(new_secret(), relying(origin), person.id, person.name, known)
        await self.tickets.give(wish.challenge, Ticket("add", person.id, ""), askers, now())
        return wish

    async def add(self, visitor: Visitor, new: NewPasskey, origin: str, device: str) -> None:
        """Keep another passkey of somebody."""
        ticket = await self.tickets.take(challenge_of(new.client_data), "add", now=now())
        if ticket.person != visitor.person:
            raise Refusal("used_up", "ticket-used-up")
        await self.passkeys.add(visitor.person, made_by(new, origin), _label(new.label, device), now())

    async def device_link(self, visitor: Visitor, base: str, askers: list[str]) -> DeviceLink:
        """A link that signs in elsewhere, once and soon."""
        person, secret = await self.person(visitor.person), new_secret()
        await self.tickets.give(secret, Ticket("device", person.id, ""), askers, now())
        return DeviceLink(f"{base.rstrip('/')}/me#{secret}", now() + LASTS["device"])

    # --- playing ----------------------------------------------------------------------------------------------------

    async def held(self, row: Row, key: Key, visitor: Visitor | None) -> Key:
        """What a link opens to whoever shows it.

        At a rated table a seat that is somebody's opens to nobody else: whoever has opened it knows all links.
        """
        if not (self.on and row.agreement.rated and key.seats) or row.status == "waiting":
            return key  # before the game begins `admit` asks who somebody is
        whose = await self.seats.at(row.id)
        person = visitor.person if visitor is not None else ""
        foreign = sorted(seat for seat in key.seats if whose.get(seat, person) != person)
        if not foreign:
            return key
        if row.status == "over":  # everybody may look at it
            return WATCHER
        if visitor is None:
            raise Refusal("sign_in", "rated-needs-account")
        raise Refusal("seat_taken", "claimed-by-other", chair=foreign[0] + 1)

    async def admit(self, table: str, match: Match, key: Key, visitor: Visitor | None) -> None:
        """Let whoever has seats at a rated table be known before the game begins; elsewhere nobody need be."""
        if not match.agreement.rated or match.status != "waiting" or not key.seats:
            return
        if visitor is None:
            raise Refusal("sign_in", "rated-needs-account")
        await self.seats.claim(table, key, visitor.person, now(), alone=True)

    async def admit_newcomer(self, match: Match, table: str, visitor: Visitor | None) -> None:
        """Refuse who must be known, or has a seat already, to take an open seat of a rated table."""
        if not match.agreement.rated:
            return
        if visitor is None:
            raise Refusal("sign_in", "rated-needs-account")
        if await self.seats.key(table, visitor.person) is not None:
            raise Refusal("seat_taken", "one-seat-each")

    async def take(self, table: str, key: Key, visitor: Visitor | None) -> None:
        """Let seats be those of whoever has just taken them, if he is signed in."""
        if visitor is not None and key.seats:
            await self.seats.claim(table, key, visitor.person, now())

    async def career(self, person: str) -> Career:
        """All games of somebody together."""
        career = await career_of(self._database, person)  # first: what is booked meanwhile has its rating by then
        return msgspec.structs.replace(career, ratings=await self.ratings.of(person))

    # --- what goes on by itself -------------------------------------------------------------------------------------

    async def tidy(self) -> None:
        """Forget what is over."""
        await self.sessions.forget_before(now())
        await self.tickets.forget_before(now())
        await self.reports.forget_before(now())


def _label(given: str, device: str) -> str:
    """How a passkey is called in the list of its person."""
    return (name_of(given[:24]) if given.strip() else "") or device[:LONGEST_LABEL]

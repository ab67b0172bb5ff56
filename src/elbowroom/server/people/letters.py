"""Coming in by mail, for those who have no passkey at hand: a link in a letter, good for one use and soon over.

The address itself is not stored, only a hash of it with the key of the server. Whoever asks is told the same whether or
not anybody has an account with an address; what happens then only the letter tells.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from sqlalchemy import Connection

from elbowroom.engine.errors import Refusal
from elbowroom.server.now import now
from elbowroom.server.people import persons as names
from elbowroom.server.people import sessions as signed_in
from elbowroom.server.people.persons import Person, person_name
from elbowroom.server.people.sessions import Visitor
from elbowroom.server.people.tickets import Purpose, Ticket, keep, take
from elbowroom.server.people.wire import TicketSeen
from elbowroom.server.post.mail import compared
from elbowroom.server.secret import new_secret

if TYPE_CHECKING:
    from elbowroom.server.service import Service

Outcome = Literal["signed-in", "name-needed", "mail-kept"]
OPENS: Final[tuple[Purpose, ...]] = ("device", "letter", "mail")


class Letters:
    """The letters of one server process that are about accounts."""

    def __init__(self, service: Service) -> None:
        self._service = service

    async def sign_in(self, address: str, language: str, base: str, askers: list[str]) -> None:
        """Write to an address how to come in: to its account, or to a new one."""
        await self._write("letter", "sign-in", None, address, language, base, askers)

    async def add(self, visitor: Visitor, address: str, language: str, base: str, askers: list[str]) -> None:
        """Write to an address that shall open the account of somebody, whom the letter names: is it his?"""
        person = await self._service.people.person(visitor.person)
        await self._write("mail", "address", person, address, language, base, askers)

    async def _write(
        self, purpose: Purpose, code: str, who: Person | None, address: str, language: str, base: str, askers: list[str]
    ) -> None:
        post, secret = self._service.post, new_secret()
        person, name = (who.id, who.name) if who is not None else ("", "")
        told = {"link": f"{base.rstrip('/')}/me#{secret}", "name": name}

        def keep_ticket(connection: Connection) -> None:
            keep(connection, secret, Ticket(purpose, person, post.whom(compared(address))), askers, now())

        await post.letter(address, code, told, language, askers=askers, along=keep_ticket)

    async def look(self, secret: str) -> TicketSeen:
        """What a link would do. Nobody is to come into an account that somebody else has sent him a link of."""
        people = self._service.people
        ticket = await people.tickets.peek(secret, *OPENS, now=now())
        if ticket is None:
            raise Refusal("used_up", "ticket-used-up")
        if ticket.purpose == "letter":
            person = await people.persons.with_mail(ticket.data)
        else:
            person = await people.persons.find(ticket.person)
        if person is None:
            return TicketSeen("join")
        return TicketSeen("mail" if ticket.purpose == "mail" else "sign-in", person.name)

    async def use(self, secret: str, name: str, device: str) -> tuple[Outcome, str]:
        """Use a link up; what that has done, and the secret of the session that begins with it, if one does."""
        people = self._service.people
        ticket = await people.tickets.peek(secret, *OPENS, now=now())
        is_letter = ticket is not None and ticket.purpose == "letter"
        if ticket is not None and is_letter and not name and await people.persons.with_mail(ticket.data) is None:
            return "name-needed", ""  # the link is still good
        session = new_secret()

        def job(connection: Connection) -> tuple[Outcome, str]:
            used = take(connection, secret, *OPENS, now=now())
            if used.purpose == "mail":
                names.keep_mail(connection, used.person, used.data)
                return "mail-kept", ""
            person = used.person or names.mailed(connection, used.data)
            if not person:
                person = names.create(connection, person_name(name), now(), used.data)
            names.check_welcome(connection, person)
            signed_in.insert(connection, person, session, device, now())
            return "signed-in", session

        return await self._service.store.database.change(job)

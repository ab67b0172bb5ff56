"""What can be asked about people: their accounts and what belongs to them."""

from __future__ import annotations

from typing import Final, TypeVar

from starlette.responses import Response

from elbowroom.engine.errors import Refusal
from elbowroom.server.answers import Json
from elbowroom.server.api import Endpoint, Query, opened
from elbowroom.server.asked import Request, address_of, body_of
from elbowroom.server.now import now
from elbowroom.server.people.everything import everything_about
from elbowroom.server.people.matching import seek
from elbowroom.server.people.own import own_tables
from elbowroom.server.people.ratings import LEAST
from elbowroom.server.people.sessions import LASTS, device
from elbowroom.server.people.wire import (
    AllAboutMe,
    Block,
    Career,
    ClaimedTable,
    DeviceLink,
    Done,
    Found,
    Leaders,
    MailAddress,
    Me,
    Name,
    NewPasskey,
    OwnTables,
    PasskeyWish,
    Report,
    Seek,
    SignedPasskey,
    TicketLook,
    TicketSeen,
    TicketUse,
    TicketUsed,
)
from elbowroom.server.service import Service

T = TypeVar("T")


async def me(service: Service, request: Request) -> Response:
    """Who asks, and what belongs to his account."""
    people = service.people
    visitor = await people.visitor(request)
    answer = Json(await people.me(visitor))
    if visitor is not None and visitor.renewed:
        _remember(service, answer, request.cookies[people.cookie])
    return answer


async def join_wish(service: Service, request: Request) -> PasskeyWish:
    """What a device must make a passkey for, so that somebody gets an account."""
    wish = await _body(service, request, Name)
    return await service.people.join_wish(wish.name, _origin(service, request), await _askers(service, request))


async def join(service: Service, request: Request) -> Response:
    """Make an account with the passkey that a device has made, and sign in."""
    new = await _body(service, request, NewPasskey)
    secret = await service.people.join(new, _origin(service, request), _device(request))
    return await _welcome(service, request, secret, Done())


async def sign_in_wish(service: Service, request: Request) -> PasskeyWish:
    """What a device must sign."""
    return await service.people.sign_in_wish(_origin(service, request), await _askers(service, request))


async def sign_in(service: Service, request: Request) -> Response:
    """Sign in with what a device has signed."""
    signed = await _body(service, request, SignedPasskey)
    secret = await service.people.sign_in(signed, _origin(service, request), _device(request))
    return await _welcome(service, request, secret, Done())


async def look_at_ticket(service: Service, request: Request) -> TicketSeen:
    """What a link would do, and whose account it is about; the link stays good."""
    service.people.check_on()
    wish = await _body(service, request, TicketLook)
    return await service.people.letters.look(wish.ticket)


async def use_ticket(service: Service, request: Request) -> Response:
    """Use a link up that signs in, makes an account or shows that an address is right."""
    service.people.check_on()
    wish = await _body(service, request, TicketUse)
    done, secret = await service.people.letters.use(wish.ticket, wish.name, _device(request))
    return await _welcome(service, request, secret, TicketUsed(done)) if secret else Json(TicketUsed(done))


async def write_letter(service: Service, request: Request) -> Done:
    """Write to an address how to come in; the answer is the same whoever has it."""
    service.people.check_on()
    wish = await _body(service, request, MailAddress)
    askers = await _askers(service, request)
    await service.people.letters.sign_in(wish.address, wish.language, _base(service, request), askers)
    return Done()


async def add_mail(service: Service, request: Request) -> Done:
    """Write to an address that shall open one's account: the link in the letter shows that it is one's own."""
    visitor = await service.people.signed_in(request)
    wish = await _body(service, request, MailAddress)
    askers = await _askers(service, request)
    await service.people.letters.add(visitor, wish.address, wish.language, _base(service, request), askers)
    return Done()


async def forget_mail(service: Service, request: Request) -> Done:
    """Forget the address: letters open the account no more."""
    visitor = await service.people.signed_in(request)
    await service.people.persons.forget_mail(visitor.person)
    return Done()


async def sign_out(service: Service, request: Request) -> Response:
    """Sign out here."""
    visitor = await service.people.signed_in(request)
    await service.people.sessions.end(visitor.person, visitor.session)
    return _farewell(service)


async def end_session(service: Service, request: Request) -> Done:
    """Sign out elsewhere."""
    visitor = await service.people.signed_in(request)
    return Done(await service.people.sessions.end(visitor.person, request.path_params["session"]))


async def add_wish(service: Service, request: Request) -> PasskeyWish:
    """What a device must make another passkey for."""
    visitor = await service.people.signed_in(request)
    return await service.people.add_wish(visitor, _origin(service, request), await _askers(service, request))


async def add_passkey(service: Service, request: Request) -> Done:
    """Keep another passkey."""
    visitor = await service.people.signed_in(request)
    new = await _body(service, request, NewPasskey)
    await service.people.add(visitor, new, _origin(service, request), _device(request))
    return Done()


async def remove_passkey(service: Service, request: Request) -> Done:
    """Forget a passkey: it opens the account no more."""
    visitor = await service.people.signed_in(request)
    return Done(await service.people.passkeys.remove(visitor.person, request.path_params["passkey"]))


async def device_link(service: Service, request: Request) -> DeviceLink:
    """A link that signs in on another device, once and soon."""
    visitor = await service.people.signed_in(request)
    return await service.people.device_link(visitor, _base(service, request), await _askers(service, request))


async def rename(service: Service, request: Request) -> Name:
    """Take another name."""
    visitor = await service.people.signed_in(request)
    wish = await _body(service, request, Name)
    return Name(await service.people.persons.rename(visitor.person, wish.name))


async def delete_me(service: Service, request: Request) -> Response:
    """Delete one's account for good, with all that belongs to it."""
    visitor = await service.people.signed_in(request)
    await service.people.persons.delete(visitor.person)
    return _farewell(service)


# --- seats ------------------------------------------------------------------------------------------------------------


async def my_tables(service: Service, request: Request) -> OwnTables:
    """The tables at which one has seats."""
    visitor = await service.people.signed_in(request)
    return OwnTables(await own_tables(service, visitor.person))


async def claim_table(service: Service, request: Request) -> OwnTables:
    """Let the seats that a link opens be one's own: from now on they open on all of one's devices."""
    visitor = await service.people.signed_in(request)
    wish = await _body(service, request, ClaimedTable)
    key = await service.key(wish.table, wish.key, visitor)
    await service.people.seats.claim(wish.table, key, visitor.person, now())
    return OwnTables(await own_tables(service, visitor.person))


async def give_up_table(service: Service, request: Request) -> Done:
    """Let one's seats at a table be nobody's; links still open them."""
    visitor = await service.people.signed_in(request)
    return Done(await service.people.seats.give_up(request.path_params["table"], visitor.person))


async def my_career(service: Service, request: Request) -> Career:
    """All of one's games together."""
    visitor = await service.people.signed_in(request)
    return await service.people.career(visitor.person)


async def leaders(service: Service, request: Request) -> Leaders:
    """Who is strongest on a scale, among those with enough games; the bots stand beside them."""
    people = service.people
    people.check_on()
    scales = await people.ratings.scales()
    scale = request.query_params.get("scale", "") or (scales[0] if scales else "")
    visitor = await people.visitor(request)
    found = await people.ratings.leaders(scale[:40], visitor.person if visitor else "")
    return Leaders(scale[:40], scales, LEAST, found)


async def any_game(service: Service, request: Request) -> Found:
    """Any game with others: a seat where somebody waits, or a new table that waits for others and then for bots."""
    wish = await _body(service, request, Seek)
    visitor = await service.people.visitor(request)
    return await seek(service, wish, visitor, await _askers(service, request))


async def block(service: Service, request: Request) -> Done:
    """Never again be put together with whoever has a seat at a table of one's own."""
    visitor = await service.people.signed_in(request)
    wish = await _body(service, request, Block)
    if await service.people.seats.key(wish.table, visitor.person) is None:
        raise Refusal("not_allowed", "report-own-tables")
    await service.people.reports.block(visitor.person, wish.table, wish.seat - 1)
    return Done()


async def unblock(service: Service, request: Request) -> Done:
    """Be put together with somebody again."""
    visitor = await service.people.signed_in(request)
    return Done(await service.people.reports.unblock(visitor.person, request.path_params["person"]))


async def report(service: Service, request: Request) -> Done:
    """Tell whoever runs the server what somebody does at a table at which one has a seat."""
    name, key = await opened(service, request)
    if not key.seats:
        raise Refusal("not_allowed", "report-own-tables")
    wish = await _body(service, request, Report)
    row = await service.store.row(name)
    if row is None or wish.seat > len(row.agreement.seats) or wish.seat - 1 in key.seats:
        raise Refusal("seat", "no-such-seat", most=len(row.agreement.seats) if row else 0)
    visitor = await service.people.visitor(request)
    askers = await _askers(service, request)
    await service.people.reports.tell(name, wish, visitor.person if visitor else "", askers, now())
    return Done()


async def everything(service: Service, request: Request) -> AllAboutMe:
    """All that is stored about oneself, to take along."""
    visitor = await service.people.signed_in(request)
    return await everything_about(service, visitor)


# --- parts ------------------------------------------------------------------------------------------------------------


async def _body(service: Service, request: Request, kind: type[T]) -> T:
    return await body_of(request, kind, service.settings.limits.message)


async def _askers(service: Service, request: Request) -> list[str]:
    return await service.creators(address_of(request.scope))


def _base(service: Service, request: Request) -> str:
    return service.settings.base_url or str(request.base_url)


def _device(request: Request) -> str:
    return device(request.headers.get("user-agent", ""))


def _origin(service: Service, request: Request) -> str:
    """The origin of the page that asks, which is one of ours: the guards have looked."""
    origin = request.headers.get("origin") or service.settings.base_url
    if not origin:
        raise Refusal("passkey", "passkey-needs-page")
    return origin.rstrip("/")


async def _welcome(service: Service, request: Request, secret: str, value: object) -> Response:
    """Let a session begin in a browser. The one before, of which nobody has the cookie then, ends."""
    before = await service.people.visitor(request)
    if before is not None:
        await service.people.sessions.end(before.person, before.session)
    answer = Json(value)
    _remember(service, answer, secret)
    return answer


def _remember(service: Service, answer: Response, secret: str) -> None:
    people = service.people
    answer.set_cookie(
        people.cookie, secret, max_age=int(LASTS), path="/", secure=people.secure, httponly=True, samesite="strict"
    )


def _farewell(service: Service) -> Response:
    answer, people = Json(Done()), service.people
    answer.delete_cookie(people.cookie, path="/", secure=people.secure, httponly=True, samesite="strict")
    return answer


_ALONE: Final = (403, 409)
_SAID: Final = (400, 403, 409, 413, 422)

_SCALE: Final = (Query("scale", str, "box and number of players, such as base-3; the first one there is by default"),)

ENDPOINTS: Final = (
    Endpoint("GET", "/api/me", me, Me),
    Endpoint("DELETE", "/api/me", delete_me, Done, personal=True, fails=_ALONE),
    Endpoint("POST", "/api/me/join/wish", join_wish, PasskeyWish, Name, fails=(*_SAID, 429)),
    Endpoint("POST", "/api/me/join", join, Done, NewPasskey, fails=_SAID),
    Endpoint("POST", "/api/me/sign-in/wish", sign_in_wish, PasskeyWish, fails=(*_ALONE, 429)),
    Endpoint("POST", "/api/me/sign-in", sign_in, Done, SignedPasskey, fails=_SAID),
    Endpoint("POST", "/api/me/sign-out", sign_out, Done, personal=True, fails=_ALONE),
    Endpoint("POST", "/api/me/tickets", use_ticket, TicketUsed, TicketUse, fails=_SAID),
    Endpoint("POST", "/api/me/tickets/look", look_at_ticket, TicketSeen, TicketLook, fails=_SAID),
    Endpoint("DELETE", "/api/me/sessions/{session}", end_session, Done, personal=True, fails=_ALONE),
    Endpoint("POST", "/api/me/passkeys/wish", add_wish, PasskeyWish, personal=True, fails=(*_ALONE, 429)),
    Endpoint("POST", "/api/me/passkeys", add_passkey, Done, NewPasskey, personal=True, fails=_SAID),
    Endpoint("DELETE", "/api/me/passkeys/{passkey}", remove_passkey, Done, personal=True, fails=_ALONE),
    Endpoint("POST", "/api/me/letter", write_letter, Done, MailAddress, fails=(*_SAID, 429)),
    Endpoint("POST", "/api/me/mail", add_mail, Done, MailAddress, personal=True, fails=(*_SAID, 429)),
    Endpoint("DELETE", "/api/me/mail", forget_mail, Done, personal=True, fails=_ALONE),
    Endpoint("POST", "/api/me/blocks", block, Done, Block, personal=True, fails=(*_SAID, 429)),
    Endpoint("DELETE", "/api/me/blocks/{person}", unblock, Done, personal=True, fails=_ALONE),
    Endpoint("POST", "/api/tables/{table}/reports", report, Done, Report, keyed=True, fails=(*_SAID, 404, 429)),
    Endpoint("POST", "/api/me/devices", device_link, DeviceLink, personal=True, fails=(*_ALONE, 429)),
    Endpoint("POST", "/api/seek", any_game, Found, Seek, fails=(*_SAID, 429)),
    Endpoint("GET", "/api/me/everything", everything, AllAboutMe, personal=True, fails=_ALONE),
    Endpoint("GET", "/api/me/career", my_career, Career, personal=True, fails=_ALONE),
    Endpoint("GET", "/api/leaders", leaders, Leaders, queries=_SCALE, fails=_ALONE),
    Endpoint("GET", "/api/me/tables", my_tables, OwnTables, personal=True, fails=_ALONE),
    Endpoint("POST", "/api/me/tables", claim_table, OwnTables, ClaimedTable, personal=True, fails=(*_SAID, 404)),
    Endpoint("DELETE", "/api/me/tables/{table}", give_up_table, Done, personal=True, fails=_ALONE),
    Endpoint("POST", "/api/me/name", rename, Name, Name, personal=True, fails=_SAID),
)

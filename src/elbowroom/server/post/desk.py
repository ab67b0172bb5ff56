"""What pages ask about notices: whether there are any, who is called at a table, and to confirm or end that."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from elbowroom.engine.errors import Refusal
from elbowroom.server.api import Endpoint, Query, opened
from elbowroom.server.asked import Request, address_of, body_of, secret_of
from elbowroom.server.people.seats import own
from elbowroom.server.post.bells import CONFIRM, END, Bell, BellWish
from elbowroom.server.post.news import title_of
from elbowroom.server.secret import hashed
from elbowroom.server.stored import Key
from elbowroom.server.wire_http import BellEnded, BellInfo, BellKnown, BellList, Confirmed, PostOffers

if TYPE_CHECKING:
    from elbowroom.server.service import Service


async def post_offers(service: Service, request: Request) -> PostOffers:
    """How people can be called who are not there."""
    return PostOffers(service.post.has_mail, service.post.public_key)


async def bells(service: Service, request: Request) -> BellList:
    """Who is called at a table by the link of the key, or by the account whose seat it is."""
    table, holder, _ = await _held(service, request)
    return BellList([_info(service, bell) for bell in await service.bells.of(table, holder)])


async def add_bell(service: Service, request: Request) -> BellInfo:
    """Be called when something happens at the table while nobody with the key is there."""
    table, holder, key = await _held(service, request)
    wish = await body_of(request, BellWish, service.settings.limits.message)
    room = service.room(table)
    async with room.lock:
        match = await room.match()
        title, seq = title_of(match, key.seats), max(0, match.seq - 1)  # so that the move that goes on is looked at
    askers = await service.creators(address_of(request.scope))
    secret = secret_of(request)
    if not secret:
        await service.people.seats.keep_key(table, key, holder)
    bell = await service.bells.add(table, title, seq, secret, holder, wish, askers)
    return _info(service, bell)


async def bell(service: Service, request: Request) -> BellKnown:
    """What somebody would confirm or end."""
    token = request.path_params["token"]
    try:
        found = await service.bells.by_token(token, END)
    except Refusal:
        found = await service.bells.by_token(token, CONFIRM)
    row = await service.store.row(found.table)
    title = row.agreement.title if row is not None else ""
    return BellKnown(found.kind, service.bells.shortened(found), found.confirmed, title)


async def confirm_bell(service: Service, request: Request) -> Confirmed:
    """Say yes to notices at a mail address."""
    found = await service.bells.by_token(request.path_params["token"], CONFIRM)
    return Confirmed(await service.bells.confirm(found), service.bells.opened(found).mail)


async def end_bell(service: Service, request: Request) -> BellEnded:
    """Be called no more at a table, or with `all` at any."""
    found = await service.bells.by_token(request.path_params["token"], END)
    if request.query_params.get("all") == "true":
        return BellEnded(await service.bells.remove_all(found.whom))
    await service.bells.remove(found.id)
    return BellEnded(1)


async def _held(service: Service, request: Request) -> tuple[str, str, Key]:
    """The table, what stands there for the link or the account that asks, and its seats; only for who plays there."""
    table, key = await opened(service, request)
    if not key.seats:
        raise Refusal("not_allowed", "players-called")
    if secret := secret_of(request):
        return table, hashed(secret), key
    return table, own((await service.people.signed_in(request)).person), key


def _info(service: Service, found: Bell) -> BellInfo:
    return BellInfo(found.kind, service.bells.shortened(found), found.confirmed, service.bells.token(found.id, END))


_KEYED = (403, 404)
_ALL = (Query("all", bool, "whether to end all notices to the same address or device"),)

ENDPOINTS: Final = (
    Endpoint("GET", "/api/notices", post_offers, PostOffers),
    Endpoint("GET", "/api/tables/{table}/bells", bells, BellList, keyed=True, fails=_KEYED),
    Endpoint(
        "POST",
        "/api/tables/{table}/bells",
        add_bell,
        BellInfo,
        BellWish,
        keyed=True,
        fails=(*_KEYED, 409),
        status=201,
    ),
    Endpoint("GET", "/api/bells/{token}", bell, BellKnown, fails=(404,)),
    Endpoint("POST", "/api/bells/{token}/confirm", confirm_bell, Confirmed, fails=(404,)),
    Endpoint("POST", "/api/bells/{token}/end", end_bell, BellEnded, queries=_ALL, fails=(404,)),
)

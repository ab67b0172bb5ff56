"""Bells: who holds a link and wants to be called when something happens while nobody is there.

What there is to tell follows from the log and from when somebody was last there, so that nothing is lost; that it has
been told is stored in the transaction that puts the notice into the outbox, so that nothing is told twice, whatever
process looks. Of each kind one notice is sent in a pause: somebody who does not come is not called again.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection, delete, func, select, update

from elbowroom.engine.errors import Refusal
from elbowroom.server.database import Database
from elbowroom.server.post.mail import checked_address, compared
from elbowroom.server.post.news import News, Told, news_of
from elbowroom.server.post.office import DAY, Post
from elbowroom.server.post.outbox import Kind, Parcel, count, put
from elbowroom.server.post.push import Device, check_device
from elbowroom.server.post.seal import Unreadable
from elbowroom.server.post.words import spoken
from elbowroom.server.schema_sql import BELLS, KEYS, SILENCED, TABLES
from elbowroom.server.settings import Settings
from elbowroom.server.stored import Key
from elbowroom.table.match import Match

if TYPE_CHECKING:
    from elbowroom.server.room import Room

UNCONFIRMED: Final = 2 * DAY  # seconds for which a mail address may be confirmed
OVER: Final = 30 * DAY  # seconds after which the bells of a game that is over are forgotten
CONFIRM: Final = "confirm"
END: Final = "end"
ADDRESS: Final = "address"


class Sealed(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who is called, and the link that is told; what only the server's secret opens."""

    secret: str  # of the link; empty if it is the account that opens the seat
    mail: str = ""
    device: Device | None = None


class Bell(NamedTuple):
    """A bell as it stands in the database."""

    id: str
    table: str
    key_hash: str
    kind: Kind
    language: str
    whom: str
    data: bytes
    confirmed: bool
    seq: int
    told: str
    remind_at: float | None
    key: Key


class Bells:
    """The bells of one database."""

    def __init__(self, post: Post, database: Database, settings: Settings, now: Callable[[], float]) -> None:
        self._post: Final = post
        self._database: Final = database
        self._settings: Final = settings
        self._now: Final = now

    @property
    def are_there(self) -> bool:
        """Whether anybody can be called."""
        return self._post.has_mail or self._post.has_push

    # --- asking to be called ----------------------------------------------------------------------------------------

    async def add(
        self, table: str, title: str, seq: int, secret: str, hashed: str, wish: BellWish, askers: list[str]
    ) -> Bell:
        """Let the holder of a link be called from now on. A mail address must be confirmed first, unless it was."""
        sealed, whom = self._checked(wish, secret)
        seal = self._seal
        known = [bell for bell in await self.of(table, hashed) if bell.whom == whom]
        is_known_address = bool(wish.voucher) and seal.has_signed(ADDRESS, sealed.mail, wish.voucher)
        if known and (known[0].confirmed or not is_known_address):
            bell = known[0]
        else:
            kind: Kind = "mail" if sealed.mail else "push"
            bell = Bell(
                secrets.token_urlsafe(12),
                table,
                hashed,
                kind,
                spoken(wish.language),
                whom,
                seal.close(msgspec.json.encode(sealed), hashed),
                kind == "push" or is_known_address,
                seq,
                "{}",
                None,
                Key(frozenset(), False),
            )
            await self._database.change(lambda connection: self._store(connection, bell))
        if not bell.confirmed:
            await self._ask(bell, sealed.mail, title, askers)
        return bell

    def _checked(self, wish: BellWish, secret: str) -> tuple[Sealed, str]:
        if bool(wish.mail) == (wish.device is not None):
            raise Refusal("body", "$: it has either `mail` or `device`")
        if wish.device is not None:
            if not self._post.has_push:
                raise Refusal("no_push", "no-push")
            check_device(wish.device, self._post.services)
            return Sealed(secret, device=wish.device), self._post.whom(wish.device.endpoint)
        if not self._post.has_mail:
            raise Refusal("no_mail", "no-mail")
        address = checked_address(wish.mail)
        return Sealed(secret, mail=address), self._post.whom(compared(address))

    def _store(self, connection: Connection, bell: Bell) -> None:
        mine = (BELLS.c.table_id == bell.table, BELLS.c.key_hash == bell.key_hash)
        connection.execute(delete(BELLS).where(*mine, BELLS.c.whom == bell.whom))
        many = connection.execute(select(func.count()).select_from(BELLS).where(*mine)).scalar() or 0
        if many >= self._settings.limits.bells:
            raise Refusal("too_many_bells", "bells-many", count=self._settings.limits.bells)
        silenced = connection.execute(select(SILENCED.c.whom).where(SILENCED.c.whom == bell.whom)).first()
        row = {**bell._asdict(), "table_id": bell.table, "at": self._now(), "hold_until": 0.0}
        if silenced is not None:
            row["confirmed"] = False  # never rung; whoever asks is not told that somebody wants to hear nothing
        del row["table"], row["key"]
        connection.execute(sa.insert(BELLS).values(row))

    async def _ask(self, bell: Bell, address: str, title: str, askers: list[str]) -> None:
        link = f"{self._settings.base_url}/notices/{self.token(bell.id, CONFIRM)}/yes"
        try:
            given = {"title": title, "link": link}
            await self._post.letter(address, "confirm", given, bell.language, askers=askers)
        except Refusal:
            if not bell.confirmed:
                await self.remove(bell.id)
            raise

    @property
    def _seal(self) -> Any:
        assert self._post.seal is not None
        return self._post.seal

    def token(self, bell: str, purpose: str) -> str:
        """What proves that somebody was told of a bell, for one purpose."""
        return f"{bell}.{self._seal.signed(purpose, bell)}"

    async def by_token(self, token: str, purpose: str) -> Bell:
        """The bell of a token."""
        bell, _, signature = token.partition(".")
        if self._post.seal is not None and token.isascii() and self._seal.has_signed(purpose, bell, signature):
            for found in await self._read(BELLS.c.id == bell):
                return found
        raise Refusal("no_such_bell", "no-such-bell")

    async def confirm(self, bell: Bell) -> str:
        """Whoever reads mail at the address wants it; returns what proves that for other tables."""

        def job(connection: Connection) -> None:
            connection.execute(update(BELLS).where(BELLS.c.id == bell.id).values(confirmed=True))

        await self._database.change(job)
        return str(self._seal.signed(ADDRESS, self.opened(bell).mail))

    async def remove(self, bell: str) -> None:
        """Call somebody no more."""
        await self._database.change(lambda connection: connection.execute(delete(BELLS).where(BELLS.c.id == bell)))

    async def remove_all(self, whom: str) -> int:
        """Call an address or a device no more, wherever it asked for it; returns how many bells there were."""

        def job(connection: Connection) -> int:
            return connection.execute(delete(BELLS).where(BELLS.c.whom == whom)).rowcount

        return await self._database.change(job)

    async def of(self, table: str, hashed: str) -> list[Bell]:
        """The bells of a link."""
        return await self._read(BELLS.c.table_id == table, BELLS.c.key_hash == hashed)

    async def at(self, tables: Any) -> list[Bell]:
        """The bells at the tables that a query names."""
        return await self._read(BELLS.c.table_id.in_(tables))

    async def _read(self, *where: Any) -> list[Bell]:
        query = select(*_BELL).join(KEYS, _IS_ITS_KEY).where(*where).order_by(BELLS.c.at)
        return [_bell(row) for row in await self._database.read(query)]

    def opened(self, bell: Bell) -> Sealed:
        """What is sealed in a bell."""
        return msgspec.json.decode(self._seal.open(bell.data, bell.key_hash), type=Sealed)

    def shortened(self, bell: Bell) -> str:
        """As much of a mail address as its holder needs to know it again; nothing of one sealed with another secret."""
        try:
            name, at, host = self.opened(bell).mail.partition("@")
        except Unreadable:
            return ""
        return f"{name[:1]}…{at}{host}" if at else ""

    async def follow(self, table: str, new: str) -> None:
        """Whoever is called at a table is called at its rematch too."""

        def job(connection: Connection) -> None:
            for row in connection.execute(select(BELLS).where(BELLS.c.table_id == table)).mappings().all():
                fresh = {"id": secrets.token_urlsafe(12), "table_id": new, "seq": 0, "told": "{}", "remind_at": None}
                connection.execute(sa.insert(BELLS).values({**row, **fresh}))

        await self._database.change(job)

    # --- calling ----------------------------------------------------------------------------------------------------

    async def due(self, now: float, limit: int) -> list[Bell]:
        """Bells at whose tables something has happened, or whose holders must be reminded."""
        if not self.are_there:
            return []
        news = sa.and_(TABLES.c.seq > BELLS.c.seq, BELLS.c.hold_until <= now)
        query = select(*_BELL).join(KEYS, _IS_ITS_KEY).join(TABLES, TABLES.c.id == BELLS.c.table_id)
        query = query.where(BELLS.c.confirmed, sa.or_(news, BELLS.c.remind_at <= now)).order_by(BELLS.c.table_id)
        return [_bell(row) for row in await self._database.read(query.limit(limit))]

    async def look(self, bell: Bell, room: Room) -> None:
        """Tell whoever holds a bell what is new at its table, if there is anything."""
        seats, pause = bell.key.seats, self._settings.limits.pause

        def news(match: Match, seen_at: float, at: float) -> News:
            return news_of(match, seats, bell.seq, told_of(bell), seen_at=seen_at, now=at, pause=pause)

        await self._ring(bell, await room.report(seats, news))

    async def _ring(self, bell: Bell, news: News) -> None:
        """Tell what is new, and store that it is told: both or nothing."""
        parcels: list[Parcel] = []
        if news.lines:
            try:
                parcels.append(self._post.notice(bell, self.opened(bell), news, self.token(bell.id, END)))
            except (Unreadable, msgspec.MsgspecError):  # it was sealed with another secret
                await self.remove(bell.id)
                return

        def job(connection: Connection) -> bool:
            mine = (BELLS.c.id == bell.id, BELLS.c.seq == bell.seq, BELLS.c.told == bell.told)
            after = {"seq": news.seq, "told": news.told.text(), "hold_until": news.hold_until}
            told = update(BELLS).where(*mine).values(**after, remind_at=news.remind_at)
            if connection.execute(told).rowcount == 0:  # another process was faster
                return False
            for parcel in parcels if self._is_within_limits(connection, bell) else ():
                put(connection, parcel)
            return True

        if await self._database.change(job) and parcels:
            self._post.wake(bell.kind)

    def _is_within_limits(self, connection: Connection, bell: Bell) -> bool:
        limits, since = self._settings.limits, self._now() - DAY
        if count(connection, since, kind=bell.kind, whom=bell.whom) >= limits.notices:
            return False
        return bell.kind == "push" or count(connection, since, kind="mail") < limits.all_mails

    async def tidy(self) -> None:
        """Forget who never confirmed an address, and whose game was over long ago."""

        def job(connection: Connection) -> None:
            now = self._now()
            unsure = (BELLS.c.confirmed.is_(sa.false()), BELLS.c.at < now - UNCONFIRMED)
            connection.execute(delete(BELLS).where(*unsure))
            over = select(TABLES.c.id).where(TABLES.c.status == "over", TABLES.c.updated_at < now - OVER)
            connection.execute(delete(BELLS).where(BELLS.c.table_id.in_(over)))

        await self._database.change(job)


class BellWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Be called: by mail, or on a device."""

    mail: str = ""
    device: Device | None = None
    language: str = "en"
    voucher: str = ""  # from an earlier confirmation of the same address


def told_of(bell: Bell) -> Told:
    """What somebody has been told of."""
    return Told.read(bell.told)


_IS_ITS_KEY: Final = sa.and_(KEYS.c.table_id == BELLS.c.table_id, KEYS.c.hash == BELLS.c.key_hash)
_BELL: Final = (
    BELLS.c.id,
    BELLS.c.table_id,
    BELLS.c.key_hash,
    BELLS.c.kind,
    BELLS.c.language,
    BELLS.c.whom,
    BELLS.c.data,
    BELLS.c.confirmed,
    BELLS.c.seq,
    BELLS.c.told,
    BELLS.c.remind_at,
    KEYS.c.seats,
    KEYS.c.host,
)


def _bell(row: Sequence[Any]) -> Bell:
    *own, seats, host = row
    return Bell._make([*own, Key(frozenset(int(seat) for seat in seats.split(",") if seat), bool(host))])

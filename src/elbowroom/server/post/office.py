"""The post office of a server: takes letters and notices, stores them, and sends what waits.

Whoever wants a mail to be sent asks `Post.letter`, whatever it is about: limits, words, retries and the outbox are
seen to here. It returns as soon as the letter is stored.
"""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

import msgspec
from sqlalchemy import Connection, delete, select

from elbowroom.engine.errors import Refusal
from elbowroom.engine.facts import Given
from elbowroom.server.database import Database
from elbowroom.server.metrics import POSTED
from elbowroom.server.post.mail import Letter, NotNow, Postman, Undeliverable, checked_address, compared, mail_server
from elbowroom.server.post.outbox import HELD, Kind, Outbox, Parcel, count, put
from elbowroom.server.post.push import Call, Caller, Services, Vapid, push_services
from elbowroom.server.post.seal import Seal, Unreadable, seal_for
from elbowroom.server.post.words import ending, whole_letter, worded
from elbowroom.server.schema_sql import BELLS, PUSH_KEYS, SILENCED
from elbowroom.server.settings import Settings
from elbowroom.server.stored import StoreUnavailable

if TYPE_CHECKING:
    from elbowroom.server.post.bells import Bell, Sealed
    from elbowroom.server.post.news import News

LOG = logging.getLogger(__name__)

PAUSE: Final = 1.0  # seconds between looks for what other processes have put in, or left
AT_ONCE: Final = 3  # letters, and calls, that are handed over at a time
HOUR: Final = 3600
DAY: Final = 86_400
KEPT: Final = 2 * DAY  # seconds for which it is known what was sent to whom, by hash, for the limits

_encoder: Final = msgspec.json.Encoder()


class Post:
    """Letters and notices of one server process."""

    def __init__(self, settings: Settings, database: Database, now: Callable[[], float]) -> None:
        self._settings: Final = settings
        self._database: Final = database
        self._now: Final = now
        self._asked: Final = {kind: asyncio.Event() for kind in ("mail", "push")}
        self.outbox: Final = Outbox(database)
        self.seal: Seal | None = None
        self.services: Services = push_services("none", "")
        self.public_key = ""  # with which push services know this server; empty if there is no push
        self._postman: Postman | None = None
        self._caller: Caller | None = None

    async def open(self) -> None:
        """Make ready what the settings allow."""
        settings = self._settings
        self.seal = seal_for(settings)
        if self.seal is None:
            return
        domain = urlsplit(settings.base_url).hostname or "localhost"
        if settings.mail:
            self._postman = Postman(mail_server(settings.mail, "--mail", domain))
        self.services = push_services(settings.push, "--push")
        if self.services.hosts:
            contact = settings.base_url if settings.base_url.startswith("https") else f"mailto:elbowroom@{domain}"
            vapid = Vapid(await self._private_key(self.seal), contact)
            self.public_key = vapid.public
            self._caller = Caller(vapid, self.services)

    async def _private_key(self, seal: Seal) -> bytes:
        """The private key for push services, made if this secret has none yet. All processes get the same."""
        fresh = Vapid.new()
        row = {"secret": seal.name, "public": Vapid(fresh, "").public, "private": seal.close(fresh, "push")}

        def job(connection: Connection) -> bytes:
            connection.execute(self._database.insert(PUSH_KEYS).values(row).on_conflict_do_nothing())
            query = select(PUSH_KEYS.c.private).where(PUSH_KEYS.c.secret == seal.name)
            return bytes(connection.execute(query).scalar_one())

        return seal.open(await self._database.change(job), "push")

    @property
    def has_mail(self) -> bool:
        """Whether letters can be sent."""
        return self._postman is not None

    @property
    def has_push(self) -> bool:
        """Whether devices can be called."""
        return self._caller is not None

    # --- letters ----------------------------------------------------------------------------------------------------

    async def letter(
        self,
        address: str,
        code: str,
        args: Mapping[str, Given],
        language: str,
        *,
        askers: list[str] | None = None,
        along: Callable[[Connection], None] = lambda connection: None,
    ) -> None:
        """Let a letter be sent that somebody has asked for: its words are `letter-CODE-subject` and `letter-CODE-text`.

        `askers` are the hashes of the network address that asked, the newest first. `along` stores in the same
        transaction what makes the link of the letter work, so that there is never one without the other. Refuses
        (`no_mail`, `address`, `too_many_letters`) what cannot or must not be sent. Nobody who asks learns whether
        anybody reads mail there.
        """
        if self.seal is None or not self.has_mail:
            raise Refusal("no_mail", "no-mail")
        to = checked_address(address)
        subject, text = whole_letter(code, args, language)
        whom = self.whom(compared(to))
        parcel = self._parcel("mail", Letter(to, subject, text), whom)

        def job(connection: Connection) -> None:
            if self._put_letter(connection, parcel, askers or []):
                along(connection)

        await self._database.change(job)
        self.wake("mail")

    def _put_letter(self, connection: Connection, parcel: Parcel, askers: list[str]) -> bool:
        """Let a letter wait to be sent; False if whoever reads mail there wants to hear nothing.

        Such a letter counts as well, or limits would tell whoever asks that somebody wants to hear nothing.
        """
        limits, now = self._settings.limits, parcel.at
        letters = count(connection, now - HOUR, kind="mail", whom=parcel.whom, bell_id=None)
        by_asker = count(connection, now - DAY, asker=askers) if askers else 0
        if letters >= limits.letters or by_asker >= limits.asked:
            raise Refusal("too_many_letters", "letters-many")
        if count(connection, now - DAY, kind="mail") >= limits.all_mails:
            raise Refusal("too_many_letters", "letters-server")
        silenced = select(SILENCED.c.whom).where(SILENCED.c.whom == parcel.whom)
        is_wanted = connection.execute(silenced).first() is None
        put(connection, parcel, askers[0] if askers else "", is_wanted=is_wanted)
        return is_wanted

    def whom(self, address: str) -> str:
        """An address or a device, hashed."""
        assert self.seal is not None
        return self.seal.hashed(address)

    def _parcel(self, kind: Kind, content: Letter | Call, whom: str, bell: str = "") -> Parcel:
        assert self.seal is not None
        name = secrets.token_urlsafe(18)
        return Parcel(name, kind, self.seal.close(_encoder.encode(content), name), self._now(), 0, bell, whom)

    def notice(self, bell: Bell, whom: Sealed, news: News, end: str) -> Parcel:
        """A notice for somebody, not yet stored."""
        base = self._settings.base_url
        path, end = f"/t/{bell.table}" + (f"#{whom.secret}" if whom.secret else ""), f"/notices/{end}"
        subject, lines = news.subject(bell.language), news.text(bell.language)
        if whom.device is not None:
            stop = worded("notice", "stop", {}, bell.language)
            told = {"title": subject, "body": lines, "url": path, "tag": bell.table, "end": end, "stop": stop}
            return self._parcel("push", Call(whom.device, json.dumps(told, ensure_ascii=False)), bell.whom, bell.id)
        given = {"news": lines, "link": base + path, "end": base + end}
        text = f"{worded('notice', 'text', given, bell.language)}\n\n-- \n{ending(bell.language)}\n"
        stop = f"{base}/api/bells/{end.rpartition('/')[2]}/end"
        return self._parcel("mail", Letter(whom.mail, subject, text, stop), bell.whom, bell.id)

    # --- sending ----------------------------------------------------------------------------------------------------

    def wake(self, kind: Kind) -> None:
        """Something has been put in."""
        self._asked[kind].set()

    async def work(self, alone: bool) -> None:
        """Again and again: send what waits; `alone`: no other process works at the same database."""
        with suppress(StoreUnavailable):
            if alone:
                await self.outbox.release()
        kinds: list[Kind] = [kind for kind, is_there in (("mail", self.has_mail), ("push", self.has_push)) if is_there]  # type: ignore[misc]
        await asyncio.gather(*(self._send_all(kind) for kind in kinds for _ in range(AT_ONCE)))

    async def _send_all(self, kind: Kind) -> None:
        while True:
            try:
                while (parcel := await self.outbox.take(kind, self._now())) is not None:
                    await self._send(parcel)
            except StoreUnavailable as error:
                LOG.warning("the database is away: %s", error)
            self._asked[kind].clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._asked[kind].wait(), PAUSE)

    async def _send(self, parcel: Parcel) -> None:
        """Hand one parcel over, and hold it meanwhile."""
        holding = asyncio.create_task(self._keep_hold(parcel))
        try:
            await asyncio.to_thread(self._hand_over, parcel)
        except NotNow as error:
            is_later = await self.outbox.again(parcel, self._now())
            POSTED.add(parcel.kind, "later" if is_later else "failed")
            LOG.warning("%s; %s", error, "it will be tried again" if is_later else "given up")
        except (Undeliverable, Unreadable, msgspec.MsgspecError) as error:
            POSTED.add(parcel.kind, "failed")
            LOG.info("not sent: %s", error)
            await self.outbox.done(parcel.id, "failed", self._now())
            if isinstance(error, Undeliverable) and parcel.bell:  # nobody is there any more
                await self._database.change(
                    lambda connection: connection.execute(delete(BELLS).where(BELLS.c.id == parcel.bell))
                )
        except Exception:
            LOG.exception("a letter or notice failed")
            await self.outbox.again(parcel, self._now())
        else:
            POSTED.add(parcel.kind, "sent")
            await self._note_sent(parcel)
        finally:
            holding.cancel()
            await asyncio.gather(holding, return_exceptions=True)

    async def _note_sent(self, parcel: Parcel) -> None:
        """Note that it is sent, however long the database is away: who does not know would send it once more."""
        while True:
            try:
                return await self.outbox.done(parcel.id, "sent", self._now())
            except StoreUnavailable as error:
                LOG.warning("the database is away: %s", error)
            await asyncio.sleep(PAUSE)

    async def _keep_hold(self, parcel: Parcel) -> None:
        while True:
            await asyncio.sleep(HELD / 3)
            with suppress(StoreUnavailable):
                await self.outbox.hold(parcel.id, self._now())

    def _hand_over(self, parcel: Parcel) -> None:
        assert self.seal is not None
        text = self.seal.open(parcel.data, parcel.id)
        if parcel.kind == "mail":
            assert self._postman is not None
            self._postman.send(msgspec.json.decode(text, type=Letter), parcel.id, parcel.at)
        else:
            assert self._caller is not None
            self._caller.send(msgspec.json.decode(text, type=Call), parcel.id, self._now())

    async def tidy(self) -> None:
        """Forget what was sent long ago."""
        await self.outbox.forget_before(self._now() - KEPT)

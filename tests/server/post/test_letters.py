"""Letters: stored, worded, sent once to a real mail server, tried again, given up, and never too many."""

import asyncio
import sqlite3
import ssl
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, closing, suppress
from pathlib import Path

import msgspec
import pytest

from elbowroom.engine.errors import Refusal
from elbowroom.server.now import now
from elbowroom.server.post.mail import Letter, MailServer, NotNow, Postman, checked_address, mail_server
from elbowroom.server.post.office import Post
from elbowroom.server.post.outbox import LONGEST, PAUSES
from elbowroom.server.post.seal import Seal, Unreadable
from elbowroom.server.settings import Limits, Settings, WrongSetting
from elbowroom.server.store import Store
from tests.server.certificates import self_signed
from tests.server.harness import sqlite_url
from tests.server.post.mailbox import Mailbox, text_of

NOBODY = "smtp://127.0.0.1:1?from=games@example.org"  # where nobody listens
USUAL = Limits()
GIVEN = {"title": "Sunday", "link": "https://play.example.org/notices#x"}


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    with Mailbox() as running:
        yield running


@asynccontextmanager
async def office(folder: Path, mail: str, limits: Limits) -> AsyncIterator[Post]:
    """A post office at work on a database of its own."""
    settings = Settings(sqlite_url(folder), mail=mail, base_url="https://play.example.org", limits=limits)
    store = Store(settings.database)
    await store.open()
    post = Post(settings, store.database, now)
    await post.open()
    work = asyncio.create_task(post.work(alone=True))
    try:
        yield post
    finally:
        work.cancel()
        with suppress(asyncio.CancelledError):
            await work
        await store.close()


def use(folder: Path, mail: str, job: Callable[[Post], Awaitable[None]], limits: Limits = USUAL) -> None:
    async def run() -> None:
        async with office(folder, mail, limits) as post:
            await job(post)

    asyncio.run(run())


async def standing(post: Post, wanted: dict[str, int]) -> None:
    """Wait until the outbox holds so many of each state."""
    async with asyncio.timeout(20):
        while {state: many for _, state, many, _ in await post.outbox.standing()} != wanted:
            await asyncio.sleep(0.02)


@pytest.mark.parametrize(
    ("language", "subject"),
    [
        ("en", "Do you want notices of Sunday?"),
        ("de-AT", "Möchtest Du Nachrichten vom Tisch Sunday?"),
        ("pl", "Czy chcesz powiadomień o stole Sunday?"),
        ("tlh", "Do you want notices of Sunday?"),
    ],
)
def test_a_letter_speaks_the_language_of_its_reader(
    tmp_path: Path, mailbox: Mailbox, language: str, subject: str
) -> None:
    async def job(post: Post) -> None:
        await post.letter("anna@EXAMPLE.org", "confirm", GIVEN, language)
        await standing(post, {"sent": 1})

    use(tmp_path, mailbox.url, job)
    [mail] = mailbox.mails
    assert (mail["To"], mail["Subject"]) == ("anna@example.org", subject)
    assert mail["From"] == "Elbow Room <games@example.org>"
    assert mail["Auto-Submitted"] == "auto-generated"
    assert mail["Message-ID"].endswith("@example.org>")
    assert GIVEN["link"] in text_of(mail)


def test_what_cannot_be_sent_now_is_sent_later_and_what_is_refused_for_good_is_not(
    tmp_path: Path, mailbox: Mailbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("elbowroom.server.post.outbox.PAUSES", (0.1,))
    busy = ["451 come again"]
    mailbox.refuse = lambda address: "550 nobody" if "nobody" in address else busy.pop() if busy else ""

    async def job(post: Post) -> None:
        await post.letter("nobody@example.org", "confirm", GIVEN, "en")
        await standing(post, {"failed": 1})
        await post.letter("anna@example.org", "confirm", GIVEN, "en")
        await standing(post, {"failed": 1, "sent": 1})

    use(tmp_path, mailbox.url, job)
    assert [mail["To"] for mail in mailbox.mails] == ["anna@example.org"]
    assert not busy


def test_what_waited_when_a_process_ended_is_sent_by_the_next_one(tmp_path: Path, mailbox: Mailbox) -> None:
    async def put(post: Post) -> None:
        await post.letter("anna@example.org", "confirm", GIVEN, "en")

    async def wait(post: Post) -> None:
        await standing(post, {"sent": 1})

    use(tmp_path, NOBODY, put)
    with closing(sqlite3.connect(tmp_path / "games.sqlite")) as database, database:  # the time comes to try it again
        database.execute("UPDATE outbox SET next_at = 0")
    use(tmp_path, mailbox.url, wait)
    assert len(mailbox.mails) == 1


def test_what_cannot_be_sent_waits_and_is_given_up_after_a_day(tmp_path: Path) -> None:
    """Each try waits longer. What is done tells nothing any more, whether it was sent or not."""

    def stored() -> tuple[str, int, float, bytes]:
        with closing(sqlite3.connect(tmp_path / "games.sqlite")) as database:
            state, tries, waits, data = database.execute(
                "SELECT state, tries, next_at - at, data FROM outbox"
            ).fetchone()
            return str(state), int(tries), float(waits), bytes(data)

    async def job(post: Post) -> None:
        await post.letter("anna@example.org", "confirm", GIVEN, "en")
        async with asyncio.timeout(20):
            while stored()[2] == 0:
                await asyncio.sleep(0.02)
        state, tries, waits, data = stored()
        assert (state, tries) == ("waiting", 1)
        assert PAUSES[0] <= waits < PAUSES[0] + 5
        assert data
        at = now()
        assert await post.outbox.take("mail", at) is None
        parcel = await post.outbox.take("mail", at + PAUSES[0])
        assert parcel is not None
        assert parcel.tries == 2
        assert await post.outbox.again(parcel, parcel.at + LONGEST - PAUSES[1])
        assert not await post.outbox.again(parcel, parcel.at + LONGEST - PAUSES[1] + 1)
        assert (stored()[0], stored()[3]) == ("failed", b"")

    use(tmp_path, NOBODY, job)


def test_what_was_sent_tells_nothing_any_more(tmp_path: Path, mailbox: Mailbox) -> None:
    async def job(post: Post) -> None:
        await post.letter("anna@example.org", "confirm", GIVEN, "en")
        await standing(post, {"sent": 1})

    use(tmp_path, mailbox.url, job)
    with closing(sqlite3.connect(tmp_path / "games.sqlite")) as database:
        assert database.execute("SELECT data FROM outbox").fetchall() == [(b"",)]


def test_a_password_is_not_sent_without_encryption_but_on_this_machine() -> None:
    letter = Letter("anna@example.org", "Hello", "Hello")

    def postman(host: str, mailbox: Mailbox) -> Postman:
        return Postman(MailServer(host, mailbox.port, False, "me", "password", "games@example.org"))

    with Mailbox() as here, Mailbox("127.0.0.2") as elsewhere:
        postman("127.0.0.1", here).send(letter, "1", 0.0)
        assert (here.logins, len(here.mails)) == (["me"], 1)
        with pytest.raises(NotNow, match="offers no encryption"):
            postman("127.0.0.2", elsewhere).send(letter, "1", 0.0)
        assert (elsewhere.logins, elsewhere.mails) == ([], [])


def tls(folder: Path, address: str = "127.0.0.1") -> tuple[ssl.SSLContext, Path]:
    """What a mail server encrypts with, and its certificate, which nobody believes yet."""
    certificate, key = self_signed(folder, address)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate, key)
    return context, certificate


def mailbox_with(context: ssl.SSLContext, is_tls: bool) -> Mailbox:
    return Mailbox(tls=context) if is_tls else Mailbox(starttls=context)


@pytest.mark.parametrize("is_tls", [True, False], ids=["smtps", "starttls"])
def test_letters_are_sent_encrypted_to_a_server_whose_certificate_is_believed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_tls: bool
) -> None:
    context, certificate = tls(tmp_path)
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate))

    async def job(post: Post) -> None:
        await post.letter("anna@example.org", "confirm", GIVEN, "en")
        await standing(post, {"sent": 1})

    with mailbox_with(context, is_tls) as mailbox:
        use(tmp_path, mailbox.url_for("me:password@"), job)
        assert mailbox.logins == ["me"]  # it takes a password only once the line is encrypted
        [mail] = mailbox.mails
        assert mail["To"] == "anna@example.org"


@pytest.mark.parametrize("is_tls", [True, False], ids=["smtps", "starttls"])
@pytest.mark.parametrize("problem", ["unknown", "another"])
def test_nothing_is_told_to_a_server_whose_certificate_is_not_believed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_tls: bool, problem: str
) -> None:
    context, certificate = tls(tmp_path, "127.0.0.1" if problem == "unknown" else "127.0.0.2")
    if problem == "another":
        monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
    with mailbox_with(context, is_tls) as mailbox:
        postman = Postman(mail_server(mailbox.url_for("me:password@"), "--mail"))
        with pytest.raises(NotNow, match="SSLCertVerificationError"):
            postman.send(Letter("anna@example.org", "Hello", "Hello"), "1", 0.0)
        assert (mailbox.logins, mailbox.mails) == ([], [])


def test_nobody_is_flooded(tmp_path: Path, mailbox: Mailbox) -> None:
    limits = msgspec.structs.replace(Limits(), letters=2, asked=3, all_mails=5)

    async def refused(post: Post, address: str, *askers: str) -> str:
        with pytest.raises(Refusal) as caught:
            await post.letter(address, "confirm", GIVEN, "en", askers=list(askers))
        assert caught.value.code == "too_many_letters"
        return str(caught.value)

    async def job(post: Post) -> None:
        for _ in range(2):
            await post.letter("anna@example.org", "confirm", GIVEN, "en", askers=["here", "then"])
        assert "wait" in await refused(post, "anna@Example.org", "elsewhere")
        await post.letter("ben@example.org", "confirm", GIVEN, "en", askers=["here"])
        assert "wait" in await refused(post, "cleo@example.org", "new", "here")
        await post.letter("cleo@example.org", "confirm", GIVEN, "en", askers=["elsewhere"])
        await post.letter("dora@example.org", "confirm", GIVEN, "en")
        assert "tomorrow" in await refused(post, "emil@example.org")
        await standing(post, {"sent": 5})

    use(tmp_path, mailbox.url, job, limits)
    assert len(mailbox.mails) == 5


def test_a_server_without_mail_says_so(tmp_path: Path) -> None:
    async def job(post: Post) -> None:
        with pytest.raises(Refusal, match="sends no mail"):
            await post.letter("anna@example.org", "confirm", GIVEN, "en")

    use(tmp_path, "", job)


def test_the_database_tells_neither_address_nor_words(tmp_path: Path) -> None:
    async def job(post: Post) -> None:
        await post.letter("anna@example.org", "confirm", GIVEN, "en")

    use(tmp_path, NOBODY, job)
    stored = b"".join(file.read_bytes() for file in tmp_path.glob("games.sqlite*") if "secret" not in file.name)
    assert b"outbox" in stored
    assert not any(word in stored for word in (b"anna", b"Sunday", b"notices#x"))
    assert (tmp_path / "games.sqlite-secret").stat().st_mode & 0o777 == 0o600


def test_what_is_sealed_opens_with_its_secret_only_and_as_what_it_is() -> None:
    seal = Seal("a secret of some length")
    sealed = seal.close(b"anna@example.org", "bell 1")
    assert Seal("a secret of some length").open(sealed, "bell 1") == b"anna@example.org"
    for other, about in ((Seal("another secret, as long"), "bell 1"), (seal, "bell 2")):
        with pytest.raises(Unreadable):
            other.open(sealed, about)
    assert seal.has_signed("end", "1", seal.signed("end", "1"))
    assert not seal.has_signed("confirm", "1", seal.signed("end", "1"))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "anna",
        "anna@",
        "@example.org",
        "a b@example.org",
        "a@b,c@d.org",
        "a@example.org\nBcc: b@example.org",
        "ä@b.o",
        ".a@b.org",
        "a..b@c.org",
        f"a@{'b' * 250}.org",
        "<a@b.org>",
    ],
)
def test_what_is_no_address_is_refused(text: str) -> None:
    with pytest.raises(Refusal) as caught:
        checked_address(text)
    assert caught.value.code == "address"


def test_an_url_names_a_mail_server() -> None:
    found = mail_server("smtps://me:p%40ss@mail.example.org?from=games@example.org", "--mail")
    assert found == MailServer("mail.example.org", 465, True, "me", "p@ss", "games@example.org")
    assert mail_server("smtp://mail.example.org", "--mail", "play.example.org").sender == "elbowroom@play.example.org"
    for wrong in ("http://example.org", "smtp://", "smtp://h?from=nobody", "smtp://h:port"):
        with pytest.raises(WrongSetting):
            mail_server(wrong, "--mail")

"""A real mail server for tests: it takes what it is sent, remembers it, and can refuse or keep somebody waiting."""

from __future__ import annotations

import email
import email.policy
import ssl
import threading
import time
from collections.abc import Callable
from email.message import EmailMessage
from typing import Any

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, AuthResult, Envelope, LoginPassword, Session

from tests.server.harness import START, free_port


class Mailbox:
    """All that was sent, in order. `refuse` gives the answer to a recipient, `before` runs before it is taken.

    It offers no encryption, and takes passwords all the same; with a context it is encrypted from the start (`tls`), or
    as soon as a client asks for that, and takes no password before (`starttls`).
    """

    def __init__(
        self, host: str = "127.0.0.1", *, tls: ssl.SSLContext | None = None, starttls: ssl.SSLContext | None = None
    ) -> None:
        self.mails: list[EmailMessage] = []
        self.logins: list[str] = []  # users that said their password
        self.refuse: Callable[[str], str] = lambda address: ""
        self.before: Callable[[], None] = lambda: None
        self._lock = threading.Lock()
        self._scheme = "smtps" if tls else "smtp"
        self._controller = Controller(
            self,
            hostname=host,
            port=free_port(),
            ssl_context=tls,
            tls_context=starttls,
            authenticator=self._knows,
            auth_require_tls=starttls is not None,
        )

    def _knows(self, server: SMTP, session: Session, envelope: Envelope, way: str, data: LoginPassword) -> AuthResult:
        self.logins.append(data.login.decode())
        return AuthResult(success=True)

    @property
    def port(self) -> int:
        return int(self._controller.port)

    @property
    def url(self) -> str:
        return self.url_for("")

    def url_for(self, user: str) -> str:
        """How a server names it, with who it is and a password, if there is any, as `me:password@`."""
        return f"{self._scheme}://{user}127.0.0.1:{self.port}?from=games@example.org"

    async def handle_RCPT(  # noqa: N802
        self, server: SMTP, session: Session, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        if answer := self.refuse(address):
            return answer
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802
        content: Any = envelope.content
        with self._lock:
            self.mails.append(email.message_from_bytes(content, policy=email.policy.default))
        self.before()
        return "250 taken"

    def until(self, count: int, patience: float = START) -> list[EmailMessage]:
        """Wait until so many mails are there."""
        deadline = time.monotonic() + patience
        while len(self.mails) < count:
            assert time.monotonic() < deadline, f"{len(self.mails)} of {count} mails came"
            time.sleep(0.02)
        return self.mails

    def __enter__(self) -> Mailbox:
        self._controller.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._controller.stop()


def text_of(mail: EmailMessage) -> str:
    """What a mail says."""
    return str(mail.get_content()).replace("\r\n", "\n")

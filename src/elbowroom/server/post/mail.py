"""Mail by any SMTP server that an URL names, such as `smtps://user:password@mail.example.org?from=games@example.org`.

`smtps` is encrypted from the start; `smtp` is encrypted as soon as the server offers it, and no password is sent
before that.
"""

from __future__ import annotations

import re
import smtplib
import ssl
from contextlib import suppress
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate
from typing import Final, NamedTuple
from urllib.parse import parse_qs, unquote, urlsplit

import msgspec

from elbowroom.engine.errors import Refusal
from elbowroom.server.settings import WrongSetting

PATIENCE: Final = 30.0  # seconds for each answer of a mail server
LONGEST: Final = 254  # letters of an address
PORTS: Final = {"smtp": 587, "smtps": 465}
NAME: Final = "Elbow Room"
HERE: Final = ("127.0.0.1", "::1", "localhost")
# What a person can have, not all that a standard allows: no quotes, no comments, no letters beyond ASCII.
_ADDRESS: Final = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9.-]{0,200}[A-Za-z0-9])?")


class Undeliverable(Exception):
    """It was refused for good: trying again would not help."""


class NotNow(Exception):
    """It could not be sent now."""


class Letter(msgspec.Struct, frozen=True, omit_defaults=True):
    """A mail with everything but its name."""

    to: str
    subject: str
    text: str
    end: str = ""  # the address at which further ones are ended, for mail programs


class MailServer(NamedTuple):
    """Where mail is handed over."""

    host: str
    port: int
    is_tls: bool
    user: str
    password: str
    sender: str


def mail_server(url: str, place: str, domain: str = "localhost") -> MailServer:
    """The mail server of an URL."""
    try:
        parts = urlsplit(url)
        port = parts.port or PORTS[parts.scheme]
    except (KeyError, ValueError):
        raise WrongSetting(f"{place} is a mail server such as smtps://USER:PASSWORD@HOST?from=ADDRESS") from None
    sender = parse_qs(parts.query).get("from", [f"elbowroom@{domain}"])[0]
    if not parts.hostname or not _ADDRESS.fullmatch(sender):
        raise WrongSetting(f"{place} names no host, or a sender that is no mail address")
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    return MailServer(parts.hostname, port, parts.scheme == "smtps", user, password, sender)


def checked_address(text: str) -> str:
    """A mail address as it is used, if it is one."""
    address = text.strip()
    name, _, host = address.rpartition("@")
    dotted = name.startswith(".") or name.endswith(".") or ".." in address
    if len(address) > LONGEST or dotted or not _ADDRESS.fullmatch(address):
        raise Refusal("address", "no-address")
    return f"{name}@{host.lower()}"


def compared(address: str) -> str:
    """An address as it is counted and known again: nobody gets around a limit or a wish by capitals."""
    return checked_address(address).lower()


def written(letter: Letter, name: str, sender: str, at: float) -> EmailMessage:
    """A letter as it is sent. Sent twice it has the same name, so that whoever receives it can tell."""
    message = EmailMessage()
    message["From"] = Address(NAME, addr_spec=sender)
    message["To"] = letter.to
    message["Subject"] = letter.subject
    message["Date"] = formatdate(at)
    message["Message-ID"] = f"<{name}@{sender.rpartition('@')[2]}>"
    message["Auto-Submitted"] = "auto-generated"
    if letter.end:
        message["List-Unsubscribe"] = f"<{letter.end}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message.set_content(letter.text, cte="quoted-printable")
    return message


class Postman:
    """Hands mail over. It waits for the network, so it is asked in a thread."""

    def __init__(self, server: MailServer) -> None:
        self._server: Final = server

    def send(self, letter: Letter, name: str, at: float) -> None:
        """Hand a letter over; returns once the server has taken it."""
        message = written(letter, name, self._server.sender, at)
        try:
            with self._connected() as line:
                line.send_message(message)
        except (smtplib.SMTPRecipientsRefused, smtplib.SMTPResponseException) as error:
            codes = (
                [code for code, _ in error.recipients.values()]
                if isinstance(error, smtplib.SMTPRecipientsRefused)
                else [error.smtp_code]
            )
            for_good = all(code >= 550 for code in codes) and not isinstance(error, smtplib.SMTPAuthenticationError)
            raise (Undeliverable if for_good else NotNow)(f"the mail server says {codes[0]}") from None
        except (smtplib.SMTPException, OSError) as error:
            raise NotNow(f"the mail server cannot be reached: {type(error).__name__}") from None

    def _connected(self) -> smtplib.SMTP:
        server = self._server
        trust = ssl.create_default_context()
        if server.is_tls:
            line: smtplib.SMTP = smtplib.SMTP_SSL(server.host, server.port, timeout=PATIENCE, context=trust)
        else:
            line = smtplib.SMTP(server.host, server.port, timeout=PATIENCE)
        try:
            line.ehlo()
            if not server.is_tls and line.has_extn("starttls"):
                line.starttls(context=trust)
                line.ehlo()
            elif not server.is_tls and server.user and server.host not in HERE:
                raise NotNow("the mail server offers no encryption, and a password is not sent without")
            if server.user:
                line.login(server.user, server.password)
        except BaseException:
            with suppress(OSError):
                line.close()
            raise
        return line

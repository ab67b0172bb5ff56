"""What the secret of a server protects: addresses and links are sealed with it before they reach the database.

The secret itself is never in the database, so that whoever steals that alone learns neither who is told nor where.
"""

from __future__ import annotations

import hmac
import os
import secrets
from base64 import urlsafe_b64encode
from contextlib import suppress
from pathlib import Path
from typing import Final

from elbowroom.server.settings import Settings, WrongSetting, has, need

SHORTEST: Final = 16  # letters of a secret that somebody chooses
NONCE: Final = 12  # bytes
_SIGNED: Final = 15  # bytes of a signature: 20 letters
SQLITE: Final = "sqlite:///"


class Unreadable(Exception):
    """Something was sealed with another secret, or has been changed."""


class Seal:
    """Seals, signs and hashes with keys that follow from a secret."""

    def __init__(self, secret: str) -> None:
        from cryptography.hazmat.primitives.ciphers.aead import AESGCM

        self._root: Final = hmac.digest(b"elbowroom", secret.encode(), "sha256")
        self._box: Final = AESGCM(self._key("seal"))
        self._hash: Final = self._key("hash")
        self._sign: Final = self._key("sign")
        self.name: Final = self._key("name").hex()[:16]  # of the secret; tells nothing about it

    def _key(self, purpose: str) -> bytes:
        return hmac.digest(self._root, purpose.encode(), "sha256")

    def close(self, text: bytes, about: str) -> bytes:
        """Seal something; it can only be opened as what it is about."""
        nonce = secrets.token_bytes(NONCE)
        return nonce + self._box.encrypt(nonce, text, about.encode())

    def open(self, sealed: bytes, about: str) -> bytes:
        """What was sealed."""
        from cryptography.exceptions import InvalidTag

        try:
            return self._box.decrypt(sealed[:NONCE], sealed[NONCE:], about.encode())
        except (InvalidTag, ValueError):
            raise Unreadable(about) from None

    def hashed(self, text: str) -> str:
        """An address as it can be compared and counted, but not read."""
        return hmac.digest(self._hash, text.encode(), "sha256").hex()

    def signed(self, purpose: str, text: str) -> str:
        """Letters that only this server can have made of a text, for one purpose."""
        made = hmac.digest(self._sign, f"{purpose} {text}".encode(), "sha256")
        return urlsafe_b64encode(made[:_SIGNED]).decode()

    def has_signed(self, purpose: str, text: str, signature: str) -> bool:
        """Whether a signature is the right one."""
        return hmac.compare_digest(self.signed(purpose, text).encode(), signature.encode())


def seal_for(settings: Settings) -> Seal | None:
    """The seal of a server; none if it has no secret and no place for one, or if sealing is not installed.

    Beside a file of SQLite the secret is made at the first start. Several processes must be told theirs.
    """
    if settings.mail:
        need("notices")
    elif not has("notices"):
        return None
    secret = settings.secret or _secret_beside(settings.database)
    if not secret and settings.mail:
        raise WrongSetting("--mail needs a secret, the same for all processes: say --secret or ELBOWROOM_SECRET_FILE")
    return Seal(secret) if secret else None


def _secret_beside(database: str) -> str:
    """The secret in the file beside a database of SQLite, made if there is none; nothing for other databases."""
    if not database.startswith(SQLITE):
        return ""
    file = Path(database.removeprefix(SQLITE) + "-secret")
    try:
        with suppress(FileExistsError):
            opened = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
            with os.fdopen(opened, "w") as new:
                new.write(secrets.token_urlsafe(32))
        secret = file.read_text(encoding="utf-8").strip()
    except OSError as error:
        raise WrongSetting(f"the secret of this server cannot be kept in {file}: {error.strerror}") from None
    if len(secret) < SHORTEST:
        raise WrongSetting(f"{file} holds no secret; delete it to have a new one made")
    return secret

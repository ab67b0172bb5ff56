"""Random secrets, and how they are stored: long enough that a plain hash cannot be turned around."""

from __future__ import annotations

import hashlib
import secrets


def hashed(secret: str) -> str:
    """How a secret is stored. It is long and random, so that a plain hash cannot be turned around."""
    return hashlib.sha256(secret.encode()).hexdigest()


def new_secret() -> str:
    """144 random bits as 24 letters."""
    return secrets.token_urlsafe(18)


def new_name() -> str:
    """What a table or a person is called in the database: letters, the first none that would make it an option."""
    while (name := secrets.token_urlsafe(9)).startswith("-"):
        pass
    return name

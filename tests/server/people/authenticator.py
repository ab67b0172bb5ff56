"""A device that makes passkeys and signs with them, in software, and somebody with a browser's cookies who uses it."""

from __future__ import annotations

import hashlib
import json
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Any

import cbor2
import httpx
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

from tests.server.harness import NO_TLS, Server

Json = dict[str, Any]
AGENT = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
PRESENT, ATTESTED = 0x01, 0x40


def encoded(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Authenticator:
    """One passkey."""

    def __init__(self) -> None:
        self.id = secrets.token_bytes(16)
        self.uses = 0
        self._key = ec.generate_private_key(ec.SECP256R1())

    def make(self, wish: Json, origin: str) -> Json:
        """The answer to `navigator.credentials.create`."""
        point = self._key.public_key().public_numbers()
        cose = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")})
        attested = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cose
        data = self._data(wish, PRESENT | ATTESTED) + attested
        return {
            "id": encoded(self.id),
            "client_data": self._client_data("webauthn.create", wish, origin),
            "attestation": encoded(cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})),
        }

    def sign(self, wish: Json, origin: str, flags: int = PRESENT) -> Json:
        """The answer to `navigator.credentials.get`, of somebody who was there, and of whom no PIN was asked."""
        self.uses += 1
        data, client_data = self._data(wish, flags), self._client_data("webauthn.get", wish, origin)
        signed = data + hashlib.sha256(decoded(client_data)).digest()
        signature = self._key.sign(signed, ec.ECDSA(hashes.SHA256()))
        return {
            "id": encoded(self.id),
            "client_data": client_data,
            "authenticator_data": encoded(data),
            "signature": encoded(signature),
        }

    def _data(self, wish: Json, flags: int) -> bytes:
        return hashlib.sha256(wish["relying"].encode()).digest() + bytes([flags]) + self.uses.to_bytes(4, "big")

    def _client_data(self, kind: str, wish: Json, origin: str) -> str:
        said = {"type": kind, "challenge": wish["challenge"], "origin": origin, "crossOrigin": False}
        return encoded(json.dumps(said, separators=(",", ":")).encode())


class Somebody:
    """Somebody's browser at a server, which keeps its cookies."""

    def __init__(self, server: Server, origin: str = "") -> None:
        self.server = server
        self.origin = origin or server.url.replace("127.0.0.1", "localhost")
        self.browser = httpx.Client(
            base_url=server.url,
            headers={"Origin": self.origin, "Host": self.origin.removeprefix("http://"), "User-Agent": AGENT},
            verify=NO_TLS,
            timeout=30,
        )

    def __enter__(self) -> Somebody:
        return self

    def __exit__(self, *_: object) -> None:
        self.browser.close()

    def asks(self, method: str, path: str, body: object = None, status: int = 200, **headers: str) -> Any:
        """The answer of the server, which must have a status; of a refusal what it says."""
        content = {} if body is None else {"json": body}
        answer = self.browser.request(method, path, headers=headers, **content)  # type: ignore[arg-type]
        assert answer.status_code == status, (answer.status_code, answer.text)
        return answer.json() if answer.is_success else answer.json()["error"]

    def get(self, path: str, status: int = 200) -> Any:
        return self.asks("GET", path, status=status)

    def post(self, path: str, body: object = None, status: int = 200) -> Any:
        return self.asks("POST", path, {} if body is None else body, status)

    def joins(self, name: str) -> Authenticator:
        """Get an account; returns the passkey that opens it."""
        passkey = Authenticator()
        wish = self.post("/api/me/join/wish", {"name": name})
        self.post("/api/me/join", passkey.make(wish, self.origin))
        return passkey

    def signs_in(self, passkey: Authenticator) -> None:
        wish = self.post("/api/me/sign-in/wish")
        self.post("/api/me/sign-in", passkey.sign(wish, self.origin))

    def account(self) -> Json | None:
        found: Json | None = self.get("/api/me").get("account")
        return found

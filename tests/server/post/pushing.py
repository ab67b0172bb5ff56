"""A push service of the tests' own: real HTTP, which believes only right signatures, and browsers that read."""

from __future__ import annotations

import hmac
import json
import secrets
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from elbowroom.server.post.push import b64, unb64
from tests.server.harness import START


def _hmac(key: bytes, text: bytes) -> bytes:
    return hmac.digest(key, text, "sha256")


class Browser:
    """A device that can be woken."""

    def __init__(self, service: PushService, name: str) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = secrets.token_bytes(16)
        self._public = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.endpoint = f"{service.url}/push/{name}"
        self.calls: list[dict[str, Any]] = []
        service.browsers[f"/push/{name}"] = self

    @property
    def device(self) -> dict[str, str]:
        """What it tells a page that asks."""
        return {"endpoint": self.endpoint, "p256dh": b64(self._public), "auth": b64(self._auth)}

    def read(self, body: bytes) -> dict[str, Any]:
        """What was sent, opened as RFC 8291 says."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        theirs, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size
        shared = self._key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
        secret = _hmac(_hmac(self._auth, shared), b"WebPush: info\0" + self._public + theirs + b"\1")
        root = _hmac(salt, secret)
        key = _hmac(root, b"Content-Encoding: aes128gcm\0\1")[:16]
        nonce = _hmac(root, b"Content-Encoding: nonce\0\1")[:12]
        text = AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\0")
        assert text[-1:] == b"\2"
        told: dict[str, Any] = json.loads(text[:-1])
        return told


class PushService:
    """Takes what is pushed to its browsers; `gone` are those that have unsubscribed."""

    def __init__(self) -> None:
        self.browsers: dict[str, Browser] = {}
        self.gone: set[str] = set()
        self.public_key = ""  # of the server that may push
        self.refused: list[str] = []
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                status = service.take(self.path, dict(self.headers), body)
                self.send_response(status)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, format: str, *args: object) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self._server.server_address[1]}"

    def take(self, path: str, headers: dict[str, str], body: bytes) -> int:
        if problem := self._wrong(headers):
            self.refused.append(problem)
            return 403
        if path in self.gone or path not in self.browsers:
            return 410
        browser = self.browsers[path]
        browser.calls.append({**browser.read(body), "topic": headers["Topic"]})
        return 201

    def _wrong(self, headers: dict[str, str]) -> str:
        """What is wrong with a request, if anything: RFC 8292."""
        scheme, _, parts = headers.get("Authorization", "").partition(" ")
        given = dict(part.strip().split("=", 1) for part in parts.split(",") if "=" in part)
        if scheme != "vapid" or headers.get("Content-Encoding") != "aes128gcm" or "TTL" not in headers:
            return "headers"
        if given["k"] != self.public_key:
            return "another server"
        head, claims, signature = given["t"].split(".")
        key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unb64(given["k"]))
        raw = unb64(signature)
        der = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
        try:
            key.verify(der, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
        except InvalidSignature:
            return "signature"
        told = json.loads(unb64(claims))
        if told["aud"] != self.url or not time.time() < told["exp"] <= time.time() + 86_400:
            return "claims"
        return "" if told["sub"].startswith(("mailto:", "https://")) else "contact"

    def __enter__(self) -> PushService:
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._server.server_close()


def until(browser: Browser, count: int) -> list[dict[str, Any]]:
    """Wait until a browser has been called so often."""
    deadline = time.monotonic() + START
    while len(browser.calls) < count:
        assert time.monotonic() < deadline, f"{len(browser.calls)} of {count} calls came"
        time.sleep(0.02)
    return browser.calls

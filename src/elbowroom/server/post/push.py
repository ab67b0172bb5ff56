"""Web push: what browsers' services need to wake a page that is closed (RFC 8030, 8188, 8291 and 8292).

A service learns that this server has something for a device, and how long it is; not what. Only services that were
named are asked: their addresses come from clients, who could otherwise let this server ask anything.
"""

from __future__ import annotations

import hmac
import json
import secrets
import ssl
from base64 import urlsafe_b64decode, urlsafe_b64encode
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from typing import TYPE_CHECKING, Final, NamedTuple
from urllib.parse import urlsplit

import msgspec

from elbowroom.engine.errors import Refusal
from elbowroom.server.post.mail import NotNow, Undeliverable
from elbowroom.server.settings import WrongSetting

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

KNOWN: Final = (
    "fcm.googleapis.com",
    "updates.push.services.mozilla.com",
    "*.push.services.mozilla.com",
    "*.notify.windows.com",
    "*.push.apple.com",
)
NONE: Final = "none"
PATIENCE: Final = 20.0  # seconds for an answer of a push service
TTL: Final = 86_400  # seconds a service keeps what a device does not fetch
VALID: Final = 12 * 3600  # seconds a signature is good for
RECORD: Final = 4096
POINT: Final = 65  # bytes of a public key
GONE: Final = (404, 410)


class Device(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a browser can be woken, as it says so itself."""

    endpoint: str
    p256dh: str
    auth: str


class Call(msgspec.Struct, frozen=True):
    """What is told to a device."""

    device: Device
    text: str  # as JSON, for the service worker


class Services(NamedTuple):
    """The push services that may be asked."""

    hosts: tuple[str, ...]

    def may_ask(self, endpoint: str) -> bool:
        """Whether an address is one of theirs."""
        try:
            parts = urlsplit(endpoint)
            host, port = parts.hostname or "", parts.port
        except ValueError:
            return False
        if parts.username is not None or len(endpoint) > 1000 or not endpoint.isascii() or not endpoint.isprintable():
            return False
        if parts.scheme == "http":  # a service of one's own, which was named like this
            return f"http://{parts.netloc}" in self.hosts
        if parts.scheme != "https" or port not in (None, 443):
            return False
        return any(host == one or (one.startswith("*.") and host.endswith(one[1:])) for one in self.hosts)


def push_services(text: str, place: str) -> Services:
    """The services that a setting names: usually those of the known browsers."""
    if text == NONE:
        return Services(())
    hosts = tuple(host.strip() for host in text.split(",") if host.strip()) or KNOWN
    for host in hosts:
        bare = host.removeprefix("http://").removeprefix("*.")
        if not bare or "*" in bare or "/" in bare or not bare.isascii():
            raise WrongSetting(f"{place} is a list of hosts such as fcm.googleapis.com,*.push.apple.com, not '{host}'")
    return Services(hosts)


def b64(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def unb64(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def check_device(device: Device, services: Services) -> None:
    """Refuse a device that cannot be woken."""
    from cryptography.hazmat.primitives.asymmetric import ec

    if not services.may_ask(device.endpoint):
        raise Refusal("device", "push-unknown")
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unb64(device.p256dh))
        good = len(unb64(device.auth)) == 16 and len(device.p256dh) <= 100
    except ValueError:
        good = False
    if not good:
        raise Refusal("device", "push-keys")


def _hmac(key: bytes, text: bytes) -> bytes:
    return hmac.digest(key, text, "sha256")


def encrypted(text: bytes, device: Device) -> bytes:
    """A text as only a device can read it: aes128gcm with a key that is used once."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    theirs = unb64(device.p256dh)
    once = ec.generate_private_key(ec.SECP256R1())
    ours = once.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    shared = once.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
    secret = _hmac(_hmac(unb64(device.auth), shared), b"WebPush: info\0" + theirs + ours + b"\1")
    salt = secrets.token_bytes(16)
    root = _hmac(salt, secret)
    key = _hmac(root, b"Content-Encoding: aes128gcm\0\1")[:16]
    nonce = _hmac(root, b"Content-Encoding: nonce\0\1")[:12]
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours
    return head + AESGCM(key).encrypt(nonce, text + b"\2", None)


class Vapid:
    """The key with which push services know this server."""

    def __init__(self, private: bytes, contact: str) -> None:
        from cryptography.hazmat.primitives.asymmetric import ec
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        self._key: Final[EllipticCurvePrivateKey] = ec.derive_private_key(
            int.from_bytes(private, "big"), ec.SECP256R1()
        )
        self._contact = contact
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.public: Final = b64(point)

    @staticmethod
    def new() -> bytes:
        """A new private key."""
        from cryptography.hazmat.primitives.asymmetric import ec

        return ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value.to_bytes(32, "big")

    def signed_for(self, endpoint: str, now: float) -> str:
        """The header that proves to the service of an address who asks."""
        from cryptography.hazmat.primitives.asymmetric import ec
        from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
        from cryptography.hazmat.primitives.hashes import SHA256

        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(now) + VALID, "sub": self._contact}
        head = {"typ": "JWT", "alg": "ES256"}
        text = ".".join(b64(json.dumps(part, separators=(",", ":")).encode()) for part in (head, claims))
        r, s = decode_dss_signature(self._key.sign(text.encode(), ec.ECDSA(SHA256())))
        return f"vapid t={text}.{b64(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}, k={self.public}"


class Caller:
    """Hands calls over to push services. It waits for the network, so it is asked in a thread."""

    def __init__(self, vapid: Vapid, services: Services) -> None:
        self._vapid = vapid
        self._services = services

    def send(self, call: Call, name: str, now: float) -> None:
        """Hand a call over. Sent twice it takes the place of the first: both have the same topic."""
        device = call.device
        if not self._services.may_ask(device.endpoint):  # the setting has changed
            raise Undeliverable("this push service is not asked any more")
        parts = urlsplit(device.endpoint)
        headers = {
            "Authorization": self._vapid.signed_for(device.endpoint, now),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(TTL),
            "Topic": name[:32],
            "Urgency": "normal",
        }
        path = parts.path + (f"?{parts.query}" if parts.query else "")
        try:
            if parts.scheme == "http":
                line = HTTPConnection(parts.netloc, timeout=PATIENCE)
            else:
                trust = ssl.create_default_context()
                line = HTTPSConnection(parts.netloc, timeout=PATIENCE, context=trust)
            try:
                line.request("POST", path, encrypted(call.text.encode(), device), headers)
                status = line.getresponse().status
            finally:
                line.close()
        except (OSError, HTTPException) as error:
            raise NotNow(f"the push service cannot be reached: {type(error).__name__}") from None
        if status in GONE:
            raise Undeliverable("the device has gone")
        if status in (400, 401, 403, 413):
            raise Undeliverable(f"the push service says {status}")
        if not 200 <= status < 300:
            raise NotNow(f"the push service says {status}")

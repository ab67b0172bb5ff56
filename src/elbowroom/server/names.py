"""By which names a server may be called, and which pages are its own.

A page of a stranger can call this machine by a name of its own that leads here, and would then count as a page of this
server. It cannot do that with an address, nor with a name that exists only in the house.
"""

from __future__ import annotations

import ipaddress
import re
from ipaddress import IPv4Address, IPv6Address
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from starlette.datastructures import Headers

from elbowroom.server.settings import WrongSetting

IN_THE_HOUSE: Final = (".local", ".localhost", ".lan", ".home", ".internal", ".home.arpa")
HEALTH: Final = ("/health", "/health/live", "/health/ready")  # may be asked for by any address, as often as one likes
PORTS: Final = {"http": 80, "https": 443}
_LABEL: Final = r"[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?"
_PLACE: Final = re.compile(rf"({_LABEL}(?:\.{_LABEL})*|\[[0-9a-f:.]+\])(?::([0-9]{{1,5}}))?", re.ASCII)
_LIKE_AN_ADDRESS: Final = re.compile(r"(?:.*\.)?(?:[0-9]+|0x[0-9a-f]*)", re.ASCII)  # programs read `127.1` as one


class Place(NamedTuple):
    """What a client calls a server: a name or an address, and a port if there is one."""

    name: str
    port: int | None

    @property
    def address(self) -> IPv4Address | IPv6Address | None:
        try:
            return ipaddress.ip_address(self.name.strip("[]"))
        except ValueError:
            return None

    @property
    def is_this_machine(self) -> bool:
        return self.name == "localhost" or (self.address is not None and self.address.is_loopback)

    @property
    def is_in_the_house(self) -> bool:
        """Whether no stranger can have made it."""
        if self.address is not None:
            return True
        return not _LIKE_AN_ADDRESS.fullmatch(self.name) and ("." not in self.name or self.name.endswith(IN_THE_HOUSE))


class Names:
    """The names of one server: those of its base URL, or else whatever no stranger can have made."""

    def __init__(self, base_url: str) -> None:
        self._base = _origin_of_base(base_url) if base_url else None
        self.hint: Final = f"it is {base_url}" if base_url else "start it with --base-url to give it one"

    def knows(self, headers: Headers, path: str) -> bool:
        """Whether the server is called by a name of its own. Whoever looks after its health may use an address."""
        place = _place(headers.get("host", ""))
        if place is None:
            return False
        if self._base is None:
            return place.is_in_the_house
        _, name, port = self._base
        is_own = place.name == name and place.port in (None, port)  # not every proxy passes the port on
        return is_own or place.is_this_machine or (path in HEALTH and place.address is not None)

    def owns(self, headers: Headers) -> bool:
        """Whether a request comes from a page of this server, or from a program, which sends no origin."""
        said = headers.get("origin")
        if said is None:
            return True
        origin = _origin(said)
        if origin is None or self._base is not None:
            return origin is not None and origin == self._base
        scheme, name, port = origin
        place = _place(headers.get("host", ""))
        return place is not None and (place.name, place.port or PORTS[scheme]) == (name, port)


def _place(text: str) -> Place | None:
    found = _PLACE.fullmatch(text.lower())
    return Place(found[1], int(found[2]) if found[2] else None) if found else None


def _origin(text: str) -> tuple[str, str, int] | None:
    """Scheme, name and port; None for what is no origin of the web."""
    scheme, _, rest = text.partition("://")
    place = _place(rest)
    return (scheme, place.name, place.port or PORTS[scheme]) if place and scheme in PORTS else None


def check_base_url(base_url: str, place: str = "--base-url") -> None:
    """Raise an error if a server cannot be called like this, and say where that was said."""
    _origin_of_base(base_url, place)


def _origin_of_base(base_url: str, place: str = "--base-url") -> tuple[str, str, int]:
    try:
        scheme, netloc = urlsplit(base_url)[:2]
        if not netloc.isascii():  # this is how browsers write such names
            netloc = netloc.encode("idna").decode()
        origin = _origin(f"{scheme}://{netloc}")
    except ValueError:
        origin = None
    if origin is None:
        raise WrongSetting(f"{place} is an address such as https://play.example.org, not '{base_url}'")
    return origin

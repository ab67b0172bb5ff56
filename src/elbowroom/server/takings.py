"""Limits for strangers that hold for all processes together: each tells the others what addresses take of it.

Nobody waits for that: some seconds may pass until the others know. Without a broker, or while it is away, each
process counts by itself.
"""

from __future__ import annotations

import hmac
import time
from typing import Final, NamedTuple

from elbowroom.server.guards import Crowd, Doorkeeper
from elbowroom.server.settings import Limits

EVERY: Final = 1.0  # seconds between two reports
NOTABLE: Final = 5  # requests in that time, or connections at once, that are worth telling
SILENT: Final = 5.0  # seconds after which what a process has told counts no more
LETTERS: Final = 32  # of a hash that stands for an address
MOST: Final = 999_999


class Taking(NamedTuple):
    """What an address has asked for lately, and how many connections it has."""

    asked: int
    here: int


class Takings:
    """What each address takes of this process, and of the others as they tell it."""

    def __init__(self, limits: Limits) -> None:
        self.door: Final = Doorkeeper(limits.requests, lambda address: self._elsewhere(address).asked / EVERY)
        self.crowd: Final = Crowd(
            limits.connections, limits.all_connections, lambda address: self._elsewhere(address).here
        )
        self._key = b""
        self._others: dict[str, tuple[float, dict[str, Taking]]] = {}  # by process: when it was told, and what

    def report(self, key: str) -> str:
        """What the others should know; the addresses are hashed with a key that all processes have."""
        self._key = key.encode()
        asked, here = self.door.asked_since(), self.crowd.here
        return " ".join(
            f"{self._hashed(address)}:{min(asked.get(address, 0), MOST)}:{min(here.get(address, 0), MOST)}"
            for address in asked.keys() | here.keys()
            if max(asked.get(address, 0), here.get(address, 0)) >= NOTABLE
        )

    def learn(self, process: str, report: str) -> None:
        """What another process has told, instead of what it told before."""
        self._others[process] = (
            time.monotonic(),
            {
                name: Taking(int(asked), int(here))
                for name, asked, here in (taking.split(":") for taking in report.split())
            },
        )

    def _elsewhere(self, address: str) -> Taking:
        """What an address takes of all others together."""
        if not self._others:
            return Taking(0, 0)
        recent = time.monotonic() - SILENT
        self._others = {process: told for process, told in self._others.items() if told[0] > recent}
        name = self._hashed(address)
        found = [takings[name] for _, takings in self._others.values() if name in takings]
        return Taking(sum(one.asked for one in found), sum(one.here for one in found))

    def _hashed(self, address: str) -> str:
        return hmac.digest(self._key, address.encode(), "sha256").hex()[:LETTERS]

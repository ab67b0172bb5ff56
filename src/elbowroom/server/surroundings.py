"""What a room needs of the server it is in, and of the connections of those who want to know what happens there."""

from __future__ import annotations

import asyncio
from typing import Protocol

from elbowroom.engine.errors import Refusal
from elbowroom.server.broker import Broker
from elbowroom.server.settings import Settings
from elbowroom.server.stored import Key, Logs
from elbowroom.server.thinking import Thinking


class Listener(Protocol):
    """A connection that wants to know what happens at a table."""

    key: Key
    protocol: int
    seen: int  # the last number it knows
    told: int  # the last number it was told on this connection, -1 for none

    def send(self, message: bytes) -> None: ...


class Surroundings(Protocol):
    """What a room needs of the server it is in."""

    broker: Broker
    settings: Settings
    bot_steps: asyncio.Semaphore
    process: str
    started_at: float

    @property
    def store(self) -> Logs: ...

    @property
    def thinkers(self) -> Thinking: ...

    @property
    def resting(self) -> bool: ...

    def stall(self, table: str, why: Refusal) -> None:
        """What a bot did could not be stored, so that its table stands still."""

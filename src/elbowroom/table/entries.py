"""The log of a match: what was decided, in order. It is the truth; everything else follows from it."""

from __future__ import annotations

import zlib
from collections.abc import Iterable
from typing import Literal

import msgspec

from elbowroom.notation.record import GameRecord, Outcome, Result

Why = Literal["asked", "left", "clock", "forfeit", "away", "began", "removed"]  # why a bot plays a seat


class Logged(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="kind"):
    """One entry; `at` is the time in seconds since 1970. Seats are counted from 0."""

    at: float


class Sat(Logged, frozen=True, tag="sat"):
    """A person sits down for the first time, comes back, or has another name."""

    seat: int
    name: str


class Relieved(Logged, frozen=True, tag="relieved"):
    """From now on a bot plays a seat."""

    seat: int
    bot: str
    why: Why
    name: str = ""  # of a seat that had none; logs of 0.1.0 do not say it


class Began(Logged, frozen=True, tag="began"):
    """The game begins; the record holds its setup and no action."""

    record: GameRecord
    brought: bool = False  # whoever opened the table brought it along


class Acted(Logged, frozen=True, tag="acted"):
    """The decider acts; `chance` tells how dice and shuffles came out, `result` how the game ended if it did."""

    seat: int
    action: str
    chance: list[Outcome] = []
    bot: bool = False
    result: Result | None = None
    more: list[str] = []  # actions that were wished together with the first, after it

    @property
    def actions(self) -> list[str]:
        """All actions, in order."""
        return [self.action, *self.more]


class Undone(Logged, frozen=True, tag="undone"):
    """The decider takes the last step back: all that the last `Acted` that stands has done."""

    seat: int


class Said(Logged, frozen=True, tag="said"):
    """A person at the table says something."""

    seat: int  # -1 for somebody without a seat
    name: str
    text: str


class Hushed(Logged, frozen=True, tag="hushed"):
    """From now on spectators are silent, or may talk again."""

    on: bool


class Muted(Logged, frozen=True, tag="muted"):
    """From now on whoever has a seat is not to talk, or may again."""

    seat: int
    on: bool


class Paused(Logged, frozen=True, tag="paused"):
    """The clock of a seat stands still until a moment; an earlier pause ends now."""

    seat: int
    until: float


class Rematched(Logged, frozen=True, tag="rematched"):
    """The players go on at another table."""

    table: str


Entry = Sat | Relieved | Began | Acted | Undone | Said | Hushed | Muted | Paused | Rematched

_decoder: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)


def read_entry(text: str | bytes) -> Entry:
    """The entry in a JSON text."""
    return _decoder.decode(text)


def entry_text(entry: Entry) -> str:
    """An entry as JSON."""
    return msgspec.json.encode(entry).decode()


def packed(texts: Iterable[str]) -> bytes:
    """The texts of many entries in little room: they are much alike."""
    return zlib.compress("\n".join(texts).encode(), 9)


def unpacked(data: bytes) -> list[str]:
    """The texts of entries that were packed."""
    return zlib.decompress(data).decode().split("\n")

"""What a client sends over the WebSocket, as types: JSON Schema and TypeScript are made from them."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from elbowroom.bots.specs import USUAL
from elbowroom.server.wire_types import Line, Number, SeatNumber, Secret

MOST_ACTIONS: Final = 100  # in one wish


class Wish(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="type", kw_only=True):
    """What a client sends over the WebSocket. `ref` comes back with the answer."""

    ref: Number = 0


class Hello(Wish, frozen=True, tag="hello"):
    """The first message. Without a key one watches; `seen` is the last number one knows."""

    protocol: Literal[1, 2] = 1
    key: Secret = ""
    seen: Number = 0
    name: Line = ""  # for seats that have no name yet
    sit: bool = True  # false: only look; `sit` takes the seat then


class Act(Wish, frozen=True, tag="act"):
    """Carry out one of the choices, or several actions, whole or not at all."""

    seq: Number  # the last number one has seen
    action: Line | UnsetType = UNSET
    actions: Annotated[list[Line], Meta(min_length=1, max_length=MOST_ACTIONS)] | UnsetType = UNSET  # instead of it


class Undo(Wish, frozen=True, tag="undo"):
    """Take back the last step of the own turn."""

    seq: Number


class Why(Wish, frozen=True, tag="why"):
    """Ask why an action is not possible, or what a region costs and why."""

    action: Line | UnsetType = UNSET
    region: Annotated[int, Meta(ge=1, le=63)] | UnsetType = UNSET  # instead of it


class Sit(Wish, frozen=True, tag="sit"):
    """Take an own seat back from a bot, or change the name."""

    seat: SeatNumber
    name: Line = ""


class Leave(Wish, frozen=True, tag="leave"):
    """Let a bot play an own seat."""

    seat: SeatNumber
    bot: Line = USUAL


class Fill(Wish, frozen=True, tag="fill"):
    """The host lets a bot play a seat nobody has taken, or whose person is away."""

    seat: SeatNumber
    bot: Line = USUAL


class Begin(Wish, frozen=True, tag="begin"):
    """The host begins; bots take the open seats nobody has taken."""

    bot: Line = USUAL


class Chat(Wish, frozen=True, tag="chat"):
    """Say something to everybody at the table."""

    text: Line
    name: Line = ""  # of a spectator; players have theirs


class Hush(Wish, frozen=True, tag="hush"):
    """The host lets spectators be silent, or talk again."""

    on: bool


class Mute(Wish, frozen=True, tag="mute"):
    """The host lets somebody be silent, or talk again."""

    seat: SeatNumber
    on: bool


class Pause(Wish, frozen=True, tag="pause"):
    """Let the own clock stand still for some days, where that is agreed; 0 lets it go on."""

    seat: SeatNumber
    days: Annotated[int, Meta(ge=0, le=60)]


class Remove(Wish, frozen=True, tag="remove"):
    """The host removes somebody for good: a bot plays the seat, and its link opens nothing any more."""

    seat: SeatNumber


class Close(Wish, frozen=True, tag="close"):
    """The host closes the table before its game is over. It is deleted."""


class Ping(Wish, frozen=True, tag="ping"):
    """Ask whether the server is there."""


ClientMessage = (
    Hello | Act | Undo | Why | Sit | Leave | Fill | Begin | Chat | Hush | Mute | Pause | Remove | Close | Ping
)

"""What all messages and answers are made of: numbers, lines, secrets, and what the server sends at all."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta

PROTOCOLS: Final = (1, 2)  # the first one is what a client speaks that does not say which

Number = Annotated[int, Meta(ge=0, le=2**53)]
SeatNumber = Annotated[int, Meta(ge=1, le=6)]
Secret = Annotated[str, Meta(max_length=100)]
Line = Annotated[str, Meta(max_length=2000)]
# What a fact tells of, by names that tell what each is: a region, a seat, the key of a tile, … or else a number.
Args = dict[str, int | str | list[int | str]]


class Wire(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the server sends."""

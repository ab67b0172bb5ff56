"""From rows of an encoder to what the net takes; for arrays of NumPy and of PyTorch alike."""

from __future__ import annotations

from typing import Any, Final

from elbowroom.encoding.encoder import Encoder
from elbowroom.encoding.fields import BLOCKS, BORDER_BITS
from elbowroom.engine.slots import PLACES
from elbowroom.neural.network import Inputs

Array = Any

_FIELDS: Final = {block.name: block.fields for block in BLOCKS}
_OWNER: Final = [field.name for field in _FIELDS["regions"]].index("owner")
_PLACE: Final = [field.name for field in _FIELDS["regions"]].index("place")
_ORDER: Final = 6  # players at most


class Layout:
    """Where the blocks of an observation stand, for one setup."""

    def __init__(self, encoder: Encoder) -> None:
        self.players = int(encoder.rules.players)
        self.regions = int(encoder.rules.board.size)
        self.width = int(encoder.width)
        self.blocks: dict[str, tuple[int, int, int]] = {}
        first = 0
        for name, (rows, columns) in encoder.shapes().items():
            self.blocks[name] = (first, rows, columns)
            first += rows * columns

    def inputs(self, lib: Any, rows: Array, judged: Array, divisors: dict[str, Array]) -> Inputs:
        """What the net takes, from `rows` of whole numbers and what the judgement sees of each seat.

        `lib` is numpy or torch; `divisors` has for each block what its columns are divided by, see `divisors_of`.
        """
        count = rows.shape[0]
        blocks: dict[str, Array] = {}
        for name, (first, rows_, columns) in self.blocks.items():
            blocks[name] = rows[:, first : first + rows_ * columns].reshape(count, rows_, columns)
        like = {name: block / divisors[name] for name, block in blocks.items() if name != "borders"}
        held = (blocks["regions"][:, :, _OWNER] - 1) * PLACES + blocks["regions"][:, :, _PLACE] - 1
        slots = self.players * PLACES
        holders = (held[:, :, None] == divisors["slot numbers"][:slots]) * divisors["one"]
        bits = blocks["borders"][:, :, :, None] >> divisors["bits"]
        adjacent = (bits & 1).reshape(count, self.regions, -1)[:, :, : self.regions] * divisors["one"]
        owners = lib.concatenate([like["seats"], judged, judged[:, :, :1] * 0.0 + self.players / _ORDER], 2)
        owners = owners[:, :, None, :] + lib.zeros_like(like["slots"]).reshape(count, self.players, PLACES, -1)[..., :1]
        owners = owners.reshape(count, slots, -1)
        places = lib.zeros_like(owners[:, :, : PLACES + 2]) + divisors["places"][:slots]
        return Inputs(
            game=like["game"],
            slots=like["slots"],
            owners=lib.concatenate([owners, places], 2),
            combos=like["combos"],
            regions=like["regions"],
            unseen=like["unseen"],
            adjacent=adjacent,
            holders=holders,
        )


def divisors_of(make: Any) -> dict[str, Array]:
    """What blocks are divided by, and some small tables; `make` turns lists of floats or whole numbers into arrays."""
    table: dict[str, Array] = {}
    for name, fields in _FIELDS.items():
        table[name] = make([1.0 if field.names else float(field.scale) for field in fields])
    table["one"] = make([1.0])
    table["bits"] = make(list(range(BORDER_BITS)))
    table["slot numbers"] = make(list(range(_ORDER * PLACES)))
    places = []
    for slot in range(_ORDER * PLACES):
        seat, place = divmod(slot, PLACES)
        own = [1.0 if place == i else 0.0 for i in range(PLACES)]
        places.append([*own, 1.0 if seat == 0 else 0.0, seat / _ORDER])
    table["places"] = make(places)
    return table

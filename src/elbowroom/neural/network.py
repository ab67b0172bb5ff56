"""The net, written once: the same lines run in NumPy, learn in PyTorch and draw the graph of the ONNX file.

Regions, races in play and combos are tokens; regions hear their neighbours, races hear their regions and the other way
round, and one token hears everybody. Nothing knows how many regions or players there are. `Ops` is what the three
kinds of arrays have in common.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, Protocol

from elbowroom.encoding.fields import BLOCKS, Field
from elbowroom.encoding.numbering import sizes

Array = Any  # of NumPy, PyTorch, or a name in an ONNX graph

VALUES: Final = 2  # of each seat: the chance of winning before softmax, and tens of coins to come
JUDGED: Final = 16  # numbers that the bots' judgement looks at, see bots/features.py
SLOT_EXTRAS: Final = 6  # how many play, place (3), whether it is the viewer, how many seats after him
NEAR: Final = 0.25  # sums over regions and neighbours, which are about four


class Ops(Protocol):
    """What can be done with arrays."""

    def matmul(self, a: Array, b: Array) -> Array: ...
    def add(self, a: Array, b: Array) -> Array: ...
    def scale(self, a: Array, factor: float) -> Array: ...
    def relu(self, a: Array) -> Array: ...
    def norm(self, a: Array, weight: Array) -> Array:
        """Divided by the root of the mean square of the last axis, times the weight."""
        ...

    def gather(self, table: Array, index: Array) -> Array: ...
    def columns(self, a: Array, which: list[int]) -> Array: ...
    def column(self, a: Array, which: int) -> Array: ...
    def rows(self, a: Array, first: int, step: int) -> Array:
        """Every `step`-th row from one on."""
        ...

    def concat(self, arrays: list[Array], axis: int) -> Array: ...
    def turned(self, a: Array) -> Array:
        """The last two axes exchanged."""
        ...

    def mean(self, a: Array) -> Array:
        """Over the rows, which stay as one row."""
        ...

    def largest(self, a: Array) -> Array: ...


def quantities(fields: tuple[Field, ...]) -> list[int]:
    """The columns of a block that are amounts, not numbers of tiles."""
    return [place for place, field in enumerate(fields) if not field.names]


_FIELDS: Final = {block.name: block.fields for block in BLOCKS}
_PLACES: Final = {name: {field.name: place for place, field in enumerate(fields)} for name, fields in _FIELDS.items()}


def scales(block: str) -> list[float]:
    """What the amounts of a block are divided by."""
    return [float(_FIELDS[block][place].scale) for place in quantities(_FIELDS[block])]


@dataclass(frozen=True)
class Design:
    """How large a net is."""

    width: int = 96
    layers: int = 4
    tile: int = 24  # numbers by which a tile is known

    def shapes(self) -> dict[str, tuple[int, ...]]:
        """All weights by name. Vectors are added, tables looked up, matrices multiplied from the right."""
        d, t, many = self.width, self.tile, sizes()
        shapes: dict[str, tuple[int, ...]] = {
            "tile.races": (many["races"], t),
            "tile.powers": (many["powers"], t),
            "tile.sites": (many["sites"], t),
            "region.terrain": (many["terrains"], d),
            "game.phase": (many["phases"], d),
            "region.race": (t, d),
            "region.power": (t, d),
            "region.site": (t, d),
            "region.other_site": (t, d),
            "region.lent": (t, d),
            "region.amounts": (len(quantities(_FIELDS["regions"])), d),
            "region.bias": (d,),
            "slot.race": (t, d),
            "slot.power": (t, d),
            "slot.amounts": (len(quantities(_FIELDS["slots"])), d),
            "slot.seat": (len(_FIELDS["seats"]) + JUDGED + SLOT_EXTRAS, d),
            "slot.bias": (d,),
            "combo.race": (t, d),
            "combo.power": (t, d),
            "combo.amounts": (len(quantities(_FIELDS["combos"])), d),
            "combo.bias": (d,),
            "game.amounts": (len(quantities(_FIELDS["game"])), d),
            "game.unseen": (len(_FIELDS["unseen"]), d),
            "game.combos": (d, d),
            "game.bias": (d,),
        }
        for layer in range(self.layers):
            for token, heard in _HEARD.items():
                at = f"layer{layer}.{token}"
                shapes[f"{at}.norm"] = (d,)
                shapes |= {f"{at}.{name}": (d, d) for name in heard}
                shapes[f"{at}.bias"] = (d,)
                shapes[f"{at}.out"] = (d, d)
        for token in ("region", "slot", "combo", "game"):
            shapes[f"head.{token}.norm"] = (d,)
            shapes[f"head.{token}.own"] = (d, d)
            shapes[f"head.{token}.bias"] = (d,)
            if token != "game":
                shapes[f"head.{token}.game"] = (d, d)
            shapes[f"head.{token}.verbs"] = (d, many["verbs"])
            shapes[f"head.{token}.usual"] = (many["verbs"],)
        for name in ("active", "old", "beside", "game"):
            shapes[f"value.{name}"] = (d, d)
        shapes["value.bias"] = (d,)
        shapes["value.out"] = (d, VALUES)
        return shapes


# What each kind of token listens to in a layer.
_HEARD: Final = {
    "region": ("own", "near", "holder", "game"),
    "slot": ("own", "regions", "game"),
    "game": ("own", "regions", "slots", "viewer"),
}


@dataclass(frozen=True)
class Inputs:
    """Positions as the net takes them: blocks as the encoder writes them, in floats, and what follows from them."""

    game: Array  # (positions, 1, columns)
    slots: Array
    owners: Array  # for each slot what is known about its seat
    combos: Array
    regions: Array
    unseen: Array
    adjacent: Array  # (positions, regions, regions), 1 for neighbours
    holders: Array  # (positions, regions, slots), 1 where a race holds a region

    NAMES = ("game", "slots", "owners", "combos", "regions", "unseen", "adjacent", "holders")


def forward(ops: Ops, w: Mapping[str, Array], x: Inputs, layers: int) -> tuple[Array, Array]:
    """Logits of every verb for each target (the game, then combos, seats and regions), and the values of each seat."""
    region, slot, combo = _PLACES["regions"], _PLACES["slots"], _PLACES["combos"]

    def table(tiles: str, use: str) -> Array:
        return ops.matmul(w[f"tile.{tiles}"], w[use])

    def total(*parts: Array) -> Array:
        sum_ = parts[0]
        for part in parts[1:]:
            sum_ = ops.add(sum_, part)
        return sum_

    def amounts(block: Array, name: str, use: str) -> Array:
        return ops.matmul(ops.columns(block, quantities(_FIELDS[name])), w[use])

    r = total(
        amounts(x.regions, "regions", "region.amounts"),
        w["region.bias"],
        ops.gather(w["region.terrain"], ops.column(x.regions, region["terrain"])),
        ops.gather(table("races", "region.race"), ops.column(x.regions, region["race"])),
        ops.gather(table("powers", "region.power"), ops.column(x.regions, region["power"])),
        ops.gather(table("sites", "region.site"), ops.column(x.regions, region["site"])),
        ops.gather(table("sites", "region.other_site"), ops.column(x.regions, region["other_site"])),
        ops.gather(table("powers", "region.lent"), ops.column(x.regions, region["lent"])),
    )
    s = total(
        amounts(x.slots, "slots", "slot.amounts"),
        ops.matmul(x.owners, w["slot.seat"]),
        w["slot.bias"],
        ops.gather(table("races", "slot.race"), ops.column(x.slots, slot["race"])),
        ops.gather(table("powers", "slot.power"), ops.column(x.slots, slot["power"])),
    )
    c = ops.relu(
        total(
            amounts(x.combos, "combos", "combo.amounts"),
            w["combo.bias"],
            ops.gather(table("races", "combo.race"), ops.column(x.combos, combo["race"])),
            ops.gather(table("powers", "combo.power"), ops.column(x.combos, combo["power"])),
        )
    )
    g = total(
        amounts(x.game, "game", "game.amounts"),
        ops.gather(w["game.phase"], ops.column(x.game, _PLACES["game"]["phase"])),
        ops.matmul(x.unseen, w["game.unseen"]),
        ops.matmul(ops.largest(c), w["game.combos"]),
        w["game.bias"],
    )
    held = ops.turned(x.holders)
    for layer in range(layers):

        def hear(token: str, *heard: Array, at: str = f"layer{layer}") -> Array:
            return ops.matmul(ops.relu(total(*heard, w[f"{at}.{token}.bias"])), w[f"{at}.{token}.out"])

        def use(a: Array, name: str, at: str = f"layer{layer}") -> Array:
            return ops.matmul(a, w[f"{at}.{name}"])

        nr = ops.norm(r, w[f"layer{layer}.region.norm"])
        ns = ops.norm(s, w[f"layer{layer}.slot.norm"])
        ng = ops.norm(g, w[f"layer{layer}.game.norm"])
        r = ops.add(
            r,
            hear(
                "region",
                use(nr, "region.own"),
                ops.matmul(ops.scale(x.adjacent, NEAR), use(nr, "region.near")),
                ops.matmul(x.holders, use(ns, "region.holder")),
                use(ng, "region.game"),
            ),
        )
        s = ops.add(
            s,
            hear(
                "slot",
                use(ns, "slot.own"),
                ops.matmul(ops.scale(held, NEAR), use(nr, "slot.regions")),
                use(ng, "slot.game"),
            ),
        )
        g = ops.add(
            g,
            hear(
                "game",
                use(ng, "game.own"),
                use(ops.mean(nr), "game.regions"),
                use(ops.mean(ns), "game.slots"),
                use(ops.rows(ns, 0, 1000), "game.viewer"),
            ),
        )

    ng = ops.norm(g, w["head.game.norm"])
    ns = ops.norm(s, w["head.slot.norm"])

    def choices(token: str, own: Array) -> Array:
        said = total(ops.matmul(own, w[f"head.{token}.own"]), w[f"head.{token}.bias"])
        if token != "game":
            said = ops.add(said, ops.matmul(ng, w[f"head.{token}.game"]))
        return ops.add(ops.matmul(ops.relu(said), w[f"head.{token}.verbs"]), w[f"head.{token}.usual"])

    policy = ops.concat(
        [
            choices("game", ng),
            choices("combo", ops.norm(c, w["head.combo.norm"])),
            choices("slot", ops.rows(ns, 0, 3)),
            choices("region", ops.norm(r, w["head.region.norm"])),
        ],
        1,
    )
    seats = ops.relu(
        total(
            ops.matmul(ops.rows(ns, 0, 3), w["value.active"]),
            ops.matmul(ops.rows(ns, 1, 3), w["value.old"]),
            ops.matmul(ops.rows(ns, 2, 3), w["value.beside"]),
            ops.matmul(ng, w["value.game"]),
            w["value.bias"],
        )
    )
    return policy, ops.matmul(seats, w["value.out"])

"""Tokens of a race in decline that lie under the race that took their region.

They defend the region, pay their owner and keep their race in the game, but hold nothing. One token lies in a region at
the most, so for each slot the set of regions says it all.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from elbowroom.engine import layout as at
from elbowroom.engine.events import Buried, Resurfaced
from elbowroom.engine.hooks import BURIES, implements
from elbowroom.engine.regions import BIT
from elbowroom.engine.slots import Slot, seat_of

if TYPE_CHECKING:
    from elbowroom.engine.state import State


def can_bury(s: State) -> bool:
    """Whether tokens can be buried in this game at all."""
    return s.rules.present & BIT[BURIES] != 0


def burial_rule(s: State) -> str:
    """The rule of the tile that buries tokens, for explanations."""
    for tile in s.rules.tiles():
        if implements(tile, "buries"):
            return tile.rule
    return ""


def buried(s: State, slot: Slot) -> i64:
    """Regions where a token of the race lies under another race."""
    return s.words[s.rules.buried_at + slot] if can_bury(s) else 0


def all_buried(s: State) -> i64:
    """Regions where any token lies under another race."""
    regions: i64 = 0
    if can_bury(s):
        slot: i64 = 0
        while slot < s.rules.slots:
            regions |= s.words[s.rules.buried_at + slot]
            slot += 1
    return regions


def bury(s: State, slot: Slot, region: i64) -> None:
    """A token of the race stays in the region it has just lost."""
    s.words[s.rules.buried_at + slot] |= BIT[region]
    s.words[at.DEFENCE + region] += 1
    if s.events is not None:
        s.tell(Buried(seat_of(slot), region, s.rules.races[s.race(slot)].key))


def unearth(s: State, region: i64) -> i64:
    """Take the token out from under a region; returns its slot, -1 if there is none. The caller puts it somewhere."""
    if can_bury(s):
        slot: i64 = 0
        while slot < s.rules.slots:
            if s.words[s.rules.buried_at + slot] & BIT[region]:
                s.words[s.rules.buried_at + slot] &= ~BIT[region]
                s.words[at.DEFENCE + region] -= 1
                return slot
            slot += 1
    return -1


def resurface(s: State, region: i64) -> None:
    """The race above has left: the token below holds the region again."""
    slot = unearth(s, region)
    if slot >= 0:
        s.settle(slot, region, 1)
        s.words[at.KEPT] |= BIT[region] & s.board.river  # it stood there before, so it may again
        if s.events is not None:
            s.tell(Resurfaced(seat_of(slot), region, s.rules.races[s.race(slot)].key))

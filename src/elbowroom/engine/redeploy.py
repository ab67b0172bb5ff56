"""Placing tokens: gathering them, redeployment at the end of the turn, withdrawal of attacked players (CORE-7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from elbowroom.engine import layout as at
from elbowroom.engine.buried import resurface
from elbowroom.engine.events import Abandoned, Left, Placed
from elbowroom.engine.hooks import MAY_STAY, ON_ABANDON
from elbowroom.engine.regions import BIT, first
from elbowroom.engine.slots import Slot, seat_of

if TYPE_CHECKING:
    from elbowroom.engine.state import State


def gather(s: State, slot: Slot) -> None:
    """Take all tokens beyond one in each region into hand (CORE-5.1)."""
    w = s.words
    regions = w[at.OCCUPIED + slot]
    while regions:
        r = first(regions)
        regions &= regions - 1
        spare = w[at.TOKENS + r] - 1
        if spare > 0:
            w[at.HAND + slot] += spare
            s.set_tokens(r, 1)


def give_up(s: State, slot: Slot, region: i64) -> None:
    """Leave a region: its tokens go to the hand, its markers off the board (CORE-5.2, 5.3)."""
    if s.events is not None:
        s.tell(Abandoned(seat_of(slot), region, s.rules.races[s.race(slot)].key, s.tokens(region)))
    tokens = s.vacate(region)
    s.words[at.HAND + slot] += tokens
    resurface(s, region)
    for tile in s.listening(ON_ABANDON, slot):
        tile.on_abandon(s, slot, region, tokens)


def leave_rivers(s: State, slot: Slot) -> None:
    """Take the tokens out of River regions the race may not keep (UG-3.6); it is not abandoning."""
    regions = s.occupied(slot) & s.board.river
    if regions:
        stay = s.board.everywhere & ~s.board.river
        for tile in s.listening(MAY_STAY, slot):
            stay = tile.may_stay(s, slot, stay)
        s.words[at.KEPT] |= regions & stay
        regions &= ~s.words[at.KEPT]
        while regions:
            r = first(regions)
            regions &= regions - 1
            if s.events is not None:
                s.tell(Left(seat_of(slot), r, s.rules.races[s.race(slot)].key, s.tokens(r)))
            s.words[at.HAND + slot] += s.vacate(r)
            resurface(s, r)


def place(s: State, slot: Slot, region: i64) -> None:
    """Put one token from hand into a region of the race."""
    s.words[at.HAND + slot] -= 1
    s.set_tokens(region, s.tokens(region) + 1)
    if s.events is not None:
        s.tell(Placed(seat_of(slot), region, s.rules.races[s.race(slot)].key, 1))


def spread(s: State, slot: Slot) -> None:
    """Place the rest of the hand by itself: always where the defence is lowest (CORE-7.12)."""
    if s.occupied(slot):
        while s.words[at.HAND + slot] > 0:
            place(s, slot, weakest(s, s.occupied(slot)))


def weakest(s: State, regions: i64) -> i64:
    """The region with the lowest defence, the lowest number among equals, immune ones last (CORE-7.12)."""
    exposed = regions & ~s.guarded()
    if exposed:
        regions = exposed
    best: i64 = -1
    lowest: i64 = 1 << 30
    while regions:
        r = first(regions)
        regions &= regions - 1
        # The same for all terrain but mountains, so what the bare ground costs is taken off.
        strength = s.defence(r) - s.board.bare_cost[r] + (1 if s.board.mountain & BIT[r] else 0)
        if strength < lowest:
            lowest = strength
            best = r
    return best
